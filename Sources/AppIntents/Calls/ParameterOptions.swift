import VistazoArchive

/// What a parameter of an intent can be: what is suggested, or what a text may mean, best first. `members` are the
/// other values as far as they are chosen, for choices that depend on them; those that will not do count as not
/// chosen.
///
/// Throws `IntentCallError.unknownParameter`, and what the author's queries throw.
package func parameterOptions(
    of type: any AppIntent.Type, parameter: String, text: String?, with members: [JSONValue.Member]
) async throws -> [ParameterOption] {
    let intent = type.init()
    let all = slots(of: intent)
    guard
        let slot = all.first(where: { $0.name == parameter })?.slot
            ?? all.first(where: { $0.name.lowercased() == parameter.lowercased() })?.slot
    else {
        throw IntentCallError.unknownParameter(
            intent: type.persistentIdentifier, parameter: parameter, known: all.map(\.name))
    }
    for member in members {
        guard let other = all.first(where: { $0.name.lowercased() == member.key.lowercased() })?.slot,
            other !== slot
        else { continue }
        let reader = ParameterReader(slot: other, dropsLostEntities: false)
        guard let value = try? await reader.value(of: member.value, as: other.valueType) else { continue }
        _ = other.give(value)
    }
    return try await IntentUnderEdit.$current.withValue(intent) {
        try await found(for: slot, by: text).compactMap(option)
    }
}

private func found(for slot: any ParameterSlot, by text: String?) async throws -> [Any] {
    guard let text else { return await choices(for: slot) }
    let type = bareType(of: slot)
    let element = (type as? any ListValue.Type)?.elementType ?? type
    if let entity = element as? any AppEntity.Type {
        guard let query = slot.declaration.options as? any EntityQuery else {
            return try await matches(text, for: entity)
        }
        return try await matches(text, of: query)
    }
    return near(text, among: await choices(for: slot))
}

private func matches<E: AppEntity>(_ text: String, for type: E.Type) async throws -> [Any] {
    try await matches(text, of: E.defaultQuery)
}

/// The entity with this identifier, else what the query finds by the text, else those suggested whose names hold it.
private func matches<Q: EntityQuery>(_ text: String, of query: Q) async throws -> [Any] {
    if let id = Q.Entity.ID.entityIdentifier(for: text),
        let found = try await query.entities(for: [id]).first
    {
        return [found]
    }
    if let query = query as? any EntityStringQuery {
        let found = try await stringMatches(text, of: query)
        if !found.isEmpty { return found }
    }
    return near(text, among: choices(in: try await query.suggestedEntities()))
}

private func stringMatches<Q: EntityStringQuery>(_ text: String, of query: Q) async throws -> [Any] {
    choices(in: try await query.entities(matching: text))
}

/// Those that a text names, else those whose names hold it.
private func near(_ text: String, among choices: [Any]) -> [Any] {
    let wanted = text.looselySpelled
    func names(_ choice: Any) -> [String] {
        [entityName(choice).looselySpelled, encodedValue(choice).map { plainText($0).looselySpelled } ?? ""]
    }
    let exact = choices.filter { names($0).contains(wanted) }
    return exact.isEmpty ? choices.filter { names($0)[0].contains(wanted) } : exact
}

/// nil for what has no form on the wire.
private func option(_ choice: Any) -> ParameterOption? {
    guard let value = encodedValue(choice) else { return nil }
    switch value {
    case .string, .number: break
    default: return nil
    }
    let name = entityName(choice)
    let subtitle = (choice as? any InstanceDisplayRepresentable)?.displayRepresentation.subtitle
    return ParameterOption(
        value, title: name == plainText(value) ? "" : name,
        subtitle: subtitle.map { String(localized: $0) } ?? "")
}
