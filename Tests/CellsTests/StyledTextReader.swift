import VistazoCells

/// Reads a line as a terminal does: glyphs in the style that the escape sequences before them have set.
struct StyledTextReader {
    struct Glyph {
        var text: String
        var foreground = MappedColor.standard
        var background = MappedColor.standard
        var traits: CellTraits = []
    }

    private(set) var glyphs: [Glyph] = []
    private var style = Glyph(text: "")

    var isBackToStandard: Bool {
        style.foreground == .standard && style.background == .standard && style.traits == []
    }

    init(_ line: Substring) {
        var rest = line
        while let character = rest.popFirst() {
            if character == "\u{1B}" {
                let sequence = rest.prefix { $0 != "m" }
                rest = rest.dropFirst(sequence.count + 1)
                apply(sequence.dropFirst().split(separator: ";").compactMap { Int($0) })
            } else {
                style.text = String(character)
                glyphs.append(style)
            }
        }
    }

    private mutating func apply(_ codes: [Int]) {
        var codes = codes.isEmpty ? [0] : codes[...]
        while let code = codes.popFirst() {
            switch code {
            case 0: style = Glyph(text: "")
            case 1: style.traits.insert(.bold)
            case 2: style.traits.insert(.dim)
            case 3: style.traits.insert(.italic)
            case 4: style.traits.insert(.underline)
            case 7: style.traits.insert(.reverse)
            case 9: style.traits.insert(.strikethrough)
            case 22: style.traits.subtract([.bold, .dim])
            case 23: style.traits.remove(.italic)
            case 24: style.traits.remove(.underline)
            case 27: style.traits.remove(.reverse)
            case 29: style.traits.remove(.strikethrough)
            case 38: style.foreground = Self.extended(&codes)
            case 48: style.background = Self.extended(&codes)
            case 30...37: style.foreground = .indexed(UInt8(code - 30))
            case 90...97: style.foreground = .indexed(UInt8(code - 82))
            case 39: style.foreground = .standard
            case 40...47: style.background = .indexed(UInt8(code - 40))
            case 100...107: style.background = .indexed(UInt8(code - 92))
            case 49: style.background = .standard
            default: style.text = "unknown code"
            }
        }
    }

    private static func extended(_ codes: inout ArraySlice<Int>) -> MappedColor {
        let kind = codes.popFirst()
        let first = UInt8(codes.popFirst() ?? 0)
        if kind == 5 { return .indexed(first) }
        return .rgb(first, UInt8(codes.popFirst() ?? 0), UInt8(codes.popFirst() ?? 0))
    }
}
