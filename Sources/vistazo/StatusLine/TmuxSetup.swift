import VistazoWords

/// The lines for `tmux.conf` that put widgets into tmux's status line, as `doctor --tmux` prints them.
///
/// tmux expands `%` in `status-right` by the clock before it starts a command, and takes a text that differs each time
/// for another command that is never ready; so none is in them. Nor is there a comma or a closing brace, which would
/// end a `#{?…}` around them.
struct TmuxSetup {
    /// The program as tmux's shell is to call it.
    let program: String
    /// Columns that the line may take.
    let columns: Int

    /// - Parameter program: Its path or name; a path of other than plain characters is left to PATH.
    init(program: String = "vistazo", columns: Int = 60) {
        let isPlain =
            !program.isEmpty
            && program.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0))
            }
        self.program = isPlain ? program : "vistazo"
        self.columns = columns
    }

    /// tmux asks at its interval; nothing runs in between.
    var pulling: [String] {
        [
            "set -g status-interval 5", "set -g status-right-length \(columns)",
            "set -g status-right '#(\(program) inline item --width \(columns) --format tmux)'",
        ]
    }

    /// The line is set when it changes; tmux asks for nothing.
    var pushing: [String] {
        [
            "set -g status-right-length \(columns)", "set -g status-right '#{@vistazo}'",
            "run-shell -b '\(program) inline item --width \(columns) --tmux-option @vistazo'",
        ]
    }

    /// A side pane.
    var keys: [String] { ["bind W split-window -d -f -h -l 30 '\(program) pane'"] }

    /// All of it, each group under what it does.
    func text(_ words: Words) -> String {
        let groups = [("pulling", pulling), ("pushing", pushing), ("keys", keys)]
        return groups.map { name, lines in
            (["# " + words("cli.tmux.\(name)")] + lines).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}
