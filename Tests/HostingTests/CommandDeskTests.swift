import Foundation
import ProvingGround
import Synchronization
import Testing
import VistazoArchive

@testable import VistazoHosting

/// Code of this process that has commands run while it answers.
@Suite(.serialized) struct CommandDeskTests {
    private let bench: Bench

    init() throws { bench = try Bench() }

    /// Answers each request with what a command printed, and its code.
    private func server(_ line: String, limits: RunLimits = Bench.ample) -> InProcessExtension {
        let home = bench.folder
        return InProcessExtension(
            identifier: "desk", limits: Bench.ample, stamp: "1",
            environment: ["HOME": home, "PATH": "/usr/bin:/bin", "TOKEN": "kept"]
        ) { _ in
            guard let desk = CommandDesk.current else { return .failure(.busy) }
            let order = CommandDesk.Order(
                line, limits: limits, variables: ["FOO": "bar"], secrets: ["s3cret"])
            switch await desk.run(order) {
            case .success(let printed):
                let text = String(decoding: printed.output, as: UTF8.self)
                return .success(.performed(dialog: "\(printed.code) \(text)\(printed.errors)", reload: []))
            case .failure(let failure): return .failure(failure)
            }
        }
    }

    private func answer(_ server: InProcessExtension) throws -> String? {
        guard
            case .performed(let dialog, _) = try server.ask(WireRequest(.perform, date: .now)).result.get()
                .value
        else { return nil }
        return dialog
    }

    @Test func `a command is a line for the shell, in the home folder and the cleaned environment`() throws {
        let line = "echo $FOO $TOKEN; pwd; cat; printf s3cret >&2; exit 3"
        let folder = try #require(realpath(bench.folder, nil).map { String(cString: $0) })
        #expect(try answer(server(line)) == "3 bar\n\(folder)\n•••")
    }

    @Test func `it ends at its limit, with all that came of it`() throws {
        let file = bench.folder + "/pid"
        let server = server("sleep 600 & echo $! > \(file); sleep 600", limits: RunLimits(seconds: 0.5))
        guard case .failure(let failure) = server.ask(WireRequest(.perform, date: .now)).result else {
            Issue.record("it answered")
            return
        }
        #expect(failure == .timedOut(seconds: 0.5))
        let child = try #require(
            pid_t(try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .newlines)))
        #expect(eventually { kill(child, 0) != 0 })
    }

    @Test func `what prints too much is ended`() throws {
        guard
            case .failure(.tooMuchOutput) = server("yes", limits: RunLimits(seconds: 60)).ask(
                WireRequest(.perform, date: .now)
            ).result
        else {
            Issue.record("it answered")
            return
        }
    }

    @Test func `it ends with the run that wanted it`() throws {
        let file = bench.folder + "/pid"
        let run = server("echo $$ > \(file); exec sleep 600").start(
            WireRequest(.perform, date: .now), at: .now())
        let begun = eventually {
            _ = run.service(.now())
            return (try? String(contentsOfFile: file, encoding: .utf8))?.hasSuffix("\n") == true
        }
        #expect(begun)
        let child = try #require(
            pid_t(try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(in: .newlines)))
        run.cancel()
        #expect(eventually { kill(child, 0) != 0 })
        #expect(run.descriptors.isEmpty && run.deadline == nil)
    }

    /// Case F09, with code of ours that waits for a command.
    @Test func `while a command takes its time others are served at once`() throws {
        let standard = PressTests.Standard()
        let host = try bench.host([server("sleep 12; echo late")])
        host.add(standard.server(), description: standard.description)
        let slow = HostedWidget("desk", WireRequest.FamilySize(.small))
        let quick = HostedWidget("counter", WireRequest.FamilySize(.small))
        host.place([slow, quick], at: .now())
        host.run { _ in host.shown(quick) == "0" }
        let begun = Moment.now().steady
        _ = host.press(IntentCall(name: "IncrementIntent"), on: quick, at: .now())
        host.run { _ in host.shown(quick) == "1" }
        // The command would have held it up for twelve seconds; it is still under way.
        #expect(Moment.now().steady - begun < 11 && host.isBusy)
        host.close()
    }

    @Test func `a configuration that wants more reloads than the usual has them`() {
        let server = InProcessExtension(
            identifier: "desk", stamp: "1", reloadsADay: { $0.isEmpty ? nil : 1440 }
        ) { _ in .failure(.busy) }
        #expect(server.isForeign && server.isInProcess)
        #expect(server.budget(for: []) == .usual)
        #expect(server.budget(for: [.init("every", .number(60))]) == Budget(reloadsADay: 1440))
    }
}
