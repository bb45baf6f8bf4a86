import Foundation
import VistazoCells

/// A recorded grid beside the test that compares with it: `Recorded/TestFile/test-name.txt`.
struct Recording {
    let url: URL

    /// Records, instead of comparing, where it is `1`; never where `CI` is set.
    static let variable = "VISTAZO_RECORD"

    /// Named after the test's file and function and, where a test compares several grids, `name`.
    init(named name: String?, file: String, function: String) {
        let source = URL(fileURLWithPath: file)
        let parts = [function, name ?? ""].map(Self.fileName).filter { !$0.isEmpty }
        url = source.deletingLastPathComponent().appendingPathComponent("Recorded")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(parts.joined(separator: ".") + ".txt")
    }

    /// Throws `GridMismatch` where the grid is not the recorded one, after writing what it is, as text and as
    /// a picture, beside the recorded file.
    func compare(
        _ grid: CellGrid, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        let document = GridDocument(grid)
        if environment[Self.variable] == "1" && (environment["CI"] ?? "").isEmpty {
            try write(document.text, to: url)
            removeActual()
            throw GridMismatch(.recorded, path: url.path)
        }
        guard let recorded = try? String(contentsOf: url, encoding: .utf8) else {
            let actual = writeActual(document.text, grid)
            throw GridMismatch(.missing, path: url.path, actualPath: actual)
        }
        // Equal to the byte, not only canonically: a precomposed letter is another cell.
        guard recorded.utf8.elementsEqual(document.text.utf8) else {
            let actual = writeActual(document.text, grid)
            throw GridMismatch(
                .differs, path: url.path, actualPath: actual, difference: document.difference(from: recorded))
        }
        removeActual()
    }

    /// The text and the picture: beside the recorded file, and where nothing can be written there among the
    /// temporary files.
    private var places: [[URL]] {
        let name = url.deletingPathExtension()
        let other = FileManager.default.temporaryDirectory
            .appendingPathComponent("vistazo-grids")
            .appendingPathComponent(name.deletingLastPathComponent().lastPathComponent)
            .appendingPathComponent(name.lastPathComponent)
        return [name, other].map { base in
            ["txt", "svg"].map { base.appendingPathExtension("actual.\($0)") }
        }
    }

    /// Leaves the drawing as it is, and says where its text lies; nil where it can be left nowhere.
    private func writeActual(_ text: String, _ grid: CellGrid) -> String? {
        for place in places {
            do {
                try write(text, to: place[0])
                try write(grid.svg(), to: place[1])
                return place[0].path
            } catch { continue }
        }
        return nil
    }

    private func removeActual() {
        for url in places.joined() { try? FileManager.default.removeItem(at: url) }
    }

    private func write(_ text: String, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    /// Letters and digits of any script, as many as a file's name holds; hyphens for all between them. The
    /// parentheses of a function go.
    private static func fileName(_ text: String) -> String {
        let words = text.prefix { $0 != "(" }.split { !$0.isLetter && !$0.isNumber }
        return String(words.joined(separator: "-").prefix(100))
    }
}

extension GridDrawing {
    /// Throws a `GridMismatch`, with the difference in words, where the drawing is not the one recorded for
    /// this test in the folder `Recorded` beside its file; `name` tells several of a test apart.
    ///
    /// With `VISTAZO_RECORD=1` in the environment it records the drawing and throws as well, so that nothing
    /// passes unseen. Exclude the folder from the test target in `Package.swift`.
    public func compare(
        named name: String? = nil, file: String = #filePath, function: String = #function
    ) throws {
        try Recording(named: name, file: file, function: function).compare(grid)
    }
}

/// Throws a `GridMismatch` where a grid is not the one recorded for this test; as `GridDrawing.compare`.
package func compare(
    _ grid: CellGrid, named name: String? = nil, file: String = #filePath, function: String = #function
) throws {
    try Recording(named: name, file: file, function: function).compare(grid)
}
