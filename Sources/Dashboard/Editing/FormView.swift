import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// The form in which a placed widget is configured.
extension Dashboard {
    /// Suggestions in view at once.
    private static let suggestionRows = 5

    mutating func openForm(at now: Date) -> [Effect] {
        let effects = openForm(of: focus)
        if overlay == nil {
            toast = Toast(notice: Notice(words("dashboard.form.nothing")), since: now)
        }
        return effects
    }

    /// Opens nothing for a widget whose kind takes no parameters.
    mutating func openForm(of id: WidgetID?) -> [Effect] {
        guard let editor, let widget = id.flatMap({ self.widget($0) }),
            let kind = editor.kinds.first(where: { $0.kind == widget.kind }),
            let form = WidgetForm(widget, kind)
        else { return [] }
        overlay = Overlay(page: .form(form))
        return kind.parameters.filter(\.isLookedFor).map {
            .listOptions(kind: kind.kind, parameter: $0.name)
        }
    }

    /// What a key does in the form; nil for one that means nothing there.
    mutating func pressForm(_ key: Key, in form: WidgetForm) -> [Effect]? {
        var form = form
        switch form.press(key) {
        case .stays: overlay?.page = .form(form)
        case .closes: overlay = nil
        case .keeps(let members):
            overlay = nil
            return configure(form.widget, members)
        case nil: return nil
        }
        return []
    }

    /// A line a parameter, below the selected one what it is about, what is wrong or what may be chosen.
    func lines(of form: WidgetForm, _ look: Look) -> [Line] {
        let room = max(min(size.columns - 6, 64), 12)
        let wide = min(form.fields.map { displayWidth($0.parameter.title) }.max() ?? 0, room / 2)
        var caret = look.bold
        caret.traits.insert(.reverse)
        var lines: [Line] = []
        for (index, field) in form.fields.enumerated() {
            let isSelected = index == form.selected
            var line = Line(isSelected ? "› " : "  ", look.key)
            let title = Line(field.parameter.title, isSelected ? look.bold : look.plain).fitted(wide)
            line.add(title)
            line.add(String(repeating: " ", count: wide - title.width + 2))
            line.add(value(of: field, isSelected: isSelected, look, caret))
            lines.append(line.fitted(room))
            guard isSelected else { continue }
            let details: [Line]
            if let fault = form.fault, fault.place == index {
                details = Line.wrapped(fault.reason.sentence(words), columns: room - 4, look.warning)
            } else {
                details =
                    Line.wrapped(field.parameter.description, columns: room - 4, look.dim)
                    + suggestions(form, look)
            }
            lines += details.map { $0.indented(by: 4) }
        }
        let enter = Key.enter.caption(surroundings.glyphs)
        var hints = [("↑↓", "dashboard.gallery.choose"), (enter, "dashboard.edit.keep")]
        if form.fields[form.selected].isTurned {
            hints.insert(("←→", "dashboard.form.turn"), at: 1)
        } else if !form.suggestions.isEmpty {
            hints.insert((Key.tab.caption(surroundings.glyphs), "dashboard.palette.complete"), at: 1)
        }
        return lines + [Line(), keys(hints + [("Esc", "dashboard.palette.back")], look)]
    }

    private func value(
        of field: WidgetForm.Field, isSelected: Bool, _ look: Look, _ caret: CellStyle
    ) -> Line {
        var line = Line()
        if field.parameter.type == .boolean {
            let isOn = field.text.text == "true"
            let isASCII = surroundings.glyphs == .ascii
            line.add(isOn ? isASCII ? "[x] " : "● " : isASCII ? "[ ] " : "○ ", isOn ? look.good : look.dim)
            line.add(words(isOn ? "dashboard.form.yes" : "dashboard.form.no"), look.plain)
            return line
        }
        if field.isTurned {
            let option = field.options.first { $0.value.typed == field.text.text }
            line.add(isSelected ? "‹ " : "", look.key)
            line.add(
                option.map { $0.title.isEmpty ? $0.value.typed : $0.title } ?? otherwise(field), look.plain)
            line.add(isSelected ? " ›" : "", look.key)
            return line
        }
        if isSelected {
            line.add(field.text, look.bold, caret)
            if field.text.isEmpty { line.add(" " + otherwise(field), look.dim) }
        } else {
            line.add(
                field.text.isEmpty ? otherwise(field) : field.text.text,
                field.text.isEmpty ? look.dim : look.plain)
        }
        return line
    }

    /// What holds where nothing is said.
    private func otherwise(_ field: WidgetForm.Field) -> String {
        field.parameter.defaultValue.map(\.typed)
            ?? words(field.parameter.isNeeded ? "dashboard.form.needed" : "dashboard.form.open")
    }

    private func suggestions(_ form: WidgetForm, _ look: Look) -> [Line] {
        form.suggestions.prefix(Self.suggestionRows).map { option in
            let spelling = form.fields[form.selected].spelling(of: option)
            var line = Line(option.title.isEmpty ? spelling : option.title, look.plain)
            if !option.title.isEmpty, option.title != spelling { line.add("  " + spelling, look.dim) }
            return line
        }
    }
}
