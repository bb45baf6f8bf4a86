import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

/// Pages of placed widgets, what has focus, and what the host has said of each: a value.
///
/// `handle` takes an event and returns what is to be done about it; `screen` draws. Neither reads a clock nor
/// touches anything outside: the instant comes in with each call. Full screen, side pane, plain text and
/// screenshots are drawn from the same value.
package struct Dashboard: Sendable {
    package internal(set) var words: Words
    /// Locale, zone, colours, theme and glyphs of every drawing; its other properties are not used.
    package internal(set) var surroundings: Surroundings
    package internal(set) var size: CellSize
    /// One column as wide as the window, for a side pane.
    package let isPane: Bool
    /// In order; never empty.
    package internal(set) var pages: [Page] {
        didSet { ids = Self.ids(of: pages) }
    }
    /// Of every widget on every page.
    private(set) var ids: Set<WidgetID>
    package internal(set) var pageIndex = 0
    /// A locked dashboard hides sensitive text, dialogs and notices.
    package internal(set) var isLocked = false
    /// Sensitive text is hidden, all else goes on.
    package internal(set) var isPrivate = false
    /// Mistakes in the configuration that the person has not dismissed.
    package internal(set) var faults: [ConfigurationFault]
    /// Widgets drawn since the start; for tests and `doctor`.
    package internal(set) var drawCount = 0

    var bindings: [Key: [String]]
    var kindNames: [String: String] = [:]
    var states: [WidgetID: WidgetState] = [:]
    var layouts: [PageLayout] = []
    /// The widget that has focus on each page, by the page's name, whether it has room now or not.
    var focusByPage: [String: WidgetID] = [:]
    /// The first lattice row in view.
    var scroll = 0
    /// What the terminal last said of its focus; true where it says nothing.
    package internal(set) var hasTerminalFocus = true
    var overlay: Overlay?
    var toast: Toast?
    /// Pages while they are edited; nil where they are not.
    var editor: PageEditor?
    /// The reminder that stands, nil for none.
    var banner: ReminderBanner?
    var drawings: [WidgetID: KeptDrawing] = [:]
    /// Grows whenever every drawing is spent: other colours, another locale.
    var epoch = 0

    /// A sentence that stands until an instant.
    struct Toast: Hashable {
        let notice: Notice
        let since: Date
        /// A clock set back makes it go too, rather than stay.
        func stands(at now: Date) -> Bool { now >= since && now < end }
        var end: Date { since.addingTimeInterval(notice.duration) }
    }

    /// - Parameters:
    ///   - configuration: nil where there is none or it could not be read: the standard page.
    ///   - size: the window in cells; may be empty.
    package init(
        configuration: Configuration? = nil, faults: [ConfigurationFault] = [],
        surroundings: Surroundings, words: Words, size: CellSize, isPane: Bool = false,
        kindNames: [String: String] = [:]
    ) {
        self.surroundings = surroundings
        self.words = words
        self.size = size
        self.isPane = isPane
        self.faults = faults
        self.kindNames = kindNames
        bindings = configuration?.keys ?? [:]
        pages = Self.pages(of: configuration, words)
        ids = Self.ids(of: pages)
        layOut()
    }

    private static func ids(of pages: [Page]) -> Set<WidgetID> { Set(pages.flatMap(\.all).map(\.id)) }

    static func pages(of configuration: Configuration?, _ words: Words) -> [Page] {
        let named = configuration?.pages ?? []
        return Page.distinct(
            named.isEmpty ? [Page.standard(name: words("dashboard.standardPage"))] : named)
    }
}

extension Dashboard {
    /// The page in view; there is always one.
    package var page: Page { pages[pageIndex] }
    var layout: PageLayout { layouts[pageIndex] }

    /// Goes to the page of that name; false where there is none.
    package mutating func showPage(named name: String) -> Bool {
        guard let index = pages.firstIndex(where: { $0.name == name }) else { return false }
        show(page: index)
        return true
    }

    /// Locks it, whatever key does that.
    package mutating func lock() {
        isLocked = true
        toast = nil
    }

    /// The widget that keys go to: the first at start; nil where none has room.
    package var focus: WidgetID? { focusedPlacement?.widget.id }

    var focusedPlacement: PageLayout.Placement? {
        focusByPage[page.name].flatMap { layout[$0] } ?? layout.placements.first { $0.area == .lattice }
    }

    /// True where the page has widgets and the window no room for any of them.
    package var isTooSmall: Bool {
        !page.widgets.isEmpty && !layout.placements.contains { $0.area == .lattice }
    }

    /// The placed widget of that name on any page, nil where there is none.
    package func widget(_ id: WidgetID) -> PlacedWidget? {
        pages.lazy.flatMap(\.all).first { $0.id == id }
    }

    /// Whether the dashboard is locked, or keeps what is sensitive to itself.
    package var hidesSensitive: Bool { isLocked || isPrivate }

    /// Every widget of every page with the size it has now.
    package var requests: [WidgetRequest] {
        zip(pages.indices, pages).flatMap { index, page in
            let layout = layouts[index]
            return page.all.map { widget in
                WidgetRequest(
                    widget: widget, size: layout.size(of: widget),
                    isVisible: index == pageIndex && isInView(widget, layout))
            }
        }
    }

    private func isInView(_ widget: PlacedWidget, _ layout: PageLayout) -> Bool {
        if widget.family == .inline { return layout.rows.hasTopLine && !isTooSmall }
        return layout[widget.id].map { layout.isWhole($0, scroll: scroll) } ?? false
    }

    /// Works the places out anew, after the window or the pages have changed.
    mutating func layOut() {
        layouts = pages.map { PageLayout(page: $0, size: size, isPane: isPane) }
        scroll = min(scroll, layout.lastScroll)
        showFocus()
    }

    /// Scrolls no further than it takes to show the focused widget whole.
    mutating func showFocus() {
        guard let placement = focusedPlacement else { return }
        scroll = layout.scroll(showing: placement, from: scroll)
    }

    mutating func show(page index: Int) {
        guard index != pageIndex, pages.indices.contains(index) else { return }
        pageIndex = index
        scroll = 0
        showFocus()
    }
}
