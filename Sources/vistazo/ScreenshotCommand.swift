import Foundation
import VistazoCells
import VistazoHosting

/// `vistazo screenshot`: the whole dashboard as it would stand on a screen of some size.
enum ScreenshotCommand {
    static let command = Command(
        "screenshot",
        Syntax(
            "screenshot", key: "screenshot", operands: 0...0,
            options: [.page] + Syntax.Option.drawing),
        runsAuthors: true
    ) { arguments, console in
        let settings = try Settings(arguments, console)
        let format = try GridFormat(arguments, console)
        let size = try arguments.cellSize() ?? CellSize(columns: 80, rows: 24)
        // What is drawn for another instant is nothing that other windows should find in the store.
        let store =
            arguments.has(.at) ? try HostStore(path: ":memory:") : try Window.store(settings)
        let window = Window(settings, arguments, console, size: size, listens: false, store: store)
        try window.showPage(arguments)
        if arguments.has(.lock) { window.lock() }
        window.settle(seconds: 30)
        defer { window.host.close() }
        let depth = settings.depth == .none ? ColorDepth.none : format == .ansi ? .full : settings.depth
        let grid = window.screen(at: settings.moment).grid
        console.out.raw(format.write(grid, palette: settings.palette, depth: depth))
        return ExitStatus.done.rawValue
    }
}
