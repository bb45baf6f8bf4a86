import Foundation
import Testing

@testable import VistazoWords

@Suite struct CatalogueTests {
    /// `key` for plain keys, and for plural ones the key without its category.
    static func bases(of catalogue: Catalogue) -> (plain: Set<String>, plural: [String: Set<String>]) {
        let categories = Set(PluralCategory.allCases.map(\.rawValue))
        var plain: Set<String> = []
        var plural: [String: Set<String>] = [:]
        for key in catalogue.texts.keys {
            let parts = key.split(separator: ".").map(String.init)
            if let last = parts.last, categories.contains(last) {
                plural[parts.dropLast().joined(separator: "."), default: []].insert(last)
            } else {
                plain.insert(key)
            }
        }
        return (plain, plural)
    }

    @Test(arguments: Catalogue.languages)
    func `every language has every key`(language: String) {
        let english = Self.bases(of: .of("en"))
        let other = Self.bases(of: .of(language))
        #expect(other.plain.symmetricDifference(english.plain).sorted() == [])
        #expect(Set(other.plural.keys).symmetricDifference(english.plural.keys).sorted() == [])
    }

    /// The second would take the first one's place without a word.
    @Test(arguments: Catalogue.languages)
    func `no key stands twice`(language: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Assets/words/\(language)")
        var seen: Set<Substring> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            where !line.hasPrefix("#") {
                guard let range = line.range(of: " = ") else { continue }
                let key = line[..<range.lowerBound]
                #expect(seen.insert(key).inserted, "\(key) in \(file.lastPathComponent)")
            }
        }
        #expect(seen.count > 500)
    }

    @Test(arguments: Catalogue.languages)
    func `every plural has a line for each category a count can fall in`(language: String) {
        let needed = Set(PluralCategory.needed(in: language).map(\.rawValue))
        for (key, categories) in Self.bases(of: .of(language)).plural {
            #expect(needed.subtracting(categories).isEmpty, "\(key) in \(language)")
        }
    }

    @Test(arguments: Catalogue.languages)
    func `every language fills the same arguments`(language: String) {
        let english = Catalogue.of("en").texts
        for (key, text) in Catalogue.of(language).texts {
            guard let original = english[key] else { continue }
            #expect(Self.arguments(of: text) == Self.arguments(of: original), "\(key) in \(language)")
        }
    }

    static func arguments(of text: String) -> Set<String> {
        Set(text.matches(of: /\{([a-zA-Z]+)\}/).map { String($0.output.1) }).subtracting(["n"])
    }

    @Test func `every key that the sources name is in the catalogue`() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let english = Self.bases(of: .of("en"))
        let known = english.plain.union(english.plural.keys)
        let name = /"((?:archive|cli|dashboard|hosting|logbook|widgets)\.[a-zA-Z][a-zA-Z.]*)"/
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var seen = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: name) {
                seen += 1
                let key = String(match.output.1)
                #expect(known.contains(key), "\(key) in \(file.lastPathComponent)")
            }
        }
        #expect(seen > 0)
    }
}
