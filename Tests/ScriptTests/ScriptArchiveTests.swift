import Foundation
import Testing
import VistazoArchive

@testable import VistazoHosting

@Suite struct ScriptArchiveTests {
    private static func archives(
        _ output: String, _ reload: ScriptArchive.Reload, dialect: ScriptDialect = .xbar, date: Date = noon,
        end: Date? = nil
    ) -> [String: ArchivedTimeline] {
        var request = ScriptSheet.request()
        request.date = date
        let reply = ScriptArchive(name: "test", reload: reload, dialect: dialect).plugin(
            output, request, end: end ?? date)
        return if case .archives(let archives) = reply.value { archives } else { [:] }
    }

    private static func offsets(_ archive: ArchivedTimeline?) -> [Double] {
        archive?.entries.map { $0.date.timeIntervalSince(noon) } ?? []
    }

    @Test func `headers take turns every five seconds until the reload`() throws {
        let archives = Self.archives("a\nb\nc\n---\nx", .every(31))
        let inline = try #require(archives["inline"])
        #expect(Self.offsets(inline) == [0, 5, 10, 15, 20, 25, 30])
        #expect(inline.entries[3].view == inline.entries[0].view)
        #expect(inline.entries[1].view != inline.entries[0].view)
        #expect(inline.reload == .after(noon + 31))
    }

    @Test func `Argos' headers take turns every three seconds`() {
        #expect(Self.offsets(Self.archives("a\nb", .every(7), dialect: .argos)["inline"]) == [0, 3, 6])
    }

    @Test func `headers that outlast the interval do not begin with the same one each time`() {
        let views = [0.0, 10, 20].map { ahead in
            Self.archives("a\nb\nc\nd\ne", .every(10), date: noon + ahead)["inline"]?.entries.first?.view
        }
        #expect(Set(views).count == 3)
    }

    @Test func `with hours until the reload the turns end with the first header`() throws {
        for (family, archive) in Self.archives(
            "a\nb\nc\n---\n" + String(repeating: "row | href=https://x.example\n", count: 40), .never)
        {
            #expect(archive.entries.count <= ScriptArchive.entryLimit)
            #expect(archive.entries.count % 3 == 1, "\(family)")
            #expect(archive.entries.first?.view == archive.entries.last?.view)
            #expect(archive.brokenLimit == nil)
        }
    }

    @Test func `no output breaks a limit of archives, or takes long to read`() {
        let outputs = [
            String(repeating: "h\n", count: 5000), String(repeating: "x", count: 900_000),
            "---\n" + String(repeating: "--", count: 100_000) + "deep",
            String(
                repeating: "a | color=red href=https://x.example/\(String(repeating: "y", count: 8000))\n",
                count: 100),
            String(repeating: "\u{1B}[31ma\u{1B}[32mb", count: 20_000),
            String(repeating: "a\u{301}", count: 200_000),
        ]
        for output in outputs {
            for archive in Self.archives(output, .every(1)).values { #expect(archive.brokenLimit == nil) }
            let text = ScriptArchive(name: "t", reload: .never).text(output, ScriptSheet.request(), end: noon)
            for archive in ScriptSheet(text).archives.values { #expect(archive.brokenLimit == nil) }
        }
    }

    @Test func `the interval counts from the end of the run`() {
        #expect(Self.archives("a", .every(60), end: noon + 4)["small"]?.reload == .after(noon + 64))
        #expect(Self.archives("a", .never)["small"]?.reload == .never)
    }

    @Test func `of several lines of cron the earliest counts`() throws {
        let lines = [try #require(Cron("0 3 * * *")), try #require(Cron("30 14 * * *"))]
        #expect(Self.archives("a", .schedule(lines))["small"]?.reload == .after(noon + 5 * 3600 + 18 * 60))
    }

    @Test func `an empty success shows nothing`() {
        for output in ["", "\n\n", "   \n"] {
            for archive in Self.archives(output, .every(60)).values {
                #expect(archive.entries.map(\.view) == [.empty])
            }
        }
    }

    @Test func `sizes of any kind are filled without a fault`() {
        var request = ScriptSheet.request()
        request.families = Family.allCases.flatMap { family in
            [(0, 0), (1, 1), (3, 2), (9, 4), (500, 200), (100_000, 100_000), (-5, -5), (18, 40)].map {
                WireRequest.FamilySize(family, columns: $0.0, rows: $0.1)
            }
        }
        let archive = ScriptArchive(name: "t", reload: .every(60))
        for output in ["CPU 42%\n---\na\nb\n---\nc | href=https://x.example badge=1\n--d", "1\n2\n3"] {
            for reply in [
                archive.plugin(output, request, end: noon), archive.text(output, request, end: noon),
            ] {
                #expect(ScriptSheet(reply).archives.count > 40)
                for made in ScriptSheet(reply).archives.values { #expect(made.brokenLimit == nil) }
            }
        }
    }

    /// Fixed seeds: what fails once fails again.
    @Test(arguments: 1...30)
    func `no output of odd bytes ends the program`(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let pieces = [
            "---", "--", "\n", "\n", "|", " ", "=", "\"", "'", "\\", "\u{1B}[", "31m", "\u{1B}]", "\u{7}",
            "color", "href=https://x",
            "bash=", "param1=", "refresh=true", "<b>", "</b>", "&amp;", ":coffee:", "**", "*", "日", "é", "👩‍💻",
            "\u{202E}", "\0", "\t",
            "\r", "length=3", "badge=", "42%", "trim=false", "alternate=true", "unescape", "\\n", "image=",
            "sfimage=bolt",
        ]
        let output = (0..<400).map { _ in pieces[next(pieces.count)] }.joined()
        for dialect in ScriptDialect.allCases {
            for archive in Self.archives(output, .every(20), dialect: dialect).values {
                #expect(archive.brokenLimit == nil)
            }
        }
    }
}

@Suite struct ScriptCallTests {
    @Test func `a call says what its row does, and nothing else is one`() {
        let action = ScriptRow.Action(
            url: "https://x.example", command: ["/bin/a", "b c"], isInTerminal: true, refreshes: true)
        #expect(ScriptCall(ScriptCall(action).intent)?.action == action)
        #expect(ScriptCall(IntentCall(name: "ScriptRow"))?.action.command == [])
        #expect(ScriptCall(IntentCall(name: "Other")) == nil)
        for parameter in [
            JSONValue.Member("run", .string("rm -rf /")), .init("run", .array([.number(1)])),
            .init("shell", .string("x")),
            .init("open", .null), .init("terminal", .string("yes")),
        ] {
            #expect(ScriptCall(IntentCall(name: ScriptCall.name, parameters: [parameter])) == nil)
        }
    }
}
