import Foundation

/// Which file systems are mounted where (`/proc/self/mounts`, proc_pid_mounts(5)).
struct MountTable: Sendable {
    private let rows: [(folder: String, type: String)]

    /// - Parameter text: lines of device, folder and type; later ones hide earlier ones.
    init(_ text: String) {
        rows = text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.count < 3 ? nil : (Self.plain(words[1]), String(words[2]))
        }
    }

    static let ofProcess = MountTable(
        (try? FileHandle(forReadingFrom: URL(filePath: "/proc/self/mounts")).readToEnd())
            .map { String(decoding: $0, as: UTF8.self) } ?? "")

    /// The type of the file system that holds a path, where that lies on another machine or in a program; nil for one
    /// of this machine's own.
    func network(of path: String) -> String? {
        var place = path
        if let resolved = realpath(path, nil) {
            place = String(cString: resolved)
            free(resolved)
        }
        let found = rows.enumerated().filter {
            $0.element.folder == "/" || place == $0.element.folder || place.hasPrefix($0.element.folder + "/")
        }.max { ($0.element.folder.utf8.count, $0.offset) < ($1.element.folder.utf8.count, $1.offset) }
        guard let type = found?.element.type else { return nil }
        let isRemote =
            ["nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "ncpfs", "davfs"].contains(type)
            || type.hasPrefix("fuse.") && !["fuse.ntfs-3g", "fuse.portal"].contains(type)
        return isRemote ? type : nil
    }

    /// Blanks and what else would part words are written by their octal numbers.
    private static func plain(_ word: Substring) -> String {
        [("040", " "), ("011", "\t"), ("012", "\n"), ("134", "\\")].reduce(String(word)) {
            $0.replacing("\\" + $1.0, with: $1.1)
        }
    }
}
