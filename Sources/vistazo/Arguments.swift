import VistazoLogbook

/// The arguments of one command, told apart by its `Syntax`.
///
/// Options may stand anywhere before `--`, as `--name value` or `--name=value`. What begins with `-` and
/// a digit is an operand (`log water -250`), as is `-` alone.
struct Arguments {
    /// What is no option, in order.
    private(set) var operands: [String] = []
    /// All words as they came.
    let typed: [String]
    /// `--help` or `-h` stood before `--`: nothing else was checked.
    private(set) var wantsHelp = false
    private var values: [String: [String]] = [:]
    /// How many operands stood before `--`; those after it are taken literally.
    private var operandsBeforeDashes = 0

    /// - Throws: `UsageError` for what the syntax does not allow; never where help is asked for.
    init(_ arguments: [String], _ syntax: Syntax) throws(UsageError) {
        typed = arguments
        let head = arguments.prefix { $0 != "--" }
        if head.contains("--help") || head.contains("-h") {
            wantsHelp = true
            return
        }
        var rest = head[...]
        while let argument = rest.popFirst() {
            guard Self.looksLikeOption(argument) else {
                operands.append(argument)
                continue
            }
            let (name, inline) = Self.split(argument)
            guard let option = syntax.option(name) else {
                throw .unknownOption(name, near: nearest(to: name, among: syntax.allOptions.map(\.name)))
            }
            if values[option.name] != nil, !option.isRepeatable, option.value != nil {
                throw .repeated(option.name)
            }
            if option.value == nil {
                guard inline == nil else { throw .needsNoValue(option.name) }
                values[option.name] = [""]
            } else if let inline {
                values[option.name, default: []].append(inline)
            } else if let next = rest.first, !next.hasPrefix("--") {
                values[option.name, default: []].append(next)
                rest.removeFirst()
            } else {
                throw .needsValue(option.name)
            }
        }
        operandsBeforeDashes = operands.count
        operands += arguments.dropFirst(head.count + 1)
        if operands.count < syntax.operands.lowerBound { throw .missingOperand(syntax.usage) }
        if operands.count > syntax.operands.upperBound {
            throw .surplus(operands[syntax.operands.upperBound])
        }
    }

    /// Whether a flag, or an option with a value, was given.
    func has(_ option: Syntax.Option) -> Bool { values[option.name] != nil }

    /// The value of an option, nil where it was not given; the last of a repeatable one.
    subscript(option: Syntax.Option) -> String? { values[option.name]?.last }

    /// All values of a repeatable option, in order.
    func all(_ option: Syntax.Option) -> [String] { values[option.name] ?? [] }

    /// The operand at a place, nil beyond the last.
    func operand(_ index: Int) -> String? { operands.indices.contains(index) ? operands[index] : nil }

    /// The operands from `start` on as `K=V` pairs and bare words. A key is a letter and letters,
    /// digits, `_`, `.` or `-`; operands after `--` are bare words whatever they hold.
    ///
    /// - Throws: `UsageError.repeated` for a key given twice.
    func assignments(from start: Int) throws(UsageError) -> (pairs: [(String, String)], words: [String]) {
        var pairs: [(String, String)] = []
        var words: [String] = []
        for (index, operand) in operands.enumerated().dropFirst(start) {
            guard index < operandsBeforeDashes, let pair = Self.assignment(operand) else {
                words.append(operand)
                continue
            }
            if pairs.contains(where: { $0.0 == pair.0 }) { throw .repeated(pair.0) }
            pairs.append(pair)
        }
        return (pairs, words)
    }

    private static func looksLikeOption(_ argument: String) -> Bool {
        guard argument.hasPrefix("-"), argument != "-" else { return false }
        let second = argument.unicodeScalars.dropFirst().first
        return !(second.map { ("0"..."9").contains($0) || $0 == "." || $0 == "," } ?? false)
    }

    private static func split(_ argument: String) -> (String, String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
            return (argument, nil)
        }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    private static func assignment(_ operand: String) -> (String, String)? {
        guard let equals = operand.firstIndex(of: "="), let first = operand.first,
            first.isASCII, first.isLetter
        else { return nil }
        let key = operand[..<equals]
        let isKey = key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-".contains($0)) }
        return isKey ? (String(key), String(operand[operand.index(after: equals)...])) : nil
    }
}
