/// Why a call cannot be written, or no intent made of it. The words for people are made in WidgetKit.
package enum IntentCallError: Error, Hashable {
    /// No intent has this name.
    case unknownIntent(String, known: [String])
    /// The intent has no parameter of this name.
    case unknownParameter(intent: String, parameter: String, known: [String])
    /// A parameter that is not optional has no value.
    case unsetParameter(intent: String, parameter: String)
    /// The value is not one of the parameter's; `allowed` may name those that are, or their type.
    case badValue(intent: String, parameter: String, value: String, allowed: [String])
    /// The text names no entity, or several: `known` are those suggested, or those that it fits.
    case unknownEntity(intent: String, parameter: String, value: String, known: [String])
    /// The parameter's type has no form on the wire.
    case unwritable(intent: String, parameter: String, type: String)
}
