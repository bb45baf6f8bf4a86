import Foundation
import Synchronization
import VistazoArchive

/// A program that knows nothing of requests: a plugin of xbar's family, or any command, of whose lines archives are
/// made. It is run for its output alone; what it is and what pressing its rows does is answered for it.
package final class ScriptExtension: WidgetExtension {
    /// What is run.
    package enum Program: Hashable, Sendable {
        /// An executable file, absolute.
        case file(String)
        /// A line for `/bin/sh`.
        case command(String)

        /// By which people know it: a file's name, or the line.
        var name: String {
            switch self {
            case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
            case .command(let line): line
            }
        }
    }

    /// The name of its kind: that of its file before the first dot, or a command's first word.
    package let identifier: String
    /// Always: it is a process of its own.
    package var isForeign: Bool { true }
    /// As its configuration names it.
    package var app: (any WidgetExtension)?
    /// Those of its setting.
    package var groups: [String] { setting.groups ?? [] }
    /// Empty until it is set.
    package var describedGroups: [String] = []
    /// How its output is read; nil where each output says.
    package let form: OutputForm?

    let program: Program
    /// The user's.
    package let environment: [String: String]
    let setting: RunSetting
    private let every: Double?
    private var known: (stamp: String, file: ScriptFile)?
    private let latest = LatestForm()

    /// - Parameters:
    ///   - word: The configuration's `as`; nil leaves it to the file's name and the output.
    ///   - every: Seconds between runs; nil leaves it to the file's name, then to the form.
    ///   - identifier: nil for the program's own name.
    ///   - environment: The user's.
    ///   - setting: How it is run; a plugin always runs in the folder of its file.
    package init(
        _ program: Program, as word: String? = nil, every: Double? = nil, identifier: String? = nil,
        environment: [String: String], setting: RunSetting = RunSetting()
    ) {
        self.program = program
        self.every = every
        self.environment = environment
        var setting = setting
        switch program {
        case .file(let path):
            let fileName = path.split(separator: "/").last.map(String.init) ?? path
            form = OutputForm.known(as: word, fileName: fileName)
            let own = ScriptName(fileName).name
            self.identifier =
                identifier ?? (form == .bitbar && !own.isEmpty ? own : ChildExtension.name(ofFile: path))
            // Plugins name what lies beside them.
            if form == .bitbar, path.hasPrefix("/") { setting.workingFolder = Self.folder(of: path) }
        case .command(let line):
            form = OutputForm.known(as: word, fileName: nil)
            let first = line.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? line
            self.identifier = identifier ?? ChildExtension.name(ofFile: first)
        }
        self.setting = setting
    }

    static func folder(of path: String) -> String {
        "/" + path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// Of a file its number, size and time of change, and those of the values chosen beside it; of a command the
    /// command.
    package var stamp: String? {
        switch program {
        case .command(let line): return "\(line)\u{1F}\(form?.rawValue ?? "")"
        case .file(let path):
            let files = [path] + (form == .bitbar ? ScriptFile.valueFiles(of: path) : [])
            return files.map(Self.stamp).joined(separator: " ")
        }
    }

    private static func stamp(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "\(path) -" }
        let time = status.st_mtim
        return "\(path) \(status.st_dev) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// Of a command there is none to watch.
    package var file: String? { if case .file(let path) = program { path } else { nil } }

    /// What its file says of itself; read again when that has changed.
    var script: ScriptFile {
        guard case .file(let path) = program, form == .bitbar else { return ScriptFile() }
        let stamp = stamp ?? ""
        if let known, known.stamp == stamp { return known.file }
        let file = ScriptFile(path: path)
        known = (stamp, file)
        return file
    }

    /// The reloads a day that its interval needs; nil where it has none of its own and the budget's standard holds.
    package var reloadsADay: Int? {
        switch reload {
        case .every(let seconds): ScriptName.reloadsADay(every: seconds)
        case .schedule(let lines): max(lines.reduce(0) { $0 + $1.timesADay }, 1)
        case .never, nil: nil
        }
    }

    /// The budget that its configuration names; nil for what its interval needs.
    package var ownBudget: Budget?
    /// Its own, else what its interval needs and no less than the usual.
    package var budget: Budget {
        ownBudget ?? Budget(reloadsADay: max(Double(reloadsADay ?? 0), Budget.usual.reloadsADay))
    }

    /// When it runs again: as its configuration says, else its file; nil where neither does.
    private var reload: ScriptArchive.Reload? {
        if let every { return .every(every) }
        guard form == .bitbar else { return nil }
        let file = script
        if !file.metadata.schedule.isEmpty { return .schedule(file.metadata.schedule) }
        return (file.name.interval ?? file.dialect.standardInterval).map { .every($0) } ?? .never
    }

    /// What a command's output is asked for again after, where nobody says: what the standard budget allows.
    private static let standardInterval = 1200.0

    private func archive(_ file: ScriptFile) -> ScriptArchive {
        let isPlugin = form == .bitbar
        return ScriptArchive(
            name: isPlugin ? file.metadata.title ?? identifier : identifier,
            reload: reload ?? .every(Self.standardInterval), dialect: file.dialect,
            folder: setting.workingFolder ?? "/", home: environment["HOME"] ?? "/")
    }

    /// Runs the program where an output is wanted; what is known without it is answered at once.
    package func start(_ request: WireRequest, at now: Moment) -> any ExtensionRun {
        let file = script
        if let word = file.metadata.endless {
            return AnsweredRun(
                .failure(.endless(file: file.fileName, word: word, kind: identifier)))
        }
        switch (request.name, form) {
        case (.describe, .bitbar?), (.describe, .text?):
            return AnsweredRun(.success(Decoded(.description(description(file)))))
        case (.placeholder, .bitbar?), (.placeholder, .text?):
            return AnsweredRun(.success(archive(file).placeholder(request)))
        // None of their parameters is looked for.
        case (.options, .bitbar?), (.options, .text?):
            return AnsweredRun(.success(Decoded(.options([]))))
        case (.perform, .bitbar?): return perform(request, file, at: now)
        case (.perform, .text?): return AnsweredRun(.success(Decoded(.performed(dialog: nil, reload: []))))
        default: return child(request, file, at: now)
        }
    }

    private func child(_ request: WireRequest, _ file: ScriptFile, at now: Moment) -> any ExtensionRun {
        var setting = setting
        setting.read = reading(file, started: now.steady)
        let (name, kind) = (program.name, identifier)
        setting.recognise = { output in
            OutputForm.isBarStream(output) ? .endless(file: name, word: "i3bar", kind: kind) : nil
        }
        if form == .bitbar {
            setting.variables.merge(variables(request, file)) { $1 }
            setting.ignoresCode = file.dialect == .argos
        }
        let child =
            switch program {
            case .file(let path):
                ChildExtension(
                    path: path, identifier: identifier, environment: environment, setting: setting)
            case .command(let line):
                ChildExtension(
                    command: line, identifier: identifier, environment: environment, setting: setting)
            }
        child.describedGroups = describedGroups
        return child.start(request, at: now)
    }

    /// How what it prints becomes a reply.
    private func reading(_ file: ScriptFile, started: Double) -> OutputReading {
        let (archive, every, latest, form) = (archive(file), every, latest, form)
        let isCommand = if case .command = program { true } else { false }
        return { output, request in
            let end = request.date.addingTimeInterval(max(Moment.now().steady - started, 0))
            let text = { String(decoding: output.bytes, as: UTF8.self) }
            switch form ?? OutputForm(of: output.bytes) {
            case .bitbar?: return .success(archive.plugin(text(), request, end: end))
            case .archive?:
                latest.form = .archive
                return Self.json(output, request, every: every, end: end)
            case .text?:
                latest.form = .text
            case nil:
                // Of a program that speaks JSON, nothing at all is a fault; of a command it is an answer.
                guard isCommand || latest.form == .text else {
                    return PrintedOutput.reply(output, to: request)
                }
            }
            switch request.name {
            // One that nobody waits for is of no size.
            case .describe where request.families.isEmpty:
                return .success(Decoded(.archive(.silence(request.date))))
            case .perform: return .success(Decoded(.performed(dialog: nil, reload: [])))
            default: return .success(archive.text(text(), request, end: end))
            }
        }
    }

    private static func json(
        _ output: PrintedOutput, _ request: WireRequest, every: Double?, end: Date
    ) -> Result<Decoded<WireReply>, RunFailure> {
        PrintedOutput.reply(output, to: request).map { reply in
            guard let every else { return reply }
            var reply = reply
            let policy = ScriptArchive.Reload.every(every).policy(after: end, zone: .gmt)
            switch reply.value {
            case .archive(var archive):
                archive.reload = policy
                reply.value = .archive(archive)
            case .archives(let archives):
                reply.value = .archives(
                    archives.mapValues { archive in
                        var archive = archive
                        archive.reload = policy
                        return archive
                    })
            case .description, .performed, .options: break
            }
            return reply
        }
    }

    private func description(_ file: ScriptFile) -> ExtensionDescription {
        let metadata = file.metadata
        let isPlugin = form == .bitbar
        let summary = if case .command(let line) = program { line } else { metadata.description ?? "" }
        return ExtensionDescription(
            identifier: identifier,
            kinds: [
                ExtensionDescription.KindDescription(
                    kind: identifier, name: metadata.title ?? identifier, description: summary,
                    parameters: metadata.variables.map { $0.parameter(chosen: file.values[$0.name]) })
            ],
            intents: isPlugin
                ? [
                    ExtensionDescription.IntentDescription(
                        name: ScriptCall.name, title: ScriptCall.name, isDiscoverable: false)
                ] : [])
    }
}

/// The form that the last output of a program had.
private final class LatestForm: Sendable {
    private let value = Mutex<OutputForm?>(nil)

    var form: OutputForm? {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}

extension ArchivedTimeline {
    /// Shows nothing, and is never asked for again.
    fileprivate static func silence(_ date: Date) -> ArchivedTimeline {
        ArchivedTimeline(entries: [ArchivedEntry(date: date, view: .empty)], reload: .never)
    }
}
