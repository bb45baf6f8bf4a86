import Foundation
import VistazoArchive

/// What the system says of a path, asked without opening anything.
struct FileFacts: Hashable, Sendable {
    enum Kind: String, Hashable, Sendable { case missing, folder, file, other }

    var path: String
    var kind = Kind.missing
    /// The lowest nine bits.
    var mode: UInt32 = 0
    var owner: UInt32 = 0
    /// In bytes.
    var size = 0
    /// Whether this process may write it.
    var isWritable = false
    var isExecutable = false
    /// The nearest folder above that is there; itself where it is one.
    var base = ""
    /// What is there of the base is no folder, or may not be written.
    var isBaseBlocked = false
    /// Bytes that are free for us on its file system.
    var free: Int?
    /// The name of a file system that lies on another machine or in a program; nil for one of this machine's own.
    var network: String?

    private static let mounts = MountTable.ofProcess

    /// As tests stage it.
    init(path: String, kind: Kind = .missing) {
        self.path = path
        self.kind = kind
    }

    /// Looks.
    init(reading path: String) {
        self.init(path: path)
        var status = stat()
        if stat(path, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFDIR: kind = .folder
            case S_IFREG: kind = .file
            default: kind = .other
            }
            mode = status.st_mode & 0o777
            owner = status.st_uid
            size = Int(status.st_size)
            isWritable = access(path, kind == .folder ? W_OK | X_OK : W_OK) == 0
            isExecutable = access(path, X_OK) == 0
        }
        base = path
        while base.count > 1, stat(base, &status) != 0 {
            base = base.lastIndex(of: "/").map { String(base[..<$0]) } ?? "/"
            if base.isEmpty { base = "/" }
        }
        isBaseBlocked = status.st_mode & S_IFMT != S_IFDIR || access(base, W_OK | X_OK) != 0
        var system = statvfs()
        if statvfs(base, &system) == 0 {
            free = Int(clamping: UInt64(system.f_bavail) * UInt64(system.f_frsize))
        }
        network = SharedPlace.system(of: base, Self.mounts)
    }

    /// As chmod(1) takes it.
    var modeText: String { "0" + String(mode, radix: 8) }

    /// The name of its owner, or the number.
    var ownerName: String {
        // getpwuid(3) gives what is its own; one thread asks.
        guard let entry = getpwuid(owner), let name = entry.pointee.pw_name else { return "\(owner)" }
        return String(cString: name)
    }

    /// What fills sentences about it.
    var arguments: [String: String] {
        [
            "path": path, "mode": modeText, "owner": ownerName, "above": base, "size": Self.text(bytes: size),
            "free": free.map { Self.text(bytes: $0) } ?? "?", "system": network ?? "",
        ]
    }

    var members: [JSONValue.Member] {
        [
            .init("path", .string(path)), .init("kind", .string(kind.rawValue)),
            .init("mode", kind == .missing ? .null : .string(modeText)),
            .init("owner", kind == .missing ? .null : .string(ownerName)),
            .init("size", kind == .file ? .number(Double(size)) : .null),
            .init("writable", .bool(isWritable)),
            .init("free", free.map { .number(Double($0)) } ?? .null),
        ]
    }

    /// `512 B`, `14 KiB`, `2 GiB`: whole ones of the largest unit of which there are two.
    static func text(bytes: Int) -> String {
        for (unit, shift) in [("GiB", 30), ("MiB", 20), ("KiB", 10)] where bytes >> shift >= 2 {
            return "\(bytes >> shift) \(unit)"
        }
        return "\(bytes) B"
    }
}
