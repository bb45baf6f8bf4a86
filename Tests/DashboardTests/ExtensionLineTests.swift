import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoDashboard

@Suite struct ExtensionLineTests {
    private static func line(_ members: String) -> (line: ExtensionLine?, messages: [String]) {
        let reading = ConfigurationReader.read(
            Array("{ extensions: [ {\n\(members) } ] }".utf8), file: "c")
        return (
            reading.configuration?.extensions.first,
            reading.faults.map { $0.message(Words(language: "en")) }
        )
    }

    @Test func `every key of an extension is read`() throws {
        let read = Self.line(
            """
            path: "~/bin/w", name: "weather", as: "bitbar", every: "1h30m", reloads: 288, seconds: "10s",
            memory: "128MiB", output: "512 KiB", processes: 20, sandbox: false, groups: ["org.a", "b_c"],
            app: "~/bin/app"
            """)
        #expect(read.messages == [])
        var line = ExtensionLine(.path("~/bin/w"))
        line.name = "weather"
        line.form = .bitbar
        line.every = 5400
        line.reloads = 288
        line.seconds = 10
        line.memory = 128 << 20
        line.output = 512 << 10
        line.processes = 20
        line.isSandboxed = false
        line.groups = ["org.a", "b_c"]
        line.app = "~/bin/app"
        #expect(read.line == line)
    }

    @Test func `what a line writes reads as the same line`() throws {
        let read = Self.line(
            """
            command: "df -h /", as: "text", every: 300, seconds: 0.5, memory: 1048577, output: 2000, groups: "g"
            """)
        let line = try #require(read.line)
        let text = JSONValue.object([.init("extensions", .array([.object(line.members)]))]).text
        let again = ConfigurationReader.readExtensions(Array(text.utf8), file: "e")
        #expect(again.lines == [line])
        #expect(again.faults.isEmpty)
    }

    @Test(arguments: [
        (
            "as: \"bitber\"",
            "as: “bitber” is not allowed here. Did you mean “bitbar”? Allowed: archive, bitbar, text."
        ),
        (
            "evry: 5",
            "evry: “evry” is not known here. Did you mean “every”? Allowed: path, command, name, as, every, reloads, seconds, memory, output, processes, sandbox, groups, app."
        ),
        ("every: \"5 minutes\"", "every: “5 minutes” is no duration such as 30s, 5m or 1h30m."),
        ("every: 0", "every: 0 is not between 1 and 31622400"),
        ("every: \"1ms\"", "every: 1ms is not within 1s…366d."),
        ("every: true", "every: this is true or false, it should be a number or a string"),
        ("seconds: NaN", "seconds: NaN and infinity are not allowed here"),
        ("memory: 64", "memory: 64B is not within 1MiB…1024GiB."),
        ("memory: \"64 mega\"", "memory: “64 mega” is no size such as 64MiB, 512KiB or a number of bytes."),
        ("memory: -Infinity", "memory: “-inf” is no size such as 64MiB, 512KiB or a number of bytes."),
        ("output: \"2GiB\"", "output: 2GiB is not within 1KiB…1GiB."),
        ("processes: 1.5", "processes: 1.5 is not a whole number"),
        ("reloads: -1", "reloads: -1 is not between 0 and 86400"),
        ("sandbox: \"yes\"", "sandbox: this is a string, it should be true or false"),
        (
            "groups: [\"../x\"]",
            "groups[0]: “../x” is no group: letters, digits, points, dashes and underscores, no point at its start."
        ),
        (
            "name: \"a/b\"",
            "name: “a/b” is no name for an extension: no blanks, no slash, no point or dash at its start."
        ),
        ("app: \"\"", "app: This is empty, it should say what to run."),
    ])
    func `a mistake is named with its key and what is allowed, and costs only that key`(
        member: String, message: String
    ) {
        let read = Self.line("path: \"/bin/true\", \(member)")
        #expect(read.messages == ["c:2: extensions[0]." + message])
        #expect(read.line == ExtensionLine(.path("/bin/true")) || member.hasPrefix("groups"))
    }

    @Test func `a line without a program, with two or with an empty one is left out`() {
        for members in ["name: \"x\"", "path: \"a\", command: \"b\"", "path: \" \"", "command: 3"] {
            let read = Self.line(members)
            #expect(read.line == nil)
            #expect(read.messages.count == 1)
        }
    }

    @Test func `the second line for one program is named and left out`() {
        let reading = ConfigurationReader.read(
            Array("{ extensions: [ { path: 'a' },\n{ path: 'a', seconds: 3 }, { command: 'a' } ] }".utf8),
            file: "c")
        #expect(reading.configuration?.extensions.map(\.program) == [.path("a"), .command("a")])
        #expect(
            reading.faults.map { $0.message(Words(language: "en")) } == [
                "c:2: extensions[1]: “a” is an extension above already."
            ])
    }

    @Test(
        arguments: [
            ("90", 90), ("1.5s", 1.5), ("5m", 300), ("1h30m", 5400), ("2d", 172_800), ("250ms", 0.25),
            ("", nil),
            ("m", nil), ("5", 5), ("-5m", nil), ("5m5m", nil), ("5s1m", nil), ("1e3s", nil), ("٣m", nil),
            (".5m", nil),
            (String(repeating: "9", count: 400), nil),
        ] as [(String, Double?)])
    func `durations are read`(text: String, seconds: Double?) {
        #expect(Measure.seconds(text).flatMap { $0.isFinite ? $0 : nil } == seconds)
    }

    @Test(
        arguments: [
            ("64MiB", 64 << 20), ("1 KiB", 1024), ("10", 10), ("1.5MiB", 1_572_864), ("2MB", 2_000_000),
            ("", nil),
            ("MiB", nil), ("64 ", nil), ("64mib", nil), ("9999999999GiB", nil), ("-1", nil), ("1..5", nil),
        ] as [(String, Int?)])
    func `sizes are read`(text: String, bytes: Int?) { #expect(Measure.bytes(text) == bytes) }

    @Test(arguments: [0, 1, 59, 60, 3661, 86_400, 90_061, 31_622_400])
    func `a duration that is written reads as the same`(seconds: Int) {
        #expect(Measure.seconds(Measure.text(seconds: Double(seconds))) == Double(seconds))
    }
}
