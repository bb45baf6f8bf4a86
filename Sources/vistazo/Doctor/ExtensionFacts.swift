import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting

/// The programs that may be started, none of which is.
struct ExtensionFacts: Examined {
    struct Program: Hashable, Sendable {
        var identifier: String
        /// As it was written.
        var text: String
        /// nil for a command, which is the shell's.
        var file: FileFacts?
        /// What its first line names, where that is not there.
        var missingInterpreter: String?
        var isSandboxed = false
        /// The program of its live activity intents, as it was written, where that cannot be started.
        var missingApp: String?
    }

    var programs: [Program]
    /// Files of the extensions folder that may not be executed.
    var unusable: [String] = []
    /// Landlock's version, 0 for none.
    var sandbox: Int

    var diagnoses: [Diagnosis] {
        let lines =
            programs.flatMap(lines)
            + unusable.map { path in
                Diagnosis(
                    .extensions, path.split(separator: "/").last.map(String.init) ?? path, .extensionUnusable,
                    ["file": path, "command": ExtensionLine.Program.chmod(path)])
            }
        let kernel = Diagnosis(
            .sandbox, "Landlock", sandbox > 0 ? .sandbox : .sandboxNone, ["version": "\(sandbox)"],
            facts: [.init("version", .number(Double(sandbox)))])
        return (lines.isEmpty ? [Diagnosis(.extensions, "extensions", .extensionsNone)] : lines) + [kernel]
    }

    private func lines(_ program: Program) -> [Diagnosis] {
        let path = program.file?.path ?? program.text
        let arguments = [
            "program": program.text, "command": ExtensionLine.Program.chmod(path),
            "interpreter": program.missingInterpreter ?? "", "app": program.missingApp ?? "",
        ]
        func line(_ code: Diagnosis.Code) -> Diagnosis {
            Diagnosis(
                .extensions, program.identifier, code, arguments,
                facts: [
                    .init("program", .string(program.text)),
                    .init("path", program.file.map { .string($0.path) } ?? .null),
                    .init("sandboxed", .bool(program.isSandboxed)),
                ])
        }
        let code: Diagnosis.Code =
            switch program.file?.kind {
            case nil: .extensionCommand
            case .missing: .extensionMissing
            case .folder: .extensionIsFolder
            case .file where !(program.file?.isExecutable ?? false), .other: .extensionNotExecutable
            case .file: program.missingInterpreter == nil ? .extensionFine : .extensionNoInterpreter
            }
        var lines = [line(code)]
        if program.missingApp != nil { lines.append(line(.extensionNoApp)) }
        if program.isSandboxed, sandbox == 0 { lines.append(line(.extensionNoSandbox)) }
        return lines
    }

    static func read(
        _ roster: ExtensionRoster, unusable: [String], _ environment: [String: String]
    ) -> ExtensionFacts {
        let programs = roster.members.map { member in
            var program = Program(identifier: member.identifier, text: member.line.program.text)
            program.isSandboxed = member.line.isSandboxed ?? false
            if case .path(let written) = member.line.program {
                let path = World.expanded(written, environment)
                program.file = FileFacts(reading: path)
                program.missingInterpreter = RunFailure.interpreter(of: path).flatMap {
                    access($0, X_OK) == 0 ? nil : $0
                }
            }
            if let app = member.line.app {
                let file = FileFacts(reading: World.expanded(app, environment))
                if file.kind != .file || !file.isExecutable { program.missingApp = app }
            }
            return program
        }
        return ExtensionFacts(programs: programs, unusable: unusable, sandbox: Sandbox.version)
    }
}
