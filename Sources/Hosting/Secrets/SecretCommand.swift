import Glibc
import Synchronization
import VistazoArchive

/// A command that prints a secret. It runs directly, in the user's whole environment and home folder, with an empty
/// standard input and the limits of any run; an agent that it starts lives on.
final class SecretCommand {
    private let run: any ExtensionRun
    private let printed = Printed()
    private let program: String

    /// What was printed; never kept longer than the run.
    private final class Printed: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }

    init(_ words: [String], environment: [String: String], at now: Moment) {
        program = words[0]
        let printed = printed
        let setting = RunSetting(
            isErrand: true,
            read: { output, _ in
                printed.bytes.withLock { $0 = output.bytes }
                return .success(Decoded(.performed(dialog: nil, reload: [])))
            }, isAsked: false)
        run = ChildRun(
            path: Self.file(of: words[0], environment), arguments: Array(words.dropFirst()),
            environment: environment, folder: environment["HOME"],
            request: WireRequest(.perform, date: .distantPast), setting: setting, at: now)
    }

    var descriptors: [PollDescriptor] { run.descriptors }
    var deadline: Double? { run.deadline }

    /// The value or why there is none; nil while it runs.
    func service(_ now: Moment) -> Result<String, SecretFault>? {
        guard let outcome = run.service(now) else { return nil }
        let bytes = printed.bytes.withLock { bytes in
            defer { bytes = [] }
            return bytes
        }
        switch outcome.result {
        case .failure(let failure): return .failure(.command(program, failure.withoutErrors))
        case .success:
            do throws(SecretFault) {
                return .success(try SecretFile.text(bytes, of: program))
            } catch {
                return .failure(error)
            }
        }
    }

    func cancel() { run.cancel() }

    /// A word without a folder is looked for along `PATH`; a leading `~` is the home folder.
    private static func file(of word: String, _ environment: [String: String]) -> String {
        if word.contains("/") { return word.expandingHome(environment) }
        for folder in (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        where access("\(folder)/\(word)", X_OK) == 0 {
            return "\(folder)/\(word)"
        }
        return word
    }
}

extension String {
    /// A path with its leading `~` replaced by the home folder.
    func expandingHome(_ environment: [String: String]) -> String {
        guard self == "~" || hasPrefix("~/"), let home = environment["HOME"] else { return self }
        return home + dropFirst()
    }
}

extension RunFailure {
    /// The failure without anything that the program said.
    fileprivate var withoutErrors: RunFailure {
        switch self {
        case .exited(let code, _): .exited(code: code, errors: "")
        case .ended(let signal, _): .ended(signal: signal, errors: "")
        default: self
        }
    }
}
