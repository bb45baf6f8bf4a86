import Foundation

/// The program and arguments of a line's `bash` or `shell`. No shell takes part but in Argos, where it is a line for
/// one.
enum CommandWords {
    /// - Parameters:
    ///   - program: For xbar and SwiftBar a program, or where it has no arguments of its own a line of words.
    ///   - folder: The plugin's, to which a path is relative.
    static func command(
        _ program: String, arguments: [String], dialect: ScriptDialect, folder: String, home: String
    ) -> [String] {
        if dialect == .argos {
            let line = ([program] + arguments.map(quoted)).joined(separator: " ")
            return ["/bin/bash", "-c", line]
        }
        var words = [program]
        // Some write a whole command line all the same; a path may hold blanks.
        if arguments.isEmpty, program.contains(where: \.isWhitespace),
            !program.hasPrefix("/") || hasMore(program)
        {
            words = split(program)
        }
        words += arguments
        guard let first = words.first, !first.isEmpty else { return [] }
        if first.hasPrefix("~/") {
            words[0] = home + first.dropFirst()
        } else if !first.hasPrefix("/"), first.contains("/") {
            words[0] = folder + "/" + (first.hasPrefix("./") ? String(first.dropFirst(2)) : first)
        }
        return words
    }

    /// Whether what follows the first blank cannot belong to a path: an option, or another path.
    private static func hasMore(_ program: String) -> Bool {
        program.split(whereSeparator: \.isWhitespace).dropFirst().contains {
            $0.hasPrefix("-") || $0.hasPrefix("/") || $0.hasPrefix("'") || $0.hasPrefix("\"")
                || $0.hasPrefix("~")
        }
    }

    /// Words as a shell parts them: quotes and backslashes, nothing else.
    private static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = line[...]
        while let character = rest.popFirst() {
            if character == "\\", quote != "'", let next = rest.popFirst() {
                if word == nil { word = "" }
                word?.append(next)
            } else if let open = quote {
                if character == open { quote = nil } else { word?.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                if word == nil { word = "" }
                word?.append(character)
            }
        }
        if let word { words.append(word) }
        return words
    }

    private static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
