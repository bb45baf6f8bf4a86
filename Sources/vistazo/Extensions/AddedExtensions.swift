import Foundation
import VistazoDashboard
import VistazoLogbook

/// Extensions that stand in no configuration: the lines of `extensions.json`, and the executables of the extensions
/// folder.
struct AddedExtensions: Sendable {
    /// In the order they were added; nil where the file is there and cannot be read.
    var lines: [ExtensionLine]?
    /// What is wrong with `extensions.json`.
    let faults: [ConfigurationFault]
    /// Of the folder, by name.
    let found: [ExtensionLine]
    /// Paths of files of the folder that may not be executed.
    let unusable: [String]

    /// None.
    static let none = AddedExtensions(lines: [], faults: [], found: [], unusable: [])

    /// Reads what there is; a file or folder that is not there holds nothing.
    init(_ folders: Folders) {
        (lines, faults) = Self.read(folders.extensionsFile)
        (found, unusable) = Self.look(in: folders.extensions)
    }

    private init(
        lines: [ExtensionLine]?, faults: [ConfigurationFault], found: [ExtensionLine], unusable: [String]
    ) {
        self.lines = lines
        self.faults = faults
        self.found = found
        self.unusable = unusable
    }

    private static func read(_ file: String) -> (lines: [ExtensionLine]?, faults: [ConfigurationFault]) {
        do {
            let bytes = try FileContents.read(file, isFileOnly: true)
            if bytes.allSatisfy({ [9, 10, 13, 32].contains($0) }) { return ([], []) }
            return ConfigurationReader.readExtensions(bytes, file: file)
        } catch {
            guard !error.isMissing else { return ([], []) }
            return (nil, ConfigurationReader.Reading.unreadable(file: file, reason: error.reason).faults)
        }
    }

    /// Hidden files, folders, values of plugins (`*.vars.json`) and what was turned off (`*.off`) are no extensions,
    /// as in BitBar's plugin folder.
    private static func look(in folder: String) -> (found: [ExtensionLine], unusable: [String]) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return ([], [])
        }
        var found: [ExtensionLine] = []
        var unusable: [String] = []
        for name in names.sorted() {
            guard !name.hasPrefix("."), !name.hasSuffix(".vars.json"), !name.hasSuffix(".off") else {
                continue
            }
            let path = folder + "/" + name
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            if access(path, X_OK) == 0 {
                found.append(ExtensionLine(.path(path)))
            } else {
                unusable.append(path)
            }
        }
        return (found, unusable)
    }
}

extension Folders {
    /// Written by `vistazo extension add`.
    var extensionsFile: String { data + "/extensions.json" }
    /// Whose executables count as added.
    var extensions: String { data + "/extensions" }
}
