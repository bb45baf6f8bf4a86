import AppIntents
import SwiftUI

/// A button or toggle of a phone's control centre. A terminal has none: controls compile, and no host asks
/// for them.
@MainActor @preconcurrency
public protocol ControlWidget {
    /// The type of `body`.
    associatedtype Body: ControlWidgetConfiguration
    /// A control that needs nothing.
    init()
    /// Its kind, its value and its look.
    var body: Body { get }
}

/// What a control is.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
    /// The name in the gallery.
    public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    /// What the gallery says below the name.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        self
    }
    /// Asks for a configuration when the control is placed.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// What a control looks like.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
    /// The colour of the control.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    /// Whether the control is out of use.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

/// Makes the one template of a control.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    /// The one template.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// Answers the value of a control that nothing configures.
public protocol ControlValueProvider {
    /// What the control shows.
    associatedtype Value
    /// A sample.
    var previewValue: Value { get }
    /// The value now.
    func currentValue() async throws -> Value
}

/// Answers the value of a control that an intent's parameters configure.
public protocol AppIntentControlValueProvider {
    /// What the control shows.
    associatedtype Value
    /// What configures the control.
    associatedtype Configuration: ControlConfigurationIntent
    /// A sample.
    func previewValue(configuration: Configuration) -> Value
    /// The value now.
    func currentValue(configuration: Configuration) async throws -> Value
}

/// Where a program says that its controls have something new; nothing here listens.
public struct ControlCenter: Sendable {
    /// The one there is.
    public static let shared = ControlCenter()
    /// Asks for new values of a kind.
    public func reloadControls(ofKind kind: String) {}
    /// Asks for new values of all kinds.
    public func reloadAllControls() {}
}
