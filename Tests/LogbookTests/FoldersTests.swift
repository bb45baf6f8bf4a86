import Foundation
import Testing
import VistazoLogbook

@Suite struct FoldersTests {
    @Test func `each folder stands where its variable says`() throws {
        let folders = try Folders(environment: [
            "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d/", "XDG_STATE_HOME": "/s", "XDG_RUNTIME_DIR": "/r",
        ])
        #expect(
            folders
                == Folders(
                    configuration: "/c/vistazo", data: "/d/vistazo", state: "/s/vistazo",
                    runtime: "/r/vistazo"))
        #expect(folders.store == "/d/vistazo/vistazo.store")
        #expect(folders.hostStore == "/s/vistazo/host.store")
    }

    @Test(arguments: ["", "relative/path"])
    func `an empty or relative variable counts as unset`(value: String) throws {
        let folders = try Folders(
            environment: ["HOME": "/home/x", "XDG_DATA_HOME": value, "XDG_RUNTIME_DIR": value],
            user: 4_000_000_000)
        #expect(folders.configuration == "/home/x/.config/vistazo")
        #expect(folders.data == "/home/x/.local/share/vistazo")
        #expect(folders.state == "/home/x/.local/state/vistazo")
        #expect(folders.runtime == "/home/x/.local/state/vistazo/run")
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "here"]])
    func `without a home the error names the variable that would do`(environment: [String: String]) {
        #expect(throws: FolderError.noHome(needs: "XDG_CONFIG_HOME")) {
            try Folders(environment: environment)
        }
    }

    @Test func `a home is not needed where every variable is set`() {
        let all = ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"]
        #expect(throws: Never.self) {
            try Folders(environment: Dictionary(uniqueKeysWithValues: all.map { ($0, "/x") }))
        }
    }

    @Test func `folders are made for their owner alone, and again without harm`() throws {
        let place = try TemporaryFolder()
        try Folders.make(place.file("a/b/c"))
        try Folders.make(place.file("a/b/c"))
        for name in ["a", "a/b", "a/b/c"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: place.file(name))
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test func `a file in the way is an error that names it`() throws {
        let place = try TemporaryFolder()
        try place.write(Data(), to: "a")
        #expect(
            throws: FolderError.cannotCreate(path: place.file("a/b"), reason: "Not a directory")
        ) { try Folders.make(place.file("a/b")) }
        #expect(throws: FolderError.cannotCreate(path: place.file("a"), reason: "Not a directory")) {
            try Folders.make(place.file("a"))
        }
    }
}
