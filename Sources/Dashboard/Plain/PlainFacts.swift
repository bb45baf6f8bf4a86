import Foundation
import VistazoArchive
import VistazoRendering
import VistazoWords

/// Tells a view in words: what stands in a row is one fact, unless room stands between; what stands in a
/// column is a fact each, the first together with what stands before the column. Pictures, shapes and colours say nothing; states are named.
struct PlainFacts {
    let words: Words
    let surroundings: Surroundings
    let now: Date
    let hidesSensitive: Bool
    /// What can be done here, in the order of the view.
    private(set) var actions: [(call: IntentCall, label: String)] = []

    init(words: Words, surroundings: Surroundings, now: Date, hidesSensitive: Bool) {
        self.words = words
        self.surroundings = surroundings
        self.now = now
        self.hidesSensitive = hidesSensitive
    }

    mutating func facts(of node: Node) -> [String] {
        // Wherever they stand among the others: a label inside of them is hidden too.
        if node.modifiers.contains(.hidden) { return [] }
        if hidesSensitive && node.modifiers.contains(.sensitive) { return [words("dashboard.plain.hidden")] }
        var overlays: [Node] = []
        for modifier in node.modifiers {
            switch modifier {
            case .redacted: return [words("dashboard.plain.hidden")]
            // A label over something private may say what that says.
            case .accessibilityLabel(let label) where !hidesSensitive || !node.holdsSensitive:
                // The label stands for the picture, not for what can be done with it.
                _ = facts(of: node.content)
                return Self.lines(label)
            case .overlay(let node, _): overlays.append(node)
            default: break
            }
        }
        var found = facts(of: node.content)
        for overlay in overlays { found += facts(of: overlay) }
        return found
    }

    private mutating func facts(of content: Node.Content) -> [String] {
        switch content {
        case .empty, .image, .spacer, .divider, .shape, .geometry: []
        case .symbol(let name): symbol(name).map { [$0] } ?? []
        case .text(let runs): Self.lines(runs.map(words(of:)).joined())
        case .stack(let stack): stack.axis == .horizontal ? row(stack.children) : column(stack.children)
        case .grid(let table): table.rows.flatMap { row($0) }
        case .gauge(let gauge): self.gauge(gauge)
        case .progress(let progress): self.progress(progress)
        case .button(let button): self.button(button)
        case .toggle(let toggle): self.toggle(toggle)
        case .link(_, let label): facts(of: label)
        case .chart(let chart): self.chart(chart.marks)
        case .fits(_, let nodes): nodes.first.map { facts(of: $0) } ?? []
        }
    }

    private mutating func column(_ nodes: [Node]) -> [String] {
        nodes.reduce(into: []) { $0 += facts(of: $1) }
    }

    private mutating func row(_ nodes: [Node]) -> [String] {
        var lines: [String] = []
        var phrase: [String] = []
        func close() {
            if !phrase.isEmpty { lines.append(phrase.joined(separator: " ")) }
            phrase = []
        }
        for node in nodes {
            if case .spacer = node.content { close() }
            let found = facts(of: node)
            if found.count > 1 {
                // What stands beside the first line of a column belongs to it.
                phrase += found.prefix(1)
                close()
                lines += found.dropFirst()
            } else {
                phrase += found
            }
        }
        close()
        return lines
    }

    private func words(of run: TextRun) -> String {
        switch run.content {
        case .string(let text): text
        case .symbol(let name): symbol(name) ?? ""
        case .live(let live):
            liveText(live, now: now, zone: surroundings.zone, locale: surroundings.locale).string
        }
    }

    /// Symbols that tell a state; all others only adorn.
    private func symbol(_ name: String) -> String? {
        switch name.split(separator: ".").first {
        case "checkmark": words("dashboard.plain.checked")
        case "xmark": words("dashboard.plain.crossed")
        case "exclamationmark": words("dashboard.plain.warning")
        default: nil
        }
    }

    private mutating func gauge(_ gauge: Node.Gauge) -> [String] {
        let value = gauge.currentValueLabel.map { facts(of: $0) } ?? []
        let figures = value.isEmpty ? [percent(gauge.value)] : value
        return [(label(gauge.label) + figures).joined(separator: " ")]
    }

    private mutating func progress(_ progress: Node.Progress) -> [String] {
        let value = progress.currentValueLabel.map { facts(of: $0) } ?? []
        let figures: [String] =
            switch progress.value {
            case _ where !value.isEmpty: value
            case .fraction(let fraction):
                [fraction.map(percent) ?? words("dashboard.plain.underWay")]
            case .interval(let span):
                [percent(share(of: span))]
            }
        return [(label(progress.label) + figures).joined(separator: " ")]
    }

    private func share(of span: LiveText.TimerSpan) -> Double {
        let length = span.to.timeIntervalSince(span.from)
        guard length > 0 else { return span.countsDown || length < 0 ? 0 : 1 }
        let instant = min(now, span.pausedAt ?? now)
        let gone = min(max(instant.timeIntervalSince(span.from) / length, 0), 1)
        return span.countsDown ? 1 - gone : gone
    }

    private mutating func button(_ button: Node.Button) -> [String] {
        let label = actionLabel(button.label)
        if let call = button.intent { actions.append((call, label ?? call.name)) }
        return []
    }

    private mutating func toggle(_ toggle: Node.Toggle) -> [String] {
        let label = actionLabel(toggle.label)
        if let call = toggle.intent { actions.append((call, label ?? call.name)) }
        let state = words(toggle.isOn ? "dashboard.plain.on" : "dashboard.plain.off")
        return [[label, state].compactMap { $0 }.joined(separator: " ")]
    }

    /// What a button says; where it shows only a plus or a minus, what these mean.
    private mutating func actionLabel(_ node: Node) -> String? {
        let text = facts(of: node).joined(separator: " ")
        if !text.isEmpty { return text }
        switch node.firstSymbol?.split(separator: ".").first {
        case "plus": return words("dashboard.plain.more")
        case "minus": return words("dashboard.plain.less")
        default: return nil
        }
    }

    private mutating func label(_ node: Node?) -> [String] { node.map { facts(of: $0) } ?? [] }

    private func chart(_ marks: Node.Chart.Marks) -> [String] {
        switch marks {
        case .dots(let states):
            return states.isEmpty
                ? [] : [states.map { words("dashboard.day.\($0.rawValue)") }.joined(separator: ", ")]
        case .series(_, let values):
            let known = values.compactMap { $0 }.filter(\.isFinite)
            guard let last = known.last, let low = known.min(), let high = known.max() else { return [] }
            return [
                words(
                    "dashboard.plain.series",
                    ["last": number(last), "low": number(low), "high": number(high)])
            ]
        }
    }

    private func percent(_ share: Double) -> String {
        let share = share.isFinite ? min(max(share, 0), 1) : 0
        return share.formatted(.percent.precision(.fractionLength(0)).locale(surroundings.locale))
    }

    private func number(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(0...2)).locale(surroundings.locale))
    }

    /// The lines of a text that say something.
    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { withoutArt(String($0)) }.filter { !$0.isEmpty }
    }

    /// A text without box drawing, blocks and braille, and without blanks at its ends.
    static func withoutArt(_ text: String) -> String {
        let kept = text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x2500...0x259F, 0x2800...0x28FF: false
            default: scalar.properties.generalCategory != .control || scalar == "\t"
            }
        }
        return String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespaces)
    }
}

extension Node {
    fileprivate var firstSymbol: String? {
        switch content {
        case .symbol(let name): return name
        case .text(let runs):
            for case .symbol(let name) in runs.map(\.content) { return name }
            return nil
        default: return children.lazy.compactMap(\.firstSymbol).first
        }
    }
}
