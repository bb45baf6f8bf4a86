import Foundation
import Testing
import VistazoLogbook

@testable import vistazo

/// `miss`, `unmiss`, `clear`, and `stop` without a name.
@Suite struct ClearCommandTests {
    let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
        try fixture.run("item", "add", "Piano", "--goal", "1/day", "--start", "2026-11-20")
    }

    @Test func `miss gives a day up, today lists it no more, and undo says what it was`() throws {
        #expect(try fixture.run("miss", "piano").output == "Missed Piano: 2026-11-30\n")
        #expect(try fixture.run("today").output == "0 of 1 done today\n")
        #expect(try fixture.run("miss", "piano").output == "Piano was missed already\n")
        #expect(
            try fixture.run("miss", "piano", "2026-11-27..2026-11-29").output
                == "Missed Piano: 3 days, 2026-11-27 to 2026-11-29\n")
        #expect(try fixture.run("miss", "piano", "tomorrow").status == 4)
        #expect(
            try fixture.run("unmiss", "piano", "yesterday").output == "No longer missed, Piano: 2026-11-29\n")
        #expect(try fixture.run("explain", "piano").output.contains("missed"))
        #expect(
            try fixture.run("history", "--limit", "3").output == """
                took back 1 missed day of Piano, just now, from a script
                gave up 3 days of Piano, just now, from a script
                gave up 1 day of Piano, just now, from a script

                """)
        let document = try fixture.document("today")
        #expect(
            (document["missed"] as? [Any])?.count == 1 && (document["pending"] as? [Any])?.isEmpty == true)
    }

    @Test func `clear says what it takes away, or would, and is taken back in one step`() throws {
        try fixture.run("log", "piano", "--note", "scales")
        try fixture.run("skip", "piano", "yesterday")
        try fixture.run("miss", "piano", "2026-11-28")
        let export = try fixture.run("export").output
        let trial = try fixture.run("clear", "piano", "2026-11-28..2026-11-30", "--dry-run")
        #expect(
            trial.output == """
                #1  2026-11-30 10:12  scales
                2026-11-29  skipped
                2026-11-28  missed
                This would be taken away, Piano: 3 days, 2026-11-28 to 2026-11-30; nothing was written

                """)
        #expect(try fixture.run("export").output == export)
        let done = try fixture.run("clear", "piano", "2026-11-28..2026-11-30")
        #expect(
            done.output.hasSuffix(
                "Cleared Piano: 3 days, 2026-11-28 to 2026-11-30; vistazo undo brings it back\n"))
        #expect(
            try fixture.run("clear", "piano", "2026-11-28..2026-11-30").output
                == "Piano: nothing is known of that time\n")
        try fixture.run("undo")
        #expect(try fixture.run("export").output == export)
        let document = try fixture.document("clear", "piano", "--dry-run")
        #expect(document["isTrial"] as? Bool == true && (document["entries"] as? [Any])?.count == 1)
    }

    @Test func `stop without a name stops the only one that runs, and asks where there are several`() throws {
        #expect(
            try fixture.run("stop")
                == .init(status: 3, output: "", errors: "vistazo: no stopwatch is running\n"))
        for name in ["Read", "Write"] {
            try fixture.run("item", "add", name, "--stopwatch", "yes", "--exclusive", "no")
        }
        try fixture.run("start", "read", "--at", "09:40")
        #expect(try fixture.run("stop").output == "Stopped Read, 32 min · 32 min today\n")
        try fixture.run("start", "read", "--at", "09:40")
        try fixture.run("start", "write", "--at", "09:50")
        let several = try fixture.run("stop")
        #expect(several.status == 3 && several.errors.contains("Read") && several.errors.contains("Write"))
        #expect(try fixture.run("today").output.contains("Read"))
        #expect(try fixture.run("log", "read", "1,5h").output.contains("1 h 30 min"))
        #expect(try fixture.run("log", "read", "1,234h").status == 4)
    }

    /// Case C24.
    @Test func `thirty m are minutes, and more than a day must be meant`() throws {
        try fixture.run("item", "add", "Run", "--unit", "min")
        #expect(try fixture.run("log", "run", "30m").output == "Logged Run, 30 min · 30 min today\n")
        let long = try fixture.run("log", "run", "25h")
        #expect(long.status == 4 && long.errors.contains("--long"))
        #expect(try fixture.run("log", "run", "25h", "--long").status == 0)
    }
}
