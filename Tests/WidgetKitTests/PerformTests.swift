import AppIntents
import Foundation
import SwiftUI
import Testing
import VistazoArchive
import VistazoWords

@testable import WidgetKit

@MainActor
@Suite struct PerformTests {
    func perform(_ call: IntentCall, intents: [any AppIntent.Type] = [PressIntent.self]) async throws
        -> (dialog: String?, reload: [String])
    {
        let runner = ExtensionRunner(ButtonWidget(), identifier: "tests", intents: intents)
        let reply = try await runner.reply(to: request(.perform, "buttons", intent: call))
        guard case .performed(let dialog, let reload) = reply else { throw Unexpected(reply: reply) }
        return (dialog, reload)
    }

    @Test(arguments: [("1", ["other"]), ("11", ["buttons"])])
    func `An intent runs; its dialog and its wishes for reloads are told`(
        step: String, reload: [String]
    ) async throws {
        let done = try await perform(IntentCall(name: "press", parameters: [.init("step", .string(step))]))
        #expect(done.dialog == "Pressed by \(step)")
        #expect(done.reload == reload)
    }

    @Test func `A private intent is found by lowering the views of its kind`() async throws {
        let done = try await perform(IntentCall(name: "BuriedIntent", type: "no such type"), intents: [])
        #expect(done.dialog == "Found")
    }

    @Test func `An intent that opens itself ends after a few rounds`() async throws {
        #expect(try await perform(IntentCall(name: "circle"), intents: [CircleIntent.self]).dialog == "Round")
    }

    @Test func `What an intent throws is told in its own words`() async {
        let error = await #expect(throws: TooFar.self) {
            try await perform(IntentCall(name: "press", parameters: [.init("step", .number(101))]))
        }
        #expect(error.map { sentence(for: $0, in: Words(language: "en")) } == "That is too far.")
    }

    @Test func `A request without an intent, and an intent that is nowhere, are refused`() async {
        await #expect(throws: ExtensionError.noIntent) {
            try await ask(ButtonWidget(), request(.perform, "buttons"))
        }
        await #expect(throws: IntentCallError.self) { try await perform(IntentCall(name: "pres")) }
    }

    @Test func `What providers wish for while they are asked goes nowhere`() async throws {
        _ = WidgetCenter.shared.takeStrays()
        _ = try await ask(WordWidget(), request(.timeline, "word"))
        #expect(WidgetCenter.shared.takeStrays() == .kinds([]))
    }

    @Test(arguments: [
        (
            IntentCallError.unsetParameter(intent: "PressIntent", parameter: "step"),
            "PressIntent needs a value for “step”"
        ),
        (
            .badValue(intent: "x", parameter: "n", value: "many", allowed: ["1", "2"]),
            "“many” is no value for “n”; allowed: 1, 2"
        ),
        (.badValue(intent: "x", parameter: "n", value: "many", allowed: []), "“many” is no value for “n”"),
        (
            .unknownIntent("x", known: (0..<20).map(String.init)),
            "there is no intent “x”; there is: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …"
        ),
    ])
    func `Errors are sentences that name the parameter and what is allowed`(
        error: IntentCallError, text: String
    ) {
        #expect(sentence(for: error, in: Words(language: "en")) == text)
    }
}

@Suite struct GroupTests {
    @Test(arguments: [
        "", ".", "..", "../x", "a/b", "/tmp", "a\u{0}b", "group.é", ".hidden",
        String(repeating: "a", count: 300),
    ])
    func `A group that is no plain folder name has no folder`(identifier: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier) == nil)
    }

    @Test func `The defaults of a group lie in the group's folder, and every program of it finds them there`()
        throws
    {
        let name = "group.vistazo.tests.\(UUID().uuidString)"
        let folder = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        let defaults = try #require(UserDefaults(suiteName: name))
        defaults.set(7, forKey: "n")
        #expect(UserDefaults(suiteName: name)?.integer(forKey: "n") == 7)
        UserDefaults.standard.synchronize()
        let file = folder.appending(path: "Library/Preferences/\(name).plist")
        let stored = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        #expect((stored as? [String: Int]) == ["n": 7])
    }

    /// In a process of its own, whose environment is that of an extension with `groups` in its configuration.
    @Test func `An extension that declares its groups has neither folder nor defaults of another`() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            setenv("VISTAZO_GROUPS", folder.path, 1)
            setenv("VISTAZO_GROUP_NAMES", "group.a group.b", 1)
            let manager = FileManager.default
            #expect(
                manager.containerURL(forSecurityApplicationGroupIdentifier: "group.b")?.path
                    == folder.path + "/group.b")
            #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.c") == nil)
            #expect(UserDefaults(suiteName: "group.c") == nil)
        }
    }

    @Test(arguments: ["group.a/b", "group.../../x", "group.é"])
    func `A group that is no folder name has no defaults`(identifier: String) {
        #expect(UserDefaults(suiteName: identifier) == nil)
    }

    @Test func `Defaults are read and written as with key-value coding`() {
        let defaults = UserDefaults(suiteName: "vistazo.tests.values")
        defaults?.setValue(3, forKey: "n")
        #expect(defaults?.value(forKey: "n") as? Int == 3)
        defaults?.setValue(nil, forKey: "n")
        #expect(defaults?.value(forKey: "n") == nil)
    }
}
