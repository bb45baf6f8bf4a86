import Foundation
import ProvingGround
import Testing
import VistazoDashboard
import VistazoHosting

@testable import vistazo

/// When a dashboard that nobody touches has something to do.
@Suite(.ownThread) struct WakeTests {
    private static func script(_ fixture: WindowFixture, _ name: String, _ text: String) throws {
        try fixture.script(
            name,
            """
            at() { date -u -d "@$(($(date +%s) - $1))" +%FT%TZ; }
            echo "{entries: [{date: '2020-01-01T00:00:00Z', view: {text: [\(text)]}}], reload: 'never'}"
            """)
    }

    /// Case E33.
    @Test func `a stopwatch on a page that is not shown wakes nobody, and is right when its page is shown`()
        throws
    {
        let fixture = try WindowFixture()
        try Self.script(fixture, "still", "'stands still'")
        try Self.script(fixture, "runs", "'for ', {date: '$(at 65)', style: 'timer'}")
        try fixture.configure(
            """
            { pages: [ { name: "A", widgets: [ { kind: "still", family: "small" } ] },
                       { name: "B", widgets: [ { kind: "runs", family: "small" } ] } ],
              extensions: [ { path: "\(fixture.path("still"))", seconds: \(patience) },
                            { path: "\(fixture.path("runs"))", seconds: \(patience) } ] }
            """)
        let window = try fixture.open()
        #expect(window.run { $0.contains("stands still") && !window.host.isBusy })
        let now = Moment.now()
        _ = window.service(now)
        #expect(window.screen(at: now).nextChange.map { $0 > now.date + 1800 } ?? true)
        #expect(window.host.wait(from: now).map { $0 > 60 } ?? true)

        _ = window.take(.key(.character("]")), at: now)
        let later = now.advanced(by: 600)
        let found = try #require(window.text(later).firstMatch(of: /for 1([0-9]):([0-9]{2})/))
        // It has run since 65 seconds before it was asked: for eleven minutes and what the asking took.
        #expect(try #require(Int(found.1)) >= 1)
        #expect(window.screen(at: later).nextChange.map { $0 <= later.date + 1 } ?? false)
        window.host.close()
    }

    /// Case E34.
    @Test func `words of minutes change on their own minute, and nothing wakes in between`() throws {
        let fixture = try WindowFixture()
        try Self.script(fixture, "minutes", "{date: '$(at 330)', style: 'offset'}, ' ', {now: 'Hm'}")
        try fixture.place("{ kind: \"minutes\", family: \"medium\" }", extensions: "minutes")
        let window = try fixture.open()
        #expect(window.run { $0.contains("minutes") && !window.host.isBusy })
        let begin = Moment.now()
        var now = begin
        var text = window.text(now)
        for _ in 0..<10 {
            _ = window.service(now)
            let change = try #require(window.screen(at: now).nextChange)
            #expect(change > now.date)
            let wait = change.timeIntervalSince(now.date)
            #expect(window.host.wait(from: now).map { $0 >= wait } ?? true)
            #expect(window.text(now.advanced(by: wait - 0.01)) == text)
            now = now.advanced(by: wait)
            #expect(window.text(now) != text)
            text = window.text(now)
        }
        // Two texts, each with a boundary of its own in every minute.
        #expect(now.date.timeIntervalSince(begin.date) >= 239)
        window.host.close()
    }
}
