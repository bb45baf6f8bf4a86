import Glibc
import VistazoArchive

/// What was measured, as a table for people or one JSON document.
struct Report {
    struct Row {
        var name: String
        var value: Double
        var unit: String
        /// The most that it may be; nil where nothing was promised.
        var limit: Double?

        var isKept: Bool { limit.map { value <= $0 } ?? true }
    }

    private(set) var groups: [(title: String, rows: [Row])] = []

    mutating func begin(_ title: String) { groups.append((title, [])) }

    mutating func add(_ name: String, _ value: Double, _ unit: String, limit: Double? = nil) {
        if groups.isEmpty { begin("") }
        groups[groups.count - 1].rows.append(Row(name: name, value: value, unit: unit, limit: limit))
    }

    var isKept: Bool { groups.allSatisfy { $0.rows.allSatisfy(\.isKept) } }

    /// Names left, figures right, limits behind them.
    var table: String {
        let rows = groups.flatMap(\.rows)
        let names = rows.map(\.name.count).max() ?? 0
        let values = rows.map { Self.text($0.value).count }.max() ?? 0
        let units = rows.map(\.unit.count).max() ?? 0
        var lines: [String] = []
        for group in groups {
            lines += lines.isEmpty ? [group.title] : ["", group.title]
            for row in group.rows {
                let value = Self.text(row.value)
                var line = "  " + Self.padded(row.name, names) + "  "
                line += String(repeating: " ", count: values - value.count) + value + " "
                line += Self.padded(row.unit, units)
                if let limit = row.limit {
                    line += "  at most \(Self.text(limit))" + (row.isKept ? "" : "  EXCEEDED")
                }
                while line.last == " " { line.removeLast() }
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("rows")
            writer.array { writer in
                for group in groups {
                    for row in group.rows {
                        writer.object { writer in
                            writer.key("group")
                            writer.string(group.title)
                            writer.key("name")
                            writer.string(row.name)
                            writer.key("value")
                            writer.number(row.value)
                            writer.key("unit")
                            writer.string(row.unit)
                            writer.key("limit")
                            if let limit = row.limit { writer.number(limit) } else { writer.null() }
                        }
                    }
                }
            }
        }
        return writer.text + "\n"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Three digits that count, none after the point from a hundred up or where the number is whole.
    private static func text(_ value: Double) -> String {
        if value < 0 { return "-" + text(-value) }
        let places = value >= 100 || value == value.rounded() ? 0 : value >= 10 ? 1 : 2
        let scale = [1.0, 10, 100][places]
        let scaled = Int((value * scale).rounded())
        guard places > 0 else { return String(scaled) }
        let decimals = String(scaled % Int(scale))
        let zeros = String(repeating: "0", count: places - decimals.count)
        return "\(scaled / Int(scale)).\(zeros)\(decimals)"
    }
}
