import Foundation

/// Archives as they are written: keys in a fixed order, what is at its default left out, entries last.
///
/// Writing never fails. What JSON or the calendar cannot hold (NaN, infinite lengths, dates beyond the year 9999)
/// becomes the nearest that can be read again.
extension JSONWriter {
    /// - Parameter isStored: true puts each entry on a line of its own, so that one can be read without the others.
    mutating func archive(_ archive: ArchivedTimeline, isStored: Bool = false) {
        object { writer in
            writer.member("format", 1)
            switch archive.reload {
            case .atEnd: break
            case .never: writer.member("reload", "never")
            case .after(let date): writer.member("reload") { $0.object { $0.date("after", date) } }
            }
            if let staleAfter = archive.staleAfter { writer.length("staleAfter", staleAfter) }
            if let madeFor = archive.madeFor { writer.member("madeFor") { $0.madeFor(madeFor) } }
            writer.key("entries")
            if isStored {
                writer.lines(archive.entries) { $0.entry($1) }
            } else {
                writer.array { writer in for entry in archive.entries { writer.entry(entry) } }
            }
        }
    }

    private mutating func madeFor(_ value: MadeFor) {
        object { writer in
            writer.member("family", value.family.rawValue)
            writer.member("columns", value.columns)
            writer.member("rows", value.rows)
            writer.member("mode", value.mode.rawValue)
            writer.member("scheme", value.scheme.rawValue)
            writer.member("locale", value.locale)
            writer.member("zone", value.zone)
        }
    }

    mutating func entry(_ entry: ArchivedEntry) {
        object { writer in
            writer.date("date", entry.date)
            if let capturedAt = entry.capturedAt { writer.date("capturedAt", capturedAt) }
            if let relevance = entry.relevance {
                writer.member("relevance") { writer in
                    writer.object { writer in
                        writer.length("score", relevance.score)
                        if relevance.duration != 0 { writer.length("duration", relevance.duration) }
                    }
                }
            }
            if entry.ignoresMargins { writer.member("ignoresMargins", true) }
            writer.member("view") { $0.node(entry.view) }
        }
    }

    mutating func date(_ key: String, _ date: Date) { member(key, WireDate.text(date)) }

    /// A number that must be finite when it is read: NaN becomes 0, an infinite one the largest.
    mutating func length(_ value: Double) {
        number(value.isNaN ? 0 : min(max(value, -1e12), 1e12))
    }

    mutating func length(_ key: String, _ value: Double) {
        self.key(key)
        length(value)
    }

    mutating func intent(_ key: String, _ call: IntentCall?) {
        guard let call else { return }
        member(key) { $0.intent(call) }
    }

    mutating func intent(_ call: IntentCall) {
        object { writer in
            writer.member("name", call.name)
            if !call.parameters.isEmpty { writer.member("with") { $0.object(call.parameters) } }
            if let type = call.type { writer.member("type", type) }
            if call.authenticationPolicy != .alwaysAllowed {
                writer.member("authenticationPolicy", call.authenticationPolicy.rawValue)
            }
            if call.runsInApp { writer.member("runsInApp", true) }
        }
    }

    /// A word where the colour is opaque, else an object.
    mutating func color(_ color: NodeColor) {
        guard color.opacity != 1 else { return string(color.base.word) }
        object { writer in
            writer.member("color", color.base.word)
            writer.member("opacity", color.opacity.isNaN ? 0 : min(max(color.opacity, 0), 1))
        }
    }

    mutating func color(_ key: String, _ value: NodeColor?) {
        guard let value else { return }
        member(key) { $0.color(value) }
    }

    mutating func font(_ font: NodeFont) {
        guard font.isBold || font.isLight || font.isItalic else { return length(font.points) }
        object { writer in
            writer.length("points", font.points)
            if font.isBold { writer.member("bold", true) }
            if font.isLight { writer.member("light", true) }
            if font.isItalic { writer.member("italic", true) }
        }
    }
}

extension ArchivedTimeline {
    /// The stored form: valid JSON with one entry a line.
    package var stored: [UInt8] {
        var writer = JSONWriter()
        writer.archive(self, isStored: true)
        return writer.bytes
    }

    /// One line of JSON, without the line end.
    package var line: String {
        var writer = JSONWriter()
        writer.archive(self)
        return writer.text
    }

    /// Reads an archive as people, scripts and `stored` write it. Entries are sorted by date; equal dates stay in
    /// their order. An archive without entries is read: whether it may be shown is the host's question.
    package static func decode(
        _ bytes: [UInt8], limits: JSONReader.Limits = JSONReader.Limits()
    ) throws(JSONFault) -> Decoded<ArchivedTimeline> {
        try decode(JSONReader.read(bytes, limits: limits))
    }

    /// As of bytes, for an archive that stands inside a larger text.
    package static func decode(_ node: JSONNode) throws(JSONFault) -> Decoded<ArchivedTimeline> {
        var decoder = ArchiveDecoder()
        let archive = try decoder.archive(node)
        return Decoded(archive, diagnostics: decoder.diagnostics)
    }
}
