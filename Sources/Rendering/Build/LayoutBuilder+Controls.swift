import VistazoArchive
import VistazoCells

extension LayoutBuilder {
    func button(_ button: Node.Button, _ environment: Environment) -> LayoutBox? {
        var inside = environment
        inside.isPressed = button.intent != nil
        guard let label = dressed(button, inside) else { return nil }
        guard let intent = button.intent else { return label }
        return press(label, .intent(intent), button.label, key: button.key, environment)
    }

    func toggle(_ toggle: Node.Toggle, _ environment: Environment) -> LayoutBox {
        if toggle.flipped != nil, let drawn = box(toggle.label, environment) {
            guard let intent = toggle.intent else { return drawn }
            return press(
                drawn, .toggle(intent, isOn: toggle.isOn), toggle.label, key: toggle.key, environment)
        }
        var mark = environment
        mark.color =
            toggle.isOn && !environment.isConcealed ? environment.tint ?? .role(.accent) : .role(.secondary)
        let glyph = environment.isConcealed ? "▆" : toggle.isOn ? "●" : "○"
        let children = [
            text([TextRun(.string(glyph))], mark.unconcealed), box(toggle.label, environment),
        ].compactMap { $0 }
        let row = StackBox(
            pass, .horizontal, spacing: 1, alignment: NodeAlignment(.leading, .firstBaseline), children)
        guard let intent = toggle.intent else { return row }
        return press(row, .toggle(intent, isOn: toggle.isOn), toggle.label, key: toggle.key, environment)
    }

    func link(_ url: String, _ label: Node, _ environment: Environment) -> LayoutBox? {
        var inner = environment
        inner.color = environment.color ?? environment.tint ?? .role(.accent)
        return box(label, inner).map { press($0, .open(url), label, key: nil, environment) }
    }

    private func press(
        _ box: LayoutBox, _ action: HitRegion.Action, _ label: Node, key: String?, _ environment: Environment
    ) -> LayoutBox {
        let words = PlainWords(surroundings, environment)
        if words.holdLiveText(of: label) { pass.hasLiveLabels = true }
        return PressBox(
            box,
            Press(
                rect: CellRect(size: .zero), action: action, key: key, sign: label.sign,
                label: words.label(of: label)))
    }

    /// The label as its author put it, or between brackets, or on a ground of the tint.
    private func dressed(_ button: Node.Button, _ environment: Environment) -> LayoutBox? {
        var inner = environment
        switch button.style {
        case .automatic, .plain: return box(button.label, environment)
        case .bordered:
            inner.axis = .horizontal
            inner.color = environment.color ?? environment.tint ?? .role(.accent)
            guard let label = box(button.label, inner) else { return nil }
            var edge = environment.unconcealed
            edge.font = nil
            edge.color = .role(.secondary)
            let edges = ["[", "]"].map { text([TextRun(.string($0))], edge) }
            return StackBox(pass, .horizontal, spacing: 1, [edges[0], label, edges[1]])
        case .borderedProminent:
            inner.axis = nil
            let ground = tint(environment)
            guard surroundings.mode != .vibrant, ground.color != .standard, !environment.isConcealed else {
                inner.isBold = true
                var plain = button
                plain.style = .bordered
                return dressed(plain, inner)
            }
            let isLight = CellColor.standard.legible(on: ground.color, least: 4.5) == .named(.black)
            inner.color = .role(isLight ? .black : .white)
            inner.isBold = environment.isBold ?? true
            guard let label = box(button.label, inner) else { return nil }
            let padded = PaddingBox(
                label, NodeModifier.Insets(top: 0, leading: 1, bottom: 0, trailing: 1))
            return GroundBox(padded, ink: ground)
        }
    }
}

extension Environment {
    /// For our own marks, which hide nothing.
    var unconcealed: Environment {
        var environment = self
        environment.isSensitive = false
        environment.redaction = []
        return environment
    }
}

extension Node {
    /// `+` or `-` where the first symbol in it, or all its text, is a plus or a minus.
    var sign: String? {
        switch content {
        case .symbol(let name): return Self.sign(ofSymbol: name)
        case .text(let runs):
            for run in runs {
                switch run.content {
                case .symbol(let name): return Self.sign(ofSymbol: name)
                case .string("+"), .string("＋"): return "+"
                case .string("-"), .string("−"), .string("–"): return "-"
                default: break
                }
            }
            return nil
        case .stack(let stack): return stack.children.lazy.compactMap(\.sign).first
        case .fits(_, let nodes): return nodes.lazy.compactMap(\.sign).first
        default: return nil
        }
    }

    private static func sign(ofSymbol name: String) -> String? {
        switch name.prefix(while: { $0 != "." }) {
        case "plus": "+"
        case "minus": "-"
        default: nil
        }
    }
}
