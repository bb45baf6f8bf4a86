import Foundation
import VistazoArchive
import VistazoCells

/// A gradient whose colours are resolved: answers the colour of any cell of its room.
struct GradientFill {
    private let form: NodeGradient.Form
    private let stops: [(color: RGB, location: Double)]

    /// nil where a shape is better filled evenly: without hues, where there are few colours, and of one stop.
    init?(_ gradient: NodeGradient, _ surroundings: Surroundings, opacity: Double) {
        guard surroundings.mode == .fullColor, surroundings.depth > .sixteen, gradient.stops.count > 1 else {
            return nil
        }
        form = gradient.form
        let palette = surroundings.scheme == .light ? VistazoCells.Palette.light : .dark
        let theme = surroundings.theme
        let paper =
            palette.rgb(theme.ground) ?? (surroundings.scheme == .light ? RGB(hex: 0xFFFFFF) : RGB(hex: 0))
        stops = gradient.stops.map { stop in
            let share = stop.color.base == .role(.clear) ? 0 : stop.color.opacity * opacity
            let top: RGB =
                switch stop.color.base {
                case .role(let role): palette.rgb(theme.color(role)) ?? palette.text
                case .rgb(let red, let green, let blue): RGB(red, green, blue)
                }
            return (top.mixed(over: paper, share: Int((share * 100).rounded())), stop.location)
        }
    }

    /// The colour in the middle of a cell, in columns and rows from the upper left of a room of that size.
    func color(column: Int, row: Int, in size: CellSize) -> CellColor {
        let color = color(at: place(column: column, row: row, in: size))
        return .rgb(color.red, color.green, color.blue)
    }

    /// How far along the gradient a cell lies. Distances are counted in columns, two to a row.
    private func place(column: Int, row: Int, in size: CellSize) -> Double {
        let (width, height) = (Double(size.columns), Double(2 * size.rows))
        let (x, y) = (Double(column) + 0.5, Double(2 * row) + 1)
        let share: Double
        switch form {
        case .linear(let from, let to):
            let (dx, dy) = ((to.x - from.x) * width, (to.y - from.y) * height)
            let length = dx * dx + dy * dy
            share = ((x - from.x * width) * dx + (y - from.y * height) * dy) / length
        case .radial(let center, let from, let to):
            let (dx, dy) = (x - center.x * width, y - center.y * height)
            share = ((dx * dx + dy * dy).squareRoot() - from) / (to - from)
        case .angular(let center, let from, let to):
            let turn = atan2(y - center.y * height, x - center.x * width) * 180 / .pi - from
            share = (turn - (turn / 360).rounded(.down) * 360) / (to - from)
        }
        return share.isNaN ? 0 : min(max(share, 0), 1)
    }

    private func color(at share: Double) -> RGB {
        guard let next = stops.firstIndex(where: { $0.location > share }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let part = (share - before.location) / (after.location - before.location)
        return after.color.mixed(over: before.color, share: Int((part * 100).rounded()))
    }
}
