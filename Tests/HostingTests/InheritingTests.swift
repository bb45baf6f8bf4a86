import Foundation
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// Presses whose window is gone before they are done.
@Suite(.ownThread) struct InheritingTests {
    static let widget = WindowsTests.widget
    static let increment = WindowsTests.increment

    private static func troubles(_ events: [HostEvent]) -> [String] {
        events.compactMap { if case .trouble(let sentence) = $0 { sentence } else { nil } }
    }

    @Test
    func `a killed window loses no press: the next does those that wait, and tells of the one under way`()
        throws
    {
        let bench = try Bench()
        let path = try WindowsTests.write(bench)
        do {
            let first = try WindowsTests.windows(1, bench, path)[0]
            first.place([Self.widget], at: .now())
            first.runUntilShown(Self.widget, "0")
        }
        try bench.write("hold", "")
        let second = try SecondProcess(bench, script: path, presses: 5)
        SecondProcess.wait(for: "a press under way") {
            WindowsTests.log(bench).last == "begin perform intent"
                && FileManager.default.fileExists(atPath: bench.path("pressed.\(second.process)"))
        }
        let running = try WindowsTests.windows(1, bench, path)[0]
        running.place([Self.widget], at: .now())
        running.run(atMost: 0.3)
        // While their window lives they are its own.
        #expect(
            try running.store.waitingPresses().map { $0.begun != nil } == [true, false, false, false, false])
        #expect(running.state(of: Self.widget).presses == 0)
        second.end(by: SIGKILL)
        try FileManager.default.removeItem(atPath: bench.path("hold"))

        let told = running.run { _ in running.shown(Self.widget) == "4" && WindowsTests.areAtRest([running]) }
        #expect(bench.read("count") == "4\n")
        #expect(
            Self.troubles(told) == ["“increment” of c was cut short; whether it was done is not known"])
        #expect(told.compactMap(\.pressOutcome) == (1...4).map { .done(dialog: String($0)) })
        #expect(try running.store.waitingPresses() == [])
        // It was killed with its window: begun, not ended, and not begun again.
        #expect(WindowsTests.log(bench).count { $0 == "begin perform intent" } == 5)
        #expect(WindowsTests.log(bench).count { $0 == "end perform intent" } == 4)
    }

    @Test func `presses that are left when a window closes are done by the next that opens`() throws {
        let bench = try Bench()
        let path = try WindowsTests.write(bench)
        do {
            let window = try WindowsTests.windows(1, bench, path)[0]
            window.place([Self.widget], at: .now())
            window.runUntilShown(Self.widget, "0")
            for _ in 0..<3 { _ = window.press(Self.increment, on: Self.widget, at: .now()) }
            window.close(patience: 0)
        }
        #expect(bench.read("count") == "")
        let next = try WindowsTests.windows(1, bench, path)[0]
        next.place([Self.widget], at: .now())
        #expect(next.service(.now()).compactMap(\.pressOutcome) == [])
        // They show as pending in the first frame.
        #expect(next.state(of: Self.widget).presses == 3)
        let told = next.run { _ in next.shown(Self.widget) == "3" }
        #expect(bench.read("count") == "3\n")
        #expect(Self.troubles(told) == [])
    }

    @Test func `a press of more than an hour ago is dropped with a sentence, one of less is done`() throws {
        let bench = try Bench()
        let path = try WindowsTests.write(bench)
        let store = try HostStore(path: bench.store)
        let now = Date()
        for age in [3700.0, 3500, -60] {
            let press = Press(number: 1, widget: Self.widget, call: Self.increment)
            _ = try store.store(press, owner: "gone", identifier: "c", at: now - age)
        }
        let window = try WindowsTests.windows(1, bench, path)[0]
        window.place([Self.widget], at: .now())
        let told = window.run { _ in window.shown(Self.widget) == "2" }
        #expect(bench.read("count") == "2\n")
        #expect(
            Self.troubles(told) == [
                "“increment” of c was pressed more than an hour ago in a window that ended, and was dropped"
            ])
        #expect(try store.waitingPresses() == [])
    }

    @Test func `a press on a kind that a window does not have is left to one that has it`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        let other = HostedWidget("other", WireRequest.FamilySize(.small))
        _ = try store.store(
            Press(number: 1, widget: other, call: Self.increment), owner: "gone", identifier: "", at: Date())
        let window = try WindowsTests.windows(1, bench, try WindowsTests.write(bench))[0]
        window.place([Self.widget], at: .now())
        let told = window.run { _ in
            window.shown(Self.widget) == "0" && WindowsTests.areAtRest([window])
        }
        #expect(told.compactMap(\.pressOutcome) == [])
        #expect(try store.waitingPresses().count == 1)
        // Nobody looks again and again for a kind that is not there.
        #expect(window.wait(from: .now()) == nil)
        let path = try bench.script("other.sh", "echo x >> other; echo '\(Bench.archive("x"))'")
        window.serve(window.lanes.map(\.server) + [ChildExtension(path: path, environment: [:])], at: .now())
        let later = window.run { _ in (try? store.waitingPresses().isEmpty) == true }
        #expect(later.compactMap(\.pressOutcome) == [.done(dialog: nil)])
    }

    @Test func `a press that another window left and that fails is told`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        _ = try store.store(
            Press(number: 1, widget: Self.widget, call: Self.increment), owner: "gone", identifier: "c",
            at: Date())
        let path = try bench.script(
            "c.sh", "test $VISTAZO_REQUEST = perform && exit 7; echo '\(Bench.archive("x"))'")
        let window = try WindowsTests.windows(1, bench, path)[0]
        window.place([Self.widget], at: .now())
        let told = window.run { $0.contains { $0.pressOutcome != nil } }
        #expect(
            Self.troubles(told) == [
                "“increment” of c, pressed in a window that ended, failed: ended with code 7"
            ])
    }

    @Test func `a window that stands still hands on nothing, keeps nobody waiting and goes on later`() throws
    {
        let bench = try Bench()
        let path = try WindowsTests.write(bench)
        let windows = try WindowsTests.windows(2, bench, path)
        for window in windows { window.place([Self.widget], at: .now()) }
        _ = WindowsTests.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "0" } && WindowsTests.areAtRest(windows)
        }
        try bench.write("hold", "")
        windows[0].reload(.manual, at: .now())
        SecondProcess.wait(for: "its run") {
            _ = windows[0].service(.now())
            return WindowsTests.log(bench).last == "begin timeline manual"
        }
        windows[0].rest(patience: 0)
        try FileManager.default.removeItem(atPath: bench.path("hold"))
        // The other has its turn while the first stands still.
        _ = windows[1].press(Self.increment, on: Self.widget, at: .now())
        windows[1].runUntilShown(Self.widget, "1")
        #expect(windows[1].shown(Self.widget) == "1")
        windows[0].runUntilShown(Self.widget, "1")
        #expect(windows[0].shown(Self.widget) == "1")
    }

    @Test func `presses on code of ours are not stored`() throws {
        let bench = try Bench()
        let host = try bench.host([], isListening: true)
        let server = InProcessExtension(identifier: "s", limits: Bench.ample) { request in
            request.name == .perform
                ? .success(.performed(dialog: nil, reload: []))
                : .success(
                    .archive(ArchivedTimeline(entries: [ArchivedEntry(date: .distantPast, view: .empty)])))
        }
        host.add(
            server, description: ExtensionDescription(identifier: "s", kinds: [.init(kind: "k", name: "k")]))
        let widget = HostedWidget("k", WireRequest.FamilySize(.small))
        host.place([widget], at: .now())
        _ = host.press(Self.increment, on: widget, at: .now())
        #expect(try host.store.waitingPresses() == [])
        host.run { $0.contains { $0.pressOutcome != nil } }
    }
}
