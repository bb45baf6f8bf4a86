import Foundation
import VistazoArchive
import VistazoWords

/// Why a run of an extension gave nothing to show.
package enum RunFailure: Error, Hashable, Codable, Sendable {
    /// The program is missing, is not executable or cannot be started: the system's error number.
    case cannotStart(path: String, code: Int32)
    /// It ended with a code other than 0; `errors` is the end of what it said of that.
    case exited(code: Int32, errors: String)
    case ended(signal: Int32, errors: String)
    case timedOut(seconds: Double)
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
    /// A plugin that never ends, by what its file says of it: it is not started.
    case endless(file: String, word: String, kind: String)
    /// No extension has a kind of this name.
    case unknownKind(String, known: [String])

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

    /// For people, in one sentence without an end of line.
    package func sentence(_ words: Words) -> String {
        switch self {
        case .cannotStart(let path, let code):
            let arguments = ["name": Self.name(path), "reason": String(cString: strerror(code))]
            switch code {
            case ENOENT: return words("hosting.missing", arguments)
            case EACCES: return words("hosting.notExecutable", arguments)
            default: return words("hosting.cannotStart", arguments)
            }
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

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 && bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MiB" : "\(bytes >> 10) KiB"
    }
}
