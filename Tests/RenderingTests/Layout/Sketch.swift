import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// A view of which every size and place is worked out the slow, obvious way: nothing is remembered, every rule
/// stands as the table of rules says it, and none of the code of layout is used.
indirect enum Sketch: Sendable {
    enum Axis: Sendable { case across, down }

    /// What a parent offers on each axis; nil for "your ideal".
    struct Offer {
        var across: Int?
        var down: Int?

        subscript(axis: Axis) -> Int? {
            get { axis == .across ? across : down }
            set { if axis == .across { across = newValue } else { down = newValue } }
        }
    }

    struct Extent: Equatable {
        var across: Int
        var down: Int

        subscript(axis: Axis) -> Int {
            get { axis == .across ? across : down }
            set { if axis == .across { across = newValue } else { down = newValue } }
        }
    }

    /// -1 at the beginning, 0 in the middle, 1 at the end.
    typealias Side = (across: Int, down: Int)

    case text(String)
    case fill
    case spacer(Int?)
    case stack(Axis, spacing: Int, side: Int, [Sketch])
    case layers(Side, [Sketch])
    case fits(across: Bool, down: Bool, [Sketch])
    case frame(Int?, Int?, Side, Sketch)
    case flexible(Axis, least: Int?, ideal: Int?, most: Int?, Side, Sketch)
    case padding(Int, Sketch)
    case fixed(across: Bool, down: Bool, Sketch)
    case priority(Double, Sketch)
    case layer(Side, over: Sketch, Sketch)
    case moved(Int, Int, Sketch)
    /// Its place is told by a number.
    case mark(Int, Sketch)

    static let infinity = 1 << 20

    var isSpacer: Bool {
        switch self {
        case .spacer: true
        case .padding(_, let child), .fixed(_, _, let child), .priority(_, let child),
            .layer(_, over: _, let child), .moved(_, _, let child), .mark(_, let child):
            child.isSpacer
        default: false
        }
    }

    var priority: Double {
        switch self {
        case .spacer: -.infinity
        case .priority(let priority, _): priority
        case .frame(_, _, _, let child), .flexible(_, _, _, _, _, let child):
            child.isSpacer ? 0 : child.priority
        case .padding(_, let child), .fixed(_, _, let child), .layer(_, over: _, let child),
            .moved(_, _, let child), .mark(_, let child):
            child.priority
        default: 0
        }
    }

    /// - Parameter axis: of the stack around.
    func extent(_ offer: Offer, in axis: Axis? = nil) -> Extent {
        switch self {
        case .text(let string):
            let lines = Self.lines(of: string, width: offer.across, limit: offer.down)
            return Extent(across: lines.map(\.count).max() ?? 0, down: lines.count)
        case .fill: return Extent(across: offer.across ?? 1, down: offer.down ?? 1)
        case .spacer(let minimum):
            let least = minimum ?? (axis == .across ? 1 : 0)
            var size = Extent(across: 0, down: 0)
            if axis != .down { size.across = max(offer.across ?? least, least) }
            if axis != .across { size.down = max(offer.down ?? least, least) }
            return size
        case .stack(let axis, let spacing, _, let children):
            let slots = Self.slots(axis, spacing, children, offer)
            var size = Extent(across: 0, down: 0)
            size[axis] = slots.map { $0.size[axis] }.reduce(0, +) + Self.gaps(spacing, children).reduce(0, +)
            let other: Axis = axis == .across ? .down : .across
            size[other] = slots.map { $0.size[other] }.max() ?? 0
            return size
        case .layers(_, let children):
            let top = children.map(\.priority).max()
            let sizes = children.filter { $0.priority == top }.map { $0.extent(offer) }
            return Extent(
                across: sizes.map(\.across).max() ?? 0, down: sizes.map(\.down).max() ?? 0)
        case .fits(let across, let down, let children):
            return Self.choice(across, down, children, offer, in: axis)?.extent(offer, in: axis)
                ?? Extent(across: 0, down: 0)
        case .frame(let width, let height, _, let child):
            let size = child.extent(
                Offer(across: width ?? offer.across, down: height ?? offer.down), in: axis)
            return Extent(across: width ?? size.across, down: height ?? size.down)
        case .flexible(let bounded, let least, let ideal, let most, _, let child):
            var size = child.extent(inner(offer), in: axis)
            let own = size[bounded]
            let bound = { (length: Int) in max(min(length, most ?? length), least ?? 0) }
            guard let offered = offer[bounded] else {
                size[bounded] = bound(ideal ?? own)
                return size
            }
            if least != nil, most != nil {
                size[bounded] = bound(offered)
            } else if let least {
                size[bounded] = max(min(offered, own), least)
            } else if let most {
                size[bounded] = min(max(offered, own), most)
            }
            return size
        case .padding(let width, let child):
            let size = child.extent(inner(offer), in: axis)
            return Extent(across: size.across + 2 * width, down: size.down + 2 * width)
        case .fixed(_, _, let child), .priority(_, let child), .layer(_, over: _, let child),
            .moved(_, _, let child), .mark(_, let child):
            return child.extent(inner(offer), in: axis)
        }
    }

    /// What the only child is offered.
    private func inner(_ offer: Offer) -> Offer {
        var inner = offer
        switch self {
        case .frame(let width, let height, _, _):
            inner = Offer(across: width ?? offer.across, down: height ?? offer.down)
        case .flexible(let axis, let least, let ideal, let most, _, _):
            inner[axis] = (offer[axis] ?? ideal).map { max(min($0, most ?? $0), least ?? 0) }
        case .padding(let width, _):
            inner = Offer(
                across: offer.across.map { max($0 - 2 * width, 0) },
                down: offer.down.map { max($0 - 2 * width, 0) })
        case .fixed(let across, let down, _):
            if across { inner.across = nil }
            if down { inner.down = nil }
        default: break
        }
        return inner
    }

    private static func choice(
        _ across: Bool, _ down: Bool, _ children: [Sketch], _ offer: Offer, in axis: Axis?
    ) -> Sketch? {
        for child in children.dropLast() {
            let ideal = child.extent(
                Offer(across: across ? nil : offer.across, down: down ? nil : offer.down), in: axis)
            if across && ideal.across > offer.across ?? infinity { continue }
            if down && ideal.down > offer.down ?? infinity { continue }
            return child
        }
        return children.last
    }

    private static func gaps(_ spacing: Int, _ children: [Sketch]) -> [Int] {
        guard children.count > 1 else { return [] }
        return (1..<children.count).map {
            children[$0 - 1].isSpacer || children[$0].isSpacer ? 0 : spacing
        }
    }

    /// What each child is offered and takes.
    private static func slots(
        _ axis: Axis, _ spacing: Int, _ children: [Sketch], _ offer: Offer
    ) -> [(offer: Offer, size: Extent)] {
        func taken(_ index: Int, _ length: Int?) -> (offer: Offer, size: Extent) {
            var offer = offer
            offer[axis] = length
            return (offer, children[index].extent(offer, in: axis))
        }
        guard let length = offer[axis] else { return children.indices.map { taken($0, nil) } }
        let low = children.indices.map { taken($0, 0).size[axis] }
        let high = children.indices.map { taken($0, infinity).size[axis] }
        let top = children.map(\.priority).max() ?? 0
        var available = length - gaps(spacing, children).reduce(0, +)
        for index in children.indices where children[index].priority < top { available -= low[index] }
        var slots: [Int: (offer: Offer, size: Extent)] = [:]
        for priority in Set(children.map(\.priority)).sorted(by: >) {
            var group = children.indices.filter { children[$0].priority == priority }
            if priority != top { available += group.map { low[$0] }.reduce(0, +) }
            while !group.isEmpty {
                // The least flexible, of those the one with the larger minimum, of those the first.
                var next = group[0]
                for index in group.dropFirst() {
                    let (a, b) = (high[index] - low[index], high[next] - low[next])
                    if a < b || a == b && low[index] > low[next] { next = index }
                }
                slots[next] = taken(next, max(available, 0) / group.count)
                available -= slots[next]?.size[axis] ?? 0
                group.removeAll { $0 == next }
            }
        }
        return children.indices.compactMap { slots[$0] }
    }

    /// A text in lines of single columns, cut to `limit` of them.
    static func lines(of text: String, width: Int?, limit: Int?) -> [String] {
        let width = width ?? infinity
        let limit = max(limit ?? infinity, 1)
        guard width > 0 else { return [""] }
        var lines: [String] = []
        var rest = text[...]
        repeat {
            // The rest fits, or the longest beginning that ends before a blank, or as much as there is room for.
            var line = rest.prefix(width)
            if rest.count > width {
                let ends = rest.indices.prefix(width + 1).filter {
                    rest[$0] == " " && $0 > rest.startIndex && rest[rest.index(before: $0)] != " "
                }
                if let end = ends.last { line = rest[..<end] }
            }
            let following = rest[line.endIndex...].drop { $0 == " " }
            if lines.count == limit - 1, !following.isEmpty {
                var kept = rest.prefix(width - 1)
                while kept.last == " " { kept.removeLast() }
                return lines + [kept + "…"]
            }
            lines.append(String(line))
            rest = following
        } while !rest.isEmpty
        return lines
    }
}

extension Sketch {
    typealias Places = [Int: CellRect]

    /// Where each mark stands when the view is offered so much and put at a point.
    func places(_ offer: Offer, column: Int = 0, row: Int = 0) -> Places {
        var found: Places = [:]
        put(offer, extent(offer), column, row, in: nil, &found)
        return found
    }

    private func put(
        _ offer: Offer, _ size: Extent, _ column: Int, _ row: Int, in axis: Axis?, _ found: inout Places
    ) {
        func aligned(_ child: Extent, _ side: Side) -> (column: Int, row: Int) {
            func shift(_ room: Int, _ own: Int, _ side: Int) -> Int {
                switch side {
                case -1: 0
                case 1: room - own
                default: Int((Double(room - own) / 2).rounded(.down))
                }
            }
            return (
                column + shift(size.across, child.across, side.across),
                row + shift(size.down, child.down, side.down)
            )
        }
        switch self {
        case .text, .fill, .spacer: break
        case .mark(let id, let child):
            found[id] = CellRect(column: column, row: row, columns: size.across, rows: size.down)
            child.put(offer, size, column, row, in: axis, &found)
        case .priority(_, let child), .fixed(_, _, let child):
            child.put(inner(offer), size, column, row, in: axis, &found)
        case .moved(let columns, let rows, let child):
            child.put(offer, size, column + columns, row + rows, in: axis, &found)
        case .padding(let width, let child):
            let own = child.extent(inner(offer), in: axis)
            child.put(inner(offer), own, column + width, row + width, in: axis, &found)
        case .frame(_, _, let side, let child), .flexible(_, _, _, _, let side, let child):
            let own = child.extent(inner(offer), in: axis)
            let place = aligned(own, side)
            child.put(inner(offer), own, place.column, place.row, in: axis, &found)
        case .layer(let side, over: let layer, let child):
            child.put(offer, size, column, row, in: axis, &found)
            let offered = Offer(across: size.across, down: size.down)
            let own = layer.extent(offered)
            let place = aligned(own, side)
            layer.put(offered, own, place.column, place.row, in: nil, &found)
        case .layers(let side, let children):
            let offered = Offer(across: size.across, down: size.down)
            for child in children {
                let own = child.extent(offered)
                let place = aligned(own, side)
                child.put(offered, own, place.column, place.row, in: nil, &found)
            }
        case .fits(let across, let down, let children):
            Self.choice(across, down, children, offer, in: axis)?.put(
                offer, size, column, row, in: axis, &found)
        case .stack(let axis, let spacing, let side, let children):
            let other: Axis = axis == .across ? .down : .across
            var offer = offer
            if offer[other] == nil { offer[other] = size[other] }
            let slots = Self.slots(axis, spacing, children, offer)
            let gaps = Self.gaps(spacing, children) + [0]
            var along = 0
            for (index, slot) in slots.enumerated() {
                let place = aligned(slot.size, (across: side, down: side))
                children[index].put(
                    slot.offer, slot.size, axis == .across ? column + along : place.column,
                    axis == .across ? place.row : row + along, in: axis, &found)
                along += slot.size[axis] + gaps[index]
            }
        }
    }
}

extension Sketch {
    /// The same view for the layout that is tried.
    var node: Node {
        func alignment(_ side: Side) -> NodeAlignment {
            NodeAlignment(
                [.leading, .center, .trailing][side.across + 1], [.top, .center, .bottom][side.down + 1])
        }
        func axes(_ across: Bool, _ down: Bool) -> Node.Axes {
            Node.Axes(across ? [.horizontal] : []).union(down ? [.vertical] : [])
        }
        switch self {
        case .text(let string): return .text(string)
        case .fill: return Node(.geometry(-1))
        case .spacer(let minimum): return Node(.spacer(minimum: minimum.map(Double.init)))
        case .stack(let axis, let spacing, let side, let children):
            return Node(
                .stack(
                    Node.Stack(
                        axis == .across ? .horizontal : .vertical, spacing: Double(spacing),
                        alignment: alignment((side, side)), children.map(\.node))))
        case .layers(let side, let children): return .layers(children.map(\.node), alignment(side))
        case .fits(let across, let down, let children):
            return Node(.fits(axes(across, down), children.map(\.node)))
        case .frame(let width, let height, let side, let child):
            return child.node.with(.size(width.map(Double.init), height.map(Double.init), alignment(side)))
        case .flexible(let axis, let least, let ideal, let most, let side, let child):
            var frame = NodeModifier.FlexibleFrame(alignment: alignment(side))
            let bounds = (least.map(Double.init), ideal.map(Double.init), most.map(Self.length))
            if axis == .across {
                (frame.minimumWidth, frame.idealWidth, frame.maximumWidth) = bounds
            } else {
                (frame.minimumHeight, frame.idealHeight, frame.maximumHeight) = bounds
            }
            return child.node.with(.flexibleFrame(frame))
        case .padding(let width, let child):
            let side = Double(width)
            return child.node.with(
                .padding(NodeModifier.Insets(top: side, leading: side, bottom: side, trailing: side)))
        case .fixed(let across, let down, let child): return child.node.with(.fixed(axes(across, down)))
        case .priority(let priority, let child): return child.node.with(.priority(priority))
        case .layer(let side, over: let layer, let child):
            return child.node.with(.overlay(layer.node, alignment(side)))
        case .moved(let columns, let rows, let child):
            return child.node.with(.offset(columns: Double(columns), rows: Double(rows)))
        case .mark(let id, let child): return child.node.marked(id)
        }
    }

    private static func length(_ cells: Int) -> Double { cells >= infinity ? .infinity : Double(cells) }
}
