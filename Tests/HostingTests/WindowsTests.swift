import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// Several windows on one store: one run of an extension at a time, and none twice.
@Suite(.ownThread) struct WindowsTests {
    static let widget = HostedWidget("c", WireRequest.FamilySize(.small))
    static let increment = IntentCall(name: "increment")

    /// Answers what it is asked, notes when it begins and ends, and waits in between while there is a file `hold`.
    static let script = """
        request=$(cat)
        echo "begin $VISTAZO_REQUEST $VISTAZO_REASON" >> log
        while test -e hold; do read line < line; done
        case $VISTAZO_REQUEST in
        describe) echo '{"identifier": "c", "kinds": [{"kind": "c"}], "intents": [{"name": "increment"}]}' ;;
        perform) n=$(cat count 2>/dev/null || echo 0); echo $((n + 1)) > count
                 echo "{\\"dialog\\": \\"$((n + 1))\\"}" ;;
        *) n=$(cat count 2>/dev/null || echo 0)
           echo "{\\"entries\\": [{\\"date\\": \\"2020-01-01T00:00:00Z\\", \\"view\\": \\"$n\\"}], \\"reload\\": RELOAD}" ;;
        esac
        echo "end $VISTAZO_REQUEST $VISTAZO_REASON" >> log
        """

    /// - Parameter reload: As it stands in the archive.
    static func write(_ bench: Bench, reload: String = "\"never\"") throws -> String {
        mkfifo(bench.path("line"), 0o600)
        // It stands in double quotes of the shell.
        let quoted = reload.replacingOccurrences(of: "\"", with: "\\\"")
        return try bench.script("c.sh", script.replacingOccurrences(of: "RELOAD", with: quoted))
    }

    static func windows(_ count: Int, _ bench: Bench, _ path: String) throws -> [WidgetHost] {
        try (0..<count).map { _ in
            try bench.host(
                [ChildExtension(path: path, environment: ["PATH": "/usr/bin:/bin"], limits: Bench.ample)],
                isListening: true)
        }
    }

    /// What began and ended, a word each: `+timeline -timeline`.
    static func log(_ bench: Bench) -> [String] { bench.read("log").split(separator: "\n").map(String.init) }

    /// The requests that were answered; each began when no other ran.
    static func runs(_ bench: Bench, at location: SourceLocation = #_sourceLocation) -> [String] {
        let lines = log(bench)
        for (index, line) in lines.enumerated() {
            let isBegin = index.isMultiple(of: 2)
            #expect(line.hasPrefix(isBegin ? "begin " : "end "), "\(lines)", sourceLocation: location)
            if !isBegin {
                #expect(
                    line.dropFirst(4) == lines[index - 1].dropFirst(6), "\(lines)", sourceLocation: location)
            }
        }
        return lines.filter { $0.hasPrefix("end ") }.map { String($0.dropFirst(4)) }
    }

    /// Serves several windows of this process in turn, as their own processes would.
    static func serve(
        _ hosts: [WidgetHost], ahead: Double = 0, atMost seconds: Double = patience,
        until isDone: ([[HostEvent]]) -> Bool
    ) -> [[HostEvent]] {
        let limit = Moment.now().steady + seconds
        var told = hosts.map { _ in [HostEvent]() }
        while true {
            let now = Moment.now().advanced(by: ahead)
            for (index, host) in hosts.enumerated() { told[index] += host.service(now) }
            if isDone(told) || Moment.now().steady >= limit { return told }
            var polls = hosts.flatMap { $0.descriptors.map(\.poll) }
            let wait = hosts.compactMap { $0.wait(from: now) }.min() ?? 60
            let left = min(wait, limit - Moment.now().steady)
            poll(&polls, nfds_t(polls.count), Int32((max(0, left) * 1000).rounded(.up)))
        }
    }

    static func areAtRest(_ hosts: [WidgetHost], ahead: Double = 0) -> Bool {
        hosts.allSatisfy { host in
            !host.isBusy && host.pressLookAt == nil
                && host.wait(from: Moment.now().advanced(by: ahead)).map { $0 > 1 } ?? true
        }
    }

    @Test func `three windows that open at once ask once, and all show what it gave`() throws {
        let bench = try Bench()
        let windows = try Self.windows(3, bench, try Self.write(bench))
        for window in windows { window.place([Self.widget], at: .now()) }
        _ = Self.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "0" } && Self.areAtRest(windows)
        }
        #expect(windows.map { $0.shown(Self.widget) } == ["0", "0", "0"])
        #expect(
            Self.runs(bench).filter { !$0.hasPrefix("placeholder") } == ["describe first", "timeline first"])
    }

    @Test func `what is due in all windows is run by one`() throws {
        let bench = try Bench()
        let windows = try Self.windows(
            3, bench, try Self.write(bench, reload: "{\"after\": \"2020-01-01T00:00:00Z\"}"))
        for window in windows { window.place([Self.widget], at: .now()) }
        _ = Self.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "0" } && Self.areAtRest(windows)
        }
        for minutes in 1...2 {
            let before = Self.runs(bench).count
            let ahead = Double(minutes) * 61
            _ = Self.serve(windows, ahead: ahead) { _ in
                Self.runs(bench).count > before && Self.areAtRest(windows, ahead: ahead)
            }
            #expect(Self.runs(bench).count == before + 1)
        }
    }

    /// Case F25.
    @Test func `a policy of never is reloaded each time somebody asks, in all windows by one`() throws {
        let bench = try Bench()
        let windows = try Self.windows(2, bench, try Self.write(bench))
        for window in windows { window.place([Self.widget], at: .now()) }
        _ = Self.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "0" } && Self.areAtRest(windows)
        }
        for time in 1...2 {
            Poke.send("reload c", folder: bench.runtime)
            _ = Self.serve(windows) { _ in
                Self.runs(bench).count { $0 == "timeline manual" } == time && Self.areAtRest(windows)
            }
            #expect(Self.runs(bench).count { $0 == "timeline manual" } == time)
            #expect(windows.map { $0.shown(Self.widget) } == ["0", "0"])
        }
    }

    /// Case F17 in two windows.
    @Test func `ten presses in a moment from each of two windows are twenty increments`() throws {
        let bench = try Bench()
        let windows = try Self.windows(2, bench, try Self.write(bench))
        for window in windows { window.place([Self.widget], at: .now()) }
        _ = Self.serve(windows) { _ in windows.allSatisfy { $0.shown(Self.widget) == "0" } }
        for _ in 0..<10 {
            for window in windows { _ = window.press(Self.increment, on: Self.widget, at: .now()) }
        }
        #expect(try windows[0].store.waitingPresses().count == 20)
        let told = Self.serve(windows) { _ in
            windows.allSatisfy { $0.shown(Self.widget) == "20" } && Self.areAtRest(windows)
        }
        #expect(bench.read("count") == "20\n")
        #expect(windows.map { $0.shown(Self.widget) } == ["20", "20"])
        for events in told {
            let numbers = events.compactMap(\.pressOutcome).compactMap { outcome -> Int? in
                guard case .done(let dialog) = outcome else { return nil }
                return dialog.flatMap { Int($0) }
            }
            #expect(numbers.count == 10)
            #expect(numbers == numbers.sorted())
        }
        #expect(Self.runs(bench).count { $0.hasPrefix("perform") } == 20)
        #expect(try windows[0].store.waitingPresses() == [])
    }

    @Test func `a window that finds an extension busy sleeps, and goes on when it is told that it is free`()
        throws
    {
        let bench = try Bench()
        let locks = try #require(HostLocks(ofStore: bench.store))
        #expect(locks.take([HostLocks.run("c")]))
        let window = try Self.windows(1, bench, try Self.write(bench))[0]
        window.place([Self.widget], at: .now())
        var now = Moment.now()
        for _ in 0..<3 { _ = window.service(now) }
        // Nothing to do for a second.
        #expect(try #require(window.wait(from: now)) > 0.9)
        #expect(window.descriptors.count == 2)
        #expect(Self.log(bench) == [])
        now = now.advanced(by: 1.1)
        _ = window.service(now)
        #expect(try #require(window.wait(from: now)) > 0.9)
        locks.free([HostLocks.run("c")])
        Poke.send("free 1", folder: bench.runtime)
        _ = window.service(now)
        #expect(window.isBusy)
        window.runUntilShown(Self.widget, "0")
        #expect(window.shown(Self.widget) == "0")
    }

    @Test func `an intent waits for its app groups, whoever holds them, and a timeline does not`() throws {
        let bench = try Bench()
        let locks = try #require(HostLocks(ofStore: bench.store))
        let window = try Self.windows(1, bench, try Self.write(bench))[0]
        window.place([Self.widget], at: .now())
        window.runUntilShown(Self.widget, "0")
        #expect(locks.take(HostLocks.groups([])))
        _ = window.press(Self.increment, on: Self.widget, at: .now())
        _ = Self.serve([window], atMost: 0.2) { _ in false }
        #expect(bench.read("count") == "")
        locks.freeAll()
        Poke.send("free 1", folder: bench.runtime)
        window.runUntilShown(Self.widget, "1")
        #expect(bench.read("count") == "1\n")

        #expect(locks.take(HostLocks.groups(["other"])))
        _ = window.press(Self.increment, on: Self.widget, at: .now())
        window.runUntilShown(Self.widget, "2")
        #expect(bench.read("count") == "2\n")
        #expect(locks.take(HostLocks.groups([])))
        window.reload(.manual, at: .now())
        let before = Self.runs(bench).count
        window.run { _ in Self.runs(bench).count > before }
        #expect(Self.runs(bench).last == "timeline manual")
    }

    /// A process that holds the extension is killed in the middle of a run.
    @Test func `a kill of the window that runs an extension leaves the others nothing to wait for`() throws {
        let bench = try Bench()
        let path = try Self.write(bench)
        try bench.write("hold", "")
        let second = try SecondProcess(bench, script: path)
        SecondProcess.wait(for: "a run of the other") { bench.read("log") == "begin describe first\n" }
        let window = try Self.windows(1, bench, path)[0]
        window.place([Self.widget], at: .now())
        for _ in 0..<3 { _ = window.service(.now()) }
        #expect(window.lanes[0].waitsUntil != nil)
        second.end(by: SIGKILL)
        try FileManager.default.removeItem(atPath: bench.path("hold"))
        // Nobody told that it is free: the rare look finds out.
        window.run { _ in window.shown(Self.widget) == "0" }
        #expect(window.shown(Self.widget) == "0")
        #expect(Self.log(bench).first == "begin describe first")
        #expect(Self.log(bench).dropFirst().first == "begin describe first")
    }

    @Test func `a command without a host has its turn too, and gives up in time`() throws {
        let bench = try Bench()
        let path = try Self.write(bench)
        let server = ChildExtension(path: path, environment: ["PATH": "/usr/bin:/bin"], limits: Bench.ample)
        let (ours, theirs) = (HostLocks(ofStore: bench.store), try #require(HostLocks(ofStore: bench.store)))
        let start = Moment.now()
        var request = WireRequest(.perform, date: Date(), kind: "c", intent: Self.increment)
        for held in [HostLocks.run("c"), "group a"] {
            #expect(theirs.take([held]))
            let run = server.start(request, under: ours, groups: ["a"], patience: 30, at: start)
            #expect(run.service(start.advanced(by: 29)) == nil)
            #expect(run.deadline.map { $0 - start.steady <= 29.1 } == true)
            guard case .failure(.busy)? = run.service(start.advanced(by: 30))?.result else {
                Issue.record("it did not give up")
                return
            }
            theirs.freeAll()
        }
        #expect(Self.log(bench) == [])
        #expect(theirs.take(["group b"]))
        let run = server.start(request, under: ours, groups: ["a"], at: .now())
        #expect(theirs.isHeldElsewhere(HostLocks.run("c")))
        var outcome: RunOutcome?
        SecondProcess.wait(for: "its end") {
            outcome = run.service(.now())
            return outcome != nil
        }
        #expect(bench.read("count") == "1\n")
        #expect(!theirs.isHeldElsewhere(HostLocks.run("c")))
        #expect(!theirs.isHeldElsewhere("group a"))
        // A timeline needs no group.
        request = WireRequest(.timeline, date: Date(), kind: "c", families: [Self.widget.size])
        #expect(theirs.take(["group a"]))
        let other = server.start(request, under: ours, groups: ["a"], at: .now())
        #expect(theirs.isHeldElsewhere(HostLocks.run("c")))
        other.cancel()
        #expect(!theirs.isHeldElsewhere(HostLocks.run("c")))
    }

    @Test func `two processes that press ten times each make twenty increments`() throws {
        let bench = try Bench()
        let path = try Self.write(bench)
        let store = try HostStore(path: bench.store)
        let processes = try (0..<2).map { _ in try SecondProcess(bench, script: path, presses: 10) }
        SecondProcess.wait(for: "all presses") {
            processes.allSatisfy {
                FileManager.default.fileExists(atPath: bench.path("pressed.\($0.process)"))
            } && (try? store.waitingPresses().isEmpty) == true
        }
        #expect(bench.read("count") == "20\n")
        #expect(Self.log(bench).count { $0 == "end perform intent" } == 20)
        // What they show is in the store of both.
        SecondProcess.wait(for: "the last number") {
            let held = (try? store.archive(of: Self.widget, in: HostSurroundings())) ?? nil
            return held?.archive.entries.first?.view == .text("20")
        }
        for process in processes { process.end(by: SIGKILL) }
        _ = Self.runs(bench)
    }

    /// Case F18.
    @Test func `after two days it shows the day's entry without a run`() throws {
        let bench = try Bench()
        let days = [(-3600.0, "7"), (2 * 86_400.0 - 7200, "0")].map { seconds, text in
            let date = ISO8601DateFormatter().string(from: Date() + seconds)
            return "{\"date\": \"\(date)\", \"view\": \"\(text)\"}"
        }
        let archive = "{\"entries\": [\(days.joined(separator: ", "))], \"reload\": \"never\"}"
        let path = try bench.script("c.sh", "echo run >> runs; echo '\(archive)'")
        let window = try Self.windows(1, bench, path)[0]
        window.place([Self.widget], at: .now())
        window.runUntilShown(Self.widget, "7")
        let runs = bench.read("runs")
        let later = Moment.now().advanced(by: 2 * 86_400)
        _ = window.service(later)
        #expect(window.state(of: Self.widget).archive?.entry(at: later.date)?.view == .text("0"))
        #expect(!window.isBusy)
        #expect(bench.read("runs") == runs)
    }
}
