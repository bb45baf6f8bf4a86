import VistazoLogbook

/// A number that was said with the unit behind it: `250 ml`, `two cups`, `30 минут`.
struct SpokenAmount: Hashable, Sendable {
    /// Digits, or what they stand for; with its unit where both are one word: `250ml`, `1h30`.
    let number: String
    /// nil where none was said.
    let unit: String?

    /// Why it is no amount of an item.
    struct WrongUnit: Error {
        let unit: String
    }

    /// The ways in which words may be an amount from their beginning: with one word as unit, of several in the case
    /// of times (`1 h 30 min`), and without; each with how many words it takes.
    static func leading(_ words: ArraySlice<Utterance.Word>) -> [(amount: SpokenAmount, length: Int)] {
        guard let first = words.first, let number = number(first) else { return [] }
        var found: [(SpokenAmount, Int)] = []
        let rest = Array(words.dropFirst())
        if rest.count >= 3, let more = Self.number(rest[1]), let hours = shortUnits[rest[0].plain],
            let minutes = shortUnits[rest[2].plain]
        {
            found.append((SpokenAmount(number: number + hours + more + minutes, unit: nil), 4))
        }
        // `half a liter`, `medio litro`: an article before a unit.
        if rest.count >= 2, SpokenWords.all.fillers.contains(rest[0].plain),
            SpokenUnit.all[rest[1].plain] != nil
        {
            found.append((SpokenAmount(number: number, unit: rest[1].plain), 3))
        }
        if let unit = rest.first, !unit.plain.isEmpty {
            found.append((SpokenAmount(number: number, unit: unit.plain), 2))
        }
        found.append((SpokenAmount(number: number, unit: nil), 1))
        return found
    }

    /// As `leading`, at the end of the words.
    static func trailing(_ words: ArraySlice<Utterance.Word>) -> [(amount: SpokenAmount, length: Int)] {
        [4, 3, 2, 1].compactMap { length in
            guard words.count > length else { return nil }
            return leading(words.suffix(length)).first { $0.length == length }
        }
    }

    private static func number(_ word: Utterance.Word) -> String? {
        if let number = SpokenWords.all.numbers[word.plain] { return number }
        let digits = word.plain.first?.isASCII == true && word.plain.first?.isNumber == true
        // A sign is punctuation to everything else.
        return digits ? (word.said.hasPrefix("-") || word.said.hasPrefix("−") ? "-" : "") + word.plain : nil
    }

    /// What it is of an item, in the item's own unit.
    ///
    /// - Throws: `WrongUnit` for a unit that is none of the item's; `AmountError`.
    func amount(for item: Item) throws -> Amount {
        guard let unit else { return try Amount(parsing: number, for: item) }
        if let own = item.unit, folded(own) == unit { return try Amount(parsing: number, for: item) }
        if item.countsTime, let short = Self.shortUnits[unit] {
            return try Amount(parsing: number + short, for: item)
        }
        if let said = SpokenUnit.all[unit], let own = item.unit.flatMap({ SpokenUnit.all[folded($0)] }),
            said.quantity == own.quantity
        {
            let amount = try Amount(parsing: number, unit: nil)
            let (product, overflows) = amount.millionths.multipliedReportingOverflow(by: said.size)
            guard !overflows, product % own.size == 0 else { throw WrongUnit(unit: unit) }
            return Amount(millionths: product / own.size)
        }
        guard item.unit == nil, !item.countsTime, SpokenWords.all.measures.contains(unit) else {
            throw WrongUnit(unit: unit)
        }
        return try Amount(parsing: number, for: item)
    }

    /// Units of time as a length of time is written, in our languages.
    private static let shortUnits: [String: String] = {
        let spellings = [
            "h": "h hr hrs hour hours hora horas ч час часа часов",
            "m": "m min mins minute minutes minuto minutos м мин минута минуту минуты минут",
            "s": "s sec second seconds seg segundo segundos с сек секунда секунду секунды секунд",
        ]
        return Dictionary(
            spellings.flatMap { short, list in list.split(separator: " ").map { (String($0), short) } },
            uniquingKeysWith: { first, _ in first })
    }()
}

/// A unit that can be counted in another of the same quantity.
struct SpokenUnit: Sendable {
    enum Quantity: Sendable { case volume, mass, length }

    let quantity: Quantity
    /// In the smallest unit of the quantity.
    let size: Int64

    /// By folded spelling.
    static let all: [String: SpokenUnit] = {
        let rows: [(Quantity, Int64, String)] = [
            (
                .volume, 1,
                "ml мл milliliter milliliters millilitre millilitres mililitro mililitros миллилитр миллилитра миллилитров"
            ),
            (.volume, 10, "cl сл centilitro centilitros"), (.volume, 100, "dl дл decilitro decilitros"),
            (.volume, 1000, "l л liter liters litre litres litro litros литр литра литров"),
            (.mass, 1, "mg мг milligram milligrams miligramo miligramos миллиграмм миллиграмма миллиграммов"),
            (.mass, 1000, "g г gr gram grams gramo gramos грамм грамма граммов"),
            (
                .mass, 1_000_000,
                "kg кг kilo kilos kilogram kilograms kilogramo kilogramos кило килограмм килограмма килограммов"
            ),
            (.length, 1, "mm мм"),
            (.length, 10, "cm см centimetro centimetros сантиметр сантиметра сантиметров"),
            (.length, 1000, "m м meter meters metre metres metro metros метр метра метров"),
            (
                .length, 1_000_000,
                "km км kilometer kilometers kilometre kilometres kilometro kilometros километр километра километров"
            ),
        ]
        let pairs = rows.flatMap { quantity, size, list in
            list.split(separator: " ").map {
                (folded(String($0)), SpokenUnit(quantity: quantity, size: size))
            }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }()
}
