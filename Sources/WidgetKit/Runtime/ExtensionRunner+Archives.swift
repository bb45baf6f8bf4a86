import AppIntents
import SwiftUI
import VistazoArchive

extension ExtensionRunner {
    /// Reads once for all families, unless the provider looks at the family or the size: then once for each.
    func archives(for request: WireRequest) async throws -> WireReply {
        let definition = try definition(ofKind: request.kind)
        let sizes = try sizes(for: request, of: definition)
        let intent =
            request.name == .placeholder
            ? nil : try await definition.source.intent(for: request.configuration)
        let own = sizes.map {
            WidgetInfo(kind: definition.kind, family: WidgetFamily($0.family), intent: intent)
        }
        let widgets = PlacedWidgets(own: own, others: placed(for: request, besides: sizes))
        WidgetCenter.shared.setPlaced(widgets)

        var shared: Reading?
        var archives: [String: ArchivedTimeline] = [:]
        for size in sizes where archives[size.key] == nil {
            let reading: Reading
            if let shared {
                reading = shared
            } else {
                let context = TimelineProviderContext(
                    size, date: request.date, isPreview: request.isPreview)
                reading = try await PlacedWidgets.$current.withValue(widgets) {
                    try await read(definition.source, for: request, intent: intent, in: context)
                }
                if let refusal = context.refusal { throw refusal }
                if !context.lookedAtSize { shared = reading }
            }
            let archiver = EntryArchiver(definition: definition, request: request, size: size)
            archives[size.key] = try archiver.archive(reading)
            note(archiver.diagnostics)
        }
        if archives.count == 1, let only = archives.first { return .archive(only.value) }
        return .archives(archives)
    }

    /// The other widgets of this program that the host has placed, each with the type that configures it.
    func placed(
        for request: WireRequest, besides sizes: [WireRequest.FamilySize] = []
    ) -> [PlacedConfiguration] {
        guard !request.placed.isEmpty else { return [] }
        let types = Dictionary(
            definitions.map { ($0.kind, $0.source.intentType) }, uniquingKeysWith: { first, _ in first })
        return request.placed.filter { widget in
            widget.kind != request.kind || widget.configuration != request.configuration
                || !sizes.contains(widget.size)
        }.map { PlacedConfiguration($0, intentType: types[$0.kind] ?? nil) }
    }

    private func read(
        _ source: any EntrySource, for request: WireRequest, intent: (any AppIntent)?,
        in context: TimelineProviderContext
    ) async throws -> Reading {
        // A provider's wish for its own reload would never end: it goes nowhere.
        try await ReloadWishes.$current.withValue(ReloadWishes()) {
            switch request.name {
            case .snapshot: try await source.snapshot(of: intent, in: context)
            case .timeline: try await source.timeline(of: intent, in: context)
            case .placeholder, .describe, .perform, .options: source.placeholder(in: context)
            }
        }
    }

    private func sizes(
        for request: WireRequest, of definition: WidgetDefinition
    ) throws -> [WireRequest.FamilySize] {
        let supported = definition.archivedFamilies
        for size in request.families where !supported.contains(size.family) {
            throw ExtensionError.unsupportedFamily(size.family, kind: definition.kind, supported: supported)
        }
        if !request.families.isEmpty { return request.families }
        guard !supported.isEmpty else { throw ExtensionError.noFamilies(kind: definition.kind) }
        return supported.map { WireRequest.FamilySize($0) }
    }
}
