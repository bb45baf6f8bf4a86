extension Node {
    /// The intents that its buttons and toggles carry, those of grounds and labels too, in the order of the view.
    /// The depth of a view is bounded, so this is.
    package var calls: [IntentCall] {
        var found: [IntentCall] = []
        collect(into: &found)
        return found
    }

    private func collect(into found: inout [IntentCall]) {
        switch content {
        case .button(let button): if let call = button.intent { found.append(call) }
        case .toggle(let toggle): if let call = toggle.intent { found.append(call) }
        default: break
        }
        for part in parts { part.collect(into: &found) }
        for modifier in modifiers {
            switch modifier {
            case .background(let view, _), .overlay(let view, _), .containerBackground(let view):
                view.collect(into: &found)
            default: break
            }
        }
    }

    private var parts: [Node] {
        switch content {
        case .empty, .text, .symbol, .image, .spacer, .divider, .shape, .chart, .geometry: []
        case .stack(let stack): stack.children
        case .grid(let table): table.rows.flatMap { $0 }
        case .gauge(let gauge):
            [gauge.label, gauge.currentValueLabel, gauge.minimumLabel, gauge.maximumLabel].compactMap { $0 }
        case .progress(let progress): [progress.label, progress.currentValueLabel].compactMap { $0 }
        case .button(let button): [button.label]
        case .toggle(let toggle): [toggle.label] + (toggle.flipped.map { [$0] } ?? [])
        case .link(_, let label): [label]
        case .fits(_, let views): views
        }
    }
}
