import Foundation
import VistazoHosting
import VistazoLogbook

/// `vistazo entry edit ID --editor`: the note of an entry in the person's own editor.
///
/// Editors stay open for long. What somebody else changed meanwhile is not written over: the text is kept in a file,
/// and the person is told where.
enum EntryEditor {
    static let option = Syntax.Option("--editor")

    static func edit(
        _ entry: LogEntry, of item: Item, _ arguments: Arguments, _ logbook: Logbook, _ console: Console
    ) throws -> LogEntry {
        for other in [Syntax.Option.note, .at, .date] where arguments.has(other) {
            throw UsageError.excludesEachOther(option.name, other.name)
        }
        let folders = try Folders(environment: console.environment)
        try Folders.make(folders.state)
        let file = "\(folders.state)/note-\(entry.id)-\(getpid()).txt"
        let words = console.words
        do {
            try AtomicFile.write(Array(((entry.note ?? "") + "\n").utf8), to: file)
        } catch {
            throw PlainFault(.storage, words("cli.noWrite", ["file": file, "reason": error.reason]))
        }
        let editor =
            ["VISUAL", "EDITOR"].compactMap { console.environment[$0] }.first { !$0.isEmpty } ?? "vi"
        console.out.flush()
        guard ForegroundProcess.run(editor, file: file, environment: console.environment) == 0 else {
            unlink(file)
            throw PlainFault(.failed, words("cli.entry.editorFailed", ["editor": editor]))
        }
        let text: String
        do {
            let bytes = try FileContents.read(file)
            guard let read = String(validating: bytes, as: UTF8.self) else {
                throw PlainFault(.badData, words("cli.entry.kept", ["file": file]))
            }
            text = read
        } catch let error as FileContents.Unreadable {
            throw PlainFault(.failed, words("cli.noFile", ["file": file, "reason": error.reason]))
        }
        do {
            let changed = try logbook.editEntry(entry.id, note: text, known: entry, at: console.now)
            unlink(file)
            return changed
        } catch let fault as Fault {
            throw PlainFault(fault.status, "\(fault.text(words)); \(words("cli.entry.kept", ["file": file]))")
        }
    }
}
