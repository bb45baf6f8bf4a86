import VistazoWords

/// What can go wrong in a command, as it is told to a person: an exit code and a sentence.
protocol Fault: Error {
    var status: ExitStatus { get }
    func text(_ words: Words) -> String
}

extension UsageError: Fault {
    var status: ExitStatus { .usage }
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
