import Testing

@testable import VistazoLogbook

@Suite struct SearchTests {
    func found(_ typed: String, among names: [String], archived: [String] = []) throws -> Logbook.Found {
        let logbook = try LogbookFixture().open()
        for name in names + archived {
            let item = try logbook.addItem(ItemChange(name: name), at: Instant(seconds: 0))
            if archived.contains(name) {
                var change = ItemChange()
                change.isArchived = true
                try logbook.edit(item, change, at: Instant(seconds: 0))
            }
        }
        return try logbook.find(typed)
    }

    func name(_ typed: String, among names: [String]) throws -> String? {
        if case .one(let item) = try found(typed, among: names) { return item.name }
        return nil
    }

    /// Case D01.
    @Test(arguments: ["cafe", "CAFÉ", "Café", "cafe\u{301}", "CAFE\u{301}", " café ", "caf"])
    func `case, accents and composition do not matter`(typed: String) throws {
        #expect(try name(typed, among: ["Mélanie", "Café", "Água"]) == "Café")
    }

    @Test(arguments: [
        ("Straße", "STRASSE"), ("Ёлка", "елка"), ("Øl", "ol"), ("İstanbul", "istanbul"),
        ("Σίσυφος", "σισυφοσ"),
        ("Cold  shower", "cold shower"), ("3km run", "3KM"), ("100%", "100%"), ("--help", "--help"),
        ("say \"hi\"", "say \"hi\""), ("☕️ time", "☕ time"), ("コーヒー", "コーヒ"),
    ])
    func `each of these finds its item`(name: String, typed: String) throws {
        #expect(try self.name(typed, among: ["Zebra", name]) == name)
    }

    /// Case D01.
    @Test func `the exact spelling wins, and without it equals are asked about`() throws {
        let names = ["Café", "Cafe"]
        #expect(try name("Cafe", among: names) == "Cafe")
        #expect(try name("cafe\u{301}", among: names) == nil)
        #expect(try name("Cafe\u{301}", among: names) == "Café")
        guard case .several(let items) = try found("CAFÉ", among: names) else {
            Issue.record("not asked")
            return
        }
        #expect(items.map(\.name) == names)
    }

    /// Case D03.
    @Test func `a beginning that two share is asked about, a longer one is enough`() throws {
        let names = ["Coffee", "Cold shower"]
        guard case .several(let items) = try found("co", among: names) else {
            Issue.record("not asked")
            return
        }
        #expect(items.map(\.name) == names)
        #expect(try name("cof", among: names) == "Coffee")
        #expect(try name("coffee", among: names + ["Coffee beans"]) == "Coffee")
    }

    @Test func `a beginning comes before a word, a word before nothing`() throws {
        #expect(try name("sho", among: ["Cold shower", "Shoes"]) == "Shoes")
        #expect(try name("sho", among: ["Cold shower", "Coffee"]) == "Cold shower")
        #expect(try name("read", among: ["re-read", "Coffee"]) == "re-read")
        #expect(try name("hower", among: ["Cold shower"]) == nil)
    }

    @Test(arguments: [
        ("cofee", ["Coffee"]), ("coffe e", ["Coffee"]), ("ocffee", ["Coffee"]), ("xyz", []), ("", []),
        ("watre", ["Water"]), ("   ", []),
    ])
    func `unknown text names what is near`(typed: String, expected: [String]) throws {
        #expect(names(try found(typed, among: ["Coffee", "Water", "Cold shower"])) == expected)
    }

    func names(_ found: Logbook.Found) -> [String]? {
        if case .none(let near) = found { return near.map(\.name) }
        return nil
    }

    @Test func `archived items answer only where no other does`() throws {
        guard case .one(let item) = try found("tea", among: ["Tea time"], archived: ["Tea"]) else {
            Issue.record("not found")
            return
        }
        #expect(item.name == "Tea time")
        guard case .one(let old) = try found("tea", among: ["Coffee"], archived: ["Tea"]) else {
            Issue.record("not found")
            return
        }
        #expect(old.isArchived)
    }

    @Test func `hostile text finds nothing and costs little`() throws {
        let long = String(repeating: "e\u{301}", count: 20_000)
        #expect(names(try found(long, among: ["Coffee"])) == [])
        #expect(names(try found("\u{0}\u{1b}[2J", among: ["Coffee"])) == [])
    }
}
