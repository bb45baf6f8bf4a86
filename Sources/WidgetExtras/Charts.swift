import SwiftUI
import VistazoArchive

/// A line through values, drawn in braille over the room it is offered.
public struct Sparkline: View {
    private let values: [Double?]

    /// Values from the oldest to the newest; nil, and what is not finite, leaves a gap.
    nonisolated public init(_ values: [Double?]) { self.values = values }

    /// The line.
    public var body: some View { Series(form: .line, values: values) }
}

/// A bar for each value, drawn in eighth blocks over the room it is offered.
public struct Bars: View {
    private let values: [Double?]

    /// Values from the oldest to the newest; nil, and what is not finite, leaves a gap.
    nonisolated public init(_ values: [Double?]) { self.values = values }

    /// The bars.
    public var body: some View { Series(form: .bars, values: values) }
}

/// A square of two cells for each value, in five shades of the tint, a week a column.
public struct HeatMap: View {
    private let values: [Double?]

    /// Values from the oldest day to the newest; nil, and what is not finite, leaves a gap.
    nonisolated public init(_ values: [Double?]) { self.values = values }

    /// The squares.
    public var body: some View { Series(form: .heat, values: values) }
}

/// Values as marks.
private struct Series {
    let form: Node.Chart.Form
    let values: [Double?]
}

extension Series: View, PrimitiveView {
    typealias Body = Never

    func nodes(in environment: EnvironmentValues) -> [Node] {
        let finite = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
        return [Node(.chart(Node.Chart(.series(form, finite))))]
    }
}
