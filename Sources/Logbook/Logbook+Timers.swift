/// A countdown that was started: it runs until an instant, or stands with some time to go.
package struct Countdown: Hashable, Sendable {
    /// Whether it runs. One that ended runs still, until an instant that is past.
    package enum State: Hashable, Sendable {
        case running(until: Instant)
        /// Milliseconds to go.
        case paused(rest: Int)
    }

    /// The whole of it in milliseconds, as it was when it was started.
    package var length: Int
    /// As it was last changed; nothing is written when it ends.
    package var state: State

    /// A countdown of so many milliseconds in a state.
    package init(length: Int, state: State) {
        self.length = length
        self.state = state
    }
}

extension Logbook {
    /// A countdown by its name; nil where it was never started, or reset.
    package func countdown(_ name: String) throws -> Countdown? {
        try database.first(
            "SELECT length, ends, rest FROM timers WHERE name = ?", [.text(composed(name))],
            { row in
                let state: Countdown.State =
                    if let ends = row.optionalInteger(1) {
                        .running(until: Instant(milliseconds: ends))
                    } else {
                        .paused(rest: row.int(2))
                    }
                return Countdown(length: row.int(0), state: state)
            })
    }

    /// Starts a countdown: anew where it ended or never ran, else where it was paused. One that runs goes
    /// on as it is.
    ///
    /// - Parameter length: Milliseconds of a new one; at least a second, at most thirty days.
    package func startCountdown(_ name: String, length: Int, at now: Instant) throws {
        let length = max(1_000, min(length, 30 * 86_400_000))
        try change(name) { present in
            switch present?.state {
            case .running(let until) where until > now: return nil
            case .paused(let rest) where rest > 0:
                return Countdown(
                    length: present?.length ?? length,
                    state: .running(until: Instant(milliseconds: now.milliseconds + Int64(rest))))
            default:
                return Countdown(
                    length: length,
                    state: .running(until: Instant(milliseconds: now.milliseconds + Int64(length))))
            }
        }
    }

    /// Lets a countdown stand where it is; nothing where it does not run.
    package func pauseCountdown(_ name: String, at now: Instant) throws {
        try change(name) { present in
            guard let present, case .running(let until) = present.state, until > now else { return nil }
            return Countdown(
                length: present.length,
                state: .paused(rest: Int(until.milliseconds - now.milliseconds)))
        }
    }

    /// Forgets a countdown: it stands at its whole length again.
    package func resetCountdown(_ name: String) throws {
        let isThere = try database.write {
            guard try countdown(name) != nil else { return false }
            try database.run("DELETE FROM timers WHERE name = ?", [.text(composed(name))])
            return true
        }
        if isThere { didChange([.timer(composed(name))]) }
    }

    /// Changes a countdown, atomically over all processes. It is no step of the undo list: taking a pause
    /// back later would bring nothing back.
    ///
    /// - Parameter body: Gets the present one; returns the new one, nil for no change.
    private func change(_ name: String, _ body: (Countdown?) -> Countdown?) throws {
        let name = composed(name)
        let isChanged = try database.write {
            guard let new = body(try countdown(name)) else { return false }
            let (ends, rest): (Int64?, Int64?) =
                switch new.state {
                case .running(let until): (until.milliseconds, nil)
                case .paused(let rest): (nil, Int64(rest))
                }
            try database.run(
                """
                INSERT INTO timers (name, length, ends, rest) VALUES (?, ?, ?, ?)
                ON CONFLICT (name) DO UPDATE SET
                    length = excluded.length, ends = excluded.ends, rest = excluded.rest
                """, [.text(name), .init(new.length), .init(ends), .init(rest)])
            return true
        }
        if isChanged { didChange([.timer(name)]) }
    }
}
