extension CellGrid {
    /// The rows as runs of one style: the format `json`.
    ///
    /// `{"columns": 2, "rows": [[{"text": "ab", "foreground": "red", "background": "#102030", "traits":
    /// ["bold"]}]]}`; what is the default is left out, a row stands on a line.
    package var json: String {
        var result = "{\"columns\": \(size.columns), \"rows\": ["
        for row in 0..<size.rows {
            result += row == 0 ? "\n  [" : ",\n  ["
            result += runs(row: row).map(Self.json).joined(separator: ", ")
            result += "]"
        }
        return result + (size.rows == 0 ? "]}\n" : "\n]}\n")
    }

    private static func json(_ run: StyledRun) -> String {
        var fields = ["\"text\": \(quoted(run.text))"]
        if let word = run.style.foreground.word { fields.append("\"foreground\": \"\(word)\"") }
        if let word = run.style.background.word { fields.append("\"background\": \"\(word)\"") }
        let traits = run.style.traits.words
        if !traits.isEmpty {
            fields.append("\"traits\": [\(traits.map { "\"\($0)\"" }.joined(separator: ", "))]")
        }
        return "{\(fields.joined(separator: ", "))}"
    }

    /// Grids hold no controls, so quotes and backslashes are all that needs an escape.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result + "\""
    }
}
