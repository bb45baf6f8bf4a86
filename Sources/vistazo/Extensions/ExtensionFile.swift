import VistazoArchive
import VistazoDashboard
import VistazoLogbook
import VistazoWords

/// `extensions.json`, changed as a whole: what is in it is read, changed and written while no other command does so.
struct ExtensionFile {
    let folders: Folders
    let words: Words

    /// Changes the lines that are there; where `change` leaves them as they are nothing is written.
    ///
    /// - Throws: `PlainFault` where the file holds what cannot be read, which a new one would lose, and where it cannot
    ///   be written: then it is as it was.
    func change(_ change: (inout [ExtensionLine]) throws -> Void) throws {
        try Folders.make(folders.data)
        try AtomicFile.whileLocking(folders.data) {
            let added = AddedExtensions(folders)
            guard let old = added.lines, added.faults.isEmpty else {
                let fault = added.faults.first?.message(words) ?? folders.extensionsFile
                throw PlainFault(.configuration, words("cli.fileIsWrong", ["fault": fault]))
            }
            var new = old
            try change(&new)
            guard new != old else { return }
            do {
                try AtomicFile.write(Self.text(new), to: folders.extensionsFile)
            } catch let error as AtomicFile.Unwritable {
                let arguments = ["file": folders.extensionsFile, "reason": error.reason]
                throw PlainFault(.storage, words("cli.cannotWriteFile", arguments))
            }
        }
    }

    private static func text(_ lines: [ExtensionLine]) -> [UInt8] {
        let lines = lines.map { "  " + JSONValue.object($0.members).text }
        return Array("{ \"format\": 1, \"extensions\": [\n\(lines.joined(separator: ",\n"))\n] }\n".utf8)
    }
}
