import VistazoWords

/// What one command takes: the source of its parsing and of its help.
struct Syntax: Sendable {
    /// An option or, without `value`, a flag. Its help is the catalogue's `cli.option.KEY`.
    struct Option: Hashable, Sendable {
        /// With its dashes.
        var name: String
        /// What its value is called in help; nil for a flag.
        var value: String?
        /// A short form such as `-n`.
        var short: String?
        var isRepeatable = false
        var key: String

        init(
            _ name: String, _ value: String? = nil, short: String? = nil, repeatable: Bool = false,
            key: String? = nil
        ) {
            self.name = name
            self.value = value
            self.short = short
            isRepeatable = repeatable
            self.key = key ?? String(name.drop { $0 == "-" })
        }

        static let help = Option("--help", short: "-h")
        static let json = Option("--json")
    }

    /// As it is typed, without the program's name: `log ITEM [AMOUNT]`.
    var usage: String
    /// The catalogue's `cli.about.KEY` says in a sentence what the command does.
    var key: String
    var operands: ClosedRange<Int>
    /// `--help` is taken by every command and not listed here.
    var options: [Option]

    init(_ usage: String, key: String, operands: ClosedRange<Int>, options: [Option] = []) {
        self.usage = usage
        self.key = key
        self.operands = operands
        self.options = options
    }

    var allOptions: [Option] { options + [.help] }

    func option(_ name: String) -> Option? { allOptions.first { $0.name == name || $0.short == name } }

    /// What the command does, how it is typed, and its options.
    func help(_ words: Words) -> String {
        var lines = [words("cli.about.\(key)"), "", "  vistazo \(usage)", ""]
        let rows = allOptions.map { option in
            let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
            return (option.value.map { "\(names) \($0)" } ?? names, words("cli.option.\(option.key)"))
        }
        let width = rows.map(\.0.count).max() ?? 0
        lines += rows.map { name, text in
            "  " + name + String(repeating: " ", count: width - name.count + 3) + text
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
