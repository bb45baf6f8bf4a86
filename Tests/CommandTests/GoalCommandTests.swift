import Foundation
import Testing
import VistazoWords

@testable import vistazo

/// Goals, skips, today, stats and explain, as they are typed and read.
@Suite struct GoalCommandTests {
    let fixture: CommandFixture

    /// The clock says Monday, 30 November 2026.
    init() throws { fixture = try CommandFixture() }

    @discardableResult
    private func run(_ line: String) throws -> CommandFixture.Outcome {
        try fixture.run(arguments: line.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) })
    }

    @Test func `goals are given with the item or later, as many as it takes`() throws {
        #expect(try run("item add Water --goal 2000ml/day --goal <=9000ml/week").status == 0)
        let added = try fixture.document("item", "edit", "water", "--goal", "3/7", "--goal", "lun,mié")
        let goals = try #require(added["goals"] as? [[String: String]])
        #expect(goals.map { $0["goal"] } == ["3/7", "mon,wed"])
        #expect(goals.map { $0["text"] } == ["on 3 of any 7 days", "Mon, Wed"])
        #expect((added["item"] as? [String: Any])?["unit"] as? String == "ml")
        let listed = try #require(try fixture.document("items")["items"] as? [[String: Any]])
        #expect((listed.first?["goals"] as? [[String: String]])?.count == 2)
        #expect(
            (try fixture.document("item", "edit", "water", "--goal", "")["goals"] as? [Any])?.isEmpty == true)
    }

    @Test func `a goal that cannot be read says what can`() throws {
        let outcome = try run("item add Water --goal 3/fortnight")
        #expect(outcome.status == 4)
        #expect(
            outcome.errors
                == "vistazo: “3/fortnight” is no goal; write 3/day, 2000ml/day, 3/week, 3/month, 3/7, "
                + "<=2/day, every:11d or mon,wed,fri\n")
        #expect(try run("items").output.isEmpty)
        for line in ["--goal 8/7", "--goal 0/day", "--goal 1,234/day", "--goal 3/day --goal 5/day"] {
            #expect(try run("item add Water \(line)").status == 4)
        }
        #expect(try run("item add Water --from today").status == 2)
        #expect(try run("item add Water --goal 3/day --from 31/12").status == 4)
    }

    /// Case D23.
    @Test func `today says what is open, most urgent first, and how much is done`() throws {
        #expect(try run("today").output == "nothing is asked of today\n")
        try run("item add Café --emoji ☕ --goal 3/day")
        try run("item add Plants --goal every:3d --from 2026-11-28")
        try run("item add Run --unit km --goal 20km/week")
        try run("item add Pills --goal 1/day")
        try run("log café 1")
        try run("log pills")
        #expect(
            try run("today").output == """
                Plants   2 days overdue · every 3 days
                Run      0 of 20 km · 20 km a week
                ☕ Café  1 of 3 · 3 a day
                1 of 4 done today

                """)
        let document = try fixture.document("today")
        #expect(document["done"] as? Int == 1 && document["due"] as? Int == 4)
        let pending = try #require(document["pending"] as? [[String: Any]])
        #expect(pending.map { $0["daysOverdue"] as? Int } == [2, 0, 0])
        let goal = try #require((pending[2]["goals"] as? [[String: Any]])?.first)
        #expect(goal["done"] as? Double == 1 && goal["needed"] as? Double == 3)
        #expect(goal["state"] as? String == "pending")
        fixture.language = "ru"
        #expect(try run("today").output.hasPrefix("Plants   просрочено на 2 дня · каждые 3 дня\n"))
        fixture.language = "es"
        try run("log plants")
        try run("log run 20")
        try run("log café 2")
        #expect(try run("today").output == "Todo hecho · 4 de 4 hechos hoy\n")
    }

    /// Case D14.
    @Test func `since a day there are headings for days on which something was left undone`() throws {
        try run("item add Café --goal 3/day --from 2026-11-26")
        try run("log café 3 --date 2026-11-28")
        try run("log café 2 --date 2026-11-27")
        #expect(
            try run("today --since thursday").output == """
                Café  0 of 3 · 3 a day
                0 of 1 done today

                Sun 2026-11-29
                  Café  missed  0  3 a day

                Fri 2026-11-27
                  Café  partly  2  3 a day

                Thu 2026-11-26
                  Café  missed  0  3 a day

                """)
        let past = try #require(
            try fixture.document("today", "--since", "2026-11-26")["past"] as? [[String: Any]])
        #expect(past.map { $0["day"] as? String } == ["2026-11-29", "2026-11-27", "2026-11-26"])
        #expect(try run("today --since never").status == 4)
        // What is overdue still is said once.
        try run("item add Plants --goal every:2d --from 2026-11-26")
        let both = try run("today --since 2026-11-26").output
        #expect(both.hasPrefix("Plants  4 days overdue") && both.split(separator: "Plants").count == 1)
    }

    @Test func `skips are made, told and taken back`() throws {
        try run("item add Café --goal 1/day --skips 8")
        #expect(try run("skip café").output == "Skipped Café: 2026-11-30 · 7 skips left this month\n")
        #expect(try run("skip café").output == "Café was skipped already · 7 skips left this month\n")
        #expect(try run("today").output == "nothing is asked of today\n")
        #expect(
            try run("skip café 2026-08-18..2026-08-24").output
                == "Skipped Café: 7 days, 2026-08-18 to 2026-08-24 · 1 skip left this month\n")
        let refused = try run("skip café 2026-08-26..2026-08-27")
        #expect(refused.status == 1)
        #expect(
            refused.errors
                == "vistazo: Café has 1 of 8 skips left in 2026-08, and this takes 2; nothing was written\n")
        #expect(try run("unskip café today").output.hasPrefix("No longer skipped, Café: 2026-11-30"))
        #expect(try run("unskip café today").output.hasPrefix("Café was not skipped then"))
        #expect(try run("undo").output.hasPrefix("Undone: took back 1 skipped day of Café"))
        #expect(try run("item edit café --skips --name=Tea").status == 2)
        #expect(try fixture.run("item", "edit", "café", "--skips", "").status == 0)
        #expect(try run("skip café 2026-08").output == "Skipped Café: 24 days, 2026-08-01 to 2026-08-31\n")
        for (line, status) in [
            ("skip nobody", 3), ("skip café 2026-08-01..", 4), ("skip café soon", 4), ("skip", 2),
        ] {
            #expect(try run(line).status == status)
        }
        let document = try fixture.document("skip", "café", "2026-12-24..2026-12-25")
        #expect(document["days"] as? [String] == ["2026-12-24", "2026-12-25"])
        #expect(document["skipsLeft"] is NSNull)
    }

    /// Case D12.
    @Test func `set brings a day to an amount, once`() throws {
        try run("item add Café")
        #expect(try run("set café 1 --date 2026-07-12").output == "Café: 1 on 2026-07-12\n")
        #expect(try run("set café 1 --date 2026-07-12").output == "Café had 1 on 2026-07-12 already\n")
        try run("log café 1 --date 2026-07-12")
        #expect(try run("log café 1 --date 2026-07-12").status == 0)
        #expect(try run("set café 2 --date 2026-07-12").output == "Café: 2 on 2026-07-12\n")
        #expect(try run("entries café").output.split(separator: "\n").count == 4)
        #expect(try run("set café 0").status == 0)
        #expect(try run("set café 0").output.contains("already"))
        #expect(try run("undo").output.hasPrefix("Undone: +0 Café"))
        for (line, status) in [
            ("set café", 2), ("set café x", 4), ("set nobody 1", 3), ("set café 1 --date tomorrow", 4),
        ] {
            #expect(try run(line).status == status)
        }
    }

    /// Case D13.
    @Test func `stats put an item in figures`() throws {
        try run("item add Café --goal 1/day --from 2026-11-27")
        #expect(try run("stats café").output.hasPrefix("Café, 2026-11-27 to 2026-11-30 (4 days)\n"))
        try run("log café 3 --at 2026-11-27_08:00")
        try run("log café 1 --at 2026-11-28_09:30")
        #expect(
            try run("stats café").output == """
                Café, 2026-11-27 to 2026-11-30 (4 days)
                entries             2, 4 in all
                days with an entry  2 of 4
                average             1 a day · 2 a day with an entry · 2 an entry
                longest gap         1 day (2026-11-27 08:00 to 2026-11-28 09:30)
                shortest gap        1 day (2026-11-27 08:00 to 2026-11-28 09:30)
                1 a day             met 2 of 3 (67%) · streak 0 days · longest 2 days

                """)
        let document = try fixture.document("stats", "café", "2026-11-28..")
        #expect(document["days"] as? Int == 3 && document["daysWithEntries"] as? Int == 1)
        #expect(document["longestGap"] is NSNull)
        let goal = try #require((document["goals"] as? [[String: Any]])?.first)
        #expect(goal["met"] as? Int == 1 && goal["of"] as? Int == 2)
        fixture.language = "ru"
        #expect(try run("stats café").output.contains("серия: 0 дней · самая длинная: 2 дня"))
        #expect(try fixture.run("stats", "café", "last week").status == 0)
        #expect(try run("stats café someday").status == 4)
        #expect(try run("stats café 2020").output == "Café: считать здесь нечего\n")
    }

    @Test func `explain says how a streak was counted, a line a day`() throws {
        try run("item add Café --goal 2/day --from 2026-11-20")
        for day in ["2026-11-26", "2026-11-28", "2026-11-29"] { try run("log café 2 --date \(day)") }
        try run("log café 1")
        try run("skip café 2026-11-27")
        #expect(
            try run("explain café").output == """
                Café: 2 a day
                streak 3 days, still open; longest 3 days
                now 1 of 2, open
                Tue 2026-11-24  missed   –
                Wed 2026-11-25  missed   –
                Thu 2026-11-26  met      2  streak 1 day
                Fri 2026-11-27  skipped  –
                Sat 2026-11-28  met      2  streak 2 days
                Sun 2026-11-29  met      2  streak 3 days
                Mon 2026-11-30  open     1

                """)
        #expect(try run("explain café --since 2026-11-29").output.split(separator: "\n").count == 5)
        let goal = try #require((try fixture.document("explain", "café")["goals"] as? [[String: Any]])?.first)
        #expect((goal["streak"] as? [String: Any])?["count"] as? Int == 3)
        #expect((goal["days"] as? [[String: Any]])?.last?["state"] as? String == "pending")
        try run("item add Tea")
        #expect(try run("explain tea").output.hasPrefix("Tea has no goal; vistazo item edit"))
        #expect((try fixture.document("explain", "tea")["goals"] as? [Any])?.isEmpty == true)
    }

    @Test func `explain says what a week came to, and what was not held against anybody`() throws {
        try run("item add Run --goal 3/week --from 2026-11-20")
        for day in ["2026-11-20", "2026-11-23", "2026-11-25"] { try run("log run --date \(day)") }
        try run("skip run 2026-11-26..2026-11-29")
        let lines = try run("explain run --since 2026-11-20").output.split(separator: "\n").map(String.init)
        #expect(lines[1] == "streak 1 week, still open; longest 1 week")
        #expect(
            lines.contains { $0.contains("2026-11-16 to 2026-11-22: not due, 1 of 3; not held against you") })
        #expect(lines.contains { $0.contains("2026-11-23 to 2026-11-29: met, 2 of 2; less is asked") })
        try fixture.configure("{ weekStartsOn: 'sunday' }")
        #expect(try run("explain run").output.contains("2026-11-29 to 2026-12-05"))
    }

    @Test(arguments: ["en", "es", "ru"])
    func `nothing is left unsaid in any language`(language: String) throws {
        fixture.language = language
        try run("item add Café --goal 3/day --goal <=9/week --goal 2/7 --goal every:3d --goal mon --skips 4")
        try run("log café 1 --date 2026-11-02")
        try run("skip café 2026-11-03..2026-11-05")
        for line in [
            "explain café --since 2026-11-01", "stats café", "today --since 2026-11-01", "skip café 2026-11",
        ] {
            let outcome = try run(line)
            #expect(!(outcome.output + outcome.errors).contains("cli."))
            #expect(!(outcome.output + outcome.errors).contains("logbook."))
            #expect(!(outcome.output + outcome.errors).contains("{"))
        }
    }
}
