/// One extension as a configuration or `extensions.json` names it. What is nil is left to the host's own limits and
/// rules.
package struct ExtensionLine: Hashable, Sendable {
    /// What is started: a file, or a line for the shell.
    package enum Program: Hashable, Sendable {
        /// An executable; a leading `~` is not yet expanded.
        case path(String)
        /// A shell command line.
        case command(String)
    }

    /// What its standard output is read as; see design.md 7 for what an extension without one is taken for.
    package enum Form: String, CaseIterable, Sendable {
        /// JSON as the protocol has it.
        case archive
        /// A menu of the BitBar family.
        case bitbar
        /// A row a line, colours of ANSI sequences kept.
        case text
    }

    /// Started for each request.
    package var program: Program
    /// The identifier its kinds and folders go by; nil takes the program's own: a file's name without its ending, a
    /// command's first word.
    package var name: String?
    /// nil leaves it to the file's name and the first byte that it prints.
    package var form: Form?
    /// Seconds between runs, for output that says no policy of its own.
    package var every: Double?
    /// Policy reloads a day.
    package var reloads: Int?
    /// Wall seconds a run may take.
    package var seconds: Double?
    /// Bytes of memory a run may hold.
    package var memory: Int?
    /// Bytes a run may print.
    package var output: Int?
    /// Most that may run at once.
    package var processes: Int?
    /// Whether its writes are kept to folders of its own.
    package var isSandboxed: Bool?
    /// App groups it may share with others.
    package var groups: [String]?
    /// The executable that performs its live activity intents; a leading `~` is not yet expanded.
    package var app: String?

    /// Says nothing but the program.
    package init(_ program: Program) { self.program = program }
}
