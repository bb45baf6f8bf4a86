import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// `vistazo render`: one widget as a picture, from its provider asked afresh or from an archive.
enum RenderCommand {
    static let command = Command(
        "render",
        Syntax(
            "render KIND [K=V …] | --archive FILE", key: "render", operands: 0...100,
            options: [.archive, .family, .placeholder, .snapshot] + Syntax.Option.drawing),
        runsAuthors: true, run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
        let settings = try Settings(arguments, console)
        let family = try arguments.choice(.family, of: Family.self) ?? .small
        let format = try GridFormat(arguments, console)
        var surroundings = settings.surroundings
        let own = family.outerSize
        surroundings.size = try arguments.cellSize() ?? CellSize(columns: own.columns, rows: own.rows)
        let timeline: ArchivedTimeline
        if let file = arguments[.archive] {
            if let surplus = arguments.operand(0) { throw UsageError.surplus(surplus) }
            timeline = try Self.archive(file, console)
        } else {
            timeline = try World(settings, console).archive(arguments, family, surroundings.size)
            // Its entries begin while it answers, so what is drawn is what holds then.
            surroundings.now = settings.moment.date
        }
        if arguments.has(.placeholder) { surroundings.redaction.insert(.placeholder) }
        guard let entry = timeline.entry(at: surroundings.now) ?? timeline.entries.first else {
            throw PlainFault(.badData, console.words("cli.emptyTimeline"))
        }
        if timeline.entry(at: surroundings.now) == nil { surroundings.redaction.insert(.placeholder) }
        console.out.raw(
            picture(entry, family, surroundings, format, settings))
        return ExitStatus.done.rawValue
    }

    /// The drawing as bytes; inline text is one line that is not padded.
    static func picture(
        _ entry: ArchivedEntry, _ family: Family, _ surroundings: Surroundings, _ format: GridFormat,
        _ settings: Settings
    ) -> String {
        let drawing = draw(entry, family: family, surroundings: surroundings)
        let grid = surroundings.glyphs == .ascii ? drawing.grid.ascii : drawing.grid
        if family == .inline, format == .text {
            var line = grid.rows.first ?? ""
            while line.hasSuffix(" ") { line.removeLast() }
            return line + "\n"
        }
        let depth = settings.depth == .none ? ColorDepth.none : format == .ansi ? .full : settings.depth
        return format.write(grid, palette: settings.palette, depth: depth)
    }

    /// An archive from a file, or from standard input for `-`.
    ///
    /// - Throws: `PlainFault` that names file, line and key.
    static func archive(_ file: String, _ console: Console) throws -> ArchivedTimeline {
        let name = file == "-" ? console.words("cli.standardInput") : file
        let bytes: [UInt8]
        do {
            bytes = try FileContents.read(file)
        } catch {
            throw PlainFault(
                error.isMissing ? .notFound : .failed,
                console.words("cli.noFile", ["file": name, "reason": error.reason]))
        }
        do throws(JSONFault) {
            let decoded = try ArchivedTimeline.decode(bytes)
            for diagnostic in decoded.diagnostics {
                console.complain("\(name): \(diagnostic.sentence(console.words))")
            }
            return decoded.value
        } catch {
            throw PlainFault(.badData, "\(name): \(error.sentence(console.words))")
        }
    }
}
