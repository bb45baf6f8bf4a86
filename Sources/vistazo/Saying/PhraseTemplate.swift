import Foundation
import VistazoLogbook

/// A phrase that an intent can be run by, taken apart: words, places for values, and the program's name, which need
/// not be said.
struct PhraseTemplate: Sendable {
    enum Part: Hashable, Sendable {
        case word(String)
        /// The program's name with the word before it that leads to it.
        case application(connective: String?, name: [String])
        case value(String)
    }

    /// How an utterance fits.
    struct Fit: Hashable, Sendable {
        /// Which words of the utterance each value is made of.
        var values: [String: Range<Int>] = [:]
        /// Words of the phrase that were said: of two phrases the one with more says more.
        var literals = 0
    }

    let parts: [Part]

    /// - Parameters:
    ///   - text: With `${item}` for a value, and `${applicationName}`.
    ///   - application: The program's name as it may stand in the text in place of that.
    init(_ text: String, application: String? = nil) {
        var parts: [Part] = []
        var rest = text[...]
        while let open = rest.range(of: "${"), let close = rest[open.upperBound...].firstIndex(of: "}") {
            parts += Self.words(rest[..<open.lowerBound])
            let name = String(rest[open.upperBound..<close])
            parts.append(name == "applicationName" ? .application(connective: nil, name: []) : .value(name))
            rest = rest[rest.index(after: close)...]
        }
        parts += Self.words(rest)
        let name = application.map { Self.plainWords($0[...]) } ?? []
        self.parts = Self.loosened(Self.marked(parts, name), name)
    }

    private static func plainWords(_ text: Substring) -> [String] {
        text.split(whereSeparator: { $0.isWhitespace }).map { Utterance.Word.plain(String($0)) }
            .filter { !$0.isEmpty }
    }

    private static func words(_ text: Substring) -> [Part] { plainWords(text).map(Part.word) }

    /// With the program's name found where it stands among the words.
    private static func marked(_ parts: [Part], _ name: [String]) -> [Part] {
        guard !name.isEmpty else { return parts }
        var result: [Part] = []
        var index = 0
        while index < parts.count {
            if parts[index...].starts(with: name.map(Part.word)) {
                result.append(.application(connective: nil, name: name))
                index += name.count
            } else {
                result.append(parts[index])
                index += 1
            }
        }
        return result
    }

    /// With the word before the program's name drawn to it: `with Radio` is left out as a whole. Where hardly
    /// anything would be left, the name must be said.
    private static func loosened(_ parts: [Part], _ name: [String]) -> [Part] {
        let others = parts.filter { if case .application = $0 { false } else { true } }
        let hasValue = others.contains { if case .value = $0 { true } else { false } }
        guard hasValue || others.count > 1 else {
            return parts.flatMap { part in
                if case .application = part { name.map(Part.word) } else { [part] }
            }
        }
        var result: [Part] = []
        for part in parts {
            guard case .application(_, let own) = part else {
                result.append(part)
                continue
            }
            var connective: String?
            if case .word(let word)? = result.last, SpokenWords.all.connectives.contains(word) {
                connective = word
                result.removeLast()
            }
            result.append(.application(connective: connective, name: own.isEmpty ? name : own))
        }
        return result
    }

    /// Every way in which an utterance fits, at most a few dozen.
    func fits(_ utterance: Utterance) -> [Fit] {
        var found: [Fit] = []
        match(0, utterance.words, 0, Fit(), &found)
        return found
    }

    private static let mostFits = 48

    private func match(
        _ part: Int, _ words: [Utterance.Word], _ word: Int, _ fit: Fit, _ found: inout [Fit]
    ) {
        guard found.count < Self.mostFits else { return }
        guard part < parts.count else {
            if words[word...].allSatisfy(Self.mayBeLeftOut), !found.contains(fit) { found.append(fit) }
            return
        }
        switch parts[part] {
        case .word(let wanted):
            var next = word
            while next < words.count {
                if words[next].plain == wanted {
                    var fit = fit
                    fit.literals += 1
                    match(part + 1, words, next + 1, fit, &found)
                    return
                }
                guard Self.mayBeLeftOut(words[next]) else { return }
                next += 1
            }
        case .application(let connective, let name):
            if let after = Self.skip((connective.map { [$0] } ?? []) + name, words, word), after > word {
                match(part + 1, words, after, fit, &found)
            }
            match(part + 1, words, word, fit, &found)
        case .value(let name):
            guard word < words.count else { return }
            for end in (word + 1)...words.count {
                var fit = fit
                fit.values[name] = word..<end
                match(part + 1, words, end, fit, &found)
            }
        }
    }

    /// The place after these words, nil where they are not there.
    private static func skip(_ wanted: [String], _ words: [Utterance.Word], _ word: Int) -> Int? {
        guard words.count - word >= wanted.count else { return nil }
        return zip(wanted, words[word...]).allSatisfy { $0 == $1.plain } ? word + wanted.count : nil
    }

    private static func mayBeLeftOut(_ word: Utterance.Word) -> Bool {
        word.plain.isEmpty || SpokenWords.all.fillers.contains(word.plain)
    }
}
