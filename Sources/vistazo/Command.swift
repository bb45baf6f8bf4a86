import VistazoLogbook

/// One command of the program: how it is typed, and what it does.
struct Command: Sendable {
    /// The words it is called by: one, or two as in `item add`.
    let name: String
    let syntax: Syntax
    /// Whether help names it.
    let isListed: Bool
    /// It asks widgets of the standard bundle, whose code belongs to the main thread.
    let runsAuthors: Bool
    /// Does it and gives the exit code. What it throws, `Program` turns into a message and an exit code.
    let run: @Sendable (Arguments, Console) throws -> Int32

    init(
        _ name: String, _ syntax: Syntax, isListed: Bool = true, runsAuthors: Bool = false,
        run: @escaping @Sendable (Arguments, Console) throws -> Int32
    ) {
        self.name = name
        self.syntax = syntax
        self.isListed = isListed
        self.runsAuthors = runsAuthors
        self.run = run
    }

    /// All of them, in the order that help lists them.
    static let all: [Command] =
        [DashboardCommand.full, DashboardCommand.pane] + logbook + [
            SayCommand.command, QuickCommand.command,
            KindsCommand.command, IntentsCommand.command, WidgetsCommand.command, RenderCommand.command,
            InlineCommand.command,
            LineReload.command,
            ScreenshotCommand.command, WidgetCommands.timeline, WidgetCommands.perform, HostCommands.reload,
            WhyCommand.command, PushCommand.command, ExtensionAddCommand.command, ExtensionCommands.list,
            ExtensionCommands.remove,
            ExtensionNewCommand.command, ExtensionCheckCommand.command,
            ExtensionCheckCommand.debug,
            ConfigCommands.check, ConfigCommands.path, ConfigCommands.show, DoctorCommand.command,
            CompletionCommands.completions, CompletionCommands.complete, ManualCommand.command,
        ]
}
