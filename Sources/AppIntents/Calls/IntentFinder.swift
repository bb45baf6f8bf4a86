import VistazoArchive

/// The intent type that a call means: by its mangled type name, which the runtime finds unless the type is
/// private, then `known` does; else by its name among `known`, exactly, else without `Intent` and in any
/// case. nil where there is none.
package func intentType(for call: IntentCall, known: [any AppIntent.Type]) -> (any AppIntent.Type)? {
    if let mangled = call.type {
        let found = _typeByName(mangled) as? any AppIntent.Type
        let same = found ?? known.first { _mangledTypeName($0) == mangled }
        if let same, same.persistentIdentifier == call.name { return same }
    }
    if let exact = known.first(where: { $0.persistentIdentifier == call.name }) { return exact }
    let wanted = looseName(call.name)
    return known.first { looseName($0.persistentIdentifier) == wanted }
}

/// The intent that a call means, with its parameters set.
///
/// Throws `IntentCallError`: for an unknown intent or parameter, a value that is none of the parameter's,
/// and a parameter that has no value and is not optional. An entity that is gone leaves an optional
/// parameter of a call with a `type`, which a program wrote, nil; in a call that a person wrote it is an
/// error. Errors of the author's queries are thrown as they are.
package func intent(for call: IntentCall, known: [any AppIntent.Type]) async throws -> any AppIntent {
    guard let type = intentType(for: call, known: known) else {
        throw IntentCallError.unknownIntent(call.name, known: known.map { $0.persistentIdentifier })
    }
    let intent = type.init()
    try await fill(intent, with: call.parameters, dropsLostEntities: call.type != nil)
    for (parameter, slot) in slots(of: intent) where slot.given == nil {
        if slot.valueType is any OptionalValue.Type { continue }
        throw IntentCallError.unsetParameter(intent: call.name, parameter: parameter)
    }
    return intent
}

/// The intent of a widget's configuration: what `members` say, then what its queries and options providers
/// hold for default, then the property's own. Throws as `intent(for:known:)` does; of parameters without
/// any value only those of types that have no empty value are an error.
package func configuredIntent<Intent: WidgetConfigurationIntent>(
    _ type: Intent.Type, with members: [JSONValue.Member]
) async throws -> Intent {
    let intent = type.init()
    try await fill(intent, with: members, dropsLostEntities: false)
    for (parameter, slot) in slots(of: intent) where slot.given == nil {
        if let value = await defaultChoice(for: slot), slot.give(value) { continue }
        if neutralValue(of: slot.valueType) == nil {
            throw IntentCallError.unsetParameter(intent: type.persistentIdentifier, parameter: parameter)
        }
    }
    return intent
}

/// As `configuredIntent`, of values alone: no query and no options provider is asked. Throws also where a
/// parameter names an entity.
package func immediateIntent<Intent: WidgetConfigurationIntent>(
    _ type: Intent.Type, with members: [JSONValue.Member]
) throws -> Intent {
    let intent = type.init()
    let name = type.persistentIdentifier
    let slots = slots(of: intent)
    for member in members {
        guard let (parameter, slot) = slots.first(where: { $0.name.lowercased() == member.key.lowercased() })
        else {
            throw IntentCallError.unknownParameter(
                intent: name, parameter: member.key, known: slots.map(\.name))
        }
        let reader = ParameterReader(slot: slot, dropsLostEntities: true)
        guard let value = try? reader.immediateValue(of: member.value, as: slot.valueType), slot.give(value)
        else {
            throw IntentCallError.badValue(
                intent: name, parameter: parameter, value: plainText(member.value), allowed: [])
        }
    }
    for (parameter, slot) in slots where slot.given == nil && neutralValue(of: slot.valueType) == nil {
        throw IntentCallError.unsetParameter(intent: name, parameter: parameter)
    }
    return intent
}

private func fill(
    _ intent: any AppIntent, with members: [JSONValue.Member], dropsLostEntities: Bool
) async throws {
    let name = Swift.type(of: intent).persistentIdentifier
    let slots = slots(of: intent)
    for member in members {
        guard
            let (parameter, slot) = slots.first(where: { $0.name == member.key })
                ?? slots.first(where: { $0.name.lowercased() == member.key.lowercased() })
        else {
            throw IntentCallError.unknownParameter(
                intent: name, parameter: member.key, known: slots.map(\.name))
        }
        let reader = ParameterReader(slot: slot, dropsLostEntities: dropsLostEntities)
        do {
            let value = try await IntentUnderEdit.$current.withValue(intent) {
                try await reader.value(of: member.value, as: slot.valueType)
            }
            guard slot.give(value) else { throw ParameterReader.Refusal(allowed: []) }
        } catch let refusal as ParameterReader.Refusal {
            let text = plainText(member.value)
            if bareType(of: slot) is any AppEntity.Type {
                throw IntentCallError.unknownEntity(
                    intent: name, parameter: parameter, value: text, known: refusal.allowed)
            }
            throw IntentCallError.badValue(
                intent: name, parameter: parameter, value: text, allowed: refusal.allowed)
        }
    }
}

private func looseName(_ name: String) -> String {
    let lower = name.lowercased()
    return lower.hasSuffix("intent") && lower.count > 6 ? String(lower.dropLast(6)) : lower
}
