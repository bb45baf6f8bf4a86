import Foundation
import ProvingGround
import Testing
import VistazoDashboard
import VistazoHosting

@testable import vistazo

/// A dashboard whose script is gone, on clocks that are set forward by an hour.
@Suite(.ownThread) struct HourTests {
    @Test func `an hour after its only run the last of three entries stays, with its age and the next try`()
        throws
    {
        let fixture = try WindowFixture()
        try fixture.script(
            "letters",
            """
            echo run >>runs
            begin=$(date +%s)
            at() { date -u -d "@$((begin + $1))" +%FT%TZ; }
            echo "{entries: [{date: '$(at 0)', view: 'letter A'}, {date: '$(at 5)', view: 'letter B'},"
            echo "{date: '$(at 10)', view: 'letter C'}], reload: {after: '$(at 3600)'}}"
            """)
        try fixture.place("{ kind: \"letters\", family: \"medium\" }", extensions: "letters")
        let window = try fixture.open()
        #expect(window.run { $0.contains("letter A") })
        try FileManager.default.removeItem(atPath: fixture.path("letters"))
        #expect(window.run(ahead: 5) { $0.contains("letter B") })
        #expect(window.run(ahead: 10) { $0.contains("letter C") })
        // Just before the hour is over nothing is amiss, and nothing was run.
        let begin = Moment.now()
        let early = begin.advanced(by: 1800)
        _ = window.service(early)
        #expect(!window.text(early).contains("⚠"))
        #expect(fixture.lines("runs") == 1)

        #expect(window.run(ahead: 3600) { $0.contains("⚠") })
        let now = Moment.now().advanced(by: 3600)
        let text = window.text(now)
        #expect(text.contains("letter C"))
        #expect(text.contains("⚠ as of "), "\(text)")
        #expect(fixture.lines("runs") == 1)
        let id = try #require(window.dashboard.pages.first?.all.first?.id)
        let report = try #require(window.report(on: id, at: now))
        #expect(report.state.failure == "letters is not there")
        #expect(report.explanation?.reason == .retry)
        let next = try #require(report.explanation?.next)
        #expect(next > now.date && next <= now.date + 60)
        window.host.close()
    }
}
