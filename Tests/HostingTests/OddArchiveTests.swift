import Foundation
import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoHosting

/// The table of odd archives in the protocol's document, row by row.
@Suite struct OddArchiveTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let what: String
        let archive: String
        let result: String
        var testDescription: String { what }
    }

    static let document = (try? ProtocolDocumentTests.text()) ?? ""

    static let rows: [Row] = {
        let section = document.components(separatedBy: "## Odd archives").last ?? ""
        return (section.components(separatedBy: "\n## ").first ?? "").split(separator: "\n").compactMap {
            line in
            guard let match = line.wholeMatch(of: /\| (.*?) \| `(.*)` \| \*\*(.*?)\*\*.* \|/) else {
                return nil
            }
            return Row(
                what: String(match.output.1), archive: String(match.output.2), result: String(match.output.3))
        }
    }()

    static let noon = Date(timeIntervalSince1970: 1_767_355_200)

    static func spelled(_ archive: String) -> String {
        func entry(_ letter: String, _ day: Int) -> String {
            "{date: \"2026-01-0\(day)T00:00:00Z\", view: \"\(letter)\"}"
        }
        return archive.replacing(/\bA\b/, with: entry("A", 1)).replacing(/\bB\b/, with: entry("B", 2))
            .replacing(/\bC\b/, with: entry("C", 3))
    }

    static func outcome(_ text: String) -> Result<ArchivedTimeline, RunFailure> {
        let request = WireRequest(.timeline, date: noon, kind: "odd", families: [.init(.small)])
        let output = PrintedOutput(bytes: Array(text.utf8), errors: "", limits: JSONReader.Limits())
        return PrintedOutput.reply(output, to: request).flatMap { reply in
            WidgetHost.archives(in: reply.value, for: request)
        }.map { $0["small"] ?? ArchivedTimeline(entries: []) }
    }

    static func word(_ node: Node) -> String? {
        guard case .text(let runs) = node.content, case .string(let text)? = runs.first?.content else {
            return nil
        }
        return text
    }

    @Test func `each row of the table is read`() {
        let section = Self.document.components(separatedBy: "## Odd archives").last?.components(
            separatedBy: "\n## ")
        let lines = section?.first?.split(separator: "\n").filter {
            $0.hasPrefix("| ") && !$0.hasPrefix("| ---")
        }
        #expect(Self.rows.count + 1 == lines?.count)
        #expect(Self.rows.count > 30)
    }

    @Test(arguments: rows)
    func `an odd archive becomes what the table says`(row: Row) {
        switch Self.outcome(Self.spelled(row.archive)) {
        case .failure(let failure):
            #expect(row.result == "refused")
            #expect(!failure.sentence(Words(language: "en")).isEmpty)
        case .success(let archive):
            let shown = archive.entry(at: Self.noon).map { Self.word($0.view) ?? "?" }
            #expect((shown ?? "placeholder") == row.result)
        }
    }

    /// Cases F07 and F16: an empty answer is no news, and what came before it stands.
    @Test func `an empty timeline leaves what was there, with the reason beside it`() throws {
        let bench = try Bench()
        let host = try bench.host([
            bench.child("a.sh", "test -e empty && echo '{\"entries\": []}' || echo '\(Bench.archive("x"))'")
        ])
        let widget = HostedWidget("a", .init(.small))
        host.place([widget], at: .now())
        host.runUntilShown(widget, "x")
        try bench.write("empty", "")
        host.reload(.manual, at: .now())
        host.run { _ in host.state(of: widget).failure != nil }
        #expect(host.state(of: widget).cause == .emptyTimeline(family: nil))
        #expect(host.shown(widget) == "x")
    }

    static let plans: [(reload: ReloadPolicy, last: Double, due: Double?)] = [
        (.after(.distantPast), 0, 60), (.after(noon), 0, 60), (.after(noon + 0.5), 0, 0.5),
        (.after(noon + 90), 0, 90),
        (.atEnd, -1e9, 60), (.atEnd, 3600, 3600), (.never, -1e9, nil),
        (.after(Date(timeIntervalSinceReferenceDate: .nan)), 0, 60),
        (.after(Date(timeIntervalSinceReferenceDate: -.infinity)), 0, 60),
    ]

    /// By number, for Foundation traps where it is to describe a date that is NaN.
    @Test(arguments: plans.indices)
    func `a wish for the past is one for a minute after the run`(number: Int) {
        let (reload, last, due) = Self.plans[number]
        let archive = ArchivedTimeline(
            entries: [.init(date: Self.noon + last, view: .text("x"))], reload: reload)
        let plan = ReloadPlan(archive, made: Self.noon)
        #expect(plan.due == due.map { Self.noon + $0 })
        if let due = plan.due, let staleFrom = plan.staleFrom { #expect(staleFrom >= due + 60) }
    }

    @Test func `dates at the ends of time make no wait that the loop could not hold`() throws {
        for reload in [
            ReloadPolicy.after(.distantFuture), .after(Date(timeIntervalSinceReferenceDate: 1e308)), .atEnd,
        ] {
            let archive = ArchivedTimeline(
                entries: [
                    .init(date: .distantPast, view: .text("x")),
                    .init(date: .distantFuture, view: .text("y")),
                ],
                reload: reload)
            let plan = ReloadPlan(archive, made: Self.noon)
            #expect(plan.due.map { $0 > Self.noon } == true)
            #expect(archive.entry(at: Self.noon).flatMap { Self.word($0.view) } == "x")
        }
    }
}
