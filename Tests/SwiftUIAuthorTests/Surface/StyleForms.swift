import SwiftUI
import WidgetKit

struct Wedge: Shape {
    var share = 0.25
    var animatableData: Double {
        get { share }
        set { share = newValue }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(0),
            endAngle: .degrees(360 * share), clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct Carded: ViewModifier {
    @Environment(\.colorScheme) private var scheme
    var radius: CGFloat = 4
    func body(content: Content) -> some View {
        content.padding(2).background(scheme == .dark ? Color.black : Color.white).cornerRadius(radius)
    }
}

extension View {
    func carded() -> some View { modifier(Carded()) }

    @ViewBuilder func maybe(_ condition: Bool) -> some View {
        if condition { bold() } else { self }
    }
}

enum StyleForms {
    @Forms static var colors: [Form] {
        Form("Color.red and its kin", "a") {
            Text("a").background(Color.red).background(Color.clear).background(Color.accentColor.opacity(0.2))
        }
        Form("Color(…) in its forms", "a") {
            Text("a").foregroundColor(Color(red: 1, green: 0.5, blue: 0))
                .background(Color("WidgetBackground")).background(Color(.systemBackground))
                .background(Color(UIColor.systemBackground)).background(Color(uiColor: .label).opacity(0))
                .background(Color(white: 0.2)).background(Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0))
                .background(Color(red: 0, green: 0, blue: 0, opacity: 0))
        }
        Form(".foregroundColor(…) in its forms", "a") {
            Text("a").foregroundColor(.white).foregroundColor(.secondary).foregroundColor(Color("x"))
                .foregroundColor(.white.opacity(0.7)).foregroundColor(Color.white)
        }
        Form(".foregroundStyle(…) in its forms", "a") {
            Text("a").foregroundStyle(.secondary).foregroundStyle(.white.opacity(0.5))
                .foregroundStyle(Color.red, Color.white).foregroundStyle(.tertiary).foregroundStyle(.tint)
                .foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
        Form(".background(…) in its forms", "a") {
            Text("a").background().background(.black).background(.red.opacity(0.2)).background { Color.red }
                .background(.regularMaterial).background(.blue, in: Capsule())
                .background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
                .background(alignment: .bottom) { Text("b") }.background(Circle().fill(.red))
        }
        Form(".overlay(…) in its forms", "b") {
            Text("a").overlay { Text("b") }.overlay(alignment: .leading) { Color.clear }
                .overlay(Circle().stroke(Color.white, lineWidth: 2).opacity(0))
        }
        Form("gradients", "a") {
            ZStack {
                LinearGradient(
                    gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
                LinearGradient(
                    stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)],
                    startPoint: UnitPoint(x: 0, y: 0), endPoint: .bottom)
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 8)
                AngularGradient(gradient: Gradient(colors: [.red]), center: .center)
                EllipticalGradient(colors: [.red, .blue])
                Text("a")
            }
        }
        Form(".fill.tertiary, .orange.gradient, AnyShapeStyle", "a") {
            Text("a").background(.fill.tertiary).background(.orange.gradient)
                .foregroundStyle(true ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
        }
        Form(".tint(…), .accentColor(…)", "a") {
            Text("a").tint(.blue).tint(Color.red).tint(Gradient(colors: [.red])).accentColor(.red)
        }
        Form(".opacity(…), .hidden()", "a") {
            Text("a").opacity(0.9); Text("b").hidden()
        }
        Form("shape style with a shadow", "a", told: ["shadow"]) {
            Text("a").background(.red.shadow(.drop(radius: 2)))
        }
    }

    @Forms static var shapes: [Form] {
        Form("Circle, Capsule, Ellipse, Rectangle, RoundedRectangle", "a") {
            Text("a").background {
                Circle().fill(Color.red)
                Capsule(style: .continuous).fill(.red)
                Ellipse()
                Rectangle().fill(.background)
                RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.black.opacity(0.1))
                ContainerRelativeShape().inset(by: 2).fill(.clear)
                UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4)).fill(.clear)
            }
        }
        Form(".stroke(…) in its forms", "╭") {
            RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 2)
        }
        Form(".strokeBorder(…), StrokeStyle", "╭") {
            RoundedRectangle(cornerRadius: 8)
                .strokeBorder(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 2]))
        }
        Form("Circle().trim().stroke().rotationEffect()", "╭") {
            Circle().trim(from: 0, to: 0.9)
                .stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
                .foregroundColor(.red).rotationEffect(Angle(degrees: 270))
        }
        Form("custom Shape", "▀") { Wedge(share: 0.5).fill(Color.red) }
        Form("Path { }", "⠉") {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 80, y: 0))
            }
            .stroke(Color.red, lineWidth: 2)
        }
        Form(".clipShape(…) in its forms", "a") {
            Text("a").clipShape(Circle()).clipShape(RoundedRectangle(cornerRadius: 4)).clipShape(Capsule())
                .clipShape(.rect(cornerRadius: 4)).clipShape(ContainerRelativeShape()).cornerRadius(4)
        }
        Form(".mask(…) in its forms", "a") {
            Text("a").mask { Rectangle() }.mask(Rectangle()).mask(alignment: .leading) { Rectangle() }
        }
        Form("Image(systemName:) and its modifiers", "★") {
            Image(systemName: "star").symbolVariant(.fill).symbolRenderingMode(.hierarchical)
                .imageScale(.large).font(.system(size: 16)).foregroundStyle(.red, .blue)
        }
        Form("Image(systemName:).resizable()", "★") {
            Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit).frame(
                width: 16, height: 16)
        }
        Form("Image(str), Image(uiImage:), Image(decorative:)") {
            Image("logo").resizable().scaledToFit()
            Image(uiImage: UIImage(data: Data()) ?? UIImage()).renderingMode(.template)
            Image(uiImage: UIImage(systemName: "star")!).widgetAccentedRenderingMode(.accentedDesaturated)
            Image(decorative: "logo")
        }
        Form("AsyncImage(url:)", "wait") {
            AsyncImage(url: URL(string: "https://example.org")) {
                $0.resizable()
            } placeholder: {
                Text("wait")
            }
        }
        Form("turned arrow", "→") { Image(systemName: "arrow.up").rotationEffect(.degrees(90)) }
    }

    @Forms static var effects: [Form] {
        Form(".shadow(…) in its forms", "a", told: ["shadow"]) {
            Text("a").shadow(radius: 2).shadow(color: .black, radius: 2).shadow(
                color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
        }
        Form(".scaleEffect(#), .blendMode(…)", "a", told: ["scaleEffect", "blendMode"]) {
            Text("a").scaleEffect(0.8).scaleEffect(x: 1, y: -1, anchor: .center).blendMode(.screen)
        }
        Form(".animation(…, value:), .transition(…)", "a", told: ["animation", "transition"]) {
            Text("a").animation(.easeInOut(duration: 0.2), value: 1).animation(.spring(), value: 1)
                .transition(.asymmetric(insertion: .scale(scale: 0.5), removal: .opacity))
                .transition(.move(edge: .top).combined(with: .opacity))
        }
        Form(".blur, .brightness, .glassEffect", "a", told: ["blur", "brightness", "glassEffect"]) {
            Text("a").blur(radius: 1).brightness(0.1).glassEffect(in: .rect(cornerRadius: 4))
        }
        Form(".onAppear, .onChange, .onTapGesture", "a", told: ["onAppear", "onChange", "onTapGesture"]) {
            Text("a").onAppear {}.onChange(of: 1) {}.onTapGesture {}
        }
        Form(".id, .modifier, .contentShape", "a") {
            Text("a").id(UUID()).modifier(Carded()).carded().maybe(true).contentShape(Rectangle())
        }
        Form(".redacted(reason:), .unredacted(), .privacySensitive()", "a") {
            Text("a").privacySensitive().redacted(reason: []).unredacted()
        }
        Form(".accessibility…", "a") {
            Text("a").accessibilityLabel(Text("b")).accessibilityLabel("b").accessibilityHidden(true)
                .accessibilityElement(children: .ignore).accessibilityValue("c").accessibilityHint("d")
        }
        Form(".navigationTitle, .preview…", "a") {
            Text("a").navigationTitle("x").previewDisplayName("x").previewLayout(.fixed(width: 1, height: 1))
                .previewContext(WidgetPreviewContext(family: .systemSmall))
        }
        Form(".widgetURL, .widgetAccentable, .widgetLabel, .widgetCurvesContent", "a") {
            Text("a").widgetURL(URL(string: "a://b")).widgetAccentable().widgetAccentable(false)
                .widgetLabel { Text("b") }.widgetLabel("b").widgetCurvesContent()
        }
        Form(".containerBackground(…) in its forms", "a") {
            Text("a").containerBackground(.fill.tertiary, for: .widget)
                .containerBackground(for: .widget) { Color.red }
                .containerBackground(Color("x").gradient, for: .widget)
                .containerBackground(.clear, for: .widget)
        }
    }
}
