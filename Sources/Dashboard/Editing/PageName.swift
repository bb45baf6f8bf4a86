import Foundation
import VistazoCells

/// The line in which a page gets its name.
struct PageName: Hashable, Sendable {
    var prompt: PromptText
    /// Whether a page is added by it.
    let isNew: Bool
}

extension Dashboard {
    mutating func openPageName(isNew: Bool) {
        let prompt = PromptText(isNew ? "" : page.name)
        overlay = Overlay(page: .pageName(PageName(prompt: prompt, isNew: isNew)))
    }

    /// What a key does there; nil for one that means nothing.
    mutating func pressPageName(_ key: Key, in name: PageName, at now: Date) -> [Effect]? {
        var name = name
        switch key {
        case .escape: overlay = nil
        case .enter:
            overlay = nil
            return namePage(name.prompt.text, isNew: name.isNew, at: now)
        default:
            guard name.prompt.press(key) else { return nil }
            overlay?.page = .pageName(name)
        }
        return []
    }

    /// What is to be put into a configuration that names the pages itself.
    func lines(ofPages pages: [String], _ look: Look) -> [Line] {
        let room = max(min(size.columns - 6, 76), 12)
        return Line.wrapped(words("dashboard.edit.copyHow"), columns: room, look.dim) + [Line()]
            + pages.map { Line($0, look.plain) }
    }

    func lines(of name: PageName, _ look: Look) -> [Line] {
        var caret = look.bold
        caret.traits.insert(.reverse)
        var line = Line("› ", look.key)
        line.add(name.prompt, look.bold, caret)
        if line.width < 30 { line.add(String(repeating: " ", count: 30 - line.width)) }
        let enter = Key.enter.caption(surroundings.glyphs)
        return [
            line, Line(),
            keys([(enter, "dashboard.edit.keep"), ("Esc", "dashboard.palette.back")], look),
        ]
    }
}
