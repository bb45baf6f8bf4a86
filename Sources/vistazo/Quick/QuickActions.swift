import VistazoArchive
import VistazoDashboard
import VistazoLogbook
import VistazoWords

/// What the quick palette offers: each item with all that can be done with it, counters, the last step, what
/// extensions can do, and what is pinned.
struct QuickActions {
    let words: Words
    let now: Instant
    /// Command lines that the person's configuration pins; empty pins what is used most.
    let pinnedLines: [String]
    /// What extensions say of themselves.
    let extensions: [(extension: String, description: ExtensionDescription)]
    /// Intents that may not run in a locked dashboard are left out.
    var isLocked = false

    /// Days by whose use an item is pinned.
    private static let recentDays = 30

    /// Reads nothing but the items, their totals, and the last steps.
    func content(_ logbook: Logbook) throws -> PaletteContent {
        let summaries = try logbook.summaries(at: now)
        let uses = try logbook.uses(since: logbook.day(of: now).advanced(by: 1 - Self.recentDays))
        let byUse = summaries.sorted { a, b in
            let (left, right) = (Self.rank(a, uses), Self.rank(b, uses))
            return left == right ? (a.item.sort, a.item.id) < (b.item.sort, b.item.id) : left > right
        }
        let mains = byUse.enumerated().map { main($1, logbook, place: $0) }
        var actions = mains
        for (place, summary) in byUse.enumerated() { actions += others(summary, logbook, place: place) }
        actions += try steps(logbook) + counters(logbook)
        for (name, description) in extensions {
            actions += Self.actions(of: name, description, isLocked: isLocked)
        }
        let pinned =
            pinnedLines.isEmpty
            ? Array(mains.prefix(9)) : try pinnedLines.map { try action(ofLine: $0, among: mains, logbook) }
        return PaletteContent(pinned: pinned, actions: actions)
    }

    /// What runs first, then what is used most and was used last.
    private static func rank(_ summary: ItemSummary, _ uses: [Int64: Int]) -> (Int, Int, Int64) {
        (
            summary.running == nil ? 0 : 1, uses[summary.item.id] ?? 0,
            summary.last?.milliseconds ?? .min
        )
    }

    // MARK: Items

    private func main(_ summary: ItemSummary, _ logbook: Logbook, place: Int) -> PaletteAction {
        let item = summary.item
        let log = Self.call("LogItemIntent", item)
        var action = PaletteAction(
            verb: words("cli.quick.verb.log"), name: item.name, emoji: item.emoji,
            detail: detail(summary, logbook), keywords: keywords("log"),
            command: .intent(of: PaletteAction.standard, log),
            amountCall: log, unit: item.unit, isSensitive: item.isPrivate, worth: place)
        if item.runsStopwatch {
            let key = summary.running == nil ? "start" : "stop"
            action.amountVerb = action.verb
            action.verb = words("cli.quick.verb.\(key)")
            action.keywords += keywords(key)
            action.command = .intent(
                of: PaletteAction.standard,
                Self.call("StartStopItemIntent", item, [.init("action", .string(key))]))
        }
        return action
    }

    /// What can be done with an item beside logging it; after all that logs.
    private func others(_ summary: ItemSummary, _ logbook: Logbook, place: Int) -> [PaletteAction] {
        let item = summary.item
        let last = summary.last.map { words.ago($0, at: now, zone: logbook.zone) }
        return [
            PaletteAction(
                verb: words("cli.quick.verb.ago"), name: item.name, emoji: item.emoji, detail: last ?? "",
                keywords: keywords("ago"),
                command: .intent(of: PaletteAction.standard, Self.call("HowLongAgoIntent", item)),
                isSensitive: item.isPrivate, worth: 10_000 + place),
            PaletteAction(
                verb: words("cli.quick.verb.skip"), name: item.name, emoji: item.emoji,
                detail: words("cli.quick.skips"), keywords: keywords("skip"),
                command: .intent(of: PaletteAction.standard, Self.call("SkipItemIntent", item)),
                isSensitive: item.isPrivate, worth: 20_000 + place),
        ]
    }

    private func detail(_ summary: ItemSummary, _ logbook: Logbook) -> String {
        if let running = summary.running {
            return words.duration(seconds: running.seconds(at: now) / 60 * 60)
        }
        if summary.today.count > 0 {
            let amount = words.amount(summary.today.amount, of: summary.item)
            return words("cli.quick.today", ["amount": amount])
        }
        return summary.last.map { words.ago($0, at: now, zone: logbook.zone) } ?? ""
    }

    private static func call(
        _ name: String, _ item: Item, _ more: [JSONValue.Member] = []
    ) -> IntentCall {
        IntentCall(name: name, parameters: [.init("item", .string(item.uid))] + more)
    }

    private func keywords(_ key: String) -> [String] {
        words("cli.quick.keywords.\(key)").split(separator: " ").map { String($0) }
    }

    // MARK: Steps and counters

    private func steps(_ logbook: Logbook) throws -> [PaletteAction] {
        let steps = try logbook.history(limit: 20)
        let done = steps.first { !$0.isUndone }
        let undone = steps.last { $0.isUndone }
        return try [("undo", "UndoIntent", done), ("redo", "RedoIntent", undone)].compactMap {
            key, intent, step in
            guard let step else { return nil }
            let item = try step.item.flatMap { try logbook.item(id: $0) }
            return PaletteAction(
                verb: words("cli.quick.verb.\(key)"), detail: words.step(step, at: now, zone: logbook.zone),
                keywords: keywords(key),
                command: .intent(of: PaletteAction.standard, IntentCall(name: intent)),
                isSensitive: item?.isPrivate ?? false, worth: 5000)
        }
    }

    private func counters(_ logbook: Logbook) throws -> [PaletteAction] {
        try logbook.counters().flatMap { name, value in
            [("more", "IncrementIntent"), ("less", "DecrementIntent")].map { key, intent in
                PaletteAction(
                    verb: words("cli.quick.verb.\(key)"), name: name, detail: String(value),
                    command: .intent(
                        of: PaletteAction.standard,
                        IntentCall(name: intent, parameters: [.init("name", .string(name))])),
                    worth: 30_000)
            }
        }
    }

    // MARK: What is pinned

    /// A line of the configuration, as the item's own action where it means one.
    private func action(
        ofLine line: String, among mains: [PaletteAction], _ logbook: Logbook
    ) throws -> PaletteAction {
        var action = PaletteAction(verb: "", name: line, command: .line(line))
        guard let typed = ShellWords.split(line), let verb = typed.first,
            ["log", "start", "stop", "skip", "ago"].contains(verb), typed.count > 1,
            case .one(let item) = try logbook.find(typed[1])
        else { return action }
        let known = mains.first { $0.name == item.name }
        action.verb = words("cli.quick.verb.\(verb)")
        if verb == "log", let known { action.verb = known.verb }
        action.name = item.name
        action.emoji = item.emoji
        action.isSensitive = item.isPrivate
        action.detail = known?.detail ?? ""
        if typed.count == 3 { action.name += " · " + typed[2] }
        return action
    }
}
