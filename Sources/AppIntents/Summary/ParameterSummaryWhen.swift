/// One of two sentences, by the value of a parameter or by the family.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Value, Content: ParameterSummary, Other: ParameterSummary
>: ParameterSummary {
    /// Compares a parameter with a value.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryComparison, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Other
    ) {}

    /// Looks for a parameter's value among some.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryMembership, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Other
    ) {}

    /// Asks whether a parameter has a value.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ presence: ParameterSummaryPresence,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Other
    ) {}
}

extension ParameterSummaryWhenCondition where Value == IntentWidgetFamily {
    /// Compares the family.
    public init(
        widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Other
    ) {}

    /// Looks for the family among some.
    public init(
        widgetFamily comparison: ParameterSummaryMembership, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ content: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Other
    ) {}
}

/// How a parameter compares with a value.
public enum ParameterSummaryComparison: Hashable, Sendable {
    /// Equal, or not.
    case equalTo, notEqualTo
    /// By size.
    case lessThan, greaterThan, lessThanOrEqualTo, greaterThanOrEqualTo
}

/// Whether a value is among some.
public enum ParameterSummaryMembership: Hashable, Sendable {
    /// It is.
    case oneOf
}

/// Whether a parameter has a value.
public enum ParameterSummaryPresence: Hashable, Sendable {
    /// It has, or has not.
    case hasAnyValue, hasNoValue
}
