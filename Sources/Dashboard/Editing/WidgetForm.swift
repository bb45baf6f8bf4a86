import VistazoArchive

/// The parameters of a placed widget as a form: a line each, which is typed into, turned or toggled.
struct WidgetForm: Hashable, Sendable {
    let widget: WidgetID
    let kind: GalleryKind
    private(set) var fields: [Field]
    private(set) var selected = 0
    /// What is wrong, as it was last checked.
    private(set) var fault: Fault?

    struct Fault: Hashable, Sendable {
        /// Of the field that it concerns.
        let place: Int
        let reason: ParameterFault
    }

    struct Field: Hashable, Sendable {
        let parameter: ExtensionDescription.ParameterDescription
        var text: PromptText
        /// What may be chosen, as it was told.
        var options: [ParameterOption]
        /// What it had before, kept where the text is as it was.
        let former: JSONValue?
        var formerText: String

        /// How an option is typed: a thing by its name, where no other has the same.
        func spelling(of option: ParameterOption) -> String {
            let isName =
                parameter.type == .entity && !option.title.isEmpty
                && options.count { $0.title.looselySpelled == option.title.looselySpelled } == 1
            return isName ? option.title : option.value.typed
        }

        /// Whether it is turned and not typed.
        var isTurned: Bool {
            parameter.type == .boolean || parameter.type == .choice && !parameter.isList && !options.isEmpty
        }
    }

    /// What a key comes to.
    enum Outcome: Equatable {
        case stays, closes
        case keeps([JSONValue.Member])
    }

    /// nil for a widget whose kind takes no parameters.
    init?(_ widget: PlacedWidget, _ kind: GalleryKind) {
        guard !kind.parameters.isEmpty else { return nil }
        self.widget = widget.id
        self.kind = kind
        fields = kind.parameters.map { parameter in
            let value = widget.configuration.first { $0.key == parameter.name }?.value
            let shown = value ?? (parameter.type == .boolean ? parameter.defaultValue : nil)
            let text = shown.map(Self.typed) ?? ""
            return Field(
                parameter: parameter, text: PromptText(text), options: parameter.titledOptions,
                former: value, formerText: text)
        }
    }

    private static func typed(_ value: JSONValue) -> String {
        if case .array(let parts) = value { return parts.map(\.typed).joined(separator: ", ") }
        return value.typed
    }

    /// What the extension found for a parameter.
    mutating func take(_ options: [ParameterOption], for parameter: String) {
        guard let index = fields.firstIndex(where: { $0.parameter.name == parameter }) else { return }
        fields[index].options = options
        // What was kept by its identifier is called by its name.
        let field = fields[index]
        guard field.parameter.type == .entity, field.text.text == field.formerText,
            let chosen = options.first(where: { $0.value.typed == field.formerText })
        else { return }
        fields[index].formerText = field.spelling(of: chosen)
        fields[index].text = PromptText(fields[index].formerText)
    }

    /// The options of the selected field that go with what is typed.
    var suggestions: [ParameterOption] {
        let field = fields[selected]
        guard !field.isTurned else { return [] }
        let last = field.parameter.isList ? field.text.text.split(separator: ",").last.map(String.init) : nil
        let typed = (last ?? field.text.text).trimmed.looselySpelled
        let isWhole = field.options.contains { field.spelling(of: $0).looselySpelled == typed }
        guard !typed.isEmpty, !isWhole else { return field.options }
        return field.options.filter {
            $0.title.looselySpelled.contains(typed) || $0.value.typed.looselySpelled.contains(typed)
        }
    }

    mutating func press(_ key: Key) -> Outcome? {
        let field = fields[selected]
        switch key {
        case .escape: return .closes
        case .enter: return finish()
        case .up, .backTab: selected = (selected + fields.count - 1) % fields.count
        case .down: selected = (selected + 1) % fields.count
        case .tab:
            // What is typed in part is completed, else it goes on.
            if !field.isTurned, let first = suggestions.first,
                field.spelling(of: first).looselySpelled != field.text.text.looselySpelled,
                !field.text.isEmpty
            {
                complete(first)
            } else {
                selected = (selected + 1) % fields.count
            }
        case .right where field.isTurned, " " where field.isTurned: turn(by: 1)
        case .left where field.isTurned: turn(by: -1)
        default:
            guard !field.isTurned, fields[selected].text.press(key) else { return nil }
            fault = nil
        }
        return .stays
    }

    mutating func paste(_ text: String) {
        guard !fields[selected].isTurned else { return }
        fields[selected].text.insert(text)
        fault = nil
    }

    private mutating func complete(_ option: ParameterOption) {
        var parts =
            fields[selected].parameter.isList
            ? fields[selected].text.text.split(separator: ",").map { String($0).trimmed } : []
        if !parts.isEmpty { parts.removeLast() }
        fields[selected].text = PromptText(
            (parts + [fields[selected].spelling(of: option)]).joined(separator: ", "))
        fault = nil
    }

    private mutating func turn(by step: Int) {
        let field = fields[selected]
        let values = field.parameter.type == .boolean ? ["false", "true"] : field.options.map(\.value.typed)
        guard !values.isEmpty else { return }
        let text = field.text.isEmpty ? field.parameter.defaultValue?.typed : field.text.text
        let now = text.flatMap(values.firstIndex)
        let next = now.map { ($0 + step + values.count) % values.count } ?? (step > 0 ? 0 : values.count - 1)
        fields[selected].text = PromptText(values[next])
        fault = nil
    }

    /// Checked as what is typed on a command line is; the first fault is shown at its field.
    private mutating func finish() -> Outcome {
        var given: [JSONValue.Member] = []
        var places: [Int] = []
        for (index, field) in fields.enumerated() where !field.text.text.trimmed.isEmpty {
            given.append(.init(field.parameter.name, .string(field.text.text)))
            places.append(index)
        }
        let result = ParameterCheck(of: kind.kind, kind.parameters).check(given, as: .typed)
        if let found = result.faults.first {
            let missing = fields.firstIndex { field in
                field.parameter.isNeeded && field.text.text.trimmed.isEmpty
            }
            let place = found.index.map { places[$0] } ?? missing ?? selected
            fault = Fault(place: place, reason: found.fault)
            selected = place
            return .stays
        }
        // What was not touched stays as it was written.
        let members = result.members.map { member in
            guard let field = fields.first(where: { $0.parameter.name == member.key }),
                let former = field.former, field.text.text == field.formerText
            else { return member }
            return JSONValue.Member(member.key, former)
        }
        return .keeps(members)
    }
}

extension String {
    /// Without blanks around it.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
