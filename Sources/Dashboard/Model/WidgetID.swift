import VistazoArchive

/// The name by which one placed widget is told from all others: `counter:small:water`.
///
/// It is made of what was placed, not of where, so that a widget keeps its name, and with it its focus and
/// its content, when others come, go or move. The second of two equal widgets ends in `#2`.
package struct WidgetID: Hashable, Sendable, CustomStringConvertible {
    /// The name itself, as tests and logs show it.
    package let description: String

    /// A name as it was once given; it is not checked.
    package init(_ description: String) { self.description = description }

    init(kind: String, family: Family, configuration: [JSONValue.Member]) {
        let values = configuration.map { Self.plain($0.value) }.filter { !$0.isEmpty }
        description = ([kind, family.rawValue] + values).joined(separator: ":")
    }

    private static func plain(_ value: JSONValue) -> String {
        switch value {
        case .null: ""
        case .bool(let flag): String(flag)
        case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
        case .string(let text): text
        case .array(let values): values.map(plain).joined(separator: "+")
        case .object(let members): members.map { "\($0.key)=\(plain($0.value))" }.joined(separator: "+")
        }
    }
}
