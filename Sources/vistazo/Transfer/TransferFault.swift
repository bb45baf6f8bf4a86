import VistazoLogbook
import VistazoWords

/// What is wrong with a file that is to be taken in.
enum TransferFault: Fault, Equatable {
    case csv(CSV.Failure)
    /// A column that is needed is not there.
    case noColumn(String, has: [String])
    /// A value on a line cannot be what it has to be.
    case badValue(line: Int, column: String, value: String)
    /// A row of more fields than the first has.
    case tooManyFields(line: Int)
    /// `record` says none of ours.
    case unknownRecord(line: Int, String)
    /// The file was written by a later version.
    case laterFormat(Int)

    var status: ExitStatus { .badData }

    func text(_ words: Words) -> String {
        switch self {
        case .csv(.badQuote(let line)): words("cli.import.badQuote", ["line": String(line)])
        case .csv(.notText(let offset)): words("cli.import.notText", ["offset": String(offset)])
        case .noColumn(let column, let has):
            words("cli.import.noColumn", ["column": column, "columns": has.joined(separator: ", ")])
        case .badValue(let line, let column, let value):
            words("cli.import.badValue", ["line": String(line), "column": column, "value": value])
        case .tooManyFields(let line): words("cli.import.tooManyFields", ["line": String(line)])
        case .unknownRecord(let line, let word):
            words("cli.import.unknownRecord", ["line": String(line), "word": word])
        case .laterFormat(let format): words("cli.import.laterFormat", ["format": String(format)])
        }
    }
}

extension ImportError: Fault {
    var status: ExitStatus {
        switch self {
        case .conflicts: .failed
        case .unknownItem, .badName, .nameTaken: .badData
        }
    }

    func text(_ words: Words) -> String {
        switch self {
        case .unknownItem(let line, let name):
            words("cli.import.unknownItem", ["line": String(line), "name": name])
        case .badName(let line, let name): words("cli.import.badName", ["line": String(line), "name": name])
        case .nameTaken(let line, let name):
            words("cli.import.nameTaken", ["line": String(line), "name": name])
        case .conflicts(let report): words("cli.import.conflicts", count: report.conflictCount)
        }
    }
}
