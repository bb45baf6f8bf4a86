import AppIntents
import SwiftUI
import VistazoArchive

extension ExtensionRunner {
    /// What the bundle says of itself. Of its intents it names those it was given, those that its
    /// placeholders' buttons carry, and no configuration.
    func description() async -> ExtensionDescription {
        var kinds: [ExtensionDescription.KindDescription] = []
        for definition in definitions {
            var parameters: [ExtensionDescription.ParameterDescription] = []
            if let type = definition.source.intentType { parameters = await parameterDescriptions(of: type) }
            kinds.append(
                .init(
                    kind: definition.kind,
                    name: definition.displayName.isEmpty ? definition.kind : definition.displayName,
                    description: definition.description, families: definition.archivedFamilies,
                    parameters: parameters))
        }
        var described: [ExtensionDescription.IntentDescription] = []
        for type in knownIntents(afterLooking: true) {
            let phrases = shortcuts.filter { Swift.type(of: $0.intent) == type }.flatMap { shortcut in
                let presets = shortcut.presets
                return shortcut.phrases.map { phrase in
                    // What a phrase says itself it need not be given.
                    SpokenPhrase(
                        phrase.replacing("${applicationName}", with: identifier),
                        presets: presets.filter { !phrase.contains("${\($0.key)}") })
                }
            }
            described.append(await intentDescription(of: type, phrases: phrases))
        }
        return ExtensionDescription(identifier: identifier, kinds: kinds, intents: described)
    }

    /// What a parameter of a kind's configuration can be, or of an intent where the request names one.
    func options(for request: WireRequest) async throws -> [ParameterOption] {
        let type: (any AppIntent.Type)?
        if let call = request.intent {
            let known = knownIntents(afterLooking: true)
            type = intentType(for: call, known: known)
            if type == nil {
                throw IntentCallError.unknownIntent(call.name, known: known.map { $0.persistentIdentifier })
            }
        } else {
            type = try definition(ofKind: request.kind).source.intentType
        }
        let parameter = request.parameter ?? ""
        guard let type else {
            throw IntentCallError.unknownParameter(intent: request.kind, parameter: parameter, known: [])
        }
        return try await parameterOptions(
            of: type, parameter: parameter, text: request.text,
            with: request.intent?.parameters ?? request.configuration)
    }

    /// The intents that can be found by name: those given, those of shortcuts, those that buttons of this
    /// bundle carried; after looking, also those of every placeholder's buttons.
    func knownIntents(afterLooking looks: Bool) -> [any AppIntent.Type] {
        if looks { for definition in definitions { lookAtPlaceholders(of: definition) } }
        var found: [any AppIntent.Type] = []
        let all = intents + shortcuts.map { Swift.type(of: $0.intent) } + buttonIntents
        for type in all where !found.contains(where: { $0 == type }) { found.append(type) }
        return found
    }

    /// Lowers a kind's placeholder in each family, so that its buttons' intents are seen.
    func lookAtPlaceholders(of definition: WidgetDefinition) {
        let request = WireRequest(.placeholder, date: Date(), kind: definition.kind)
        for family in definition.archivedFamilies {
            let size = WireRequest.FamilySize(family)
            let context = TimelineProviderContext(size, date: request.date, isPreview: false)
            remember(
                definition.source.placeholder(in: context), of: definition, request: request, size: size)
        }
    }

    /// Lowers what was read and remembers the intents that its buttons carry; what cannot be archived
    /// carries none.
    func remember(
        _ reading: Reading, of definition: WidgetDefinition, request: WireRequest,
        size: WireRequest.FamilySize
    ) {
        let archiver = EntryArchiver(definition: definition, request: request, size: size)
        let seen = SeenIntents.during { _ = try? archiver.archive(reading) }
        for type in seen where !buttonIntents.contains(where: { $0 == type }) { buttonIntents.append(type) }
    }
}
