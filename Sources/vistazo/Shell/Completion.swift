import Foundation
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering
import VistazoWords

/// What may stand where a person is typing, worked out from the one table of commands.
struct Completion {
    /// A word that may stand there.
    struct Candidate: Hashable {
        let word: String
        /// What it means, in a line; empty where the word says it.
        let text: String

        init(_ word: String, _ text: String = "") {
            self.word = word
            self.text = text
        }
    }

    /// What a place in a command line takes.
    enum Place: Hashable {
        case fixed([Candidate])
        case item, kind, widget, page, theme, anything
        /// The shell knows the files.
        case file
    }

    let commands: [Command]
    let words: Words

    /// - Parameter typed: the words after the program's name; the last is being typed and may be empty.
    func place(_ typed: [String]) -> Place {
        guard typed.count > 1, let command = command(typed.dropLast()) else { return .fixed(names(typed)) }
        let rest = typed.dropFirst(command.name.split(separator: " ").count)
        let before = rest.dropLast()
        let literal = before.contains("--")
        if !literal, let last = before.last, last.hasPrefix("-"), let option = command.syntax.option(last),
            option.value != nil
        {
            return Self.place(of: option)
        }
        if !literal, rest.last?.hasPrefix("-") == true {
            let given = Set(before)
            return .fixed(
                command.syntax.allOptions
                    .filter { $0.isRepeatable || !given.contains($0.name) }
                    .map { Candidate($0.name, words("cli.option.\($0.key)")) })
        }
        return operand(operands(before, command.syntax), command)
    }

    private func command(_ typed: ArraySlice<String>) -> Command? {
        guard let first = typed.first else { return nil }
        if typed.count > 1, let second = typed.dropFirst().first,
            let found = commands.first(where: { $0.name == "\(first) \(second)" })
        {
            return found
        }
        return commands.first { $0.name == first && $0.isListed }
    }

    /// The next words of commands that begin as what is typed does.
    private func names(_ typed: [String]) -> [Candidate] {
        let listed = commands.filter { $0.isListed && !$0.name.isEmpty }
        let before = typed.dropLast().map { $0 }
        var found: [Candidate] = []
        for command in listed {
            let parts = command.name.split(separator: " ").map(String.init)
            guard parts.count > before.count, Array(parts.prefix(before.count)) == before else { continue }
            let word = parts[before.count]
            guard !found.contains(where: { $0.word == word }) else { continue }
            let isWhole = parts.count == before.count + 1
            found.append(Candidate(word, isWhole ? words("cli.about.\(command.syntax.key)") : ""))
        }
        return found
    }

    /// How many operands stand before the place.
    private func operands(_ before: ArraySlice<String>, _ syntax: Syntax) -> Int {
        var count = 0
        var isValue = false
        for word in before {
            if isValue {
                isValue = false
            } else if let option = syntax.option(word) {
                isValue = option.value != nil
            } else if !word.hasPrefix("--") {
                count += 1
            }
        }
        return count
    }

    private func operand(_ index: Int, _ command: Command) -> Place {
        let usage = command.syntax.usage.split(separator: " ").map(String.init)
            .dropFirst(command.name.split(separator: " ").count)
        let names = usage.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "[]…")) }
        guard let name = names.indices.contains(index) ? names[index] : names.last else { return .fixed([]) }
        switch name.split(separator: "|").map(String.init).first ?? "" {
        case "ITEM": return .item
        case "KIND": return name.contains("|ID") ? .widget : .kind
        case "PATH", "FILE", "PROGRAM": return .file
        default:
            // `sh|python|swift` is what it says.
            let choices = name.split(separator: "|")
            let isFixed = choices.count > 1 && choices.allSatisfy { $0.allSatisfy(\.isLowercase) }
            return isFixed ? .fixed(choices.map { Candidate(String($0)) }) : .anything
        }
    }

    private static func place(of option: Syntax.Option) -> Place {
        func choice<T: CaseIterable & RawRepresentable<String>>(_ type: T.Type) -> Place {
            .fixed(T.allCases.map { Candidate($0.rawValue) })
        }
        switch option.name {
        case "--family": return choice(Family.self)
        case "--mode": return choice(RenderingMode.self)
        case "--scheme": return choice(Scheme.self)
        case "--format" where option.key == "format": return choice(GridFormat.self)
        case "--format": return .fixed(LineFormat.allCases.map { Candidate($0.rawValue) })
        case "--color": return choice(ColorChoice.self)
        case "--theme": return .theme
        case "--page": return .page
        case "--remind": return .fixed(["due", "streak", "none"].map { Candidate($0) })
        case _ where option.value?.contains("|") == true:
            return .fixed((option.value ?? "").split(separator: "|").map { Candidate(String($0)) })
        default: return option.value == "FILE" || option.value == "PATH" ? .file : .anything
        }
    }
}
