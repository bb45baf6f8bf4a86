/// An intent whose parameters configure a widget. It is edited, never performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent whose parameters configure a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Does nothing.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that sets a value: a toggle fills `value` with the state that is asked for.
public protocol SetValueIntent: AppIntent {
    /// The type of the value, `Bool` for a toggle.
    associatedtype ValueType
    /// The state to bring about.
    var value: ValueType { get set }
}

/// An intent that runs in the app on Apple's platforms; here it runs where the others do, or in the `app`
/// its extension's configuration names.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that starts or stops sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that may ask to go on in the app; here there is none, so it goes on where it is.
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent that took the place of an older custom one.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class name of the older intent.
    static var intentClassName: String { get }
}

/// An intent that the system may suggest.
public protocol PredictableIntent: AppIntent {}

/// An intent that opens something in the app.
public protocol OpenIntent: AppIntent {
    /// The type of what is opened.
    associatedtype Target
    /// What is opened.
    var target: Target { get set }
}
