import SwiftUI
import WidgetKit

/// A form of a name of Apple's frameworks as widget sources write it, and what a medium widget shows of it.
struct Form: Sendable {
    let name: String
    /// Found in the drawing, without regard to where.
    let shows: [String]
    /// What the author is told has no effect.
    let told: [String]
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(
        _ name: String, _ shows: String..., told: [String] = [],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        self.name = name
        self.shows = shows
        self.told = told
        self.view = { AnyView(view()) }
    }
}

/// Collects forms, one a statement.
@resultBuilder
enum Forms {
    static func buildBlock(_ forms: Form...) -> [Form] { forms }
}

/// 30 November 2026, 09:12:00 UTC, when every form is drawn.
let moment = Date(timeIntervalSince1970: 1_796_029_920)

struct Thing: Identifiable, Hashable {
    let id: Int
    var name: String
}
