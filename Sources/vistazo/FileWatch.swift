import Foundation
import Glibc

/// Tells when a file may have changed: written in place, replaced, or reached by another symlink.
///
/// It watches the folders of every link on the way and of the file itself, for a file that is replaced is
/// another file. A folder that does not exist yet is waited for in the nearest one above it that does.
final class FileWatch {
    /// To be polled for input; -1 where the system has none left, then nothing is ever told.
    let descriptor: Int32
    private let path: String
    private var watched: [String] = []
    private var last: Trace?

    /// What the file was when it was last looked at.
    private struct Trace: Equatable {
        var links: [String]
        /// nil where it cannot be read.
        var contents: [UInt8]?
    }

    init(path: String) {
        self.path = path
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        watch()
        last = trace()
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Takes what the system told; true where that was anything.
    func hasNews() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var isAny = false
        while descriptor >= 0, read(descriptor, &buffer, buffer.count) > 0 { isAny = true }
        return isAny
    }

    /// True where the file's contents differ from those of the last call.
    func hasChanged() -> Bool {
        watch()
        let now = trace()
        defer { last = now }
        return now.contents != last?.contents
    }

    private func trace() -> Trace {
        Trace(links: Self.links(from: path), contents: try? FileContents.read(path, isFileOnly: true))
    }

    private func watch() {
        let folders = Self.links(from: path).map(Self.existingFolder)
        guard folders != watched, descriptor >= 0 else { return }
        watched = folders
        let mask =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM)
            | UInt32(IN_DELETE) | UInt32(IN_MODIFY)
        for folder in folders { inotify_add_watch(descriptor, folder, mask) }
    }

    /// The path and, where it is a symlink, what it leads to, link by link.
    private static func links(from path: String) -> [String] {
        var links = [path]
        while links.count < 16, let link = links.last,
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        {
            links.append(target.hasPrefix("/") ? target : folder(of: link) + "/" + target)
        }
        return links
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func existingFolder(of path: String) -> String {
        var folder = folder(of: path)
        while folder != "/", folder != ".", access(folder, F_OK) != 0 { folder = Self.folder(of: folder) }
        return folder
    }
}
