import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// A folder of scripts and stores for one test, gone with it.
final class Bench {
    let folder: String
    var store: String { folder + "/host.store" }
    var runtime: String { folder + "/run" }

    init() throws {
        folder =
            FileManager.default.temporaryDirectory.path + "/vistazo-hosting-\(UUID().uuidString.prefix(8))"
        try Folders.make(folder + "/run")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { folder + "/" + name }

    func read(_ name: String) -> String {
        (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? ""
    }

    func write(_ name: String, _ text: String) throws {
        try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }

    /// An executable script for sh.
    func script(_ name: String, _ text: String, mode: Int = 0o755) throws -> String {
        try writeScript("#!/bin/sh\ncd '\(folder)'\n" + text, to: path(name), mode: mode)
        return path(name)
    }

    func child(_ name: String, _ text: String, limits: RunLimits = Bench.ample, mode: Int = 0o755) throws
        -> ChildExtension
    {
        ChildExtension(
            path: try script(name, text, mode: mode), environment: ["PATH": "/usr/bin:/bin", "HOME": folder],
            limits: limits)
    }

    /// Waits for a run's end.
    static func outcome(of run: any ExtensionRun) -> RunOutcome {
        while true {
            let now = Moment.now()
            if let outcome = run.service(now) { return outcome }
            var polls = run.descriptors.map { $0.poll }
            let wait = run.deadline.map { max(0, $0 - now.steady) } ?? 1
            poll(&polls, nfds_t(polls.count), Int32((min(wait, 60) * 1000).rounded(.up)))
        }
    }

    func host(
        _ servers: [any WidgetExtension], surroundings: HostSurroundings = HostSurroundings(),
        isListening: Bool = false
    ) throws -> WidgetHost {
        let host = WidgetHost(
            setting: WidgetHost.Setting(
                words: Words(language: "en"), pokeFolder: isListening ? runtime : nil),
            store: try HostStore(path: store), surroundings: surroundings,
            listener: isListening ? try PokeListener(folder: runtime, name: UUID().uuidString) : nil)
        for server in servers { host.add(server) }
        return host
    }

    /// More than any of our scripts needs, however busy the machine is.
    static let ample = RunLimits(seconds: patience)

    /// The archive of a script: one text, asked for again at `reload`.
    static func archive(_ text: String, reload: String = "never") -> String {
        let reload = reload == "never" || reload == "atEnd" ? "\"\(reload)\"" : "{\"after\": \"\(reload)\"}"
        return
            "{\"entries\": [{\"date\": \"2020-01-01T00:00:00Z\", \"view\": \"\(text)\"}], \"reload\": \(reload)}"
    }
}

extension WidgetHost {
    /// Polls and services until `isDone` or the seconds are over; all that was told meanwhile.
    @discardableResult
    func run(
        atMost seconds: Double = patience, ahead: Double = 0,
        until isDone: ([HostEvent]) -> Bool = { _ in false }
    ) -> [HostEvent] {
        let limit = Moment.now().steady + seconds
        var told: [HostEvent] = []
        while true {
            let now = Moment.now().advanced(by: ahead)
            told += service(now)
            if isDone(told) || now.steady - ahead >= limit { return told }
            let wait = min(wait(from: now) ?? 60, limit - now.steady + ahead)
            var polls = descriptors.map(\.poll)
            Glibc.poll(&polls, nfds_t(polls.count), Int32((max(0, wait) * 1000).rounded(.up)))
        }
    }

    /// Services until a script has done something that wakes nobody, such as writing a file.
    func runUntilDone(ahead: Double = 0, _ isDone: () -> Bool) -> Bool {
        eventually {
            run(atMost: 0, ahead: ahead)
            return isDone()
        }
    }

    /// Polls and services until nothing is under way and nothing is to be done within half a minute.
    @discardableResult
    func settle() -> [HostEvent] { run { _ in !isBusy && wait(from: .now()).map { $0 > 30 } ?? true } }

    /// The steady second at which it has something to do though nothing came.
    func due(ahead: Double = 0) -> Double? {
        let now = Moment.now()
        return wait(from: now.advanced(by: ahead)).map { now.steady + ahead + $0 }
    }

    /// The text that a widget shows at present.
    func shown(_ widget: HostedWidget) -> String? {
        guard case .text(let runs)? = state(of: widget).archive?.entry(at: Date())?.view.content,
            case .string(let text)? = runs.first?.content
        else { return nil }
        return text
    }

    func runUntilShown(_ widget: HostedWidget, _ text: String) {
        run { _ in shown(widget) == text }
    }
}

extension HostEvent {
    var pressOutcome: PressOutcome? {
        guard case .finished(_, let outcome) = self else { return nil }
        return outcome
    }
}
