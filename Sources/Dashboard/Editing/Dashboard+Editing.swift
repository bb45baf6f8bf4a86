import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// Edit mode: widgets and pages are added, moved, changed and taken away by key, and each step is kept at once.
extension Dashboard {
    /// Whether pages are being edited.
    package var isEditing: Bool { editor != nil }

    /// Begins to edit. What only fills room that is left becomes part of the page, so that it can be moved.
    mutating func beginEditing(at now: Date) -> [Effect] {
        guard !isPane, !hidesSensitive else {
            toast = Toast(
                notice: Notice(words(isPane ? "dashboard.edit.notInPane" : "dashboard.edit.notLocked")),
                since: now)
            return []
        }
        editor = PageEditor(former: pages)
        let shown = layouts.map { $0.placements.map(\.widget) }
        pages = zip(pages, shown).map { $0.spare.isEmpty ? $0 : $0.holding($1) }
        epoch += 1
        layOut()
        return [.listKinds]
    }

    /// Ends it. Where nothing was changed the pages are as they were.
    mutating func endEditing() -> [Effect] {
        guard let editor else { return [] }
        self.editor = nil
        epoch += 1
        guard !editor.done.isEmpty else {
            pages = editor.former
            layOut()
            return []
        }
        layOut()
        return [.endEditing(pages)]
    }

    /// Ends it where others have changed the pages meanwhile: theirs hold.
    mutating func stopEditing() {
        editor = nil
        epoch += 1
        switch overlay?.page {
        case .gallery, .form, .pageName: overlay = nil
        default: break
        }
    }

    mutating func edit(_ command: EditCommand, at now: Date) -> [Effect] {
        switch command {
        case .add: return openGallery()
        case .configure: return openForm(at: now)
        case .earlier: return moveWidget(by: -1)
        case .later: return moveWidget(by: 1)
        case .nextFamily: return changeFamily(by: 1)
        case .previousFamily: return changeFamily(by: -1)
        case .duplicate: return duplicateWidget()
        case .remove: return removeWidget()
        case .toNextPage: return sendWidget(by: 1)
        case .undo: return turnBack { editor, pages in editor.undo(from: pages) }
        case .redo: return turnBack { editor, pages in editor.redo(from: pages) }
        case .newPage: openPageName(isNew: true)
        case .renamePage: openPageName(isNew: false)
        case .pageEarlier: return movePage(by: -1)
        case .pageLater: return movePage(by: 1)
        case .removePage: return removePage()
        case .end: return endEditing()
        }
        return []
    }

    // MARK: Steps

    /// Makes the pages these, focuses what stands at `place` of the page in view, and has them kept.
    mutating func change(to new: [Page], focusing place: WidgetPlace?) -> [Effect] {
        let new = Page.distinct(new)
        guard new != pages else { return [] }
        editor?.step(from: pages)
        show(new, focusing: place)
        return [.keepPages(pages)]
    }

    private mutating func show(_ new: [Page], focusing place: WidgetPlace?) {
        pages = new
        pageIndex = min(pageIndex, pages.count - 1)
        states = states.filter { ids.contains($0.key) }
        drawings = drawings.filter { ids.contains($0.key) }
        layouts = new.map { PageLayout(page: $0, size: size, isPane: isPane) }
        if let id = place.flatMap({ page[$0] })?.id { focusByPage[page.name] = id }
        layOut()
    }

    private mutating func turnBack(_ turn: (inout PageEditor, [Page]) -> [Page]?) -> [Effect] {
        guard var editor, let new = turn(&editor, pages) else { return [] }
        let place = focus.flatMap { page.place(of: $0) }
        self.editor = editor
        show(new, focusing: nil)
        // What stood at the same place, or the last before it.
        if let place, let focus,
            page.place(of: focus) == nil || !pages.flatMap(\.all).map(\.id).contains(focus)
        {
            let last = page[place.area].count - 1
            focusByPage[page.name] = page[WidgetPlace(area: place.area, index: min(place.index, last))]?.id
            layOut()
        }
        return [.keepPages(pages)]
    }

    private var focusedPlace: WidgetPlace? { focus.flatMap { page.place(of: $0) } }

    /// The pages with the one in view changed.
    private func changing(_ change: (inout Page) -> Void) -> [Page] {
        var new = pages
        change(&new[pageIndex])
        return new
    }

    private mutating func moveWidget(by step: Int) -> [Effect] {
        guard let place = focusedPlace else { return [] }
        let target = WidgetPlace(area: place.area, index: place.index + step)
        guard page[target] != nil else { return [] }
        return change(
            to: changing { $0[place.area].swapAt(place.index, target.index) }, focusing: target)
    }

    private mutating func changeFamily(by step: Int) -> [Effect] {
        guard let editor, let place = focusedPlace, let widget = page[place] else { return [] }
        let families = editor.families(of: widget.kind, in: place.area)
        guard let index = families.firstIndex(of: widget.family), families.count > 1 else { return [] }
        let family = families[(index + step + families.count) % families.count]
        let new = PlacedWidget(widget.kind, family, with: widget.configuration)
        return change(to: changing { $0[place.area][place.index] = new }, focusing: place)
    }

    private mutating func duplicateWidget() -> [Effect] {
        guard let place = focusedPlace, let widget = page[place] else { return [] }
        let next = WidgetPlace(area: place.area, index: place.index + 1)
        return change(
            to: changing { $0[place.area].insert(widget.again, at: next.index) }, focusing: next)
    }

    private mutating func removeWidget() -> [Effect] {
        guard let place = focusedPlace else { return [] }
        let last = page[place.area].count - 2
        return change(
            to: changing { $0[place.area].remove(at: place.index) },
            focusing: WidgetPlace(area: place.area, index: max(min(place.index, last), 0)))
    }

    /// Sends the focused widget to another page, and goes along.
    private mutating func sendWidget(by step: Int) -> [Effect] {
        guard pages.count > 1, let place = focusedPlace, let widget = page[place] else { return [] }
        let index = (pageIndex + step + pages.count) % pages.count
        var new = changing { $0[place.area].remove(at: place.index) }
        new[index][place.area].append(widget.again)
        let target = WidgetPlace(area: place.area, index: new[index][place.area].count - 1)
        show(page: index)
        return change(to: new, focusing: target)
    }

    /// Puts a widget behind the focused one.
    mutating func addWidget(_ kind: String, _ family: Family) -> [Effect] {
        let area: WidgetPlace.Area = family == .inline ? .top : .lattice
        let place = focusedPlace.flatMap { $0.area == area ? $0.index + 1 : nil } ?? page[area].count
        let target = WidgetPlace(area: area, index: min(place, page[area].count))
        return change(
            to: changing { $0[area].insert(PlacedWidget(kind, family), at: target.index) }, focusing: target)
    }

    /// Gives the focused widget another configuration.
    mutating func configure(_ id: WidgetID, _ members: [JSONValue.Member]) -> [Effect] {
        guard let place = page.place(of: id), let widget = page[place] else { return [] }
        let new = PlacedWidget(widget.kind, widget.family, with: members)
        return change(to: changing { $0[place.area][place.index] = new }, focusing: place)
    }

    private mutating func movePage(by step: Int) -> [Effect] {
        let target = pageIndex + step
        guard pages.indices.contains(target) else { return [] }
        var new = pages
        new.swapAt(pageIndex, target)
        pageIndex = target
        return change(to: new, focusing: nil)
    }

    private mutating func removePage() -> [Effect] {
        guard pages.count > 1 else { return [] }
        var new = pages
        new.remove(at: pageIndex)
        return change(to: new, focusing: nil)
    }

    /// Adds a page of that name behind the one in view, or names the one in view so. A name that another page has
    /// is refused in words.
    mutating func namePage(_ name: String, isNew: Bool, at now: Date) -> [Effect] {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return [] }
        if pages.enumerated().contains(where: { ($0.offset != pageIndex || isNew) && $0.element.name == name }
        ) {
            toast = Toast(
                notice: Notice(words("dashboard.edit.samePage", ["name": name]), tone: .problem), since: now)
            return []
        }
        var new = pages
        if isNew {
            new.insert(Page(name: name, widgets: []), at: pageIndex + 1)
            let effects = change(to: new, focusing: nil)
            show(page: pageIndex + 1)
            return effects
        }
        let focused = focus
        new[pageIndex] = new[pageIndex].named(name)
        let effects = change(to: new, focusing: nil)
        if let focused { focusByPage[name] = focused }
        layOut()
        return effects
    }
}

/// What a key does to pages in edit mode.
package enum EditCommand: Hashable, Sendable {
    case add, configure, duplicate, remove
    /// In the order in which the widgets of a page flow.
    case earlier, later
    case nextFamily, previousFamily
    case toNextPage
    case undo, redo
    case newPage, renamePage, removePage
    case pageEarlier, pageLater
    case end
}

extension PlacedWidget {
    /// The same to be placed once more, under the name that it has where it stands alone.
    var again: PlacedWidget { PlacedWidget(kind, family, with: configuration) }
}
