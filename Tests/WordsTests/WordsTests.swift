import Testing

@testable import VistazoWords

@Suite struct WordsTests {
    @Test(arguments: [
        ("en", 0, "other"), ("en", 1, "one"), ("en", 2, "other"), ("es", 1, "one"), ("es", 1_000_000, "many"),
        ("es", 0, "other"), ("ru", 1, "one"), ("ru", 2, "few"), ("ru", 5, "many"), ("ru", 11, "many"),
        ("ru", 12, "many"), ("ru", 21, "one"), ("ru", 22, "few"), ("ru", 111, "many"), ("ru", 0, "many"),
        ("ru", -1, "one"),
    ])
    func `counts fall in the plural categories of CLDR`(language: String, count: Int, category: String) {
        #expect(PluralCategory(of: count, in: language).rawValue == category)
    }

    @Test(arguments: [
        ("es_ES.UTF-8", "es"), ("ru", "ru"), ("C", "en"), ("POSIX", "en"), ("pt-BR", "en"), ("", "en"),
        ("ES", "es"),
    ])
    func `a locale name finds its language, others English`(name: String, language: String) {
        #expect(Words(language: name).language == language)
    }

    @Test func `an unknown key is its own text`() {
        #expect(Words(language: "es")("cli.nothing.of.the.kind") == "cli.nothing.of.the.kind")
    }
}
