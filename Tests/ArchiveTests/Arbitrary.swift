import Foundation

@testable import VistazoArchive

/// Values of every sort, the same for the same seed.
struct Arbitrary {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    mutating func chance() -> Bool { below(2) == 0 }
    mutating func one<T>(of values: [T]) -> T { values[below(values.count)] }
    mutating func maybe<T>(_ make: (inout Arbitrary) -> T) -> T? { chance() ? make(&self) : nil }
    mutating func some<T>(upTo count: Int, _ make: (inout Arbitrary) -> T) -> [T] {
        (0..<below(count + 1)).map { _ in make(&self) }
    }

    mutating func length() -> Double {
        one(of: [0, 1, 2, 0.5, 1.0 / 3, -1, 12.25, 1e-7, 123_456.789, 1e11, Double(below(1000)) / 7])
    }
    mutating func string() -> String {
        one(of: [
            "", "a", "café", "字", "\"\\/", "\n\t\r", "\u{1B}[31m", "\u{0}", "\u{9B}", "\u{202E}x", "👨‍👩‍👧", "{}",
            "a\u{2028}b", "line", "\u{FEFF}", "e\u{301}", "\u{7F}",
        ])
    }
    mutating func date() -> Date {
        Date(timeIntervalSinceReferenceDate: (Double(below(2_000_000_000_000)) - 900_000_000_000) / 1000)
    }
    mutating func color() -> NodeColor {
        NodeColor(
            chance()
                ? .role(one(of: NodeColor.Role.allCases))
                : .rgb(UInt8(below(256)), UInt8(below(256)), UInt8(below(256))),
            opacity: one(of: [1, 1, 0.5, 0]))
    }
    mutating func font() -> NodeFont { NodeFont(points: length(), isBold: chance(), isItalic: chance()) }
    mutating func alignment() -> NodeAlignment { one(of: NodeAlignment.all) }
    mutating func axes() -> Node.Axes { Node.Axes(rawValue: UInt8(below(4))) }

    mutating func value(_ depth: Int = 2) -> JSONValue {
        switch below(depth > 0 ? 6 : 4) {
        case 0: .null
        case 1: .bool(chance())
        case 2: .number(Double(bitPattern: next()).isFinite ? length() * 1.1 : 3)
        case 3: .string(string())
        case 4: .array(some(upTo: 3) { $0.value(depth - 1) })
        default: .object(members(depth - 1))
        }
    }
    mutating func members(_ depth: Int = 2) -> [JSONValue.Member] {
        let keys = ["a", "b b", "é", "\u{1}"].prefix(below(5))
        return keys.map { JSONValue.Member($0, value(depth)) }
    }
    mutating func intent() -> IntentCall {
        IntentCall(
            name: string(), parameters: members(), type: maybe { $0.string() },
            authenticationPolicy: one(of: AuthenticationPolicy.allCases), runsInApp: chance())
    }

    mutating func span() -> LiveText.TimerSpan {
        LiveText.TimerSpan(
            from: date(), to: date(), pausedAt: maybe { $0.date() }, countsDown: chance(),
            showsHours: chance(),
            maxFieldCount: maybe { $0.below(7) + 1 }, maxPrecision: maybe { abs($0.length()) })
    }
    mutating func live() -> LiveText {
        switch below(5) {
        case 0: return .date(date(), one(of: LiveText.DateStyle.allCases))
        case 1: return .range(from: date(), to: date())
        case 2: return .timer(span())
        case 3: return .now(skeleton: one(of: ["jm", "jms", "yMMMd"]))
        default:
            return .format(
                LiveText.DateFormat(
                    date: date(), kind: one(of: LiveText.DateFormat.Kind.allCases),
                    allowedFields: maybe { make in
                        Set(make.some(upTo: 4) { $0.one(of: LiveText.DateFormat.Field.allCases) })
                    }, maxFieldCount: maybe { $0.below(7) + 1 }, maxPrecision: maybe { abs($0.length()) },
                    threshold: maybe { $0.one(of: LiveText.DateFormat.Field.allCases) },
                    sign: one(of: LiveText.DateFormat.Sign.allCases), showsHours: chance()))
        }
    }
    mutating func run() -> TextRun {
        let content: TextRun.Content =
            switch below(3) {
            case 0: .string(string())
            case 1: .live(live())
            default: .symbol(string())
            }
        if chance() { return TextRun(content) }
        return TextRun(
            content,
            TextTraits(
                isBold: maybe { $0.chance() }, isItalic: maybe { $0.chance() },
                isUnderlined: maybe { $0.chance() },
                isStruckThrough: maybe { $0.chance() }, color: maybe { $0.color() },
                background: maybe { $0.color() }, font: maybe { $0.font() }
            ))
    }

    mutating func shapeKind() -> Node.Shape.Kind {
        one(of: [.rectangle, .circle, .capsule, .ellipse, .container, .roundedRectangle(length())])
    }
    mutating func shape() -> Node.Shape {
        Node.Shape(
            shapeKind(), fill: maybe { $0.color() }, stroke: maybe { $0.color() },
            trim: maybe { _ in 0.25...0.5 }, gradient: chance() ? nil : maybe { $0.gradient() })
    }
    mutating func gradient() -> NodeGradient {
        let forms: [NodeGradient.Form] = [
            .linear(from: place(), to: place()), .radial(center: place(), from: length(), to: length()),
            .angular(center: place(), from: length(), to: length()),
        ]
        return NodeGradient(
            one(of: forms), some(upTo: 4) { NodeGradient.Stop($0.color(), at: Double($0.below(5)) / 4) })
    }
    private mutating func place() -> NodeGradient.Point { NodeGradient.Point(length(), length()) }
    mutating func picture() -> Node.Picture {
        guard chance() else { return Node.Picture(name: string(), isResizable: chance()) }
        let (width, height) = (below(3) + 1, below(3) + 1)
        return Node.Picture(
            name: maybe { $0.string() }, width: width, height: height,
            pixels: (0..<(width * height * 3)).map { _ in UInt8(below(256)) }, isResizable: chance())
    }
    mutating func chart() -> Node.Chart {
        chance()
            ? Node.Chart(.dots(some(upTo: 9) { $0.one(of: Node.Chart.DayState.allCases) }))
            : Node.Chart(
                .series(
                    one(of: Node.Chart.Form.allCases), some(upTo: 9) { make in make.maybe { $0.length() } }),
                domain: maybe { _ in -1.5...8 },
                scale: maybe { make in
                    make.chance() ? .numbers : .words(make.some(upTo: 3) { $0.string() })
                }, labels: some(upTo: 3) { $0.string() })
    }

    mutating func node(_ depth: Int = 3) -> Node {
        Node(content(depth), chance() ? [] : some(upTo: 3) { $0.modifier(depth - 1) })
    }
    mutating func label(_ depth: Int) -> Node? { depth > 0 ? maybe { $0.node(depth - 1) } : nil }
    private mutating func content(_ depth: Int) -> Node.Content {
        switch below(depth > 0 ? 17 : 9) {
        case 0: return .empty
        case 1: return .text(some(upTo: 3) { $0.run() })
        case 2: return .symbol(string())
        case 3: return .image(picture())
        case 4: return .spacer(minimum: maybe { $0.length() })
        case 5: return .divider
        case 6: return .shape(shape())
        case 7: return .chart(chart())
        case 8: return .text([TextRun(.string(string()))])
        case 9:
            return .stack(
                Node.Stack(
                    one(of: Node.Axis.allCases), spacing: maybe { $0.length() }, alignment: alignment(),
                    some(upTo: 4) { $0.node(depth - 1) }))
        case 10:
            return .grid(
                Node.Table(
                    rows: some(upTo: 3) { make in make.some(upTo: 3) { $0.node(depth - 1) } },
                    alignment: alignment(), columnSpacing: maybe { $0.length() },
                    rowSpacing: maybe { $0.length() }))
        case 11:
            return .gauge(
                Node.Gauge(
                    value: length(), style: one(of: Node.Gauge.Style.allCases), isRing: chance(),
                    label: label(depth), currentValueLabel: label(depth), minimumLabel: label(depth),
                    maximumLabel: label(depth)))
        case 12:
            let value: Node.Progress.Value = chance() ? .interval(span()) : .fraction(maybe { $0.length() })
            return .progress(
                Node.Progress(
                    value, isCircular: chance(), label: label(depth), currentValueLabel: label(depth)))
        case 13:
            return .button(
                Node.Button(
                    label: node(depth - 1), intent: maybe { $0.intent() },
                    key: maybe { $0.one(of: ["l", "+", "é", "字"]) },
                    style: one(of: Node.Button.Style.allCases)))
        case 14:
            return .toggle(
                Node.Toggle(
                    label: node(depth - 1), isOn: chance(), intent: maybe { $0.intent() },
                    key: maybe { $0.one(of: ["l", "9"]) }))
        case 15: return .link(url: string(), label: node(depth - 1))
        default: return .fits(axes(), some(upTo: 3) { $0.node(depth - 1) })
        }
    }

    mutating func modifier(_ depth: Int) -> NodeModifier {
        switch below(depth > 0 ? 40 : 37) {
        case 0:
            return .padding(
                NodeModifier.Insets(top: length(), leading: length(), bottom: length(), trailing: length()))
        case 1: return .padding(NodeModifier.Insets(top: 1, leading: 1, bottom: 1, trailing: 1))
        case 2:
            return .frame(
                NodeModifier.Frame(
                    width: maybe { $0.length() }, height: maybe { $0.length() }, alignment: alignment()))
        case 3:
            func bound() -> Double? { maybe { $0.one(of: [.infinity, 3, 0.5]) } }
            return .flexibleFrame(
                NodeModifier.FlexibleFrame(
                    minimumWidth: bound(), idealWidth: bound(), maximumWidth: bound(), minimumHeight: bound(),
                    idealHeight: bound(), maximumHeight: bound(), alignment: alignment()))
        case 4: return .flexibleFrame(NodeModifier.FlexibleFrame())
        case 5: return .offset(columns: length(), rows: length())
        case 6: return .font(font())
        case 7: return .bold(chance())
        case 8: return .italic(chance())
        case 9: return .underline(chance())
        case 10: return .strikethrough(chance())
        case 11: return .monospacedDigit
        case 12: return .textCase(one(of: NodeModifier.TextCase.allCases))
        case 13: return .color(color())
        case 14: return .tint(color())
        case 15: return .opacity(length())
        case 16: return .lines(minimum: maybe { $0.below(9) }, maximum: maybe { $0.below(9) })
        case 17: return .truncation(one(of: NodeModifier.Truncation.allCases))
        case 18: return .textAlignment(one(of: NodeAlignment.Horizontal.allCases))
        case 19: return .minimumScale(length())
        case 20: return .priority(length())
        case 21: return .fixed(axes())
        case 22: return .aspectRatio(maybe { $0.length() }, fills: chance())
        case 23: return .clip(shapeKind())
        case 24: return .border(color())
        case 25: return .sensitive
        case 26: return .redacted(Redaction(rawValue: UInt8(below(8))))
        case 27: return .unredacted
        case 28: return .accentable(chance())
        case 29: return .hidden
        case 30: return .invalidatable
        case 31: return .widgetURL(string())
        case 32: return .accessibilityLabel(string())
        case 33: return .gridColumns(1 + below(6))
        case 34: return .gridAlignment(alignment())
        case 35: return .gridColumnAlignment(one(of: NodeAlignment.Horizontal.allCases))
        case 36: return .gridRowAlignment(one(of: NodeAlignment.Vertical.allCases))
        case 37: return .background(node(depth - 1), alignment())
        case 38: return .overlay(node(depth - 1), alignment())
        default: return .containerBackground(node(depth - 1))
        }
    }

    mutating func archive() -> ArchivedTimeline {
        let entries = some(upTo: 4) { make in
            ArchivedEntry(
                date: make.date(), capturedAt: make.maybe { $0.date() },
                relevance: make.maybe { ArchivedEntry.Relevance(score: $0.length(), duration: $0.length()) },
                view: make.node(), ignoresMargins: make.chance())
        }
        return ArchivedTimeline(
            entries: entries.sorted { $0.date < $1.date },
            reload: one(of: [.atEnd, .never, .after(date())]), staleAfter: maybe { abs($0.length()) },
            madeFor: maybe { make in
                MadeFor(
                    family: make.one(of: Family.allCases), columns: make.below(200), rows: make.below(60),
                    mode: make.one(of: RenderingMode.allCases), scheme: make.one(of: Scheme.allCases),
                    locale: make.string(), zone: make.string())
            })
    }
}
