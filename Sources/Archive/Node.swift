/// One element of an archived view tree: plain data, never code. Lengths are cells and may be fractions.
package struct Node: Hashable, Sendable {
    /// What it is, before its modifiers.
    package var content: Content
    /// In the order they apply: the first is the innermost.
    package var modifiers: [NodeModifier]

    /// Without modifiers it takes everything from what surrounds it.
    package init(_ content: Content, _ modifiers: [NodeModifier] = []) {
        self.content = content
        self.modifiers = modifiers
    }

    /// Draws nothing and takes no room.
    package static let empty = Node(.empty)
    /// One run in the look of what surrounds it.
    package static func text(_ string: String) -> Node { Node(.text([TextRun(.string(string))])) }

    /// What a node can be.
    package indirect enum Content: Hashable, Sendable {
        case empty
        case text([TextRun])
        /// A symbol by its SF Symbols name; unknown names draw a neutral mark.
        case symbol(String)
        case image(Picture)
        case stack(Stack)
        case grid(Table)
        /// Takes what is left along the stack's axis; its minimum in cells, nil for the default.
        case spacer(minimum: Double?)
        case divider
        case gauge(Gauge)
        case progress(Progress)
        case button(Button)
        case toggle(Toggle)
        case link(url: String, label: Node)
        case shape(Shape)
        case chart(Chart)
        /// The first child whose ideal size fits on the constrained axes, else the last.
        case fits(Axes, [Node])
        /// The room a `GeometryReader` would take; only while lowering, never in an archive.
        case geometry(Int)
    }

    /// Across, down, or one over the other.
    package enum Axis: String, CaseIterable, Sendable { case horizontal, vertical, depth }

    /// Which axes something concerns; may be neither.
    package struct Axes: OptionSet, Hashable, Sendable {
        /// Bits: 1 across, 2 down.
        package let rawValue: UInt8
        /// Other bits mean nothing.
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Across, in columns.
        package static let horizontal = Axes(rawValue: 1)
        /// Down, in rows.
        package static let vertical = Axes(rawValue: 2)
    }

    /// Children along an axis; `spacing` in cells, nil for the default (1 column, 0 rows).
    package struct Stack: Hashable, Sendable {
        /// `depth` lays the later child over the earlier.
        package var axis: Axis
        /// Cells between neighbours; nil for the default, and without effect in depth.
        package var spacing: Double?
        /// Across the axis; in depth on both.
        package var alignment: NodeAlignment
        /// In the order they were written, which is the reading order.
        package var children: [Node]

        /// Centred, with default spacing, unless it says otherwise.
        package init(
            _ axis: Axis, spacing: Double? = nil, alignment: NodeAlignment = .center, _ children: [Node]
        ) {
            self.axis = axis
            self.spacing = spacing
            self.alignment = alignment
            self.children = children
        }
    }

    /// Rows of cells that share the widths of their columns: each column takes the widest of its cells.
    package struct Table: Hashable, Sendable {
        /// May differ in length; a shorter row leaves its last columns empty.
        package var rows: [[Node]]
        /// Of each cell in its column and row.
        package var alignment: NodeAlignment
        /// In cells; nil for the default.
        package var columnSpacing: Double?
        /// In cells; nil for the default.
        package var rowSpacing: Double?

        /// Centred, with default spacing, unless it says otherwise.
        package init(
            rows: [[Node]], alignment: NodeAlignment = .center, columnSpacing: Double? = nil,
            rowSpacing: Double? = nil
        ) {
            self.rows = rows
            self.alignment = alignment
            self.columnSpacing = columnSpacing
            self.rowSpacing = rowSpacing
        }
    }

    /// A picture by name, or by its RGB pixels, row by row, three bytes each.
    package struct Picture: Hashable, Sendable {
        /// Of a file the host does not read: drawn as a neutral mark; nil where pixels say all.
        package var name: String?
        /// In pixels, one to a column; 0 where there are none.
        package var width: Int
        /// In pixels, two to a row; 0 where there are none.
        package var height: Int
        /// `3 * width * height` bytes; fewer draw the neutral mark.
        package var pixels: [UInt8]
        /// Takes all it is offered, else its own size.
        package var isResizable: Bool

        /// By default without pixels and at its own size.
        package init(
            name: String?, width: Int = 0, height: Int = 0, pixels: [UInt8] = [], isResizable: Bool = false
        ) {
            self.name = name
            self.width = width
            self.height = height
            self.pixels = pixels
            self.isResizable = isResizable
        }
    }

    /// A value in its bounds, as a bar or a ring.
    package struct Gauge: Hashable, Sendable {
        /// SwiftUI's gauge styles: bars and rings, with a mark on a track or filled up to the value.
        package enum Style: String, CaseIterable, Sendable {
            case automatic, linear, linearCapacity, circular, circularCapacity
        }

        /// 0…1; clamped, NaN is 0.
        package var value: Double
        /// `automatic` is for the surroundings to choose.
        package var style: Style
        /// True where the gauge is to be the frame of the whole widget.
        package var isRing: Bool
        /// What is measured; nil for none.
        package var label: Node?
        /// The value in words; nil for none.
        package var currentValueLabel: Node?
        /// At the low end; nil for none.
        package var minimumLabel: Node?
        /// At the high end; nil for none.
        package var maximumLabel: Node?

        /// By default without labels, in the style the surroundings choose.
        package init(
            value: Double, style: Style = .automatic, isRing: Bool = false, label: Node? = nil,
            currentValueLabel: Node? = nil, minimumLabel: Node? = nil, maximumLabel: Node? = nil
        ) {
            self.value = value
            self.style = style
            self.isRing = isRing
            self.label = label
            self.currentValueLabel = currentValueLabel
            self.minimumLabel = minimumLabel
            self.maximumLabel = maximumLabel
        }
    }

    /// How much of a task or a span of time is done.
    package struct Progress: Hashable, Sendable {
        /// A known share, or one that the clock gives.
        package enum Value: Hashable, Sendable {
            /// 0…1; nil is not known.
            case fraction(Double?)
            /// Fills, or empties, between two dates by the clock.
            case interval(LiveText.TimerSpan)
        }

        /// Where it stands.
        package var value: Value
        /// A ring, else a bar.
        package var isCircular: Bool
        /// What goes on; nil for none.
        package var label: Node?
        /// How far it is in words; nil for none.
        package var currentValueLabel: Node?

        /// By default a bar without labels.
        package init(
            _ value: Value, isCircular: Bool = false, label: Node? = nil, currentValueLabel: Node? = nil
        ) {
            self.value = value
            self.isCircular = isCircular
            self.label = label
            self.currentValueLabel = currentValueLabel
        }
    }

    /// How a button is dressed; `plain` and `automatic` both draw the label alone.
    package struct Button: Hashable, Sendable {
        /// SwiftUI's button styles, as far as cells can tell them.
        package enum Style: String, CaseIterable, Sendable {
            case automatic, plain, bordered, borderedProminent
        }

        /// The `key` of the button that Enter presses, wherever it stands.
        package static let enterKey = "⏎"

        /// The whole face: what is pressed is where this is drawn.
        package var label: Node
        /// nil where the button does nothing in a widget.
        package var intent: IntentCall?
        /// The key its author asked for: one printable character; `⏎` makes it what Enter does.
        package var key: String?
        /// The label itself brings no dress.
        package var style: Style

        /// By default the label alone, on a key that the host chooses.
        package init(
            label: Node, intent: IntentCall?, key: String? = nil, style: Style = .automatic
        ) {
            self.label = label
            self.intent = intent
            self.key = key
            self.style = style
        }
    }

    /// A label with a mark for on or off.
    package struct Toggle: Hashable, Sendable {
        /// Stands beside the mark; where there is `flipped`, instead of one.
        package var label: Node
        /// What stands in place of `label` while the toggle is shown the other way round: both draw their state
        /// themselves, so there is no mark. nil for a label that is the same either way.
        package var flipped: Node?
        /// What the mark shows now; a press asks for the opposite.
        package var isOn: Bool
        /// Carries the new value; nil where it does nothing in a widget.
        package var intent: IntentCall?
        /// The key its author asked for, one printable character; nil lets the host choose.
        package var key: String?

        /// Without a key the host chooses one.
        package init(
            label: Node, flipped: Node? = nil, isOn: Bool, intent: IntentCall?, key: String? = nil
        ) {
            self.label = label
            self.flipped = flipped
            self.isOn = isOn
            self.intent = intent
            self.key = key
        }
    }

    /// Takes all it is offered; 1 cell where nothing is. Fill and stroke are colours, nil for none;
    /// a shape with neither is filled with the foreground.
    package struct Shape: Hashable, Sendable {
        /// The outline; `container` follows the widget's own.
        package enum Kind: Hashable, Sendable {
            case rectangle, circle, capsule, ellipse, container
            /// Corner radius in cells.
            case roundedRectangle(Double)
        }

        /// The outline that `fill` and `stroke` go by.
        package var kind: Kind
        /// Inside the outline; nil for none.
        package var fill: NodeColor?
        /// Along the outline, as thin as cells can; nil for none.
        package var stroke: NodeColor?
        /// Part of the outline that is drawn, 0…1.
        package var trim: ClosedRange<Double>?
        /// Inside the outline, where there are colours enough; `fill` is then its mean.
        package var gradient: NodeGradient?

        /// Without fill and stroke it takes the foreground; without `trim` all of it is drawn.
        package init(
            _ kind: Kind, fill: NodeColor? = nil, stroke: NodeColor? = nil, trim: ClosedRange<Double>? = nil,
            gradient: NodeGradient? = nil
        ) {
            self.kind = kind
            self.fill = gradient?.mean ?? fill
            self.stroke = stroke
            self.trim = trim
            self.gradient = gradient
        }
    }
}
