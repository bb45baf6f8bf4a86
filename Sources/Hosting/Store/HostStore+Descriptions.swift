import Foundation
import VistazoArchive
import VistazoLogbook

/// What extensions said of themselves, by the stamp of the file that said it.
extension HostStore {
    /// An extension's word of itself.
    typealias Description = (description: ExtensionDescription?, isSilent: Bool)

    /// What an extension said while its stamp was this; `isSilent` for one that does not describe itself. nil where
    /// it was never asked.
    func description(stamp: String) throws -> Description? {
        try database.first(
            "SELECT isSilent, text FROM description WHERE stamp = ?", [.text(stamp)], Self.description) ?? nil
    }

    /// What an extension said last, and under which stamp; nil where it never was asked.
    func lastDescription(
        of identifier: String
    ) throws -> (stamp: String, description: ExtensionDescription?, isSilent: Bool)? {
        try database.first(
            "SELECT isSilent, text, stamp FROM description WHERE extension = ? ORDER BY rowid DESC LIMIT 1",
            [.text(identifier)]
        ) { row in
            guard let known = Self.description(row) else { return nil }
            return (row.text(2), known.description, known.isSilent)
        } ?? nil
    }

    /// - Parameter description: nil for one that does not describe itself.
    func store(_ description: ExtensionDescription?, stamp: String, of identifier: String) throws {
        try database.write {
            try database.run(
                "INSERT OR REPLACE INTO description (stamp, isSilent, text, extension) VALUES (?, ?, ?, ?)",
                [
                    .text(stamp), .init(description == nil),
                    .text(description.map { WireReply.description($0).line } ?? ""), .text(identifier),
                ])
            // Each change of the file leaves one behind.
            try database.run(
                """
                DELETE FROM description WHERE extension = ? AND rowid NOT IN (
                    SELECT rowid FROM description WHERE extension = ? ORDER BY rowid DESC LIMIT 8)
                """, [.text(identifier), .text(identifier)])
        }
    }

    private static func description(_ row: Database.Row) -> Description? {
        guard !row.bool(0) else { return (nil, true) }
        guard case .description(let description)? = try? WireReply.decode(Array(row.text(1).utf8)).value
        else {
            return nil
        }
        return (description, false)
    }
}
