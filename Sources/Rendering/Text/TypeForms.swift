import Foundation
import VistazoAssets
import VistazoCells

/// What the characters of large type look like, as the embedded tables draw them.
struct TypeForms: Sendable {
    /// Rows of a character from the top, all of one length; a blank is `Piece.blank`.
    private let forms: [Unicode.Scalar: [[Piece]]]

    /// Pixels in five rows, `#` where there is ink.
    static let pixels = TypeForms(vistazo_pixel_type(), rows: 5, blank: ".")
    /// Figures of thin lines in three rows.
    static let lines = TypeForms(vistazo_line_type(), rows: 3, blank: "~")
    /// Figures of three rows for terminals without blocks.
    static let ascii = TypeForms(vistazo_ascii_type(), rows: 3, blank: "~")

    /// Of every character that the pixels draw themselves, two rows of pixels in one of cells.
    static let halves = pixels.forms.mapValues(halved)

    /// Pixels in half blocks, the last row alone where their number is odd.
    static func halved(_ pixels: [[Piece]]) -> [[Piece]] {
        stride(from: 0, to: pixels.count, by: 2).map { row in
            pixels[row].indices.map { column in
                let isBelow = row + 1 < pixels.count && pixels[row + 1][column] != .blank
                return switch (pixels[row][column] != .blank, isBelow) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): .blank
                }
            }
        }
    }

    /// Reads a table; what is no whole block of it is left out.
    init(_ asset: VistazoAsset, rows: Int, blank: Unicode.Scalar) {
        let text = String(
            decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
        var forms: [Unicode.Scalar: [[Piece]]] = [" ": Array(repeating: [.blank], count: rows)]
        var block: [[Substring]] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
            let words = line.split(separator: " ")
            if block.isEmpty, words.count > 2, words[1] == "=" {
                for twin in words.dropFirst(2) {
                    guard let scalar = twin.unicodeScalars.first, let same = words[0].unicodeScalars.first
                    else { continue }
                    forms[scalar] = forms[same]
                }
                continue
            }
            block.append(words)
            guard block.count == rows + 1 else { continue }
            for (index, name) in block[0].enumerated() {
                let drawn = block.dropFirst().compactMap { $0.indices.contains(index) ? $0[index] : nil }
                guard drawn.count == rows, let scalar = name.unicodeScalars.first else { continue }
                forms[scalar] = drawn.map { row in
                    row.unicodeScalars.map { $0 == blank ? .blank : Piece($0) }
                }
            }
            block = []
        }
        self.forms = forms
    }

    /// Every character that the table draws itself.
    var characters: some Collection<Unicode.Scalar> { forms.keys }

    /// The form of a character that the table draws itself.
    subscript(scalar: Unicode.Scalar) -> [[Piece]]? { forms[scalar] }

    /// A letter with an accent that the table does not draw: its base in four rows of pixels, and what of it is ink in
    /// the row of the accent. Between the two half a row is free.
    func accented(_ scalar: Unicode.Scalar) -> (letter: [[Piece]], accent: [Piece], isAbove: Bool)? {
        guard scalar.value > 0xBF, forms[scalar] == nil else { return nil }
        let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
        guard parts.count == 2, var letter = forms[Self.dotless[parts[0]] ?? parts[0]], letter.count == 5,
            let accent = Self.accents[parts[1]]
        else { return nil }
        if letter[0].contains(where: { $0 != .blank }) {
            // A row that is like the next is missed least.
            letter.remove(at: (0..<4).first { letter[$0] == letter[$0 + 1] } ?? 3)
        } else {
            letter.removeFirst()
        }
        if letter[0].count < 3, accent != .middle, accent != .below {
            // A narrow letter stands in the middle of what its accent takes.
            letter = letter.map { [.blank] + $0 + Array(repeating: .blank, count: 2 - $0.count) }
        }
        let width = letter[0].count
        let middle = width / 2
        let ink: [Int] =
            switch accent {
            case .left: [max(middle - 1, 0)]
            case .right: [min(middle + 1, width - 1)]
            case .middle, .below: [middle]
            case .sides: [max(middle - 1, 0), min(middle + 1, width - 1)]
            case .wide: Array(max(middle - 1, 0)...min(middle + 1, width - 1))
            }
        let row = (0..<width).map { ink.contains($0) ? Piece("#") : .blank }
        return (letter, row, accent != .below)
    }

    private enum Accent { case left, right, middle, sides, wide, below }

    /// Combining marks that stand above a letter, and those below.
    private static let accents: [Unicode.Scalar: Accent] = [
        "\u{300}": .left, "\u{301}": .right, "\u{302}": .middle, "\u{303}": .wide, "\u{304}": .wide,
        "\u{306}": .wide, "\u{307}": .middle, "\u{308}": .sides, "\u{30A}": .middle, "\u{30B}": .sides,
        "\u{30C}": .middle, "\u{323}": .below, "\u{326}": .below, "\u{327}": .below, "\u{328}": .below,
    ]

    private static let dotless: [Unicode.Scalar: Unicode.Scalar] = ["i": "ı", "j": "ȷ", "і": "ı", "ј": "ȷ"]
}
