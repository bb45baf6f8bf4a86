import Foundation

/// Tells when the files of extensions may hold other programs: written in place, replaced, removed or back again.
///
/// Each file itself is watched, and only of a missing one the folder: what else happens beside it wakes nobody.
final class ProgramWatch {
    /// To be polled for input; -1 where the system has none left, then nothing is ever told.
    let descriptor: Int32
    private var watches: Set<Int32> = []

    init() { descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Watches these and no others; to be called again after any news, for a watch goes with the file and not with
    /// its path.
    func watch(_ files: [String]) {
        guard descriptor >= 0 else { return }
        var new: Set<Int32> = []
        for file in Set(files) {
            let own = UInt32(IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF)
            var number = inotify_add_watch(descriptor, file, own)
            if number < 0, let slash = file.lastIndex(of: "/") {
                let folder = slash == file.startIndex ? "/" : String(file[..<slash])
                number = inotify_add_watch(descriptor, folder, UInt32(IN_CREATE | IN_MOVED_TO))
            }
            if number >= 0 { new.insert(number) }
        }
        for number in watches.subtracting(new) { inotify_rm_watch(descriptor, number) }
        watches = new
    }

    /// Whether anything happened since it was last asked.
    func hasNews() -> Bool {
        guard descriptor >= 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4096)
        var isAny = false
        while read(descriptor, &buffer, buffer.count) > 0 { isAny = true }
        return isAny
    }
}
