import Foundation
import ProvingGround
import Testing
import VistazoDashboard

@testable import vistazo

/// What a person's keys start beside the loop.
@Suite(.ownThread) struct ErrandsTests {
    @Test(arguments: ["https://example.org/?q=it's&a=\"b\"", "--help", "file:///a b;touch c"])
    func `an address reaches the desktop's program unchanged, and that outlives the errand`(address: String)
        throws
    {
        let fixture = try WindowFixture()
        try fixture.script(
            "xdg-open", "mkfifo gate; printf %s \"$1\" > started; read -r line < gate; echo > done")
        var console = fixture.console
        console.environment["PATH"] = fixture.home + ":/usr/bin:/bin"
        #expect(Errands.shell(Errands.opening(address), console) == nil)
        func wait(for name: String) -> Bool { eventually { !((try? fixture.read(name)) ?? "").isEmpty } }
        #expect(wait(for: "started"))
        #expect(try fixture.read("started") == address)
        try fixture.write("go", "echo > gate")
        #expect(Errands.shell("echo > '\(fixture.path("gate"))'", console) == nil)
        #expect(wait(for: "done"))
    }

    @Test func `without the desktop's program it says so`() throws {
        let fixture = try WindowFixture()
        try FileManager.default.createSymbolicLink(
            atPath: fixture.path("setsid"), withDestinationPath: "/usr/bin/setsid")
        var console = fixture.console
        console.environment["PATH"] = fixture.home
        let notice = try #require(Errands.shell(Errands.opening("https://example.org"), console))
        #expect(notice.tone == .problem)
        #expect(notice.text.contains("xdg-open"))
    }

    @Test func `leaving ends what the shell still runs, with all its children, and waits for what is ours`()
        throws
    {
        let fixture = try WindowFixture()
        let errands = Errands()
        try fixture.script("long", "sleep 1000 & echo $! > began; wait")
        errands.run(["!exec '\(fixture.path("long"))'"], fixture.console)
        errands.run(["item add Tea", "log tea"], fixture.console)
        #expect(eventually { !((try? fixture.read("began")) ?? "").isEmpty })
        let child = try fixture.read("began").trimmingCharacters(in: .newlines)
        let pid = try #require(pid_t(child))
        #expect(isRunning(pid))
        errands.end(seconds: patience)
        // Killed with its group.
        #expect(eventually { !isRunning(pid) })
        #expect(errands.finished().contains { $0.text == "Logged Tea · 1 today" })
    }

    @Test(
        arguments: [
            ("1", 0), (" 2 ", 1), ("3", nil), ("0", nil), ("-9223372036854775808", nil), ("", nil),
            ("x", nil),
        ] as [(String, Int?)])
    func `an answer is a number of the list or nothing`(answer: String, index: Int?) {
        #expect(PlainCommand.choice(answer, of: 2) == index)
    }
}
