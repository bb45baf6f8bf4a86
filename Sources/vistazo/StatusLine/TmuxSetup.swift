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
    /// Names of items that can be logged by a click and from a menu, nine at most.
    let items: [String]

    /// - Parameters:
    ///   - program: Its path or name; a path of other than plain characters is left to PATH.
    ///   - items: Those whose names tmux or a shell would take for more than text are left out.
    init(program: String = "vistazo", columns: Int = 60, items: [String] = []) {
        let isPlain =
            !program.isEmpty
            && program.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+".contains($0))
            }
        self.program = isPlain ? program : "vistazo"
        self.columns = columns
        self.items = Array(
            items.filter { name in
                !name.isEmpty && name.first != "-"
                    && name.allSatisfy { $0.isLetter || $0.isNumber || " _-+.,:/&".contains($0) }
            }.prefix(9))
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

    /// A click on the line logs the first item. Without one there is nothing to click for.
    var clicks: [String] {
        items.first.map { ["set -g mouse on", "bind -n MouseDown1StatusRight \(logging($0))"] } ?? []
    }

    /// The quick palette in a popup, and a menu that logs.
    var popups: [String] {
        var lines = ["bind v display-popup -E -w 60 -h 12 '\(program) quick'"]
        if !items.isEmpty {
            let rows = items.enumerated().map { "'\($1)' \($0 + 1) { \(logging($1)) }" }
            lines.append("bind V display-menu -T Vistazo " + rows.joined(separator: " "))
        }
        return lines
    }

    /// Logs an item and shows what it says.
    private func logging(_ item: String) -> String {
        "run-shell -b 'tmux display-message \"$(\(program) log \"\(item)\" 2>&1)\"'"
    }

    /// A side pane.
    var keys: [String] { ["bind W split-window -d -f -h -l 30 '\(program) pane'"] }

    /// All of it, each group under what it does.
    func text(_ words: Words) -> String {
        let groups = [
            ("pulling", pulling), ("pushing", pushing), ("keys", keys), ("popups", popups),
            ("clicks", clicks),
        ]
        return groups.filter { !$0.1.isEmpty }.map { name, lines in
            (["# " + words("cli.tmux.\(name)")] + lines).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }
}
