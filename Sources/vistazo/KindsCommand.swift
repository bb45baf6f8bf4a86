import VistazoArchive
import VistazoHosting
import VistazoWords

/// `vistazo kinds`: every kind there is; with a name, what that one takes.
enum KindsCommand {
    static let command = Command(
        "kinds", Syntax("kinds [KIND]", key: "kinds", operands: 0...1, options: [.json, .locale, .config]),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let world = World(settings, console)
        if let name = arguments.operand(0) {
            let kind = OneKind(try world.find(kind: name), world)
            if arguments.has(.json) {
                console.document([.init("kinds", .array([kind.document]))])
            } else {
                for line in kind.lines { console.say(line) }
            }
            return ExitStatus.done.rawValue
        }
        let found = world.allKinds { name, failure in
            console.complain("\(name): \(failure.sentence(settings.words))")
        }
        if arguments.has(.json) {
            let documents = found.map {
                OneKind.document($0, options: $0.kind.parameters.map { $0.titledOptions.map(OneKind.option) })
            }
            console.document([.init("kinds", .array(documents))])
        } else {
            let rows = found.map { kind in
                [
                    kind.name, kind.kind.name, kind.kind.families.map(\.rawValue).joined(separator: " "),
                    kind.kind.parameters.map(assignment).joined(separator: " "),
                ]
            }
            for line in TextTable(rows).lines() { console.say(line) }
        }
        return ExitStatus.done.rawValue
    }

    /// A parameter as it would be typed: with its default, or with its type where it has none.
    private static func assignment(_ parameter: ExtensionDescription.ParameterDescription) -> String {
        let value = parameter.defaultValue.map(Parameters.plain) ?? parameter.type.rawValue.uppercased()
        return "\(parameter.name)=\(value)"
    }
}

/// A kind and its parameters, with what its extension suggests for those that it looks for itself.
private struct OneKind {
    let found: World.FoundKind
    let words: Words
    /// For each parameter.
    let options: [[ParameterOption]]

    init(_ found: World.FoundKind, _ world: World) {
        self.found = found
        words = world.settings.words
        options = found.kind.parameters.map { parameter in
            guard parameter.isLookedFor, found.provider.isForeign else {
                return parameter.titledOptions
            }
            var request = world.request(.options, kind: found.kind.kind)
            request.parameter = parameter.name
            guard case .success(let reply) = world.ask(request, found.provider).result,
                case .options(let options) = reply.value
            else { return parameter.titledOptions }
            return options
        }
    }

    var lines: [String] {
        let kind = found.kind
        var lines = TextTable([[found.name, kind.name == found.name ? "" : kind.name]]).lines()
        if !kind.description.isEmpty { lines += TextTable([[kind.description]]).lines() }
        lines += [kind.families.map(\.rawValue).joined(separator: " "), ""]
        guard !kind.parameters.isEmpty else { return lines + [words("cli.kinds.none")] }
        let table = zip(kind.parameters, options).flatMap { rows(of: $0, $1) }
        return lines + TextTable(table).lines()
    }

    /// Name, what it takes, what it is otherwise, what it is about; below what is suggested.
    private func rows(
        of parameter: ExtensionDescription.ParameterDescription, _ options: [ParameterOption]
    ) -> [[String]] {
        let otherwise =
            parameter.defaultValue.map { words("cli.kinds.default", ["value": $0.typed]) }
            ?? words(parameter.isNeeded ? "cli.kinds.needed" : "cli.kinds.optional")
        let title = parameter.title == parameter.name ? "" : parameter.title
        let about = [title, parameter.description].filter { !$0.isEmpty }.joined(separator: ": ")
        var rows = [[parameter.name, parameter.allowed.text(words), otherwise, about]]
        if parameter.isLookedFor || parameter.type == .entity, !options.isEmpty {
            let labels = ParameterOption.labels(of: Array(options.prefix(20)))
            let listed = labels.joined(separator: ", ") + (options.count > 20 ? ", …" : "")
            rows.append(["", words("cli.kinds.suggested", ["values": listed])])
        }
        if !parameter.dependsOn.isEmpty {
            rows.append(
                ["", words("cli.kinds.dependsOn", ["names": parameter.dependsOn.joined(separator: ", ")])])
        }
        return rows
    }

    var document: JSONValue { Self.document(found, options: options.map { $0.map(Self.option) }) }

    static func option(_ option: ParameterOption) -> JSONValue {
        guard !option.title.isEmpty else { return option.value }
        var members: [JSONValue.Member] = [
            .init("value", option.value), .init("title", .string(option.title)),
        ]
        if !option.subtitle.isEmpty { members.append(.init("subtitle", .string(option.subtitle))) }
        return .object(members)
    }

    /// Always the same keys, null for what there is not.
    static func document(_ found: World.FoundKind, options: [[JSONValue]]) -> JSONValue {
        let kind = found.kind
        let parameters = zip(kind.parameters, options).map { $0.document(options: $1) }
        return .object([
            .init("kind", .string(found.name)), .init("name", .string(kind.name)),
            .init("description", .string(kind.description)),
            .init("families", .array(kind.families.map { .string($0.rawValue) })),
            .init("parameters", .array(parameters)),
        ])
    }
}
