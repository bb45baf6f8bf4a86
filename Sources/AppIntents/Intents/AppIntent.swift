import Foundation

/// A type that storage and the wire know by a name which outlives renamings.
public protocol PersistentlyIdentifiable {
    /// The name, by default the type's own; change it to keep stored calls alive when the type is renamed.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's own name, without module and enclosing types.
    public static var persistentIdentifier: String { String(describing: self) }
}

/// A named action with parameters, which a button carries and the host performs.
///
/// The parameters are `@Parameter` properties, filled after `init()`. `perform()` may run in another
/// process than the one that made the button: whatever it leaves in memory is lost.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    /// What `perform()` gives back.
    associatedtype PerformResult: IntentResult
    /// The sentence that an editor shows with the parameters in it.
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    /// `IntentDescription` or `IntentDescription?`; on Apple's platforms both are written, for there the
    /// description is read from the source, here from the value.
    associatedtype DescriptionContent = IntentDescription?

    /// A verb and a noun: "Log Coffee".
    static var title: LocalizedStringResource { get }
    /// What it does; none by default.
    static var description: DescriptionContent { get }
    /// Whether performing it opens the app; there is none here, so true changes nothing.
    static var openAppWhenRun: Bool { get }
    /// Whether people find it outside the widget's own buttons; true by default.
    static var isDiscoverable: Bool { get }
    /// Whether it runs while the dashboard is locked; it does by default.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence that an editor shows with the parameters in it; empty by default.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// An intent whose parameters have their defaults.
    init()

    /// Does the work. All that is to be seen afterwards must be stored before it returns.
    func perform() async throws -> PerformResult
}

extension AppIntent where DescriptionContent == IntentDescription? {
    /// None.
    public static var description: IntentDescription? { nil }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    /// None.
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent {
    /// False.
    public static var openAppWhenRun: Bool { false }
    /// True.
    public static var isDiscoverable: Bool { true }
    /// `alwaysAllowed`.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    /// A value that whoever runs the intent fills in.
    public typealias Parameter = IntentParameter
    /// A value that the program hands to its intents at start.
    public typealias Dependency = AppDependency
    /// A sentence with this intent's parameters in it.
    public typealias Summary = IntentParameterSummary<Self>
    /// One of two sentences, by the value of a parameter.
    public typealias When<Value, Content: ParameterSummary, Other: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Value, Content, Other>
    /// One of many sentences, by the value of a parameter.
    public typealias Switch<Value: Sendable, Content: ParameterSummary> =
        ParameterSummarySwitchCondition<Self, Value, Content>
    /// A sentence for one value in a `Switch`.
    public typealias Case<Value: Sendable, Content: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Content>
    /// The sentence of a `Switch` for all other values.
    public typealias DefaultCase<Content: ParameterSummary> =
        ParameterSummaryDefaultCaseCondition<Self, Content>

    /// Tells the system that the person did this by other means; nothing learns from it here.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// Names one donation.
public struct IntentDonationIdentifier: Hashable, Sendable {
    private let id = UUID()
}

/// Whether an intent may run while the dashboard is locked.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// Runs at any time.
    case alwaysAllowed
    /// Runs only when unlocked.
    case requiresAuthentication
    /// Runs only when this very machine is unlocked; here the same as `requiresAuthentication`.
    case requiresLocalDeviceAuthentication
}
