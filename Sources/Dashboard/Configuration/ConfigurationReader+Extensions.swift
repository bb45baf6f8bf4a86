import VistazoArchive

/// Extensions and their limits.
extension ConfigurationReader {
    /// Reads `extensions.json`: an object whose `extensions` are lines as in a configuration.
    ///
    /// - Parameter file: the name that faults give.
    package static func readExtensions(
        _ bytes: [UInt8], file: String
    ) -> (lines: [ExtensionLine]?, faults: [ConfigurationFault]) {
        var reader = ConfigurationReader(file: file, kinds: nil, themes: nil)
        do throws(JSONFault) {
            var root = try JSONReader.read(bytes).object()
            _ = try root.take("format")?.integer(in: 1...1)
            let lines = root.take("extensions").map { reader.extensions($0) } ?? []
            reader.finish(root)
            return (lines, reader.faults.sorted { $0.place.offset < $1.place.offset })
        } catch {
            return (nil, [ConfigurationFault(file: file, error)])
        }
    }

    mutating func extensions(_ node: JSONNode) -> [ExtensionLine] {
        guard let nodes = elements(node, .array) else { return [] }
        var lines: [ExtensionLine] = []
        for node in bounded(nodes, of: node, by: 500) {
            guard let line = line(node) else { continue }
            if lines.contains(where: { $0.program == line.program }) {
                fault(at: node, .sameExtension(line.program.text))
            } else {
                lines.append(line)
            }
        }
        return lines
    }

    private mutating func line(_ node: JSONNode) -> ExtensionLine? {
        guard var object = object(node) else { return nil }
        let path = object.take("path")
        let command = object.take("command")
        var line = ExtensionLine(.path(""))
        line.name = object.take("name").flatMap { name($0) }
        line.form = value(object.take("as")) { node throws(JSONFault) in
            try node.choice(ExtensionLine.Form.self)
        }
        line.every = duration(object.take("every"), in: 1...31_622_400)
        line.reloads = value(object.take("reloads")) { node throws(JSONFault) in
            try node.integer(in: 0...86_400)
        }
        line.seconds = duration(object.take("seconds"), in: 0.1...3600)
        line.memory = size(object.take("memory"), in: 1 << 20...1 << 40)
        line.output = size(object.take("output"), in: 1 << 10...1 << 30)
        line.processes = value(object.take("processes")) { node throws(JSONFault) in
            try node.integer(in: 1...10_000)
        }
        line.isSandboxed = value(object.take("sandbox")) { node throws(JSONFault) in try node.bool() }
        line.groups = object.take("groups").flatMap { groups($0) }
        line.app = object.take("app").flatMap { text($0) }
        finish(object)
        switch (path, command) {
        case (let path?, nil): line.program = text(path).map { .path($0) } ?? line.program
        case (nil, let command?): line.program = text(command).map { .command($0) } ?? line.program
        default:
            fault(at: node, .needsOneOf(["path", "command"]))
            return nil
        }
        // One that is not right has its fault already.
        return line.program.text.isEmpty ? nil : line
    }

    /// A string that says something.
    private mutating func text(_ node: JSONNode) -> String? {
        guard let text = value(node, { node throws(JSONFault) in try node.string() }) else { return nil }
        guard text.contains(where: { !$0.isWhitespace }), !text.contains("\0") else {
            fault(at: node, .emptyText)
            return nil
        }
        return text
    }

    private mutating func name(_ node: JSONNode) -> String? {
        guard let name = value(node, { node throws(JSONFault) in try node.string() }) else { return nil }
        guard ExtensionLine.isName(name) else {
            fault(at: node, .badExtensionName(name))
            return nil
        }
        return name
    }

    private mutating func groups(_ node: JSONNode) -> [String]? {
        if case .string(let name) = node.value {
            guard ExtensionDescription.isGroup(name) else {
                fault(at: node, .badGroup(name))
                return nil
            }
            return [name]
        }
        return elements(node, .string, .array)?.compactMap { element in
            guard let name = value(element, { node throws(JSONFault) in try node.string() }) else {
                return nil
            }
            guard ExtensionDescription.isGroup(name) else {
                fault(at: element, .badGroup(name))
                return nil
            }
            return name
        }
    }

    /// A number of seconds, or a string such as `5m`.
    private mutating func duration(_ node: JSONNode?, in range: ClosedRange<Double>) -> Double? {
        guard let node else { return nil }
        if case .string(let text) = node.value {
            guard let seconds = Measure.seconds(text) else {
                fault(at: node, .badDuration(text))
                return nil
            }
            guard range.contains(seconds) else {
                let allowed = [range.lowerBound, range.upperBound].map { Measure.text(seconds: $0) }
                fault(at: node, .outside(text, allowed.joined(separator: "…")))
                return nil
            }
            return seconds
        }
        guard case .number = node.value else {
            wrongType(node, [.number, .string])
            return nil
        }
        return value(node) { node throws(JSONFault) in try node.number(in: range) }
    }

    /// A number of bytes, or a string such as `64MiB`.
    private mutating func size(_ node: JSONNode?, in range: ClosedRange<Int>) -> Int? {
        guard let node else { return nil }
        let written: String
        let bytes: Int?
        switch node.value {
        case .string(let text): (written, bytes) = (text, Measure.bytes(text))
        case .number(let number): (written, bytes) = ("\(number)", Int(exactly: number.rounded()))
        default:
            wrongType(node, [.number, .string])
            return nil
        }
        guard let bytes else {
            fault(at: node, .badSize(written))
            return nil
        }
        guard range.contains(bytes) else {
            let allowed = [range.lowerBound, range.upperBound].map { Measure.text(bytes: $0) }
            fault(at: node, .outside(Measure.text(bytes: bytes), allowed.joined(separator: "…")))
            return nil
        }
        return bytes
    }
}

extension ExtensionLine.Program {
    /// The path or the command line as it was written.
    package var text: String {
        switch self {
        case .path(let text), .command(let text): text
        }
    }
}

extension ExtensionLine {
    /// Whether an identifier can name folders and stand before a slash in `identifier/kind`.
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100 && name.first != "." && name.first != "-"
            && name.unicodeScalars.allSatisfy {
                $0 != "/" && !$0.properties.isWhitespace && $0.properties.generalCategory != .control
            }
    }
}
