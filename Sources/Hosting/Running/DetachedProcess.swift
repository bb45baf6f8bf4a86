import CSpawn
import Glibc
import Synchronization

/// A process that outlives the one that started it: in a session of its own, without a terminal, with nothing open
/// but `/dev/null`, and in the folder of its parent.
package enum DetachedProcess {
    /// Those started that nobody has collected yet.
    private static let started = Mutex<[pid_t]>([])

    /// Starts a program and does not wait for it. Those that were started before and have ended are collected.
    ///
    /// - Parameters:
    ///   - program: A path.
    ///   - arguments: The first is the name it sees itself by.
    /// - Returns: False where the system has no room for another process.
    @discardableResult
    package static func start(
        _ program: String, _ arguments: [String], environment: [String: String]
    ) -> Bool {
        var child: pid_t = 0
        let isStarted = CStrings(arguments).use { words in
            CStrings(environment.map { "\($0)=\($1)" }).use { variables in
                vistazo_start(program, words, variables, -1, -1, 1, &child) == 0
            }
        }
        started.withLock { [child] started in
            started.removeAll { waitpid($0, nil, WNOHANG) != 0 }
            if isStarted { started.append(child) }
        }
        return isStarted
    }
}

/// Texts as C takes them, for the length of a call.
struct CStrings {
    private let texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    func use<Result>(_ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}
