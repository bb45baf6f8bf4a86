import Testing
import VistazoWords

@testable import vistazo

@Suite struct TmuxSetupTests {
    /// The text between `#(` and `)`, where there is one.
    private func command(_ line: String) -> String? {
        line.range(of: "#(").map { String(line[$0.upperBound...].prefix { $0 != ")" }) }
    }

    @Test func `no command holds what tmux would expand, or what would end a condition around it`() throws {
        for program in ["vistazo", "/usr/local/bin/vistazo", "/home/a b/%d/vistazo", "/o'x/vistazo", ""] {
            let setup = TmuxSetup(program: program)
            let commands = setup.pulling.compactMap(command)
            #expect(commands.count == 1)
            for command in commands {
                #expect(!command.contains { "%#,{}'\\\"$`".contains($0) }, "\(command)")
            }
            for line in setup.pulling + setup.pushing + setup.popups + setup.clicks {
                #expect(!line.contains("%"), "\(line)")
            }
        }
        #expect(TmuxSetup(program: "/opt/v/vistazo").pulling[2].contains("#(/opt/v/vistazo inline item"))
        #expect(TmuxSetup(program: "/a b/vistazo").pulling[2].contains("#(vistazo inline item"))
    }

    @Test(arguments: ["en", "es", "ru"])
    func `what is printed can be pasted into tmux.conf as it is`(language: String) {
        let text = TmuxSetup().text(Words(language: language))
        for line in text.split(separator: "\n") {
            #expect(["#", "set -g ", "run-shell -b ", "bind "].contains { line.hasPrefix($0) }, "\(line)")
        }
        #expect(text.contains("status-right-length 60"))
    }
}
