import Foundation
import VistazoArchive

/// The look that SGR sequences (`ESC [ … m`) have set so far: ECMA-48, with xterm's colours beyond sixteen.
struct GraphicRendition: Hashable {
    private var isBold = false
    private var isDim = false
    private var isItalic = false
    private var isUnderlined = false
    private var isStruckThrough = false
    private var isReversed = false
    private(set) var isHidden = false
    private var foreground: NodeColor?
    private var background: NodeColor?
    /// The ink where something has a ground of its own: black and white are what they say there.
    private var inkOnGround: NodeColor?
    /// What default text stands on and is written in, where it changes places.
    private let paper: NodeColor
    private let ink: NodeColor

    /// - Parameter scheme: of the ground that the text will stand on.
    init(scheme: Scheme) {
        paper = .role(scheme == .dark ? .black : .white)
        ink = .role(scheme == .dark ? .white : .black)
    }

    /// What a run in this look says of itself.
    var traits: TextTraits {
        var (color, ground) = (background == nil ? foreground : inkOnGround, background)
        if isReversed { (color, ground) = (background ?? paper, inkOnGround ?? ink) }
        if isDim, !isReversed {
            color = NodeColor(color?.base ?? .role(.primary), opacity: 0.6)
        }
        return TextTraits(
            isBold: isBold ? true : nil, isItalic: isItalic ? true : nil,
            isUnderlined: isUnderlined ? true : nil, isStruckThrough: isStruckThrough ? true : nil,
            color: color, background: ground)
    }

    /// Takes in the numbers of one sequence; what it does not know changes nothing.
    mutating func apply(_ text: some StringProtocol) {
        var codes: ArraySlice<Int> = []
        for field in text.split(separator: ";", omittingEmptySubsequences: false).prefix(32) {
            // Of the colon form the empty field of `38:2::r:g:b` is a colour space.
            let parts = String(field).replacing("::", with: ":").split(
                separator: ":", omittingEmptySubsequences: false
            ).prefix(8).map { $0.isEmpty ? 0 : Int($0) ?? -1 }
            switch parts[0] {
            case 38, 48: codes += parts
            // A curly underline is one; `4:0` is none.
            case 4: codes.append(parts.count > 1 && parts[1] == 0 ? 24 : 4)
            default: codes.append(parts[0])
            }
        }
        while let code = codes.popFirst() {
            switch code {
            case 0: reset()
            case 1: isBold = true
            case 2: isDim = true
            case 3: isItalic = true
            case 4, 21: isUnderlined = true
            case 7: isReversed = true
            case 8: isHidden = true
            case 9: isStruckThrough = true
            case 22: (isBold, isDim) = (false, false)
            case 23: isItalic = false
            case 24: isUnderlined = false
            case 27: isReversed = false
            case 28: isHidden = false
            case 29: isStruckThrough = false
            case 30...37: setInk(code - 30)
            case 38: if let color = Self.extended(&codes) { (foreground, inkOnGround) = (color, color) }
            case 39: (foreground, inkOnGround) = (nil, nil)
            case 40...47: background = Self.named(code - 40, isGround: true)
            case 48: if let color = Self.extended(&codes) { background = color }
            case 49: background = nil
            case 90...97: setInk(code - 90 + 8)
            case 100...107: background = Self.named(code - 100 + 8, isGround: true)
            default: break
            }
        }
    }

    private mutating func reset() {
        (isBold, isDim, isItalic, isUnderlined) = (false, false, false, false)
        (isStruckThrough, isReversed, isHidden) = (false, false, false)
        (foreground, background, inkOnGround) = (nil, nil, nil)
    }

    private mutating func setInk(_ index: Int) {
        foreground = Self.named(index)
        inkOnGround = index & 7 == 7 ? .role(.white) : Self.named(index, isGround: true)
    }

    /// `5;n` or `2;r;g;b` after 38 or 48.
    private static func extended(_ codes: inout ArraySlice<Int>) -> NodeColor? {
        switch codes.popFirst() {
        case 5:
            guard let index = codes.popFirst(), (0...255).contains(index) else { return nil }
            return color(index)
        case 2:
            guard codes.count >= 3 else {
                codes = []
                return nil
            }
            let channels = codes.prefix(3).compactMap { UInt8(exactly: $0) }
            codes = codes.dropFirst(3)
            return channels.count == 3 ? NodeColor(.rgb(channels[0], channels[1], channels[2])) : nil
        default: return nil
        }
    }

    /// One of xterm's 256: sixteen names, a cube of six steps, 24 greys.
    private static func color(_ index: Int) -> NodeColor? {
        switch index {
        case ..<16: return named(index)
        case 232...:
            let level = UInt8(8 + (index - 232) * 10)
            return NodeColor(.rgb(level, level, level))
        default:
            func channel(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + step * 40) }
            let cube = index - 16
            return NodeColor(.rgb(channel(cube / 36), channel(cube / 6 % 6), channel(cube % 6)))
        }
    }

    /// The theme's colour for one of the sixteen. Black and white as inks are the theme's own text and its dim text,
    /// so that they can be read on any ground.
    private static func named(_ index: Int, isGround: Bool = false) -> NodeColor? {
        switch index & 7 {
        case 0: return isGround ? .role(index < 8 ? .black : .gray) : .role(.secondary)
        case 1: return .role(.red)
        case 2: return .role(.green)
        case 3: return .role(.yellow)
        case 4: return .role(.blue)
        case 5: return .role(.purple)
        case 6: return .role(.cyan)
        default: return .role(isGround ? (index < 8 ? .gray : .white) : .primary)
        }
    }
}
