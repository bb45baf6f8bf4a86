import StandardWidgets
import VistazoArchive
import VistazoHosting
import VistazoLogbook
import VistazoWords

/// Performs intents of extensions for a person who named them, in their turn among all windows.
struct ExtensionCall {
    private let settings: Settings
    let world: World

    /// - Throws: `DatabaseError` where not even a store in memory can be had.
    init(_ settings: Settings, _ console: Console) throws {
        self.settings = settings
        // What widgets of this process read the logbook by stays as it is.
        let standard = World.standard(settings, console, through: StandardStore())
        world = World(settings, console, standard: standard, memory: try Window.store(settings))
    }

    /// Performs an intent of the extension of that identifier; the result is what it says.
    ///
    /// - Throws: `PlainFault`.
    func perform(_ call: IntentCall, of identifier: String) throws -> String? {
        guard let provider = world.extensions.first(where: { $0.isForeign && $0.identifier == identifier })
        else {
            throw RunFailure.unknownKind(identifier, known: world.extensions.map(\.identifier)).fault(
                settings.words)
        }
        switch world.describe(provider) {
        case .failure(let failure): throw failure.fault(settings.words)
        case .success(let description):
            guard let intent = description.intents.first(where: { $0.name == call.name }) else {
                throw PlainFault(
                    .notFound,
                    settings.words(
                        "cli.unknownIntent",
                        [
                            "name": call.name,
                            "allowed": description.intents.map(\.name).joined(separator: ", "),
                        ]))
            }
            return try perform(intent, with: call.parameters, provider, description).dialog
        }
    }

    /// Performs an intent with values as they were typed or said; the result is what it says, and the values as
    /// they were understood.
    ///
    /// - Throws: `PlainFault`.
    func perform(
        _ intent: ExtensionDescription.IntentDescription, with parameters: [JSONValue.Member],
        _ provider: any WidgetExtension, _ description: ExtensionDescription
    ) throws -> (dialog: String?, parameters: [JSONValue.Member]) {
        let words = settings.words
        let checked = ParameterCheck(of: intent.name, intent.parameters).check(parameters, as: .typed)
        if let fault = checked.faults.first?.fault { throw fault.plain(words) }
        let call = IntentCall(name: intent.name, parameters: checked.members)
        let outcome = world.ask(
            world.request(
                .perform, kind: description.kinds.first?.kind ?? "", reason: .intent, intent: call),
            provider, for: description, intent: intent.parameters)
        switch outcome.result {
        case .failure(let failure): throw failure.fault(words)
        case .success(let decoded):
            var reload = description.kinds.map(\.kind)
            var dialog: String?
            if case .performed(let said, let wished) = decoded.value {
                dialog = said
                reload += wished
            }
            announce(reload)
            return (dialog, checked.members)
        }
    }

    /// Tells running dashboards, and by the store whoever looks later, which kinds are out of date.
    private func announce(_ kinds: [String]) {
        for kind in Set(kinds).sorted() {
            try? world.memory?.noteChange(of: kind, at: .now)
            _ = Poke.send("reload \(kind)", folder: settings.folders.runtime)
        }
    }
}
