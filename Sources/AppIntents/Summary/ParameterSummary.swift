/// The sentence that an editor shows with an intent's parameters in it. It is kept for authors' sources;
/// nothing in a terminal reads it.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence, and the parameters that stand below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// No sentence.
    public init() {}

    /// A sentence.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

    /// A sentence, and parameters below it.
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}

    /// Parameters alone.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// A sentence with parameters in it: `"Log \(\.$item)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// A sentence without parameters.
    public init(stringLiteral value: String) {}

    /// A sentence with parameters.
    public init(stringInterpolation: StringInterpolation) {}

    /// Gathers the parts.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// Starts empty.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Words.
        public mutating func appendLiteral(_ literal: String) {}
        /// A parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// Lists parameters.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// One parameter.
    public static func buildExpression<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> [PartialKeyPath<Intent>] { [keyPath] }

    /// All of them.
    public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        parts.flatMap { $0 }
    }
}

/// Makes the sentence of an intent.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
    /// The one sentence.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    /// A sentence under `if #available`.
    public static func buildLimitedAvailability<Content: ParameterSummary>(_ content: Content) -> Content {
        content
    }
}
