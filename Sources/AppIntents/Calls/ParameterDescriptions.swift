import Foundation
import VistazoArchive

/// What `describe` says of an intent's parameters, in the order of declaration. Those of a widget's configuration need
/// no value where their type has an empty one, but for secrets.
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
        let spellings = Choices(offered)
        let isEntity = entityType(of: bareType(of: slot)) != nil
        let isOptional = slot.valueType is any OptionalValue.Type
        let mayBeEmpty =
            type is any WidgetConfigurationIntent.Type && !slot.declaration.isSecret
            && neutralValue(of: slot.valueType) != nil
        var described = ExtensionDescription.ParameterDescription(
            name: name, title: title.isEmpty ? name : title, type: valueType(of: bareType(of: slot)),
            defaultValue: value.flatMap(spellings.spelling).flatMap {
                $0 == .null ? nil : $0
            },
            options: spellings.options.compactMap { $0 }, description: slot.declaration.description,
            range: slot.declaration.range, isSecret: slot.declaration.isSecret,
            entityType: entityType(of: bareType(of: slot)),
            isList: bareType(of: slot) is any ListValue.Type,
            isOptional: isOptional || mayBeEmpty,
            isLookedFor: isEntity || slot.declaration.options != nil,
            dependsOn: slot.declaration.options.map(dependencies) ?? [])
        if offered.first is any AppEnum, described.options.count == offered.count {
            described.titles = offered.map(entityName)
        }
        found.append(described)
    }
    return found
}

/// What `describe` says of an intent. `phrases` are those of the program's shortcuts for it.
package func intentDescription(
    of type: any AppIntent.Type, phrases: [SpokenPhrase] = []
) async -> ExtensionDescription.IntentDescription {
    .init(
        name: type.persistentIdentifier, title: String(localized: type.title),
        description: descriptionText(of: type), parameters: await parameterDescriptions(of: type),
        isDiscoverable: type.isDiscoverable, phrases: phrases,
        authenticationPolicy: type.authenticationPolicy.archived, openAppWhenRun: type.openAppWhenRun,
        runsInApp: runsInApp(type))
}

/// Whether an intent runs in the app on Apple's platforms, which here is the extension's declared `app`.
func runsInApp(_ type: any AppIntent.Type) -> Bool {
    type.openAppWhenRun || type is any LiveActivityIntent.Type || type is any AudioPlaybackIntent.Type
        || type is any ForegroundContinuableIntent.Type
}

extension IntentAuthenticationPolicy {
    var archived: AuthenticationPolicy {
        switch self {
        case .alwaysAllowed: .alwaysAllowed
        case .requiresAuthentication: .requiresAuthentication
        case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
        }
    }
}

/// The choices of a parameter as they are spelled. Entities stand by their names where all have names of their
/// own, else by their identifiers.
private struct Choices {
    /// In the order of the choices; nil where one has no form on the wire.
    let options: [JSONValue?]
    private let encoded: [JSONValue?]

    init(_ choices: [Any]) {
        encoded = choices.map { encodedValue($0) }
        let names = choices.map(entityName)
        let areDistinct = Set(names).count == names.count
        options = zip(choices, zip(names, encoded)).map { choice, spellings in
            choice is any AppEntity && areDistinct ? .string(spellings.0) : spellings.1
        }
    }

    /// A value as the options spell it where it is one of them.
    func spelling(_ value: Any) -> JSONValue? {
        let own = encodedValue(value)
        return encoded.firstIndex { $0 == own }.flatMap { options[$0] } ?? own
    }
}

private func entityType(of type: Any.Type) -> String? {
    let element = (type as? any ListValue.Type)?.elementType ?? type
    return element is any AppEntity.Type ? String(describing: element) : nil
}

private func valueType(of type: Any.Type) -> ExtensionDescription.ParameterDescription.ValueType {
    switch type {
    case let type as any ListValue.Type: valueType(of: type.elementType)
    case is any AppEnum.Type: .choice
    case is any AppEntity.Type: .entity
    case is Bool.Type: .boolean
    case is Date.Type: .date
    case is URL.Type: .url
    case is Duration.Type: .duration
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
