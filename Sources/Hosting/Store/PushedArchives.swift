import Foundation
import VistazoArchive

/// Archives that were put in from outside for kinds that no extension has, a file each in the state folder.
///
/// A file's first line says what it is for, its second is the reply as it would have come from an extension.
package struct PushedArchives: Sendable {
    /// One file, read.
    package struct Pushed: Sendable {
        /// Kind and configuration.
        package let key: ProviderKey
        /// When it was put in.
        package let date: Date
        /// An archive, or one for each of several families.
        package let reply: WireReply
    }

    /// Holds nothing else.
    package let folder: String

    /// - Parameter state: The state folder.
    package init(state: String) { folder = state + "/pushed" }

    /// Where the archive of a kind with a configuration is.
    package func path(of key: ProviderKey) -> String {
        // FNV-1a: configurations have no length that a file's name could hold.
        let hash = key.configurationText.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        let ending = key.configuration.isEmpty ? "" : "@" + String(hash, radix: 16)
        return "\(folder)/\(ExtensionFolders.name(for: key.kind))\(ending).json"
    }

    /// What its file holds.
    package static func text(_ reply: WireReply, for key: ProviderKey, at date: Date) -> String {
        let head = JSONValue.object([
            .init("kind", .string(key.kind)), .init("configuration", .object(key.configuration)),
            .init("pushed", .string(WireDate.text(date))),
        ])
        return head.text + "\n" + reply.line + "\n"
    }

    /// The archive of a kind: that of its configuration, else the one that was put in without any. nil where there is
    /// neither, or it cannot be read.
    package func pushed(_ key: ProviderKey) -> Pushed? {
        read(key) ?? (key.configuration.isEmpty ? nil : read(ProviderKey(key.kind)))
    }

    private func read(_ key: ProviderKey) -> Pushed? {
        guard let data = FileManager.default.contents(atPath: path(of: key)),
            let end = data.firstIndex(of: UInt8(ascii: "\n")), let head = Self.head(data[..<end]),
            head.key.kind == key.kind,
            let reply = try? WireReply.decode(Array(data[data.index(after: end)...])).value
        else { return nil }
        return Pushed(key: key, date: head.date, reply: reply)
    }

    /// Which kinds and configurations there are, by kind.
    package var keys: [ProviderKey] {
        names.compactMap { name in
            guard let file = FileHandle(forReadingAtPath: folder + "/" + name) else { return nil }
            defer { try? file.close() }
            let data = (try? file.read(upToCount: 1 << 16)) ?? Data()
            return Self.head(data.prefix { $0 != UInt8(ascii: "\n") })?.key
        }.sorted { ($0.kind, $0.configurationText) < ($1.kind, $1.configurationText) }
    }

    /// A text that is another one when other kinds or configurations are there.
    package var stamp: String { "pushed " + names.joined(separator: "/") }

    private var names: [String] {
        var status = stat()
        guard stat(folder, &status) == 0 else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
    }

    private static func head(_ line: Data) -> (key: ProviderKey, date: Date)? {
        do {
            var object = try JSONReader.read(Array(line)).object()
            let kind = try object.need("kind").string()
            guard case .object(let members) = try object.need("configuration").plain() else { return nil }
            return (ProviderKey(kind, members), try object.need("pushed").date())
        } catch {
            return nil
        }
    }
}

extension ArchivedTimeline {
    /// The same as it was put in at a date, when nobody can be asked for another: it never asks for a reload. From
    /// when its policy is overdue it is stale, as its author's own `staleAfter` has it too. What began before it was
    /// put in begins then.
    func pushed(at date: Date) -> ArchivedTimeline {
        var fixed = self
        if let present = entries.lastIndex(where: { $0.date <= date }) {
            fixed.entries = Array(entries[present...])
            fixed.entries[0].date = date
        }
        fixed.reload = .never
        if let stale = ReloadPlan(self, made: date).staleFrom, let last = fixed.entries.last?.date {
            let seconds = stale.timeIntervalSince(last)
            fixed.staleAfter = min(staleAfter ?? seconds, seconds)
        }
        return fixed
    }
}
