/// Colours that pass into each other over the room of a shape.
package struct NodeGradient: Hashable, Sendable {
    /// A colour and where it stands.
    package struct Stop: Hashable, Sendable {
        /// Roles are the theme's to say.
        package var color: NodeColor
        /// 0…1 along the gradient; less and more than its neighbours' has no effect.
        package var location: Double

        /// A colour at a place.
        package init(_ color: NodeColor, at location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// A place in a room by its parts: 0, 0 is the upper left, 1, 1 the lower right; may lie outside.
    package struct Point: Hashable, Sendable {
        /// Across, in widths of the room.
        package var x: Double
        /// Down, in heights of the room.
        package var y: Double

        /// A place by its parts.
        package init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// Which way the colours run.
    package enum Form: Hashable, Sendable {
        /// From one point to another.
        case linear(from: Point, to: Point)
        /// Outwards, between two radii in columns.
        case radial(center: Point, from: Double, to: Double)
        /// Around a point between two angles, in degrees clockwise from the right.
        case angular(center: Point, from: Double, to: Double)
    }

    /// Which way, and over how much of the room.
    package var form: Form
    /// In order of their places; none is clear.
    package var stops: [Stop]

    /// The stops are sorted by their places; what is no number stands at 0.
    package init(_ form: Form, _ stops: [Stop]) {
        self.form = form
        self.stops = stops.map { Stop($0.color, at: $0.location.isNaN ? 0 : min(max($0.location, 0), 1)) }
            .enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// Colours at even distances.
    package init(_ form: Form, _ colors: [NodeColor]) {
        let last = Double(max(colors.count - 1, 1))
        self.init(form, colors.enumerated().map { Stop($1, at: Double($0) / last) })
    }

    /// The one colour that stands for it: the mean of its stops; where a role is among them, the first that shows.
    package var mean: NodeColor {
        var sum = (red: 0, green: 0, blue: 0)
        var opacity = 0.0
        for color in stops.map(\.color) {
            guard case .rgb(let red, let green, let blue) = color.base else {
                return stops.map(\.color).first { $0.base != .role(.clear) && $0.opacity > 0 }
                    ?? .role(.clear)
            }
            sum = (sum.red + Int(red), sum.green + Int(green), sum.blue + Int(blue))
            opacity += color.opacity
        }
        guard !stops.isEmpty else { return .role(.clear) }
        func mean(_ sum: Int) -> UInt8 { UInt8(sum / stops.count) }
        return NodeColor(
            .rgb(mean(sum.red), mean(sum.green), mean(sum.blue)), opacity: opacity / Double(stops.count))
    }
}
