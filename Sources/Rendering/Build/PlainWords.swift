import Foundation
import VistazoArchive
import VistazoCells

/// What a node says in plain words: for key hints, numbered actions and lines of text.
struct PlainWords {
    let surroundings: Surroundings
    let environment: Environment

    init(_ surroundings: Surroundings, _ environment: Environment = Environment()) {
        self.surroundings = surroundings
        self.environment = environment
    }

    /// The label of something that can be pressed: its words, else its symbol, a plus and a minus as the key
    /// they are; empty where it is hidden.
    func label(of node: Node) -> String {
        let words = words(of: node, environment)
        guard words.isEmpty, let symbol = symbol(of: node, environment) else { return words }
        return node.sign ?? symbol
    }

    /// Whether the clock may change what is said of a node.
    func holdLiveText(of node: Node) -> Bool {
        switch node.content {
        case .text(let runs): runs.contains { if case .live = $0.content { true } else { false } }
        case .stack(let stack): stack.children.contains(where: holdLiveText)
        case .grid(let table): table.rows.contains { $0.contains(where: holdLiveText) }
        case .fits(_, let nodes): nodes.contains(where: holdLiveText)
        case .button(let button): holdLiveText(of: button.label)
        case .toggle(let toggle): holdLiveText(of: toggle.label)
        case .link(_, let label): holdLiveText(of: label)
        default: false
        }
    }

    private func words(of node: Node, _ outer: Environment) -> String {
        let environment = outer.inside(node.modifiers)
        guard !environment.isConcealed, !environment.isPlaceholder else { return "" }
        for case .accessibilityLabel(let label) in node.modifiers.reversed() {
            // Over something private it may say what that says.
            if environment.redaction.contains(.privacy) && node.holdsSensitive { break }
            return label
        }
        switch node.content {
        case .text(let runs): return runs.map(words).joined().trimmingCharacters(in: .whitespacesAndNewlines)
        case .stack(let stack): return joined(stack.children, environment)
        case .grid(let table): return joined(table.rows.flatMap { $0 }, environment)
        case .fits(_, let nodes): return nodes.first.map { words(of: $0, environment) } ?? ""
        case .button(let button): return words(of: button.label, environment)
        case .toggle(let toggle): return words(of: toggle.label, environment)
        case .link(_, let label): return words(of: label, environment)
        default: return ""
        }
    }

    private func joined(_ nodes: [Node], _ environment: Environment) -> String {
        nodes.map { words(of: $0, environment) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func words(of run: TextRun) -> String {
        switch run.content {
        case .string(let string): string.replacing("\n", with: " ")
        case .live(let text):
            liveText(text, now: surroundings.now, zone: surroundings.zone, locale: surroundings.locale).string
        case .symbol: ""
        }
    }

    private func symbol(of node: Node, _ outer: Environment) -> String? {
        let environment = outer.inside(node.modifiers)
        guard !environment.isConcealed, !environment.isPlaceholder else { return nil }
        switch node.content {
        case .symbol(let name): return symbolGlyph(name, glyphs: surroundings.glyphs)
        case .text(let runs):
            for case .symbol(let name) in runs.map(\.content) {
                return symbolGlyph(name, glyphs: surroundings.glyphs)
            }
            return nil
        case .stack(let stack): return stack.children.lazy.compactMap { symbol(of: $0, environment) }.first
        case .fits(_, let nodes): return nodes.lazy.compactMap { symbol(of: $0, environment) }.first
        default: return nil
        }
    }
}

extension Node {
    /// Whether something that is pressed or read is marked as private in it.
    fileprivate var holdsSensitive: Bool {
        if modifiers.contains(.sensitive) { return true }
        switch content {
        case .stack(let stack): return stack.children.contains(where: \.holdsSensitive)
        case .grid(let table): return table.rows.contains { $0.contains(where: \.holdsSensitive) }
        case .fits(_, let nodes): return nodes.contains(where: \.holdsSensitive)
        case .button(let button): return button.label.holdsSensitive
        case .toggle(let toggle): return toggle.label.holdsSensitive
        case .link(_, let label): return label.holdsSensitive
        case .gauge(let gauge):
            return [gauge.label, gauge.currentValueLabel, gauge.minimumLabel, gauge.maximumLabel].contains {
                $0?.holdsSensitive == true
            }
        case .progress(let progress):
            return [progress.label, progress.currentValueLabel].contains { $0?.holdsSensitive == true }
        default: return false
        }
    }
}
