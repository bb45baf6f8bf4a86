/// One element of an archived view tree: plain data, never code. Lengths are cells and may be fractions.
package struct Node: Hashable, Sendable {
    package var content: Content
    /// In the order they apply: the first is the innermost.
    package var modifiers: [NodeModifier]

    package init(_ content: Content, _ modifiers: [NodeModifier] = []) {
        self.content = content
        self.modifiers = modifiers
    }

    package static let empty = Node(.empty)
    package static func text(_ string: String) -> Node { Node(.text([TextRun(.string(string))])) }

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

    package enum Axis: String, CaseIterable, Sendable { case horizontal, vertical, depth }

    package struct Axes: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let horizontal = Axes(rawValue: 1)
        package static let vertical = Axes(rawValue: 2)
    }

    /// Children along an axis; `spacing` in cells, nil for the default (1 column, 0 rows).
    package struct Stack: Hashable, Sendable {
        package var axis: Axis
        package var spacing: Double?
        package var alignment: NodeAlignment
        package var children: [Node]

        package init(
            _ axis: Axis, spacing: Double? = nil, alignment: NodeAlignment = .center, _ children: [Node]
        ) {
            self.axis = axis
            self.spacing = spacing
            self.alignment = alignment
            self.children = children
        }
    }

    /// Rows of cells that share the widths of their columns. `columns` gives fixed or flexible widths, nil
    /// where each column takes the widest of its cells.
    package struct Table: Hashable, Sendable {
        package var rows: [[Node]]
        package var alignment: NodeAlignment
        package var columnSpacing: Double?
        package var rowSpacing: Double?

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
        package var name: String?
        package var width: Int
        package var height: Int
        package var pixels: [UInt8]
        package var isResizable: Bool

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

    package struct Gauge: Hashable, Sendable {
        /// `ring` draws the widget's own frame as the gauge (circular family); elsewhere it is a small ring.
        package enum Style: String, CaseIterable, Sendable {
            case automatic, linear, linearCapacity, circular, circularCapacity
        }

        /// 0…1; clamped, NaN is 0.
        package var value: Double
        package var style: Style
        /// True where the gauge is to be the frame of the whole widget.
        package var isRing: Bool
        package var label: Node?
        package var currentValueLabel: Node?
        package var minimumLabel: Node?
        package var maximumLabel: Node?

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

    package struct Progress: Hashable, Sendable {
        package enum Value: Hashable, Sendable {
            /// 0…1; nil is not known.
            case fraction(Double?)
            /// Fills, or empties, between two dates by the clock.
            case interval(LiveText.TimerSpan)
        }

        package var value: Value
        package var isCircular: Bool
        package var label: Node?
        package var currentValueLabel: Node?

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
        package enum Style: String, CaseIterable, Sendable {
            case automatic, plain, bordered, borderedProminent
        }

        /// The `key` of the button that Enter presses, wherever it stands.
        package static let enterKey = "⏎"

        package var label: Node
        /// nil where the button does nothing in a widget.
        package var intent: IntentCall?
        /// The key its author asked for: one printable character; `⏎` makes it what Enter does.
        package var key: String?
        package var style: Style

        package init(
            label: Node, intent: IntentCall?, key: String? = nil, style: Style = .automatic
        ) {
            self.label = label
            self.intent = intent
            self.key = key
            self.style = style
        }
    }

    package struct Toggle: Hashable, Sendable {
        package var label: Node
        package var isOn: Bool
        package var intent: IntentCall?
        package var key: String?

        package init(label: Node, isOn: Bool, intent: IntentCall?, key: String? = nil) {
            self.label = label
            self.isOn = isOn
            self.intent = intent
            self.key = key
        }
    }

    /// Takes all it is offered; 1 cell where nothing is. Fill and stroke are colours, nil for none;
    /// a shape with neither is filled with the foreground.
    package struct Shape: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case rectangle, circle, capsule, ellipse, container
            /// Corner radius in cells.
            case roundedRectangle(Double)
        }

        package var kind: Kind
        package var fill: NodeColor?
        package var stroke: NodeColor?
        /// Part of the outline that is drawn, 0…1.
        package var trim: ClosedRange<Double>?

        package init(
            _ kind: Kind, fill: NodeColor? = nil, stroke: NodeColor? = nil, trim: ClosedRange<Double>? = nil
        ) {
            self.kind = kind
            self.fill = fill
            self.stroke = stroke
            self.trim = trim
        }
    }

    package struct Chart: Hashable, Sendable {
        package enum Form: String, CaseIterable, Sendable { case bars, line, heat }
        package enum DayState: String, CaseIterable, Sendable {
            case met, partial, missed, failed, skipped, pending, notDue, beforeStart, over
        }
        package enum Marks: Hashable, Sendable {
            /// A value a column; nil leaves a gap.
            case series(Form, [Double?])
            /// A state a day.
            case dots([DayState])
        }

        package var marks: Marks

        package init(_ marks: Marks) { self.marks = marks }
    }
}

/// Where a child stands in the room it does not fill.
package struct NodeAlignment: Hashable, Sendable {
    package enum Horizontal: String, CaseIterable, Sendable { case leading, center, trailing }
    package enum Vertical: String, CaseIterable, Sendable {
        case top, center, bottom, firstBaseline, lastBaseline
    }

    package var horizontal: Horizontal
    package var vertical: Vertical

    package init(_ horizontal: Horizontal, _ vertical: Vertical) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package static let center = NodeAlignment(.center, .center)
    package static let topLeading = NodeAlignment(.leading, .top)
}

/// A stretch of text in one look.
package struct TextRun: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case string(String)
        case live(LiveText)
        case symbol(String)
    }

    package var content: Content
    package var traits: TextTraits

    package init(_ content: Content, _ traits: TextTraits = TextTraits()) {
        self.content = content
        self.traits = traits
    }
}

/// What a run says of its own look; nil leaves it to what surrounds it.
package struct TextTraits: Hashable, Sendable {
    package var isBold: Bool?
    package var isItalic: Bool?
    package var isUnderlined: Bool?
    package var isStruckThrough: Bool?
    package var color: NodeColor?
    package var font: NodeFont?

    package init(
        isBold: Bool? = nil, isItalic: Bool? = nil, isUnderlined: Bool? = nil, isStruckThrough: Bool? = nil,
        color: NodeColor? = nil, font: NodeFont? = nil
    ) {
        self.isBold = isBold
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.color = color
        self.font = font
    }
}

/// A font as far as cells can tell it: its size in points (from 34 pixel type, from 64 five rows) and
/// whether it is heavy.
package struct NodeFont: Hashable, Sendable {
    package var points: Double
    package var isBold: Bool
    package var isItalic: Bool

    package init(points: Double, isBold: Bool = false, isItalic: Bool = false) {
        self.points = points
        self.isBold = isBold
        self.isItalic = isItalic
    }
}
