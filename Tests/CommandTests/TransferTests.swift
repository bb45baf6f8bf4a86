import Foundation
import Testing

@testable import VistazoLogbook
@testable import vistazo

/// What leaves one logbook and comes into another.
@Suite struct TransferTests {
    let fixture: CommandFixture

    init() throws { fixture = try CommandFixture() }

    private func path(_ name: String) -> String { fixture.home + "/" + name }

    private func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(filePath: path(name)))
        return path(name)
    }

    /// A logbook of everything that there is to lose.
    private func fill(_ fixture: CommandFixture) throws {
        for arguments in [
            ["item", "add", "Café", "--emoji", "☕", "--goal", "3/day", "--goal", "<=9/week", "--skips", "2"],
            ["item", "add", "--", "=1+1; \"x\", 'y'\nz"],
            [
                "item", "add", "Water", "--unit", "ml", "--step", "250", "--colour", "#1133FF", "--private",
                "yes",
            ],
            ["item", "add", "-5", "--start", "2020-02-29", "--empty-is-zero", "yes", "--goal", "mon,wed"],
            ["item", "edit", "Café", "--goal", "3/7", "--from", "2026-12-24"],
            ["item", "archive", "--", "-5"],
            ["log", "café", "--note", "tired, sore"], ["log", "café", "--note", "said \"ok\""],
            ["log", "café", "--note", "two\nlines; and\ta tab", "--at", "yesterday 23:59"],
            ["log", "café", "--note", "=HYPERLINK(1)"], ["log", "café", "--note", "'quoted"],
            ["log", "water", "0.000001"], ["log", "water", "-1234567.5"],
            ["log", "water", "--date", "2001-01-01"],
            ["skip", "café", "2026-11-03..2026-11-04"], ["miss", "café", "2026-11-06"],
            ["item", "add", "Read", "--stopwatch", "yes"],
            ["log", "read", "--for", "1h30", "--at", "yesterday 23:00"],
            ["start", "read", "--at", "09:59", "--note", "on"],
            ["item", "edit", "café", "--remind", "21:00", "--remind", "mon,wed 18:00", "--remind", "due"],
            ["item", "edit", "water", "--remind", "streak 20:30"],
        ] { #expect(try fixture.run(arguments: arguments.map { $0 }).status == 0, "\(arguments)") }
    }

    /// Cases D05, D16 and D18.
    @Test(arguments: ["json", "csv"])
    func `the export of an import equals the export`(format: String) throws {
        try fill(fixture)
        let file = path("out.\(format)")
        #expect(try fixture.run("export", file).status == 0)
        let other = try CommandFixture()
        let outcome = try other.run("import", file)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let (one, two) = (
            try fixture.run("export", "--format", format), try other.run("export", "--format", format)
        )
        #expect(one.output == two.output)
        #expect(Data(one.output.utf8) == (try Data(contentsOf: URL(filePath: file))))
        #expect(one.output.utf8.count > 1000)
        // Streaks and totals are the same too, and so is the other form.
        for arguments in [
            ["items", "--all"], ["stats", "café"], ["explain", "café"], ["export"], ["entries", "café"],
        ] {
            let (left, right) = (try fixture.run(arguments: arguments), try other.run(arguments: arguments))
            #expect(
                left.output.filter { !"#0123456789".contains($0) }
                    == right.output.filter { !"#0123456789".contains($0) })
        }
        // Once more it is all there already.
        let again = try other.document("import", file)
        for kind in ["items", "goals", "skips", "reminders", "entries"] {
            let counts = try #require(again[kind] as? [String: Int])
            #expect(counts["new"] == 0 && counts["conflicting"] == 0 && (counts["same"] ?? 0) > 0)
        }
        #expect(try other.run("undo").output.hasPrefix("Undone: took in out.\(format)"))
        #expect(try other.run("items", "--all").output.isEmpty)
        #expect(try other.run("redo").status == 0)
        #expect(try other.run("export", "--format", format).output == one.output)
    }

    /// Case D16: what a spreadsheet would take for a formula is no formula any more.
    @Test func `no field of a table begins as a formula does`() throws {
        try fill(fixture)
        let rows = try CSV.read(Array(try fixture.run("export", "--format", "csv").output.utf8))
        let texts = ["name", "note", "emoji", "unit", "color"].compactMap(rows[0].fields.firstIndex(of:))
        #expect(texts.count == 5)
        for row in rows.dropFirst() {
            #expect(row.fields.count == rows[0].fields.count)
            for place in texts { #expect(!"=+-@\t\r".contains(row.fields[place].first ?? " ")) }
        }
    }

    /// Case C18.
    @Test func `an old export comes back onto an item that was renamed since`() throws {
        try fixture.run("item", "add", "Coffee", "--goal", "1/day")
        try fixture.run("log", "coffee")
        let file = path("old.json")
        try fixture.run("export", file)
        let first = try fixture.document("entries", "coffee")["entries"] as? [[String: Any]]
        try fixture.run("entry", "delete", "\(try #require(first?.first?["id"] as? Int))")
        try fixture.run("item", "edit", "coffee", "--name", "Espresso")
        let outcome = try fixture.run("import", file, "--prefer", "here")
        #expect(outcome.output.contains("items: 0 new, 0 there already, 1 different"))
        #expect(outcome.output.contains("entries: 1 new, 0 there already, 0 different"))
        #expect(try fixture.run("ago", "espresso").output.contains("once in all"))
        #expect(try fixture.run("items").output.split(separator: "\n").count == 1)
        try fixture.run("import", file, "--prefer", "file")
        #expect(try fixture.run("items").output.hasPrefix("Coffee"))
    }

    /// Case C20.
    @Test func `a trial says what is the same, new and different, with both sides, and writes nothing`()
        throws
    {
        try fill(fixture)
        let file = path("out.json")
        try fixture.run("export", file)
        let other = try CommandFixture()
        try other.run("import", file)
        try other.run("entry", "edit", "1", "--note", "fresh")
        try other.run("entry", "delete", "2")
        try other.run("log", "water", "5")
        let before = try other.run("export").output
        let trial = try other.run("import", file, "--dry-run")
        #expect(trial.status == 0)
        #expect(trial.output.contains("entries: 1 new, 8 there already, 1 different"))
        #expect(trial.output.contains("fresh, in the file") && trial.output.contains("nothing was written"))
        #expect(try other.run("export").output == before)
        let refused = try other.run("import", file)
        #expect(refused.status == 1 && refused.output.isEmpty && refused.errors.contains("1 thing differs"))
        #expect(try other.run("export").output == before)
        #expect(try other.run("import", file, "--prefer", "file").status == 0)
        #expect(try other.run("import", file).status == 0)
        #expect(try other.run("entries", "water").output.split(separator: "\n").count == 4)
        #expect(try other.run("import", file, "--prefer", "mine").status == 2)
    }

    @Test func `a table of another program is read by what it calls its columns`() throws {
        let file = try write(
            """
            \u{FEFF}Habit;When;How much;Remark
            Run;2026-11-01 07:30;5,5;"hills; rain"
            Run;2026-11-02;3;
            Lesen;2026-11-02T21:00:00+01:00;;
            """, to: "other.csv")
        let maps = [
            "--map", "name=Habit", "--map", "date=When", "--map", "amount=how much", "--map", "note=Remark",
        ]
        let unknown = try fixture.run(arguments: ["import", file] + maps)
        #expect(unknown.status == 4 && unknown.errors.contains("line 2: no item “Run”"))
        #expect(try fixture.run("items").output.isEmpty)
        let outcome = try fixture.run(arguments: ["import", file, "--create"] + maps)
        #expect(
            outcome.output
                == "items: 2 new, 0 there already, 0 different\nentries: 3 new, 0 there already, 0 different\n"
        )
        #expect(
            try fixture.run("entries", "run").output
                == "#2  2026-11-02 12:00  3\n#1  2026-11-01 07:30  5.5  hills; rain\n")
        let plain = try write("date,amount\n2026-11-05,1\n", to: "plain.csv")
        #expect(try fixture.run("import", plain).status == 4)
        #expect(try fixture.run("import", plain, "--item", "lesen").status == 0)
        #expect(
            try fixture.run("import", plain, "--map", "date=Datum", "--item", "lesen").errors.contains(
                "“Datum”"))
        #expect(try fixture.run("import", plain, "--map", "when=date").status == 2)
    }

    static let bad: [(text: String, said: String)] = [
        ("record,name,date\nitem,A,\nentry,A,26/06/2015\n", "line 3: date cannot be “26/06/2015”"),
        ("record,name,date\nitem,A,\nentry,A,yesterday\n", "line 3: date cannot be"),
        (
            "record,name,date,amount\nitem,A,,\nentry,A,2026-01-01,\"1,234\"\n",
            "line 3: amount cannot be “1,234”"
        ),
        ("record,name,date\nitem,A,\nentry,B,2026-01-01\n", "line 3: no item “B”"),
        ("record,name\nitem,\"A\nB\"\nitem,\n", "line 4: “” cannot be an item's name"),
        ("record,name\nitem,\"A\n", "line 2: a quote"), ("record,name\nitem,\"A\"x\n", "line 2: a quote"),
        ("record,name\nitem,A,B\n", "line 2 has more fields"),
        ("record,name\nthing,A\n", "line 2: there are no records “thing”"),
        ("record,name,goals,from\nitem,A\ngoals,A,9/7,2026-01-01\n", "line 3: goals cannot be “9/7”"),
        ("record,name,day\nitem,A,\nskip,A,2026-02-30\n", "line 3: day cannot be"),
        ("record,name,number\ncounter,A,-1\n", "line 2: number cannot be"),
    ]

    @Test(arguments: bad)
    func `a bad row is named by its line, and nothing is written`(text: String, said: String) throws {
        let outcome = try fixture.run("import", write(text, to: "bad.csv"))
        #expect(outcome.status == 4)
        #expect(outcome.errors.contains(said), "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix("nothing was written\n"))
        #expect(try fixture.run("items", "--all").output.isEmpty)
        #expect(try fixture.run("history").output.isEmpty)
    }

    /// Case D09.
    @Test func `bytes that are no text are refused with their place`() throws {
        let file = path("bad.csv")
        try Data(Array("record,name\nitem,".utf8) + [0xC3, 0x28]).write(to: URL(filePath: file))
        #expect(try fixture.run("import", file).errors.contains("byte 17 is not UTF-8"))
        try Data(Array("{\"format\":1,\"items\":[{\"name\":\"".utf8) + [0xFF, 0x22]).write(
            to: URL(filePath: path("bad.json")))
        #expect(try fixture.run("import", path("bad.json")).status == 4)
        #expect(try fixture.run("import", path("none.json")).status == 4)
    }

    @Test func `faults of a document name the line and what was written`() throws {
        let text = """
            { "format": 1,
              "items": [ { "name": "A" } ],
              "entries": [ { "name": "A", "date": "2026-11-30T10:00:00Z" },
                           { "name": "A", "date": "soon" } ] }
            """
        let outcome = try fixture.run("import", write(text, to: "a.json"))
        #expect(outcome.status == 4 && outcome.errors.contains("line 4: date cannot be “soon”"))
        let unknown = text.replacing("\"soon\"", with: "\"2026-11-30T10:00:00Z\"").replacing(
            "\"name\": \"A\", \"date\": \"2026-11-30T10:00:00Z\" } ]",
            with: "\"name\": \"B\", \"date\": \"2026-11-30T10:00:00Z\" } ]")
        #expect(
            try fixture.run("import", write(unknown, to: "b.json")).errors.contains("line 4: no item “B”"))
        #expect(
            try fixture.run("import", write("{\"format\":2}", to: "c.json")).errors.contains("later version"))
        #expect(try fixture.run("import", write("", to: "d.csv")).status == 0)
        #expect(try fixture.run("import", write("{}", to: "e.json")).output.hasSuffix("nothing to take in\n"))
    }

    @Test func `many rows are counted once, and the totals are right`() throws {
        var text = "record,uid,name,date,amount\nitem,,A,,\nitem,,B,,\n"
        let count = Logbook.longestUndoableImport + 10
        for number in 0..<count {
            let day = Day(number: 18_000 + number % 900)
            text +=
                "entry,e\(number),\(number.isMultiple(of: 3) ? "A" : "B"),\(day)T10:00:00Z,\(number % 5)\n"
        }
        let file = try write(text, to: "many.csv")
        #expect(try fixture.run("import", file).status == 0)
        let before = try fixture.document("stats", "B")
        #expect((before["total"] as? [String: Any])?["count"] as? Int == count - (count + 2) / 3)
        try fixture.run("log", "B", "7")
        let after = try fixture.document("stats", "B")
        let amounts = [before, after].compactMap { ($0["total"] as? [String: Any])?["amount"] as? Double }
        #expect(amounts.count == 2 && amounts[1] == amounts[0] + 7)
        #expect(try fixture.run("history").output.split(separator: "\n").count == 1)
        #expect(try fixture.run("undo").status == 0)
        let again = try fixture.document("import", file)
        #expect((again["entries"] as? [String: Int])?["same"] == count)
    }
}

@Suite struct CSVTests {
    static let readings: [(text: String, rows: [[String]])] = [
        ("", []), ("a", [["a"]]), ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
        ("a,b\n\nc,d\n", [["a", "b"], ["c", "d"]]),
        ("a,\n,b\n", [["a", ""], ["", "b"]]), ("\"a,\"\"b\"\"\nc\",d\n", [["a,\"b\"\nc", "d"]]),
        ("a;b,c\td;e\n", [["a", "b,c\td", "e"]]), ("a\tb\n\"x\ty\"\tz", [["a", "b"], ["x\ty", "z"]]),
        ("\u{FEFF}a,b", [["a", "b"]]), ("\"\",\"\"", [["", ""]]), ("a\rb\r", [["a"], ["b"]]),
        ("a,", [["a", ""]]),
    ]

    @Test(arguments: readings)
    func `rows are read as the RFC says`(text: String, rows: [[String]]) throws {
        #expect(try CSV.read(Array(text.utf8)).map(\.fields) == rows)
    }

    @Test func `what is written is read back`() throws {
        let fields = ["", " a ", "b,c", "d\"e", "f\r\ng", ";", "\t", "é", "x"]
        var bytes: [UInt8] = []
        for _ in 0..<2 { CSV.write(fields, to: &bytes) }
        let rows = try CSV.read(bytes)
        #expect(rows.map(\.fields) == [fields, fields])
        #expect(rows.map(\.line) == [1, 3])
        for text in ["=1", "'x", "''", "-", "@a", "a", "\tb"] {
            #expect(CSV.unguarded(CSV.guarded(text)) == text)
        }
        #expect(CSV.guarded(nil) == "" && CSV.unguarded("") == nil)
    }
}
