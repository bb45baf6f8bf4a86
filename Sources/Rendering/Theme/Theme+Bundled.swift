import VistazoArchive
import VistazoAssets

/// The themes that every build carries inside itself.
extension Theme {
    /// `terminal` first, then those in RGB, by name.
    package static let all: [Theme] = [terminal] + bundledNames.dropFirst().compactMap { named($0) }

    /// In the order of `all`; asking for them reads no file.
    package static let bundledNames: [String] =
        [terminal.name] + (0..<vistazo_theme_count()).map { String(cString: vistazo_theme($0).name) }

    /// The theme of a name as it is written in a configuration, in any case.
    package static func named(_ name: String) -> Theme? {
        let name = name.lowercased()
        if name == terminal.name { return terminal }
        for index in 0..<vistazo_theme_count() {
            let theme = vistazo_theme(index)
            guard String(cString: theme.name) == name else { continue }
            let file = theme.file
            let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
            return ThemeReader.read(bytes, name: name).theme
        }
        return nil
    }
}
