import VistazoArchive

/// The call that a button carries: the intent's name, type and parameters.
///
/// `newValue` takes the place of `value` in a `SetValueIntent`, whose toggle fills it. Throws
/// `IntentCallError.unsetParameter` where a parameter that is not optional was never given a value, for no
/// widget can ask for it.
package func archivedCall(of intent: any AppIntent, newValue: JSONValue? = nil) throws -> IntentCall {
    let type = type(of: intent)
    let name = type.persistentIdentifier
    SeenIntents.remember(type)
    var members: [JSONValue.Member] = []
    for (parameter, slot) in slots(of: intent) {
        if parameter == "value", let newValue, intent is any SetValueIntent {
            members.append(.init(parameter, newValue))
            continue
        }
        guard let given = slot.given else {
            if slot.valueType is any OptionalValue.Type { continue }
            throw IntentCallError.unsetParameter(intent: name, parameter: parameter)
        }
        if let optional = given as? any OptionalValue, optional.wrapped == nil { continue }
        guard let value = encodedValue(given) else {
            throw IntentCallError.unwritable(
                intent: name, parameter: parameter, type: String(describing: slot.valueType))
        }
        members.append(.init(parameter, value))
    }
    return IntentCall(
        name: name, parameters: members, type: _mangledTypeName(type),
        authenticationPolicy: type.authenticationPolicy.archived, runsInApp: runsInApp(type))
}
