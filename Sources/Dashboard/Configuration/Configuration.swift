import VistazoRendering

/// A person's wishes, as their `config.json5` says them. What is nil or empty was not said.
package struct Configuration: Hashable, Sendable {
    /// By its name; nil leaves the standard one.
    package var theme: String?
    /// A locale name such as `es_ES`.
    package var locale: String?
    /// A time zone's name such as `Europe/Madrid`.
    package var zone: String?
    /// Minutes after midnight at which a day begins, 0 to 1439.
    package var dayStartsAt: Int?
    /// 1 is Sunday, 7 Saturday.
    package var weekStartsOn: Int?
    /// nil leaves it to the locale and the terminal.
    package var glyphs: Surroundings.Glyphs?
    /// Whether the mouse is asked for; nil leaves it to the program.
    package var mouse: Bool?
    /// In order; nil where the file names none, then the standard page is shown.
    package var pages: [Page]?
    /// Command lines of the person's own keys, each a list to run in order.
    package var keys: [Key: [String]] = [:]
    /// In order; those that are found in folders are not among them.
    package var extensions: [ExtensionLine] = []

    /// Says nothing.
    package init() {}
}

/// One extension in the configuration. What is nil is left to the host's own limits and rules.
package struct ExtensionLine: Hashable, Sendable {
    /// What is started: a file, or a line for the shell.
    package enum Program: Hashable, Sendable {
        /// An executable; a leading `~` is not yet expanded.
        case path(String)
        /// A shell command line.
        case command(String)
    }

    /// Started for each request.
    package var program: Program
    /// For people; nil takes the program's own.
    package var name: String?
    /// The format its output is in, where it is not an archive.
    package var format: String?
    /// Seconds between runs.
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
    /// Whether it is kept from files and network that are not its own.
    package var isSandboxed: Bool?
    /// App groups it may share with others.
    package var groups: [String]?
    /// The executable that performs its live activity intents.
    package var app: String?

    /// Says nothing but the program.
    package init(_ program: Program) { self.program = program }
}
