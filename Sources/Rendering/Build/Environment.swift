import VistazoArchive
import VistazoCells

/// What modifiers say to all that is inside of them.
struct Environment {
    var font: NodeFont?
    var isBold: Bool?
    var isLight: Bool?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var textCase: NodeModifier.TextCase?
    var color: NodeColor?
    var tint: NodeColor?
    /// Of everything around, multiplied; 0…1.
    var opacity = 1.0
    var leastLines: Int?
    var mostLines: Int?
    var truncation = NodeModifier.Truncation.tail
    var textAlignment = NodeAlignment.Horizontal.leading
    var redaction: Redaction = []
    var isSensitive = false
    var isAccented = false
    /// True in the label of a button that does something.
    var isPressed = false
    /// True in what stands behind something else.
    var isGround = false
    /// Of the stack around; nil outside of one.
    var axis: LayoutAxis?
    /// Of a divider that says its own colour; what surrounds one does not colour it.
    var lineColor: NodeColor?

    /// True where the content must not be read.
    var isConcealed: Bool { isSensitive && redaction.contains(.privacy) }

    /// True where there is no content yet.
    var isPlaceholder: Bool { redaction.contains(.placeholder) }

    /// Takes in what a modifier says to what it surrounds; nothing where it only changes layout.
    mutating func apply(_ modifier: NodeModifier) {
        switch modifier {
        case .font(let font): self.font = font
        case .bold(let isOn):
            isBold = isOn
            isLight = false
        case .light:
            isBold = false
            isLight = true
        case .italic(let isOn): isItalic = isOn
        case .underline(let isOn): isUnderlined = isOn
        case .strikethrough(let isOn): isStruckThrough = isOn
        case .textCase(let textCase): self.textCase = textCase
        case .color(let color): self.color = color
        case .tint(let tint): self.tint = tint
        case .opacity(let opacity): self.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        case .lines(let minimum, let maximum):
            leastLines = minimum.map { min(max($0, 1), unbounded) }
            mostLines = maximum.map { min(max($0, 1), unbounded) }
        case .truncation(let truncation): self.truncation = truncation
        case .textAlignment(let alignment): textAlignment = alignment
        case .sensitive: isSensitive = true
        case .redacted(let redaction): self.redaction.formUnion(redaction)
        case .unredacted: redaction = []
        case .accentable(let isOn): isAccented = isOn
        default: break
        }
    }

    /// The environment inside of modifiers, the innermost first.
    func inside(_ modifiers: some BidirectionalCollection<NodeModifier>) -> Environment {
        modifiers.reversed().reduce(into: self) { $0.apply($1) }
    }
}
