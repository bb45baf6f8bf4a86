import VistazoArchive

/// Room that grows along its stack.
public struct Spacer: Sendable {
    let minLength: CGFloat?

    /// At least `minLength` points; nil is the default of one column, or no row.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
    /// One spacer, its points turned into cells of the stack's axis; negative ones become 0.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let points =
            environment.stackAxis == .vertical ? minLength.map(Cells.down) : minLength.map(Cells.across)
        return [Node(.spacer(minimum: points.map { max($0, 0) }))]
    }
}

/// A line across the stack.
public struct Divider: Sendable {
    /// A thin line.
    public init() {}
}

extension Divider: View, PrimitiveView {
    /// One line across the axis of the stack around it.
    package func nodes(in environment: EnvironmentValues) -> [Node] { [Node(.divider)] }
}

extension EnvironmentValues {
    private struct StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

    /// The axis of the nearest stack around a view: the one its points run along.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
