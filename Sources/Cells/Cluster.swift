/// A Character as a terminal shows it: one or more pieces that wrapping and clipping never part.
///
/// The Character is cleaned first, so that ncurses, tmux, xterm and VTE agree on its width: variation
/// selectors, skin tones, the keycap mark, tags and ZWJ are dropped, after an emoji all that follows the ZWJ
/// too; controls, direction controls and unknown scalars become visible stand-ins of one cell.
package struct Cluster: Hashable, Sendable {
    /// The first piece, nearly always the only one.
    package let first: Piece
    /// Where the pieces after the first are kept; nearly always there are none.
    private let tail: Tail
    private let columns: UInt32

    /// Columns that all pieces take together; never 0.
    package var width: Int { Int(columns) }

    /// The pieces after the first: the second half of a flag, a spacing vowel sign.
    package var rest: [Piece] { tail.pieces }

    /// A cluster of one piece.
    package init(_ piece: Piece) {
        self.init(first: piece, width: piece.width)
    }

    /// nil for a Character that takes no room: a zero-width space, a mark without a base.
    package init?(_ character: Character) {
        if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
            self.init(ascii: ascii)
            return
        }
        var cleaner = Cleaner()
        for scalar in character.unicodeScalars where !cleaner.take(scalar) { break }
        let pieces = cleaner.finish()
        guard let first = pieces.first else { return nil }
        self.init(
            first: first, rest: Array(pieces.dropFirst()), width: pieces.reduce(0) { $0 + $1.width })
    }

    fileprivate init(ascii: UInt8) {
        self.init(first: Piece(code: UInt32(ascii)), width: 1)
    }

    private init(first: Piece, rest: [Piece] = [], width: Int) {
        self.first = first
        tail = rest.isEmpty ? .none : Tail(rest)
        // What found no place in the table is not there.
        columns = UInt32(clamping: rest.isEmpty || tail != .none ? width : first.width)
    }

    /// In order from left to right, at least one.
    package var pieces: [Piece] { [first] + rest }

    /// A blank of one cell.
    package var isBlank: Bool { first == .blank && isOnePiece }

    /// True where nothing follows the first piece.
    package var isOnePiece: Bool { tail == .none }

    /// The cleaned Character.
    package var text: String { rest.reduce(into: first.text) { $0 += $1.text } }
}

/// The clusters of a text in order; Characters that take no room are left out.
///
/// Newlines and tabs come back as their pictures, `␊` and `␉`: split and expand before, where they mean
/// something.
package func clusters(of text: String) -> [Cluster] {
    if isPrintableASCII(text) { return text.utf8.map { Cluster(ascii: $0) } }
    return text.compactMap { Cluster($0) }
}

/// Columns that a text takes on one row.
package func displayWidth(_ text: String) -> Int {
    if isPrintableASCII(text) { return text.utf8.count }
    return text.reduce(0) { $0 + (Cluster($1)?.width ?? 0) }
}

/// True where each byte is a character of one cell.
package func isPrintableASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
}

/// Turns the scalars of one Character into pieces.
private struct Cleaner {
    private var pieces: [Piece] = []
    private var base: Unicode.Scalar?
    private var marks: [Unicode.Scalar] = []

    /// False where the rest of the Character is to be left out.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200D: return !(base.map(Self.isEmoji) ?? false)
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return true
        case 0x1F3FB...0x1F3FF, 0x20E3, 0xE0000...0xE007F: return true
        default: break
        }
        if let standIn = StandIn.forScalar(scalar) {
            begin(standIn)
        } else if ScalarWidth.columns(of: scalar) != 0 {
            begin(scalar)
        } else if base != nil && marks.count < Piece.markLimit {
            marks.append(scalar)
        }
        return true
    }

    mutating func finish() -> [Piece] {
        if let base { pieces.append(Piece(base: base, marks: marks)) }
        return pieces
    }

    private mutating func begin(_ scalar: Unicode.Scalar) {
        if let base { pieces.append(Piece(base: base, marks: marks)) }
        base = scalar
        marks = []
    }

    /// Digits, `#` and `*` count as emoji in Unicode's data, but join nothing.
    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && scalar.properties.isEmoji
    }
}
