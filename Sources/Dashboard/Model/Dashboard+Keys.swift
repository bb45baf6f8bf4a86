import Foundation
import VistazoRendering

extension Dashboard {
    /// Finds the first layer that knows the key, and does what it says there.
    mutating func press(_ key: Key, at now: Date) -> [Effect] {
        for layer in KeyLayer.allCases {
            switch layer {
            case .overlay:
                if let effects = pressOverlay(key, at: now) {
                    return effects
                } else if isTyping {
                    // What means nothing in a line of text means nothing at all.
                } else if overlay != nil, let command = KeyTable.command(for: key, on: layer) {
                    return run(command, at: now)
                }
            case .editing:
                guard isEditing, overlay == nil else { break }
                if let command = KeyTable.command(for: key, on: layer) { return run(command, at: now) }
            case .bindings:
                // An overlay lets nothing through, and where nothing is seen nothing is pressed.
                if overlay != nil { return [] }
                if isTooSmall { return KeyTable.leaves(key) ? [.quit] : [] }
                if isEditing { return moveAbout(key, at: now) }
                if let lines = bindings[key] { return [.run(lines)] }
            case .widget:
                if case .character(let character) = key,
                    let region = regions(at: now).first(where: { $0.key == String(character) })
                {
                    return press(region)
                }
            case .banner where shownBanner(at: now) == nil: break
            case .always, .reserved, .banner, .global:
                if let command = KeyTable.command(for: key, on: layer) { return run(command, at: now) }
            }
        }
        return []
    }

    /// What a key does in an overlay that is typed into; nil for one that means nothing there, or where none is.
    private mutating func pressOverlay(_ key: Key, at now: Date) -> [Effect]? {
        switch overlay?.page {
        case .palette(let palette): pressPalette(key, in: palette)
        case .gallery(let gallery): pressGallery(key, in: gallery)
        case .form(let form): pressForm(key, in: form)
        case .pageName(let name): pressPageName(key, in: name, at: now)
        default: nil
        }
    }

    private var isTyping: Bool {
        switch overlay?.page {
        case .palette, .gallery, .form, .pageName: true
        default: false
        }
    }

    /// What is not for editing alone: focus, pages, help.
    private mutating func moveAbout(_ key: Key, at now: Date) -> [Effect] {
        for layer in [KeyLayer.reserved, .global] {
            switch KeyTable.command(for: key, on: layer) {
            case .moveFocus, .focusNext, .focusPrevious, .pageBefore, .pageAfter, .scrollUp, .scrollDown,
                .help,
                .themes:
                return KeyTable.command(for: key, on: layer).map { run($0, at: now) } ?? []
            default: continue
            }
        }
        return []
    }

    /// The live buttons of the focused widget.
    mutating func regions(at now: Date) -> [HitRegion] {
        guard let placement = focusedPlacement else { return [] }
        return drawing(of: placement.widget, size: placement.rect.size, at: now).hitRegions
    }

    private mutating func run(_ command: KeyCommand, at now: Date) -> [Effect] {
        switch command {
        case .moveFocus(let direction): moveFocus(direction)
        case .focusNext: moveFocus(by: 1)
        case .focusPrevious: moveFocus(by: -1)
        case .pressFirst: return regions(at: now).first.map { press($0) } ?? []
        case .pressByKey: break
        case .pageBefore: turnPage(by: -1)
        case .pageAfter: turnPage(by: 1)
        case .scrollUp: scrollPage(forward: false)
        case .scrollDown: scrollPage(forward: true)
        case .undo: return [.undo]
        case .redo: return [.redo]
        case .reloadFocused: return focus.map { [.reload([$0])] } ?? []
        case .reloadAll: return [.reload(pages.flatMap(\.all).map(\.id))]
        case .lock:
            isLocked.toggle()
            if isLocked { toast = nil }
        case .privacy: isPrivate.toggle()
        case .screenshot: return [.screenshot]
        case .help: overlay = Overlay(page: .help)
        case .why:
            guard let focus else { return [] }
            overlay = Overlay(page: .why(focus, title: focus.description, []))
            return [.explain(focus)]
        case .suspend: return [.suspend]
        case .quit: return [.quit]
        case .dismiss:
            if toast?.stands(at: now) == true {
                toast = nil
            } else {
                if banner != nil { return answer(.dismiss, at: now) }
                faults = []
            }
        case .logReminder: return answer(.log, at: now)
        case .snoozeReminder: return answer(.snooze, at: now)
        case .overlayUp: scrollOverlay(by: -1, at: now)
        case .overlayDown: scrollOverlay(by: 1, at: now)
        case .overlayPageUp: scrollOverlay(by: -max(size.rows - 4, 1), at: now)
        case .overlayPageDown: scrollOverlay(by: max(size.rows - 4, 1), at: now)
        case .closeOverlay: closeOverlay()
        case .confirmOverlay: return confirmOverlay()
        case .themes: return [.listThemes]
        case .palette: return [.listPalette]
        case .beginEditing: return beginEditing(at: now)
        case .edit(let command): return edit(command, at: now)
        }
        return []
    }

    /// Starts what a button does. Presses are counted, not gathered: ten presses are ten effects.
    private mutating func press(_ region: HitRegion) -> [Effect] {
        guard let id = focus else { return [] }
        switch region.action {
        case .open(let address):
            return [.open(address)]
        case .intent(let call):
            states[id, default: WidgetState()].pressesUnderWay += 1
            return [.perform(id, call, isLocked: isLocked)]
        case .toggle(let call, isOn: _):
            var state = states[id, default: WidgetState()]
            state.pressesUnderWay += 1
            state.flipped.formSymmetricDifference([call])
            state.generation += 1
            states[id] = state
            return [.perform(id, call, isLocked: isLocked)]
        }
    }

    private mutating func moveFocus(_ direction: Direction) {
        guard let from = focusedPlacement else { return }
        let others = layout.placements.filter { $0 != from }
        guard let next = direction.next(from: from.rect, among: others.map(\.rect)) else { return }
        setFocus(others[next].widget.id)
    }

    /// Round through the widgets as they are read.
    private mutating func moveFocus(by step: Int) {
        let order = layout.placements.sorted {
            ($0.rect.top, $0.rect.left) < ($1.rect.top, $1.rect.left)
        }
        guard let from = focusedPlacement, let index = order.firstIndex(of: from) else { return }
        setFocus(order[(index + step + order.count) % order.count].widget.id)
    }

    private mutating func setFocus(_ id: WidgetID) {
        focusByPage[page.name] = id
        showFocus()
    }

    private mutating func turnPage(by step: Int) {
        show(page: min(max(pageIndex + step, 0), pages.count - 1))
    }

    /// Scrolls, and takes the focus along where its widget is left behind.
    private mutating func scrollPage(forward: Bool) {
        scroll = layout.scroll(from: scroll, forward: forward)
        guard let placement = focusedPlacement, !layout.isWhole(placement, scroll: scroll) else { return }
        let inView = layout.placements.filter { $0.area == .lattice && layout.isWhole($0, scroll: scroll) }
        if let next = forward ? inView.first : inView.last { focusByPage[page.name] = next.widget.id }
    }
}

extension KeyTable {
    fileprivate static func leaves(_ key: Key) -> Bool { command(for: key, on: .reserved) == .quit }
}
