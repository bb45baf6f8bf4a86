import Testing
import VistazoWords

@testable import VistazoLogbook

@Suite struct WordFormsTests {
    @Test(arguments: [
        ("вода", ["воду", "воды", "воде", "водой"]), ("чай", ["чая", "чаю", "чаем", "чаи"]),
        ("кофе", ["кофе"]), ("таблетка", ["таблетку", "таблетки", "таблеток", "таблетками"]),
        ("чашка", ["чашек", "чашку"]), ("молоко", ["молока", "молоком"]),
        ("чтение", ["чтения", "чтению", "чтением"]), ("тренировка", ["тренировку", "тренировок"]),
        ("английский", ["английского", "английским", "английскому"]), ("бензин", ["бензина", "бензином"]),
        ("растение", ["растения", "растений"]), ("ёлка", ["елку", "ёлки"]),
        ("coffee", ["coffees"]), ("café", ["cafés", "cafes"]), ("glass", ["glasses"]), ("box", ["boxes"]),
        ("berry", ["berries"]), ("pan", ["panes"]), ("luz", ["luces"]), ("gasolina", ["gasolinas"]),
    ])
    func `forms of a word leave the same stem`(word: String, forms: [String]) {
        for form in forms { #expect(wordStem(folded(form)) == wordStem(folded(word)), "\(form)") }
    }

    @Test(arguments: [
        ("вода", "воз"), ("чай", "час"), ("кофе", "кот"), ("glass", "glad"), ("gas", "gala"), ("pan", "pen"),
        ("бег", "бар"), ("run", "rum"),
    ])
    func `other words leave another`(one: String, other: String) {
        #expect(wordStem(folded(one)) != wordStem(folded(other)))
    }

    @Test(arguments: ["", "a", "я", "s", "ss", "es", "ых", "水", "☕", "1", "ая", "ями", "и", "éé", "x-y"])
    func `what is hardly a word stays`(word: String) {
        #expect(!wordStem(folded(word)).isEmpty || folded(word).isEmpty)
    }

    static func logbook(_ names: [String]) throws -> Logbook {
        let logbook = try Logbook(
            path: ":memory:", runtimeFolder: nil, zone: .named(.gmt), words: Words(language: "en"),
            door: .script)
        for name in names { try logbook.addItem(ItemChange(name: name), at: Instant(seconds: 1_796_029_920)) }
        return logbook
    }

    @Test(arguments: [
        ("воду", "Вода"), ("воды", "Вода"), ("витамины", "Витамин D3"), ("coffees", "Coffee"),
        ("таблеток", "Синяя таблетка"),
    ])
    func `only a phrase takes another form of a name`(text: String, name: String) throws {
        let search = try Self.logbook(["Вода", "Витамин D3", "Coffee", "Синяя таблетка"]).search()
        if case .none = search.answer(to: text).found {} else { Issue.record("taken") }
        guard case .one(let item) = search.answer(to: text, takesForms: true).found else {
            Issue.record("not taken")
            return
        }
        #expect(item.name == name)
    }

    @Test func `of two names that have the form neither is taken`() throws {
        let search = try Self.logbook(["Вода", "Воды"]).search()
        guard case .several(let items) = search.answer(to: "водой", takesForms: true).found else {
            Issue.record("one was taken")
            return
        }
        #expect(items.map(\.name) == ["Вода", "Воды"])
        // The name as it is said wins.
        #expect(search.answer(to: "воды", takesForms: true).closeness == .folded)
    }
}
