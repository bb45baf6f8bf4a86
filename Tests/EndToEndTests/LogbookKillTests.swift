import Foundation
import Testing

/// Programs that are killed while they write.
@Suite struct LogbookKillTests {
    @Test func `a hundred kills in the middle of writes lose nothing that was acknowledged`() throws {
        let sandbox = try Sandbox()
        try sandbox.run("item", "add", "Café", "--goal", "1/day")
        var acknowledged: [Int] = []
        var killed = 0
        for number in 0..<100 {
            let running = try sandbox.start(["log", "cafe", "--note", "n\(number)."])
            // From before it opens the file to after its end, whatever the machine is doing.
            usleep(UInt32(number * 1009 % 60_000))
            kill(running.process, SIGKILL)
            let outcome = try running.finish()
            if outcome.status == 0 { acknowledged.append(number) } else { killed += 1 }
        }
        #expect(killed > 0)
        let entries = try sandbox.run("entries", "cafe").output
        for number in acknowledged { #expect(entries.contains("n\(number).")) }
        let count = entries.split(separator: "\n").count
        #expect((acknowledged.count...100).contains(count))
        // Totals and the undo list are of the same moment as the entries.
        #expect(try sandbox.run("items").output.contains("\(count) today"))
        #expect(
            try sandbox.run("history", "--limit", "1000").output.split(separator: "\n").count == count + 1)
        #expect(try sandbox.run("backup", "copy.store").status == 0)
        #expect(try sandbox.run("log", "cafe").status == 0)
    }
}
