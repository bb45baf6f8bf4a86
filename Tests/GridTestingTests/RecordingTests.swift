import Foundation
import Testing
import VistazoCells

@testable import GridTesting

@Suite struct RecordingTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func recording(_ name: String? = nil) -> Recording {
        Recording(
            named: name, file: folder.appendingPathComponent("SomeTests.swift").path,
            function: "`a rule, told in words`()")
    }

    private func grid(_ text: String) -> CellGrid {
        var grid = CellGrid(size: CellSize(columns: 4, rows: 1))
        grid.write(text, at: .zero)
        return grid
    }

    @Test func `a file is named after the test's file, its function and the grid`() {
        #expect(recording().url.path == folder.path + "/Recorded/SomeTests/a-rule-told-in-words.txt")
        #expect(recording("wide one").url.lastPathComponent == "a-rule-told-in-words.wide-one.txt")
    }

    @Test func `recording fails, and then the same grid passes and another one does not`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let recording = recording()
        let mismatch = { (text: String, environment: [String: String]) -> GridMismatch? in
            do {
                try recording.compare(grid(text), environment: environment)
                return nil
            } catch { return error as? GridMismatch }
        }
        let actual = recording.url.deletingPathExtension().path + ".actual"
        #expect(mismatch("ab", [:])?.reason == .missing)
        #expect(FileManager.default.fileExists(atPath: actual + ".svg"))
        #expect(mismatch("ab", ["VISTAZO_RECORD": "1", "CI": "true"])?.reason == .missing)
        #expect(mismatch("ab", ["VISTAZO_RECORD": "1"])?.reason == .recorded)
        #expect(!FileManager.default.fileExists(atPath: actual + ".svg"))
        #expect(mismatch("ab", [:]) == nil)
        let found = try #require(mismatch("ac", [:]))
        #expect(found.reason == .differs)
        #expect(found.actualPath == actual + ".txt")
        #expect(found.description.contains(actual + ".svg"))
        #expect(found.description.hasSuffix("@ 3\n- |ab  |\n+ |ac  |"))
        #expect(try String(contentsOfFile: actual + ".txt", encoding: .utf8).contains("|ac  |"))
        #expect(try String(contentsOfFile: actual + ".svg", encoding: .utf8).hasPrefix("<svg"))
        #expect(mismatch("ab", [:]) == nil)
        #expect(!FileManager.default.fileExists(atPath: actual + ".txt"))
    }

    @Test func `what was drawn is left among the temporary files where the folder cannot be written`() throws
    {
        // A file stands where the folder would be made.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Recorded"))
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = "elsewhere \(UUID().uuidString)"
        let error = #expect(throws: GridMismatch.self) {
            try recording(name).compare(grid("ab"), environment: [:])
        }
        let actual = try #require(error?.actualPath)
        defer {
            for end in ["txt", "svg"] {
                try? FileManager.default.removeItem(atPath: actual.dropLast(3) + end)
            }
        }
        #expect(!actual.hasPrefix(folder.path + "/"))
        #expect(try String(contentsOfFile: actual, encoding: .utf8).contains("|ab  |"))
        #expect(FileManager.default.fileExists(atPath: actual.dropLast(3) + "svg"))
    }
}
