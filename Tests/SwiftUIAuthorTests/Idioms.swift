import SwiftUI
import WidgetKit

/// Idioms of iOS sources, each of which has to find its one overload.
enum Mood: String, CaseIterable, Identifiable {
    case good, bad
    var id: String { rawValue }
}

final class Store: ObservableObject {
    @Published var count = 1
    func touch() { objectWillChange.send() }
}

struct Idioms: View {
    static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    @StateObject private var store = Store()
    @ScaledMetric(relativeTo: .body) var side: CGFloat = 12
    @Namespace private var space
    @Environment(\.widgetFamily) private var family
    @Environment(\.openURL) private var openURL
    @Binding var isOn: Bool

    let entryDate = Date()
    let optional: String? = nil
    let price = Decimal(string: "9.5")!
    let number = NSNumber(value: 3)

    var body: some View {
        VStack(
            alignment: .leading, spacing: nil,
            content: {
                words
                colours
                shapes
                controls
                layout
            })
    }

    @ViewBuilder private var words: some View {
        Text("\(entryDate, formatter: Self.formatter) \(optional ?? "none") \(CGFloat(1.5)) \(Float(2))")
        Text("\(store.count) of \(UInt8(3)) \(Mood.good.rawValue) \(number)")
        Text("\(true.description) \(String(describing: Mood.bad))")
        Text("\(true)")
        Text("\(Mood.good)")
        Text(price, format: .currency(code: "EUR"))
        Text(entryDate, formatter: Self.formatter)
        Text(entryDate.formatted(date: .omitted, time: .shortened))
        Text(entryDate...entryDate.addingTimeInterval(60))
        Text(NSNumber(value: 3).stringValue + "x")
        Text(optional ?? "a")
        Text(optional ?? String(localized: "b"))
        Text(family == .systemSmall ? "Small" : "Other")
        Text(LocalizedStringKey("key")) + Text(verbatim: " ") + Text(Image(systemName: "star"))
        Text("key", comment: "For translators")
        Text("a").font(.system(.title, design: .rounded).weight(.bold)).foregroundColor(.white.opacity(0.7))
        Text("b").font(Font.custom("Any", size: 12)).kerning(1).lineSpacing(2).foregroundStyle(.white, .blue)
        Text("c").fontWeight(store.count > 1 ? .bold : nil).foregroundColor(isOn ? .red : nil)
        Text("d").foregroundStyle(isOn ? Color.red : .secondary)
        Text("e").foregroundStyle(.secondary.opacity(0.5)).bold(isOn).padding(
            .init(top: 1, leading: 1, bottom: 1, trailing: 1))
        if let optional, !optional.isEmpty { Text(optional) } else if isOn { EmptyView() }
    }

    @ViewBuilder private var colours: some View {
        let faint = Color.red.opacity(0.2)
        Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 1)
        Color(UIColor.systemBackground)
        Color(uiColor: .label).frame(height: 1)
        faint.cornerRadius(8)
        LinearGradient(
            gradient: Gradient(stops: [
                .init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1),
            ]),
            startPoint: .topLeading, endPoint: UnitPoint(x: 0.5, y: 1))
        Rectangle().fill(.orange.gradient).overlay(.black.opacity(0.1)).tint(Gradient(colors: [.red, .blue]))
        Divider().background(.white).overlay(.gray)
        Spacer().frame(height: 8).background(
            LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    }

    @ViewBuilder private var shapes: some View {
        Image(uiImage: UIImage(named: "x") ?? UIImage()).resizable().scaledToFill().clipShape(Circle())
        Circle().fill(Color.red).frame(width: side, height: side).overlay(
            Circle().stroke(Color.white, lineWidth: 2))
        RoundedRectangle(cornerRadius: 10, style: .continuous).stroke(
            .red, style: .init(lineWidth: 2, dash: [4, 2]))
        Circle().inset(by: 2).stroke().rotation(.degrees(90)).trim(from: 0, to: 0.5)
        Text("a").background(Circle().fill(.red)).background(Color.red.clipShape(Capsule())).mask(Rectangle())
        Text("b").background(.ultraThinMaterial, in: .rect(cornerRadius: 4)).clipShape(.capsule)
        Text("c").background { RoundedRectangle(cornerRadius: 4).strokeBorder(Color.red) }.border(.red)
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 4)) }.fill()
    }

    @ViewBuilder private var controls: some View {
        Button(action: { openURL(URL(string: "a://b")!) }) { Label("Go", systemImage: "star") }
        Button("Delete", role: .destructive) { store.touch() }.buttonStyle(.borderless).matchedGeometryEffect(
            id: "a", in: space)
        Toggle(isOn: $isOn) { Text("On") }.toggleStyle(.switch).labelsHidden()
        Toggle("Count", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
        Gauge(value: 0.5, in: 0...1) {
            Image(systemName: "star")
        } currentValueLabel: {
            Text("1")
        }
        .gaugeStyle(.accessoryCircular).tint(.red)
        ProgressView(value: Double(store.count), total: 10).progressViewStyle(
            LinearProgressViewStyle(tint: .red))
        ProgressView(
            timerInterval: entryDate...entryDate + 60, countsDown: true, label: { EmptyView() },
            currentValueLabel: { EmptyView() })
        Link(destination: URL(string: "https://example.org")!, label: { Text("Go") })
        Label("Go", systemImage: "star").labelStyle(.titleAndIcon)
        Label {
            Text("Go")
        } icon: {
            Circle()
        }
    }

    @ViewBuilder private var layout: some View {
        ForEach(Mood.allCases) { Text($0.rawValue) }
        ForEach(Mood.allCases, id: \.self) { mood in Text(mood.rawValue).tag(mood) }
        ForEach(1...3, id: \.self) { Text("\($0)") }
        ForEach(0..<3) { index in
            let isLast = index == 2
            Text("\(index)").opacity(isLast ? 0 : 1)
        }
        ForEach(Array(zip(Mood.allCases.indices, Mood.allCases)), id: \.0) { index, mood in
            Text("\(index) \(mood.rawValue)")
        }
        GeometryReader { geo in
            let frame = geo.frame(in: .global)
            Text("\(frame.minX)").frame(width: geo.size.width * 0.5, height: max(geo.size.height - 2, 0))
                .position(x: geo.size.width / 2, y: geo.frame(in: .local).midY)
        }
        LazyVGrid(columns: Array(repeating: .init(.flexible(), spacing: 4), count: 2), alignment: .leading) {
            Text("a")
        }
        LazyHGrid(rows: [GridItem(.fixed(16))]) { Text("a") }
        Group { if #available(iOS 16, *) { Text("a") } else { Text("b") } }
        Text("a").frame(minWidth: 0, maxWidth: .infinity, alignment: .leading).accessibilityLabel("a")
        Text("a").if(isOn) { $0.bold() }.eraseToAnyView().widgetAccentable()
        self.text(for: .good)
    }

    func text(for mood: Mood) -> some View {
        switch mood {
        case .good: return Text("good")
        case .bad: return Text("bad").bold()
        }
    }
}

extension View {
    func eraseToAnyView() -> AnyView { AnyView(self) }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}
