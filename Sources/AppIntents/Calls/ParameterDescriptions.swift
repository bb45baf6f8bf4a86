import Foundation
import VistazoArchive

/// What `describe` says of an intent's parameters, in the order of declaration.
package func parameterDescriptions(
    of type: any AppIntent.Type
) async -> [ExtensionDescription.ParameterDescription] {
    let intent = type.init()
    var found: [ExtensionDescription.ParameterDescription] = []
    for (name, slot) in slots(of: intent) {
        let offered = await IntentUnderEdit.$current.withValue(intent) { await choices(for: slot) }
        var value = slot.given
        if value == nil { value = await defaultChoice(for: slot) }
        let title = slot.declaration.title
        found.append(
            .init(
                name: name, title: title.isEmpty ? name : title, type: valueType(of: bareType(of: slot)),
                defaultValue: value.flatMap { spelling($0, among: offered) }.flatMap {
                    $0 == .null ? nil : $0
                },
                options: offered.compactMap { option($0, among: offered) }))
    }
    return found
}

/// What `describe` says of an intent. `phrases` are those of the program's shortcuts for it.
package func intentDescription(
    of type: any AppIntent.Type, phrases: [String] = []
) async -> ExtensionDescription.IntentDescription {
    .init(
        name: type.persistentIdentifier, title: String(localized: type.title),
        description: descriptionText(of: type), parameters: await parameterDescriptions(of: type),
        isDiscoverable: type.isDiscoverable, phrases: phrases)
}

/// An entity stands in the options by its name where all have names of their own, else by its identifier.
private func option(_ choice: Any, among choices: [Any]) -> JSONValue? {
    guard choice is any AppEntity else { return encodedValue(choice) }
    let names = choices.map(entityName)
    return Set(names).count == names.count ? .string(entityName(choice)) : encodedValue(choice)
}

/// A value as the options spell it where it is one of them.
private func spelling(_ value: Any, among choices: [Any]) -> JSONValue? {
    let encoded = encodedValue(value)
    let same = choices.first { encodedValue($0) == encoded }
    return same.flatMap { option($0, among: choices) } ?? encoded
}

private func valueType(of type: Any.Type) -> ExtensionDescription.ParameterDescription.ValueType {
    switch type {
    case let type as any ListValue.Type: valueType(of: type.elementType)
    case is any AppEnum.Type: .choice
    case is any AppEntity.Type: .entity
    case is Bool.Type: .boolean
    case is Date.Type: .date
    case is any FixedWidthInteger.Type: .integer
    case is any BinaryFloatingPoint.Type: .number
    default: .string
    }
}

private func descriptionText<Intent: AppIntent>(of type: Intent.Type) -> String {
    switch type.description as Any {
    case let description as IntentDescription: String(localized: description.descriptionText)
    case let words as LocalizedStringResource: String(localized: words)
    default: ""
    }
}
