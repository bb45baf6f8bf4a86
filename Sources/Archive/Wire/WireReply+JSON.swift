import Foundation

/// Replies as one line of JSON, told apart by their keys.
extension WireReply {
    /// One line, without the line end.
    package var line: String {
        var writer = JSONWriter()
        switch self {
        case .description(let description): writer.description(description)
        case .archive(let archive): writer.archive(archive)
        case .archives(let archives):
            writer.object { writer in
                writer.member("families") { writer in
                    writer.object { writer in
                        for (key, archive) in archives.sorted(by: { $0.key < $1.key }) {
                            writer.member(key) { $0.archive(archive) }
                        }
                    }
                }
            }
        case .options(let options):
            writer.object { writer in
                writer.member("options") { writer in
                    writer.array { writer in for option in options { writer.option(option) } }
                }
            }
        case .performed(let dialog, let reload):
            writer.object { writer in
                if let dialog { writer.member("dialog", dialog) }
                guard !reload.isEmpty else { return }
                writer.member("reload") { writer in
                    writer.array { writer in for kind in reload { writer.string(kind) } }
                }
            }
        }
        return writer.text
    }

    /// Reads a reply: with `entries` it is an archive, with `families` at the top archives by family, with
    /// `kinds` or `identifier` a description, with `options` what a parameter can be, else the outcome of an intent, in which an empty object says only
    /// that it is done. Which of these fits the request is the host's question.
    package static func decode(
        _ bytes: [UInt8], limits: JSONReader.Limits = JSONReader.Limits()
    ) throws(JSONFault) -> Decoded<WireReply> {
        let root = try JSONReader.read(bytes, limits: limits)
        guard case .object(let members) = root.value else { throw root.mismatch(.object) }
        func has(_ key: String) -> Bool { members.contains { $0.key == key } }
        if has("entries") {
            let archive = try ArchivedTimeline.decode(root)
            return Decoded(.archive(archive.value), diagnostics: archive.diagnostics)
        }
        if has("options") { return Decoded(.options(try ParameterOption.decode(root))) }
        if has("kinds") || has("identifier") {
            return Decoded(.description(try ExtensionDescription.decode(root)))
        }
        var object = try root.object()
        try ArchiveDecoder().checkFormat(object.take("format"))
        if let families = object.take("families") {
            var archives: [String: ArchivedTimeline] = [:]
            var diagnostics: [JSONFault] = []
            for member in try families.object().rest {
                guard let size = WireRequest.FamilySize(key: member.key) else {
                    throw root.source.fault(
                        at: member.offset, .unknownWord(member.key, known: Family.allCases.map(\.rawValue)))
                }
                let archive = try ArchivedTimeline.decode(member.value)
                archives[size.key] = archive.value
                diagnostics += archive.diagnostics
            }
            try object.finish()
            return Decoded(.archives(archives), diagnostics: diagnostics)
        }
        let dialog = try object.takeValue("dialog")?.string()
        var reload: [String] = []
        if let kinds = object.takeValue("reload") {
            for kind in try kinds.array() { reload.append(try kind.string()) }
        }
        try object.finish(known: ["entries", "families", "kinds", "dialog", "reload"])
        return Decoded(.performed(dialog: dialog, reload: reload))
    }
}
