import Foundation
import ProvingGround
import Testing

@testable import vistazo

/// What is done to a configuration file, and what its watch says of that.
@Suite struct FileWatchTests {
    /// A folder with `way/config`, which reads "old".
    final class Place {
        let root = NSTemporaryDirectory() + "vistazo-watch-" + UUID().uuidString
        var file: String { root + "/way/config" }

        init() throws {
            try make("way")
            try write("way/config", "old")
        }

        deinit { try? FileManager.default.removeItem(atPath: root) }

        func make(_ folder: String) throws {
            try FileManager.default.createDirectory(
                atPath: root + "/" + folder, withIntermediateDirectories: true)
        }

        /// In place, as a shell's `>` does.
        func write(_ name: String, _ text: String) throws {
            try writeInPlace(text, to: root + "/" + name)
        }

        func move(_ from: String, _ to: String) throws {
            #expect(rename(root + "/" + from, root + "/" + to) == 0)
        }

        func link(_ name: String, to target: String) throws {
            unlink(root + "/" + name)
            #expect(symlink(target, root + "/" + name) == 0)
        }
    }

    typealias Change = @Sendable (Place) throws -> Void

    /// How it lies before the watch begins, and what is then done to it.
    static let changes: [(name: String, before: Change, after: [Change])] = [
        ("written in place", { _ in }, [{ try $0.write("way/config", "new") }]),
        (
            "replaced", { _ in },
            [{ try $0.write("way/x", "new") }, { try $0.move("way/x", "way/config") }]
        ),
        (
            "its folder replaced", { _ in },
            [
                { try $0.make("other") }, { try $0.write("other/config", "new") },
                { try $0.move("way", "former") }, { try $0.move("other", "way") },
            ]
        ),
        (
            "a folder above replaced at once",
            {
                try $0.make("a/b")
                try $0.move("way/config", "a/b/config")
                try $0.link("way/config", to: "../a/b/config")
            },
            [
                {
                    try $0.make("c/b")
                    try $0.write("c/b/config", "new")
                    try $0.move("a", "former")
                    try $0.move("c", "a")
                }
            ]
        ),
        (
            "a symlink to it points elsewhere",
            {
                try $0.move("way/config", "one")
                try $0.write("two", "new")
                try $0.link("way/config", to: "../one")
            }, [{ try $0.link("way/config", to: "../two") }]
        ),
        (
            "a symlink to its folder points elsewhere",
            {
                try $0.move("way", "one")
                try $0.make("two")
                try $0.write("two/config", "new")
                try $0.link("way", to: "one")
            }, [{ try $0.link("way", to: "two") }]
        ),
        (
            "folder and file made", { try FileManager.default.removeItem(atPath: $0.root + "/way") },
            [{ try $0.make("way") }, { try $0.write("way/config", "new") }]
        ),
    ]

    /// Case G04.
    @Test(arguments: changes.indices)
    func `a change is told once, however it came about`(index: Int) throws {
        let change = Self.changes[index]
        let place = try Place()
        try change.before(place)
        let watch = FileWatch(path: place.file)
        #expect(!watch.hasChanged(at: 0))
        var told = 0
        for step in change.after {
            try step(place)
            if watch.hasChanged(at: 0) { told += 1 }
        }
        #expect(told == 1, "\(change.name)")
        // Where it lies now it is watched as well.
        try place.write("way/config", "newer")
        #expect(watch.hasChanged(at: 0), "\(change.name)")
        #expect(!watch.hasChanged(at: 0))
        #expect(watch.wait(from: 0) == nil)
    }

    @Test func `a file that is away for a moment has not changed, one that stays away has`() throws {
        let place = try Place()
        let watch = FileWatch(path: place.file)
        try place.move("way/config", "way/config~")
        #expect(!watch.hasChanged(at: 10))
        #expect(watch.wait(from: 10) == FileWatch.patience)
        try place.write("way/config", "old")
        #expect(!watch.hasChanged(at: 10.1))
        #expect(watch.wait(from: 10.1) == nil)

        _ = watch.hasChanged(at: 11)
        try place.write("way/config", "")
        #expect(!watch.hasChanged(at: 20))
        #expect(!watch.hasChanged(at: 20.1))
        #expect(watch.hasChanged(at: 20 + FileWatch.patience))
        #expect(watch.wait(from: 21) == nil)
        #expect(!watch.hasChanged(at: 21))
    }

    @Test func `what happens beside the way wakes nobody`() throws {
        let place = try Place()
        let watch = FileWatch(path: place.file)
        try place.make("beside")
        try place.write("beside/config", "new")
        try place.write("note", "new")
        var polled = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&polled, 1, 0)
        #expect(count == 0, "\(polled)")
        withExtendedLifetime((place, watch)) {}
    }
}
