import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

extension Dashboard {
    /// Takes in what happened at `now` and returns what is to be done, in order.
    package mutating func handle(_ event: Event, at now: Date) -> [Effect] {
        guard event.mayChangeRequests else { return take(event, at: now) }
        let before = requests
        var effects = take(event, at: now)
        if requests != before { effects.append(.requestsChanged) }
        return effects
    }

    private mutating func take(_ event: Event, at now: Date) -> [Effect] {
        switch event {
        case .key(let key):
            hasTerminalFocus = true
            return press(key, at: now)
        case .resized(let size):
            self.size = size
            layOut()
        case .focusChanged(let hasFocus):
            hasTerminalFocus = hasFocus
        case .content(let id, let content):
            guard ids.contains(id) else { return [] }
            states[id, default: WidgetState()].take(content)
        case .intentFinished(let id, let outcome):
            finish(id, outcome, at: now)
        case .configuration(let configuration, let faults):
            self.faults = faults
            if let configuration { adopt(configuration) }
        case .surroundings(let surroundings, let words):
            self.surroundings = surroundings
            self.words = words
            epoch += 1
        case .kindNames(let names):
            guard names != kindNames else { return [] }
            kindNames = names
            epoch += 1
        case .notice(let notice):
            if !isLocked { toast = Toast(notice: notice, since: now) }
        case .reminder(let banner): self.banner = banner
        case .themes(let choices): pickTheme(from: choices)
        case .palette(let content): openPalette(content)
        case .paste(let text): paste(text)
        case .kinds(let kinds): editor?.kinds = kinds
        case .preview(let kind, let family, let entry):
            if case .gallery(var gallery)? = overlay?.page {
                gallery.take(entry, for: Gallery.Preview(kind: kind, family: family))
                overlay?.page = .gallery(gallery)
            }
        case .options(let kind, let parameter, let options):
            if case .form(var form)? = overlay?.page, form.kind.kind == kind {
                form.take(options, for: parameter)
                overlay?.page = .form(form)
            }
        case .pagesToCopy(let lines):
            if !isLocked { overlay = Overlay(page: .pages(lines)) }
        case .explanation(let id, let facts):
            if case .why(id, let title, _)? = overlay?.page { overlay?.page = .why(id, title: title, facts) }
        }
        return []
    }

    private mutating func finish(_ id: WidgetID, _ outcome: IntentOutcome, at now: Date) {
        guard var state = states[id] else { return }
        state.pressesUnderWay = max(state.pressesUnderWay - 1, 0)
        switch outcome {
        case .done(let dialog, let isUndoable):
            if let dialog, !dialog.isEmpty {
                show(
                    Notice(
                        dialog, tone: .done, isUndoable: isUndoable, isSensitive: isSensitive(state)),
                    at: now)
            }
        case .failed(let reason):
            state.unflip()
            show(Notice(reason, tone: .problem, isSensitive: isSensitive(state)), at: now)
        case .refusedWhileLocked:
            state.unflip()
            show(Notice(words("dashboard.refusedWhileLocked"), tone: .problem), at: now)
        }
        states[id] = state
    }

    private mutating func show(_ notice: Notice, at now: Date) {
        toast = Toast(notice: notice, since: now)
    }

    /// A lock hides every dialog; privacy those of a widget that has something sensitive to show.
    private func isSensitive(_ state: WidgetState) -> Bool {
        isLocked || (state.content.archive?.entries.contains { $0.view.holdsSensitive } ?? false)
    }

    /// Takes a new configuration, and keeps page, focus and content where what they belong to still exists.
    private mutating func adopt(_ configuration: Configuration) {
        let new = Self.pages(of: configuration, words)
        if let editor {
            // A file says the pages as they were kept here, or as they were before and will be told to be.
            if new == pages || new == editor.former {
                bindings = configuration.keys
                return
            }
            stopEditing()
        }
        let name = page.name
        let position = focusedPlacement.flatMap { focused in
            layout.placements.firstIndex { $0.widget.id == focused.widget.id }
        }
        let focused = focus
        bindings = configuration.keys
        pages = new
        pageIndex = pages.firstIndex { $0.name == name } ?? min(pageIndex, pages.count - 1)
        states = states.filter { ids.contains($0.key) }
        drawings = drawings.filter { ids.contains($0.key) }
        layouts = pages.map { PageLayout(page: $0, size: size, isPane: isPane) }
        if let focused, page.all.contains(where: { $0.id == focused }) {
            focusByPage[page.name] = focused
        } else if let position, !layout.placements.isEmpty {
            let near = layout.placements[min(position, layout.placements.count - 1)]
            focusByPage[page.name] = near.widget.id
        }
        scroll = min(scroll, layout.lastScroll)
        showFocus()
    }
}

extension Event {
    /// Whether it may bring, take away, move or resize a widget; what is told of one widget alone does not.
    fileprivate var mayChangeRequests: Bool {
        switch self {
        case .key, .resized, .configuration: true
        case .focusChanged, .content, .intentFinished, .surroundings, .kindNames, .notice, .reminder,
            .themes, .palette, .paste, .explanation, .kinds, .preview, .options, .pagesToCopy:
            false
        }
    }
}

extension WidgetState {
    /// Shows every toggle as its archive has it.
    fileprivate mutating func unflip() {
        guard !flipped.isEmpty else { return }
        flipped = []
        generation += 1
    }
}
