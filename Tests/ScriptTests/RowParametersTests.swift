import Testing
import VistazoArchive

@testable import VistazoHosting

@Suite struct RowParametersTests {
    @Test(arguments: [
        ("color=red", ["color": "red"]), (" color = red", [:]),
        ("color=red | href=x", ["color": "red", "href": "x"]),
        ("color=red|href=x", ["color": "red|href=x"]), ("|color=red", ["color": "red"]), ("", [:]),
        ("| |", [:]),
        ("href='a b' color=\"c d\"", ["href": "a b", "color": "c d"]),
        ("href='' color=", ["href": "", "color": ""]),
        (#"href="a \"b\" \\ \n""#, ["href": #"a "b" \ \n"#]),
        (#"href='a \' color=red"#, ["href": #"a \"#, "color": "red"]),
        ("tooltip=Don't color=red", ["tooltip": "Don't", "color": "red"]),
        ("tooltip=it's href=that's color=red", ["tooltip": "it's", "href": "that's", "color": "red"]),
        ("href='a'\"b\" color=red", ["href": "ab", "color": "red"]),
        ("href='open color=red", ["href": "open", "color": "red"]),
        ("COLOR=Red Href=X", ["color": "Red", "href": "X"]), ("color=a color=b", ["color": "b"]),
        ("href=a=b=c", ["href": "a=b=c"]), ("=x", [:]), ("sfcolor2=red", ["sfcolor2": "red"]),
    ])
    func `parameters are read leniently`(text: String, values: [String: String]) {
        #expect(RowParameters(text[...]).values == values)
    }

    @Test func `arguments go by their numbers`() {
        #expect(RowParameters("param10=c param2=b param0=z param1=a").arguments == ["z", "a", "b", "c"])
        #expect(RowParameters("param=x param-1=y paramx=z").arguments.isEmpty)
    }

    @Test func `what is passed over is told`() {
        #expect(RowParameters("refresh wibble=1 color=red").mistakes.count == 2)
        #expect(RowParameters("color=red href='x'").mistakes.isEmpty)
    }

    @Test(arguments: [
        ("true", true), ("True", true), ("1", true), ("yes", true), ("false", false), ("0", false),
        ("F", false),
        ("maybe", nil), ("", nil), ("2", nil),
    ])
    func `a yes or no has many spellings`(word: String, value: Bool?) {
        #expect(RowParameters("refresh=\(word)"[...]).bool("refresh") == value)
    }

    @Test func `a picture of a megabyte is read at once`() {
        let parameters = RowParameters("image=\(String(repeating: "QUJD", count: 250_000)) color=red"[...])
        #expect(parameters["color"] == "red")
        #expect(parameters["image"]?.utf8.count == 1_000_000)
    }
}

@Suite struct CommandWordsTests {
    @Test(arguments: [
        ("/usr/bin/tool", ["a b"], ScriptDialect.xbar, ["/usr/bin/tool", "a b"]),
        ("/path with blanks/tool", [], .xbar, ["/path with blanks/tool"]),
        ("/usr/bin/tool -x 'a b'", [], .xbar, ["/usr/bin/tool", "-x", "a b"]),
        ("git pull --ff-only", [], .swiftbar, ["git", "pull", "--ff-only"]),
        ("git pull", ["x"], .xbar, ["git pull", "x"]),
        ("./helper", [], .xbar, ["/plugins/helper"]),
        ("sub/helper", ["1"], .xbar, ["/plugins/sub/helper", "1"]),
        ("~/bin/x", [], .xbar, ["/home/ana/bin/x"]), ("x; rm -rf /", [], .xbar, ["x;", "rm", "-rf", "/"]),
        ("echo $HOME | cat", [], .argos, ["/bin/bash", "-c", "echo $HOME | cat"]),
        ("echo", ["it's; ls"], .argos, ["/bin/bash", "-c", "echo 'it'\\''s; ls'"]),
        ("   ", [], .xbar, []), ("", ["a"], .xbar, []),
    ])
    func `a line's command is a program and its arguments, no shell's but Argos'`(
        program: String, arguments: [String], dialect: ScriptDialect, words: [String]
    ) {
        #expect(
            CommandWords.command(
                program, arguments: arguments, dialect: dialect, folder: "/plugins", home: "/home/ana")
                == words)
    }
}
