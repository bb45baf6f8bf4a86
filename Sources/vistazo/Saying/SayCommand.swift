import Foundation
import StandardWidgets
import VistazoArchive
import VistazoHosting
import VistazoLogbook
import VistazoWords

/// `vistazo say`: does what a phrase says, in any of the three languages; its sentence comes in the person's own.
enum SayCommand {
    static let command = Command(
        "say",
        Syntax("say \"PHRASE\"", key: "say", operands: 1...100, options: [.json, .locale, .config]),
        runsAuthors: true, run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
        let settings = try Settings(arguments, console)
        var console = settings.console(console)
        console.door = .phrase
        console.tellsNews = true
        let said = arguments.operands.joined(separator: " ")
        guard let utterance = Utterance(said) else {
            throw Misunderstood(text: console.words("cli.say.tooLong")).told(arguments, console)
        }
        let speech = StandardSpeech(language: console.words.language)
        let logbook = try console.openLogbook()
        let answer = speech.read(utterance, among: try logbook.search())
        if case .meant(let meaning) = answer {
            let call = IntentCall(name: meaning.intent, parameters: meaning.parameters)
            let dialog = try StandardCall(settings, console).perform(call)
            return tell(meaning, dialog, arguments, console)
        }
        if let heard = try ExtensionSpeech(settings, console).hear(utterance) {
            return tell(heard, arguments, console)
        }
        throw try misunderstood(answer, said, utterance, speech, logbook, console).told(arguments, console)
    }

    private static func tell(
        _ meaning: StandardSpeech.Meaning, _ dialog: String?, _ arguments: Arguments, _ console: Console
    ) -> Int32 {
        var shown = meaning.parameters.filter { $0.key != "item" }
        if let item = meaning.item { shown.insert(.init("item", .string(item.name)), at: 0) }
        return tell(
            ExtensionSpeech.Heard(
                provider: "standard", intent: meaning.intent, parameters: shown, phrase: meaning.phrase,
                dialog: dialog, language: meaning.language), arguments, console)
    }

    private static func tell(
        _ heard: ExtensionSpeech.Heard, _ arguments: Arguments, _ console: Console
    ) -> Int32 {
        if arguments.has(.json) {
            console.document(
                document(heard, candidates: [], examples: []))
        } else if let dialog = heard.dialog {
            console.say(dialog)
        }
        return ExitStatus.done.rawValue
    }

    /// Always the same keys.
    fileprivate static func document(
        _ heard: ExtensionSpeech.Heard?, candidates: [String], examples: [String]
    ) -> [JSONValue.Member] {
        func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
        return [
            .init("intent", text(heard?.intent)), .init("extension", text(heard?.provider)),
            .init("parameters", heard.map { .object($0.parameters) } ?? .null),
            .init("phrase", text(heard?.phrase)), .init("language", text(heard?.language)),
            .init("dialog", text(heard?.dialog)), .init("candidates", .array(candidates.map { .string($0) })),
            .init("examples", .array(examples.map { .string($0) })),
        ]
    }

    private static func misunderstood(
        _ answer: StandardSpeech.Answer, _ said: String, _ utterance: Utterance, _ speech: StandardSpeech,
        _ logbook: Logbook, _ console: Console
    ) throws -> Misunderstood {
        let words = console.words
        switch answer {
        case .unknown where try logbook.items().isEmpty: return Misunderstood(text: words("cli.say.noItem"))
        case .unknown(let said, let near):
            let error = LogbookError.unknownItem(said, near: near)
            return Misunderstood(text: error.text(words), candidates: near.map(\.name))
        case .ambiguous(let said, let items):
            let error = LogbookError.ambiguousItem(said, candidates: items)
            return Misunderstood(text: error.text(words), candidates: items.map(\.name))
        case .wrongAmount(_, let error): return Misunderstood(status: error.status, text: error.text(words))
        case .wrongUnit(let item, let unit):
            let key = item.unit == nil ? "cli.say.noUnit" : "cli.say.unit"
            return Misunderstood(
                status: .badData,
                text: words(key, ["item": item.title, "unit": item.unit ?? "", "typed": unit]))
        case .meant, .lost:
            let language = speech.language(of: utterance)
            let item = try logbook.items().first { !$0.isPrivate }
            let name = item?.name ?? Words(language: language)("cli.say.sample")
            let examples = StandardSpeech.examples(in: language, item: name)
            let list = examples.map { "“\($0)”" }.joined(separator: ", ")
            return Misunderstood(
                text: words("cli.say.lost", ["phrase": said, "examples": list]), examples: examples)
        }
    }

    /// Why a phrase was not done; nothing was written.
    struct Misunderstood {
        var status = ExitStatus.notFound
        let text: String
        var candidates: [String] = []
        var examples: [String] = []

        /// The fault, after the document that `--json` asks for.
        func told(_ arguments: Arguments, _ console: Console) -> PlainFault {
            if arguments.has(.json) {
                console.document(SayCommand.document(nil, candidates: candidates, examples: examples))
            }
            return PlainFault(status, text)
        }
    }
}
