import SwiftUI
import VistazoArchive

extension WidgetConfiguration {
    /// The name in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        adjusted { $0.displayName = words(displayName) }
    }

    /// The name in the gallery.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// The name in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        let name = String(displayName)
        return adjusted { $0.displayName = name }
    }

    /// The name in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        adjusted { $0.displayName = String(localized: displayName) }
    }

    /// What the gallery says below the name.
    public func description(_ description: Text) -> some WidgetConfiguration {
        adjusted { $0.description = words(description) }
    }

    /// What the gallery says below the name.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// What the gallery says below the name.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        let text = String(description)
        return adjusted { $0.description = text }
    }

    /// What the gallery says below the name.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        adjusted { $0.description = String(localized: description) }
    }

    /// The families the widget is drawn in; without this the four system families. An empty list leaves the
    /// kind without any, and the host says so.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        adjusted { $0.families = families }
    }
}

/// The words of a text with the look left out.
@MainActor
private func words(_ text: Text) -> String {
    guard case .text(let runs) = lower(text, in: EnvironmentValues()).content else { return "" }
    return runs.map { run in
        if case .string(let string) = run.content { return string }
        return ""
    }.joined()
}
