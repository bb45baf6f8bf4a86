import SwiftUI

struct RingView: View {
    var progress: CGFloat
    var lineWidth: CGFloat = 8

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                Circle().stroke(Color.ring.opacity(0.3), lineWidth: lineWidth)
                Circle()
                    .trim(from: 0, to: progress)
                    .stroke(
                        AngularGradient(gradient: Gradient(colors: [.red, .pink]), center: .center),
                        style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                Text("\(Int(progress * 100))%")
                    .font(.system(size: side * 0.3, weight: .bold))
            }
            .frame(width: side, height: side)
        }
    }
}

struct Wave: Shape {
    var amplitude: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
            path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 10) * amplitude))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

extension Color {
    static let ring = Color(red: 0.9, green: 0.1, blue: 0.3)
    static var faint: Color { Color(uiColor: .secondarySystemBackground) }
    init(hex: UInt32) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: 1)
    }
}

extension ShapeStyle where Self == Color {
    static var brand: Color { Color(hex: 0x33AA55) }
}

extension UIColor {
    convenience init(hex: Int) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}

struct Gallery: View {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    let adaptive = Array(repeating: GridItem(.adaptive(minimum: 40), spacing: 8), count: 1)

    var body: some View {
        ViewThatFits(in: .horizontal) {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(0..<3, id: \.self) { RingView(progress: Double($0) / 3).frame(height: 32) }
            }
            Grid(alignment: .leading, horizontalSpacing: 8) {
                GridRow {
                    Text("a")
                    Text("b").gridColumnAlignment(.trailing)
                }
                Divider()
                GridRow {
                    Wave(amplitude: 4).fill(.brand)
                    Capsule(style: .continuous).strokeBorder(.tint, lineWidth: 2)
                }
            }
            Group {
                if columns.count > 1 {
                    AnyView(Text("x").foregroundColor(Color(hex: 0xFF0000)))
                } else {
                    EmptyView()
                }
            }
        }
        .overlay(alignment: .bottom) { Color.faint.frame(height: 2) }
        .background(.fill.tertiary)
        .background(Color(UIColor(hex: 0x102030)).gradient)
        .clipShape(.rect(cornerRadius: 12))
        .mask { RoundedRectangle(cornerRadius: 4, style: .continuous) }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Rings"))
        .transition(.asymmetric(insertion: .opacity, removal: .scale(scale: 0.5)))
    }
}

struct Gallery_Previews: PreviewProvider {
    static var previews: some View {
        Gallery()
            .previewLayout(.fixed(width: 160, height: 160))
            .previewDisplayName("Gallery")
    }
}

#Preview("Rings") {
    if #available(iOS 17, *) {
        RingView(progress: 0.3)
    }
    RingView(progress: 0.6)
}
