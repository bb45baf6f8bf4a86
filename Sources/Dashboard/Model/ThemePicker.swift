import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// A theme that can be chosen, and how its ground counts here: the terminal's own is light or dark as its user has it.
package struct ThemeChoice: Hashable, Sendable {
    /// By its name in configurations.
    package let theme: Theme
    /// Which of two looks content takes on its ground.
    package let scheme: Scheme

    /// Of a theme in RGB the scheme is its own.
    package init(_ theme: Theme, scheme: Scheme? = nil) {
        self.theme = theme
        self.scheme = scheme ?? theme.scheme
    }
}

/// Themes to look at, one after the other on the page itself, before one is kept.
struct ThemePicker: Hashable, Sendable {
    let choices: [ThemeChoice]
    /// What stood before, and stands again where none is kept.
    let former: ThemeChoice
    var selected: Int

    /// nil where there is nothing to choose from. What stands now need not be among the choices.
    init?(_ choices: [ThemeChoice], now former: ThemeChoice) {
        guard !choices.isEmpty else { return nil }
        self.choices = choices
        self.former = former
        selected = choices.firstIndex { $0.theme.name == former.theme.name } ?? 0
    }
}

extension Dashboard {
    mutating func pickTheme(from choices: [ThemeChoice]) {
        let now = ThemeChoice(surroundings.theme, scheme: surroundings.scheme)
        guard let picker = ThemePicker(choices, now: now) else { return }
        overlay = Overlay(page: .themes(picker))
    }

    /// Shows the theme so many places further on the page; the ends of the list stay the ends.
    mutating func selectTheme(by places: Int, in picker: ThemePicker) {
        var picker = picker
        picker.selected = min(max(picker.selected + places, 0), picker.choices.count - 1)
        overlay?.page = .themes(picker)
        wear(picker.choices[picker.selected])
    }

    /// Closes the overlay as Enter does: the theme that is shown is kept.
    mutating func confirmOverlay() -> [Effect] {
        defer { overlay = nil }
        guard case .themes(let picker)? = overlay?.page else { return [] }
        return [.keepTheme(picker.choices[picker.selected].theme.name)]
    }

    /// Closes the overlay as Esc does: what was only looked at goes.
    mutating func closeOverlay() {
        if case .themes(let picker)? = overlay?.page { wear(picker.former) }
        overlay = nil
    }

    private mutating func wear(_ choice: ThemeChoice) {
        guard surroundings.theme != choice.theme || surroundings.scheme != choice.scheme else { return }
        surroundings.theme = choice.theme
        surroundings.scheme = choice.scheme
        epoch += 1
    }

    /// A line a theme with a taste of its colours, and what the keys do.
    func lines(of picker: ThemePicker, _ look: Look) -> [Line] {
        let wide = picker.choices.map { displayWidth($0.theme.name) }.max() ?? 0
        let hasHues = surroundings.mode != .vibrant
        let themes = picker.choices.enumerated().map { index, choice in
            let isSelected = index == picker.selected
            var line = Line(isSelected ? "› " : "  ", look.key)
            line.add(choice.theme.name, isSelected ? look.bold : look.plain)
            line.add(String(repeating: " ", count: wide - displayWidth(choice.theme.name) + 3))
            for role in [NodeColor.Role.accent, .red, .orange, .yellow, .green, .teal, .blue, .purple] {
                line.add("●", hasHues ? CellStyle(foreground: choice.theme.color(role)) : look.plain)
            }
            return line
        }
        var keys = Line()
        for (key, word) in [
            ("↑↓", "look"), (Key.enter.caption(surroundings.glyphs), "keep"), ("Esc", "back"),
        ] {
            if !keys.isEmpty { keys.add("  ") }
            keys.add(key, look.key)
            keys.add(" " + words("dashboard.themes.\(word)"), look.dim)
        }
        return themes + [Line(), keys]
    }
}
