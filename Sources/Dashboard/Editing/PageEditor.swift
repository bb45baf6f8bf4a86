import VistazoArchive

/// Pages while they are edited: what was before each step, so that it can be taken back.
struct PageEditor: Hashable, Sendable {
    /// The pages as they were when editing began.
    let former: [Page]
    /// Every kind that can be placed, as the host last listed them.
    var kinds: [GalleryKind] = []
    /// What the pages were before each step, the last one last.
    private(set) var done: [[Page]] = []
    private(set) var undone: [[Page]] = []

    /// Nobody takes back more steps than these.
    private static let mostSteps = 200

    init(former: [Page]) { self.former = former }

    mutating func step(from pages: [Page]) {
        done.append(pages)
        if done.count > Self.mostSteps { done.removeFirst() }
        undone = []
    }

    /// The pages before the last step; nil where there is none to take back.
    mutating func undo(from pages: [Page]) -> [Page]? {
        guard let before = done.popLast() else { return nil }
        undone.append(pages)
        return before
    }

    /// The pages after the step that was taken back last; nil where there is none.
    mutating func redo(from pages: [Page]) -> [Page]? {
        guard let after = undone.popLast() else { return nil }
        done.append(pages)
        return after
    }

    /// The families that a widget may be changed to where it stands, in the order they are offered.
    func families(of kind: String, in area: WidgetPlace.Area) -> [Family] {
        let own = kinds.first { $0.kind == kind }?.families ?? []
        return Family.allCases.filter { area.takes($0) && (own.isEmpty || own.contains($0)) }
    }
}

/// A widget's place on a page: among which of its widgets, and which of them.
struct WidgetPlace: Hashable {
    enum Area: CaseIterable {
        case lattice, strip, top

        /// Whether widgets of a family may stand there.
        func takes(_ family: Family) -> Bool {
            switch self {
            case .lattice: family != .inline
            case .strip: family.lattice.down == 1 && family != .inline
            case .top: family == .inline
            }
        }
    }

    var area: Area
    var index: Int
}

extension Page {
    /// The widgets of an area in their order. Those that only fill what is left count to none.
    subscript(area: WidgetPlace.Area) -> [PlacedWidget] {
        get {
            switch area {
            case .lattice: widgets
            case .strip: strip
            case .top: top
            }
        }
        set {
            switch area {
            case .lattice: widgets = newValue
            case .strip: strip = newValue
            case .top: top = newValue
            }
        }
    }

    func place(of id: WidgetID) -> WidgetPlace? {
        for area in WidgetPlace.Area.allCases {
            if let index = self[area].firstIndex(where: { $0.id == id }) {
                return WidgetPlace(area: area, index: index)
            }
        }
        return nil
    }

    /// The widget at a place; nil where there is none.
    subscript(place: WidgetPlace) -> PlacedWidget? {
        self[place.area].indices.contains(place.index) ? self[place.area][place.index] : nil
    }

    /// The same page under another name.
    func named(_ name: String) -> Page {
        Page(name: name, widgets: widgets, spare: spare, strip: strip, top: top, mode: mode)
    }

    /// What fills the room that is left becomes part of the page, as far as it has room there now.
    func holding(_ shown: [PlacedWidget]) -> Page {
        Page(
            name: name, widgets: widgets + spare.filter(shown.contains), strip: strip, top: top, mode: mode)
    }
}

/// A kind of widget that can be put on a page.
package struct GalleryKind: Hashable, Sendable {
    /// As pages spell it.
    package var kind: String
    /// For people, in their language.
    package var title: String
    /// One sentence; may be empty.
    package var about: String
    /// In which it can be placed.
    package var families: [Family]
    /// What a placed one can be told.
    package var parameters: [ExtensionDescription.ParameterDescription]

    /// - Parameter kind: as pages spell it.
    package init(
        kind: String, title: String, about: String, families: [Family],
        parameters: [ExtensionDescription.ParameterDescription]
    ) {
        self.kind = kind
        self.title = title
        self.about = about
        self.families = families
        self.parameters = parameters
    }
}
