import VistazoArchive

extension ExtensionLine {
    /// The line as a configuration writes it: what it says and nothing that it leaves to the host.
    package var members: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        switch program {
        case .path(let path): members.append(.init("path", .string(path)))
        case .command(let command): members.append(.init("command", .string(command)))
        }
        if let name { members.append(.init("name", .string(name))) }
        if let form { members.append(.init("as", .string(form.rawValue))) }
        if let every { members.append(.init("every", .string(Measure.text(seconds: every)))) }
        if let reloads { members.append(.init("reloads", .number(Double(reloads)))) }
        if let seconds { members.append(.init("seconds", .number(seconds))) }
        if let memory { members.append(.init("memory", .string(Measure.text(bytes: memory)))) }
        if let output { members.append(.init("output", .string(Measure.text(bytes: output)))) }
        if let processes { members.append(.init("processes", .number(Double(processes)))) }
        if let isSandboxed { members.append(.init("sandbox", .bool(isSandboxed))) }
        if let groups { members.append(.init("groups", .array(groups.map { .string($0) }))) }
        if let app { members.append(.init("app", .string(app))) }
        return members
    }
}
