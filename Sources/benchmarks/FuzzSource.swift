import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// Documents at random, the same for the same seed: the words of the archive in right and in wrong places, then now
/// and then a few bytes changed.
struct FuzzSource {
    private var state: UInt64
    private var nodes = 0

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func random(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) >> 1) % max(bound, 1)
    }

    mutating func one<Value>(of values: [Value]) -> Value { values[random(values.count)] }

    private mutating func chance(_ part: Int) -> Bool { random(part) == 0 }

    mutating func document() -> [UInt8] {
        nodes = 0
        let entries = (0..<random(4) + 1).map { _ in
            var members = ["\"date\": \(date())", "\"view\": \(node(4))"]
            if chance(4) { members.append("\"capturedAt\": \(date())") }
            if chance(8) {
                members.append("\"relevance\": {\"score\": \(number()), \"duration\": \(number())}")
            }
            return "{\(members.joined(separator: ", "))}"
        }
        let reload = one(of: ["\"atEnd\"", "\"never\"", "{\"after\": \(date())}"])
        let text = "{\"format\": 1, \"entries\": [\(entries.joined(separator: ", "))], \"reload\": \(reload)}"
        var bytes = Array(text.utf8)
        if chance(3) {
            for _ in 0..<random(3) + 1 {
                let place = random(bytes.count)
                switch random(4) {
                case 0: bytes[place] = UInt8(random(256))
                case 1: bytes.removeSubrange(place..<min(place + random(12), bytes.count))
                case 2: bytes.insert(contentsOf: bytes[..<min(place, 40)], at: place)
                default: bytes.insert(contentsOf: one(of: Self.texts).utf8, at: place)
                }
            }
        }
        return bytes
    }

    mutating func surroundings() -> Surroundings {
        let sizes = [
            (0, 0), (1, 1), (2, 7), (10, 5), (16, 8), (20, 5), (20, 10), (40, 1), (40, 10), (80, 20), (3, 60),
        ]
        let size = one(of: sizes)
        let zones = ["UTC", "Europe/Berlin", "Australia/Lord_Howe", "America/Havana"].compactMap {
            TimeZone(identifier: $0)
        }
        return Surroundings(
            size: CellSize(columns: size.0, rows: size.1),
            now: Date(timeIntervalSince1970: one(of: [0.0, 1_796_029_920.4, 1_774_746_000, 4e9, -1e11])),
            zone: one(of: zones),
            locale: Locale(identifier: one(of: ["en_US", "es_ES", "ru_RU", "ar_EG", "ja_JP", "th_TH"])),
            mode: one(of: RenderingMode.allCases), glyphs: one(of: [.unicode, .unicode, .ascii]),
            redaction: one(of: [[], [], .placeholder, .privacy, [.privacy, .invalidated]]),
            frame: chance(2) ? WidgetFrame() : nil)
    }

    private static let texts = [
        "Hello world", "", " ", "a\\nb\\n\\nc", "字字字字", "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦⚠️❤️",
        "\\u001B]52;c;aGk=\\u0007", "\\u202E right", "loooooooooooooooooooong", "#[fg=red]#{x} 100%",
        "<b>&amp;\\\"",
        "\\u0000", "Привет, мир", "1.234,5", "\u{FEFF}\u{200D}",
    ]
    private static let numbers = ["0", "1", "0.5", "0.66", "2", "3", "8", "2.5", "40", "0.001"]
    private static let oddNumbers = [
        "-1", "1e9", "-1e9", "1e308", "-0", "1000", "9007199254740993", "null", "\"infinity\"", "\"x\"",
        "1e999",
    ]
    private static let words = [
        "leading", "center", "trailing", "top", "bottom", "firstTextBaseline", "linear", "circular",
        "automatic", "red",
        "primary", "secondary", "#12ab3f", "#12", "", "orange", "tail", "middle", "head", "relative",
        "offset", "timer",
        "date", "time", "jm", "EEEEdMMMM", "w", "horizontal", "both", "bold", "caption", "largeTitle", "bars",
        "met",
        "placeholder", "privacy", "uppercase", "rounded", "stopwatch", "reference", "hour", "always",
    ]

    /// Few are odd, for one odd member has the whole document refused.
    private mutating func isOdd() -> Bool { chance(80) }

    private mutating func number() -> String { one(of: isOdd() ? Self.oddNumbers : Self.numbers) }
    private mutating func text() -> String { "\"\(one(of: Self.texts))\"" }
    private mutating func word(_ right: String...) -> String {
        "\"\(one(of: isOdd() ? Self.words : right))\""
    }
    private mutating func align() -> String { word("leading", "center", "trailing", "top", "bottom") }
    private mutating func color() -> String {
        word("red", "primary", "secondary", "#12ab3f", "#12", "", "nothing")
    }
    private mutating func flag() -> String { one(of: ["true", "false"]) }

    private mutating func date() -> String {
        let dates = [
            "2026-11-30T09:12:00Z", "2026-11-30T09:11:59.6Z", "2026-03-29T00:59:59Z",
            "2024-02-29T12:00:00+01:00",
            "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1970-01-01T00:00:00Z", "2026-11-30T09:13:00Z",
            "2027-01-01T00:00:00Z", "2026-10-30T00:00:00Z",
        ]
        return "\"\(one(of: dates))\""
    }

    private mutating func live() -> String {
        let style = one(of: ["relative", "offset", "timer", "date", "time"])
        switch random(5) {
        case 0: return "{\"date\": \(date()), \"style\": \"\(style)\"}"
        case 1: return "{\"from\": \(date()), \"to\": \(date())}"
        case 2:
            var members = ["\"from\": \(date())", "\"to\": \(date())"]
            if chance(3) { members.append("\"pausedAt\": \(date())") }
            if chance(3) { members.append("\"countsDown\": \(flag())") }
            if chance(3) { members.append("\"showsHours\": \(flag())") }
            if chance(3) { members.append("\"maxPrecision\": \(number())") }
            return "{\"timer\": {\(members.joined(separator: ", "))}}"
        case 3:
            let format = one(of: ["reference", "offset", "stopwatch"])
            var members = ["\"date\": \(date())", "\"format\": \"\(format)\""]
            if chance(3) {
                members.append("\"allowedFields\": [\"hour\", \"\(one(of: ["day", "week", "second"]))\"]")
            }
            if chance(3) { members.append("\"maxFieldCount\": \(one(of: ["0", "1", "3", "99"]))") }
            if chance(3) { members.append("\"threshold\": \"\(one(of: ["year", "day", "second"]))\"") }
            return "{\(members.joined(separator: ", "))}"
        default: return "{\"now\": \"\(one(of: ["jm", "jms", "EEEEdMMMM", "y", "w", "", "x", "'"]))\"}"
        }
    }

    /// A node no deeper than `depth`.
    private mutating func node(_ depth: Int) -> String {
        nodes += 1
        guard depth > 0, nodes < 60 else { return text() }
        var members = [content(depth - 1)]
        var keys: Set<Substring> = []
        while chance(2) {
            let next = modifier(depth - 1)
            // The same key twice has the whole document refused.
            if keys.insert(next.prefix { $0 != ":" }).inserted || isOdd() { members.append(next) }
        }
        return "{\(members.joined(separator: ", "))}"
    }

    private mutating func list(_ depth: Int) -> String {
        "[\((0..<random(4)).map { _ in node(depth) }.joined(separator: ", "))]"
    }

    private mutating func content(_ depth: Int) -> String {
        let intent = "\"intent\": {\"name\": \(text()), \"with\": {\"a\": \(number())}}"
        switch random(16) {
        case 0, 1: return "\"text\": \(text())"
        case 2, 3: return "\"text\": [\(text()), \(live())]"
        case 4: return "\"symbol\": \"\(one(of: ["cup.and.saucer", "plus.circle", "nothing.like.it", ""]))\""
        case 5...7:
            let axis = one(of: ["vstack", "hstack", "zstack"])
            return "\"\(axis)\": \(list(depth)), \"spacing\": \(number()), \"align\": \(align())"
        case 8: return "\"grid\": [\(list(depth)), \(list(depth))]"
        case 9: return one(of: ["\"spacer\": \(number())", "\"divider\": true", "\"empty\": true"])
        case 10:
            return
                "\"gauge\": \(number()), \"style\": \(word("linear", "circular", "automatic")), \"label\": \(node(depth))"
        case 11: return "\"progress\": \(one(of: [number(), "{\"from\": \(date()), \"to\": \(date())}"]))"
        case 12: return "\"button\": \(node(depth)), \(intent), \"key\": \(text())"
        case 13: return "\"toggle\": \(node(depth)), \"isOn\": \(flag()), \(intent)"
        case 14:
            let mark = one(of: [
                "\"line\": [\(number()), \(number()), 3]",
                "\"dots\": [\"met\", \(word("missed", "pending", "notDue"))]",
                "\"heat\": [1, null]",
            ])
            return "\"chart\": {\(mark)}"
        default:
            return one(of: [
                "\"fits\": \(list(depth)), \"in\": \(word("horizontal", "vertical", "both"))",
                "\"shape\": \"capsule\", \"trim\": [0, \(number())]",
                "\"link\": \(node(depth)), \"url\": \(text())",
            ])
        }
    }

    private mutating func modifier(_ depth: Int) -> String {
        switch random(14) {
        case 0: return "\"padding\": \(number())"
        case 1: return "\"frame\": {\"width\": \(number()), \"height\": \(number())}"
        case 2:
            return "\"frame\": {\"maxWidth\": \(number()), \"minHeight\": \(number()), \"align\": \(align())}"
        case 3: return "\"background\": \(node(depth))"
        case 4: return "\"overlay\": \(node(depth))"
        case 5: return "\"color\": \(color())"
        case 6:
            return "\"font\": \(one(of: ["34", "64", "12", number(), word("caption", "largeTitle", "body")]))"
        case 7: return "\"bold\": \(flag())"
        case 8: return "\"lines\": \(one(of: ["1", "2", "3", number()]))"
        case 9: return "\"priority\": \(number())"
        case 10: return "\"sensitive\": \(flag())"
        case 11: return "\"opacity\": \(one(of: ["0", "0.3", "1", number()]))"
        case 12: return "\"truncation\": \(word("head", "middle", "tail"))"
        default: return "\"fixed\": \(word("horizontal", "vertical", "both"))"
        }
    }
}
