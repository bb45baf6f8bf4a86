import Foundation
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoRendering
import VistazoTerminal
import VistazoWords

/// Shows an extension at work: what it is asked, what it writes and when, what comes of it; and again each time that
/// its file changes. Nothing is stored, and no limit but the person's patience holds.
///
/// Lines begin with what they are: `>` a request, `!` standard error, `<` the reply, `=` what came of it.
final class ExtensionDebugger {
    private let world: World
    private let console: Console
    private let environment: [String: String]
    private let line: ExtensionLine
    private let configuration: [JSONValue.Member]
    /// Those that it said it has.
    private var groups: [String] = []
    private let events = ProcessWatch()
    private let watch: FileWatch?
    private var words: Words { world.settings.words }

    /// More of a reply than this is only counted.
    private static let shownBytes = 1 << 16

    /// Told that the person wants no more of it.
    private struct Ended: Error {
        /// nil where nobody reads any more.
        let signal: Int32?
    }

    init(
        _ line: ExtensionLine, _ world: World, _ console: Console, _ environment: [String: String],
        configuration: [JSONValue.Member]
    ) {
        self.line = line
        self.world = world
        self.console = console
        self.environment = environment
        self.configuration = configuration
        switch line.program {
        case .path(let path): watch = FileWatch(path: World.expanded(path, environment))
        case .command: watch = nil
        }
    }

    func run() -> Int32 {
        do {
            while true {
                try pass()
                say(words(watch == nil ? "cli.debug.done" : "cli.debug.waiting"))
                guard watch != nil else { return ExitStatus.done.rawValue }
                try sleep()
                say("")
                say(words("cli.debug.changed"))
            }
        } catch {
            console.out.flush()
            if let signal = (error as? Ended)?.signal { ProcessWatch.end(by: signal) }
            return ExitStatus.done.rawValue
        }
    }

    private func say(_ text: String) {
        console.say(text)
        console.out.flush()
    }

    // MARK: Once through

    private func pass() throws {
        guard let reply = try ask(world.request(.describe)) else { return }
        let kinds: [ExtensionDescription.KindDescription]
        switch reply {
        case .description(let description):
            kinds = description.kinds
            groups = description.groups
        case .archive, .archives: kinds = World.silent(line.program(in: environment)).kinds
        case .performed, .options: return say("= " + RunFailure.wrongReply.sentence(words))
        }
        for kind in kinds {
            let check = ParameterCheck(of: kind.kind, kind.parameters)
            let result = check.check(
                configuration.filter { check.parameter($0.key) != nil || kinds.count == 1 }, as: .typed)
            let chosen = kind.parameters.isEmpty ? configuration : result.members
            for found in result.faults where !kind.parameters.isEmpty {
                say("= " + found.fault.sentence(words))
            }
            guard result.faults.isEmpty || kind.parameters.isEmpty else { continue }
            var request = world.request(
                .timeline, kind: kind.kind, families: kind.families.map { .init($0) }, configuration: chosen)
            request.date = Date()
            if let reply = try ask(request, for: kind.parameters) { show(reply, of: kind) }
        }
    }

    /// The reply; nil where there is none, which is then said.
    private func ask(
        _ request: WireRequest, for parameters: [ExtensionDescription.ParameterDescription] = []
    ) throws -> WireReply? {
        say("> " + request.line)
        let heard = HeardBytes()
        let server = line.program(in: environment, limits: RunLimits.none) { heard.add($0, $1) }
        server.describedGroups = groups
        let setting = PreparedRun.Setting(parameters: parameters, environment: server.environment)
        let run = server.start(request, prepared: setting, at: .now())
        while true {
            let now = Moment.now()
            let outcome = run.service(now)
            for text in heard.errorLines(isOver: outcome != nil) { say("! " + text) }
            if let outcome { return tell(outcome, heard) }
            var wanted = run.descriptors.map(pollfd.init)
            wanted.append(pollfd(fd: events.signalDescriptor, events: Int16(POLLIN), revents: 0))
            let wait = run.deadline.map { max($0 - now.steady, 0) } ?? 60
            _ = poll(&wanted, nfds_t(wanted.count), Int32(min(wait, 60) * 1000) + 1)
            if let signal = events.endSignal() {
                run.cancel()
                throw Ended(signal: signal)
            }
            if console.out.isBroken {
                run.cancel()
                throw Ended(signal: nil)
            }
        }
    }

    private func tell(_ outcome: RunOutcome, _ heard: HeardBytes) -> WireReply? {
        let output = heard.output
        let text = String(decoding: output.prefix(Self.shownBytes), as: UTF8.self)
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if rows.last?.isEmpty == true { rows.removeLast() }
        for row in rows {
            say("< " + row)
        }
        if output.count > Self.shownBytes {
            say("< " + words("cli.debug.more", ["bytes": String(output.count - Self.shownBytes)]))
        }
        var facts = [String(format: "%.3f s", outcome.seconds)]
        if outcome.peak > 0 { facts.append(Measure.text(bytes: outcome.peak << 10)) }
        facts.append(words("cli.debug.bytes", count: output.count))
        if let code = outcome.code { facts.append(words("cli.debug.code", ["code": String(code)])) }
        say("= " + facts.joined(separator: ", "))
        switch outcome.result {
        case .success(let decoded):
            for fault in decoded.diagnostics { say("= " + fault.sentence(words)) }
            return decoded.value
        case .failure(let failure):
            say("= " + failure.sentence(words))
            return nil
        }
    }

    // MARK: What it looks like

    private func show(_ reply: WireReply, of kind: ExtensionDescription.KindDescription) {
        var last: ArchivedTimeline?
        for family in kind.families {
            let key = WireRequest.FamilySize(family).key
            let archive: ArchivedTimeline?
            switch reply {
            case .archive(let one): archive = one
            case .archives(let all): archive = all[key]
            case .description, .performed, .options: archive = nil
            }
            guard let archive, let first = archive.entries.first else {
                say("= " + RunFailure.emptyTimeline(family: key).sentence(words))
                continue
            }
            let now = Date()
            if archive != last { say("= " + sentence(archive, at: now)) }
            last = archive
            say("= \(kind.kind) \(family.rawValue)")
            draw(archive.entry(at: now) ?? first, family, at: now)
        }
    }

    private func draw(_ entry: ArchivedEntry, _ family: Family, at now: Date) {
        var surroundings = world.settings.surroundings
        surroundings.size = CellSize(columns: family.outerSize.columns, rows: family.outerSize.rows)
        surroundings.now = now
        let drawing = VistazoRendering.draw(entry, family: family, surroundings: surroundings)
        let grid = surroundings.glyphs == .ascii ? drawing.grid.ascii : drawing.grid
        if console.out.isTTY, world.settings.depth != .none {
            console.out.raw(
                GridFormat.ansi.write(
                    grid, palette: world.settings.palette, depth: world.settings.depth))
            console.out.flush()
        } else {
            for row in grid.rows { say(row) }
        }
    }

    /// How many entries there are, which is shown, and when it is asked again.
    private func sentence(_ archive: ArchivedTimeline, at now: Date) -> String {
        let shown = archive.entries.lastIndex { $0.date <= now }.map { String($0 + 1) } ?? "–"
        let reload =
            switch archive.reload {
            case .atEnd: "atEnd"
            case .never: "never"
            case .after(let date): WireDate.text(date)
            }
        return words(
            "cli.debug.entries", count: archive.entries.count, ["shown": shown, "reload": reload])
    }

    /// Until the file changes.
    private func sleep() throws {
        guard let watch else { return }
        while true {
            let now = Moment.now()
            if watch.hasChanged(at: now.steady) { return }
            var wanted = [watch.descriptor, events.signalDescriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            // A pipe whose reader is gone says so though nothing is written.
            wanted.append(pollfd(fd: STDOUT_FILENO, events: 0, revents: 0))
            let wait = watch.wait(from: now.steady).map { Int32($0 * 1000) + 1 } ?? -1
            _ = poll(&wanted, nfds_t(wanted.count), wait)
            if let signal = events.endSignal() { throw Ended(signal: signal) }
            if wanted[2].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { throw Ended(signal: nil) }
        }
    }
}
