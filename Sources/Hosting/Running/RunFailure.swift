import Foundation
import VistazoArchive
import VistazoWords

/// Why a run of an extension gave nothing to show.
package enum RunFailure: Error, Hashable, Codable, Sendable {
    /// The program is missing, is not executable or cannot be started: the system's error number.
    case cannotStart(path: String, code: Int32)
    /// A script whose first line names a program that is not there.
    case noInterpreter(path: String, interpreter: String)
    /// A folder of its own, or the one it runs in, cannot be made or entered.
    case noFolder(path: String, code: Int32)
    /// It asks for a sandbox and the kernel has none: it is not run without.
    case noSandbox(code: Int32)
    /// It ended with a code other than 0; `errors` is the end of what it said of that.
    case exited(code: Int32, errors: String)
    case ended(signal: Int32, errors: String)
    case timedOut(seconds: Double)
    /// Bytes that all its processes together held, and that they reached before they were ended.
    case tooMuchMemory(limit: Int, reached: Int)
    /// More living at a time than allowed.
    case tooManyProcesses(limit: Int)
    /// More bytes than allowed.
    case tooMuchOutput(limit: Int)
    /// It ended well and printed nothing.
    case noOutput
    case badReply(JSONFault)
    /// A reply that fits another request.
    case wrongReply
    /// No entries, for this family where several were asked for.
    case emptyTimeline(family: String?)
    /// A limit of archives that one made in this process breaks.
    case tooLarge(JSONFault.Cause)
    /// A sentence that the extension itself made.
    case refused(String, Refusal = .other)
    /// A program that never ends, by what its file says of it (it is not started) or by what it printed.
    case endless(file: String, word: String, kind: String)
    /// No extension has a kind of this name.
    case unknownKind(String, known: [String])
    /// What is chosen for it does not do, so it was not run.
    case parameter(ParameterFault)
    /// A secret that it needs could not be read, so it was not run.
    case secret(parameter: String, SecretFault)
    /// Others ran it all the while that somebody waited for their turn.
    case busy

    /// What kind of thing stands behind a refusal, for whoever must tell one from another.
    package enum Refusal: Hashable, Codable, Sendable {
        /// A value names a thing that is not there, or several.
        case unknownThing
        /// A value that the parameter does not take.
        case badValue
        /// What the extension keeps cannot be read or written.
        case storage
        case other
    }

    /// Whether it is of a sort that cannot be a widget, however often it is tried.
    package var isEndless: Bool { if case .endless = self { true } else { false } }

    /// Whether it was ended though it would have gone on, by its time or its output.
    var isOverLimit: Bool {
        switch self {
        case .timedOut, .tooMuchOutput: true
        default: false
        }
    }

    /// Whether nothing ran at all, so that nothing can have been done.
    package var isBeforeStart: Bool {
        switch self {
        case .cannotStart, .noInterpreter, .noFolder, .noSandbox, .unknownKind, .busy, .parameter, .secret:
            true
        default: false
        }
    }

    /// For people, in one sentence without an end of line.
    package func sentence(_ words: Words) -> String {
        switch self {
        case .cannotStart(let path, let code):
            let arguments = ["name": Self.name(path), "reason": String(cString: strerror(code))]
            switch code {
            case ENOENT: return words("hosting.missing", arguments)
            case EACCES: return words("hosting.notExecutable", arguments)
            case ETXTBSY: return words("hosting.busy", arguments)
            default: return words("hosting.cannotStart", arguments)
            }
        case .noInterpreter(let path, let interpreter):
            return words("hosting.noInterpreter", ["name": Self.name(path), "interpreter": interpreter])
        case .noFolder(let path, let code):
            return words("hosting.noFolder", ["folder": path, "reason": String(cString: strerror(code))])
        case .noSandbox(let code):
            return words("hosting.noSandbox", ["reason": String(cString: strerror(code))])
        case .exited(let code, let errors):
            let line = Self.lastLine(errors)
            return line.isEmpty
                ? words("hosting.exited", ["code": String(code)])
                : words("hosting.exitedSaying", ["code": String(code), "line": line])
        case .ended(let signal, _): return words("hosting.ended", ["signal": Self.signalName(signal)])
        case .timedOut(let seconds):
            return seconds == seconds.rounded() && seconds < 1e9
                ? words("hosting.timedOut", count: Int(seconds))
                : words("hosting.timedOut", count: 2, ["n": String(seconds)])
        case .tooMuchMemory(let limit, let reached):
            return words("hosting.tooMuchMemory", ["limit": Self.size(limit), "reached": Self.size(reached)])
        case .tooManyProcesses(let limit): return words("hosting.tooManyProcesses", count: limit)
        case .tooMuchOutput(let limit): return words("hosting.tooMuchOutput", ["limit": Self.size(limit)])
        case .noOutput: return words("hosting.noOutput")
        case .badReply(let fault): return words("hosting.badReply", ["fault": fault.sentence(words)])
        case .wrongReply: return words("hosting.wrongReply")
        case .emptyTimeline(nil): return words("hosting.emptyTimeline")
        case .emptyTimeline(let family?): return words("hosting.emptyFamily", ["family": family])
        case .tooLarge(let cause):
            let fault = JSONFault(place: JSONPlace(line: 1, column: 1, offset: 0), cause: cause)
            return words("hosting.badReply", ["fault": fault.causeSentence(words)])
        case .refused(let sentence, _): return sentence
        case .endless(let file, let word, let kind):
            return words("hosting.endless", ["name": file, "word": word, "kind": kind])
        case .parameter(let fault): return fault.sentence(words)
        case .secret(let parameter, let fault):
            return words("hosting.secret", ["name": parameter, "reason": fault.sentence(words)])
        case .busy: return words("hosting.runsElsewhere")
        case .unknownKind(let kind, let known):
            guard let nearest = known.nearest(to: kind) else {
                return words("hosting.unknownKind", ["kind": kind])
            }
            return words("hosting.unknownKindNear", ["kind": kind, "nearest": nearest])
        }
    }

    private static func name(_ path: String) -> String {
        String(path.split(separator: "/").last ?? Substring(path))
    }

    /// The last line that says something; what it would do to a terminal is left to whoever draws it.
    private static func lastLine(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) } ?? ""
        return line.count <= 200 ? String(line) : line.prefix(200) + "…"
    }

    private static func signalName(_ signal: Int32) -> String {
        let names: [Int32: String] = [
            SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
            SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV",
            SIGPIPE: "SIGPIPE", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU",
        ]
        return names[signal] ?? String(signal)
    }

    /// In the largest unit that says it without a remainder; what is above 10 MiB is rounded up to whole ones.
    private static func size(_ bytes: Int) -> String {
        if bytes >= 1 << 20, bytes >= 10 << 20 || bytes.isMultiple(of: 1 << 20) {
            return "\(bytes >> 20 + (bytes.isMultiple(of: 1 << 20) ? 0 : 1)) MiB"
        }
        return bytes < 1024 || !bytes.isMultiple(of: 1024) && bytes < 10 << 10
            ? "\(bytes) B" : "\(bytes >> 10) KiB"
    }

    /// What a script's first line names; nil for a file that is none. What cannot be seen in it, such as the end of a
    /// line from Windows, is made visible.
    package static func interpreter(of path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(file, &bytes, bytes.count)
        guard count > 2, bytes.starts(with: [0x23, 0x21]) else { return nil }
        let line = bytes[2..<count].prefix { $0 != 0x0A && $0 != 0 }
        let word = line.drop { $0 == 0x20 || $0 == 0x09 }.prefix { $0 != 0x20 && $0 != 0x09 }
        let text = String(decoding: word, as: UTF8.self)
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.value < 0x20 ? Unicode.Scalar(0x2400 + $0.value) ?? $0 : $0 }))
    }
}
