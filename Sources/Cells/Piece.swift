import Synchronization

/// What one cell, or a wide pair, can hold: one spacing scalar and at most four marks.
///
/// Scalars that stand alone are stored as such; clusters of several are interned for the life of the
/// process, so that a piece stays four bytes and trivially copyable. A literal such as `"█"` is a piece.
package struct Piece: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral {
    /// A scalar, or `firstInterned` and up: a place in the table of interned clusters.
    let code: UInt32

    init(code: UInt32) { self.code = code }

    /// A space.
    package static let blank = Piece(code: 0x20)

    /// Most marks that a piece keeps after its spacing scalar; curses holds no more in a cell.
    static let markLimit = 4

    /// The piece of one scalar; a control, a mark and an unknown scalar become their visible stand-in.
    package init(_ scalar: Unicode.Scalar) {
        let shown = StandIn.forScalar(scalar) ?? scalar
        code = ScalarWidth.columns(of: shown) == 0 ? StandIn.replacement.value : shown.value
    }

    /// So that `"█"` is a piece; a control becomes its stand-in, as anywhere.
    package init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(scalar) }

    /// A spacing scalar with its marks; marks beyond the fourth are left out.
    init(base: Unicode.Scalar, marks: [Unicode.Scalar]) {
        if marks.isEmpty {
            code = base.value
        } else {
            code = interned.withLock { $0.code(of: [base] + marks.prefix(Self.markLimit)) }
        }
    }

    /// The spacing scalar and its marks.
    package var scalars: [Unicode.Scalar] {
        if let scalar = Unicode.Scalar(code) { return [scalar] }
        return interned.withLock { $0.scalars(of: code) }
    }

    /// The spacing scalar, without its marks.
    package var base: Unicode.Scalar { Unicode.Scalar(code) ?? scalars[0] }

    /// The piece as text, ready for any output.
    package var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Columns the piece takes: 1 or 2.
    package var width: Int { ScalarWidth.columns(of: base) ?? 1 }
}

extension Piece: CustomStringConvertible {
    /// As `text`, for failure reports.
    package var description: String { text }
}

/// Every cluster of several scalars met so far.
private let interned = Mutex(InternedClusters())

private struct InternedClusters {
    private var codes: [[Unicode.Scalar]: UInt32] = [:]
    private var clusters: [[Unicode.Scalar]] = []

    /// Above every Unicode scalar.
    private static let first: UInt32 = 0x110000
    /// Text made to fill the memory ends here; what comes later shows without its marks.
    private static let limit = 1 << 16

    mutating func code(of scalars: [Unicode.Scalar]) -> UInt32 {
        if let code = codes[scalars] { return code }
        guard clusters.count < Self.limit else { return scalars[0].value }
        let code = Self.first + UInt32(clusters.count)
        clusters.append(scalars)
        codes[scalars] = code
        return code
    }

    func scalars(of code: UInt32) -> [Unicode.Scalar] {
        clusters[Int(code - Self.first)]
    }
}
