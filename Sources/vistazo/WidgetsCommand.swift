import VistazoArchive
import VistazoDashboard
import VistazoHosting

/// `vistazo widgets`: what is placed, what it shows now and when it is asked next. Nobody is asked for that.
enum WidgetsCommand {
    static let command = Command(
        "widgets", Syntax("widgets", key: "widgets", operands: 0...0, options: [.json, .page, .at, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console).withoutClearSecrets(console)
        let window = try Window.glance(settings, arguments, console)
        defer { window.host.close(patience: 0) }
        try window.showPage(arguments)
        let now = settings.moment
        let widgets = window.dashboard.pages.filter { arguments[.page] == nil || $0.name == arguments[.page] }
            .flatMap { page in page.all.map { (page, $0) } }
            .compactMap { page, widget in
                window.report(on: widget.id, at: now).map {
                    (page: page.name, answer: WhyAnswer(widget, $0, settings, at: now))
                }
            }
        if arguments.has(.json) {
            console.document([.init("widgets", .array(widgets.map { $0.answer.summary(onPage: $0.page) }))])
        } else {
            for line in TextTable(widgets.map { $0.answer.row(onPage: $0.page) }).lines() {
                console.say(line)
            }
        }
        return ExitStatus.done.rawValue
    }
}

/// The short answer: a row, or an object, for each widget.
extension WhyAnswer {
    /// How a widget is, in a word.
    enum Condition: String, CaseIterable, Sendable {
        /// No extension has its kind.
        case unknown
        /// Its last run failed.
        case failing
        case stale
        /// Nothing has come yet, or nothing is due.
        case empty
        case fresh
    }

    var condition: Condition {
        if report.isUnknown { return .unknown }
        if state.failure != nil { return .failing }
        if isStale { return .stale }
        return number == nil ? .empty : .fresh
    }

    func row(onPage page: String) -> [String] {
        let configuration = placed.configuration.map { "\($0.key)=\(Parameters.plain($0.value))" }
        return [
            placed.id.description, placed.kind, placed.family.rawValue, page,
            configuration.joined(separator: " "), words("cli.widgets.\(condition.rawValue)"),
            number.map { "\($0)/\(state.archive?.entries.count ?? 0)" } ?? "–",
            report.isUnknown || report.isPushed
                ? "–" : next.map { $0.date > now ? span(to: $0.date) : words("cli.widgets.due") } ?? "–",
        ]
    }

    /// Always the same keys, null for what there is not.
    func summary(onPage page: String) -> JSONValue {
        guard case .object(let members) = document else { return .null }
        func member(_ key: String) -> JSONValue { members.first { $0.key == key }?.value ?? .null }
        let isAsked = !report.isUnknown && !report.isPushed
        return .object([
            .init("id", .string(placed.id.description)), .init("page", .string(page)),
            .init("kind", .string(placed.kind)), .init("family", .string(placed.family.rawValue)),
            .init("with", .object(placed.configuration)), .init("extension", member("extension")),
            .init("state", .string(condition.rawValue)), .init("entry", member("entry")),
            .init("nextEntry", member("nextEntry")), .init("renderedAt", member("renderedAt")),
            .init("stale", member("stale")), .init("failure", member("failure")),
            .init("nextReload", isAsked ? next.map { .string(WireDate.text($0.date)) } ?? .null : .null),
            .init("reason", isAsked ? next.map { .string($0.reason.rawValue) } ?? .null : .null),
            .init("presses", member("presses")),
        ])
    }
}
