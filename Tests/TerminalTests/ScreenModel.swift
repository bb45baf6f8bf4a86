import VistazoCells

/// A terminal as a value: takes the bytes that a program sends and says what stands on its screen.
struct ScreenModel {
    struct Glyph: Equatable {
        var text = " "
        var style = Style()
        var width = 1
    }

    struct Style: Equatable {
        var foreground = MappedColor.standard
        var background = MappedColor.standard
        var traits: CellTraits = []
    }

    /// Where terminals differ: whether what East Asian fonts draw wide, and what a variation selector makes an emoji,
    /// takes one cell or two.
    enum Widths: CaseIterable { case narrow, wide }

    private(set) var rows: [[Glyph]]
    private(set) var modes: Set<Int> = []
    private(set) var colorCodes = 0
    /// Sequences that the model does not know.
    private(set) var unknown: [String] = []
    private let columns: Int
    private let widths: Widths
    private var column = 0
    private var row = 0
    private var isPastEnd = false
    private var isInserting = false
    private var style = Style()

    init(columns: Int, rows: Int, widths: Widths = .narrow) {
        self.columns = columns
        self.widths = widths
        self.rows = Array(repeating: Array(repeating: Glyph(), count: columns), count: rows)
    }

    mutating func feed(_ bytes: some Collection<UInt8>) {
        var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": escape(&rest)
            case "\r": moveTo(column: 0, row: row)
            case "\n": moveTo(column: column, row: row + 1)
            case "\u{8}": moveTo(column: column - 1, row: row)
            case "\u{7}", "\u{F}", "\u{E}": break
            default: put(scalar)
            }
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        var width = ScalarWidth.columns(of: scalar) ?? 0
        if widths == .wide {
            if scalar.isAmbiguous { width = 2 }
            if scalar == "\u{FE0F}" { moveTo(column: column + 1, row: row) }
        }
        if width == 0 {
            let before = isPastEnd ? columns - 1 : max(column - 1, 0)
            rows[row][before].text.unicodeScalars.append(scalar)
            return
        }
        if isPastEnd || column + width > columns { moveTo(column: 0, row: row + 1) }
        if isInserting { makeRoom(width) }
        for place in column..<column + width { release(place) }
        rows[row][column] = Glyph(text: String(scalar), style: style, width: width)
        if width == 2 { rows[row][column + 1] = Glyph(text: "", style: style, width: 0) }
        isPastEnd = column + width == columns
        column = min(column + width, columns - 1)
    }

    private mutating func makeRoom(_ count: Int) {
        rows[row].removeLast(count)
        rows[row].insert(contentsOf: repeatElement(Glyph(style: style), count: count), at: column)
    }

    /// Half of a wide glyph that is written over leaves a blank.
    private mutating func release(_ place: Int) {
        switch rows[row][place].width {
        case 0: rows[row][place - 1] = Glyph(style: rows[row][place - 1].style)
        case 2: rows[row][place + 1] = Glyph(style: rows[row][place + 1].style)
        default: break
        }
    }

    private mutating func moveTo(column: Int, row: Int) {
        self.column = min(max(column, 0), columns - 1)
        self.row = min(max(row, 0), rows.count - 1)
        isPastEnd = false
    }

    private mutating func erase(_ places: Range<Int>, row: Int) {
        let former = self.row
        self.row = row
        for place in places {
            release(place)
            rows[row][place] = Glyph(style: Style(background: style.background))
        }
        self.row = former
    }

    private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
        guard let second = rest.popFirst() else { return }
        switch second {
        case "[": break
        case "(", ")":
            rest = rest.dropFirst()
            return
        case "=", ">", "7", "8": return
        default:
            unknown.append(String(second))
            return
        }
        let parameters = rest.prefix { (0x20...0x3F).contains($0.value) }
        rest = rest.dropFirst(parameters.count)
        guard let final = rest.popFirst() else { return }
        let text = String(parameters)
        if text.hasPrefix("?") {
            for mode in text.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
                if final == "h" { modes.insert(mode) } else { modes.remove(mode) }
            }
            return
        }
        control(final, text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 })
    }

    private mutating func control(_ final: Unicode.Scalar, _ numbers: [Int]) {
        let first = numbers.first ?? 0
        let step = max(first, 1)
        switch final {
        case "H": moveTo(column: (numbers.count > 1 ? max(numbers[1], 1) : 1) - 1, row: step - 1)
        case "d": moveTo(column: column, row: step - 1)
        case "G": moveTo(column: step - 1, row: row)
        case "A": moveTo(column: column, row: row - step)
        case "B": moveTo(column: column, row: row + step)
        case "C": moveTo(column: column + step, row: row)
        case "D": moveTo(column: column - step, row: row)
        case "J":
            if first == 0 { erase(column..<columns, row: row) }
            for line in first == 0 ? (row + 1)..<max(rows.count, row + 1) : 0..<rows.count {
                erase(0..<columns, row: line)
            }
        case "K": erase(first == 0 ? column..<columns : first == 1 ? 0..<column + 1 : 0..<columns, row: row)
        case "X": erase(column..<min(column + step, columns), row: row)
        case "b":
            let last = rows[row][isPastEnd ? column : column - 1].text
            for _ in 0..<step { put(last.unicodeScalars.first ?? " ") }
        case "@": makeRoom(min(step, columns - column))
        case "h" where first == 4: isInserting = true
        case "l" where first == 4: isInserting = false
        case "m": rendition(numbers)
        case "r", "t", "l", "h": break
        default: unknown.append("[\(numbers)\(final)")
        }
    }

    private mutating func rendition(_ numbers: [Int]) {
        var codes = numbers[...]
        while let code = codes.popFirst() {
            switch code {
            case 0: style = Style()
            case 1: style.traits.insert(.bold)
            case 2: style.traits.insert(.dim)
            case 3: style.traits.insert(.italic)
            case 4: style.traits.insert(.underline)
            case 7: style.traits.insert(.reverse)
            case 22: style.traits.subtract([.bold, .dim])
            case 23: style.traits.remove(.italic)
            case 24: style.traits.remove(.underline)
            case 27: style.traits.remove(.reverse)
            default:
                colorCodes += 1
                color(code, &codes)
            }
        }
    }

    private mutating func color(_ code: Int, _ codes: inout ArraySlice<Int>) {
        var color = MappedColor.standard
        switch code % 10 {
        case 8 where code < 50:
            let kind = codes.popFirst()
            let first = UInt8(clamping: codes.popFirst() ?? 0)
            color =
                kind == 5
                ? .indexed(first)
                : .rgb(first, UInt8(clamping: codes.popFirst() ?? 0), UInt8(clamping: codes.popFirst() ?? 0))
        case 9 where code < 50: break
        default: color = .indexed(UInt8(code % 10 + (code >= 90 ? 8 : 0)))
        }
        if (30..<40).contains(code) || (90..<100).contains(code) {
            style.foreground = color
        } else {
            style.background = color
        }
    }
}

extension Unicode.Scalar {
    /// Of East Asian width "ambiguous": the part of that table which our tests send.
    fileprivate var isAmbiguous: Bool {
        switch value {
        case 0xA1, 0xA7, 0xB0, 0xB1, 0xB4, 0xB7, 0xD7, 0xE8...0xEA, 0xF7, 0x391...0x3A9, 0x3B1...0x3C9, 0x401,
            0x410...0x44F, 0x451, 0x2010, 0x2013...0x2016, 0x2018...0x201D, 0x2026, 0x2030, 0x2190...0x2199,
            0x2500...0x254B, 0x2550...0x2573, 0x2580...0x258F, 0x2592...0x2595, 0x25A0...0x25A1,
            0x25B2...0x25B3,
            0x25CB, 0x25CE...0x25D1, 0x25E2...0x25E5, 0x2605...0x2606:
            true
        default: false
        }
    }
}
