import VistazoAssets

/// The lines of one language, parsed once a process.
package struct Catalogue: Sendable {
    /// ISO 639 codes of the catalogues there are; the first is the fallback.
    package static let languages = ["en", "es", "ru"]
    /// Keys as written, plural category included, with their texts.
    package let texts: [String: String]

    /// nil for a key that this language lacks.
    package subscript(key: String) -> String? { texts[key] }

    private static let english = Catalogue(vistazo_words_en())
    private static let spanish = Catalogue(vistazo_words_es())
    private static let russian = Catalogue(vistazo_words_ru())

    /// The catalogue of one of `languages`; English for any other.
    package static func of(_ language: String) -> Catalogue {
        switch language {
        case "es": spanish
        case "ru": russian
        default: english
        }
    }

    /// The lines of a language whose keys begin with these parts, by the rest of the key. The others are not taken
    /// in: a whole catalogue stays in memory.
    package static func lines(under parts: [String], in language: String) -> [String: String] {
        let asset =
            switch language {
            case "es": vistazo_words_es()
            case "ru": vistazo_words_ru()
            default: vistazo_words_en()
            }
        let bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
        let wanted = Array((parts.joined(separator: ".") + ".").utf8)
        var texts: [String: String] = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: wanted) {
            guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let key = trimmed(line[line.startIndex + wanted.count..<equals])
            texts[String(decoding: key, as: UTF8.self)] = String(
                decoding: trimmed(line[(equals + 1)...]), as: UTF8.self)
        }
        return texts
    }

    private init(_ asset: VistazoAsset) {
        let bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
        var texts: [String: String] = [:]
        texts.reserveCapacity(512)
        for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
            guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let key = String(decoding: Self.trimmed(line[..<equals]), as: UTF8.self)
            let text = Self.trimmed(line[(equals + 1)...])
            texts[key] = String(decoding: text, as: UTF8.self)
        }
        self.texts = texts
    }

    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    private static func trimmed(_ line: Line) -> Line {
        var line = line
        while line.first == 0x20 { line = line.dropFirst() }
        while line.last == 0x20 || line.last == 0x0D { line = line.dropLast() }
        return line
    }
}
