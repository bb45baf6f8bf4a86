import Foundation
import ProvingGround
import Synchronization
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// Intents, pokes and the state that windows share.
@Suite(.ownThread) struct PressTests {
    static let small = WireRequest.FamilySize(.small)
    static let increment = IntentCall(name: "increment")

    /// Counts in a file, slowly and without a lock: two runs at a time would lose one.
    static let counter = """
        case "$(cat)" in
        *'"describe"'*) echo '{"identifier": "c", "kinds": [{"kind": "c"}, {"kind": "d"}]}' ;;
        *'"perform"'*) n=$(cat count 2>/dev/null || echo 0); sleep 0.01; echo $((n + 1)) > count
                     echo "{\\"dialog\\": \\"$((n + 1))\\"}" ;;
        *) n=$(cat count 2>/dev/null || echo 0)
           echo "{\\"entries\\": [{\\"date\\": \\"2020-01-01T00:00:00Z\\", \\"view\\": \\"$n\\"}], \\"reload\\": \\"never\\"}" ;;
        esac
        """

    /// Case F17.
    @Test func `ten presses in one moment are ten increments, in order, and the widget shows them`() throws {
        let bench = try Bench()
        let host = try bench.host([bench.child("counter.sh", Self.counter)])
        let widgets = [HostedWidget("c", Self.small), HostedWidget("c", .init(.medium))]
        host.place(widgets, at: .now())
        host.runUntilShown(widgets[0], "0")
        let numbers = (0..<10).map { _ in host.press(Self.increment, on: widgets[0], at: .now()) }
        #expect(numbers == Array(1...10))
        #expect(host.state(of: widgets[0]).presses == 10)
        let told = host.run { $0.compactMap(\.pressOutcome).count == 10 && host.shown(widgets[1]) == "10" }
        #expect(told.compactMap(\.pressOutcome) == (1...10).map { .done(dialog: String($0)) })
        #expect(host.shown(widgets[0]) == "10")
        #expect(host.shown(widgets[1]) == "10")
        #expect(host.state(of: widgets[0]).presses == 0)
        #expect(bench.read("count") == "10\n")
    }

    @Test func `a press on a stored drawing waits until its extension has said what it is`() throws {
        let bench = try Bench()
        let server = { try bench.child("counter.sh", Self.counter) }
        let widget = HostedWidget("c", Self.small)
        let first = try bench.host([try server()])
        first.place([widget], at: .now())
        first.runUntilShown(widget, "0")
        first.close()
        // Another program file: what was said of the old one does not hold for it.
        let second = try bench.host([bench.child("counter.sh", Self.counter + "\n# as before")])
        second.place([widget], at: .now())
        #expect(second.shown(widget) == "0")
        let number = second.press(Self.increment, on: widget, at: .now())
        #expect(second.state(of: widget).presses == 1)
        let told = second.run { $0.contains { $0.pressOutcome != nil } }
        #expect(told.compactMap(\.pressOutcome) == [.done(dialog: "1")])
        #expect(number == 1)
    }

    @Test func `presses that wait when the window closes are still done`() throws {
        let bench = try Bench()
        let host = try bench.host([bench.child("counter.sh", Self.counter)])
        let widget = HostedWidget("c", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "0")
        for _ in 0..<4 { _ = host.press(Self.increment, on: widget, at: .now()) }
        host.close(patience: patience)
        #expect(bench.read("count") == "4\n")
    }

    @Test func `a press is done by a script that only ever prints archives, and it is asked again`() throws {
        let bench = try Bench()
        let host = try bench.host([
            bench.child("a.sh", "echo $VISTAZO_REQUEST >> asked; echo '\(Bench.archive("x"))'")
        ])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "x")
        _ = host.press(Self.increment, on: widget, at: .now())
        host.run { _ in bench.read("asked").split(separator: "\n").count == 3 && !host.isBusy }
        #expect(bench.read("asked") == "describe\nperform\ntimeline\n")
    }

    @Test func `a press that fails says why, and the widget is asked what is true`() throws {
        let bench = try Bench()
        let host = try bench.host([
            bench.child(
                "a.sh",
                "test $VISTAZO_REQUEST = perform && { echo full >&2; exit 2; }; echo $VISTAZO_REASON >> reasons\n"
                    + "echo '\(Bench.archive("x"))'")
        ])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "x")
        _ = host.press(Self.increment, on: widget, at: .now())
        let told = host.run { _ in bench.read("reasons").hasSuffix("intent\n") }
        #expect(told.compactMap(\.pressOutcome) == [.failed("ended with code 2: full")])
        #expect(host.state(of: widget).failure == nil)
    }

    /// The standard bundle in small: a number that lives here, counted by an intent.
    final class Standard: Sendable {
        let count = Mutex(0)
        let asked = Mutex<[String]>([])
        let description = ExtensionDescription(
            identifier: "standard",
            kinds: [.init(kind: "counter", name: "Counter"), .init(kind: "item", name: "Item")],
            intents: [
                .init(name: "IncrementIntent", title: "+"),
                .init(name: "Hidden", title: "-", isDiscoverable: false),
            ])

        func server(limits: RunLimits = Bench.ample, delay: Bool = false) -> InProcessExtension {
            InProcessExtension(identifier: "standard", limits: limits) { request in
                self.asked.withLock { $0.append("\(request.name) \(request.kind)") }
                switch request.name {
                case .describe: return .success(.description(self.description))
                case .perform:
                    let count = self.count.withLock { count in
                        count += 1
                        return count
                    }
                    return .success(
                        .performed(dialog: "\(count)", reload: request.kind == "item" ? ["counter"] : []))
                case .options: return .success(.options([]))
                case .placeholder, .snapshot, .timeline:
                    if delay { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
                    let entry = ArchivedEntry(
                        date: .distantPast, view: .text(String(self.count.withLock { $0 })))
                    return .success(.archive(ArchivedTimeline(entries: [entry], reload: .never)))
                }
            }
        }
    }

    @Test func `code of this process answers from elsewhere, and wakes the loop`() throws {
        let bench = try Bench()
        let standard = Standard()
        let host = try bench.host([])
        host.add(standard.server(), description: standard.description)
        let widgets = [HostedWidget("counter", Self.small), HostedWidget("item", Self.small)]
        host.place(widgets, at: .now())
        host.run { _ in widgets.allSatisfy { host.shown($0) == "0" } }
        for _ in 0..<10 {
            _ = host.press(IntentCall(name: "IncrementIntent"), on: widgets[0], at: .now())
        }
        let told = host.run { $0.compactMap(\.pressOutcome).count == 10 && host.shown(widgets[0]) == "10" }
        #expect(told.compactMap(\.pressOutcome).last == .done(dialog: "10"))
        // Code of ours names what it changed: of this intent nothing but its own widget.
        host.settle()
        #expect(host.shown(widgets[1]) == "0")
        _ = host.press(IntentCall(name: "IncrementIntent"), on: widgets[1], at: .now())
        host.run { _ in widgets.allSatisfy { host.shown($0) == "11" } }
        #expect(host.shown(widgets[0]) == "11")
        #expect(host.wait(from: .now()) == nil)
    }

    @Test func `code of this process that never answers is a failure at its limit`() throws {
        let bench = try Bench()
        let standard = Standard()
        let host = try bench.host([])
        host.add(
            standard.server(limits: RunLimits(seconds: 0.2), delay: true), description: standard.description)
        let widget = HostedWidget("counter", Self.small)
        host.place([widget], at: .now())
        host.run { _ in host.state(of: widget).failure != nil }
        #expect(host.state(of: widget).failure == "timed out after 0.2 s")
    }

    @Test func `an archive of this process is held to the limits of archives`() throws {
        let bench = try Bench()
        let host = try bench.host([])
        let server = InProcessExtension(identifier: "s", limits: Bench.ample) { _ in
            let entry = ArchivedEntry(date: .distantPast, view: .empty)
            return .success(.archive(ArchivedTimeline(entries: Array(repeating: entry, count: 501))))
        }
        host.add(
            server, description: ExtensionDescription(identifier: "s", kinds: [.init(kind: "k", name: "k")]))
        let widget = HostedWidget("k", Self.small)
        host.place([widget], at: .now())
        host.run { _ in host.state(of: widget).failure != nil }
        #expect(host.state(of: widget).failure == "its reply cannot be used: more than 500 entries")
    }

    @Test func `a script may press what the standard bundle offers to all, and nothing else of it`() throws {
        let bench = try Bench()
        let standard = Standard()
        let host = try bench.host([])
        host.add(standard.server(), description: standard.description)
        host.add(try bench.child("a.sh", "echo $VISTAZO_REQUEST >> asked; echo '\(Bench.archive("x"))'"))
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "x")
        _ = host.press(IntentCall(name: "IncrementIntent"), on: widget, at: .now())
        host.run { $0.contains { $0.pressOutcome != nil } }
        #expect(standard.count.withLock { $0 } == 1)
        _ = host.press(IntentCall(name: "Hidden"), on: widget, at: .now())
        host.run { $0.contains { $0.pressOutcome != nil } }
        #expect(standard.count.withLock { $0 } == 1)
        #expect(bench.read("asked").contains("perform"))
    }

    @Test func `a press in one window shows in the other, which reads it from the store`() throws {
        let bench = try Bench()
        let script = try bench.script(
            "counter.sh", Self.counter + "\necho $VISTAZO_REQUEST $VISTAZO_REASON >> runs")
        let widget = HostedWidget("c", Self.small)
        let windows = try (0..<2).map { _ in
            try bench.host(
                [
                    ChildExtension(
                        path: script, environment: ["PATH": "/usr/bin:/bin"], limits: Bench.ample)
                ], isListening: true)
        }
        for window in windows {
            window.place([widget], at: .now())
            window.runUntilShown(widget, "0")
        }
        _ = windows[0].press(Self.increment, on: widget, at: .now())
        windows[0].runUntilShown(widget, "1")
        let runs = bench.read("runs")
        // In one process both listen under one number, and a window does not listen to itself.
        Poke.send("host c 1", folder: bench.runtime)
        let told = windows[1].run { _ in windows[1].shown(widget) == "1" }
        #expect(windows[1].shown(widget) == "1")
        #expect(told.contains { if case .changed = $0 { true } else { false } })
        windows[1].settle()
        #expect(bench.read("runs") == runs)
    }

    @Test func `a change of the logbook reloads the widgets of this process that it concerns`() throws {
        let bench = try Bench()
        let standard = Standard()
        let host = WidgetHost(
            setting: WidgetHost.Setting(
                words: Words(language: "en"),
                isConcerned: { poke, key in poke == "logbook\ncounter water" && key.kind == "counter" }),
            store: try HostStore(path: bench.store), surroundings: HostSurroundings(),
            listener: try PokeListener(folder: bench.runtime))
        host.add(standard.server(), description: standard.description)
        host.add(try bench.child("a.sh", "echo run >> runs; echo '\(Bench.archive("x"))'"))
        let widgets = ["counter", "item", "a"].map { HostedWidget($0, Self.small) }
        host.place(widgets, at: .now())
        host.run { _ in widgets.allSatisfy { host.shown($0) != nil } }
        standard.count.withLock { $0 = 7 }
        Poke.send("nothing that is known", folder: bench.runtime)
        Poke.send("logbook\ncounter water", folder: bench.runtime)
        let told = host.run { _ in host.shown(widgets[0]) == "7" }
        #expect(told.contains { if case .poked("logbook\ncounter water") = $0 { true } else { false } })
        host.settle()
        #expect(host.shown(widgets[1]) == "0")
        #expect(bench.read("runs") == "run\n")
        Poke.send("reload a", folder: bench.runtime)
        host.run { _ in bench.read("runs") == "run\nrun\n" }
        #expect(bench.read("runs") == "run\nrun\n")
    }

    @Test func `windows of other sizes show what a press changed, open or opened later`() throws {
        let bench = try Bench()
        let server = { try bench.child("counter.sh", Self.counter) }
        let (small, medium) = (HostedWidget("c", Self.small), HostedWidget("c", .init(.medium)))
        let pressing = try bench.host([try server()], isListening: true)
        let open = try bench.host([try server()], isListening: true)
        let closed = try bench.host([try server()])
        for (host, widget) in [(pressing, small), (open, medium), (closed, HostedWidget("c", .init(.large)))]
        {
            host.place([widget], at: .now())
            host.runUntilShown(widget, "0")
        }
        closed.close()
        _ = pressing.press(Self.increment, on: small, at: .now())
        pressing.runUntilShown(small, "1")
        // As another process says it; those of one hear nothing of each other.
        Poke.send("host c 1", folder: bench.runtime)
        open.runUntilShown(medium, "1")
        #expect(open.shown(medium) == "1")
        // One reload each: what one window makes does not have the other make it again.
        let runs = try #require(try open.store.run(of: small.provider)).finished
        for _ in 0..<3 {
            Poke.send("host c 1", folder: bench.runtime)
            for host in [pressing, open] {
                host.settle()
                #expect(!host.scheduler.isWished(small.provider))
            }
        }
        #expect(try open.store.run(of: small.provider)?.finished == runs)

        let later = try bench.host([try server()])
        let large = HostedWidget("c", .init(.large))
        later.place([large], at: .now())
        #expect(later.shown(large) == "0")
        later.runUntilShown(large, "1")
        #expect(later.shown(large) == "1")
        for host in [pressing, open, later] { host.close() }
    }

    @Test func `a change to come counts for nothing, and what nobody renews is forgotten`() throws {
        let bench = try Bench()
        let widget = HostedWidget("c", Self.small)
        let host = try bench.host([bench.child("counter.sh", Self.counter)])
        host.place([widget], at: .now())
        host.runUntilShown(widget, "0")
        host.close()
        let store = try HostStore(path: bench.store)
        try store.noteChange(of: "c", at: Date() + 3600)
        let other = try bench.host([bench.child("counter.sh", Self.counter)])
        other.place([widget], at: .now())
        #expect(!other.scheduler.isWished(widget.provider))
        other.close()

        try store.forget(madeBefore: Date() - 60)
        #expect(try store.archive(of: widget, in: HostSurroundings()) != nil)
        try store.forget(madeBefore: Date() + 60)
        #expect(try store.archive(of: widget, in: HostSurroundings()) == nil)
    }
}
