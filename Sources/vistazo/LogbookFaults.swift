import VistazoLogbook
import VistazoWords

/// How the logbook's refusals are told, each with its exit code.
extension LogbookError: Fault {
    var status: ExitStatus {
        switch self {
        case .unknownItem, .ambiguousItem, .unknownEntry, .nothingToUndo, .nothingToRedo,
            .notRunning:
            .notFound
        case .archivedItem, .nameTaken, .noSkipsLeft, .noStopwatch, .runsAlready, .stillRuns, .changedSince:
            .failed
        case .emptyName, .longName, .future, .longSkip, .unitIsNoTime, .stopsBeforeStart, .startsBefore,
            .dayAlone, .longAgo:
            .badData
        }
    }

    func text(_ words: Words) -> String {
        switch self {
        case .unknownItem(let typed, let near) where near.isEmpty:
            words("cli.item.unknown", ["typed": typed])
        case .unknownItem(let typed, let near):
            words("cli.item.unknownNear", ["typed": typed, "near": Self.list(near, words)])
        case .ambiguousItem(let typed, let candidates):
            words("cli.item.ambiguous", ["typed": typed, "items": Self.list(candidates, words)])
        case .archivedItem(let item): words("cli.item.isArchived", ["item": item.title])
        case .unknownEntry(let id): words("cli.entry.unknown", ["id": "#\(id)"])
        case .changedSince(let entry): words("cli.entry.changedSince", ["id": "#\(entry.id)"])
        case .nameTaken(let item): words("cli.item.nameTaken", ["item": item.title])
        case .emptyName: words("cli.item.emptyName")
        case .longName: words("cli.item.longName", ["limit": String(Item.longestName)])
        case .future(let when): words("cli.future", ["when": when])
        case .longSkip(let limit): words("cli.skip.tooLong", ["limit": String(limit)])
        case .noSkipsLeft(let item, let month, let left, let wanted):
            words(
                "cli.skip.noneLeft",
                [
                    "item": item.title, "left": String(left), "allowed": String(item.skipsAMonth ?? 0),
                    "month": String(month.description.prefix(7)), "wanted": String(wanted),
                ])
        case .noStopwatch(let item): words("cli.stopwatch.none", ["item": item.name])
        case .unitIsNoTime(let item):
            words("cli.stopwatch.unit", ["item": item.name, "unit": item.unit ?? ""])
        case .runsAlready(let item, let since):
            words("cli.stopwatch.runsAlready", ["item": item.name, "since": since])
        case .notRunning(let item): words("cli.stopwatch.notRunning", ["item": item.name])
        case .stopsBeforeStart(let item, let since):
            words("cli.stopwatch.stopsBeforeStart", ["item": item.name, "since": since])
        case .startsBefore(let item, let since):
            words("cli.stopwatch.startsBefore", ["item": item.name, "since": since])
        case .stillRuns(let item, let since):
            words("cli.stopwatch.stillRuns", ["item": item.name, "since": since])
        case .dayAlone(let day): words("cli.stopwatch.dayAlone", ["day": day.description])
        case .longAgo(let when): words("cli.stopwatch.longAgo", ["when": when])
        case .nothingToUndo: words("cli.undo.nothing")
        case .nothingToRedo: words("cli.redo.nothing")
        }
    }

    /// A name may hold line ends and more: stand-ins come where the line is printed. Of very many a dozen
    /// is enough to see that more letters are needed.
    static func list(_ items: [Item], _ words: Words) -> String {
        let names = items.prefix(12).map(\.name) + (items.count > 12 ? ["…"] : [])
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        let first = names.dropLast().joined(separator: ", ")
        return words("cli.oneOf", ["names": first, "last": last])
    }
}

extension DatabaseError: Fault {
    var status: ExitStatus { .storage }

    func text(_ words: Words) -> String {
        switch cause {
        case .busy: words("cli.store.busy", ["path": path])
        case .full: words("cli.store.full", ["path": path])
        case .corrupt: words("cli.store.corrupt", ["path": path, "message": message])
        case .newer: words("cli.store.newer", ["path": path])
        case .unavailable: words("cli.store.unavailable", ["path": path, "message": message])
        case .constraint, .other: words("cli.store.failed", ["path": path, "message": message])
        }
    }
}

extension FolderError: Fault {
    var status: ExitStatus {
        switch self {
        case .noHome: .configuration
        case .cannotCreate: .storage
        }
    }

    func text(_ words: Words) -> String {
        switch self {
        case .noHome(let variable): words("cli.folder.noHome", ["variable": variable])
        case .cannotCreate(let path, let reason):
            words("cli.folder.cannotCreate", ["path": path, "reason": reason])
        }
    }
}

extension AmountError: Fault {
    var status: ExitStatus { .badData }

    func text(_ words: Words) -> String {
        switch self {
        case .notANumber(let typed): words("cli.amount.notANumber", ["typed": typed])
        case .ambiguous(let typed): words("cli.amount.ambiguous", ["typed": typed])
        case .tooLarge(let typed): words("cli.amount.tooLarge", ["typed": typed])
        case .tooFine(let typed): words("cli.amount.tooFine", ["typed": typed])
        case .notATime(let typed, let unit?):
            words("cli.amount.notATime", ["typed": typed, "unit": unit])
        case .notATime(let typed, nil): words("cli.amount.notATimeNoUnit", ["typed": typed])
        case .longerThanADay(let typed): words("cli.amount.longerThanADay", ["typed": typed])
        }
    }
}

extension Instant.ParsingError: Fault {
    var status: ExitStatus { .badData }

    func text(_ words: Words) -> String {
        switch self {
        case .unreadable(let typed): words("cli.when.unreadable", ["typed": typed])
        case .impossible(let typed): words("cli.when.impossible", ["typed": typed])
        }
    }
}

/// A text that is no day.
struct DayFault: Fault {
    let typed: String
    var status: ExitStatus { .badData }
    func text(_ words: Words) -> String { words("cli.day.unreadable", ["typed": typed]) }
}

/// A text that is neither a day nor a range of days.
struct DayRangeFault: Fault {
    let typed: String
    var status: ExitStatus { .badData }
    func text(_ words: Words) -> String { words("cli.days.unreadable", ["typed": typed]) }
}

extension GoalError: Fault {
    var status: ExitStatus { .badData }

    func text(_ words: Words) -> String {
        switch self {
        case .unreadable(let typed): words("cli.goal.unreadable", ["typed": typed])
        case .amount(let typed, let error):
            words("cli.goal.amount", ["typed": typed, "reason": error.text(words)])
        case .asksNothing(let typed): words("cli.goal.asksNothing", ["typed": typed])
        case .badWindow(let typed): words("cli.goal.badWindow", ["typed": typed])
        case .twoAlike(let one, let other): words("cli.goal.twoAlike", ["one": one, "other": other])
        }
    }
}

extension ReminderRule.ParsingError: Fault {
    var status: ExitStatus { .badData }

    func text(_ words: Words) -> String {
        switch self {
        case .unreadable(let typed): words("cli.remind.unreadable", ["typed": typed])
        case .impossible(let typed): words("cli.remind.impossible", ["typed": typed])
        }
    }
}

extension StoreNews {
    /// In one sentence.
    ///
    /// - Parameter path: The logbook's file.
    func text(path: String, _ words: Words) -> String {
        switch self {
        case .moved(let old): words("cli.store.moved", ["old": old, "path": path])
        case .emptied(let entries): words("cli.store.emptied", count: entries, ["path": path])
        case .shrunken(let from, let to):
            words("cli.store.shrunken", ["path": path, "from": String(from), "to": String(to)])
        }
    }
}

extension BackupError: Fault {
    var status: ExitStatus {
        switch self {
        case .exists: .failed
        case .unwritable, .damaged: .storage
        }
    }

    func text(_ words: Words) -> String {
        switch self {
        case .exists(let path): words("cli.backup.exists", ["file": path])
        case .unwritable(let path, let reason): words("cli.noWrite", ["file": path, "reason": reason])
        case .damaged(let path, let what): words("cli.backup.damaged", ["file": path, "message": what])
        }
    }
}

extension StoreMoveError: Fault {
    var status: ExitStatus { .storage }

    func text(_ words: Words) -> String {
        words("cli.store.unmoved", ["old": old, "path": path, "reason": reason])
    }
}
