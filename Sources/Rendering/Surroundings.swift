import Foundation
import VistazoArchive
import VistazoCells

/// All that a drawing depends on besides the entry and the family.
package struct Surroundings: Sendable {
    /// Whether drawings may leave ASCII; text of the person's own is kept either way.
    package enum Glyphs: String, CaseIterable, Sendable { case unicode, ascii }

    /// Outer cells, frame included.
    package var size: CellSize
    /// What live text, gauges over time and the choice of the entry go by.
    package var now: Date
    /// Of clock times and days in live text.
    package var zone: TimeZone
    /// Of numbers, dates and upper case.
    package var locale: Locale
    /// How colours are used: all, two tones, or greys.
    package var mode: RenderingMode
    /// Whether the ground is light or dark.
    package var scheme: Scheme
    /// Answers what each role looks like.
    package var theme: Theme
    /// ASCII where the terminal has no more.
    package var glyphs: Glyphs
    /// What is hidden in all of the widget; empty hides nothing.
    package var redaction: Redaction
    /// nil draws no frame; the margin stays.
    package var frame: WidgetFrame?
    /// The colours of what it is drawn for: where there are few, nothing is told by shades alone.
    package var depth: ColorDepth

    /// By default framed, in English, in GMT, on a dark ground.
    package init(
        size: CellSize, now: Date, zone: TimeZone = .gmt, locale: Locale = Locale(identifier: "en_US"),
        mode: RenderingMode = .fullColor, scheme: Scheme = .dark, theme: Theme = .terminal,
        glyphs: Glyphs = .unicode, redaction: Redaction = [], frame: WidgetFrame? = WidgetFrame(),
        depth: ColorDepth = .full
    ) {
        self.size = size
        self.now = now
        self.zone = zone
        self.locale = locale
        self.mode = mode
        self.scheme = scheme
        self.theme = theme
        self.glyphs = glyphs
        self.redaction = redaction
        self.frame = frame
        self.depth = depth
    }
}

/// What the host says in the frame of a widget.
package struct WidgetFrame: Hashable, Sendable {
    /// The focused frame takes the accent colour and carries the key hints in its lower line.
    package var isFocused: Bool
    /// Whether the focused frame carries them: not where keys do something else.
    package var showsKeys: Bool
    /// Stands lower left where there are no hints.
    package var lowerLeft: String
    /// Stands lower right: the age of stale data.
    package var lowerRight: String
    /// A mark such as `⚠`, before the lower right text; bottom middle in the circular family.
    package var mark: String
    /// An intent is on its way: the content is drawn dim.
    package var isPending: Bool

    /// By default unfocused and without words.
    package init(
        isFocused: Bool = false, showsKeys: Bool = true, lowerLeft: String = "", lowerRight: String = "",
        mark: String = "",
        isPending: Bool = false
    ) {
        self.isFocused = isFocused
        self.showsKeys = showsKeys
        self.lowerLeft = lowerLeft
        self.lowerRight = lowerRight
        self.mark = mark
        self.isPending = isPending
    }
}

/// A drawn widget.
package struct Drawing: Sendable {
    /// Has the size that was asked for.
    package var grid: CellGrid
    /// In reading order; the first is what Enter does.
    package var hitRegions: [HitRegion]
    /// The instant at which the drawing next differs, nil where it never does.
    package var nextChange: Date?

    /// By default nothing can be pressed and nothing moves.
    package init(grid: CellGrid, hitRegions: [HitRegion] = [], nextChange: Date? = nil) {
        self.grid = grid
        self.hitRegions = hitRegions
        self.nextChange = nextChange
    }
}

/// Where a press lands and what it does.
package struct HitRegion: Hashable, Sendable {
    /// What a press does.
    package enum Action: Hashable, Sendable {
        case intent(IntentCall)
        /// `isOn` is what is drawn, before the press.
        case toggle(IntentCall, isOn: Bool)
        case open(String)
    }

    /// In the drawing's outer cells.
    package var rect: CellRect
    /// For the host to do; a drawing does nothing itself.
    package var action: Action
    /// The key that fires it: one printable character, nil where all are taken.
    package var key: String?
    /// What the button says, in plain words, for hints and numbered actions.
    package var label: String

    /// `rect` is in outer cells, frame included.
    package init(rect: CellRect, action: Action, key: String?, label: String) {
        self.rect = rect
        self.action = action
        self.key = key
        self.label = label
    }
}
