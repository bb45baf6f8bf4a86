import VistazoArchive

/// A widget as its page names it: a kind, the family it fills and its configuration.
package struct PlacedWidget: Hashable, Sendable {
    package internal(set) var id: WidgetID
    /// As the page spells it: the kind's own name, or `extension/kind`.
    package let kind: String
    /// The shape that the person chose; the terminal may have room for a smaller one only.
    package let family: Family
    /// The kind's parameters, in the order they were written.
    package let configuration: [JSONValue.Member]

    /// Named after all three; a page tells equal ones apart.
    package init(_ kind: String, _ family: Family, with configuration: [JSONValue.Member] = []) {
        self.kind = kind
        self.family = family
        self.configuration = configuration
        id = WidgetID(kind: kind, family: family, configuration: configuration)
    }
}

/// A named set of widgets that are seen together.
package struct Page: Hashable, Sendable {
    /// For people, in the page's tab.
    package let name: String
    /// Flow over the lattice in this order.
    package internal(set) var widgets: [PlacedWidget]
    /// Flow in after those, each only where it stands whole without scrolling.
    package internal(set) var spare: [PlacedWidget]
    /// The lock strip above them, shown from 30 rows: circular and rectangular.
    package internal(set) var strip: [PlacedWidget]
    /// Inline widgets of the top line, shown from 25 rows.
    package internal(set) var top: [PlacedWidget]
    /// How colours are used in all of it; nil is as the window does, and in the strip by luminance alone.
    package internal(set) var mode: RenderingMode?

    /// Widgets in the order they flow.
    package init(
        name: String, widgets: [PlacedWidget], spare: [PlacedWidget] = [], strip: [PlacedWidget] = [],
        top: [PlacedWidget] = [], mode: RenderingMode? = nil
    ) {
        self.name = name
        self.widgets = widgets
        self.spare = spare
        self.strip = strip
        self.top = top
        self.mode = mode
    }

    /// How colours are used in a widget of the page, where the window itself has all of them.
    func mode(of widget: WidgetID) -> RenderingMode {
        mode ?? (strip.contains { $0.id == widget } ? .vibrant : .fullColor)
    }

    /// Every widget of the page: top line, strip, then the lattice.
    package var all: [PlacedWidget] { top + strip + widgets + spare }

    /// The same pages, where the second widget of the same name is called `…#2`, and so on, whatever they were called
    /// before.
    package static func distinct(_ pages: [Page]) -> [Page] {
        var taken: Set<WidgetID> = []
        var counts: [WidgetID: Int] = [:]
        func named(_ widgets: [PlacedWidget]) -> [PlacedWidget] {
            widgets.map { widget in
                var widget = widget.again
                let name = widget.id
                while !taken.insert(widget.id).inserted {
                    counts[name, default: 1] += 1
                    widget.id = WidgetID("\(name)#\(counts[name, default: 1])")
                }
                return widget
            }
        }
        return pages.map { page in
            var page = page
            page.widgets = named(page.widgets)
            page.spare = named(page.spare)
            page.strip = named(page.strip)
            page.top = named(page.top)
            return page
        }
    }
}
