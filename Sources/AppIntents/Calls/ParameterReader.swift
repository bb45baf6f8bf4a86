import Foundation
import VistazoArchive

/// Reads JSON as the value of a parameter. Text that reads as the type is taken too, for the command line
/// knows text only.
struct ParameterReader {
    /// The value is none of the parameter's.
    struct Refusal: Error {
        /// What would have been one, as far as it can be listed.
        var allowed: [String]
    }

    let slot: any ParameterSlot
    let dropsLostEntities: Bool

    /// The value, of a type that the slot takes. Throws `Refusal`, and what the author's queries throw.
    func value(of json: JSONValue, as type: Any.Type) async throws -> Any {
        if let optional = type as? any OptionalValue.Type {
            if json == .null { return optional.nothing }
            do {
                return try await value(of: json, as: optional.wrappedType)
            } catch let refusal as Refusal {
                guard dropsLostEntities, optional.wrappedType is any AppEntity.Type else { throw refusal }
                return optional.nothing
            }
        }
        if let list = type as? any ListValue.Type { return try await elements(of: json, as: list) }
        if let entity = type as? any AppEntity.Type {
            return try await entityValue(of: json, as: entity)
        }
        if let choice = type as? any AppEnum.Type { return try enumValue(of: json, as: choice) }
        return try plainValue(of: json, as: type)
    }

    private func elements(of json: JSONValue, as list: any ListValue.Type) async throws -> Any {
        let parts: [JSONValue]
        switch json {
        case .array(let elements): parts = elements
        case .null: parts = []
        default: parts = [json]
        }
        var values: [Any] = []
        for part in parts {
            do {
                values.append(try await value(of: part, as: list.elementType))
            } catch let refusal as Refusal {
                guard dropsLostEntities, list.elementType is any AppEntity.Type else { throw refusal }
            }
        }
        guard let result = list.list(of: values) else { throw Refusal(allowed: []) }
        return result
    }

    /// The value where no query is needed for it; throws `Refusal` for an entity too.
    func immediateValue(of json: JSONValue, as type: Any.Type) throws -> Any {
        switch type {
        case let optional as any OptionalValue.Type:
            return json == .null ? optional.nothing : try immediateValue(of: json, as: optional.wrappedType)
        case let list as any ListValue.Type:
            guard case .array(let elements) = json else { throw Refusal(allowed: []) }
            let values = try elements.map { try immediateValue(of: $0, as: list.elementType) }
            guard let result = list.list(of: values) else { throw Refusal(allowed: []) }
            return result
        case is any AppEntity.Type: throw Refusal(allowed: [])
        case let choice as any AppEnum.Type: return try enumValue(of: json, as: choice)
        default: return try plainValue(of: json, as: type)
        }
    }

    private func plainValue(of json: JSONValue, as type: Any.Type) throws -> Any {
        let text = plainText(json)
        switch (type, json) {
        case (is String.Type, .string), (is String.Type, .number), (is String.Type, .bool): return text
        case (is Bool.Type, .bool(let flag)): return flag
        case (is Bool.Type, _): return try flag(text)
        case (let type as any NumberValue.Type, .number(let number)): return try inRange(type.exactly(number))
        case (let type as any NumberValue.Type, .string): return try inRange(type.reading(text))
        case (is Date.Type, .string): return try date(text)
        case (is Duration.Type, .number(let seconds)) where seconds.isFinite && seconds.magnitude < 1e12:
            return Duration.seconds(seconds)
        case (is Duration.Type, .string):
            guard let seconds = WireDuration.seconds(text), seconds < 1e12 else {
                throw Refusal(allowed: ["90s", "1h30m"])
            }
            return Duration.seconds(seconds)
        case (is URL.Type, .string):
            guard let url = URL(string: text) else { throw Refusal(allowed: ["https://example.org"]) }
            return url
        case (is UUID.Type, .string):
            guard let uuid = UUID(uuidString: text) else { throw Refusal(allowed: []) }
            return uuid
        case (let type as any Decodable.Type, _):
            guard let value = decoded(json, as: type) else { throw Refusal(allowed: []) }
            return value
        default: throw Refusal(allowed: [])
        }
    }

    private func flag(_ text: String) throws -> Bool {
        switch text.lowercased() {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0": return false
        default: throw Refusal(allowed: ["true", "false"])
        }
    }

    private func inRange(_ value: Any?) throws -> Any {
        let range = slot.declaration.range
        let allowed = range.map { [numberText($0.lowerBound) + "…" + numberText($0.upperBound)] } ?? []
        guard let value else { throw Refusal(allowed: allowed) }
        guard let range, case .number(let number)? = encodedValue(value) else { return value }
        guard range.contains(number) else { throw Refusal(allowed: allowed) }
        return value
    }

    private func date(_ text: String) throws -> Date {
        for fractional in [false, true] {
            if let date = try? Date(
                text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: fractional))
            {
                return date
            }
        }
        // The day alone is its first instant where the widget is.
        if WireDate.isDateOrDay(text) {
            let zone =
                ProcessInfo.processInfo.environment["TZ"].flatMap { TimeZone(identifier: $0) } ?? .current
            let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
            if let date = try? Date(text, strategy: style) { return date }
        }
        throw Refusal(allowed: ["2026-11-30T09:12:00Z"])
    }

    private func decoded<T: Decodable>(_ json: JSONValue, as type: T.Type) -> T? {
        let object = foundationObject(json)
        guard let data = try? JSONSerialization.data(withJSONObject: object, options: .fragmentsAllowed)
        else {
            return nil
        }
        return try? JSONDecoder().decode(type, from: data)
    }
}

/// A value as a person would type it; lists and objects in brackets.
func plainText(_ json: JSONValue) -> String {
    switch json {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): numberText(number)
    case .string(let text): text
    case .array(let elements): "[" + elements.map(plainText).joined(separator: ", ") + "]"
    case .object(let members):
        "{" + members.map { "\($0.key): \(plainText($0.value))" }.joined(separator: ", ") + "}"
    }
}

private func numberText(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
}

private func foundationObject(_ json: JSONValue) -> Any {
    switch json {
    case .null: NSNull()
    case .bool(let flag): flag
    case .number(let number): number.isFinite ? number : 0
    case .string(let text): text
    case .array(let elements): elements.map(foundationObject)
    case .object(let members):
        Dictionary(members.map { ($0.key, foundationObject($0.value)) }) { _, last in last }
    }
}
