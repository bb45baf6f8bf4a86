import Glibc

/// Where Vistazo's files live, by the XDG rules and with their fallbacks.
///
/// A variable that is empty or holds a relative path counts as unset, as the XDG specification asks.
/// Making a value touches no folder but to look at the runtime folder's owner; `make(_:)` creates one.
package struct Folders: Hashable, Sendable {
    /// `config.json5`, written by people.
    package var configuration: String
    /// The shared folder: the logbook, `groups/`, `pages.json`, `extensions/`.
    package var data: String
    /// `host.store` and the log.
    package var state: String
    /// A socket for each running dashboard. Only its owner can look inside.
    package var runtime: String
    /// Where earlier versions may have left a logbook: files, the likelier first.
    package var olderStores: [String] = []

    /// Absolute paths; none has to exist.
    package init(configuration: String, data: String, state: String, runtime: String) {
        self.configuration = configuration
        self.data = data
        self.state = state
        self.runtime = runtime
    }

    /// The folders that an environment names.
    ///
    /// - Throws: `FolderError.noHome` where a folder needs `HOME` and it is unset, empty or relative.
    package init(environment: [String: String], user: UInt32 = getuid()) throws(FolderError) {
        func absolute(_ variable: String) -> String? {
            guard var path = environment[variable], path.hasPrefix("/") else { return nil }
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
            return path == "/" ? "" : path
        }
        func folder(_ variable: String, _ fallback: String) throws(FolderError) -> String {
            if let path = absolute(variable) { return path + "/vistazo" }
            guard let home = absolute("HOME") else { throw .noHome(needs: variable) }
            return home + fallback + "/vistazo"
        }
        configuration = try folder("XDG_CONFIG_HOME", "/.config")
        data = try folder("XDG_DATA_HOME", "/.local/share")
        state = try folder("XDG_STATE_HOME", "/.local/state")
        let system = "/run/user/\(user)"
        if let path = absolute("XDG_RUNTIME_DIR") {
            runtime = path + "/vistazo"
        } else if Self.isFolder(system, ownedBy: user) {
            runtime = system + "/vistazo"
        } else {
            runtime = state + "/run"
        }
        if let path = absolute("VISTAZO_STORE") { olderStores = [path, path + "/vistazo.store"] }
        if let home = absolute("HOME") { olderStores.append(home + "/.vistazo/vistazo.store") }
    }

    /// The variables that say where they are.
    package static let variables = [
        "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "VISTAZO_STORE",
    ]

    /// The folders of this process's environment.
    package static func ofProcess() throws(FolderError) -> Folders {
        var found: [String: String] = [:]
        for name in variables {
            if let value = getenv(name) { found[name] = String(cString: value) }
        }
        return try Folders(environment: found)
    }

    /// The logbook's file.
    package var store: String { data + "/vistazo.store" }
    /// The host's file.
    package var hostStore: String { state + "/host.store" }

    /// Creates a folder and those above it, each 0700; one that is there stays as it is.
    ///
    /// - Throws: `FolderError.cannotCreate` with the system's reason, also where a file is in the way.
    package static func make(_ path: String) throws(FolderError) {
        if mkdir(path, 0o700) == 0 { return }
        if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try make(String(path[..<slash]))
            if mkdir(path, 0o700) == 0 { return }
        }
        let reason = errno
        var status = stat()
        if reason == EEXIST, stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { return }
            throw .cannotCreate(path: path, reason: String(cString: strerror(ENOTDIR)))
        }
        throw .cannotCreate(path: path, reason: String(cString: strerror(reason)))
    }

    private static func isFolder(_ path: String, ownedBy user: UInt32) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == user
    }
}

/// Why a folder of ours cannot be had.
package enum FolderError: Error, Hashable, Sendable {
    /// Neither the variable nor `HOME` holds an absolute path.
    case noHome(needs: String)
    case cannotCreate(path: String, reason: String)
}
