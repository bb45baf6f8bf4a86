/// What an extension says of itself, as JSON. Keys that this version does not know are ignored.
extension ExtensionDescription {
    static func decode(_ node: JSONNode) throws(JSONFault) -> ExtensionDescription {
        var object = try node.object()
        try ArchiveDecoder().checkFormat(object.take("format"))
        var description = ExtensionDescription(
            identifier: try object.takeValue("identifier")?.string() ?? "", kinds: [])
        if let kinds = object.takeValue("kinds") {
            for kind in try kinds.array() { description.kinds.append(try KindDescription(kind)) }
        }
        if let intents = object.takeValue("intents") {
            for intent in try intents.array() { description.intents.append(try IntentDescription(intent)) }
        }
        description.groups = try strings(object.takeValue("groups"))
        return description
    }

    fileprivate static func strings(_ node: JSONNode?) throws(JSONFault) -> [String] {
        var strings: [String] = []
        if let node {
            for element in try node.array() { strings.append(try element.string()) }
        }
        return strings
    }

    fileprivate static func parameters(_ node: JSONNode?) throws(JSONFault) -> [ParameterDescription] {
        var parameters: [ParameterDescription] = []
        if let node {
            for element in try node.array() { parameters.append(try ParameterDescription(element)) }
        }
        return parameters
    }
}

extension ExtensionDescription.KindDescription {
    /// Without a name it is called like its kind, without families it serves all.
    fileprivate init(_ node: JSONNode) throws(JSONFault) {
        var object = try node.object()
        let kind = try object.need("kind").string()
        self.init(kind: kind, name: try object.takeValue("name")?.string() ?? kind)
        description = try object.takeValue("description")?.string() ?? ""
        if let list = object.takeValue("families") {
            families = []
            for family in try list.array() { families.append(try family.choice(Family.self)) }
        }
        parameters = try ExtensionDescription.parameters(object.takeValue("parameters"))
    }
}

extension ExtensionDescription.IntentDescription {
    fileprivate init(_ node: JSONNode) throws(JSONFault) {
        var object = try node.object()
        let name = try object.need("name").string()
        self.init(name: name, title: try object.takeValue("title")?.string() ?? name)
        description = try object.takeValue("description")?.string() ?? ""
        parameters = try ExtensionDescription.parameters(object.takeValue("parameters"))
        isDiscoverable = try object.takeValue("isDiscoverable")?.bool() ?? true
        phrases = try ExtensionDescription.strings(object.takeValue("phrases"))
    }
}

extension ExtensionDescription.ParameterDescription {
    fileprivate init(_ node: JSONNode) throws(JSONFault) {
        var object = try node.object()
        let name = try object.need("name").string()
        self.init(name: name, title: try object.takeValue("title")?.string() ?? name)
        type = try object.takeValue("type")?.choice(ValueType.self) ?? .string
        defaultValue = try object.takeValue("default")?.plain()
        if let list = object.takeValue("options") {
            for option in try list.array() { options.append(try option.plain()) }
        }
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
                writer.list("intents", description.intents) { writer, intent in
                    writer.member("name", intent.name)
                    writer.member("title", intent.title)
                    if !intent.description.isEmpty { writer.member("description", intent.description) }
                    writer.parameters(intent.parameters)
                    if !intent.isDiscoverable { writer.member("isDiscoverable", false) }
                    if !intent.phrases.isEmpty { writer.strings("phrases", intent.phrases) }
                }
            }
            if !description.groups.isEmpty { writer.strings("groups", description.groups) }
        }
    }

    private mutating func parameters(_ parameters: [ExtensionDescription.ParameterDescription]) {
        guard !parameters.isEmpty else { return }
        list("parameters", parameters) { writer, parameter in
            writer.member("name", parameter.name)
            writer.member("title", parameter.title)
            writer.member("type", parameter.type.rawValue)
            if let value = parameter.defaultValue { writer.member("default") { $0.value(value) } }
            if !parameter.options.isEmpty { writer.member("options") { $0.value(.array(parameter.options)) } }
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
