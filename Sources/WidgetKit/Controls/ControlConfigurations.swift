import AppIntents
import SwiftUI

/// A control that nothing configures.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    /// A control by its kind, without a value.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}

    /// A control by its kind, whose value a provider answers.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {}
}

/// A control that an intent's parameters configure.
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
    /// A control by its kind, without a value.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {}

    /// A control by its kind, whose value a provider answers.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
    /// A button with a label.
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}

    /// A button with a label, and another while the action runs.
    public init<ActionLabel: View>(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

extension ControlWidgetButton where Label == Text {
    /// A button with a title.
    public init(_ titleKey: LocalizedStringKey, action: Action) {}

    /// A button with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: Action) {}

    /// A button with a title, and a label by whether the action runs.
    public init<ActionLabel: View>(
        _ titleKey: LocalizedStringKey, action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}

    /// A button with a title, and a label by whether the action runs.
    @_disfavoredOverload
    public init<S: StringProtocol, ActionLabel: View>(
        _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {}
}

/// A control that sets a value on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
    ControlWidgetTemplate
where Action.ValueType == Bool {
    /// A toggle with a label, and another for its value.
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where Label == Text {
    /// A toggle with a title, and a label for its value.
    public init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}

    /// A toggle with a title, and a label for its value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}

extension ControlWidgetToggle where Label == Text, ValueLabel == Text {
    /// A toggle with a title.
    public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}

    /// A toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Bool, action: Action) {}
}

extension WidgetBundleBuilder {
    /// A control, which a terminal has no place for.
    public static func buildExpression<C: ControlWidget>(_ control: C) -> Group { Group() }
}
