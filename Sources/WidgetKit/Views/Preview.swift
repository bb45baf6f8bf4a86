import SwiftUI

/// A widget with entries for the canvas of an editor. Here it is checked and comes to nothing: an extension run
/// at a terminal shows every family it supports.
@freestanding(declaration)
public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "VistazoPreviewMacros", type: "PreviewMacro")

/// A widget with its own provider's entries for the canvas of an editor. Here it is checked and comes to nothing.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () async -> P
) = #externalMacro(module: "VistazoPreviewMacros", type: "PreviewMacro")

/// A configurable widget with its own provider's entries for the canvas of an editor. Here it is checked and
/// comes to nothing.
@freestanding(declaration)
public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () async -> P
) = #externalMacro(module: "VistazoPreviewMacros", type: "PreviewMacro")

/// Collects the entries of a preview, one a statement.
@resultBuilder
public struct PreviewTimelineBuilder {
    /// One entry.
    public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [any TimelineEntry] {
        [entry]
    }

    /// Several entries.
    public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> [any TimelineEntry] {
        entries
    }

    /// All of them in order.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
        entries.flatMap { $0 }
    }

    /// Those of `if` without `else`.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }

    /// Those of the branch that was taken.
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

    /// Those of the branch that was taken.
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

    /// Those of a loop.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
        entries.flatMap { $0 }
    }
}
