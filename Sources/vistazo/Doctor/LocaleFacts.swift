import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoWords

/// In which language, by which customs and in which zone it speaks, and whether it may use more than ASCII.
struct LocaleFacts: Examined {
    /// What is in force, and the variable or file that says so.
    struct Choice: Hashable, Sendable {
        var value: String
        /// A variable's name, or the configuration's; nil where nothing says it.
        var source: String?
    }

    /// The language as it was asked for.
    var words: Choice
    var dates: Choice
    var charset: Choice
    /// What the C library makes of the charset's locale; nil where that is not generated here.
    var codeset: String?
    /// Whether C.UTF-8 is there to stand in for it.
    var hasStandIn = true
    var zone: Choice
    /// Whether the zone that was asked for is known.
    var isZoneKnown = true

    private static let ownFile = "config.json5"

    var diagnoses: [Diagnosis] { [wordsLine, datesLine, charsetLine, zoneLine] }

    private func line(_ subject: String, _ code: Diagnosis.Code, _ choice: Choice, _ shown: String)
        -> Diagnosis
    {
        Diagnosis(
            .locale, subject, code,
            ["value": shown, "asked": choice.value, "source": choice.source ?? ""],
            facts: [
                .init("value", .string(shown)), .init("source", choice.source.map { .string($0) } ?? .null),
            ])
    }

    private var wordsLine: Diagnosis {
        let language = Words(language: words.value).language
        let asked = words.value.prefix { $0.isLetter && $0.isASCII }.lowercased()
        let isOwn = asked == language || ["", "c", "posix"].contains(asked)
        if words.source == nil { return line("words", .wordsUnsaid, words, language) }
        return line("words", isOwn ? .words : .wordsFallback, words, language)
    }

    private var datesLine: Diagnosis {
        let plain = Settings.plainLocale(dates.value)
        let isKnown = Locale(identifier: plain).isOfKnownLanguage
        if dates.source == nil { return line("dates", .datesUnsaid, dates, "en_US") }
        return line("dates", isKnown ? .dates : .datesUnknown, dates, isKnown ? plain : "en_US")
    }

    private var charsetLine: Diagnosis {
        if charset.source == nil { return line("charset", .charsetUnsaid, charset, "ASCII") }
        if let codeset {
            return line("charset", codeset == "UTF-8" ? .charset : .charsetOther, charset, codeset)
        }
        let isNamed = charset.value.lowercased().filter { $0 != "-" }.contains("utf8")
        return isNamed && hasStandIn
            ? line("charset", .charsetStandIn, charset, "UTF-8")
            : line("charset", .charsetOther, charset, "ASCII")
    }

    private var zoneLine: Diagnosis {
        line("zone", !isZoneKnown ? .zoneUnknown : zone.source == nil ? .zoneUnsaid : .zone, zone, zone.value)
    }

    /// By the rules of setlocale(3), and by the configuration, which comes before the environment.
    static func read(_ environment: [String: String], _ configuration: Configuration?, zone: TimeZone)
        -> LocaleFacts
    {
        func choice(_ names: [String]) -> Choice {
            for name in names {
                if let value = environment[name], !value.isEmpty { return Choice(value: value, source: name) }
            }
            return Choice(value: "C", source: nil)
        }
        let own = configuration?.locale.map { Choice(value: $0, source: Self.ownFile) }
        let charset = choice(["LC_ALL", "LC_CTYPE", "LANG"])
        let ownZone = configuration?.zone.flatMap { TimeZone(identifier: $0) }
        let asked = environment["TZ"].flatMap { $0.isEmpty ? nil : $0 }
        let isKnown = ownZone != nil || asked == nil || isZone(asked ?? "")
        return LocaleFacts(
            words: own ?? choice(["LC_ALL", "LC_MESSAGES", "LANG"]),
            dates: own ?? choice(["LC_ALL", "LC_TIME", "LANG"]), charset: charset,
            codeset: codeset(of: charset.value), hasStandIn: codeset(of: "C.UTF-8") != nil,
            zone: Choice(
                value: isKnown ? (ownZone ?? zone).identifier : asked ?? "",
                source: ownZone != nil ? Self.ownFile : asked == nil ? nil : "TZ"),
            isZoneKnown: isKnown)
    }

    /// A name, a file, or a rule as tzset(3) has it, such as `CET-1CEST`.
    private static func isZone(_ text: String) -> Bool {
        let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
        if name.hasPrefix("/") { return access(name, R_OK) == 0 }
        if TimeZone(identifier: name) != nil { return true }
        return name.wholeMatch(of: /([A-Za-z]{3,}|<[A-Za-z0-9+\-]+>)[+\-]?[0-9]{1,2}(:[0-9:]+)?.*/) != nil
    }

    /// nil where the locale is not generated on this machine.
    private static func codeset(of name: String) -> String? {
        // LC_CTYPE_MASK of <locale.h>, which is an expression.
        guard let locale = newlocale(1, name, nil) else { return nil }
        defer { freelocale(locale) }
        return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) }
    }
}
