import Foundation
import VistazoArchive
import VistazoHosting
import VistazoLogbook
import VistazoTerminal
import VistazoWords

/// The configuration, and with what this program was put together.
struct ProgramFacts: Examined {
    /// Empty where no folder says where it would be.
    var configurationFile: String
    var isConfigured: Bool
    /// Every mistake, as `config check` says it.
    var faults: [String]
    /// This program's file; empty where it is not known.
    var program: String
    /// What `vistazo` means to a shell; nil where there is none on PATH.
    var onPath: String?
    var version = Program.version
    /// Names and versions of libraries and of the kernel.
    var libraries: [(name: String, version: String)]

    var diagnoses: [Diagnosis] {
        let file = ["file": configurationFile]
        let facts: [JSONValue.Member] = [
            .init("path", .string(configurationFile)), .init("exists", .bool(isConfigured)),
        ]
        let configuration =
            configurationFile.isEmpty
            ? []
            : faults.isEmpty
                ? [
                    Diagnosis(
                        .configuration, "config", isConfigured ? .configurationRight : .configurationNone,
                        file,
                        facts: facts)
                ]
                : faults.map {
                    Diagnosis(.configuration, "config", .configurationFault, ["fault": $0], facts: facts)
                }
        let names = libraries.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
        return configuration + [
            Diagnosis(
                .versions, "vistazo", .version, ["version": version, "program": program],
                facts: [.init("version", .string(version)), .init("program", .string(program))]),
            Diagnosis(
                .versions, "libraries", .libraries, ["names": names],
                facts: libraries.map { .init($0.name, .string($0.version)) }),
            Diagnosis(
                .versions, "PATH", onPath == nil ? .notOnPath : .onPath,
                ["program": program, "path": onPath ?? ""],
                facts: [.init("path", onPath.map { .string($0) } ?? .null)]),
        ]
    }

    static func read(_ settings: Settings?, _ environment: [String: String], _ words: Words) -> ProgramFacts {
        let file = settings?.configurationFile ?? ""
        var kernel = utsname()
        uname(&kernel)
        let release = withUnsafeBytes(of: &kernel.release) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return ProgramFacts(
            configurationFile: file, isConfigured: access(file, F_OK) == 0,
            faults: settings?.faults.map { $0.message(words) } ?? [],
            program: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "",
            onPath: find("vistazo", environment["PATH"] ?? ""),
            libraries: [
                ("SQLite", Database.libraryVersion),
                ("ncurses", String(TerminalLook.libraryVersion.drop { !$0.isNumber })),
                ("glibc", String(LibraryWidths.library.dropFirst(6))), ("Linux", release),
            ])
    }

    private static func find(_ name: String, _ path: String) -> String? {
        path.split(separator: ":").map { "\($0)/\(name)" }.first { file in
            var status = stat()
            return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(file, X_OK) == 0
        }
    }
}
