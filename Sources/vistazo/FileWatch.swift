import Foundation
import Glibc

/// Tells when a file holds something else: written in place, replaced, or reached by another symlink or folder; or
/// when a folder holds other files.
///
/// It watches every step of the way: the folder that holds the file, those that hold a symlink on the way, and
/// each folder in between for its being moved. Where the way ends before the file, the last folder is watched.
final class FileWatch {
    /// To be polled for input; -1 where the system has none left, then nothing is ever told.
    let descriptor: Int32
    private let path: String
    private let isFolder: Bool
    private var watches: Set<Int32> = []
    /// nil where there is no file, or none that can be read.
    private var last: [UInt8]?
    /// Since when the file has been gone or empty, in steady seconds.
    private var goneSince: Double?

    /// Editors put a file aside before they write the new one, or empty it: so many seconds it may be away.
    static let patience = 0.25

    /// - Parameter isFolder: looks at which files are in a folder, and at the size, mode and time of each, rather
    ///   than at what a file holds.
    init(path: String, isFolder: Bool = false) {
        self.isFolder = isFolder
        self.path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        watch()
        last = contents()
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// True where the file's contents differ from those last told of.
    ///
    /// - Parameter steady: now, in seconds of a clock that never steps.
    func hasChanged(at steady: Double) -> Bool {
        guard hasNews() || goneSince != nil else { return false }
        watch()
        let now = contents()
        guard now != last else {
            goneSince = nil
            return false
        }
        if now?.isEmpty ?? true, last?.isEmpty == false {
            let since = goneSince ?? steady
            goneSince = since
            guard steady - since >= Self.patience else { return false }
        }
        goneSince = nil
        last = now
        return true
    }

    /// Seconds after which `hasChanged` is to be asked though nothing was told; nil where that is not so.
    func wait(from steady: Double) -> Double? { goneSince.map { max($0 + Self.patience - steady, 0) } }

    private func hasNews() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var isAny = false
        while descriptor >= 0, read(descriptor, &buffer, buffer.count) > 0 { isAny = true }
        return isAny
    }

    /// What a pipe held is gone once it was read: only a file can be looked at again.
    private func contents() -> [UInt8]? {
        isFolder
            ? Self.listing(path)
            : Self.isKind(S_IFREG, path) ? try? FileContents.read(path, isFileOnly: true) : nil
    }

    /// A text that differs when a folder has other files, or files that were changed; hidden ones do not count.
    private static func listing(_ folder: String) -> [UInt8]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
        let lines = names.filter { !$0.hasPrefix(".") }.sorted().map { name in
            var status = stat()
            guard stat(folder + "/" + name, &status) == 0 else { return name }
            let time = status.st_mtim
            return
                "\(name)/\(status.st_ino) \(status.st_mode) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
        }
        return Array(lines.joined(separator: "\n").utf8)
    }

    /// Looks anew at every step, for a folder that was moved takes its watch along.
    private func watch() {
        guard descriptor >= 0 else { return }
        var new: Set<Int32> = []
        for (place, mask) in Self.places(on: path, isFolder: isFolder) {
            let number = inotify_add_watch(descriptor, place, mask)
            if number >= 0 { new.insert(number) }
        }
        for number in watches.subtracting(new) { inotify_rm_watch(descriptor, number) }
        watches = new
    }

    /// Names that come and go in a folder.
    private static let names = UInt32(IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    /// A folder that leaves its own place.
    private static let own = UInt32(IN_MOVE_SELF | IN_DELETE_SELF)

    /// The folders to watch, and for what; each by one name, for a second would take the first one's place.
    private static func places(on path: String, isFolder: Bool) -> [String: UInt32] {
        var places: [String: UInt32] = [:]
        var folder = "/"
        var rest = Array(steps(of: path).reversed())
        var links = 0
        while let name = rest.popLast() {
            // No symlink is left in what leads here.
            if name == ".." {
                folder = parent(of: folder)
                continue
            }
            let step = folder == "/" ? "/" + name : folder + "/" + name
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: step) {
                places[folder, default: 0] |= names
                links += 1
                guard links < 40 else { return places }
                if target.hasPrefix("/") { folder = "/" }
                rest += steps(of: target).reversed()
            } else if rest.isEmpty {
                places[folder, default: 0] |= names | (isFolder ? 0 : UInt32(IN_CLOSE_WRITE))
                if isFolder { places[step, default: 0] |= names | own | UInt32(IN_CLOSE_WRITE | IN_ATTRIB) }
            } else if isKind(S_IFDIR, step) {
                places[step, default: 0] |= own
                folder = step
            } else {
                places[folder, default: 0] |= names
                return places
            }
        }
        return places
    }

    private static func parent(of folder: String) -> String {
        guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return "/" }
        return String(folder[..<slash])
    }

    private static func steps(of path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.map(String.init)
    }

    private static func isKind(_ kind: mode_t, _ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == kind
    }
}
