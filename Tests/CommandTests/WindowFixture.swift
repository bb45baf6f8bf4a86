import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

@testable import vistazo

/// Windows on one home folder with extensions of its own, each turned by hand on clocks that a test may set
/// forward.
final class WindowFixture {
    let home: String
    var configurationFile: String { home + "/.config/vistazo/config.json5" }

    init() throws {
        home = NSTemporaryDirectory() + "vistazo-" + UUID().uuidString
        try Folders.make(home + "/.config/vistazo")
    }

    deinit { try? FileManager.default.removeItem(atPath: home) }

    func path(_ name: String) -> String { home + "/" + name }

    func write(_ name: String, _ text: String) throws {
        try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }

    func read(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func lines(_ name: String) -> Int { ((try? read(name)) ?? "").split(separator: "\n").count }

    func configure(_ text: String) throws {
        try text.write(toFile: configurationFile, atomically: true, encoding: .utf8)
    }

    /// An executable script that begins in the home folder.
    func script(_ name: String, _ text: String, mode: Int = 0o755) throws {
        try writeScript("#!/bin/sh\ncd '\(home)'\n" + text, to: path(name), mode: mode)
    }

    /// A configuration of one page, its widgets as they are written there, and extensions by their names.
    func place(_ widgets: String, extensions: String..., seconds: Double = patience) throws {
        let lines = extensions.map { "{ path: \"\(path($0))\", seconds: \(seconds) }" }
        try configure(
            """
            { pages: [ { name: "T", widgets: [ \(widgets) ] } ],
              extensions: [ \(lines.joined(separator: ", ")) ] }
            """)
    }

    var console: Console {
        var console = Console.ofProcess(environment: ["HOME": home, "PATH": "/usr/bin:/bin"])
        console.out = Outlet()
        console.err = Outlet()
        return console
    }

    func open(
        columns: Int = 80, rows: Int = 24, listens: Bool = false,
        power: @escaping () -> PowerState = { PowerState() }
    ) throws -> Window {
        let arguments = try Arguments([], DashboardCommand.full.syntax)
        let console = console
        let settings = try Settings(arguments, console)
        return Window(
            settings, arguments, console, size: CellSize(columns: columns, rows: rows), listens: listens,
            store: try Window.store(settings), standard: Self.standard(), power: power)
    }

    /// In place of the standard bundle, whose store is one a process and belongs to other tests: a counter
    /// that stands still, and a clock with seconds.
    static func standard() -> InProcessExtension {
        let description = ExtensionDescription(
            identifier: "standard",
            kinds: [.init(kind: "counter", name: "Counter"), .init(kind: "clock", name: "Clock")])
        let button = Node.Button(
            label: .text("More"), intent: IntentCall(name: "IncrementIntent"), key: "+")
        // However busy other tests keep the threads that it runs on.
        return InProcessExtension(identifier: "standard", limits: RunLimits(seconds: patience)) { request in
            guard request.name != .describe else { return .success(.description(description)) }
            let view =
                request.kind == "clock"
                ? Node(.text([TextRun(.live(.now(skeleton: "jms")))])) : Node(.button(button))
            let entry = ArchivedEntry(date: .distantPast, view: view)
            return .success(.archive(ArchivedTimeline(entries: [entry], reload: .never)))
        }
    }
}

extension Window {
    /// What stands on the screen, as one text.
    func text(_ now: Moment = .now()) -> String { screen(at: now).grid.text }

    /// Serves and draws until `isDone` says so of a frame, or `patience` is over; true where it did.
    ///
    /// - Parameter ahead: how far the window's clocks are set forward.
    @discardableResult
    func run(ahead: Double = 0, until isDone: (String) -> Bool) -> Bool {
        let limit = Moment.now().steady + patience
        while true {
            let now = Moment.now().advanced(by: ahead)
            _ = service(now)
            if isDone(text(now)) { return true }
            if now.steady - ahead >= limit { return false }
            var polls = host.descriptors.map(pollfd.init)
            let wait = min(host.wait(from: now) ?? 1, 0.05)
            poll(&polls, nfds_t(polls.count), Int32((wait * 1000).rounded(.up)))
        }
    }
}
