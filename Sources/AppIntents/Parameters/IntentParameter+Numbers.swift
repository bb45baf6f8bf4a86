import Foundation

extension IntentParameter where Value: Numeric & Comparable & Sendable {
    /// A number with an editor of its own, and bounds if wanted; values outside are refused.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, controlStyle: ControlStyle,
        inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description, range: range(inclusiveRange)),
            value: defaultValue)
    }

    /// A number within bounds; values outside are refused.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value),
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description, range: range(inclusiveRange)),
            value: defaultValue)
    }
}

extension IntentParameter {
    /// A number or none, with an editor of its own, and bounds if wanted.
    public convenience init<Number: Numeric & Comparable & Sendable>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Number? = nil, controlStyle: ControlStyle,
        inclusiveRange: (lowerBound: Number, upperBound: Number)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == Number? {
        self.init(
            ParameterDeclaration(title: title, description: description, range: range(inclusiveRange)),
            value: defaultValue)
    }

    /// A number within bounds, or none.
    public convenience init<Number: Numeric & Comparable & Sendable>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Number? = nil, inclusiveRange: (lowerBound: Number, upperBound: Number),
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == Number? {
        self.init(
            ParameterDeclaration(title: title, description: description, range: range(inclusiveRange)),
            value: defaultValue)
    }
}

/// The bounds as a range; nil where they are crossed or no numbers that a `Double` holds.
private func range<Number>(_ bounds: (lowerBound: Number, upperBound: Number)?) -> ClosedRange<Double>? {
    guard let bounds, let lower = number(bounds.lowerBound), let upper = number(bounds.upperBound),
        lower <= upper
    else { return nil }
    return lower...upper
}

private func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
}
