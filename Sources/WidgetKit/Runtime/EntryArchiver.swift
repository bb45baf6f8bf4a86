import SwiftUI
import VistazoArchive
import VistazoCells
import VistazoRendering

/// Makes an archive of what a provider answered: lowers each entry's view for one family at one size.
@MainActor
final class EntryArchiver {
    private let definition: WidgetDefinition
    private let request: WireRequest
    private let size: WireRequest.FamilySize
    private(set) var diagnostics: [LoweringContext.Diagnostic] = []

    /// An archive's most entries; a longer timeline is refused before any view is made.
    static let mostEntries = 500
    /// Sides beyond this many cells are no widget's.
    static let longestSide = 1000

    init(definition: WidgetDefinition, request: WireRequest, size: WireRequest.FamilySize) {
        self.definition = definition
        self.request = request
        self.size = WireRequest.FamilySize(
            size.family, columns: min(max(size.columns, 1), Self.longestSide),
            rows: min(max(size.rows, 1), Self.longestSide))
    }

    /// Entries in date order, those of equal dates as their author listed them. Entries whose date the wire
    /// cannot carry (NaN, beyond the year 9999) are left out; throws where none is left or too many are.
    func archive(_ reading: Reading) throws -> ArchivedTimeline {
        let entries = reading.entries.compactMap { read in
            WireDate.nearest(read.entry.date).map { (read: read, date: $0) }
        }
        guard !entries.isEmpty else { throw ExtensionError.emptyTimeline(kind: definition.kind) }
        guard entries.count <= Self.mostEntries else {
            throw ExtensionError.tooManyEntries(entries.count, kind: definition.kind)
        }
        let ordered = entries.enumerated().sorted {
            ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
        }
        return ArchivedTimeline(
            entries: ordered.map { archived($0.element.read, from: $0.element.date) },
            reload: policy(reading.policy),
            staleAfter: definition.staleAfter.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil },
            madeFor: MadeFor(
                family: size.family, columns: size.columns, rows: size.rows, mode: request.mode,
                scheme: request.scheme, locale: request.locale, zone: request.zone))
    }

    private func archived(_ read: Reading.ReadEntry, from date: Date) -> ArchivedEntry {
        let entry = read.entry
        var view = lowered(read.view(), at: date)
        if request.name == .placeholder { view.modifiers.append(.redacted(.placeholder)) }
        let captured = definition.capturedAt?(entry)
        return ArchivedEntry(
            date: date, capturedAt: captured.flatMap { WireDate.nearest($0) },
            relevance: entry.relevance.map {
                .init(score: finite(Double($0.score)), duration: max(finite($0.duration), 0))
            }, view: view, ignoresMargins: definition.ignoresMargins)
    }

    private func lowered<V: View>(_ view: V, at date: Date) -> Node {
        let context = LoweringContext(
            family: size.family, surroundings: surroundings(at: date),
            ignoresMargins: definition.ignoresMargins)
        defer { diagnostics += context.diagnostics.filter { !diagnostics.contains($0) } }
        return lower(view, in: environment(for: context))
    }

    private func surroundings(at date: Date) -> Surroundings {
        Surroundings(
            size: CellSize(columns: size.columns, rows: size.rows), now: date,
            zone: TimeZone(identifier: request.zone) ?? .gmt, locale: Locale(identifier: request.locale),
            mode: request.mode, scheme: request.scheme,
            redaction: request.name == .placeholder ? .placeholder : [])
    }

    private func environment(for context: LoweringContext) -> EnvironmentValues {
        var environment = EnvironmentValues(lowering: context)
        environment.widgetFamily = WidgetFamily(size.family)
        environment.widgetRenderingMode = WidgetRenderingMode(request.mode)
        environment.showsWidgetContainerBackground =
            !definition.isBackgroundRemovable || request.mode == .fullColor && !size.family.isAccessory
        let margin = size.family.margin
        environment.widgetContentMargins = EdgeInsets(
            top: Double(margin.rows) * 16, leading: Double(margin.columns) * 8,
            bottom: Double(margin.rows) * 16, trailing: Double(margin.columns) * 8)
        return environment
    }

    private func policy(_ policy: TimelineReloadPolicy) -> ReloadPolicy {
        switch policy.rule {
        case .atEnd: .atEnd
        case .never: .never
        // A date that is none cannot be waited for.
        case .after(let date): WireDate.nearest(date).map { .after($0) } ?? .atEnd
        }
    }

    private func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
}
