import Foundation
import Testing
import VistazoArchive

@testable import VistazoHosting

@Suite struct CronTests {
    private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    /// From Monday 2026-11-30 09:12 UTC.
    @Test(arguments: [
        ("* * * * *", "2026-11-30T09:13:00Z"), ("*/5 * * * *", "2026-11-30T09:15:00Z"),
        ("0 3 * * *", "2026-12-01T03:00:00Z"),
        ("12 9 * * *", "2026-12-01T09:12:00Z"), ("30 14 * * mon-fri", "2026-11-30T14:30:00Z"),
        ("0 0 * * SUN", "2026-12-06T00:00:00Z"),
        ("0 0 * * 7", "2026-12-06T00:00:00Z"), ("0 12 1 jan *", "2027-01-01T12:00:00Z"),
        ("0 0 29 2 *", "2028-02-29T00:00:00Z"),
        ("0 0 13 * fri", "2026-12-04T00:00:00Z"), ("10,20,30 10-12/2 * * *", "2026-11-30T10:10:00Z"),
        ("5/20 * * * *", "2026-11-30T09:25:00Z"),
        ("@hourly", "2026-11-30T10:00:00Z"), ("@daily", "2026-12-01T00:00:00Z"),
        ("@weekly", "2026-12-06T00:00:00Z"),
    ])
    func `the next time is found`(line: String, next: String) throws {
        #expect(try #require(Cron(line)).next(after: noon, zone: .gmt) == Self.date(next))
    }

    @Test(arguments: [
        "", "* * * *", "* * * * * *", "60 * * * *", "* 24 * * *", "* * 0 * *", "* * * 13 *", "* * * * 8",
        "a * * * *", "5-3 * * * *",
        "*/0 * * * *", "*/x * * * *", "1- * * * *", ", * * * *", "99999999999999999999 * * * *", "@sometimes",
    ])
    func `what is no line of cron is none`(line: String) {
        #expect(Cron(line) == nil)
    }

    @Test func `a day that never comes has no next time`() throws {
        #expect(try #require(Cron("0 0 31 2 *")).next(after: noon, zone: .gmt) == nil)
    }

    @Test func `a time that the clock leaves out is the first after it, and goes by the zone`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
        let line = try #require(Cron("30 2 * * *"))
        // 2027-03-28 02:00 becomes 03:00.
        let next = line.next(after: try Self.date("2027-03-27T12:00:00Z"), zone: zone)
        #expect(try next == Self.date("2027-03-28T01:00:00Z") || next == Self.date("2027-03-28T01:30:00Z"))
    }
}

@Suite struct ScriptMetadataTests {
    @Test func `a file says what it is, in any comment`() {
        let metadata = ScriptMetadata(
            """
            #!/usr/bin/env node
            // <xbar.title>Title & more</xbar.title>
            ; <bitbar.desc> What it does. </bitbar.desc>
            # <xbar.title>Second</xbar.title>
            # <swiftbar.environment>[A=1, B: two words, 9=x, C="q"]</swiftbar.environment>
            # <xbar.var>string(NAME="x, y"): Who. [not, options]</xbar.var>
            # <xbar.var>select( STYLE = 'b' ): Which [a, "b", c]</xbar.var>
            # <xbar.var>number(N=1.5): How many</xbar.var>
            # <xbar.var>boolean(ON=true)</xbar.var>
            # <xbar.var>list(X=1): No such type</xbar.var>
            # <xbar.var>string(9X=1): No such name</xbar.var>
            """)
        #expect(metadata.title == "Title & more")
        #expect(metadata.description == "What it does.")
        #expect(metadata.environment == ["A": "1", "B": "two words", "C": "q"])
        #expect(metadata.isSwiftBars)
        #expect(metadata.endless == nil)
        let parameters = metadata.variables.map { $0.parameter(chosen: nil) }
        #expect(parameters.map(\.name) == ["NAME", "STYLE", "N", "ON"])
        #expect(parameters.map(\.type) == [.string, .choice, .number, .boolean])
        #expect(parameters.map(\.defaultValue) == [.string("x, y"), .string("b"), .number(1.5), .bool(true)])
        #expect(parameters[1].options == [.string("a"), .string("b"), .string("c")])
        #expect(parameters[0].title == "Who.")
        #expect(parameters[3].title == "ON")
        #expect(metadata.variables[1].parameter(chosen: "c").defaultValue == .string("c"))
    }

    @Test(arguments: [
        "", "<xbar.title>", "<xbar.title></xbar.title>", "<xbar.var></xbar.var>", "no tags",
        "<xbar.x>\n</xbar.x>",
    ])
    func `a file that says nothing is none`(text: String) {
        #expect(ScriptMetadata(text) == ScriptMetadata())
    }
}

@Suite struct ScriptFigureTests {
    @Test(arguments: [
        ("48%", "", "48%", "", ""), ("CPU 42%", "CPU", "42%", "", ""), ("☀ 21°C", "☀", "21°", "C", ""),
        ("3 updates", "", "3", "", "updates"), ("BTC $43,120", "BTC", "$43,120", "", ""),
        ("24:31", "", "24:31", "", ""),
        ("Up 1.5GB today", "Up", "1.5", "GB", "today"), ("-3.5", "", "-3.5", "", ""),
    ])
    func `the one number of a line stands in large type`(
        text: String, name: String, digits: String, unit: String, caption: String
    ) throws {
        let figure = try #require(ScriptFigure([TextRun(.string(text))]))
        #expect([figure.name, figure.digits, figure.unit, figure.caption] == [name, digits, unit, caption])
        #expect(figure.columns > 0)
    }

    @Test(arguments: [
        "", "no number", "1 of 2", "v1.2", "2026-11-30 09:12", "12345678901", "1.2.3.4/24abc", "x=1", "1️⃣",
    ])
    func `other lines have no figure`(text: String) {
        #expect(ScriptFigure([TextRun(.string(text))]) == nil)
    }
}
