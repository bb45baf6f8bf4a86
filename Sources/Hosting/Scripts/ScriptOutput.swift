import Foundation
import VistazoArchive
import VistazoRendering

/// What a plugin printed, read: the lines above the first separator take turns as the header, those below are the
/// menu.
struct ScriptOutput {
    private(set) var headers: [ScriptRow] = []
    private(set) var body: [ScriptRow] = []
    /// What was passed over, each mistake once.
    private(set) var diagnostics: [JSONFault] = []

    /// What reading depends on besides the output itself.
    struct Setting {
        var dialect: ScriptDialect
        var scheme: Scheme
        /// Where the plugin runs, to which paths in its lines are relative.
        var folder: String
        /// For `~` at the beginning of a path.
        var home: String
    }

    private static let mistakeLimit = 32
    /// Lines and headers beyond which nothing is read, and characters of a title.
    private static let lineLimit = 2000
    private static let headerLimit = 240
    private static let titleLimit = 4096
    private var seen: Set<JSONFault.Cause> = []
    private let setting: Setting

    init(_ text: String, _ setting: Setting) {
        self.setting = setting
        var isBody = false
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.prefix(Self.lineLimit).enumerated() {
            let line = Substring(bytes)
            let bar = bytes.firstIndex(of: UInt8(ascii: "|")) ?? line.endIndex
            let title = line[..<bar].prefix(Self.titleLimit)
            let place = Place(title, isBody: isBody)
            guard place.kind != .separator else {
                isBody = true
                continue
            }
            if place.kind == .rule {
                body.append(ScriptRow(level: place.level, isRule: true))
                continue
            }
            let parameters = RowParameters(line[bar...].dropFirst())
            for mistake in parameters.mistakes { note(mistake, line: index + 1) }
            for row in rows(place.title, parameters, line: index + 1, level: place.level) {
                if isBody {
                    body.append(row)
                } else if headers.count < Self.headerLimit {
                    headers.append(row)
                }
            }
        }
        body.removeAll { !$0.isListed || $0.runs.isEmpty && !$0.isRule }
    }

    /// Where a line stands: what its dashes say.
    private struct Place {
        enum Kind { case separator, rule, row }

        let kind: Kind
        let level: Int
        let title: Substring

        /// `--` a level; `---` ends the headers and is a rule after that, `-----` one in a submenu.
        init(_ title: Substring, isBody: Bool) {
            let bare = title.drop(while: \.isWhitespace)
            let dashes = bare.prefix { $0 == "-" }.count
            let isAlone = bare.dropFirst(dashes).allSatisfy(\.isWhitespace)
            if !isBody {
                (kind, level, self.title) = (isAlone && dashes >= 3 ? .separator : .row, 0, title)
            } else if isAlone, dashes >= 3, !dashes.isMultiple(of: 2) {
                (kind, level, self.title) = (.rule, (dashes - 3) / 2, "")
            } else {
                (kind, level) = (.row, dashes / 2)
                self.title = dashes >= 2 ? bare.dropFirst(level * 2) : title
            }
        }
    }

    private mutating func note(_ cause: JSONFault.Cause, line: Int) {
        guard diagnostics.count < Self.mistakeLimit, seen.insert(cause).inserted else { return }
        diagnostics.append(JSONFault(place: JSONPlace(line: line, column: 1, offset: 0), cause: cause))
    }

    /// The row of a line, of several lines with Argos' `unescape`; none for a line without words.
    private mutating func rows(
        _ title: Substring, _ parameters: RowParameters, line: Int, level: Int
    ) -> [ScriptRow] {
        let isArgos = setting.dialect == .argos
        var texts = [String(title)]
        if isArgos, parameters.bool("unescape") ?? true, title.contains("\\") {
            texts = Self.unescaped(title).split(separator: "\n", omittingEmptySubsequences: false).map {
                String($0)
            }
        }
        var row = ScriptRow(level: level)
        row.badge = parameters["badge"]
        row.tooltip = parameters["tooltip"]
        row.isDisabled = parameters.bool("disabled") ?? false
        row.isAlternate = parameters.bool("alternate") ?? false
        row.isListed = parameters.bool("dropdown") ?? true
        row.hasImage = parameters["image", "templateimage"] != nil
        row.key = parameters["key", "shortcut"].flatMap(Self.key)
        if !row.isDisabled { row.action = action(parameters, line: line) }
        if parameters["eval"] != nil { note(.unknownKey("eval", known: []), line: line) }
        return texts.enumerated().compactMap { index, text in
            var row = row
            row.runs = runs(text, parameters, line: line)
            if index > 0 { (row.action, row.badge, row.key) = (nil, nil, nil) }
            return row.runs.isEmpty && !row.hasImage ? nil : row
        }
    }

    private mutating func runs(_ text: String, _ parameters: RowParameters, line: Int) -> [TextRun] {
        var text = text[...]
        if parameters.bool("trim") ?? true {
            text = text.drop(while: \.isWhitespace)
            while text.last?.isWhitespace == true { text.removeLast() }
        }
        var base = TextTraits()
        if let word = parameters["color"] {
            base.color = CSSColor.color(word, scheme: setting.scheme)
            if base.color == nil { note(.badColor(word), line: line) }
        } else if parameters.values["color"] != nil {
            note(.badColor(""), line: line)
        }
        let font = parameters["font"]?.lowercased() ?? ""
        let size = parameters["size"].flatMap { Double($0) } ?? 0
        if font.contains("bold") || font.contains("black") || size >= 18 { base.isBold = true }
        if font.contains("italic") || font.contains("oblique") { base.isItalic = true }
        let isColored = parameters.bool("ansi") ?? true
        var runs: [TextRun]?
        if setting.dialect == .argos, parameters.bool("usemarkup") ?? true {
            runs = ScriptMarkup.pango(String(text), traits: TextTraits(), scheme: setting.scheme)
        }
        var result =
            runs ?? PrintedText.runs(String(text), scheme: setting.scheme, isColored: isColored)
        if parameters.bool("md") ?? false { result = ScriptMarkup.markdown(result) }
        result = ScriptMarkup.named(
            result, emoji: parameters.bool("emojize") ?? true,
            symbols: parameters.bool("symbolize") ?? (setting.dialect == .swiftbar),
            isKnown: Self.isSymbol)
        if let length = parameters["length"].flatMap({ Int($0) }), length > 0 {
            // Argos keeps as many characters as it says, the others one fewer.
            result = result.cut(to: setting.dialect == .argos ? min(length, 100_000) + 1 : length)
        }
        result = result.styled(base)
        if let name = parameters["sfimage"], Self.isSymbol(name) {
            let color = parameters["sfcolor", "sfcolor1"].flatMap {
                CSSColor.color($0, scheme: setting.scheme)
            }
            let mark = TextRun(.symbol(name), TextTraits(color: color ?? base.color))
            result = result.isEmpty ? [mark] : [mark, TextRun(.string(" "))] + result
        }
        if parameters.bool("checked") ?? false { result.insert(TextRun(.string("✓ ")), at: 0) }
        return result
    }

    private mutating func action(_ parameters: RowParameters, line: Int) -> ScriptRow.Action? {
        var action = ScriptRow.Action(refreshes: parameters.bool("refresh") ?? false)
        if let address = parameters["href"] {
            let scheme = address.prefix { $0 != ":" }.lowercased()
            let isRefresh = ["swiftbar://refresh", "xbar://app.xbarapp.com/refresh", "bitbar://refresh"]
                .contains { address.lowercased().hasPrefix($0) }
            if isRefresh {
                action.refreshes = true
            } else if ["http", "https", "file", "mailto"].contains(scheme), address.utf8.count <= 8192 {
                action.url = address
            } else {
                note(.unknownWord(address, known: ["http", "https", "file", "mailto"]), line: line)
            }
        }
        if let program = parameters["bash", "shell"] {
            action.command = CommandWords.command(
                program, arguments: parameters.arguments, dialect: setting.dialect, folder: setting.folder,
                home: setting.home)
            action.isInTerminal = parameters.bool("terminal") ?? setting.dialect.opensTerminal
        }
        return action.isEmpty ? nil : action
    }

    /// The character of a shortcut such as `CmdOrCtrl+o` or `OPTION+SHIFT+t`; nil where it is a named key.
    private static func key(_ shortcut: String) -> String? {
        let parts = shortcut.split(separator: "+")
        guard let last = parts.last, last.count == 1 else { return nil }
        let isShifted = parts.dropLast().contains { $0.lowercased() == "shift" }
        return isShifted ? last.uppercased() : last.lowercased()
    }

    /// Whether the table of symbols knows a name, or what it is a variant of.
    static func isSymbol(_ name: String) -> Bool {
        symbolGlyph(name, glyphs: .unicode) != symbolGlyph("\u{0}", glyphs: .unicode)
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch next {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "\\": result.append("\\")
            default: result += [character, next]
            }
        }
        return result
    }
}
