import SwiftUI
import WidgetKit

extension WidgetConfiguration {
    /// Says when an entry's data were read, where that is not the entry's date: the age that the frame shows once the
    /// data are stale, or could not be renewed, counts from then. `nil` is the entry's date.
    public func capturedAt<Entry: TimelineEntry>(
        _ captured: @escaping @MainActor (Entry) -> Date?
    ) -> some WidgetConfiguration {
        adjusted { definition in
            definition.capturedAt = { entry in (entry as? Entry).flatMap { captured($0) } }
        }
    }

    /// Seconds after which the data of an entry count as stale, from when they were read. Without it the host goes by
    /// the timeline's policy.
    public func stale(after seconds: TimeInterval) -> some WidgetConfiguration {
        adjusted { $0.staleAfter = seconds }
    }
}
