import VistazoArchive
import VistazoDashboard

/// Intents of extensions: those that need no value, and those whose one value is a choice of few.
extension QuickActions {
    /// How many choices of a parameter are listed each for itself.
    private static let mostChoices = 50

    static func actions(
        of name: String, _ description: ExtensionDescription, isLocked: Bool
    ) -> [PaletteAction] {
        description.intents.filter { intent in
            intent.isDiscoverable && (!isLocked || intent.authenticationPolicy.allowsLocked)
        }.flatMap { actions(of: name, $0) }
    }

    private static func actions(
        of name: String, _ intent: ExtensionDescription.IntentDescription
    ) -> [PaletteAction] {
        func action(_ value: String, _ parameters: [JSONValue.Member]) -> PaletteAction {
            PaletteAction(
                verb: intent.title, name: value, detail: name,
                command: .intent(of: name, IntentCall(name: intent.name, parameters: parameters)), worth: 4000
            )
        }
        let needed = intent.parameters.filter(\.isNeeded)
        var found: [PaletteAction] = needed.isEmpty ? [action("", [])] : []
        // What its author has thought of already: `Play something loud`.
        for phrase in intent.phrases where !phrase.presets.isEmpty && !phrase.text.contains("${") {
            let isEnough = needed.allSatisfy { parameter in
                phrase.presets.contains { $0.key == parameter.name }
            }
            let isKnown = found.contains { $0.command == action("", phrase.presets).command }
            if isEnough, !isKnown { found.append(action(phrase.text, phrase.presets)) }
        }
        let chosen = needed.count == 1 ? needed[0] : needed.isEmpty ? intent.parameters.first : nil
        guard let chosen, !chosen.isSecret, !chosen.isList else { return found }
        for option in chosen.titledOptions.prefix(mostChoices) {
            let title = option.title.isEmpty ? Parameters.plain(option.value) : option.title
            found.append(action(title, [.init(chosen.name, option.value)]))
        }
        return found
    }
}
