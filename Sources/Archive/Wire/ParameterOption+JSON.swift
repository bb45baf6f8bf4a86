/// What a parameter can be, as JSON: each option a bare value, or an object with `value`, `title` and `subtitle`.
extension ParameterOption {
    static func decode(_ root: JSONNode) throws(JSONFault) -> [ParameterOption] {
        var object = try root.object()
        try ArchiveDecoder().checkFormat(object.take("format"))
        let list = try object.need("options").array()
        let limit = ExtensionDescription.Limit.options
        guard list.count <= limit else { throw list[limit].fault(.tooMany(limit: limit)) }
        var options: [ParameterOption] = []
        for node in list { options.append(try ParameterOption(node)) }
        try object.finish()
        return options
    }

    init(_ node: JSONNode) throws(JSONFault) {
        guard case .object = node.value else {
            self.init(try node.scalar())
            return
        }
        var object = try node.object()
        self.init(try object.need("value").scalar())
        title = try object.takeValue("title")?.label() ?? ""
        subtitle = try object.takeValue("subtitle")?.label() ?? ""
        try object.finish()
    }
}

extension JSONNode {
    /// A text or a number: what a configuration can name a thing by.
    fileprivate func scalar() throws(JSONFault) -> JSONValue {
        switch value {
        case .string: .string(try label())
        case .number: .number(try number())
        default: throw mismatch(.string, .number)
        }
    }
}

extension JSONWriter {
    mutating func option(_ option: ParameterOption) {
        object { writer in
            writer.member("value") { $0.value(option.value) }
            if !option.title.isEmpty { writer.member("title", option.title) }
            if !option.subtitle.isEmpty { writer.member("subtitle", option.subtitle) }
        }
    }
}
