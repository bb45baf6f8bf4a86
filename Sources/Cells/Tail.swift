import Synchronization

/// The pieces of a cluster after its first, interned for the life of the process, so that a cluster stays a few
/// bytes and trivially copyable.
struct Tail: Hashable, Sendable {
    /// A place in the table; 0 where there is nothing.
    private let place: UInt32

    /// The tail of nearly every cluster.
    static let none = Tail(place: 0)

    private init(place: UInt32) { self.place = place }

    /// The place of these pieces; `none` where text made to fill the memory has filled the table.
    init(_ pieces: [Piece]) { place = interned.withLock { $0.place(of: pieces) } }

    /// In order, empty for `none`.
    var pieces: [Piece] { self == .none ? [] : interned.withLock { $0.tails[Int(place)] } }
}

private let interned = Mutex(InternedTails())

private struct InternedTails {
    var tails: [[Piece]] = [[]]
    private var places: [[Piece]: UInt32] = [[]: 0]
    private var pieceCount = 0

    /// Pieces of all tails together: some megabytes.
    private static let limit = 1 << 18

    mutating func place(of pieces: [Piece]) -> UInt32 {
        if let place = places[pieces] { return place }
        guard pieceCount + pieces.count <= Self.limit else { return 0 }
        pieceCount += pieces.count
        let place = UInt32(tails.count)
        tails.append(pieces)
        places[pieces] = place
        return place
    }
}
