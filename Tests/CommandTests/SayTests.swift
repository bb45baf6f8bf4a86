import Foundation
import Testing
import VistazoLogbook
import VistazoWords

@testable import vistazo

/// Phrases, as people say them and as nobody should.
@Suite(.ownThread) struct SayTests {
    let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
        for item in [
            ["Café", "--emoji", "☕"], ["Coffee"], ["Gasolina"], ["Кофе"],
            ["Вода", "--unit", "мл", "--step", "250"],
            ["Water", "--unit", "ml", "--step", "250"], ["3km run"], ["Piano", "--goal", "1/day"],
            ["Reading", "--stopwatch", "yes"], ["100%"], ["The Wire"], ["Vitamin D"],
        ] { try fixture.run(arguments: ["item", "add"] + item) }
    }

    /// Says it in the fixture's home, as a key of a dashboard would; the clock is that of the machine.
    func say(_ phrase: String, language: String = "en", _ options: String...) throws -> CommandFixture.Outcome
    {
        var console = Console.ofProcess(environment: ["HOME": fixture.home])
        console.out = Outlet()
        console.err = Outlet()
        console.words = Words(language: language)
        console.now = .now()
        console.zone = .named(.gmt)
        let status = Program.perform(["say"] + options + ["--", phrase], console)
        return .init(status: status, output: console.out.text, errors: console.err.text)
    }

    func steps() throws -> Int {
        try fixture.run("history", "--limit", "1000").output.split(separator: "\n").count
    }

    @Test(arguments: [
        ("log coffee", "Logged Coffee · 1 today"), ("Log Coffee.", "Logged Coffee · 1 today"),
        ("please, log a coffee!", "Logged Coffee · 1 today"), ("LOG COFFEE", "Logged Coffee · 1 today"),
        ("hey Vistazo, log the coffee now", "Logged Coffee · 1 today"),
        ("registra café", "Logged ☕ Café · 1 today"), ("registra cafe", "Logged ☕ Café · 1 today"),
        ("Registra un cafe\u{301}, por favor", "Logged ☕ Café · 1 today"),
        ("anota gasolina", "Logged Gasolina · 1 today"),
        ("¡apunta la gasolina!", "Logged Gasolina · 1 today"),
        ("запиши кофе", "Logged Кофе · 1 today"), ("Запиши, пожалуйста, кофе", "Logged Кофе · 1 today"),
        ("ЗАПИШИ КОФЕ", "Logged Кофе · 1 today"),
        ("запиши воду", "Logged Вода, 250 мл · 250 мл today"),
        ("log 250 ml water", "Logged Water, 250 ml · 250 ml today"),
        ("log 500ml of water", "Logged Water, 500 ml · 500 ml today"),
        ("log water 100", "Logged Water, 100 ml · 100 ml today"),
        ("log half a liter of water", "Logged Water, 500 ml · 500 ml today"),
        ("запиши 300 мл воды", "Logged Вода, 300 мл · 300 мл today"),
        ("запиши два литра воды", "Logged Вода, 2000 мл · 2000 мл today"),
        ("log 2 coffees", "Logged Coffee, 2 · 2 today"), ("log coffee twice", "Logged Coffee, 2 · 2 today"),
        ("log coffee 3 times", "Logged Coffee, 3 · 3 today"),
        ("how long since my last coffee", "Coffee: not logged yet"),
        ("¿cuánto hace de mi último café?", "☕ Café: not logged yet"),
        ("сколько прошло с последней воды", "Вода: not logged yet"),
        ("log two cups of coffee", "Logged Coffee, 2 · 2 today"),
        ("registra 2 cafés", "Logged ☕ Café, 2 · 2 today"),
        ("запиши две чашки кофе", "Logged Кофе, 2 · 2 today"),
        ("log 1,5 coffee", "Logged Coffee, 1.5 · 1.5 today"),
        ("log 3km run", "Logged 3km run · 1 today"), ("log 100%", "Logged 100% · 1 today"),
        ("log the wire", "Logged The Wire · 1 today"), ("log vitamin d", "Logged Vitamin D · 1 today"),
        ("start reading", "Started Reading"), ("empieza reading", "Started Reading"),
        ("начни reading", "Started Reading"), ("skip piano today", "Skipped Piano today"),
        ("sáltate piano", "Skipped Piano today"), ("пропусти piano", "Skipped Piano today"),
        ("how long ago coffee", "Coffee: not logged yet"), ("hace cuánto café", "☕ Café: not logged yet"),
        ("¿Hace cuánto tomé un café?", "☕ Café: not logged yet"),
        ("сколько прошло с кофе", "Кофе: not logged yet"),
        ("When did I last have a coffee?", "Coffee: not logged yet"),
        ("cuánto hace de la gasolina", "Gasolina: not logged yet"),
        ("как давно я пил воду?", "Вода: not logged yet"),
    ])
    func `a phrase of any language does what it says, whatever the locale`(phrase: String, said: String)
        throws
    {
        let before = try steps()
        let outcome = try say(phrase)
        #expect(outcome == .init(status: 0, output: said + "\n", errors: ""))
        #expect(try steps() == before + (said.hasSuffix("yet") ? 0 : 1))
    }

    @Test(arguments: [
        ("en", "Logged Coffee · 1 today"), ("es", "Apuntado Coffee · 1 hoy"),
        ("ru", "Записано: Coffee · сегодня 1"),
    ])
    func `its sentence comes in the person's language`(language: String, sentence: String) throws {
        for phrase in ["log coffee", "registra coffee", "запиши coffee"] {
            let output = try say(phrase, language: language).output
            #expect(output == sentence + "\n", "\(phrase)")
            try fixture.run("undo")
        }
    }

    @Test func `a stopwatch is stopped, and steps are taken back and done again`() throws {
        try fixture.run("start", "reading")
        #expect(try say("stop reading").output.hasPrefix("Stopped Reading"))
        try fixture.run("log", "coffee")
        #expect(try say("deshaz").output.hasPrefix("Undone: +1 Coffee"))
        #expect(try say("вернуть").output.hasPrefix("Done again: +1 Coffee"))
        #expect(try say("undo that, please").output.hasPrefix("Undone: +1 Coffee"))
    }

    @Test(arguments: [
        ("log 30 minutes of reading", "30 min"), ("log 1 h 30 min reading", "1 h 30 min"),
        ("запиши 20 минут reading", "20 min"), ("registra 1 hora de reading", "1 h"),
        ("log reading 1:30", "1 h 30 min"),
        ("log 45m reading", "45 min"),
    ])
    func `a length of time is said as people say it`(phrase: String, length: String) throws {
        #expect(try say(phrase).output.hasPrefix("Logged Reading, \(length) · "))
    }

    @Test func `history names the door`() throws {
        _ = try say("registra cafe")
        #expect(try fixture.run("history").output.hasPrefix("+1 Café, "))
        #expect(try fixture.run("history").output.contains(", by a phrase\n"))
    }

    @Test(arguments: [
        ("log cofee", "no item “cofee”; did you mean Coffee?"),
        ("registra gasolna", "no item “gasolna”; did you mean Gasolina?"),
        ("запиши кфое", "no item “кфое”; did you mean Кофе?"),
        ("log 2 cofees", "no item “cofees”; did you mean Coffee?"),
        ("log tea", "no item “tea”"), ("log a", "no item “a”"),
        ("log coffee yesterday", "no item “coffee yesterday”"), ("skip everything", "no item “everything”"),
        ("log coffee and water", "no item “coffee and water”"),
    ])
    func `an unknown item is told with what is near, and nothing is written`(phrase: String, told: String)
        throws
    {
        let before = try steps()
        let outcome = try say(phrase)
        #expect(outcome.status == 3)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("vistazo: \(told)"), "\(outcome.errors)")
        #expect(try steps() == before)
    }

    @Test(arguments: [
        ("log ca", 0, "Café"), ("log c", 3, "“c” may be Café or Coffee; nothing was written"),
        ("log co", 0, "Coffee"), ("registra c", 3, "“c” may be Café or Coffee; nothing was written"),
    ])
    func `several items are listed and none is logged`(phrase: String, status: Int32, text: String) throws {
        let outcome = try say(phrase)
        #expect(outcome.status == status)
        #expect((outcome.output + outcome.errors).contains(text))
    }

    @Test(arguments: [
        ("log 2 cups of water", "Water is counted in ml, not in “cups”; nothing was written"),
        ("log 2 ml coffee", "Coffee is counted in times, not in “ml”; nothing was written"),
        ("log 1.234,5 water", "“1.234,5” may mean two numbers; write 1234 or 1.234"),
        ("log 3 kg of water", "Water is counted in ml, not in “kg”; nothing was written"),
    ])
    func `an amount is never guessed`(phrase: String, told: String) throws {
        let before = try steps()
        let outcome = try say(phrase)
        #expect(outcome == .init(status: 4, output: "", errors: "vistazo: \(told)\n"))
        #expect(try steps() == before)
    }

    @Test(arguments: [
        ("make me a sandwich", "en"), ("", "en"), ("log", "en"), ("hazme un bocadillo", "es"),
        ("сделай бутерброд", "ru"),
        ("registra", "es"), ("запиши", "ru"), ("how long", "en"), ("\u{1B}[2J", "en"), ("💥", "en"),
        ("undo coffee", "en"), ("log\u{0}", "en"), ("'; DROP TABLE items; --", "en"),
    ])
    func `what is no phrase is answered by examples in its language`(phrase: String, language: String) throws
    {
        let before = try steps()
        let outcome = try say(phrase)
        #expect(outcome.status == 3)
        let example = ["en": "log Café", "es": "registra Café", "ru": "запиши Café"][language] ?? ""
        #expect(outcome.errors.contains("You can say: “\(example)”"), "\(outcome.errors)")
        #expect(!outcome.errors.contains("\u{1B}"))
        #expect(try steps() == before)
    }

    @Test(arguments: [
        String(repeating: "log ", count: 5000), String(repeating: "x", count: 100_000),
        String(repeating: "e\u{301}", count: 5000),
        "log " + String(repeating: "a ", count: 30) + "coffee",
        "log " + String(repeating: "2 ", count: 30) + "coffee",
        String(repeating: "how long ago ", count: 12),
    ])
    func `however much is said, it ends soon and writes nothing`(phrase: String) throws {
        let before = try steps()
        let outcome = try say(phrase)
        #expect(outcome.status == 0 || outcome.status == 3)
        #expect(try steps() <= before + 1)
    }

    @Test func `as JSON it says what was understood, and as much when nothing was`() throws {
        func document(_ phrase: String) throws -> [String: Any] {
            let text = try say(phrase, "--json").output
            return try #require(
                try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
        }
        let done = try document("запиши 300 мл воды")
        #expect(done["intent"] as? String == "LogItemIntent")
        #expect(done["extension"] as? String == "standard")
        #expect(done["language"] as? String == "ru")
        #expect(done["phrase"] as? String == "запиши ${item}")
        #expect((done["parameters"] as? [String: String]) == ["item": "Вода", "amount": "300"])
        #expect(done["dialog"] as? String == "Logged Вода, 300 мл · 300 мл today")
        let vague = try document("log c")
        #expect(vague["intent"] is NSNull)
        #expect(vague["candidates"] as? [String] == ["Café", "Coffee"])
        let lost = try document("abracadabra")
        #expect((lost["examples"] as? [String])?.first == "log Café")
        #expect(Set(done.keys) == Set(lost.keys))
    }
}
