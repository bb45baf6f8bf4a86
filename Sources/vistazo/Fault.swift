import VistazoHosting
import VistazoWords

/// What can go wrong in a command, as it is told to a person: an exit code and a sentence.
protocol Fault: Error {
    var status: ExitStatus { get }
    func text(_ words: Words) -> String
}

extension UsageError: Fault {
    var status: ExitStatus { .usage }
}

extension RunFailure {
    /// The failure as a command ends with it.
    func fault(_ words: Words) -> PlainFault {
        let status: ExitStatus =
            switch self {
            case .secret: .configuration
            case .parameter(let fault): fault.plain(words).status
            case .refused(_, .unknownThing), .unknownKind: .notFound
            case .refused(_, .badValue): .badData
            case .refused(_, .storage): .storage
            default: .failed
            }
        return PlainFault(status, sentence(words))
    }
}

/// A fault whose sentence is already made.
struct PlainFault: Fault {
    let status: ExitStatus
    let sentence: String

    init(_ status: ExitStatus, _ sentence: String) {
        self.status = status
        self.sentence = sentence
    }

    func text(_ words: Words) -> String { sentence }
}
