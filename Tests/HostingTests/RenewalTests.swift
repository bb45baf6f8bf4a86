import Foundation
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// What becomes of the windows when their store or an extension's file changes under them.
@Suite(.ownThread) struct RenewalTests {
    static let widget = WindowsTests.widget
    static let small = WireRequest.FamilySize(.small)

    private static func troubles(_ events: [HostEvent]) -> [String] {
        events.compactMap { if case .trouble(let sentence) = $0 { sentence } else { nil } }
    }

    /// Overwrites all but the first pages of the file and of its log, and lets the connection forget what it read.
    private static func damage(_ bench: Bench, _ store: HostStore) throws {
        _ = try store.database.first("PRAGMA wal_checkpoint(TRUNCATE)", []) { _ in }
        let file = open(bench.store, O_WRONLY)
        defer { close(file) }
        var status = stat()
        fstat(file, &status)
        let garbage = [UInt8](repeating: 0xA5, count: max(0, Int(status.st_size) - 4096))
        #expect(pwrite(file, garbage, garbage.count, 4096) == garbage.count)
        try store.database.run("PRAGMA shrink_memory")
    }

    @Test
    func `a store found to be damaged later is moved aside, told once, and filled again; others follow`()
        throws
    {
        let bench = try Bench()
        let windows = try WindowsTests.windows(2, bench, try WindowsTests.write(bench))
        for window in windows { window.place([Self.widget], at: .now()) }
        _ = WindowsTests.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "0" } && WindowsTests.areAtRest(windows)
        }
        try Self.damage(bench, windows[0].store)
        _ = windows[0].press(WindowsTests.increment, on: Self.widget, at: .now())
        let told = WindowsTests.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "1" } && WindowsTests.areAtRest(windows)
        }
        #expect(windows.map { $0.shown(Self.widget) } == ["1", "1"])
        #expect(
            Self.troubles(told[0]) == [
                "The stored widgets were damaged; they are now in \(bench.store).damaged-1"
            ])
        #expect(Self.troubles(told[1]) == [])
        #expect(!FileManager.default.fileExists(atPath: bench.store + ".damaged-2"))
        // What both write from now on is in one file.
        let fresh = try HostStore(path: bench.store)
        #expect(fresh.trouble == nil)
        let held = try fresh.archive(of: Self.widget, in: HostSurroundings())
        #expect(held?.archive.entries.first?.view == .text("1"))
        #expect(try fresh.runs(of: Self.widget.provider).first?.reason == .intent)
    }

    @Test func `two processes that start on a damaged store move it aside once`() throws {
        let bench = try Bench()
        let path = try WindowsTests.write(bench)
        try bench.write("host.store", String(repeating: "no database ", count: 500))
        let processes = try (0..<2).map { _ in try SecondProcess(bench, script: path, presses: 1) }
        SecondProcess.wait(for: "both") {
            processes.allSatisfy {
                FileManager.default.fileExists(atPath: bench.path("pressed.\($0.process)"))
            } && bench.read("count") == "2\n"
        }
        #expect(bench.read("host.store.damaged-1").hasPrefix("no database"))
        #expect(!FileManager.default.fileExists(atPath: bench.store + ".damaged-2"))
    }

    @Test func `a store that is deleted while windows are open is made anew by them, and they go on as one`()
        throws
    {
        let bench = try Bench()
        let path = try WindowsTests.write(bench)
        let windows = try WindowsTests.windows(2, bench, path)
        for window in windows { window.place([Self.widget], at: .now()) }
        _ = WindowsTests.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "0" } && WindowsTests.areAtRest(windows)
        }
        for ending in ["", "-wal", "-shm", "-locks"] {
            try? FileManager.default.removeItem(atPath: bench.store + ending)
        }
        for window in windows { _ = window.press(WindowsTests.increment, on: Self.widget, at: .now()) }
        _ = WindowsTests.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "2" } && WindowsTests.areAtRest(windows)
        }
        #expect(bench.read("count") == "2\n")
        _ = WindowsTests.runs(bench)
        let next = try WindowsTests.windows(1, bench, path)[0]
        next.place([Self.widget], at: .now())
        #expect(next.shown(Self.widget) == "2")
    }

    @Test func `a full disk is told once, and the widgets and presses go on`() throws {
        let bench = try Bench()
        let window = try WindowsTests.windows(1, bench, try WindowsTests.write(bench))[0]
        window.place([Self.widget], at: .now())
        window.runUntilShown(Self.widget, "0")
        let filler = String(repeating: "x", count: 1 << 16)
        _ = try window.store.database.first("PRAGMA max_page_count = 1", []) { $0.int(0) }
        try? window.store.store(line: filler, key: "k", now: Date(), validUntil: nil)
        #expect(throws: DatabaseError.self) {
            try window.store.database.run("INSERT INTO line VALUES ('k', ?, 0, NULL)", [.text(filler)])
        }
        // Rows that would still find room on the present pages find none.
        try? window.store.database.run("CREATE TABLE more (text TEXT)")
        while (try? window.store.database.run("INSERT INTO change VALUES (hex(randomblob(64)), 0)")) != nil {}
        while (try? window.store.database.run(
            "INSERT INTO history (extension, request, kind, configuration, reason, finished, seconds, peak, failures, errors, inVain, charged) VALUES ('', '', '', '', '', 0, 0, 0, 0, hex(randomblob(64)), 0, 0)"
        )) != nil {}
        var told: [HostEvent] = []
        for count in 1...3 {
            _ = window.press(WindowsTests.increment, on: Self.widget, at: .now())
            told += window.run { _ in window.shown(Self.widget) == "\(count)" }
        }
        #expect(window.shown(Self.widget) == "3")
        #expect(
            Self.troubles(told) == ["The stored widgets cannot be read or kept: database or disk is full"])
    }

    @Test func `a file that changes reloads its widgets though its kinds are as before`() throws {
        let bench = try Bench()
        func write(_ text: String) throws -> String {
            try bench.script("c.sh", "echo $VISTAZO_REASON >> reasons\n\(text)")
        }
        let path = try write("echo '\(Bench.archive("old"))'")
        let windows = try WindowsTests.windows(2, bench, path)
        for window in windows { window.place([Self.widget], at: .now()) }
        _ = WindowsTests.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "old" } && WindowsTests.areAtRest(windows)
        }
        _ = try write("echo '\(Bench.archive("new"))'")
        _ = WindowsTests.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "new" } && WindowsTests.areAtRest(windows)
        }
        #expect(windows.map { $0.shown(Self.widget) } == ["new", "new"])
        // Asked what it is, which is its timeline too; then what it is now, and for the new one: once for both windows.
        #expect(bench.read("reasons") == "first\nfirst\nconfiguration\n")

        // One that is broken says so, and a mended one is not held to the broken one's failures.
        _ = try write("exit 9")
        _ = WindowsTests.serve(windows) { _ in
            windows.allSatisfy { $0.state(of: Self.widget).failure != nil }
        }
        #expect(windows.map { $0.shown(Self.widget) } == ["new", "new"])
        _ = try write("echo '\(Bench.archive("mended"))'")
        _ = WindowsTests.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "mended" } && WindowsTests.areAtRest(windows)
        }
        #expect(windows.allSatisfy { $0.state(of: Self.widget).failure == nil })
        for window in windows { window.close() }

        // The same where nobody looked when it changed.
        _ = try write("echo '\(Bench.archive("later"))'")
        let next = try WindowsTests.windows(1, bench, path)[0]
        next.place([Self.widget], at: .now())
        #expect(next.shown(Self.widget) == "mended")
        next.runUntilShown(Self.widget, "later")
        #expect(next.shown(Self.widget) == "later")
    }

    @Test func `a file that is deleted changes nothing before it is due, also after a restart`() throws {
        let bench = try Bench()
        let path = try bench.script(
            "s.sh", "echo '{\"identifier\": \"s\", \"kinds\": [{\"kind\": \"c\"}]}'; exit 0")
        let window = try WindowsTests.windows(1, bench, path)[0]
        window.place([Self.widget], at: .now())
        window.run { _ in window.lane(of: "c") != nil }
        _ = try bench.script(
            "s.sh",
            "test $VISTAZO_REQUEST = describe && { echo '{\"identifier\": \"s\", \"kinds\": [{\"kind\": \"c\"}]}'; exit 0; }\necho '\(Bench.archive("kept", reload: "2999-01-01T00:00:00Z"))'"
        )
        window.run { _ in window.shown(Self.widget) == "kept" && WindowsTests.areAtRest([window]) }
        try FileManager.default.removeItem(atPath: path)
        window.run(atMost: 0.3)
        #expect(window.state(of: Self.widget).failure == nil)
        window.close()
        let next = try WindowsTests.windows(1, bench, path)[0]
        next.place([Self.widget], at: .now())
        #expect(next.shown(Self.widget) == "kept")
        next.run(atMost: 0.3)
        #expect(next.state(of: Self.widget).failure == nil)
        #expect(next.kinds.map(\.name) == ["c"])
        next.reload(.manual, at: .now())
        next.run { _ in next.state(of: Self.widget).failure != nil }
        #expect(next.state(of: Self.widget).failure == "s.sh is not there")
        #expect(next.shown(Self.widget) == "kept")
        // It is tried again in a minute, not by every window that opens.
        next.close()
        let third = try WindowsTests.windows(1, bench, path)[0]
        third.place([Self.widget], at: .now())
        _ = third.service(.now())
        #expect(!third.isBusy && !third.scheduler.isWished(Self.widget.provider))
    }

    /// Case F08.
    @Test func `nothing goes blank while other sizes, themes, languages or zones are asked for`() throws {
        let bench = try Bench()
        let path = try WindowsTests.write(bench)
        let window = try WindowsTests.windows(1, bench, path)[0]
        window.place([Self.widget], at: .now())
        window.runUntilShown(Self.widget, "0")
        let others = [
            HostSurroundings(locale: "ru_RU"), HostSurroundings(zone: "Asia/Tokyo"),
            HostSurroundings(theme: "dusk"), HostSurroundings(mode: .vibrant),
            HostSurroundings(scheme: .light),
        ]
        for surroundings in others {
            window.surround(by: surroundings, at: .now())
            #expect(window.shown(Self.widget) == "0")
        }
        for columns in 21...24 {
            let other = HostedWidget("c", WireRequest.FamilySize(.small, columns: columns, rows: 10))
            window.place([other], at: .now())
            #expect(window.shown(other) == "0")
            window.run { _ in
                #expect(window.shown(other) == "0")
                return WindowsTests.areAtRest([window])
            }
        }
        window.close()
        // A first frame in a language and a size that nobody asked for yet.
        let next = try bench.host(
            [ChildExtension(path: path, environment: ["PATH": "/usr/bin:/bin"])],
            surroundings: HostSurroundings(locale: "fr_FR", theme: "chalk"))
        let wide = HostedWidget("c", WireRequest.FamilySize(.small, columns: 30, rows: 10))
        next.place([wide], at: .now())
        #expect(next.shown(wide) == "0")
        #expect(next.scheduler.isWished(wide.provider))
    }

    @Test func `pokes of whatever content harm nothing`() throws {
        let bench = try Bench()
        let window = try WindowsTests.windows(1, bench, try WindowsTests.write(bench))[0]
        window.place([Self.widget], at: .now())
        window.runUntilShown(Self.widget, "0")
        let before = WindowsTests.runs(bench)
        for text in [
            "", " ", "host", "host ", "host  1", "host c 99999999999999999999", "host \u{1B}[2J 1", "free",
            "press",
            "press \u{0}", "store x", "reload nobody", "logbook", "logbook\n\u{FFFD}",
            String(repeating: "host c ", count: 10_000),
        ] { Poke.send(text, folder: bench.runtime) }
        window.run(atMost: 0.2)
        #expect(window.shown(Self.widget) == "0")
        #expect(WindowsTests.runs(bench) == before)
    }
}
