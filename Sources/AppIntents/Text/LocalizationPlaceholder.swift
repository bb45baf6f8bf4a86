/// The type of a value that will stand in a key.
public enum LocalizationPlaceholder: Hashable, Sendable {
    /// A whole number.
    case int
    /// A whole number that is not negative.
    case uint
    /// A number with a point.
    case float
    /// A number with a point.
    case double
    /// Words.
    case object

    /// As a format key has it.
    var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float, .double: "%lf"
        case .object: "%@"
        }
    }
}
