import VistazoArchive

/// Words by a key: a literal, with values, dates and symbols in it.
///
/// Numbers are written as the locale writes them, whole ones with its grouping, others with six decimals
/// unless a specifier says otherwise, as on Apple's platforms.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    enum Piece: Equatable, Sendable {
        /// Words of the key itself.
        case literal(String)
        /// A value, already words.
        case string(String)
        case text(Text)
        case integer(String)
        case number(Double, specifier: String)
    }

    var pieces: [Piece]
    /// The key to look up, with a format specifier for each value.
    var key: String

    /// A key without values.
    public init(_ value: String) {
        key = value
        pieces = [.literal(value)]
    }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        pieces = stringInterpolation.pieces
    }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var pieces: [Piece] = []
        var key = ""

        /// An empty literal.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words as they are.
        public mutating func appendLiteral(_ literal: String) {
            pieces.append(.literal(literal))
            key += literal.replacing("%", with: "%%")
        }

        mutating func append(_ piece: Piece, specifier: String) {
            pieces.append(piece)
            key += specifier
        }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A string as it is.
    public mutating func appendInterpolation(_ string: String) {
        append(.string(string), specifier: "%@")
    }

    /// Part of a string as it is.
    public mutating func appendInterpolation(_ string: Substring) {
        append(.string(String(string)), specifier: "%@")
    }

    /// A text in its own look.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text), specifier: "%@") }

    /// A symbol.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), specifier: "%@") }

    /// An attributed string.
    public mutating func appendInterpolation(_ string: AttributedString) {
        append(.text(Text(string)), specifier: "%@")
    }

    /// A whole number as the locale writes it.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        append(.integer(String(value)), specifier: "%lld")
    }

    /// A whole number by a format of C, such as `%03d`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
        append(.string(formatted(value, specifier: specifier)), specifier: specifier)
    }

    /// A number with six decimals.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        append(.number(Double(value), specifier: "%lf"), specifier: "%lf")
    }

    /// A number by a format of C, such as `%.1f`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
        append(.number(Double(value), specifier: specifier), specifier: specifier)
    }

    /// A date as live text: it goes on changing while it is shown.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append(.text(Text(date, style: style)), specifier: "%@")
    }

    /// Two dates as a range.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
        append(.text(Text(dates)), specifier: "%@")
    }

    /// Two dates as a range.
    public mutating func appendInterpolation(_ interval: DateInterval) {
        append(.text(Text(interval)), specifier: "%@")
    }

    /// A timer through an interval, as live text.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        append(
            .text(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours)), specifier: "%@")
    }

    /// A value by a format, in the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        append(.text(Text(input, format: format)), specifier: "%@")
    }

    /// An object as a formatter writes it, else as it describes itself.
    public mutating func appendInterpolation<Subject: NSObject>(
        _ subject: Subject, formatter: Formatter? = nil
    ) {
        append(
            .string(formatter?.string(for: subject) ?? String(describing: subject)), specifier: "%@")
    }

    /// A value as a formatter writes it, else as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        append(.string(formatter.string(for: subject) ?? String(describing: subject)), specifier: "%@")
    }
}

/// A whole number by a C format. Conversions that do not take a whole number leave it as it is.
private func formatted<T: BinaryInteger>(_ value: T, specifier: String) -> String {
    guard let conversion = specifier.last, specifier.first == "%" else { return String(value) }
    let flags = specifier.dropFirst().prefix { "+- #0123456789.".contains($0) }
    switch conversion {
    case "d", "i": return String(format: "%\(flags)lld", Int64(clamping: value))
    case "u", "x", "X", "o":
        return String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: value))
    default: return String(value)
    }
}

extension LocalizedStringKey {
    /// The runs of the words. With a bundle, the words of its table take the literals' place.
    func runs(in environment: EnvironmentValues, table: String?, bundle: Bundle?) -> [TextRun] {
        var runs: [TextRun] = []
        func append(_ string: String) {
            if case .string(let last)? = runs.last?.content, runs.last?.traits == TextTraits() {
                runs[runs.count - 1].content = .string(last + string)
            } else if !string.isEmpty {
                runs.append(TextRun(.string(string)))
            }
        }
        for piece in translated(table: table, bundle: bundle) {
            switch piece {
            case .literal(let string), .string(let string): append(string)
            case .integer(let digits): append(grouped(digits, in: environment.locale))
            case .number(let number, let specifier):
                append(decimal(number, specifier: specifier, in: environment.locale))
            case .text(let text):
                for run in text.runs(in: environment) {
                    if case .string(let string) = run.content, run.traits == TextTraits() {
                        append(string)
                    } else {
                        runs.append(run)
                    }
                }
            }
        }
        return runs.isEmpty ? [TextRun(.string(""))] : runs
    }

    /// The words alone, for labels that are read aloud.
    func plainString(in environment: EnvironmentValues) -> String {
        Text(self).plainString(in: environment)
    }

    private func translated(table: String?, bundle: Bundle?) -> [Piece] {
        guard let bundle else { return pieces }
        let format = bundle.localizedString(forKey: key, value: nil, table: table)
        return format == key ? pieces : filled(format)
    }
}

/// A whole number as the locale groups it.
private func grouped(_ digits: String, in locale: Locale) -> String {
    guard let value = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) else {
        return digits
    }
    return value.formatted(.number.locale(locale))
}

/// A number by a C format for floating point numbers, with the locale's decimal mark.
private func decimal(_ number: Double, specifier: String, in locale: Locale) -> String {
    guard let conversion = specifier.last, specifier.first == "%", "fFeEgGaA".contains(conversion) else {
        return number.formatted(.number.locale(locale))
    }
    // Huge widths and precisions of an author's format would only fill memory.
    let numbers = specifier.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.allSatisfy({ $0 <= 100 }) else { return number.formatted(.number.locale(locale)) }
    let flags = specifier.dropFirst().prefix { "+- #0123456789.".contains($0) }
    return String(format: "%\(flags)\(conversion)", locale: locale, number)
}
