import VistazoArchive

/// Extensions and their limits.
extension ConfigurationReader {
    mutating func extensions(_ node: JSONNode) -> [ExtensionLine] {
        guard let nodes = elements(node, .array) else { return [] }
        return nodes.compactMap { line($0) }
    }

    private mutating func line(_ node: JSONNode) -> ExtensionLine? {
        guard var object = object(node) else { return nil }
        let path = text(object.take("path"))
        let command = text(object.take("command"))
        let program: ExtensionLine.Program? =
            switch (path, command) {
            case (let path?, nil): .path(path)
            case (nil, let command?): .command(command)
            default: nil
            }
        var line = ExtensionLine(program ?? .path(""))
        line.name = text(object.take("name"))
        line.format = text(object.take("as"))
        line.every = number(object.take("every"), in: 1...31_622_400)
        line.reloads = integer(object.take("reloads"), in: 0...86_400)
        line.seconds = number(object.take("seconds"), in: 0.1...3600)
        line.memory = bytes(object.take("memory"))
        line.output = bytes(object.take("output"))
        line.processes = integer(object.take("processes"), in: 1...10_000)
        line.isSandboxed = value(object.take("sandbox")) { node throws(JSONFault) in try node.bool() }
        line.groups = object.take("groups").flatMap { strings($0) }
        line.app = text(object.take("app"))
        finish(object)
        guard program != nil else {
            fault(at: node, .needsOneOf(["path", "command"]))
            return nil
        }
        return line
    }

    private mutating func text(_ node: JSONNode?) -> String? {
        value(node) { node throws(JSONFault) in try node.string() }
    }

    private mutating func number(_ node: JSONNode?, in range: ClosedRange<Double>) -> Double? {
        value(node) { node throws(JSONFault) in try node.number(in: range) }
    }

    private mutating func integer(_ node: JSONNode?, in range: ClosedRange<Int>) -> Int? {
        value(node) { node throws(JSONFault) in try node.integer(in: range) }
    }

    /// Written in MiB.
    private mutating func bytes(_ node: JSONNode?) -> Int? {
        number(node, in: 0.001...1_048_576).map { Int(($0 * 1_048_576).rounded()) }
    }
}
