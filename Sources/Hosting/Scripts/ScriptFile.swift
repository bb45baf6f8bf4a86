import Foundation
import VistazoArchive

/// A plugin's file: its name, what it says of itself, and the values that were chosen beside it.
struct ScriptFile {
    let fileName: String
    let name: ScriptName
    let metadata: ScriptMetadata
    let dialect: ScriptDialect
    /// By variable, as `NAME.vars.json` has them.
    let values: [String: String]

    /// As much of a file as is searched.
    private static let limit = 1 << 20

    /// Of no file.
    init() {
        (fileName, name, metadata, dialect, values) = ("", ScriptName(""), ScriptMetadata(), .xbar, [:])
    }

    /// What cannot be read says nothing.
    init(path: String) {
        fileName = path.split(separator: "/").last.map(String.init) ?? path
        name = ScriptName(fileName)
        metadata = ScriptMetadata(String(decoding: Self.read(path), as: UTF8.self))
        dialect = name.isArgos ? .argos : metadata.isSwiftBars ? .swiftbar : .xbar
        var values: [String: String] = [:]
        for file in Self.valueFiles(of: path) {
            guard case .object(let members)? = try? JSONReader.read(Self.read(file)).plain() else { continue }
            for member in members { values[member.key] = member.value.variable }
        }
        self.values = values
    }

    /// Where xbar and SwiftBar keep what was chosen: the file's whole name, or without its ending, and `.vars.json`.
    static func valueFiles(of path: String) -> [String] {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return [path + ".vars.json"] }
        let ending = name.distance(from: dot, to: name.endIndex)
        return [path.dropLast(ending) + ".vars.json", path + ".vars.json"]
    }

    private static func read(_ path: String) -> [UInt8] {
        // A pipe or a device would keep us waiting.
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: limit)
        else { return [] }
        return Array(data)
    }
}
