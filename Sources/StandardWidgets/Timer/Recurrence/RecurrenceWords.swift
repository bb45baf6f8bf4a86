import VistazoLogbook

/// The words in which a person says when something comes round, in English, Spanish and Russian, folded: without case
/// and accents, `и` for `й`.
enum RecurrenceWords {
    /// Words that part what counts and say nothing themselves.
    static let fillers: Set<String> = [
        ",", "at", "on", "the", "of", "and", "in", "each", "o'clock",
        "las", "la", "los", "el", "todos", "todas", "y", "de", "del", "en", "entre", "a",
        "в", "во", "по", "и",
    ]

    /// Before a length it makes it an interval; before all else it is a filler.
    static let every: Set<String> = [
        "every", "cada", "каждыи", "каждая", "каждую", "каждое", "каждые",
    ]

    static let from: Set<String> = ["from", "desde", "с", "со"]
    static let to: Set<String> = ["to", "till", "until", "through", "hasta", "до"]
    /// Between two weekdays these make a range.
    static let through: Set<String> = ["a", "al", "to", "through", "по"]

    static let daily: Set<String> = ["daily", "diario", "diaria", "diariamente", "ежедневно"]
    /// A single day, or days after a word that says which.
    static let day: Set<String> = ["day", "days", "dia", "dias", "день", "дни", "дням"]
    static let dayOfMonth: Set<String> = ["числа", "число"]
    static let monthly: Set<String> = ["monthly", "month", "mes", "mensual", "ежемесячно", "месяца", "месяц"]

    static let workdays: Set<String> = [
        "weekday", "weekdays", "workday", "workdays", "laborable", "laborables", "habiles",
        "будни", "будням", "будние", "буднии", "будним", "рабочие", "рабочим",
    ]
    static let weekend: Set<String> = [
        "weekend", "weekends", "fin", "fines", "finde", "выходные", "выходным",
    ]
    /// `entre semana`; after `fin de` a filler.
    static let week: Set<String> = ["semana"]

    static let ordinals: [String: Int] = {
        let words: [(Int, [String])] = [
            (1, ["first", "1st", "primer", "primero", "primera", "первыи", "первая", "первую", "первое"]),
            (2, ["second", "2nd", "segundo", "segunda", "второи", "вторая", "вторую", "второе"]),
            (3, ["third", "3rd", "tercer", "tercero", "tercera", "третии", "третья", "третью", "третье"]),
            (4, ["fourth", "4th", "cuarto", "cuarta", "четвертыи", "четвертая", "четвертую", "четвертое"]),
            (-1, ["last", "ultimo", "ultima", "последнии", "последняя", "последнюю", "последнее"]),
        ]
        return Dictionary(uniqueKeysWithValues: words.flatMap { number, words in words.map { ($0, number) } })
    }()

    static let clock: [String: Int] = [
        "noon": 43_200, "mediodia": 43_200, "полдень": 43_200,
        "midnight": 0, "medianoche": 0, "полночь": 0,
    ]

    /// Seconds of a unit of an interval.
    static let units: [String: Int] = {
        let words: [(Int, [String])] = [
            (
                60,
                [
                    "m", "min", "mins", "minute", "minutes", "minuto", "minutos", "мин", "минута", "минуту",
                    "минуты", "минут",
                ]
            ),
            (3600, ["h", "hr", "hrs", "hour", "hours", "hora", "horas", "ч", "час", "часа", "часов"]),
        ]
        return Dictionary(
            uniqueKeysWithValues: words.flatMap { seconds, words in words.map { ($0, seconds) } })
    }()

    /// The number of a month by its name, or by its first letters: three at least.
    static func month(_ word: String) -> Int? {
        let word = word.hasSuffix(".") ? String(word.dropLast()) : word
        guard word.count >= 3 else { return nil }
        return months.firstIndex { $0.contains { $0.hasPrefix(word) } }.map { $0 + 1 }
    }

    private static let months: [[String]] = [
        ["january", "enero", "января"], ["february", "febrero", "февраля"], ["march", "marzo", "марта"],
        ["april", "abril", "апреля"], ["may", "mayo", "мая", "маи"], ["june", "junio", "июня"],
        ["july", "julio", "июля"], ["august", "agosto", "августа"],
        ["september", "setiembre", "septiembre", "сентября"], ["october", "octubre", "октября"],
        ["november", "noviembre", "ноября"], ["december", "diciembre", "декабря"],
    ]
}
