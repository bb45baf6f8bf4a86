import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// Archives that nobody would write, read and drawn for minutes: the long form of what the tests do from fixed seeds.
///
/// Each round makes a document, right or broken, and looks for what must never be: a crash, a drawing of another size,
/// an escape sequence that came from a text, a change that lies in the past or comes before it was announced, a
/// document that is another one once it was written and read again. The document under way lies in a file, so that a
/// crash leaves its cause behind.
@MainActor
struct FuzzRun {
    private var source: FuzzSource
    private let file: URL
    private var drawn = 0
    private var refused = 0
    private var faults = 0

    private init(seed: UInt64, file: URL) {
        source = FuzzSource(seed: seed)
        self.file = file
    }

    /// - Parameters:
    ///   - minutes: How long new documents are made; at least one always is.
    ///   - seed: Equal ones make equal documents.
    static func run(minutes: Double, seed: UInt64, into report: inout Report) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "vistazo-fuzz-\(getpid()).json")
        FileHandle.standardError.write(Data("seed \(seed); the document under way is \(file.path)\n".utf8))
        let end = Stopwatch.now() + Int(min(max(minutes, 0), 10_000) * 60_000_000_000)
        var run = FuzzRun(seed: seed, file: file)
        var rounds = 0
        repeat {
            try run.round()
            rounds += 1
        } while Stopwatch.now() < end
        if run.faults == 0 { try? FileManager.default.removeItem(at: file) }
        report.begin("Archives at random, seed \(seed)")
        report.add("documents", Double(rounds), "")
        report.add("refused", Double(run.refused), "")
        report.add("drawings", Double(run.drawn), "")
        report.add("faults", Double(run.faults), "", limit: 0)
    }

    private mutating func round() throws {
        let bytes = source.document()
        try Data(bytes).write(to: file)
        let timeline: ArchivedTimeline
        do {
            timeline = try ArchivedTimeline.decode(bytes).value
        } catch {
            refused += 1
            return
        }
        let line = timeline.line
        if (try? ArchivedTimeline.decode(Array(line.utf8)).value.line) != line {
            complain("another document once written and read", bytes)
        }
        for entry in timeline.entries.prefix(4) {
            for _ in 0..<3 { draw(entry, bytes) }
        }
    }

    private mutating func draw(_ entry: ArchivedEntry, _ bytes: [UInt8]) {
        let family = source.one(of: Family.allCases)
        var surroundings = source.surroundings()
        let drawing = VistazoRendering.draw(entry, family: family, surroundings: surroundings)
        drawn += 1
        if drawing.grid.size != surroundings.size { complain("a drawing of another size", bytes) }
        let outputs = [
            drawing.grid.text, drawing.grid.html(), drawing.grid.json, drawing.grid.tmux(),
            drawing.grid.svg(),
        ]
        if outputs.contains(where: {
            $0.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }
        }) {
            complain("a control character in an output", bytes)
        }
        let again = VistazoRendering.draw(entry, family: family, surroundings: surroundings)
        if again.grid != drawing.grid { complain("two drawings of the same", bytes) }
        guard let next = drawing.nextChange else { return }
        if next <= surroundings.now {
            complain("a change in the past", bytes)
            return
        }
        let live = LiveDrawing(entry, family: family, surroundings: surroundings)
        if live.drawing(at: surroundings.now).grid != drawing.grid {
            complain("a living drawing of its own", bytes)
        }
        // A line looks for what was dropped once a minute only.
        if family != .inline, next - 0.001 > surroundings.now {
            surroundings.now = next - 0.001
            if VistazoRendering.draw(entry, family: family, surroundings: surroundings).grid != drawing.grid {
                complain("a change before it was announced", bytes)
            }
        }
        surroundings.now = next
        let changed = VistazoRendering.draw(entry, family: family, surroundings: surroundings)
        if live.drawing(at: next).grid != changed.grid {
            complain("a living drawing of its own later", bytes)
        }
    }

    private mutating func complain(_ what: String, _ bytes: [UInt8]) {
        faults += 1
        // The file holds the last document only.
        let kept = file.deletingLastPathComponent().appending(path: "vistazo-fuzz-\(getpid())-\(faults).json")
        if faults <= 20 { try? Data(bytes).write(to: kept) }
        FileHandle.standardError.write(Data("\(what): \(kept.path)\n".utf8))
    }
}
