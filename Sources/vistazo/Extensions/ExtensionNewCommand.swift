import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoLogbook
import VistazoWords

extension Syntax.Option {
    static let package = Syntax.Option("--package", "PLACE", key: "extension.package")
}

/// `vistazo extension new`: a working extension with a test, in a new folder.
enum ExtensionNewCommand {
    static let command = Command(
        "extension new",
        Syntax(
            "extension new sh|python|swift NAME", key: "extension.new", operands: 2...2,
            options: [.package, .json])
    ) { arguments, console in
        let words = console.words
        let language = arguments.operand(0) ?? ""
        guard let template = ExtensionTemplate(rawValue: language) else {
            let allowed = ExtensionTemplate.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError.badValue(option: "extension new", value: language, allowed: allowed)
        }
        let name = arguments.operand(1) ?? ""
        guard ExtensionTemplate.isName(name) else {
            throw PlainFault(.usage, words("cli.extension.badNewName", ["name": name]))
        }
        var dependency: ExtensionTemplate.Dependency?
        if template == .swift {
            guard let place = arguments[.package] ?? Self.ownPackage() else {
                throw PlainFault(.usage, words("cli.extension.needsPackage"))
            }
            let isAddress = place.contains("://") || place.hasPrefix("git@")
            dependency = .init(isAddress ? place : ExtensionLine.absolute(place, console.environment))
        }
        let folder = ExtensionLine.absolute(name, [:])
        let files = template.files(name, dependency)
        try make(files, in: folder, words)
        if arguments.has(.json) {
            console.document([
                .init("folder", .string(folder)), .init("program", .string(template.program(name))),
                .init("test", .string(template.testCommand)),
                .init("files", .array(files.map { .string($0.path) })),
            ])
            return ExitStatus.done.rawValue
        }
        console.say(words("cli.extension.made", ["folder": name + "/"]))
        for file in files { console.say("  " + file.path) }
        console.say(words("cli.extension.next"))
        let program = template.program(name)
        for line in [
            "cd \(name) && \(template.testCommand)", "vistazo extension check ./\(program)",
            "vistazo extension add ./\(program)",
        ] { console.say("  " + line) }
        return ExitStatus.done.rawValue
    }

    /// All files or none: they are made in a folder beside it, which then takes the name.
    private static func make(
        _ files: [ExtensionTemplate.File], in folder: String, _ words: Words
    ) throws {
        func fault(_ code: Int32) -> PlainFault {
            let reason = String(cString: strerror(code))
            return PlainFault(
                .storage, words("cli.cannotWriteFile", ["file": folder, "reason": reason]))
        }
        var status = stat()
        guard lstat(folder, &status) != 0 else {
            throw PlainFault(.failed, words("cli.extension.isThere", ["folder": folder]))
        }
        var template = Array((folder + ".XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw fault(errno) }
        let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        do {
            for file in files {
                let path = temporary + "/" + file.path
                let parent = path.split(separator: "/").dropLast().joined(separator: "/")
                try FileManager.default.createDirectory(
                    atPath: "/" + parent, withIntermediateDirectories: true)
                try AtomicFile.write(Array(file.text.utf8), to: path)
                _ = chmod(path, file.isExecutable ? 0o755 : 0o644)
            }
            _ = chmod(temporary, 0o755)
            // Fails where something of that name came meanwhile, unless it is an empty folder.
            guard rename(temporary, folder) == 0 else { throw AtomicFile.Unwritable(code: errno) }
        } catch {
            try? FileManager.default.removeItem(atPath: temporary)
            throw fault((error as? AtomicFile.Unwritable)?.code ?? EIO)
        }
    }

    /// The package that this program was built in, where it still stands there; nil for one that was installed.
    static func ownPackage(
        program: String? = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    ) -> String? {
        var folder = program.map { URL(filePath: $0).deletingLastPathComponent() } ?? URL(filePath: "/")
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let manifest = folder.appending(path: "Package.swift").path
            if let text = try? String(contentsOfFile: manifest, encoding: .utf8),
                text.contains("name: \"vistazo\"")
            {
                return folder.path
            }
        }
        return nil
    }
}
