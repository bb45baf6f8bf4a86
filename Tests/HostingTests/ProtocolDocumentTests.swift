import Foundation
import ProvingGround
import Testing
import VistazoArchive

@testable import VistazoHosting

/// The scripts of the protocol's document, run as the extensions that they are.
@Suite(.ownThread) struct ProtocolDocumentTests {
    static func text() throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Archive/Wire/Protocol.md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The block of a language whose second line begins with a name.
    static func script(_ name: String) throws -> String {
        let blocks = try text().matches(of: /(?s)```(?:sh|python)\n(.*?)```/).map { String($0.output.1) }
        return try #require(blocks.first { $0.contains("\n# \(name): ") })
    }

    func host(_ bench: Bench, _ name: String) throws -> WidgetHost {
        try writeScript(Self.script(name), to: bench.path(name))
        let setting = RunSetting(limits: Bench.ample, workingFolder: bench.folder)
        return try bench.host([
            ChildExtension(
                path: bench.path(name),
                environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": bench.folder],
                setting: setting)
        ])
    }

    /// Every string in the entry that a widget shows now, in order.
    func texts(_ host: WidgetHost, _ widget: HostedWidget, at date: Date = Date()) -> [String] {
        func collect(_ node: Node) -> [String] {
            switch node.content {
            case .text(let runs):
                runs.compactMap { run in
                    guard case .string(let text) = run.content else { return nil }
                    return text
                }
            case .stack(let stack): stack.children.flatMap(collect)
            case .button(let button): collect(button.label)
            default: []
            }
        }
        return host.state(of: widget).archive?.entry(at: date).map { collect($0.view) } ?? []
    }

    @Test func `a script that only prints an archive is a widget in every family`() throws {
        let bench = try Bench()
        let host = try host(bench, "load")
        let widgets = Family.allCases.map { HostedWidget("load", .init($0)) }
        host.place(widgets, at: .now())
        host.run { _ in widgets.allSatisfy { host.state(of: $0).archive != nil } }
        for widget in widgets {
            #expect(texts(host, widget).first == "Load")
            #expect(host.state(of: widget).failure == nil)
        }
        let due = try #require(host.state(of: widgets[0]).due)
        #expect(abs(due.timeIntervalSinceNow - 300) < 60)
    }

    @Test func `the shell's counter describes itself, counts what is pressed, and keeps a lock's rule`()
        throws
    {
        let bench = try Bench()
        let host = try host(bench, "glasses")
        let widget = HostedWidget("glasses", .init(.small))
        host.place([widget], at: .now())
        host.run { _ in !texts(host, widget).isEmpty }
        #expect(texts(host, widget) == ["0 glasses", "Drink", "Start again"])
        let calls = try #require(host.state(of: widget).archive?.entries.first?.view.calls)
        #expect(calls.map(\.name) == ["drink", "empty"])
        #expect(calls.map { host.allowsLocked($0, on: widget) } == [true, false])
        _ = host.press(calls[0], on: widget, at: .now())
        _ = host.press(calls[0], on: widget, at: .now())
        let told = host.run { _ in texts(host, widget).first == "2 glasses" }
        #expect(told.compactMap(\.pressOutcome) == [.done(dialog: "1 today"), .done(dialog: "2 today")])
        _ = host.press(calls[1], on: widget, at: .now())
        host.run { _ in texts(host, widget).first == "0 glasses" }
        #expect(texts(host, widget).first == "0 glasses")
    }

    @Test(.enabled(if: hasPython))
    func `the script in Python gives each family its own, by the person's minutes`() throws {
        let bench = try Bench()
        let host = try host(bench, "tea")
        let widgets = [
            HostedWidget("tea", .init(.small), configuration: [.init("minutes", .number(7))]),
            HostedWidget("tea", .init(.inline), configuration: [.init("minutes", .number(7))]),
            HostedWidget("tea", .init(.inline)),
        ]
        host.place(widgets, at: .now())
        host.run { _ in widgets.allSatisfy { host.state(of: $0).archive != nil } }
        #expect(texts(host, widgets[1]) == ["Tea in "])
        #expect(texts(host, widgets[0]) == [])
        #expect(texts(host, widgets[0], at: Date() + 3600) == ["Tea!"])
        let minutes = try widgets.map { widget in
            let dates = try #require(host.state(of: widget).archive?.entries.map(\.date))
            return dates[1].timeIntervalSince(dates[0]) / 60
        }
        #expect(minutes == [7, 7, 4])
        let parameter = try #require(host.kinds.first?.description.parameters.first)
        #expect(parameter.range == 1...10)
        #expect(parameter.type == .integer)
    }

    static var hasPython: Bool {
        ["/usr/bin/python3", "/usr/local/bin/python3"].contains {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    @Test func `the environment says what the document says of it`() throws {
        let bench = try Bench()
        let server = try bench.child("a.sh", "env | grep ^VISTAZO_ | sort > environment; echo '{}'")
        var request = WireRequest(
            .timeline, date: Date(), kind: "a",
            families: [.init(.medium, columns: 30, rows: 10), .init(.small)],
            locale: "es_ES", zone: "Europe/Madrid", reason: .wake)
        request.colors = .indexed
        request.isPrivate = true
        _ = server.ask(request)
        let said = bench.read("environment").split(separator: "\n").map(String.init)
        for line in [
            "VISTAZO_REQUEST=timeline", "VISTAZO_KIND=a", "VISTAZO_FAMILY=medium", "VISTAZO_COLUMNS=30",
            "VISTAZO_ROWS=10", "VISTAZO_LOCALE=es_ES", "VISTAZO_ZONE=Europe/Madrid", "VISTAZO_REASON=wake",
            "VISTAZO_COLORS=256", "VISTAZO_PRIVACY=1",
        ] {
            #expect(said.contains(line))
        }
        let document = try Self.text()
        for name in said.compactMap({ $0.split(separator: "=").first.map(String.init) }) {
            #expect(document.contains("`\(name)`"), "\(name) is not in the document")
        }
    }
}
