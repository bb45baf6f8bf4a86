import Testing

@testable import VistazoHosting

@Suite struct ScriptNameTests {
    @Test(arguments: [
        ("disk.5m.sh", "disk", 300.0, false), ("cpu-load.10s.py", "cpu-load", 10, false),
        ("001-mail.1h.rb", "001-mail", 3600, false), ("clock.500ms.sh", "clock", 1, false),
        ("backup.2d.sh", "backup", 172_800, false), ("a.b.15m.sh", "a", 900, false),
        ("two.5m.beta.sh", "two", 300, false), ("two.1h.5m.beta.sh", "two", 300, false),
        ("net.r.30s.sh", "net", 30, true), ("net.2l.1m.sh", "net", 60, true),
        ("net.1c.10s+.sh", "net", 10, true), ("net.5m+.sh", "net", 300, true),
        ("far.999999999999d.sh", "far", 31_622_400, false),
    ])
    func `the interval in a file's name makes it a plugin`(
        file: String, name: String, interval: Double, isArgos: Bool
    ) {
        let script = ScriptName(file)
        #expect(script.name == name)
        #expect(script.interval == interval)
        #expect(script.isArgos == isArgos)
        #expect(script.isPlugin)
        #expect(OutputForm.known(as: nil, fileName: file) == .bitbar)
    }

    @Test(arguments: [
        "", "disk", "disk.sh", "disk.5m", "disk.5x.sh", "disk.m.sh", "disk.0s.sh", "disk.-5m.sh", ".5m.sh",
        "disk.5M.sh", "disk.٥m.sh", "disk.9999999999999s.sh", "net.r.sh", "...", "disk.5 m.sh",
    ])
    func `any other name is no plugin's`(file: String) {
        #expect(!ScriptName(file).isPlugin)
        #expect(OutputForm.known(as: nil, fileName: file) == nil)
    }

    @Test
    func `a place on Argos' bar without an interval is a plugin that runs once, where it is said to be one`()
    {
        let script = ScriptName("net.2r.sh")
        #expect(script.isArgos)
        #expect(script.interval == nil)
    }

    @Test(arguments: [
        (5.0, 17_280), (60, 1440), (300, 288), (3600, 24), (86_400, 1), (172_800, 1), (0, 86_400),
        (1, 86_400),
        (7, 12_343), (.nan, 86_400), (.infinity, 86_400),
    ])
    func `the interval implies the reloads of a day`(seconds: Double, reloads: Int) {
        #expect(ScriptName.reloadsADay(every: seconds) == reloads)
    }
}

@Suite struct OutputFormTests {
    @Test func `what a configuration says goes before the name`() {
        #expect(OutputForm.known(as: "text", fileName: "disk.5m.sh") == .text)
        #expect(OutputForm.known(as: "archive", fileName: nil) == .archive)
        #expect(OutputForm.known(as: "bitbar", fileName: "disk") == .bitbar)
        #expect(OutputForm.known(as: "yaml", fileName: "disk.5m.sh") == .bitbar)
        #expect(OutputForm.known(as: "yaml", fileName: "disk") == nil)
    }

    @Test(arguments: [
        ("{\"entries\": []}", OutputForm.archive), (" \r\n\t{", .archive), ("\u{FEFF}{}", .archive),
        ("{ not JSON", .archive), ("Disk 48%", .text), ("[1, 2]", .text), ("\u{FEFF}\nx", .text),
        ("}", .text),
        ("// an archive with a comment before it\n{}", .text),
    ])
    func `without a name the first byte that is not blank decides`(output: String, form: OutputForm) {
        #expect(OutputForm(of: output.utf8) == form)
    }

    @Test(arguments: ["", " ", "\n\n\t \r\n", "\u{FEFF}", "\0"])
    func `blank output has no form`(output: String) {
        #expect(OutputForm(of: output.utf8) == nil)
    }
}
