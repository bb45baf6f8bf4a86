import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoLogbook
import VistazoRendering

/// A person's own themes, `themes/NAME.json5` beside their configuration. One that is called like a bundled theme
/// stands in for it.
struct ThemeFolder: Sendable {
    let path: String
    /// What the configuration says of frames, for all themes.
    var frames: FrameStyle?

    init(_ folders: Folders) { path = folders.themes }

    /// Bundled themes first, then the person's own by name.
    var names: [String] {
        Theme.bundledNames + ownNames.subtracting(Theme.bundledNames).sorted()
    }

    private var ownNames: Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return Set(files.filter { $0.hasSuffix(Self.suffix) }.map { String($0.dropLast(Self.suffix.count)) })
            .filter(Self.isName)
    }

    /// The theme of a name in any case, and what is wrong with its file. Of a file that cannot be read at all the
    /// bundled theme of that name stands, or none.
    func theme(named name: String) -> (theme: Theme?, faults: [ConfigurationFault]) {
        let name = name.lowercased()
        guard Self.isName(name) else { return (nil, []) }
        let file = path + "/" + name + Self.suffix
        do {
            let bytes = try FileContents.read(file, isFileOnly: true)
            let reading = ThemeReader.read(bytes, name: name)
            return (
                (reading.theme ?? Theme.named(name)).map(framed),
                reading.faults.map { ConfigurationFault(file: file, $0) }
            )
        } catch {
            let bundled = Theme.named(name).map(framed)
            guard !error.isMissing else { return (bundled, []) }
            return (bundled, [ConfigurationFault(file: file, unreadable: error.reason)])
        }
    }

    /// The theme in the frames that the configuration wants.
    func framed(_ theme: Theme) -> Theme { frames.map { theme.framed($0) } ?? theme }

    /// What is wrong with any of the person's own themes.
    var faults: [ConfigurationFault] { ownNames.sorted().flatMap { theme(named: $0).faults } }

    /// The theme that `--theme` names.
    func theme(ofOption name: String) throws(UsageError) -> (theme: Theme, faults: [ConfigurationFault]) {
        let found = theme(named: name)
        guard let theme = found.theme else {
            throw .badValue(option: "--theme", value: name, allowed: names.joined(separator: ", "))
        }
        return (theme, found.faults)
    }

    private static let suffix = ".json5"

    /// What a configuration can call a theme: lower case letters, digits, `-` and `_`.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}

extension Folders {
    /// Whose `NAME.json5` are themes.
    var themes: String { configuration + "/themes" }
}
