/// The one table of keys. Dispatch, the help page, the status row's hints and the tests all read it.
package enum KeyTable {
    /// Keys of a layer that do the same, or, in help, belong in one line.
    package struct Row: Hashable, Sendable {
        /// Where the keys have this meaning.
        package let layer: KeyLayer
        /// Each does the same; help shows them in this order.
        package let keys: [Key]
        /// What a press does on that layer.
        package let command: KeyCommand
        /// Key of the sentence in the catalogue; rows in a row with the same one share a line of help.
        package let help: String
        /// The paragraph of help it stands in.
        package let group: Group

        init(_ layer: KeyLayer, _ keys: [Key], _ command: KeyCommand, _ help: String, _ group: Group) {
            self.layer = layer
            self.keys = keys
            self.command = command
            self.help = help
            self.group = group
        }
    }

    /// Paragraphs of the help page.
    package enum Group: String, CaseIterable, Sendable { case move, widget, page, program, edit }

    /// In the order of help, layer by layer.
    package static let rows: [Row] = [
        Row(.overlay, [.up, "k"], .overlayUp, "dashboard.help.scroll", .move),
        Row(.overlay, [.down, "j"], .overlayDown, "dashboard.help.scroll", .move),
        Row(.overlay, [.pageUp], .overlayPageUp, "dashboard.help.scroll", .move),
        Row(.overlay, [.pageDown, " "], .overlayPageDown, "dashboard.help.scroll", .move),
        Row(.overlay, [.escape, "?", "q", "w", "t"], .closeOverlay, "dashboard.help.close", .program),
        Row(.overlay, [.enter], .confirmOverlay, "dashboard.help.close", .program),

        Row(.editing, ["a"], .edit(.add), "dashboard.help.editAdd", .edit),
        Row(.editing, ["c", .enter], .edit(.configure), "dashboard.help.editConfigure", .edit),
        Row(.editing, ["<", ","], .edit(.earlier), "dashboard.help.editMove", .edit),
        Row(.editing, [">", "."], .edit(.later), "dashboard.help.editMove", .edit),
        Row(.editing, ["f"], .edit(.nextFamily), "dashboard.help.editFamily", .edit),
        Row(.editing, ["F"], .edit(.previousFamily), "dashboard.help.editFamily", .edit),
        Row(.editing, ["d"], .edit(.duplicate), "dashboard.help.editDuplicate", .edit),
        Row(.editing, ["x", .delete, .backspace], .edit(.remove), "dashboard.help.editRemove", .edit),
        Row(.editing, ["m"], .edit(.toNextPage), "dashboard.help.editSend", .edit),
        Row(.editing, ["u"], .edit(.undo), "dashboard.help.editUndo", .edit),
        Row(.editing, ["U"], .edit(.redo), "dashboard.help.editUndo", .edit),
        Row(.editing, ["n"], .edit(.newPage), "dashboard.help.editNewPage", .edit),
        Row(.editing, ["N"], .edit(.renamePage), "dashboard.help.editRenamePage", .edit),
        Row(.editing, ["X"], .edit(.removePage), "dashboard.help.editRemovePage", .edit),
        Row(.editing, ["{"], .edit(.pageEarlier), "dashboard.help.editMovePage", .edit),
        Row(.editing, ["}"], .edit(.pageLater), "dashboard.help.editMovePage", .edit),
        Row(.editing, ["e", .escape, "q"], .edit(.end), "dashboard.help.editEnd", .edit),

        Row(.always, [.control("c")], .quit, "dashboard.help.leave", .program),
        Row(.always, [.control("z")], .suspend, "dashboard.help.suspend", .program),
        Row(.always, [.escape], .dismiss, "dashboard.help.dismiss", .program),

        Row(.reserved, [.left, "h"], .moveFocus(.left), "dashboard.help.focus", .move),
        Row(.reserved, [.down, "j"], .moveFocus(.down), "dashboard.help.focus", .move),
        Row(.reserved, [.up, "k"], .moveFocus(.up), "dashboard.help.focus", .move),
        Row(.reserved, [.right, "l"], .moveFocus(.right), "dashboard.help.focus", .move),
        Row(.reserved, [.tab], .focusNext, "dashboard.help.nextPrevious", .move),
        Row(.reserved, [.backTab], .focusPrevious, "dashboard.help.nextPrevious", .move),
        Row(.reserved, [.enter], .pressFirst, "dashboard.help.enter", .widget),
        Row(.reserved, ["/"], .palette, "dashboard.help.palette", .program),
        Row(.reserved, ["?"], .help, "dashboard.help.help", .program),
        Row(.reserved, ["q"], .quit, "dashboard.help.leave", .program),

        Row(.banner, ["a"], .logReminder, "dashboard.help.reminder", .program),
        Row(.banner, ["z"], .snoozeReminder, "dashboard.help.reminder", .program),

        Row(
            .widget, ["1", "2", "3", "4", "5", "6", "7", "8", "9"], .pressByKey, "dashboard.help.digits",
            .widget),
        Row(.widget, ["+", "-"], .pressByKey, "dashboard.help.plusMinus", .widget),

        Row(.global, ["["], .pageBefore, "dashboard.help.pages", .page),
        Row(.global, ["]"], .pageAfter, "dashboard.help.pages", .page),
        Row(.global, [.pageUp], .scrollUp, "dashboard.help.scroll", .page),
        Row(.global, [.pageDown], .scrollDown, "dashboard.help.scroll", .page),
        Row(.global, ["u"], .undo, "dashboard.help.undoRedo", .page),
        Row(.global, ["U"], .redo, "dashboard.help.undoRedo", .page),
        Row(.global, ["r"], .reloadFocused, "dashboard.help.reload", .page),
        Row(.global, ["R"], .reloadAll, "dashboard.help.reload", .page),
        Row(.global, ["w"], .why, "dashboard.help.why", .widget),
        Row(.global, ["e"], .beginEditing, "dashboard.help.edit", .program),
        Row(.global, ["L"], .lock, "dashboard.help.lock", .program),
        Row(.global, ["P"], .privacy, "dashboard.help.privacy", .program),
        Row(.global, ["t"], .themes, "dashboard.help.themes", .program),
        Row(.global, ["S"], .screenshot, "dashboard.help.screenshot", .program),
    ]

    private static let commands: [KeyLayer: [Key: KeyCommand]] = Dictionary(grouping: rows, by: \.layer)
        .mapValues { rows in
            let pairs = rows.flatMap { row in row.keys.map { ($0, row.command) } }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }

    /// What a key does on a layer, nil where the layer does not know it.
    package static func command(for key: Key, on layer: KeyLayer) -> KeyCommand? {
        commands[layer]?[key]
    }

    /// The keys that do something on a layer, in the order of the table.
    package static func keys(for command: KeyCommand, on layer: KeyLayer) -> [Key] {
        rows.filter { $0.layer == layer && $0.command == command }.flatMap(\.keys)
    }

    /// Characters that a widget's button cannot have: it gets a digit in their place.
    package static let reservedCharacters: Set<Character> = Set(
        rows.filter { $0.layer == .reserved }.flatMap(\.keys).compactMap { key in
            if case .character(let character) = key { character } else { nil }
        })
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// So that `"k"` is a key.
    package init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}
