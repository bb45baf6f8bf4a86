/// A value and its format, written when the text is lowered: in the locale, calendar and zone of the
/// environment, unless the author's format names its own.
struct FormattedText: Equatable, @unchecked Sendable {
    // Unchecked: formats and inputs are values that this module only copies and reads, once, on the main actor.
    private let write: (EnvironmentValues) -> String
    private let content: AnyHashable
    private let isSameInput: (Any) -> Bool
    private let input: Any

    init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        write = { FormattedText.localized(format, in: $0).format(input) }
        content = AnyHashable(format)
        isSameInput = { $0 as? F.FormatInput == input }
        self.input = input
    }

    /// What a formatter of Foundation writes.
    init<Subject>(_ subject: Subject, formatter: Formatter) {
        write = { _ in formatter.string(for: subject) ?? "" }
        content = AnyHashable(ObjectIdentifier(formatter))
        isSameInput = { String(describing: $0) == String(describing: subject) }
        input = subject
    }

    func string(in environment: EnvironmentValues) -> String { write(environment) }

    static func == (a: FormattedText, b: FormattedText) -> Bool {
        a.content == b.content && a.isSameInput(b.input)
    }

    private static func localized<F: FormatStyle>(_ format: F, in environment: EnvironmentValues) -> F {
        // A format that is unchanged by the current locale has not been given one by its author.
        let format =
            format == format.locale(.autoupdatingCurrent) ? format.locale(environment.locale) : format
        guard var dates = format as? Date.FormatStyle else { return format }
        if dates.timeZone == .autoupdatingCurrent { dates.timeZone = environment.timeZone }
        if dates.calendar == .autoupdatingCurrent { dates.calendar = environment.calendar }
        return dates as? F ?? format
    }
}

extension Text {
    /// A value by its format, in the locale, calendar and zone of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format: format)))
    }

    /// An object as a formatter writes it; empty where it cannot.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.formatted(FormattedText(subject, formatter: formatter)))
    }

    /// A value as a formatter writes it; empty where it cannot.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.formatted(FormattedText(subject, formatter: formatter)))
    }
}
