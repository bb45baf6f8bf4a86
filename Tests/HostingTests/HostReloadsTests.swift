import Foundation
import Synchronization
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// The scheduler at work in a host: tokens from the store, reasons that reach the extension, nothing done in vain.
@Suite(.ownThread) struct HostReloadsTests {
    static let small = WireRequest.FamilySize(.small)

    /// Code of this process under a clock that only the test moves.
    final class Author: WidgetExtension {
        let identifier = "author"
        let stamp: String? = nil
        let isForeign = false
        let app: (any WidgetExtension)? = nil
        var budget = Budget.usual
        var reload = "atEnd"
        var asked: [(date: Date, kind: String, reason: WireRequest.Reason)] = []
        var isFailing = false

        final class Run: ExtensionRun {
            let outcome: RunOutcome
            var descriptors: [PollDescriptor] { [] }
            var deadline: Double? { 0 }
            init(_ outcome: RunOutcome) { self.outcome = outcome }
            func service(_ now: Moment) -> RunOutcome? { outcome }
            func cancel() {}
        }

        func start(_ request: WireRequest, at now: Moment) -> any ExtensionRun {
            guard request.name == .timeline else {
                let kinds = (0..<10).map { ExtensionDescription.KindDescription(kind: "k\($0)", name: "K") }
                return Run(
                    RunOutcome(
                        .success(
                            Decoded(
                                .description(.init(identifier: identifier, kinds: kinds)), diagnostics: []))))
            }
            asked.append((request.date, request.kind, request.reason))
            guard !isFailing else { return Run(RunOutcome(.failure(.noOutput))) }
            let text = Bench.archive("x", reload: reload)
            guard let reply = try? WireReply.decode(Array(text.utf8)) else {
                return Run(RunOutcome(.failure(.wrongReply)))
            }
            return Run(RunOutcome(.success(reply)))
        }
    }

    /// A host whose clock stands at a moment and is moved by the test alone.
    struct Manual {
        let host: WidgetHost
        let author: Author
        var clock = Clock()

        init(_ bench: Bench, power: @escaping () -> PowerState = { PowerState() }) throws {
            author = Author()
            host = WidgetHost(
                setting: .init(words: Words(language: "en"), power: power),
                store: try HostStore(path: bench.store), surroundings: HostSurroundings())
            host.add(author)
        }

        /// Serves at every instant that the host names, for so many seconds; how many turns that took.
        mutating func serve(seconds: Double) -> Int {
            let end = clock.now.steady + seconds
            var turns = 0
            while true {
                _ = host.service(clock.now)
                turns += 1
                guard let wait = host.wait(from: clock.now), clock.now.steady + wait <= end else { break }
                clock.pass(max(wait, 1e-6))
            }
            clock.pass(max(0, end - clock.now.steady))
            return turns
        }
    }

    static func widgets(_ count: Int) -> [HostedWidget] {
        (0..<count).map {
            HostedWidget("k\($0 % 10)", small, configuration: [.init("n", .number(Double($0)))])
        }
    }

    @Test func `a greedy timeline has its six and then one in twenty minutes, and a restart gives none`()
        throws
    {
        let bench = try Bench()
        var manual = try Manual(bench)
        let widget = Self.widgets(1)[0]
        manual.host.place([widget], at: manual.clock.now)
        _ = manual.serve(seconds: 3600)
        // The first is free; six tokens and what an hour refilled.
        #expect((8...10).contains(manual.author.asked.count))
        #expect(manual.author.asked.map(\.reason).first == .first)
        #expect(Set(manual.author.asked.dropFirst().map(\.reason)) == [.timelineEnd])
        let why = try #require(manual.host.explanation(of: widget.provider, at: manual.clock.now))
        #expect(why.deniedUntil != nil || why.next != nil)
        #expect(why.tokens < 1)
        manual.host.close()
        var again = try Manual(bench)
        again.clock = manual.clock
        again.host.place([widget], at: again.clock.now)
        let left = try #require(again.host.explanation(of: widget.provider, at: again.clock.now)).tokens
        #expect(abs(left - why.tokens) < 0.01)
    }

    @Test func `a run that a person asks for leaves the tokens alone and is not charged in the history`()
        throws
    {
        let bench = try Bench()
        var manual = try Manual(bench)
        manual.author.reload = "never"
        let widget = Self.widgets(1)[0]
        manual.host.place([widget], at: manual.clock.now)
        _ = manual.serve(seconds: 1)
        for _ in 0..<20 {
            manual.host.reload(.manual, at: manual.clock.now)
            _ = manual.serve(seconds: 1)
        }
        #expect(manual.author.asked.count == 21)
        #expect(try manual.host.store.allowance(of: widget.provider) == nil)
        for _ in 0..<20 {
            manual.host.reload(.center, at: manual.clock.now)
            _ = manual.serve(seconds: 1)
        }
        #expect(manual.author.asked.count == 27)
        #expect(try #require(try manual.host.store.allowance(of: widget.provider)).tokens < 1)
        // What was denied is not lost.
        _ = manual.serve(seconds: 1300)
        #expect(manual.author.asked.count == 28)
        _ = manual.serve(seconds: 7200)
        #expect(manual.author.asked.count == 28)
    }

    /// Their clocks differ in the last digits, as the clocks of two processes do that look one after the other.
    @Test func `two windows on one store draw on one budget`() throws {
        let bench = try Bench()
        var windows = [try Manual(bench), try Manual(bench)]
        let widget = Self.widgets(1)[0]
        for index in windows.indices { windows[index].host.place([widget], at: windows[index].clock.now) }
        for _ in 0..<3600 {
            for index in windows.indices { _ = windows[index].serve(seconds: 1) }
        }
        // One first for each; six tokens and what an hour refilled, for both.
        let charged = windows.reduce(0) { $0 + $1.author.asked.count } - 2
        #expect((8...9).contains(charged))
    }

    @Test func `an extension's own budget holds for what it feeds`() throws {
        let bench = try Bench()
        var manual = try Manual(bench)
        manual.author.budget = Budget(reloadsADay: 0)
        manual.host.place(Self.widgets(1), at: manual.clock.now)
        _ = manual.serve(seconds: 86_400)
        #expect(manual.author.asked.map(\.reason) == [.first])
        let why = try #require(
            manual.host.explanation(of: Self.widgets(1)[0].provider, at: manual.clock.now))
        #expect(why.reloadsADay == 0)
        #expect(why.deniedSince != nil)
        #expect(why.deniedUntil == nil)
    }

    @Test func `the power is read when something is due that takes a token, and seldom`() throws {
        let bench = try Bench()
        let reads = Mutex(0)
        var manual = try Manual(bench) {
            reads.withLock { $0 += 1 }
            return PowerState(isOnBattery: true)
        }
        manual.host.place(Self.widgets(1), at: manual.clock.now)
        _ = manual.serve(seconds: 50)
        #expect(reads.withLock { $0 } == 0)
        _ = manual.serve(seconds: 3600)
        // At most one for each reload that was due.
        #expect((5...12).contains(reads.withLock { $0 }))
        let why = try #require(
            manual.host.explanation(of: Self.widgets(1)[0].provider, at: manual.clock.now))
        #expect(why.refillADay == 36)
        #expect((7...9).contains(manual.author.asked.count))
    }

    @Test func `of two thousand placed widgets a turn looks at those that are due`() throws {
        let bench = try Bench()
        var manual = try Manual(bench)
        manual.author.reload = "2999-01-01T00:00:00Z"
        let widgets = Self.widgets(2000)
        manual.host.place(widgets, at: manual.clock.now)
        _ = manual.serve(seconds: 1)
        #expect(manual.author.asked.count == 2000)
        let touches = manual.host.scheduler.touches
        let turns = manual.serve(seconds: 86_400)
        #expect(turns == 1)
        #expect(manual.host.scheduler.touches == touches)
        manual.host.reload(.manual, at: manual.clock.now) { $0 == widgets[7].provider }
        // The wish, its turn, its run, its end.
        #expect(manual.serve(seconds: 60) <= 4)
        #expect(manual.author.asked.count == 2001)
        #expect(manual.host.scheduler.touches <= touches + 4)
    }

    @Test func `turns follow what is due: none has nothing to do`() throws {
        let bench = try Bench()
        var manual = try Manual(bench)
        manual.host.place(Self.widgets(3), at: manual.clock.now)
        let turns = manual.serve(seconds: 6 * 3600)
        // A turn begins a run and another ends it; one more for each of the first.
        #expect(turns <= 2 * manual.author.asked.count + 6)
    }

    @Test func `case F25: a timeline that never reloads is asked each time, and stays`() throws {
        let bench = try Bench()
        var manual = try Manual(bench)
        manual.author.reload = "never"
        let widget = Self.widgets(1)[0]
        manual.host.place([widget], at: manual.clock.now)
        _ = manual.serve(seconds: 3600)
        for count in 2...3 {
            manual.host.reload(.manual, at: manual.clock.now)
            _ = manual.serve(seconds: 3600)
            #expect(manual.author.asked.count == count)
            #expect(manual.host.state(of: widget).archive != nil)
        }
    }

    @Test func `case F01: twenty equal results ask for nothing more, and one of three is reloaded alone`()
        throws
    {
        let bench = try Bench()
        var manual = try Manual(bench)
        manual.author.reload = "never"
        let widgets = Self.widgets(3)
        manual.host.place(widgets, at: manual.clock.now)
        _ = manual.serve(seconds: 60)
        for _ in 0..<20 {
            manual.host.reload(.intent, at: manual.clock.now) { $0 == widgets[1].provider }
            _ = manual.serve(seconds: 60)
        }
        #expect(manual.author.asked.count == 23)
        #expect(manual.author.asked.suffix(20).allSatisfy { $0.kind == "k1" && $0.reason == .intent })
        #expect(try #require(try manual.host.store.run(of: widgets[1].provider)).isInVain)
    }

    @Test(
        arguments: [
            (
                files: [
                    ("AC/type", "Mains"), ("AC/online", "1"), ("BAT0/type", "Battery"),
                    ("BAT0/status", "Charging"),
                ],
                profile: "balanced", state: PowerState()
            ),
            (
                [
                    ("AC/type", "Mains"), ("AC/online", "0"), ("BAT0/type", "Battery"),
                    ("BAT0/status", "Discharging"),
                ],
                "low-power", PowerState(isOnBattery: true, isSaving: true)
            ),
            (
                [("hid/type", "Battery"), ("hid/scope", "Device"), ("hid/status", "Discharging")], nil,
                PowerState()
            ),
            (
                [
                    ("ucsi/type", "USB"), ("ucsi/online", "1"), ("BAT1/type", "Battery"),
                    ("BAT1/status", "Discharging"),
                ],
                "performance", PowerState()
            ),
            ([("BAT0/type", "Battery"), ("BAT0/status", "Not charging")], nil, PowerState()),
            ([("odd/type", ""), ("odd/online", "yes")], "", PowerState()),
        ] as [(files: [(String, String)], profile: String?, state: PowerState)])
    func `what the kernel says of its supplies tells battery from mains`(
        files: [(String, String)], profile: String?, state: PowerState
    ) throws {
        let bench = try Bench()
        for (name, text) in files {
            let folder = "sys/class/power_supply/" + name.split(separator: "/")[0]
            try FileManager.default.createDirectory(
                atPath: bench.path(folder), withIntermediateDirectories: true)
            try bench.write("sys/class/power_supply/" + name, text + "\n")
        }
        if let profile {
            try FileManager.default.createDirectory(
                atPath: bench.path("sys/firmware/acpi"), withIntermediateDirectories: true)
            try bench.write("sys/firmware/acpi/platform_profile", profile + "\n")
        }
        #expect(PowerSupply(root: bench.path("sys")).state == state)
        #expect(PowerSupply(root: bench.path("nothing")).state == PowerState())
    }
}
