import Foundation
import Synchronization
import VistazoArchive

/// An entry that is drawn at one instant after another, all else being equal.
///
/// Each drawing is the one that `draw` makes; what does not depend on the clock is built and measured once, and
/// a text whose new words take the room of the old ones is only painted.
package final class LiveDrawing: Sendable {
    private let entry: ArchivedEntry
    private let family: Family
    private let surroundings: Surroundings
    private let stage = Mutex<Stage?>(nil)

    /// - Parameter surroundings: `now` is not used.
    package init(_ entry: ArchivedEntry, family: Family, surroundings: Surroundings) {
        self.entry = entry
        self.family = family
        self.surroundings = surroundings
    }

    /// The drawing at an instant, which may lie before that of the last.
    package func drawing(at now: Date) -> Drawing {
        guard family != .inline else { return drawInline(entry, surroundings: surroundings(at: now)) }
        return stage.withLock { stage in
            if let stage, stage.advance(to: now) { return stage.drawing }
            let new = Stage(
                entry.view, family: family, ignoresMargins: entry.ignoresMargins, surroundings(at: now))
            stage = new
            return new.drawing
        }
    }

    private func surroundings(at now: Date) -> Surroundings {
        var surroundings = surroundings
        surroundings.now = now
        return surroundings
    }
}
