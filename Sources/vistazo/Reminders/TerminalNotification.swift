import VistazoCells

/// How a terminal is asked to notify its user by itself.
enum TerminalNotification: Hashable {
    /// OSC 9: one text. iTerm2.
    case growl
    /// OSC 777: title and text. urxvt, foot, Ghostty, WezTerm.
    case titled
    /// OSC 99, which can be taken back. kitty.
    case kitty

    /// By what the terminal says of itself; nil for one that has none, or inside a multiplexer that passes nothing on.
    init?(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        guard environment["TMUX"]?.isEmpty ?? true, !term.hasPrefix("screen"), !term.hasPrefix("tmux") else {
            return nil
        }
        switch (term, environment["TERM_PROGRAM"] ?? "") {
        case ("xterm-kitty", _): self = .kitty
        case (_, "iTerm.app"): self = .growl
        case (_, "WezTerm"), (_, "ghostty"), ("xterm-ghostty", _): self = .titled
        default:
            guard term.hasPrefix("foot") || term.hasPrefix("rxvt-unicode") else { return nil }
            self = .titled
        }
    }

    /// What is sent. Titles and texts can end no sequence: control characters become visible stand-ins.
    func sequence(id: Int, title: String, text: String) -> String {
        let (title, text) = (visible(title), visible(text))
        let both = text.isEmpty ? title : "\(title) · \(text)"
        return switch self {
        case .growl: "\u{1B}]9;\(both)\u{1B}\\"
        // A semicolon would end the title.
        case .titled: "\u{1B}]777;notify;\(title.replacing(";", with: ","));\(text)\u{1B}\\"
        case .kitty:
            "\u{1B}]99;i=vistazo-\(id):d=0;\(title)\u{1B}\\"
                + "\u{1B}]99;i=vistazo-\(id):d=1:p=body;\(text)\u{1B}\\"
        }
    }

    /// Takes a notification back, where the terminal can.
    func removal(id: Int) -> String {
        self == .kitty ? "\u{1B}]99;i=vistazo-\(id):p=close;\u{1B}\\" : ""
    }
}
