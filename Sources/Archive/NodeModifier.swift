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
    case accessibilityLabel(String)

    package struct Insets: Hashable, Sendable {
        package var top: Double
        package var leading: Double
        package var bottom: Double
        package var trailing: Double

        package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    package struct Frame: Hashable, Sendable {
        package var width: Double?
        package var height: Double?
        package var alignment: NodeAlignment

        package init(width: Double? = nil, height: Double? = nil, alignment: NodeAlignment = .center) {
            self.width = width
            self.height = height
            self.alignment = alignment
        }
    }

    /// Bounds an axis each; nil is none, `.infinity` is all that is offered.
    package struct FlexibleFrame: Hashable, Sendable {
        package var minimumWidth: Double?
        package var idealWidth: Double?
        package var maximumWidth: Double?
        package var minimumHeight: Double?
        package var idealHeight: Double?
        package var maximumHeight: Double?
        package var alignment: NodeAlignment

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

    package enum Truncation: String, CaseIterable, Sendable { case head, middle, tail }
    package enum TextCase: String, CaseIterable, Sendable { case uppercase, lowercase }
}

/// Why content is hidden.
package struct Redaction: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let placeholder = Redaction(rawValue: 1)
    package static let privacy = Redaction(rawValue: 2)
    package static let invalidated = Redaction(rawValue: 4)
}
