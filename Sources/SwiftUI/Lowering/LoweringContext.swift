import AppIntents
import VistazoArchive
import VistazoRendering

/// What one lowering knows of its widget, and what it gathers on the way.
@MainActor
package final class LoweringContext {
    /// Something a view asked for that an archive cannot keep. It never stops a lowering.
    package enum Diagnostic: Hashable, Sendable {
        /// Views nested beyond reason, left out.
        case tooDeep
        /// A button or toggle left without its intent, and why.
        case refusedIntent(IntentCallError)
        /// A picture or a colour by a name that nothing was found for.
        case missing(String)
        /// A symbol of a name that has no glyph: a neutral mark stands for it.
        case unknownSymbol(String)
        /// A modifier that cells have no form for, by name.
        case noEffect(String)
    }

    /// The shape that is filled.
    package nonisolated let family: Family
    /// Size, clock, zone and locale at the entry's date; geometry is laid out with them.
    package nonisolated let surroundings: Surroundings
    /// Whether the kind draws to its outer edge.
    package nonisolated let ignoresMargins: Bool
    /// Without repetition, in the order they came up.
    package private(set) var diagnostics: [Diagnostic] = []

    /// How many shapes and symbols were drawn turned.
    var turnedParts = 0

    private var readers: [Int: @MainActor (CGSize, CGRect) -> Node] = [:]
    private var nextReader = 0

    /// A context for one entry in one family.
    package init(family: Family, surroundings: Surroundings, ignoresMargins: Bool = false) {
        self.family = family
        self.surroundings = surroundings
        self.ignoresMargins = ignoresMargins
    }

    /// The room of the widget's content, in points: the line, or what is inside the margin.
    package nonisolated var room: CGSize {
        let margin = ignoresMargins ? (columns: 0, rows: 0) : family.margin
        return CGSize(
            width: Double(max(surroundings.size.columns - 2 * margin.columns, 1)) * Cells.width,
            height: Double(max(surroundings.size.rows - 2 * margin.rows, 1)) * Cells.height)
    }

    /// Remembers what could not be kept.
    package func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// A placeholder for content that wants to know its size in points and its frame in the widget.
    func placeholder(_ content: @escaping @MainActor (CGSize, CGRect) -> Node) -> Node {
        nextReader += 1
        readers[nextReader] = content
        return Node(.geometry(nextReader))
    }

    /// The tree with content in the place of every placeholder: each round lays the tree out, builds the
    /// content of the readers that stand in it, and so finds the readers nested in them.
    func resolvingGeometry(in root: Node) -> Node {
        var root = root
        var rounds = 0
        while !readers.isEmpty, rounds < 16 {
            rounds += 1
            let rooms =
                family == .inline
                ? [:]
                : geometry(
                    of: root, family: family, surroundings: surroundings, ignoresMargins: ignoresMargins)
            let asked = readers
            readers = [:]
            root = root.replacingGeometry { number in
                guard let build = asked[number] else { return .empty }
                let frame =
                    rooms[number].map(CGRect.init(cells:)) ?? CGRect(origin: .zero, size: room)
                return .filling(with: build(frame.size, frame))
            }
        }
        if !readers.isEmpty {
            report(.tooDeep)
            root = root.replacingGeometry { _ in .empty }
        }
        return root
    }
}
