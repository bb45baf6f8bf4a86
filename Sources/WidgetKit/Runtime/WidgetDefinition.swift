import SwiftUI
import VistazoArchive

/// All that a widget's configuration says, in one value.
@MainActor
package struct WidgetDefinition {
    /// The identifier of the kind.
    package var kind: String
    /// In the gallery; empty where the author gave none.
    package var displayName = ""
    /// In the gallery; empty where the author gave none.
    package var description = ""
    /// As the author listed them.
    package var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    /// Whether content reaches under the frame.
    package var ignoresMargins = false
    /// Whether a mode without backgrounds may leave it out; true unless the author says otherwise.
    package var isBackgroundRemovable = true
    /// Seconds after which an entry counts as stale, where its author said so.
    package var staleAfter: Double?
    /// When an entry's data were read, where that is not its date.
    package var capturedAt: (@MainActor (any TimelineEntry) -> Date?)?
    /// Where entries and their views come from.
    package let source: any EntrySource

    /// A kind with the system families and nothing else said.
    package init(kind: String, source: any EntrySource) {
        self.kind = kind
        self.source = source
    }

    /// The families by the archive's names, each once, in the author's order.
    package var archivedFamilies: [Family] {
        var seen: Set<Family> = []
        return families.map(\.archived).filter { seen.insert($0).inserted }
    }
}
