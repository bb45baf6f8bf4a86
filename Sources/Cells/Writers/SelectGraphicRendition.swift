/// The escape sequences that change a terminal's style (ECMA-48 8.3.117), as short as they can be.
struct SelectGraphicRendition {
    let depth: ColorDepth

    /// What turns `old` into `new`; empty where nothing changes at this depth.
    func transition(from old: CellStyle, to new: CellStyle) -> String {
        let old = Resolved(old, depth)
        let new = Resolved(new, depth)
        if old == new { return "" }
        let step = codes(from: old, to: new)
        let afresh = ["0"] + codes(from: Resolved(.standard, depth), to: new)
        let shorter = [afresh, step].map { $0 == ["0"] ? "" : $0.joined(separator: ";") }
            .min { $0.utf8.count < $1.utf8.count }
        return "\u{1B}[" + (shorter ?? "") + "m"
    }

    private struct Resolved: Equatable {
        var foreground: MappedColor
        var background: MappedColor
        var traits: CellTraits

        init(_ style: CellStyle, _ depth: ColorDepth) {
            foreground = style.foreground.mapped(to: depth)
            background = style.background.mapped(to: depth)
            traits = style.traits
        }
    }

    private func codes(from old: Resolved, to new: Resolved) -> [String] {
        var codes: [String] = []
        var kept = old.traits
        for (traits, off) in Self.offCodes where !old.traits.intersection(traits).isSubset(of: new.traits) {
            codes.append(off)
            kept.subtract(traits)
        }
        for (trait, on) in Self.onCodes where new.traits.contains(trait) && !kept.contains(trait) {
            codes.append(on)
        }
        if old.foreground != new.foreground { codes.append(Self.code(new.foreground, base: 30)) }
        if old.background != new.background { codes.append(Self.code(new.background, base: 40)) }
        return codes
    }

    private static func code(_ color: MappedColor, base: Int) -> String {
        switch color {
        case .standard: "\(base + 9)"
        case .indexed(let index) where index < 8: "\(base + Int(index))"
        case .indexed(let index) where index < 16: "\(base + 52 + Int(index))"
        case .indexed(let index): "\(base + 8);5;\(index)"
        case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
        }
    }

    private static let onCodes: [(CellTraits, String)] = [
        (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
    ]
    /// Bold and dim share the code that ends them.
    private static let offCodes: [(CellTraits, String)] = [
        ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reverse, "27"), (.strikethrough, "29"),
    ]
}
