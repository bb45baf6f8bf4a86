import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoDashboard
import VistazoHosting

@testable import vistazo

/// A window with a widget on it whose program is staged, and what `why` says of it.
final class WhyStage {
    let fixture: WindowFixture
    let window: Window
    /// Holds up what reads `gate` in the home folder.
    let gate: Gate

    /// - Parameters:
    ///   - script: of the kind `w`; nil for none.
    ///   - keys: of its line in the configuration, each after a comma.
    ///   - pages: in place of a page with `w`.
    init(
        _ script: String?, keys: String = "", seconds: Double = patience, pages: String? = nil,
        prepare: (WindowFixture) throws -> Void = { _ in },
        power: @escaping () -> PowerState = { PowerState() }
    ) throws {
        fixture = try WindowFixture()
        gate = try Gate(fixture.path("gate"))
        if let script { try fixture.script("w", script) }
        try Self.configure(
            fixture, script == nil ? nil : "seconds: \(seconds) \(keys)", pages: pages ?? Self.page("w"))
        try prepare(fixture)
        window = try fixture.open(power: power)
    }

    deinit { window.host.close(patience: 0) }

    static func page(_ kind: String) -> String {
        "{ name: \"T\", widgets: [ { kind: \"\(kind)\", family: \"small\" } ] }"
    }

    /// Writes the configuration anew; without a line of it there is no extension.
    static func configure(_ fixture: WindowFixture, _ line: String?, pages: String, more: String = "") throws
    {
        let extensions = line.map { "{ path: \"\(fixture.path("w"))\", \($0) }" } ?? ""
        try fixture.configure("{ pages: [ \(pages) ], extensions: [ \(extensions) ] \(more) }")
    }

    /// A stage on which the program has run once.
    static func served(
        _ script: String, keys: String = "", seconds: Double = patience, pages: String? = nil,
        power: @escaping () -> PowerState = { PowerState() }
    ) throws -> WhyStage {
        let stage = try WhyStage(script, keys: keys, seconds: seconds, pages: pages, power: power)
        stage.gate.pass()
        try stage.wait { $0.runs.count == 1 }
        return stage
    }

    /// Serves the window until `why` says so.
    func wait(_ kind: String = "w", ahead: Double = 0, until isSo: (Said) -> Bool) throws {
        var last: Said?
        let came = window.run(ahead: ahead) { _ in
            last = try? ask(kind, ahead: ahead)
            return last.map(isSo) ?? false
        }
        #expect(came, "\(last?.facts.map { "\($0.label): \($0.text)" } ?? [])")
    }

    /// - Parameter ahead: how far both clocks are set forward.
    func ask(_ kind: String = "w", ahead: Double = 0) throws -> Said {
        try ask(kind, at: Moment.now().advanced(by: ahead))
    }

    func ask(_ kind: String = "w", in window: Window? = nil, at now: Moment) throws -> Said {
        let window = window ?? self.window
        let widget = try #require(window.dashboard.pages.flatMap(\.all).first { $0.kind == kind })
        let report = try #require(window.report(on: widget.id, at: now))
        let answer = WhyAnswer(widget, report, window.settings, at: now)
        return Said(facts: answer.facts, document: answer.document, asked: now.date)
    }

    /// What an answer says, in English and for programs.
    struct Said {
        let facts: [Fact]
        let document: JSONValue
        let asked: Date

        /// The sentence under a label.
        subscript(_ label: String) -> String { facts.first { $0.label == label }?.text ?? "" }

        var runs: [String] {
            facts.firstIndex { $0.label == "last runs" }.map { facts[$0...].map(\.text) } ?? []
        }

        /// A value of the document by its keys, as text: `true`, `2`, `null`.
        func json(_ keys: String...) -> String {
            switch value(keys) {
            case .string(let text): text
            case .number(let number) where number == number.rounded() && abs(number) < 1e15: "\(Int(number))"
            case let other?: other.text
            case nil: "missing"
            }
        }

        func number(_ keys: String...) -> Double? {
            if case .number(let number)? = value(keys) { number } else { nil }
        }

        /// Seconds from when it was asked to a date of the document; negative ones are past.
        func seconds(_ keys: String...) -> Double? {
            guard case .string(let text)? = value(keys) else { return nil }
            return (try? WireDate.parse(text).get())?.timeIntervalSince(asked)
        }

        private func value(_ keys: [String]) -> JSONValue? {
            keys.reduce(document) { (value: JSONValue?, key) in
                switch value {
                case .object(let members): members.first { $0.key == key }?.value
                case .array(let values): Int(key).flatMap { values.indices.contains($0) ? values[$0] : nil }
                default: nil
                }
            }
        }
    }

    /// An archive with an entry at each of these seconds from now on, named A, B, C, D.
    static func archive(
        _ offsets: [Double], reload: String = "\"never\"", more: String = "", of archive: String = ""
    ) -> String {
        let entries = zip(offsets, ["A", "B", "C", "D"]).map { offset, name in
            "{\"date\": \"\(WireDate.text(Date(timeIntervalSinceNow: offset)))\", \"view\": \"\(name)\"\(more)}"
        }
        return "{\"entries\": [\(entries.joined(separator: ", "))], \"reload\": \(reload)\(archive)}"
    }

    static func after(_ seconds: Double) -> String {
        "{\"after\": \"\(WireDate.text(Date(timeIntervalSinceNow: seconds)))\"}"
    }

    /// A script that prints an archive; with a name of a request it waits at the gate first, each time it is asked
    /// that.
    static func prints(_ archive: String, waitingAt request: String? = nil) -> String {
        (request.map { "[ \"$VISTAZO_REQUEST\" = \($0) ] && read line <gate\n" } ?? "")
            + "echo '\(archive)'\n"
    }
}

/// A named pipe that holds up whoever reads a line from it.
final class Gate {
    private let descriptor: Int32

    struct Impassable: Error {}

    init(_ path: String) throws {
        guard mkfifo(path, 0o600) == 0 else { throw Impassable() }
        // Both ends, so that nobody waits for the other: neither this nor the program that reads.
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw Impassable() }
    }

    deinit { close(descriptor) }

    /// Lets one reader go on, now or when it comes.
    func pass() { _ = write(descriptor, "\n", 1) }
}
