import VistazoArchive
import VistazoHosting
import VistazoLogbook

/// The two stores: the logbook, which is a person's, and the host's, which is a memory.
struct StoreFacts: Examined {
    enum Name: String, CaseIterable, Sendable { case logbook, host }

    struct Store: Hashable, Sendable {
        var name: Name
        var file: FileFacts
        /// Bytes of its write-ahead log.
        var log = 0
        /// nil where there is no file.
        var condition: StoreCondition?
    }

    var stores: [Store]
    var user: UInt32

    var diagnoses: [Diagnosis] { stores.flatMap(lines) }

    private func lines(_ store: Store) -> [Diagnosis] {
        let file = store.file
        let condition = store.condition
        let reason = condition?.fault ?? condition?.damage?.first ?? ""
        let arguments = file.arguments.merging([
            "reason": reason, "steps": "\(condition?.steps.count ?? 0)",
            "strange": condition?.strange.joined(separator: ", ") ?? "",
        ]) { $1 }
        func line(_ code: Diagnosis.Code) -> Diagnosis {
            Diagnosis(.stores, store.name.rawValue, code, arguments, facts: members(store))
        }
        guard file.kind != .missing, let condition else { return [line(.storeNotYet)] }
        // What it holds comes first; who may touch it is another matter.
        var lines: [Diagnosis] = []
        if condition.isDamaged {
            lines.append(line(store.name == .logbook ? .logbookDamaged : .hostDamaged))
        } else if condition.fault != nil {
            lines.append(line(.storeUnread))
        } else if !condition.strange.isEmpty {
            lines.append(line(.storeNewer))
        } else if condition.damage == nil {
            lines.append(line(.storeLarge))
        } else {
            lines.append(line(condition.missing.isEmpty ? .storeSound : .storeOlder))
        }
        if condition.isLogUnread { lines.append(line(.storeLogUnread)) }
        if file.owner != user, user != 0 {
            lines.append(line(.storeNotOurs))
        } else if !file.isWritable {
            lines.append(line(.storeReadOnly))
        }
        if file.mode & 0o022 != 0 { lines.append(line(.storeOpen)) }
        return lines
    }

    private func members(_ store: Store) -> [JSONValue.Member] {
        func texts(_ texts: [String]?) -> JSONValue { .array((texts ?? []).map { .string($0) }) }
        let counts = (store.condition?.counts ?? [:]).sorted { $0.key < $1.key }
        return store.file.members + [
            .init("log", .number(Double(store.log))), .init("steps", texts(store.condition?.steps)),
            .init("missing", texts(store.condition?.missing)),
            .init("strange", texts(store.condition?.strange)),
            .init("damage", texts(store.condition?.damage)),
            .init("fault", store.condition?.fault.map { .string($0) } ?? .null),
            .init("rows", .object(counts.map { .init($0, .number(Double($1))) })),
        ]
    }

    static func read(_ folders: Folders, user: UInt32) -> StoreFacts {
        let stores = Name.allCases.map { name in
            let path = name == .logbook ? folders.store : folders.hostStore
            let file = FileFacts(reading: path)
            var store = Store(name: name, file: file, log: FileFacts(reading: path + "-wal").size)
            if file.kind != .missing {
                store.condition =
                    name == .logbook ? .ofLogbook(at: path) : HostStore.condition(at: path)
            }
            return store
        }
        return StoreFacts(stores: stores, user: user)
    }
}
