import Foundation
import Testing
import VistazoLogbook

@testable import vistazo

/// Cases that hurt the users of other programs, told at the command line.
@Suite struct CaseTests {
    let fixture: CommandFixture

    init() throws { fixture = try CommandFixture() }

    private func at(_ text: String) throws -> Instant {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        return try Instant(parsing: text, now: Instant(seconds: 0), zone: .named(zone))
    }

    /// Case A01: what is shown and what is written are of the same day.
    @Test func `before the day's start a log counts for the day before, and is shown with it`() throws {
        try fixture.configure(#"{ dayStartsAt: "03:00" }"#)
        fixture.now = try at("2026-09-08 12:00")
        try fixture.run("item", "add", "Water")
        for _ in 0..<2 { try fixture.run("log", "water") }
        fixture.now = try at("2026-09-09 01:30")
        #expect(try fixture.run("log", "water").output == "Logged Water · 3 today\n")
        #expect(try fixture.run("items").output.contains("3 today"))
        #expect(try fixture.run("entries", "water").output.contains("2026-09-09 01:30"))
        fixture.now = try at("2026-09-09 02:59")
        #expect(try fixture.run("items").output.contains("3 today"))
        fixture.now = try at("2026-09-09 03:00")
        #expect(try fixture.run("items").output.contains("0 today"))
        let export = try fixture.run("export").output
        #expect(export.split(separator: "\n").filter { $0.contains("\"day\":\"2026-09-08\"") }.count == 3)
        #expect(!export.contains("\"day\":\"2026-09-09\""))
    }

    /// Case A12: a night of 23 hours lies between.
    @Test func `each day is told once over the change of the clocks`() throws {
        fixture.now = try at("2017-03-29 12:00")
        try fixture.run("item", "add", "Run", "--goal", "1/day", "--start", "2017-03-20")
        let output = try fixture.run("explain", "run", "--since", "2017-03-23").output
        for day in 23...29 {
            #expect(output.ranges(of: "2017-03-\(day)").count == 1, "\(output)")
        }
    }

    /// Case A09.
    @Test func `an evening twelve hours ago was yesterday`() throws {
        fixture.now = try at("2026-09-03 20:00")
        try fixture.run("log", "feed", "--create")
        fixture.now = try at("2026-09-04 08:30")
        let output = try fixture.run("ago", "feed").output
        #expect(output.contains("12 hours ago") && output.contains("yesterday 20:00"), "\(output)")
        #expect(!output.contains("today"))
    }

    /// Case A18.
    @Test func `with the clock set back nothing was in the future`() throws {
        try fixture.run("log", "coffee", "--create")
        fixture.now = fixture.now.advanced(bySeconds: -3600)
        #expect(try fixture.run("ago", "coffee").output.contains("just now"))
        #expect(try fixture.run("items").output.contains("just now"))
        #expect(try fixture.run("log", "coffee").status == 0)
        #expect(try fixture.run("undo").output.contains("just now"))
    }

    /// Case C07: from two processes each.
    @Test func `undo crosses doors and leaves all as at first`() throws {
        try fixture.run("item", "add", "Café")
        try fixture.run("log", "café", "--note", "one")
        let first = try fixture.run("export").output
        try fixture.run("log", "café")
        try fixture.run("entry", "edit", "1", "--note", "two")
        try fixture.run("undo")
        try fixture.run("undo")
        #expect(try fixture.run("export").output == first)
        try fixture.run("redo")
        try fixture.run("redo")
        #expect(try fixture.run("entries", "café").output.contains("two"))
    }

    /// Case C17.
    @Test func `two entries with notes on one day are two`() throws {
        try fixture.run("log", "café", "--note", "one", "--create")
        try fixture.run("log", "café", "--note", "two")
        let output = try fixture.run("entries", "café").output
        #expect(output.contains("one") && output.contains("two"))
        #expect(output.split(separator: "\n").count == 2)
    }

    /// Cases D04 and D06.
    @Test func `help is help, and a date that may be two is refused`() throws {
        #expect(try fixture.run("log", "--help").status == 0)
        let looked = try fixture.run("log", "--", "--help")
        #expect(looked.status == 3 && looked.errors.contains("--help"))
        try fixture.run("item", "add", "Café")
        #expect(try fixture.run("log", "café", "--at", "2013-11-30 15:42").status == 0)
        #expect(try fixture.run("entries", "café").output.contains("2013-11-30 15:42"))
        #expect(try fixture.run("log", "café", "--at", "26/06/2015").status == 4)
        #expect(try fixture.run("entries", "café").output.split(separator: "\n").count == 1)
    }

    /// Case D08, in every language of words.
    @Test(arguments: ["en", "es", "ru", "de_DE", "C"])
    func `decimals are read with point or comma, and never guessed`(language: String) throws {
        fixture.language = language
        try fixture.run("item", "add", "Water")
        for typed in ["1,5", "1.5"] { #expect(try fixture.run("log", "water", typed).status == 0) }
        for typed in ["1.234,5", "1,234"] { #expect(try fixture.run("log", "water", typed).status == 4) }
        #expect(try fixture.run("export", "--format", "csv").output.ranges(of: ",1.5,").count == 2)
    }

    /// Case D24.
    @Test func `an entry is filed under the day it names`() throws {
        try fixture.run("item", "add", "Read")
        #expect(try fixture.run("log", "read", "1", "--date", "2024-12-31").status == 0)
        #expect(try fixture.run("entries", "read").output.contains("2024-12-31 12:00"))
    }
}
