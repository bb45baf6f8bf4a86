import Foundation
import Testing
import VistazoWords

@testable import vistazo

@Suite struct LogbookCommandTests {
    let fixture: CommandFixture

    init() throws { fixture = try CommandFixture() }

    /// Case D01.
    @Test(arguments: ["ab", "\u{1B}", "\u{202E}", " "])
    func `an emoji is one character that can be seen`(emoji: String) throws {
        let fixture = try CommandFixture()
        let outcome = try fixture.run("item", "add", "Tea", "--emoji", emoji)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasSuffix("it takes one emoji\n"))
        #expect(try fixture.run("items").output.isEmpty)
    }

    @Test func `of very many that a word may mean a dozen are listed`() throws {
        let fixture = try CommandFixture()
        for number in 10..<40 { try fixture.run("item", "add", "tea \(number)") }
        let outcome = try fixture.run("log", "tea")
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("tea 10, tea 11") && outcome.errors.contains("tea 21 or …;"))
        #expect(!outcome.errors.contains("tea 22"))
    }

    @Test func `a colour may be spelled either way`() throws {
        let fixture = try CommandFixture()
        for (name, option) in [("a", "--color"), ("b", "--colour")] {
            #expect(try fixture.run("item", "add", name, option, "blue").status == 0)
        }
    }

    @Test func `a log says what it did and the new total`() throws {
        try fixture.run("item", "add", "Café", "--emoji", "☕")
        #expect(
            try fixture.run("log", "cafe")
                == .init(status: 0, output: "Logged ☕ Café · 1 today\n", errors: ""))
        #expect(try fixture.run("log", "CAFÉ").output == "Logged ☕ Café · 2 today\n")
        #expect(try fixture.run("log", "cafe\u{301}").output == "Logged ☕ Café · 3 today\n")
        fixture.language = "ru"
        #expect(try fixture.run("log", "caf").output == "Записано: ☕ Café · сегодня 4\n")
    }

    /// Cases D02 and D03.
    @Test func `unknown and ambiguous names write nothing, and say what was near`() throws {
        for name in ["Coffee", "Cold shower"] { try fixture.run("item", "add", name) }
        #expect(
            try fixture.run("log", "cofee")
                == .init(
                    status: 3, output: "",
                    errors: "vistazo: no item “cofee”; did you mean Coffee? (--create makes one)\n"))
        #expect(
            try fixture.run("log", "co")
                == .init(
                    status: 3, output: "",
                    errors: "vistazo: “co” may be Coffee or Cold shower; nothing was written\n"))
        let totals = try #require(try fixture.document("items")["items"] as? [[String: Any]])
        #expect(totals.count == 2)
        for item in totals { #expect((item["total"] as? [String: Int])?["count"] == 0) }
        #expect(try fixture.run("log", "cof").output == "Logged Coffee · 1 today\n")
        #expect(try fixture.run("log", "tea", "2", "--create").output == "Logged tea, 2 · 2 today\n")
        #expect(try fixture.run("undo").output == "Undone: +2 tea, just now, from a script\n")
        #expect(try fixture.run("ago", "tea").status == 3)
    }

    @Test(arguments: ["3km run", "re-read", "100%", "say \"hi\"", "it's", "--help", "-5", "a=b", "日本"])
    func `any name can be made, logged and listed unchanged`(name: String) throws {
        #expect(try fixture.run("item", "add", "--", name).output == "Added \(name)\n")
        #expect(try fixture.run("log", "--", name).status == 0)
        #expect(try fixture.run("entries", "--", name).output == "#1  2026-11-30 10:12\n")
        let items = try #require(try fixture.document("items")["items"] as? [[String: Any]])
        #expect(items.map { $0["name"] as? String } == [name])
    }

    @Test func `help before two dashes is help`() throws {
        let help = try fixture.run("log", "--help")
        #expect(help.status == 0 && help.output.contains("vistazo log ITEM [AMOUNT]"))
        #expect(try fixture.run("log", "--", "--help").status == 3)
    }

    static let amounts: [(typed: [String], status: Int32, stored: Double?)] = [
        (["1,5"], 0, 1.5), (["1.5"], 0, 1.5), (["250ml"], 0, 250), (["-250"], 0, -250), ([], 0, 200),
        (["1,234"], 4, nil), (["1.234,5"], 4, nil), (["much"], 4, nil), (["30m"], 4, nil),
    ]

    @Test(arguments: amounts)
    func `amounts are read alike in every language`(typed: [String], status: Int32, stored: Double?) throws {
        try fixture.run("item", "add", "Water", "--unit", "ml", "--step", "200")
        for language in Catalogue.languages {
            fixture.language = language
            let outcome = try fixture.run(arguments: ["log", "water"] + typed)
            #expect(outcome.status == status)
            #expect(outcome.errors.isEmpty == (status == 0))
            let entries = try #require(
                try fixture.document("entries", "water")["entries"] as? [[String: Any]])
            #expect(entries.first?["amount"] as? Double == stored)
        }
    }

    @Test func `times are taken to the minute or refused`() throws {
        try fixture.run("item", "add", "Run", "--unit", "min")
        #expect(try fixture.run("log", "run", "30m", "--at", "2013-11-30 15:42").status == 0)
        #expect(try fixture.run("entries", "run").output == "#1  2013-11-30 15:42  30 min\n")
        #expect(try fixture.run("log", "run", "--at", "26/06/2015").status == 4)
        #expect(try fixture.run("log", "run", "--at", "23:30").status == 4)
        #expect(try fixture.run("log", "run", "--date", "2026-02-30").status == 4)
        #expect(try fixture.run("log", "run", "--at", "9:00", "--date", "today").status == 2)
        #expect(try fixture.run("log", "run", "25h").status == 4)
        #expect(try fixture.run("entries", "run").output.split(separator: "\n").count == 1)
        #expect(try fixture.run("log", "run", "25h", "--long").status == 0)
    }

    @Test func `each class of failure has its exit code, on standard error alone`() throws {
        try fixture.run("item", "add", "Café")
        for (arguments, status) in [
            (["log", "café"], 0), (["item", "add", "Café"], 1), (["log"], 2),
            (["log", "café", "--nonsense"], 2),
            (["log", "nobody"], 3), (["entry", "delete", "99"], 3), (["log", "café", "x"], 4),
            (["item", "add", " "], 4),
        ] as [([String], Int32)] {
            let outcome = try fixture.run(arguments: arguments)
            #expect(outcome.status == status, "\(arguments)")
            #expect(outcome.output.isEmpty == (status != 0))
            #expect(outcome.errors.isEmpty == (status == 0))
        }
        let store = fixture.home + "/.local/share/vistazo/vistazo.store"
        for name in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store + name) }
        try Data(count: 8192).write(to: URL(filePath: store))
        #expect(try fixture.run("log", "café").status == 5)
        #expect(try Data(contentsOf: URL(filePath: store)) == Data(count: 8192))
    }

    @Test func `nothing is a document too`() throws {
        #expect((try fixture.document("items")["items"] as? [Any])?.isEmpty == true)
        #expect((try fixture.document("history")["steps"] as? [Any])?.isEmpty == true)
        #expect(try fixture.document("undo")["step"] is NSNull)
        #expect(try fixture.run("undo", "--json").status == 3)
        #expect(try fixture.run("items").errors == "vistazo: no items yet; vistazo item add NAME makes one\n")
        try fixture.run("item", "add", "Café")
        #expect((try fixture.document("entries", "café")["entries"] as? [Any])?.isEmpty == true)
        let never = try fixture.document("ago", "café")
        #expect(never["lastAt"] is NSNull && never["secondsAgo"] is NSNull)
    }

    @Test func `ago says how long, when and how many times`() throws {
        try fixture.run("item", "add", "Café")
        #expect(try fixture.run("ago", "cafe").output == "Café: not logged yet\n")
        try fixture.run("log", "cafe", "--at", "yesterday 21:00")
        #expect(
            try fixture.run("ago", "cafe").output == "Café: 13 hours ago (yesterday 21:00), once in all\n")
        try fixture.run("log", "cafe", "--at", "-5m")
        #expect(
            try fixture.run("ago", "cafe").output == "Café: 5 minutes ago (today 10:07), 2 times in all\n")
        fixture.language = "es"
        #expect(
            try fixture.run("ago", "cafe").output == "Café: hace 5 minutos (hoy 10:07), 2 veces en total\n")
    }

    @Test func `zone, start of the day and language are the configuration's`() throws {
        try fixture.configure("{ dayStartsAt: '04:00', zone: 'America/New_York', locale: 'es_ES' }")
        try fixture.run("item", "add", "Agua")
        // 10:12 in Berlin is 04:12 in New York: the day has just begun.
        #expect(try fixture.run("log", "agua").output == "Apuntado Agua · 1 hoy\n")
        fixture.now = fixture.now.advanced(bySeconds: -30 * 60)
        #expect(try fixture.run("log", "agua").output == "Apuntado Agua · 1 hoy\n")
        #expect(
            try fixture.run("entries", "agua").output
                == "#1  2026-11-30 04:12\n#2  2026-11-30 03:42  cuenta para el 2026-11-29\n")
        try fixture.configure("{ broken")
        #expect(try fixture.run("items").status == 0)
    }

    @Test func `undo and redo tell the step`() throws {
        fixture.isTTY = true
        try fixture.run("item", "add", "Water", "--unit", "ml")
        try fixture.run("log", "water", "250")
        fixture.now = fixture.now.advanced(bySeconds: 120)
        #expect(
            try fixture.run("undo").output
                == "Undone: +250 ml Water, 2 minutes ago, from the command line\n")
        #expect(
            try fixture.run("redo").output
                == "Done again: +250 ml Water, 2 minutes ago, from the command line\n")
        #expect(
            try fixture.run("redo")
                == .init(status: 3, output: "", errors: "vistazo: there is nothing to redo\n"))
    }

    /// Case E07, of commands at a terminal and in a pipe.
    @Test(arguments: [true, false])
    func `no control character of a name or note reaches the reader`(isTTY: Bool) throws {
        fixture.isTTY = isTTY
        let hostile = "a\u{1b}]52;c;x\u{7}\u{1b}[2J\u{9b}1m\rb\tc\u{202e}"
        let commands = [
            ["item", "add", "--", hostile], ["log", hostile, "--note", hostile + "\nx"],
            ["log", "a", "x\u{1b}"],
            ["items"], ["entries", "a"], ["ago", "a"], ["history"], ["undo"], ["log", "\u{1b}[31m"],
            ["item", "add", "a2"], ["log", "a"], ["items", "--json"], ["nonsense\u{1b}"],
            ["log", "a", "--x\u{1b}"],
        ]
        for arguments in commands {
            let outcome = try fixture.run(arguments: arguments)
            for line in (outcome.output + outcome.errors).split(separator: "\n") {
                let isClean = line.unicodeScalars.allSatisfy {
                    $0.properties.generalCategory != .control && $0 != "\u{202e}"
                }
                #expect(isClean, "\(arguments): \(line.debugDescription)")
            }
        }
    }

    @Test func `items are edited, put away and brought back`() throws {
        try fixture.run("item", "add", "Coffee")
        try fixture.run("log", "coffee")
        try fixture.run("item", "edit", "coffee", "--name", "Espresso", "--unit", "cups", "--private", "yes")
        #expect(try fixture.run("ago", "espresso").output.hasPrefix("Espresso: just now"))
        #expect(try fixture.run("item", "archive", "espresso").output == "Archived Espresso\n")
        #expect(try fixture.run("items").output == "")
        #expect(try fixture.run("items", "--all").output.contains("archived"))
        #expect(try fixture.run("log", "espresso").status == 1)
        #expect(try fixture.run("item", "unarchive", "espresso").status == 0)
        #expect(try fixture.run("item", "delete", "espresso").status == 0)
        #expect(try fixture.run("undo").status == 0)
        #expect(try fixture.run("log", "espresso").output == "Logged Espresso · 2 cups today\n")
        for bad in [["--emoji", "ab"], ["--colour", "blu"], ["--private", "maybe"], ["--skips", "32"]] {
            #expect(try fixture.run(arguments: ["item", "edit", "espresso"] + bad).status == 2)
        }
    }

    @Test func `an entry is edited and deleted by its number`() throws {
        try fixture.run("item", "add", "Water", "--unit", "ml")
        try fixture.run("log", "water", "1")
        #expect(
            try fixture.run("entry", "edit", "#1", "2", "--note", "tired, sore").output
                == "Changed: Water #1  2026-11-30 10:12  2 ml  tired, sore\n")
        #expect(try fixture.run("entry", "delete", "1").status == 0)
        #expect(try fixture.run("entries", "water").errors == "vistazo: no entries of Water yet\n")
        #expect(try fixture.run("entry", "edit", "x").status == 2)
    }

    @Test(arguments: Catalogue.languages)
    func `every command and every option has its help`(language: String) {
        let words = Words(language: language)
        for command in Command.all {
            #expect(!command.syntax.help(words).contains("cli."), "\(command.name) in \(language)")
        }
    }

    @Test func `columns line up by cells`() {
        let table = TextTable([["☕ a", "1", "x"], ["日本語", "", "y"], ["b\u{1b}", "22", ""]])
        #expect(table.lines() == ["☕ a    1   x", "日本語      y", "b␛      22"])
        // One name of three hundred characters does not move all others out of sight.
        let long = String(repeating: "n", count: 300)
        #expect(
            TextTable([["a", "1"], [long, "2"], ["bcd", "3"]]).lines() == ["a    1", long + "  2", "bcd  3"])
    }

    @Test func `words that are not UTF-8 are refused with their place`() throws {
        #expect(try ProcessArguments.decode([Array("é".utf8), []]) == ["é", ""])
        #expect(throws: ProcessArguments.NotText(word: 2, offset: 3)) {
            try ProcessArguments.decode([[0x61], [0x62, 0xC3, 0xA9, 0xFF, 0x63]])
        }
    }
}
