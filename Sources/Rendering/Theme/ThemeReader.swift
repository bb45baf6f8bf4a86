import VistazoArchive
import VistazoCells

/// Reads a theme's file: what is right is taken, what is wrong is left out and named.
///
///     { extends: "night", ground: "#101418", colors: { accent: "#ff8800", green: "brightGreen" } }
///
/// A colour is `#rgb`, `#rrggbb`, one of the terminal's sixteen (`red`, `brightRed`, ...), or `default`.
package struct ThemeReader {
    private let name: String
    private var faults: [JSONFault] = []

    /// - Parameter name: the theme's; a file does not say its own.
    /// - Returns: nil where the text is not JSON5 or no object. What a file leaves out is as in the theme that it
    ///   extends, by default `terminal`. The faults are in the order of the file.
    package static func read(_ bytes: [UInt8], name: String) -> (theme: Theme?, faults: [JSONFault]) {
        var reader = ThemeReader(name: name)
        do throws(JSONFault) {
            let root = try JSONReader.read(bytes).object()
            let theme = reader.theme(root)
            return (theme, reader.faults.sorted { $0.place.offset < $1.place.offset })
        } catch {
            return (nil, [error])
        }
    }

    private init(name: String) { self.name = name }

    private mutating func theme(_ root: JSONObject) -> Theme {
        var root = root
        var theme = root.take("extends").flatMap { base($0) } ?? .terminal
        theme.name = name
        if let scheme = value(root.take("scheme"), { node throws(JSONFault) in try node.choice(Scheme.self) })
        {
            theme.scheme = scheme
        }
        if let frames = value(
            root.take("frames"), { node throws(JSONFault) in try node.choice(FrameStyle.self) })
        {
            theme.frames = frames
        }
        for (key, path) in Self.furniture {
            if let color = root.take(key).flatMap({ color($0) }) { theme[keyPath: path] = color }
        }
        if let node = root.take("colors"),
            var colors = value(node, { node throws(JSONFault) in try node.object() })
        {
            for role in NodeColor.Role.allCases where role != .clear {
                if let color = colors.take(role.rawValue).flatMap({ color($0) }) {
                    theme.colors[role] = color
                }
            }
            faults += colors.unknownKeys
        }
        faults += root.unknownKeys
        return theme
    }

    private static var furniture: [(String, WritableKeyPath<Theme, CellColor>)] {
        [
            ("ground", \.ground), ("raised", \.raised), ("frame", \.frame), ("track", \.track),
            ("focus", \.focus),
        ]
    }

    /// Only bundled themes are extended, so that no theme can extend itself.
    private mutating func base(_ node: JSONNode) -> Theme? {
        value(node) { [name] node throws(JSONFault) in
            let word = try node.string()
            guard word != name, let theme = Theme.named(word) else {
                throw node.fault(.unknownWord(word, known: Theme.bundledNames.filter { $0 != name }))
            }
            return theme
        }
    }

    private mutating func color(_ node: JSONNode) -> CellColor? {
        value(node) { node throws(JSONFault) in
            let word = try node.string()
            if word == "default" { return .standard }
            if let index = Self.names.firstIndex(of: word), let named = NamedColor(rawValue: UInt8(index)) {
                return .named(named)
            }
            guard word.hasPrefix("#"), case .rgb(let red, let green, let blue)? = NodeColor.Base(word: word)
            else { throw node.fault(.unknownWord(word, known: ["#rgb", "#rrggbb", "default"] + Self.names)) }
            return .rgb(red, green, blue)
        }
    }

    private static let names = NamedColor.allCases.map { "\($0)" }

    private mutating func value<T>(_ node: JSONNode?, _ read: (JSONNode) throws(JSONFault) -> T) -> T? {
        guard let node else { return nil }
        do throws(JSONFault) {
            return try read(node)
        } catch {
            faults.append(error)
            return nil
        }
    }
}
