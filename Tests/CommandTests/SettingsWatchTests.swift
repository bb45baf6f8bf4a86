import Foundation
import ProvingGround
import Testing
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

@testable import vistazo

/// What a running dashboard notices of extensions that come, change and go.
@Suite(.ownThread) struct SettingsWatchTests {
    private static func saying(_ word: String) -> String {
        """
        #!/bin/sh
        echo '{"entries": [{"date": "2020-01-01T00:00:00Z", "view": "\(word)"}], "reload": "never"}'
        """
    }

    /// Turns the window until it shows what is waited for, and has it read its settings anew whenever the watch says
    /// so.
    private static func run(_ window: Window, _ watch: SettingsWatch, until isDone: (String) -> Bool) -> Bool
    {
        window.run { text in
            let now = Moment.now()
            if watch.hasChanged(at: now.steady) { _ = window.reconfigure(at: now) }
            return isDone(text)
        }
    }

    @Test
    func `a plugin dropped into a folder that was not there is a widget, follows its file and goes with it`()
        throws
    {
        let fixture = try WindowFixture()
        try fixture.configure(
            """
            { pages: [ { name: "T", widgets: [ { kind: "late", family: "small" },
                                               { kind: "counter", family: "small" } ] } ] }
            """)
        let window = try fixture.open()
        let watch = SettingsWatch(window.settings)
        #expect(Self.run(window, watch) { $0.contains("More") })
        let folder = window.settings.folders.extensions
        try Folders.make(folder)
        try writeScript(Self.saying("ONE"), to: folder + "/late.sh")
        #expect(Self.run(window, watch) { $0.contains("ONE") })
        try writeScript(Self.saying("TWO"), to: folder + "/late.sh")
        #expect(Self.run(window, watch) { $0.contains("TWO") && !$0.contains("ONE") })
        unlink(folder + "/late.sh")
        #expect(Self.run(window, watch) { !$0.contains("TWO") })
    }

    @Test func `an extension that a command adds is served without a restart`() throws {
        let fixture = try WindowFixture()
        try fixture.configure(
            "{ pages: [ { name: \"T\", widgets: [ { kind: \"late\", family: \"small\" } ] } ] }")
        let window = try fixture.open()
        let watch = SettingsWatch(window.settings)
        try writeScript(Self.saying("ONE"), to: fixture.path("late.sh"))
        let file = ExtensionFile(folders: window.settings.folders, words: window.settings.words)
        try file.change { $0.append(ExtensionLine(.path(fixture.path("late.sh")))) }
        #expect(Self.run(window, watch) { $0.contains("ONE") })
    }
}
