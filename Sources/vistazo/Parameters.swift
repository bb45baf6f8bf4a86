import VistazoArchive
import VistazoWords

/// Values for a kind's or an intent's parameters, as they are typed: `K=V`, or one bare word for the first.
enum Parameters {
    /// - Throws: `UsageError` for a second bare word, and `PlainFault` for a parameter that is not there, a value
    ///   that does not fit, and one that is needed and missing.
    static func read(
        _ arguments: Arguments, from start: Int, for parameters: [ExtensionDescription.ParameterDescription],
        of owner: String, _ words: Words
    ) throws -> [JSONValue.Member] {
        let (pairs, bare) = try arguments.assignments(from: start)
        var typed = pairs
        if let word = bare.first {
            guard let first = parameters.first else { throw UsageError.surplus(word) }
            if bare.count > 1 { throw UsageError.surplus(bare[1]) }
            if typed.contains(where: { $0.0.lowercased() == first.name.lowercased() }) {
                throw UsageError.repeated(first.name)
            }
            typed.insert((first.name, word), at: 0)
        }
        let check = ParameterCheck(of: owner, parameters)
        let result = check.check(typed.map { .init($0.0, .string($0.1)) }, as: .typed)
        if let fault = result.faults.first?.fault { throw fault.plain(words) }
        return result.members
    }

    /// A value as a person would type it.
    static func plain(_ value: JSONValue) -> String { value.typed }
}

extension ParameterFault {
    /// The fault as a command ends with it.
    func plain(_ words: Words) -> PlainFault {
        let status: ExitStatus =
            switch self {
            case .unknown, .repeated, .missing: .usage
            case .badValue, .clearSecret, .badSource: .badData
            case .notFound, .ambiguous: .notFound
            }
        return PlainFault(status, sentence(words))
    }
}
