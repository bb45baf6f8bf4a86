/// What an extension says of itself, as JSON. A key that is none of ours is a fault, as in archives.
extension ExtensionDescription {
    /// How much of it there may be; beyond that the whole is refused.
    enum Limit {
        static let kinds = 100
        static let intents = 500
        static let parameters = 100
        static let options = 1000
        static let phrases = 1000
        static let groups = 32
        /// Bytes of a name by which something is found again.
        static let name = 200
        /// Bytes of a text for people.
        static let text = 4096
    }

    static func decode(_ node: JSONNode) throws(JSONFault) -> ExtensionDescription {
        var object = try node.object()
        try ArchiveDecoder().checkFormat(object.take("format"))
        var description = ExtensionDescription(
            identifier: try object.takeValue("identifier")?.name(orNone: true) ?? "", kinds: [])
        var names: Set<String> = []
        for kind in try object.takeValue("kinds")?.array(atMost: Limit.kinds) ?? [] {
            let described = try KindDescription(kind)
            guard names.insert(described.kind).inserted else {
                throw kind.fault(.duplicateKey(described.kind))
            }
            description.kinds.append(described)
        }
        names = []
        for intent in try object.takeValue("intents")?.array(atMost: Limit.intents) ?? [] {
            let described = try IntentDescription(intent)
            guard names.insert(described.name).inserted else {
                throw intent.fault(.duplicateKey(described.name))
            }
            description.intents.append(described)
        }
        for group in try object.takeValue("groups")?.array(atMost: Limit.groups) ?? [] {
            let name = try group.string()
            guard isGroup(name) else { throw group.fault(.badName(name)) }
            description.groups.append(name)
        }
        try object.finish()
        return description
    }

    /// Whether a text names an app group: a single folder name of ASCII letters, digits, `.`, `_` and `-` that does
    /// not begin with a dot, at most 200 bytes.
    package static func isGroup(_ identifier: String) -> Bool {
        !identifier.isEmpty && identifier.utf8.count <= Limit.name
            && identifier.utf8.first != UInt8(ascii: ".")
            && identifier.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
                    UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    fileprivate static func parameters(_ node: JSONNode?) throws(JSONFault) -> [ParameterDescription] {
        var parameters: [ParameterDescription] = []
        for element in try node?.array(atMost: Limit.parameters) ?? [] {
            let described = try ParameterDescription(element)
            guard !parameters.contains(where: { $0.name == described.name }) else {
                throw element.fault(.duplicateKey(described.name))
            }
            parameters.append(described)
        }
        return parameters
    }
}

extension JSONNode {
    /// A name by which something is found again: not empty, at most 200 bytes, without slashes, which part an
    /// extension from its kind, and without what cannot be seen.
    fileprivate func name(orNone mayBeEmpty: Bool = false) throws(JSONFault) -> String {
        let name = try string()
        if mayBeEmpty, name.isEmpty { return name }
        let isSound =
            !name.isEmpty && name.utf8.count <= ExtensionDescription.Limit.name && !name.contains("/")
            && name.unicodeScalars.allSatisfy { $0.seen.unicodeScalars.first == $0 }
        guard isSound else { throw fault(.badName(name)) }
        return name
    }

    /// A text for people, at most 4 KiB.
    func label() throws(JSONFault) -> String {
        let text = try string()
        guard text.utf8.count <= ExtensionDescription.Limit.text else {
            throw fault(.tooLarge(limit: ExtensionDescription.Limit.text))
        }
        return text
    }

    fileprivate func array(atMost limit: Int) throws(JSONFault) -> [JSONNode] {
        let elements = try array()
        guard elements.count <= limit else { throw elements[limit].fault(.tooMany(limit: limit)) }
        return elements
    }
}

extension ExtensionDescription.KindDescription {
    /// Without a name it is called like its kind, without families it serves all.
    fileprivate init(_ node: JSONNode) throws(JSONFault) {
        var object = try node.object()
        let kind = try object.need("kind").name()
        self.init(kind: kind, name: try object.takeValue("name")?.label() ?? kind)
        description = try object.takeValue("description")?.label() ?? ""
        if let list = object.takeValue("families") {
            families = []
            for family in try list.array() {
                let choice = try family.choice(Family.self)
                if !families.contains(choice) { families.append(choice) }
            }
        }
        parameters = try ExtensionDescription.parameters(object.takeValue("parameters"))
        try object.finish()
    }
}

extension ExtensionDescription.IntentDescription {
    fileprivate init(_ node: JSONNode) throws(JSONFault) {
        var object = try node.object()
        let name = try object.need("name").name()
        self.init(name: name, title: try object.takeValue("title")?.label() ?? name)
        description = try object.takeValue("description")?.label() ?? ""
        parameters = try ExtensionDescription.parameters(object.takeValue("parameters"))
        isDiscoverable = try object.takeValue("isDiscoverable")?.bool() ?? true
        for phrase in try object.takeValue("phrases")?.array(atMost: ExtensionDescription.Limit.phrases) ?? []
        {
            phrases.append(try SpokenPhrase(phrase))
        }
        authenticationPolicy =
            try object.takeValue("authenticationPolicy")?.choice(AuthenticationPolicy.self) ?? .alwaysAllowed
        openAppWhenRun = try object.takeValue("openAppWhenRun")?.bool() ?? false
        runsInApp = try object.takeValue("runsInApp")?.bool() ?? false
        try object.finish()
    }
}

extension SpokenPhrase {
    /// The words alone, or an object of them and what they need not say.
    fileprivate init(_ node: JSONNode) throws(JSONFault) {
        guard case .object = node.value else {
            self.init(try node.label())
            return
        }
        var object = try node.object()
        self.init(try object.need("phrase").label())
        if let given = object.takeValue("with") {
            presets = try given.object().rest.map { member throws(JSONFault) in
                .init(member.key, try member.value.plain())
            }
        }
        try object.finish()
    }
}

extension ExtensionDescription.ParameterDescription {
    fileprivate init(_ node: JSONNode) throws(JSONFault) {
        var object = try node.object()
        let name = try object.need("name").name()
        self.init(name: name, title: try object.takeValue("title")?.label() ?? name)
        type = try object.takeValue("type")?.choice(ValueType.self) ?? .string
        description = try object.takeValue("description")?.label() ?? ""
        defaultValue = try object.takeValue("default")?.plain()
        for node in try object.takeValue("options")?.array(atMost: ExtensionDescription.Limit.options) ?? [] {
            // One with a title is written as in the reply to `options`.
            guard case .object(let members) = node.value, members.contains(where: { $0.key == "value" })
            else {
                options.append(try node.plain())
                titles.append("")
                continue
            }
            let option = try ParameterOption(node)
            options.append(option.value)
            titles.append(option.title)
        }
        if titles.allSatisfy(\.isEmpty) { titles = [] }
        if let bounds = object.takeValue("range") {
            let ends = try bounds.array()
            guard ends.count == 2 else { throw bounds.fault(.wrongCount(found: ends.count, expected: 2)) }
            let lowest = try ends[0].number()
            range = lowest...(try ends[1].number(in: lowest...Double.greatestFiniteMagnitude))
        }
        isSecret = try object.takeValue("secret")?.bool() ?? false
        entityType = try object.takeValue("entityType")?.name()
        isList = try object.takeValue("list")?.bool() ?? false
        isOptional = try object.takeValue("optional")?.bool() ?? false
        isLookedFor = try object.takeValue("search")?.bool() ?? false
        for name in try object.takeValue("dependsOn")?.array(atMost: ExtensionDescription.Limit.parameters)
            ?? []
        {
            dependsOn.append(try name.name())
        }
        try object.finish()
    }
}

extension JSONWriter {
    mutating func description(_ description: ExtensionDescription) {
        object { writer in
            writer.member("format", 1)
            writer.member("identifier", description.identifier)
            writer.list("kinds", description.kinds) { writer, kind in
                writer.member("kind", kind.kind)
                writer.member("name", kind.name)
                if !kind.description.isEmpty { writer.member("description", kind.description) }
                writer.strings("families", kind.families.map(\.rawValue))
                writer.parameters(kind.parameters)
            }
            if !description.intents.isEmpty {
                writer.list("intents", description.intents) { writer, intent in writer.intent(intent) }
            }
            if !description.groups.isEmpty { writer.strings("groups", description.groups) }
        }
    }

    private mutating func intent(_ intent: ExtensionDescription.IntentDescription) {
        member("name", intent.name)
        member("title", intent.title)
        if !intent.description.isEmpty { member("description", intent.description) }
        parameters(intent.parameters)
        if !intent.isDiscoverable { member("isDiscoverable", false) }
        if !intent.phrases.isEmpty { phrases(intent.phrases) }
        if intent.authenticationPolicy != .alwaysAllowed {
            member("authenticationPolicy", intent.authenticationPolicy.rawValue)
        }
        if intent.openAppWhenRun { member("openAppWhenRun", true) }
        if intent.runsInApp { member("runsInApp", true) }
    }

    private mutating func phrases(_ phrases: [SpokenPhrase]) {
        member("phrases") { writer in
            writer.array { writer in
                for phrase in phrases {
                    guard !phrase.presets.isEmpty else {
                        writer.string(phrase.text)
                        continue
                    }
                    writer.object { writer in
                        writer.member("phrase", phrase.text)
                        writer.member("with") { $0.value(.object(phrase.presets)) }
                    }
                }
            }
        }
    }

    private mutating func parameters(_ parameters: [ExtensionDescription.ParameterDescription]) {
        guard !parameters.isEmpty else { return }
        list("parameters", parameters) { writer, parameter in
            writer.member("name", parameter.name)
            writer.member("title", parameter.title)
            writer.member("type", parameter.type.rawValue)
            if !parameter.description.isEmpty { writer.member("description", parameter.description) }
            if let value = parameter.defaultValue { writer.member("default") { $0.value(value) } }
            if !parameter.options.isEmpty { writer.member("options") { $0.options(of: parameter) } }
            if let range = parameter.range {
                writer.member("range") {
                    $0.value(.array([.number(range.lowerBound), .number(range.upperBound)]))
                }
            }
            if parameter.isSecret { writer.member("secret", true) }
            if let entityType = parameter.entityType { writer.member("entityType", entityType) }
            if parameter.isList { writer.member("list", true) }
            if parameter.isOptional { writer.member("optional", true) }
            if parameter.isLookedFor { writer.member("search", true) }
            if !parameter.dependsOn.isEmpty { writer.strings("dependsOn", parameter.dependsOn) }
        }
    }

    private mutating func options(of parameter: ExtensionDescription.ParameterDescription) {
        array { writer in
            for option in parameter.titledOptions {
                if option.title.isEmpty { writer.value(option.value) } else { writer.option(option) }
            }
        }
    }

    private mutating func list<T>(_ key: String, _ elements: [T], _ body: (inout JSONWriter, T) -> Void) {
        member(key) { writer in
            writer.array { writer in
                for element in elements { writer.object { body(&$0, element) } }
            }
        }
    }

    private mutating func strings(_ key: String, _ strings: [String]) {
        member(key) { writer in
            writer.array { writer in for string in strings { writer.string(string) } }
        }
    }
}
