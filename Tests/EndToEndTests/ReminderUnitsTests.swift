import Foundation
import Testing

/// `vistazo remind --install` beside a systemctl that is played.
@Suite(.ownThread) struct ReminderUnitsTests {
    /// Folders of our own, a systemctl that notes how it is called, and a store that only this shell knows of.
    private final class Stage {
        let sandbox: Sandbox
        let bin: URL

        init(systemctl: String?) throws {
            bin = FileManager.default.temporaryDirectory.appending(
                path: "vistazo-bin-\(UUID().uuidString.prefix(8))")
            try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
            let path = bin.path + (systemctl == nil ? "" : ":/usr/bin:/bin")
            sandbox = try Sandbox(["PATH": path, "VISTAZO_STORE": "/a 100% \"old\"/store"])
            if let systemctl {
                let script = "#!/bin/sh\necho \"$*\" >>'\(bin.path)/calls'\n\(systemctl)\n"
                try sandbox.script("systemctl", script)
                try FileManager.default.moveItem(
                    at: sandbox.home.appending(path: "systemctl"), to: bin.appending(path: "systemctl"))
            }
        }

        deinit { try? FileManager.default.removeItem(at: bin) }

        var calls: [String] {
            let text = (try? String(contentsOf: bin.appending(path: "calls"), encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map(String.init)
        }

        var folder: URL { sandbox.home.appending(path: "config/systemd/user") }

        func unit(_ ending: String) throws -> String {
            try String(contentsOf: folder.appending(path: "vistazo-remind.\(ending)"), encoding: .utf8)
        }
    }

    @Test func `it is written, switched on, and once more changes nothing`() throws {
        let stage = try Stage(systemctl: "exit 0")
        let first = try stage.sandbox.run("remind", "--install")
        #expect(first.status == 0, "\(first)")
        #expect(first.output.hasPrefix("Installed in \(stage.folder.path); "))
        #expect(stage.calls == ["--user daemon-reload", "--user enable --now vistazo-remind.timer"])
        let service = try stage.unit("service")
        #expect(
            service.contains(
                "ExecStart=\"\(Sandbox.program("vistazo").resolvingSymlinksInPath().path)\" remind\n"))
        #expect(service.contains("Environment=\"XDG_DATA_HOME=\(stage.sandbox.home.path)/data\"\n"))
        #expect(service.contains("Environment=\"VISTAZO_STORE=/a 100%% \\\"old\\\"/store\"\n"))
        #expect(!service.contains("XDG_RUNTIME_DIR"))
        let timer = try stage.unit("timer")
        #expect(timer.contains("WantedBy=timers.target"))
        // What is printed is what is written.
        let printed = try stage.sandbox.run("remind", "--print").output
        #expect(printed.contains(service) && printed.contains(timer))
        let attributes = {
            try FileManager.default.attributesOfItem(atPath: stage.folder.path)[.modificationDate]
        }
        let before = try attributes() as? Date
        let second = try stage.sandbox.run("remind", "--install")
        #expect(second.status == 0 && second.output.hasPrefix("Installed in \(stage.folder.path) already"))
        #expect(try attributes() as? Date == before)
        let names = try FileManager.default.contentsOfDirectory(atPath: stage.folder.path).sorted()
        #expect(names == ["vistazo-remind.service", "vistazo-remind.timer"])
        #expect(try stage.sandbox.run("remind", "--uninstall").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: stage.folder.path) == [])
        #expect(
            stage.calls.suffix(2) == ["--user disable --now vistazo-remind.timer", "--user daemon-reload"])
    }

    @Test(
        arguments: [
            ("echo 'Failed to connect to bus: No medium found' >&2; exit 1", "Failed to connect to bus"),
            ("exit 4", "systemctl: 4"), (nil, "No such file"),
        ] as [(String?, String)])
    func `without a systemd it says so, and what needs none`(systemctl: String?, reason: String) throws {
        let stage = try Stage(systemctl: systemctl)
        let outcome = try stage.sandbox.run("remind", "--install")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
        #expect(outcome.errors.contains("vistazo remind --watch"))
        #expect(try stage.unit("timer").contains("OnCalendar="))
    }

    @Test func `a folder that cannot be written is named`() throws {
        let stage = try Stage(systemctl: "exit 0")
        try "".write(
            to: stage.sandbox.home.appending(path: "config/systemd"), atomically: true, encoding: .utf8)
        let outcome = try stage.sandbox.run("remind", "--install")
        #expect(outcome.status == 5 && outcome.errors.contains("config/systemd"), "\(outcome)")
        #expect(stage.calls == [])
    }
}
