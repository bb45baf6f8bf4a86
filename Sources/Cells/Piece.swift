/// What one cell, or a wide pair, can hold: one spacing scalar and at most four marks.
///
/// Scalars that stand alone are stored as such; clusters of several are interned for the life of the
/// process, so that a piece stays four bytes and trivially copyable.
package struct Piece: Hashable, Sendable {
    let code: UInt32

    init(code: UInt32) { self.code = code }

    package static let blank = Piece(code: 0x20)
}
