import Foundation
import Testing

/// The house of modules: who may import whom. A module imports only from floors below its own.
@Suite struct DirectionTests {
    /// From the top floor down; modules of one floor do not import each other.
    static let floors: [[String]] = [
        ["vistazo", "benchmarks", "GridTesting"],
        ["VistazoTerminal"],
        ["VistazoDashboard", "StandardWidgets"],
        ["VistazoHosting"],
        ["VistazoLogbook"],
        ["WidgetExtras"],
        ["WidgetKit"],
        ["SwiftUI"],
        ["AppIntents"],
        ["VistazoRendering"],
        ["VistazoArchive"],
        ["VistazoCells"],
        ["VistazoWords"],
        [
            "VistazoAssets", "VistazoPreviewMacros", "CNcurses", "CSQLite", "CSpawn", "CSignals",
            "CConformances",
        ],
    ]

    /// The only module that may import each C module beside `VistazoAssets`.
    static let importers = [
        "CNcurses": "VistazoTerminal", "CSignals": "VistazoTerminal", "CSQLite": "VistazoLogbook",
        "CSpawn": "VistazoHosting", "CConformances": "AppIntents",
    ]

    /// Modules that do no input or output and read neither clock nor environment.
    static let pure = [
        "VistazoCells", "VistazoArchive", "VistazoRendering", "VistazoDashboard", "VistazoWords",
    ]

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    struct SourceFile: Sendable {
        let module: String
        let name: String
        let text: String

        /// The modules of all import lines, whatever stands before the word.
        var imports: [String] {
            text.matches(
                of:
                    /(?m)^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)[ \t]+)?([A-Za-z_]\w*)/
            )
            .map { String($0.output.1) }
        }
    }

    static let files: [SourceFile] = {
        let sources = root.appending(path: "Sources")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        let names = Set(floors.joined())
        return folders.flatMap { folder -> [SourceFile] in
            let module = names.contains(folder) ? folder : "Vistazo\(folder)"
            let all = FileManager.default.enumerator(
                at: sources.appending(path: folder), includingPropertiesForKeys: nil)
            return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.compactMap {
                guard let text = try? String(contentsOf: $0, encoding: .utf8) else { return nil }
                return SourceFile(module: module, name: "\(folder)/\($0.lastPathComponent)", text: text)
            }
        }
    }()

    static func floor(of module: String) -> Int? { floors.firstIndex { $0.contains(module) } }

    @Test func `every source belongs to a module of the house`() {
        #expect(Self.files.count > 50)
        for file in Self.files {
            #expect(Self.floor(of: file.module) != nil, "\(file.name) is in \(file.module)")
        }
    }

    @Test func `every form of an import line is found`() {
        let text = """
            import A
            import B
            @testable import C
            @_exported public import D
            @preconcurrency
            import E
            package import struct F.Point
              import G
            // import No
            let important = 1
            """
        #expect(
            SourceFile(module: "", name: "", text: text).imports == ["A", "B", "C", "D", "E", "F", "G"])
    }

    @Test func `modules import only modules of floors below`() throws {
        for file in Self.files {
            let own = try #require(Self.floor(of: file.module))
            for name in file.imports {
                guard let other = Self.floor(of: name) else { continue }
                #expect(other > own, "\(file.name) imports \(name)")
            }
        }
    }

    @Test func `each C module has one importer`() {
        for (name, importer) in Self.importers {
            let found = Self.files.contains { $0.module == importer && $0.imports.contains(name) }
            #expect(found, "\(importer) imports no \(name)")
        }
        for file in Self.files {
            for name in file.imports {
                guard let importer = Self.importers[name] else { continue }
                #expect(file.module == importer, "\(file.name) imports \(name)")
            }
        }
    }

    @Test func `pure modules touch neither clock, environment nor files`() {
        let reach =
            /Date\(\)|Date\.now|\.current\b|ProcessInfo|FileManager|getenv|import Glibc|FileHandle|Process\(/
        for file in Self.files where Self.pure.contains(file.module) {
            for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                #expect(line.firstMatch(of: reach) == nil, "\(file.name):\(index + 1) \(line)")
            }
        }
    }

    @Test func `no source is longer than four hundred lines`() {
        for file in Self.files {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 401, "\(file.name) has \(lines) lines")
        }
    }
}
