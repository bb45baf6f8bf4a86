import VistazoArchive

extension Page {
    /// The page as a configuration writes it. What only fills room that is left is no part of it.
    package var json: JSONValue {
        var members: [JSONValue.Member] = [.init("name", .string(name))]
        if let mode { members.append(.init("mode", .string(mode.rawValue))) }
        members.append(.init("widgets", .array(widgets.map(\.json))))
        if !strip.isEmpty { members.append(.init("strip", .array(strip.map(\.json)))) }
        if !top.isEmpty { members.append(.init("top", .array(top.map(\.json)))) }
        return .object(members)
    }

    /// Pages as a person would write them in their configuration, a widget a line.
    package static func lines(of pages: [Page]) -> [String] {
        var lines = ["pages: ["]
        for page in pages {
            lines.append("  { name: \(JSONValue.string(page.name).text),")
            if let mode = page.mode { lines.append("    mode: \(JSONValue.string(mode.rawValue).text),") }
            for (key, widgets) in [("widgets", page.widgets), ("strip", page.strip), ("top", page.top)]
            where !widgets.isEmpty || key == "widgets" {
                lines.append("    \(key): [")
                lines += widgets.map { "      \($0.json.text)," }
                lines.append("    ],")
            }
            lines.append("  },")
        }
        return lines + ["],"]
    }
}

extension PlacedWidget {
    /// The widget as a page of a configuration writes it.
    package var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("kind", .string(kind)), .init("family", .string(family.rawValue)),
        ]
        if !configuration.isEmpty { members.append(.init("with", .object(configuration))) }
        return .object(members)
    }
}
