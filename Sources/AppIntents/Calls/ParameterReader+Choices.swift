import Foundation
import VistazoArchive

extension ParameterReader {
    /// A case by its raw value, exactly, else by raw value or name in any case.
    func enumValue<E: AppEnum>(of json: JSONValue, as type: E.Type) throws -> Any {
        let text = plainText(json)
        if let exact = E.allCases.first(where: { $0.rawValue.description == text }) { return exact }
        let wanted = text.looselySpelled
        let near = E.allCases.first {
            $0.rawValue.description.looselySpelled == wanted
                || String(localized: $0.localizedStringResource).looselySpelled == wanted
        }
        guard let near else { throw Refusal(allowed: E.allCases.map { $0.rawValue.description }) }
        return near
    }

    /// An entity by its identifier, else by a text that its query matches, else by its name among those
    /// suggested. A text that fits several is refused with their names.
    func entityValue<E: AppEntity>(of json: JSONValue, as type: E.Type) async throws -> Any {
        let text = plainText(json)
        if let query = slot.declaration.options as? any EntityQuery {
            return try await entity(text, of: query)
        }
        return try await entity(text, of: E.defaultQuery)
    }

    private func entity<Q: EntityQuery>(_ text: String, of query: Q) async throws -> Any {
        if let id = Q.Entity.ID.entityIdentifier(for: text),
            let found = try await query.entities(for: [id]).first
        {
            return found
        }
        if dropsLostEntities { throw Refusal(allowed: []) }
        let wanted = text.looselySpelled
        if let query = query as? any EntityStringQuery {
            let matches = try await matches(text, of: query)
            if let match = matches.first(where: { entityName($0).looselySpelled == wanted }) { return match }
            if matches.count == 1 { return matches[0] }
            if !matches.isEmpty { throw Refusal(allowed: matches.map(entityName)) }
        }
        let suggested = choices(in: try await query.suggestedEntities())
        if let match = suggested.first(where: { entityName($0).looselySpelled == wanted }) { return match }
        throw Refusal(allowed: suggested.map(entityName))
    }

    private func matches<Q: EntityStringQuery>(_ text: String, of query: Q) async throws -> [Any] {
        choices(in: try await query.entities(matching: text))
    }
}

/// The choices of a parameter, or of each element of a list: those of its options provider, its entity's
/// suggestions, its enum's cases.
/// Empty where it takes anything of its type, or where its author's code throws.
func choices(for slot: any ParameterSlot) async -> [Any] {
    if let provider = slot.declaration.options { return await results(of: provider) }
    let type = bareType(of: slot)
    switch (type as? any ListValue.Type)?.elementType ?? type {
    case let type as any AppEnum.Type: return cases(of: type)
    case let type as any AppEntity.Type: return await suggestions(for: type)
    default: return []
    }
}

/// The choice that a parameter's options provider or entity query makes where the person makes none.
func defaultChoice(for slot: any ParameterSlot) async -> Any? {
    if let provider = slot.declaration.options { return await defaultResult(of: provider) }
    guard let type = bareType(of: slot) as? any AppEntity.Type else { return nil }
    return await defaultEntity(type)
}

/// The type behind an optional.
func bareType(of slot: any ParameterSlot) -> Any.Type {
    (slot.valueType as? any OptionalValue.Type)?.wrappedType ?? slot.valueType
}

/// An entity's or a choice's name in the words of now, else its plain text.
func entityName(_ value: Any) -> String {
    switch value {
    case let value as any AppEnum: String(localized: value.localizedStringResource)
    case let value as any InstanceDisplayRepresentable: String(localized: value.displayRepresentation.title)
    case let value as any CustomLocalizedStringResourceConvertible:
        String(localized: value.localizedStringResource)
    default: encodedValue(value).map(plainText) ?? String(describing: value)
    }
}

func choices<R>(in results: R) -> [Any] { (results as? any AnyResults)?.values ?? [] }
private func cases<E: AppEnum>(of type: E.Type) -> [Any] { Array(E.allCases) }

private func results<P: DynamicOptionsProvider>(of provider: P) async -> [Any] {
    guard let results = try? await provider.results() else { return [] }
    return choices(in: results)
}

private func defaultResult<P: DynamicOptionsProvider>(of provider: P) async -> Any? {
    await provider.defaultResult()
}

private func suggestions<E: AppEntity>(for type: E.Type) async -> [Any] {
    await results(of: E.defaultQuery)
}

private func defaultEntity<E: AppEntity>(_ type: E.Type) async -> Any? {
    await E.defaultQuery.defaultResult()
}
