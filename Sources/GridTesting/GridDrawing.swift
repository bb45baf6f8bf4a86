import Foundation
import SwiftUI
import VistazoArchive
import VistazoCells
import VistazoRendering
import WidgetKit

/// A widget or a view drawn under fixed conditions, to be looked at and compared in tests.
///
/// The same widget under the same conditions is the same drawing on every machine and at every hour: nothing
/// but the conditions is looked at, as long as the widget itself looks at nothing else.
public struct GridDrawing: Sendable {
    /// What a drawing depends on besides the widget.
    public struct Conditions: Sendable {
        /// What is asked of the provider.
        public enum Request: Sendable {
            /// The timeline; the entry that is valid at `date` is drawn, or its first where none is yet.
            case timeline
            /// The snapshot, as for a gallery.
            case snapshot
            /// The placeholder, its texts as bars.
            case placeholder
        }

        /// The clock of the request, which `context.date` of WidgetExtras tells the provider.
        public var date: Date
        /// When the drawing is looked at: then that entry of the timeline stands, and live text goes by it. `date`
        /// where nil.
        public var seenAt: Date?
        /// The shape to fill. A page's widgets have their own.
        public var family: WidgetFamily
        /// Columns and rows, frame included; nil for the family's own. Of a page the whole.
        public var size: (columns: Int, rows: Int)?
        /// UTC unless set.
        public var timeZone = TimeZone.gmt
        /// `en_US` unless set.
        public var locale = Locale(identifier: "en_US")
        /// Dark unless set.
        public var colorScheme = ColorScheme.dark
        /// The name of a bundled theme, `terminal` unless set: `night`, `paper`, `contrast`, `mono`, …
        public var theme = "terminal"
        /// All colours unless set.
        public var renderingMode = WidgetRenderingMode.fullColor
        /// Hides what is marked as sensitive, as on a locked screen.
        public var isLocked = false
        /// Draws with ASCII only.
        public var asciiOnly = false
        /// Draws the frame; true unless set.
        public var hasFrame = true
        /// The timeline unless set.
        public var request = Request.timeline
        /// The configuration intent's parameters by name, as a person writes them.
        public var configuration: [String: String] = [:]

        /// Conditions of a family in its own size at a moment.
        public init(_ family: WidgetFamily, at date: Date) {
            self.family = family
            self.date = date
        }

        /// Conditions of a page of widgets at a moment: 80 columns and 20 rows hold two rows of small and medium
        /// ones.
        public init(page columns: Int, by rows: Int, at date: Date) {
            self.init(.systemSmall, at: date)
            size = (columns, rows)
        }
    }

    let grid: CellGrid

    init(_ grid: CellGrid) { self.grid = grid }

    /// The glyphs of each row, padded to its full width.
    public var rows: [String] { grid.rows }

    /// All rows, each ended by a newline.
    public var text: String { grid.text }

    /// The drawing as a picture.
    public var svg: String { grid.svg() }

    /// Draws what the widget's own provider answers.
    ///
    /// Throws what the provider throws, and where the widget does not support the family.
    @MainActor
    public init<W: Widget>(of widget: W, _ conditions: Conditions) async throws {
        let runner = ExtensionRunner(widget, identifier: "test")
        guard
            case .description(let description) = try await runner.reply(
                to: WireRequest(.describe, date: conditions.date)),
            let kind = description.kinds.first?.kind
        else { throw GridDrawingError.noWidget }
        guard case .archive(let archive) = try await runner.reply(to: conditions.request(kind: kind)),
            let entry = archive.entry(at: conditions.seen) ?? archive.entries.first
        else { throw GridDrawingError.noEntry }
        let drawn = draw(
            entry, family: conditions.family.archived, surroundings: try conditions.surroundings)
        grid = conditions.asciiOnly ? drawn.grid.ascii : drawn.grid
    }

    /// Draws a view as the one entry of a widget.
    @MainActor
    public init<V: View>(of view: V, _ conditions: Conditions) async throws {
        try await self.init(of: FixedWidget(content: view), conditions)
    }
}

/// Why there is nothing to draw.
public enum GridDrawingError: Error, Hashable, Sendable {
    /// The widget's configuration defines no kind.
    case noWidget
    /// The provider answered without an entry.
    case noEntry
    /// No bundled theme is called this.
    case noTheme(String)
}

extension GridDrawing.Conditions {
    private var outerSize: CellSize {
        let own = family.archived.outerSize
        return CellSize(columns: size?.columns ?? own.columns, rows: size?.rows ?? own.rows)
    }

    fileprivate var seen: Date { seenAt ?? date }
    private var mode: RenderingMode { RenderingMode(rawValue: renderingMode.description) ?? .fullColor }
    private var scheme: Scheme { colorScheme == .light ? .light : .dark }

    fileprivate func request(kind: String) -> WireRequest {
        let name: WireRequest.Name =
            switch request {
            case .timeline: .timeline
            case .snapshot: .snapshot
            case .placeholder: .placeholder
            }
        return WireRequest(
            name, date: date, kind: kind,
            families: [.init(family.archived, columns: outerSize.columns, rows: outerSize.rows)],
            configuration: configuration.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) },
            locale: locale.identifier, zone: timeZone.identifier, mode: mode, scheme: scheme,
            theme: theme, reason: .manual, isPreview: request == .snapshot)
    }

    fileprivate var surroundings: Surroundings {
        get throws {
            guard let look = Theme.named(theme) else { throw GridDrawingError.noTheme(theme) }
            var redaction: Redaction = request == .placeholder ? .placeholder : []
            if isLocked { redaction.insert(.privacy) }
            return Surroundings(
                size: outerSize, now: seen, zone: timeZone, locale: locale, mode: mode, scheme: scheme,
                theme: look, glyphs: asciiOnly ? .ascii : .unicode, redaction: redaction,
                frame: hasFrame ? WidgetFrame() : nil)
        }
    }
}
