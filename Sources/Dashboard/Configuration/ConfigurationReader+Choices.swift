import VistazoArchive

/// What was chosen inside the dashboard, as `pages.json` keeps it.
extension ConfigurationReader {
    /// Reads `pages.json`: an object of the configuration's `theme` and `pages` alone.
    ///
    /// - Parameters: as those of `read`.
    package static func readChoices(
        _ bytes: [UInt8], file: String, kinds: [String: KnownKind]? = nil, themes: [String]? = nil
    ) -> Reading {
        var reader = ConfigurationReader(file: file, kinds: kinds, themes: themes)
        do throws(JSONFault) {
            var root = try JSONReader.read(bytes).object()
            _ = try root.take("format")?.integer(in: 1...1)
            var result = Configuration()
            result.theme = root.take("theme").flatMap { reader.theme($0) }
            result.pages = root.take("pages").flatMap { reader.pages($0) }
            reader.finish(root)
            return Reading(
                configuration: result, faults: reader.faults.sorted { $0.place.offset < $1.place.offset })
        } catch {
            return Reading(configuration: nil, faults: [ConfigurationFault(file: file, error)])
        }
    }
}

extension Configuration {
    /// What of `choices` this says nothing of stands as chosen.
    package func completed(by choices: Configuration) -> Configuration {
        var result = self
        if result.theme == nil { result.theme = choices.theme }
        if result.pages?.isEmpty ?? true { result.pages = choices.pages }
        return result
    }
}
