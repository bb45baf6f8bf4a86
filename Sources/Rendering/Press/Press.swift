import VistazoArchive
import VistazoCells

/// A place that can be pressed, before the keys are shared out.
struct Press {
    var rect: CellRect
    var action: HitRegion.Action
    /// The key its author asked for.
    var key: String?
    /// `+` or `-` where its symbol is a plus or a minus.
    var sign: String?
    var label: String
    /// True for the whole widget, which comes after everything in it and has no key.
    var isWhole = false

    /// Enter presses it, though it may not be the first.
    var isEnters: Bool { key == Node.Button.enterKey && !isWhole }
}

/// Notes where a button, a toggle or a link stands.
final class PressBox: WrapperBox {
    private let press: Press

    init(_ child: LayoutBox, _ press: Press) {
        self.press = press
        super.init(child)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        super.place(proposal, in: rect, on: canvas)
        var press = press
        press.rect = rect
        canvas.note(press)
    }
}

/// Keys that mean the same everywhere in the dashboard, so that no widget can have them.
package let reservedKeys: Set<String> = ["h", "j", "k", "l", "?", "/", "q"]

/// Puts presses in reading order, what Enter presses first, and gives each its key.
///
/// First the keys their authors asked for, where they are one printable character, free and not reserved;
/// then `+` and `-` for those whose symbol is one; then 1–9 in order. What comes after has none.
func hitRegions(of presses: [Press]) -> [HitRegion] {
    let ordered = presses.enumerated().sorted { a, b in
        if a.element.isWhole != b.element.isWhole { return b.element.isWhole }
        if a.element.isEnters != b.element.isEnters { return a.element.isEnters }
        let (x, y) = (a.element.rect, b.element.rect)
        return (x.top, x.left, a.offset) < (y.top, y.left, b.offset)
    }.map(\.element)
    var taken = reservedKeys
    var keys: [String?] = Array(repeating: nil, count: ordered.count)
    func give(_ wanted: (Press) -> String?) {
        for (index, press) in ordered.enumerated() where keys[index] == nil && !press.isWhole {
            guard let key = wanted(press), taken.insert(key).inserted else { continue }
            keys[index] = key
        }
    }
    give { $0.isEnters ? nil : $0.key.flatMap { isPrintable($0) ? $0 : nil } }
    give(\.sign)
    give { _ in (1...9).lazy.map { String($0) }.first { !taken.contains($0) } }
    return zip(ordered, keys).map { press, key in
        HitRegion(rect: press.rect, action: press.action, key: key, label: press.label)
    }
}

/// Whether a key is one character that a person can press and see.
private func isPrintable(_ key: String) -> Bool {
    guard key.count == 1, let scalar = key.unicodeScalars.first, scalar != " " else { return false }
    return displayWidth(key) > 0 && clusters(of: key).first?.text == key
        && !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
}
