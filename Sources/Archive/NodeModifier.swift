/// What is done to a node. Lengths are cells and may be fractions; only `Rendering` rounds.
package indirect enum NodeModifier: Hashable, Sendable {
    case padding(Insets)
    case frame(Frame)
    case flexibleFrame(FlexibleFrame)
    case background(Node, NodeAlignment)
    case overlay(Node, NodeAlignment)
    /// The ground of the whole widget, outside the margin too (`containerBackground`).
    case containerBackground(Node)
    case offset(columns: Double, rows: Double)
    case font(NodeFont)
    case bold(Bool)
    /// In thin strokes where large type has them; not bold.
    case light
    case italic(Bool)
    case underline(Bool)
    case strikethrough(Bool)
    case monospacedDigit
    case textCase(TextCase)
    case color(NodeColor)
    case tint(NodeColor)
    /// 0…1.
    case opacity(Double)
    /// At least and at most so many lines; nil is no bound.
    case lines(minimum: Int?, maximum: Int?)
    case truncation(Truncation)
    case textAlignment(NodeAlignment.Horizontal)
    /// 0…1; text may step down its ladder or lose pixel type before it is cut.
    case minimumScale(Double)
    case priority(Double)
    /// Takes its ideal size on these axes, whatever is proposed.
    case fixed(Node.Axes)
    /// Width divided by height in points; nil keeps the content's own. `fills` covers, else fits.
    case aspectRatio(Double?, fills: Bool)
    case clip(Node.Shape.Kind)
    case border(NodeColor)
    case sensitive
    case redacted(Redaction)
    case unredacted
    case accentable(Bool)
    case hidden
    case invalidatable
    case widgetURL(String)
    /// How many columns a cell of a table takes, at least one; a row of one cell takes all unless it says so.
    case gridColumns(Int)
    /// Of a cell in the room its table gives it, instead of what row, column and table say.
    case gridAlignment(NodeAlignment)
    /// Of all cells of the column in which the cell begins.
    case gridColumnAlignment(NodeAlignment.Horizontal)
    /// Of all cells of the row in which the cell stands.
    case gridRowAlignment(NodeAlignment.Vertical)
    case accessibilityLabel(String)

    /// Room around content on its four sides.
    package struct Insets: Hashable, Sendable {
        /// Rows; negative lets content reach out.
        package var top: Double
        /// Columns on the side where text begins.
        package var leading: Double
        /// Rows; negative lets content reach out.
        package var bottom: Double
        /// Columns on the side where text ends.
        package var trailing: Double

        /// Each side has to be said.
        package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    /// A size that content is given, whatever is proposed.
    package struct Frame: Hashable, Sendable {
        /// Columns; nil leaves the width to the content.
        package var width: Double?
        /// Rows; nil leaves the height to the content.
        package var height: Double?
        /// Of content that is smaller or larger than the frame.
        package var alignment: NodeAlignment

        /// By default it changes nothing.
        package init(width: Double? = nil, height: Double? = nil, alignment: NodeAlignment = .center) {
            self.width = width
            self.height = height
            self.alignment = alignment
        }
    }

    /// Bounds an axis each; nil is none, `.infinity` is all that is offered.
    package struct FlexibleFrame: Hashable, Sendable {
        /// Columns it never goes below.
        package var minimumWidth: Double?
        /// Columns it asks for where the width is left open.
        package var idealWidth: Double?
        /// Columns it never goes beyond.
        package var maximumWidth: Double?
        /// Rows it never goes below.
        package var minimumHeight: Double?
        /// Rows it asks for where the height is left open.
        package var idealHeight: Double?
        /// Rows it never goes beyond.
        package var maximumHeight: Double?
        /// Of content that is smaller or larger than the frame.
        package var alignment: NodeAlignment

        /// By default it bounds nothing.
        package init(
            minimumWidth: Double? = nil, idealWidth: Double? = nil, maximumWidth: Double? = nil,
            minimumHeight: Double? = nil, idealHeight: Double? = nil, maximumHeight: Double? = nil,
            alignment: NodeAlignment = .center
        ) {
            self.minimumWidth = minimumWidth
            self.idealWidth = idealWidth
            self.maximumWidth = maximumWidth
            self.minimumHeight = minimumHeight
            self.idealHeight = idealHeight
            self.maximumHeight = maximumHeight
            self.alignment = alignment
        }
    }

    /// Which end of a line gives way to the ellipsis.
    package enum Truncation: String, CaseIterable, Sendable { case head, middle, tail }
    /// Applied by the rules of the surroundings' locale.
    package enum TextCase: String, CaseIterable, Sendable { case uppercase, lowercase }
}

/// Why content is hidden.
package struct Redaction: OptionSet, Hashable, Sendable {
    /// The bits 1, 2 and 4; others mean nothing.
    package let rawValue: UInt8
    /// A set by its bits; zero hides nothing.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// What a literal such as `[.privacy]` says; the standard library's own way is not specialised.
    package init(arrayLiteral reasons: Redaction...) {
        self.init(rawValue: reasons.reduce(0) { $0 | $1.rawValue })
    }

    /// Nothing is known yet: all content becomes bars.
    package static let placeholder = Redaction(rawValue: 1)
    /// Somebody else may look: what is marked sensitive becomes bars.
    package static let privacy = Redaction(rawValue: 2)
    /// A press is under way: what is marked as invalidatable is drawn dim.
    package static let invalidated = Redaction(rawValue: 4)
}
