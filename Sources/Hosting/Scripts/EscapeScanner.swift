/// Parts a text into what is shown, controls and control sequences (ECMA-48); strings for the terminal, such as
/// titles and links (OSC, DCS, APC, PM, SOS), and escapes of other kinds are passed over.
struct EscapeScanner {
    enum Piece: Equatable {
        /// Without any control.
        case text(String)
        case control(Unicode.Scalar)
        /// `ESC [ parameters final`.
        case sequence(final: Unicode.Scalar, parameters: String)
    }

    private var rest: Substring.UnicodeScalarView

    init(_ text: String) { rest = text[...].unicodeScalars }

    /// nil at the end.
    mutating func next() -> Piece? {
        while let first = rest.first {
            guard Self.isControl(first) else { return .text(takeText()) }
            rest.removeFirst()
            switch first {
            case "\u{1B}": if let piece = escape() { return piece }
            case "\u{9B}": if let piece = sequence() { return piece }
            case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": skipString()
            default: return .control(first)
            }
        }
        return nil
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    private mutating func takeText() -> String {
        let end = rest.firstIndex(where: Self.isControl) ?? rest.endIndex
        defer { rest = rest[end...] }
        return String(rest[..<end])
    }

    private mutating func escape() -> Piece? {
        guard let kind = rest.first else { return nil }
        switch kind {
        case "[":
            rest.removeFirst()
            return sequence()
        case "]", "P", "X", "^", "_":
            rest.removeFirst()
            skipString()
        case " "..."/":
            // Intermediates, then one final: character sets and the like.
            while let scalar = rest.first, (" "..."/").contains(scalar) { rest.removeFirst() }
            if let final = rest.first, ("0"..."~").contains(final) { rest.removeFirst() }
        case "0"..."~": rest.removeFirst()
        default: break
        }
        return nil
    }

    /// nil where it is broken off, or is private.
    private mutating func sequence() -> Piece? {
        var parameters = String.UnicodeScalarView()
        while let scalar = rest.first, (" "..."?").contains(scalar) {
            // Longer than any that means something.
            if parameters.count < 256 { parameters.append(scalar) }
            rest.removeFirst()
        }
        guard let final = rest.first, ("@"..."~").contains(final) else { return nil }
        rest.removeFirst()
        let isPlain = parameters.allSatisfy { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
        return isPlain ? .sequence(final: final, parameters: String(parameters)) : nil
    }

    /// To its terminator: BEL, ST, or the line's end where there is none.
    private mutating func skipString() {
        while let scalar = rest.first {
            switch scalar {
            case "\u{07}", "\u{9C}":
                rest.removeFirst()
                return
            case "\u{1B}":
                rest.removeFirst()
                if rest.first == "\\" { rest.removeFirst() }
                return
            case "\n": return
            default: rest.removeFirst()
            }
        }
    }
}
