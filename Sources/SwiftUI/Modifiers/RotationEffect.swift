import VistazoArchive

/// A view turned around its middle. In cells shapes turn, and arrows among the symbols, to the nearest eighth;
/// all else stays upright, which the author is told.
struct RotationEffect<Content: View> {
    let content: Content
    let angle: Angle
}

extension RotationEffect: View, PrimitiveView {
    func nodes(in environment: EnvironmentValues) -> [Node] {
        var inner = environment
        inner.turn = environment.turn + angle
        let before = environment.lowering?.turnedParts
        let nodes = SwiftUI.nodes(of: content, in: inner)
        if environment.lowering?.turnedParts == before, angle != .zero {
            environment.lowering?.report(.noEffect("rotationEffect"))
        }
        return nodes
    }
}

extension EnvironmentValues {
    private struct TurnKey: EnvironmentKey { static var defaultValue: Angle { .zero } }

    /// How far the shapes within are turned, clockwise. A row or a column would turn as a whole: within it, none is.
    var turn: Angle {
        get { self[TurnKey.self] }
        set { self[TurnKey.self] = newValue }
    }
}

extension Angle {
    /// Turns of a quarter, 0…3, where the angle is so many; nil where it lies between.
    var quarters: Int? {
        let quarters = degrees / 90
        guard quarters.isFinite, abs(quarters - quarters.rounded()) < 1e-6 else { return nil }
        let within = quarters.rounded().truncatingRemainder(dividingBy: 4)
        return Int(within < 0 ? within + 4 : within)
    }

    /// The nearest of so many equal parts of a turn, 0 for none; nil for an angle that is no number.
    func nearest(of parts: Int) -> Int? {
        let part = (degrees / 360 * Double(parts)).rounded()
        guard part.isFinite else { return nil }
        let within = part.truncatingRemainder(dividingBy: Double(parts))
        return Int(within < 0 ? within + Double(parts) : within)
    }
}

/// The arrows among the symbols, by where they point, clockwise from the top.
private let arrows = [
    "arrow.up", "arrow.up.right", "arrow.right", "arrow.down.right", "arrow.down", "arrow.down.left",
    "arrow.left", "arrow.up.left",
]

/// The symbol that is this one turned; nil where there is none.
func turnedSymbol(_ name: String, by angle: Angle) -> String? {
    let place = name.hasPrefix("location.north") ? 0 : arrows.firstIndex(of: name)
    if let place, let eighths = angle.nearest(of: 8) {
        return eighths == 0 ? name : arrows[(place + eighths) % arrows.count]
    }
    let corners = ["chevron.up", "chevron.right", "chevron.down", "chevron.left"]
    if let place = corners.firstIndex(of: name), let quarters = angle.nearest(of: 4) {
        return corners[(place + quarters) % corners.count]
    }
    return nil
}

extension View {
    /// Turns shapes and arrows around their middle, clockwise; cells of text do not turn.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        RotationEffect(content: self, angle: angle)
    }
}
