import VistazoArchive
import VistazoLogbook

/// The folders that Vistazo reads and writes.
struct FolderFacts: Examined {
    struct Folder: Hashable, Sendable {
        /// `configuration`, `data`, `state`, `runtime` or, of an app group, its name.
        var name: String
        var file: FileFacts
        /// Whether Vistazo writes there: not into the configuration's.
        var isWritten = true
        /// Whether nobody else may look inside.
        var isPrivate = false
    }

    /// nil where no folder can be had, for no variable says where.
    var folders: [Folder]?
    /// The variable that is missing then.
    var missing = ""
    var user: UInt32
    var area = Diagnosis.Area.folders

    /// Less than this is too little to go on with: a write-ahead log and a backup.
    static let least = 16 << 20

    var diagnoses: [Diagnosis] {
        guard let folders else { return [Diagnosis(area, "HOME", .noHome, ["variable": missing])] }
        return folders.flatMap(lines)
    }

    private func lines(_ folder: Folder) -> [Diagnosis] {
        let file = folder.file
        func line(_ code: Diagnosis.Code) -> Diagnosis {
            Diagnosis(area, folder.name, code, file.arguments, facts: file.members)
        }
        guard file.kind != .missing else {
            guard folder.isWritten else { return [line(.folderNotYet)] }
            if file.isBaseBlocked { return [line(.folderCannotBeMade)] }
            return [line(.folderNotYet)] + room(file, line)
        }
        guard file.kind == .folder else { return [line(.folderInTheWay)] }
        guard folder.isWritten else { return [line(.folder)] }
        // The superuser owns what is everybody's.
        if file.owner != user, user != 0 { return [line(.folderNotOurs)] }
        guard file.isWritable else { return [line(.folderReadOnly)] }
        var lines = room(file, line)
        if folder.isPrivate, file.mode & 0o077 != 0 || file.mode & 0o022 != 0 {
            lines.append(line(.folderOpen))
        }
        if file.mode & 0o022 != 0, !folder.isPrivate { lines.append(line(.folderOpen)) }
        return lines.isEmpty ? [line(area == .groups ? .group : .folder)] : lines
    }

    private func room(_ file: FileFacts, _ line: (Diagnosis.Code) -> Diagnosis) -> [Diagnosis] {
        var lines: [Diagnosis] = []
        if let free = file.free, free < Self.least { lines.append(line(.folderFull)) }
        if file.network != nil { lines.append(line(.folderNetwork)) }
        return lines
    }

    /// - Parameter folders: nil where they cannot be had.
    static func read(_ folders: Folders?, missing: String, user: UInt32) -> FolderFacts {
        guard let folders else { return FolderFacts(missing: missing, user: user) }
        func folder(_ name: String, _ path: String, isWritten: Bool = true, isPrivate: Bool = false) -> Folder
        {
            Folder(name: name, file: FileFacts(reading: path), isWritten: isWritten, isPrivate: isPrivate)
        }
        return FolderFacts(
            folders: [
                folder("configuration", folders.configuration, isWritten: false),
                folder("data", folders.data),
                folder("state", folders.state), folder("runtime", folders.runtime, isPrivate: true),
            ], user: user)
    }
}

/// The folders of app groups: each of those there are, and none of those that are only declared.
struct GroupFacts: Examined {
    var folders: [FolderFacts.Folder]
    var user: UInt32

    var diagnoses: [Diagnosis] {
        if folders.isEmpty { return [Diagnosis(.groups, "groups", .groupsNone)] }
        return FolderFacts(folders: folders, user: user, area: .groups).diagnoses
    }
}
