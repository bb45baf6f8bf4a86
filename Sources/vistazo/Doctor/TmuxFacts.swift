import VistazoArchive
import VistazoHosting

/// The tmux that this runs in, or that there is.
struct TmuxFacts: Examined {
    /// What a server says of itself and of the client that looks at it.
    struct Server: Hashable, Sendable {
        var version = ""
        var term = ""
        var interval = 15
        /// In milliseconds.
        var escape = 500
        var hasFocusEvents = false
        var passesThrough = false
        var hasMouse = false
        /// The outer terminal's name; empty where no client is attached.
        var client = ""
        var features: Set<String> = []
    }

    enum State: Hashable, Sendable {
        /// There is no such program.
        case absent
        /// It is there, and this does not run in it.
        case outside(version: String)
        /// This runs in it and cannot ask it, for that reason.
        case silent(reason: String)
        case inside(Server)
    }

    var state: State
    /// TERM as it is here.
    var term: String

    var diagnoses: [Diagnosis] {
        switch state {
        case .absent: [Diagnosis(.tmux, "tmux", .tmuxAbsent)]
        case .outside(let version):
            [Diagnosis(.tmux, "tmux", .tmuxOutside, ["version": version], facts: self.facts(version))]
        case .silent(let reason): [Diagnosis(.tmux, "tmux", .tmuxSilent, ["reason": reason])]
        case .inside(let server): lines(server)
        }
    }

    private func facts(_ version: String) -> [JSONValue.Member] { [.init("version", .string(version))] }

    private func lines(_ server: Server) -> [Diagnosis] {
        func option(
            _ name: String, _ code: Diagnosis.Code, _ value: String, count: Int? = nil
        ) -> Diagnosis {
            Diagnosis(
                .tmux, name, code, ["value": value, "term": term], count: count,
                facts: [.init("value", .string(value))])
        }
        func state(_ isOn: Bool) -> String { isOn ? "on" : "off" }
        let isOld = Self.number(server.version).map { $0 < 3.2 } ?? false
        let isOwn = Self.isOwn(server.term)
        return [
            Diagnosis(
                .tmux, "tmux", isOld ? .tmuxOld : .tmuxInside, ["version": server.version],
                facts: facts(server.version)),
            option(
                "default-terminal",
                !isOwn ? .tmuxTermWrong : Self.isOwn(term) ? .tmuxTerm : .tmuxTermOverridden, server.term),
            color(server),
            option(
                "status-interval", server.interval > 0 ? .tmuxInterval : .tmuxNever, "\(server.interval)",
                count: server.interval > 0 ? server.interval : nil),
            option("escape-time", server.escape > 100 ? .tmuxEscapeLong : .tmuxEscape, "\(server.escape)"),
            option("focus-events", .tmuxFocus, state(server.hasFocusEvents)),
            option("allow-passthrough", .tmuxPassthrough, state(server.passesThrough)),
            option("mouse", .tmuxMouse, state(server.hasMouse)),
        ]
    }

    private func color(_ server: Server) -> Diagnosis {
        let has = server.features.contains("RGB") || server.features.contains("Tc")
        let code: Diagnosis.Code = server.client.isEmpty ? .tmuxNoClient : has ? .tmuxRGB : .tmuxNoRGB
        return Diagnosis(
            .tmux, "RGB", code, ["client": server.client],
            facts: [
                .init("client", server.client.isEmpty ? .null : .string(server.client)),
                .init("features", .array(server.features.sorted().map { .string($0) })),
            ])
    }

    private static func isOwn(_ term: String) -> Bool {
        ["tmux", "screen"].contains { term == $0 || term.hasPrefix($0 + "-") }
    }

    /// Of `3.3a` or `next-3.5`.
    static func number(_ version: String) -> Double? {
        let digits = version.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        return Double(digits)
    }

    /// Lines for `tmux.conf` that this tmux lacks.
    var lacking: [String] {
        guard case .inside(let server) = state else { return [] }
        var lines: [String] = []
        if !Self.isOwn(server.term) { lines.append("set -g default-terminal tmux-256color") }
        if color(server).code == .tmuxNoRGB {
            lines.append("set -as terminal-features ',\(server.client):RGB'")
        }
        if server.escape > 100 { lines.append("set -sg escape-time 20") }
        return lines
    }

    /// Asks the server, for at most so many seconds each time.
    static func read(_ environment: [String: String], seconds: Double = 2) -> TmuxFacts {
        let term = environment["TERM"] ?? ""
        let isInside = !(environment["TMUX"] ?? "").isEmpty
        guard isInside else {
            let answer = ShortRun.run("tmux", ["-V"], environment: environment, seconds: seconds)
            let version = answer.output.split(separator: " ").last.map { String($0.prefix { $0 != "\n" }) }
            return TmuxFacts(
                state: answer.status == 0 ? .outside(version: version ?? "") : .absent, term: term)
        }
        let format = questions.map { "\($0)=#{\($0)}" }.joined(separator: "\n")
        let answer = ShortRun.run(
            "tmux", ["display-message", "-p", format], environment: environment, seconds: seconds)
        guard answer.status == 0 else {
            let line = answer.errors.split(whereSeparator: \.isNewline).first.map(String.init)
            return TmuxFacts(state: .silent(reason: line ?? "tmux: \(answer.status)"), term: term)
        }
        return TmuxFacts(state: .inside(Server(answer.output)), term: term)
    }

    private static let questions = [
        "version", "default-terminal", "status-interval", "escape-time", "focus-events", "allow-passthrough",
        "mouse", "client_termname", "client_termfeatures",
    ]
}

extension TmuxFacts.Server {
    /// Of `name=value` lines, as tmux's formats give them; what is missing is as tmux has it by default.
    init(_ answer: String) {
        var values: [Substring: String] = [:]
        for line in answer.split(separator: "\n") {
            guard let equals = line.firstIndex(of: "=") else { continue }
            values[line[..<equals]] = String(line[line.index(after: equals)...])
        }
        func isOn(_ name: Substring) -> Bool { !["", "0", "off"].contains(values[name] ?? "") }
        self.init(
            version: values["version"] ?? "", term: values["default-terminal"] ?? "",
            interval: values["status-interval"].flatMap { Int($0) } ?? 15,
            escape: values["escape-time"].flatMap { Int($0) } ?? 500,
            hasFocusEvents: isOn("focus-events"), passesThrough: isOn("allow-passthrough"),
            hasMouse: isOn("mouse"), client: values["client_termname"] ?? "",
            features: Set((values["client_termfeatures"] ?? "").split(separator: ",").map(String.init)))
    }
}
