import VistazoArchive

/// One line of a plugin's output, read: what it says, how it looks, what pressing it does.
struct ScriptRow {
    /// What it says, without marks and badge; empty for a rule.
    var runs: [TextRun] = []
    /// 0 in the menu itself, one more in each submenu.
    var level = 0
    var isRule = false
    /// What the line says it does, nil where nothing.
    var action: Action?
    var badge: String?
    var tooltip: String?
    /// One character.
    var key: String?
    var isDisabled = false
    /// Stands in for the line before it while a key is held.
    var isAlternate = false
    /// False for a line that is to be hidden where it would be listed.
    var isListed = true
    /// It had an image, which a terminal cannot show.
    var hasImage = false

    /// All that a press does, in this order.
    struct Action: Hashable {
        /// http, https, file or mailto.
        var url: String?
        /// A program and its arguments.
        var command: [String] = []
        var isInTerminal = false
        /// Asks for the plugin's next output; happens after every press anyway.
        var refreshes = false

        var isEmpty: Bool { url == nil && command.isEmpty && !refreshes }
    }

    /// The words alone.
    var text: String { runs.plainText }
}

extension [TextRun] {
    /// The words, symbols left out.
    var plainText: String {
        reduce(into: "") { if case .string(let text) = $1.content { $0 += text } }
    }

    /// At most so many characters, the last of them an ellipsis where more follows.
    func cut(to length: Int) -> [TextRun] {
        guard plainText.count > length else { return self }
        var room = Swift.max(length - 1, 0)
        var result: [TextRun] = []
        for var run in self {
            guard case .string(let text) = run.content else {
                result.append(run)
                continue
            }
            run.content = .string(String(text.prefix(room)))
            room -= Swift.min(text.count, room)
            result.append(run)
            if room == 0 { break }
        }
        if var last = result.last, case .string(let text) = last.content {
            last.content = .string(text.trimmingBlanksAtEnd + "…")
            result[result.count - 1] = last
        }
        return result
    }

    /// Every run with what it leaves open filled in.
    func styled(_ traits: TextTraits) -> [TextRun] {
        map { run in
            var run = run
            run.traits.color = run.traits.color ?? traits.color
            run.traits.isBold = run.traits.isBold ?? traits.isBold
            run.traits.isItalic = run.traits.isItalic ?? traits.isItalic
            return run
        }
    }
}
