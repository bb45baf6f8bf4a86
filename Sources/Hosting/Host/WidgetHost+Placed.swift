import Foundation
import VistazoArchive

/// What extensions and their apps may know of what is placed: their own widgets, without what is secret.
extension WidgetHost {
    /// More of them than this no request carries.
    private static let mostPlaced = 200

    /// The placed widgets of an extension by its own names, in the order of the pages.
    func placed(of lane: Lane) -> [WireRequest.Placed] {
        var found: [WireRequest.Placed] = []
        let own = Set(keysOfKind.keys.filter { self.lane(of: $0) === lane })
        for key in order where own.contains(key.kind) {
            guard let kind = lane.kinds.first(where: { $0.kind == lane.wireKind(key.kind) }) else { continue }
            let secret = Set(kind.parameters.filter(\.isSecret).map(\.name))
            let configuration = key.configuration.filter { !secret.contains($0.key) }
            for size in providers[key]?.sizes ?? [] {
                guard found.count < Self.mostPlaced else { return found }
                found.append(.init(kind: kind.kind, size: size, configuration: configuration))
            }
        }
        return found
    }

    /// Writes what is placed for `WidgetCenter` in programs that no host starts, once it is known whose each kind is
    /// and only where it is another than was written last. Lost, it is written again.
    func tellPlaced() {
        guard let file = setting.placedFile, !hasToldPlaced, isEveryKindKnown else { return }
        hasToldPlaced = true
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("placed") { $0.placed(lanes.filter(\.server.isForeign).flatMap { placed(of: $0) }) }
        }
        writer.endLine()
        guard writer.bytes != toldPlaced else { return }
        toldPlaced = writer.bytes
        let fresh = "\(file).\(getpid())"
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return }
        let written = writer.bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        Glibc.close(descriptor)
        if written != writer.bytes.count || rename(fresh, file) != 0 { unlink(fresh) }
    }
}

extension HostStore {
    /// Takes in what programs have said since about kinds that are out of date: the files of `CenterMark` in a folder.
    /// Each is removed once it is noted; one that comes meanwhile stands for the next time.
    package func takeMarks(in folder: String, at now: Date) throws {
        guard let listing = opendir(folder) else { return }
        defer { closedir(listing) }
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard let kind = CenterMark.kind(ofFile: name),
                fstatat(dirfd(listing), name, &status, AT_SYMLINK_NOFOLLOW) == 0
            else { continue }
            // The kernel dates files by a clock that is up to a hundredth of a second behind; and a file of the time to
            // come would never be older than an archive.
            let said = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9 + 0.01
            try noteChange(of: kind, isCharged: true, at: min(Date(timeIntervalSince1970: said), now))
            unlinkat(dirfd(listing), name, 0)
        }
    }
}
