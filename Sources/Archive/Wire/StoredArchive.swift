import Foundation

/// The stored text of an archive, of which one entry can be read without the others.
package struct StoredArchive: Sendable {
    private let bytes: [UInt8]
    /// The first line, which says all but the entries.
    private let head: Range<Int>
    private let entries: [(date: Date, range: Range<Int>)]

    /// nil for a text that is not of the form that `ArchivedTimeline.stored` writes; `decode` may still read it.
    package init?(_ bytes: [UInt8]) {
        var lines: [Range<Int>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(start..<index)
            start = index + 1
        }
        guard let head = lines.first, bytes[start...].elementsEqual("]}".utf8),
            bytes[head].suffix(11).elementsEqual(#""entries":["#.utf8)
        else { return nil }
        var entries: [(date: Date, range: Range<Int>)] = []
        let prefix = Array(#"{"date":""#.utf8)
        for line in lines.dropFirst() {
            let line = bytes[line].last == UInt8(ascii: ",") ? line.dropLast() : line
            let text = bytes[line].dropFirst(prefix.count)
            guard bytes[line].starts(with: prefix), let end = text.firstIndex(of: UInt8(ascii: "\"")),
                case .success(let date) = WireDate.parse(String(decoding: text[..<end], as: UTF8.self))
            else { return nil }
            entries.append((date, line))
        }
        self.bytes = bytes
        self.head = head
        self.entries = entries
    }

    /// When each entry begins, in their order; no entry is read for it.
    package var dates: [Date] { entries.map(\.date) }

    /// The archive with only the entry to show at `now` (none before the first) and its followers' dates unread:
    /// reload policy, margins and the rest are as stored.
    package func decode(at now: Date) throws(JSONFault) -> ArchivedTimeline {
        var text = Array(bytes[head])
        if let shown = entries.last(where: { $0.date <= now }) { text += bytes[shown.range] }
        text += "]}".utf8
        return try ArchivedTimeline.decode(text).value
    }
}

extension ArchivedTimeline {
    /// The limit that an archive made in this process breaks, nil where it may be stored and shown. What came
    /// over the wire was measured when it was read.
    package var brokenLimit: JSONFault.Cause? {
        guard entries.count <= ArchiveDecoder.entryLimit else {
            return .tooManyEntries(limit: ArchiveDecoder.entryLimit)
        }
        let bytes = stored
        let limit = JSONReader.Limits().bytes
        guard bytes.count <= limit else { return .tooLarge(limit: limit) }
        do {
            _ = try Self.decode(bytes)
            return nil
        } catch {
            return error.cause
        }
    }
}
