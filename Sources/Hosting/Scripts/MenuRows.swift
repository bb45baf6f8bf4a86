import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

/// Which rows of a menu a face shows, and how each looks.
struct MenuRows {
    let rows: [ScriptRow]
    let words: Words
    /// The key that each press of a face has, in reading order, as drawing gives them out.
    private var keys: [String?]

    /// - Parameter first: What can be pressed before the first row: the header.
    init(_ rows: [ScriptRow], after first: ScriptRow?, words: Words) {
        self.rows = rows
        self.words = words
        var presses = ([first].compactMap { $0 } + rows).filter { $0.action != nil }.map(\.key)
        // Drawing gives digits to those without a key of their own.
        var taken = reservedKeys
        for index in presses.indices {
            guard let key = presses[index], !taken.contains(key), displayWidth(key) == 1 else {
                presses[index] = nil
                continue
            }
            taken.insert(key)
        }
        for index in presses.indices where presses[index] == nil {
            presses[index] = (1...9).map { String($0) }.first { taken.insert($0).inserted }
        }
        if first?.action != nil { presses.removeFirst() }
        keys = presses
    }

    /// The rows of the menu itself that tell most: those before its first rule, without those that only do something
    /// where most of them only say something; then what else only says something.
    static func telling(_ body: [ScriptRow]) -> [ScriptRow] {
        let top = tidied(body.filter { $0.level == 0 && !$0.isAlternate })
        let first = top.prefix { !$0.isRule }
        let passive = first.filter { $0.action == nil }
        let rest = top.dropFirst(first.count).filter { !$0.isRule }
        let told = passive.count * 2 >= first.count ? passive : Array(first)
        return told + rest.filter { $0.action == nil }
    }

    /// The rows of the menu itself, with its rules where there is room for them.
    static func top(_ body: [ScriptRow], room: Int) -> [ScriptRow] {
        let top = tidied(body.filter { $0.level == 0 && !$0.isAlternate })
        return top.count <= room ? top : top.filter { !$0.isRule }
    }

    /// All rows, submenus unfolded; rules inside of submenus, then all of them, give way first.
    static func unfolded(_ body: [ScriptRow], room: Int) -> [ScriptRow] {
        var all = tidied(body)
        if all.count > room { all.removeAll { $0.isRule && $0.level > 0 } }
        if all.count > room { all.removeAll(where: \.isRule) }
        return all
    }

    /// No rule first, last, or after another.
    private static func tidied(_ rows: [ScriptRow]) -> [ScriptRow] {
        var tidy: [ScriptRow] = []
        for row in rows where !(row.isRule && tidy.last?.isRule ?? true) { tidy.append(row) }
        if tidy.last?.isRule == true { tidy.removeLast() }
        return tidy
    }

    /// Cuts to a room; the last row then says how many more there are, where that is wanted.
    func nodes(room: Int, tellsMore: Bool = true) -> [Node] {
        guard room > 0 else { return [] }
        var nodes: [Node] = []
        var press = 0
        let isCut = rows.count > room && tellsMore
        for row in rows.prefix(isCut ? room - 1 : room) {
            // What has no key stands in line with what has one.
            let key = row.action == nil ? nil : press < keys.count ? keys[press] ?? " " : " "
            if row.action != nil { press += 1 }
            nodes.append(Self.node(row, key: key))
        }
        if isCut {
            let more = rows.dropFirst(room - 1).count { !$0.isRule }
            nodes.append(.line(words("hosting.moreRows", count: more), [.color(.role(.secondary))]))
        }
        return nodes
    }

    private static func node(_ row: ScriptRow, key: String?) -> Node {
        let indent = min(row.level, 4) * 2 + (row.isAlternate ? 2 : 0)
        guard !row.isRule else { return Node(.divider).indented(indent) }
        var parts: [Node] = []
        let isQuiet = row.isDisabled || row.action == nil && (row.level > 0 || row.isAlternate)
        if let key { parts.append(.line(key, [.color(.role(.secondary))]).fixed) }
        var label = Node.line(row.runs, isQuiet ? [.color(.role(.secondary))] : [.color(.role(.primary))])
        if let tooltip = row.tooltip, row.action == nil {
            label.modifiers.append(.accessibilityLabel("\(row.text) (\(tooltip))"))
        }
        parts.append(row.pressed(label))
        if let badge = row.badge {
            parts += [Node(.spacer(minimum: 1)), .line(badge, [.color(.role(.secondary))]).fixed]
        }
        let node = parts.count == 1 ? parts[0] : Node.beside(parts, spacing: key == nil ? 0 : 1)
        return node.indented(indent)
    }
}

extension Node {
    /// So many columns further to the right.
    fileprivate func indented(_ columns: Int) -> Node {
        guard columns > 0 else { return self }
        let insets = NodeModifier.Insets(top: 0, leading: Double(columns), bottom: 0, trailing: 0)
        return Node(content, modifiers + [.padding(insets)])
    }
}

extension ScriptRow {
    /// A label that does what the row does.
    func pressed(_ label: Node) -> Node {
        guard let action else { return label }
        if let url = action.url, action.command.isEmpty {
            return Node(.link(url: url, label: label))
        }
        return Node(.button(Node.Button(label: label, intent: ScriptCall(action).intent, key: key)))
    }
}
