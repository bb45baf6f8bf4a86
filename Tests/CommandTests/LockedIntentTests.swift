import Foundation
import ProvingGround
import Testing
import VistazoDashboard
import VistazoHosting

@testable import vistazo

/// A lock asks the intent, and says no in one line.
@Suite(.ownThread) struct LockedIntentTests {
    @Test func `locked, a button runs unless its intent forbids it; unlocked, each does`() throws {
        let fixture = try WindowFixture()
        try fixture.script(
            "safe.sh",
            """
            request=$(cat)
            case $VISTAZO_REQUEST in
            describe) echo '{"kinds": [{"kind": "safe"}], "intents": [{"name": "knock"},
                {"name": "open", "authenticationPolicy": "requiresAuthentication"}]}' ;;
            perform) echo "$request $VISTAZO_PRIVACY" >>done; echo '{"dialog": "Done"}' ;;
            *) echo '{"entries": [{"date": "2000-01-01T00:00:00Z", "view": ["Safe",
                {"button": "Knock", "intent": "knock", "key": "1"},
                {"button": "Open", "intent": "open", "key": "2"}]}], "reload": "never"}' ;;
            esac
            """)
        try fixture.place("{ kind: \"safe\", family: \"small\" }", extensions: "safe.sh")
        let window = try fixture.open()
        #expect(window.run { $0.contains("Knock") })
        window.run { _ in !window.host.isBusy }
        func press(_ key: Character) {
            _ = window.take(.key(.character(key)), at: .now())
            window.run { _ in !window.host.isBusy }
        }
        press("L")
        press("2")
        #expect(window.text().contains("Unlock first to do this"))
        #expect(fixture.lines("done") == 0)
        press("1")
        #expect(fixture.lines("done") == 1)
        #expect(try fixture.read("done").hasSuffix(" 1\n"))
        press("L")
        press("2")
        #expect(fixture.lines("done") == 2)
        #expect(try fixture.read("done").hasSuffix(" 0\n"))
        window.host.close()
    }
}
