import Foundation
import ProvingGround
import Testing
import VistazoArchive

@testable import VistazoHosting

/// App groups that an extension's configuration or its own description declares.
@Suite(.ownThread) struct DeclaredGroupTests {
    private static let widget = HostedWidget("k", WireRequest.FamilySize(.small))

    /// Says that it has `described`, and tries to write into three groups.
    private static func script(_ described: String) -> String {
        """
        #!/bin/sh
        case $VISTAZO_REQUEST in
        describe) echo '{"identifier": "k", "kinds": [{"kind": "k"}], "groups": [\(described)]}'; exit ;;
        esac
        rm -f "$VISTAZO_DATA/did"
        echo "names $VISTAZO_GROUP_NAMES" >> "$VISTAZO_DATA/did"
        for group in group.line group.described group.other; do
          if echo x 2>/dev/null > "$VISTAZO_GROUPS/$group/file"; then echo $group >> "$VISTAZO_DATA/did"; fi
        done
        echo '\(Bench.archive("done"))'
        """
    }

    private static func server(
        _ bench: Bench, described: String, line: [String]?, isScript: Bool
    ) throws -> any WidgetExtension {
        let path = bench.path("k.sh")
        try writeScript(script(described), to: path)
        let environment = ["PATH": "/usr/bin:/bin", "HOME": bench.folder]
        let setting = RunSetting(
            limits: Bench.ample, folders: try ExtensionFolders(identifier: "k", environment: environment),
            groups: line, isSandboxed: true)
        return isScript
            ? ScriptExtension(.file(path), environment: environment, setting: setting)
            : ChildExtension(path: path, environment: environment, setting: setting)
    }

    @Test(.enabled(if: Sandbox.isAvailable), arguments: [true, false])
    func `those of the line and those of the description are open in the sandbox, no others`(isScript: Bool)
        throws
    {
        let bench = try Bench()
        try FileManager.default.createDirectory(
            atPath: bench.path(".local/share/vistazo/groups/group.other"), withIntermediateDirectories: true)
        for line in [["group.line"], nil] {
            let server = try Self.server(
                bench, described: "\"group.described\"", line: line, isScript: isScript)
            let host = try bench.host([server])
            host.place([Self.widget], at: .now())
            host.runUntilShown(Self.widget, "done")
            host.reload(.manual, at: .now())
            host.settle()
            let did = bench.read(".local/share/vistazo/extension-data/k/did")
            let names = (line ?? []) + ["group.described"]
            #expect(did.split(separator: "\n").first == "names \(names.joined(separator: " "))")
            #expect(did.split(separator: "\n").dropFirst().map(String.init) == names)
            host.close()
        }
    }

    @Test(arguments: [true, false])
    func `an intent waits for the groups of its line`(isScript: Bool) throws {
        let bench = try Bench()
        let server = try Self.server(bench, described: "", line: ["group.line"], isScript: isScript)
        #expect(server.groups == ["group.line"])
        let ours = HostLocks(ofStore: bench.store)
        let theirs = try #require(HostLocks(ofStore: bench.store))
        let request = WireRequest(.perform, date: Date(), kind: "k", intent: IntentCall(name: "x"))
        let start = Moment.now()
        #expect(theirs.take(HostLocks.groups(["group.line"])))
        let run = server.start(request, under: ours, patience: 30, at: start)
        guard case .failure(.busy)? = run.service(start.advanced(by: 30))?.result else {
            Issue.record("it did not wait")
            return
        }
        theirs.freeAll()
        #expect(theirs.take(HostLocks.groups([])))
        let other = server.start(request, under: ours, patience: 30, at: start)
        #expect(theirs.isHeldElsewhere("group group.line"))
        other.cancel()
    }
}
