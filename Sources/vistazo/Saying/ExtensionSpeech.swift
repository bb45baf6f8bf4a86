import Foundation
import VistazoArchive
import VistazoHosting
import VistazoLogbook
import VistazoWords

/// What a phrase means to the extensions, which say in their descriptions what can be said to them.
struct ExtensionSpeech {
    /// What was understood and done.
    struct Heard {
        let provider: String
        let intent: String
        let parameters: [JSONValue.Member]
        let phrase: String
        let dialog: String?
        /// nil where an extension does not say in which language a phrase is.
        var language: String?
    }

    private let call: ExtensionCall

    /// - Throws: `DatabaseError` where not even a store in memory can be had.
    init(_ settings: Settings, _ console: Console) throws { call = try ExtensionCall(settings, console) }

    /// A way in which the phrase can be read.
    private struct Reading {
        let provider: any WidgetExtension
        let description: ExtensionDescription
        let intent: ExtensionDescription.IntentDescription
        let phrase: SpokenPhrase
        let parameters: [JSONValue.Member]
        let literals: Int
        /// How many words its values are made of: of two readings the one that takes less for a name is tried first.
        let said: Int
    }

    /// How many readings are tried where one after the other names nothing that there is.
    private static let mostTries = 4

    /// Performs the intent whose phrase it is; nil where it is none's.
    ///
    /// - Throws: `PlainFault` for a value that names nothing or several things, and for what goes wrong.
    func hear(_ utterance: Utterance) throws -> Heard? {
        let readings = readings(of: utterance)
        var fault: PlainFault?
        for reading in readings.prefix(Self.mostTries) {
            do {
                return try perform(reading)
            } catch let error as PlainFault {
                guard error.status == .notFound else { throw error }
                fault = fault ?? error
            }
        }
        if let fault { throw fault }
        return nil
    }

    private func readings(of utterance: Utterance) -> [Reading] {
        var found: [Reading] = []
        for provider in call.world.extensions where provider.isForeign && !provider.isInProcess {
            guard case .success(let description) = call.world.describe(provider) else { continue }
            for intent in description.intents where intent.isDiscoverable {
                for phrase in intent.phrases {
                    let template = PhraseTemplate(phrase.text, application: description.identifier)
                    for fit in template.fits(utterance) {
                        found.append(
                            reading(fit, of: utterance, provider, description, intent, phrase))
                    }
                }
            }
        }
        // Stable: of equals the first that was declared.
        return found.enumerated().sorted {
            ($1.element.literals, $0.element.said, $0.offset) < (
                $0.element.literals, $1.element.said, $1.offset
            )
        }.map(\.element)
    }

    private func reading(
        _ fit: PhraseTemplate.Fit, of utterance: Utterance, _ provider: any WidgetExtension,
        _ description: ExtensionDescription, _ intent: ExtensionDescription.IntentDescription,
        _ phrase: SpokenPhrase
    ) -> Reading {
        let values = fit.values.sorted { $0.value.lowerBound < $1.value.lowerBound }
        let spoken = values.map { name, place in
            JSONValue.Member(name, .string(value(utterance.words[place], of: name, intent)))
        }
        let presets = phrase.presets.filter { preset in !spoken.contains { $0.key == preset.key } }
        return Reading(
            provider: provider, description: description, intent: intent, phrase: phrase,
            parameters: presets + spoken, literals: fit.literals,
            said: values.reduce(0) { $0 + $1.value.count })
    }

    /// The words of a value without articles; a number in figures.
    private func value(
        _ words: ArraySlice<Utterance.Word>, of name: String,
        _ intent: ExtensionDescription.IntentDescription
    ) -> String {
        let text = SpokenItem.bareName(words)
        let parameter = intent.parameters.first { $0.name == name }
        guard let parameter, [.integer, .number, .duration].contains(parameter.type) else { return text }
        return SpokenWords.all.numbers[Utterance.Word.plain(text)] ?? text
    }

    private func perform(_ reading: Reading) throws -> Heard {
        let done = try call.perform(
            reading.intent, with: reading.parameters, reading.provider, reading.description)
        return Heard(
            provider: reading.provider.identifier, intent: reading.intent.name, parameters: done.parameters,
            phrase: reading.phrase.text, dialog: done.dialog)
    }
}
