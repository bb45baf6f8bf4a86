import Foundation
import VistazoArchive

/// A parameter's value as JSON: choices by their raw value, entities by their identifier, dates by RFC 3339,
/// other types as `Codable` has them. nil where the type has no such form.
func encodedValue(_ value: Any) -> JSONValue? {
    switch value {
    case let value as any OptionalValue: return value.wrapped.map { encodedValue($0) } ?? .null
    case let value as Bool: return .bool(value)
    case let value as String: return .string(value)
    case let value as any AppEnum: return rawValue(of: value)
    case let value as any AppEntity: return .string(identifier(of: value))
    case let value as any BinaryInteger: return wholeNumber(value)
    case let value as Double: return value.isFinite ? .number(value) : nil
    case let value as Float: return value.isFinite ? .number(Double(value)) : nil
    case let value as Date: return .string(wireText(value))
    case let value as Duration:
        let parts = value.components
        return .number(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    case let value as URL: return .string(value.absoluteString)
    case let value as UUID: return .string(value.uuidString)
    case let value as any ListValue:
        let elements = value.elements.map { encodedValue($0) }
        return elements.contains(nil) ? nil : .array(elements.compactMap { $0 })
    case let value as any Encodable:
        guard let data = try? JSONEncoder().encode(value),
            let object = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        else { return nil }
        return jsonValue(object)
    default: return nil
    }
}

/// A date as the wire has it, with as many parts of a second as it needs.
func wireText(_ date: Date) -> String {
    let whole = date.timeIntervalSinceReferenceDate.rounded() == date.timeIntervalSinceReferenceDate
    return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !whole))
}

func identifier<E: AppEntity>(of entity: E) -> String { entity.id.entityIdentifierString }

private func rawValue<E: AppEnum>(of value: E) -> JSONValue? {
    if let number = value.rawValue as? any BinaryInteger { return wholeNumber(number) }
    return .string(value.rawValue.description)
}

/// Beyond 2^53 a JSON number is not exact, so it becomes text.
private func wholeNumber<I: BinaryInteger>(_ value: I) -> JSONValue {
    guard let exact = Double(exactly: value), exact.magnitude <= 9_007_199_254_740_992 else {
        return .string(String(value))
    }
    return .number(exact)
}

private func jsonValue(_ object: Any) -> JSONValue? {
    switch object {
    case is NSNull: return .null
    case let text as String: return .string(text)
    case let number as NSNumber:
        return isBoolean(number) ? .bool(number.boolValue) : .number(number.doubleValue)
    case let list as [Any]: return .array(list.compactMap(jsonValue))
    case let members as [String: Any]:
        return .object(
            members.sorted { $0.key < $1.key }.compactMap { key, value in
                jsonValue(value).map { .init(key, $0) }
            })
    default: return nil
    }
}

/// `JSONSerialization` gives both numbers and booleans as `NSNumber`.
private func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
