import VistazoArchive
import VistazoDashboard
import VistazoRendering
import VistazoWords

extension Settings {
    /// What is in force, with the keys of a configuration file: what that says, and what stands where it is
    /// silent. Keys and extensions, of which there is no standard, are the file's own.
    ///
    /// - Parameter parameters: Those of a kind; of secret ones only files and commands are told.
    func document(
        masking parameters: (String) -> [ExtensionDescription.ParameterDescription]
    ) -> [JSONValue.Member] {
        let minutes = configuration?.dayStartsAt ?? 0
        let pages = Dashboard(
            configuration: inForce, surroundings: surroundings, words: words, size: .zero
        ).pages
        let keys = (configuration?.keys ?? [:]).map { key, lines in
            JSONValue.Member(key.name, .array(lines.map { .string($0) }))
        }
        return [
            .init("theme", .string(surroundings.theme.name)),
            .init("frames", .string(surroundings.theme.frames.rawValue)),
            .init("locale", .string(surroundings.locale.identifier)),
            .init("zone", .string(surroundings.zone.identifier)),
            .init("dayStartsAt", .string(Self.twoDigits(minutes / 60) + ":" + Self.twoDigits(minutes % 60))),
            .init("glyphs", .string(surroundings.glyphs.rawValue)),
            .init("pages", .array(pages.map { Self.document($0, parameters) })),
            .init("keys", .object(keys.sorted { $0.key < $1.key })),
            .init("hooks", .object(configuration?.changedHook.map { [.init("changed", .string($0))] } ?? [])),
            .init("quick", .array((configuration?.quick ?? []).map { .string($0) })),
            .init("reminders", Self.document(configuration?.reminders ?? ReminderSettings())),
            .init("extensions", .array((configuration?.extensions ?? []).map { .object($0.members) })),
        ]
    }

    private static func document(_ reminders: ReminderSettings) -> JSONValue {
        let evening = twoDigits(reminders.evening / 60) + ":" + twoDigits(reminders.evening % 60)
        return .object([
            .init("late", .number(Double(reminders.late))),
            .init("snooze", .number(Double(reminders.snooze))),
            .init("evening", .string(evening)), .init("notify", .string(reminders.notify.rawValue)),
        ])
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func document(
        _ page: Page, _ parameters: (String) -> [ExtensionDescription.ParameterDescription]
    ) -> JSONValue {
        func widgets(_ widgets: [PlacedWidget]) -> JSONValue {
            .array(
                widgets.map { widget in
                    .object([
                        .init("kind", .string(widget.kind)), .init("family", .string(widget.family.rawValue)),
                        .init(
                            "with", .object(widget.configuration.maskingSecrets(of: parameters(widget.kind)))),
                    ])
                })
        }
        let mode = page.mode.map { [JSONValue.Member("mode", .string($0.rawValue))] } ?? []
        return .object(
            [
                .init("name", .string(page.name)), .init("widgets", widgets(page.widgets)),
                .init("strip", widgets(page.strip)), .init("top", widgets(page.top)),
            ] + mode)
    }
}

extension ConfigurationFault {
    /// The fault as JSON: where it is, and the sentence.
    func document(_ words: Words) -> JSONValue {
        .object([
            .init("line", .number(Double(place.line))), .init("column", .number(Double(place.column))),
            .init("key", .string(key)), .init("message", .string(message(words))),
        ])
    }
}
