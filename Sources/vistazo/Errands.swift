import Foundation
import Synchronization
import VistazoArchive
import VistazoDashboard
import VistazoHosting

/// What a person's own keys ask for: command lines that run beside the loop, whose last line becomes a notice.
final class Errands: Sendable {
    /// Readable while a notice waits.
    var descriptor: Int32 { bell.descriptor }
    private let bell = Bell()
    private let notices = Mutex<[Notice]>([])
    /// Rings once, when the dashboard is left.
    private let leaving = Bell()
    private let underWay = DispatchGroup()

    /// Ends the shell commands that still run, and waits for what vistazo itself was asked to do, at most so
    /// many seconds: a press right before leaving is not lost, and nothing of ours lives on.
    func end(seconds: Double = 1) {
        leaving.ring()
        _ = underWay.wait(timeout: .now() + seconds)
    }

    /// Runs command lines in order, to the first that fails: `!` and a shell command, or one of vistazo's.
    ///
    /// - Parameter console: For whom they run, and in whose language its messages are.
    func run(_ lines: [String], _ console: Console) {
        underWay.enter()
        Thread {
            for line in lines {
                let notice =
                    line.hasPrefix("!")
                    ? Self.shell(String(line.dropFirst()), console, until: self.leaving)
                    : Self.vistazo(line, console)
                if let notice { self.tell(notice) }
                if notice?.tone == .problem { break }
            }
            self.underWay.leave()
        }.start()
    }

    /// Does what was chosen in the quick palette; its sentence becomes a notice.
    ///
    /// - Parameter console: For whom, and in whose language its messages are.
    func act(_ command: PaletteAction.Command, _ settings: Settings, _ console: Console) {
        switch command {
        case .line(let line):
            var console = console
            console.door = .palette
            run([line], console)
        case .intent(let name, let call):
            underWay.enter()
            Thread {
                self.tell(Self.perform(call, of: name, settings, console))
                self.underWay.leave()
            }.start()
        }
    }

    private static func perform(
        _ call: IntentCall, of name: String, _ settings: Settings, _ console: Console
    ) -> Notice {
        let step = newestStep(console)
        do {
            let sentence = try QuickRun(settings, console).perform(call, of: name)
            return Notice(
                sentence, tone: .done, isUndoable: newestStep(console) != step, isSensitive: true)
        } catch let fault as Fault {
            return Notice(fault.text(console.words), tone: .problem, isSensitive: true)
        } catch {
            return Notice("\(error)", tone: .problem)
        }
    }

    /// Opens an address or a file with the desktop's own program.
    ///
    /// It outlives the errand and the dashboard, for it may itself become the browser.
    func open(_ address: String, _ console: Console) {
        Thread {
            if let notice = Self.shell(Self.opening(address), console) { self.tell(notice) }
        }.start()
    }

    /// The shell command that opens an address. Without the program it fails with the shell's own message.
    ///
    /// The shell waits until the program has left its group, which ends with it: only then does that give up the
    /// output that the shell reads.
    static func opening(_ address: String) -> String {
        let quoted = "'" + address.replacing("'", with: "'\\''") + "'"
        return "command -v xdg-open >/dev/null || exec xdg-open; "
            + ": $(setsid sh -c 'exec xdg-open \"$1\" </dev/null >/dev/null 2>&1' sh \(quoted) &)"
    }

    /// What has been said since the last call.
    func finished() -> [Notice] {
        bell.silence()
        return notices.withLock { notices in
            defer { notices = [] }
            return notices
        }
    }

    private func tell(_ notice: Notice) {
        notices.withLock { $0.append(notice) }
        bell.ring()
    }

    private static func vistazo(_ line: String, _ console: Console) -> Notice? {
        var quiet = console
        quiet.out = Outlet()
        quiet.err = Outlet()
        quiet.now = .now()
        guard let words = ShellWords.split(line), !words.isEmpty else {
            return Notice(console.words("cli.unbalancedQuote", ["line": line]), tone: .problem)
        }
        let step = newestStep(quiet)
        let status = Program.perform(words.first == "vistazo" ? Array(words.dropFirst()) : words, quiet)
        let isDone = status == ExitStatus.done.rawValue
        let text = lastLine(isDone ? quiet.out.text : quiet.err.text)
        return text.isEmpty
            ? nil
            : Notice(
                text, tone: isDone ? .done : .problem, isUndoable: isDone && newestStep(quiet) != step,
                isSensitive: true)
    }

    private static func newestStep(_ console: Console) -> Int64? {
        (try? console.openLogbook().history(limit: 1))?.first?.id
    }

    static func shell(_ line: String, _ console: Console, until end: Bell? = nil) -> Notice? {
        let provider = ChildExtension(
            command: line, environment: console.environment,
            setting: RunSetting(
                limits: RunLimits(seconds: 60, memory: .max, processes: .max), isErrand: true))
        let outcome = World.ask(WireRequest(.perform, date: Date()), provider, until: end)
        switch outcome.result {
        case .failure(.noOutput), .failure(.badReply), .success: return nil
        case .failure(let failure): return Notice(failure.sentence(console.words), tone: .problem)
        }
    }

    private static func lastLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).last.map {
            $0.replacing("vistazo: ", with: "", maxReplacements: 1)
        }
        .map { String($0) } ?? ""
    }
}

/// Words of a command line, as a shell would part them: quotes and backslashes, nothing else.
enum ShellWords {
    /// nil where a quote has no end.
    static func split(_ line: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return quote == nil && !isEscaped ? words : nil
    }
}
