/// One of many sentences, by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: Sendable, Content: ParameterSummary>:
    ParameterSummary
{
    /// Chooses among `Case` and `DefaultCase` by a parameter.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
    ) {}
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
    /// Chooses among `Case` and `DefaultCase` by the family.
    public init(
        _ family: ParameterSummaryFamilySubject,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
    ) {}
}

/// Names the family as what a `Switch` chooses by.
public enum ParameterSummaryFamilySubject: Hashable, Sendable {
    /// The widget's family.
    case widgetFamily
}

/// A sentence for one value, or some, in a `Switch`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: Sendable, Content: ParameterSummary>:
    ParameterSummary
{
    /// For one value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
    /// For any of some values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// The sentence of a `Switch` for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
    ParameterSummary
{
    /// For all other values.
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

/// The sentences of a `Switch`.
public struct ParameterSummaryTuple<each Content: ParameterSummary>: ParameterSummary {}

/// Lists the sentences of a `Switch`.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: Sendable> {
    /// The sentence for one value.
    public static func buildExpression<Content>(
        _ one: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Content> { one }

    /// The sentence for all other values.
    public static func buildExpression<Content>(
        _ one: ParameterSummaryDefaultCaseCondition<Intent, Content>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> { one }

    /// All of them.
    public static func buildBlock<each Content: ParameterSummary>(
        _ content: repeat each Content
    ) -> ParameterSummaryTuple<repeat each Content> { ParameterSummaryTuple() }
}
