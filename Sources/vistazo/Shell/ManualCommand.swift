import Foundation
import VistazoLogbook
import VistazoWords

/// `vistazo man`: the manual page, made from the one table of commands, as man(1) reads it.
enum ManualCommand {
    static let command = Command("man", Syntax("man", key: "man", operands: 0...0)) { _, console in
        console.out.raw(page(Command.all, console.words))
        return ExitStatus.done.rawValue
    }

    /// The whole page in the roff of man(7).
    static func page(_ commands: [Command], _ words: Words) -> String {
        var lines = [".TH VISTAZO 1", section("name", words), text("vistazo - " + words("cli.man.about"))]
        lines.append(section("commands", words))
        for command in commands where command.isListed {
            lines += [".TP", ".B " + text("vistazo \(command.syntax.usage)")]
            lines.append(text(words("cli.about.\(command.syntax.key)")))
            guard !command.syntax.options.isEmpty else { continue }
            lines.append(".RS")
            for option in command.syntax.options {
                let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
                lines += [".TP", ".B " + text(option.value.map { "\(names) \($0)" } ?? names)]
                lines.append(text(words("cli.option.\(option.key)")))
            }
            lines.append(".RE")
        }
        lines.append(section("files", words))
        for (file, key) in [
            ("$XDG_CONFIG_HOME/vistazo/config.json5", "config"),
            ("$XDG_CONFIG_HOME/vistazo/themes/", "themes"),
            ("$XDG_DATA_HOME/vistazo/vistazo.store", "store"), ("$XDG_DATA_HOME/vistazo/pages.json", "pages"),
            ("$XDG_DATA_HOME/vistazo/extensions/", "extensions"),
            ("$XDG_STATE_HOME/vistazo/host.store", "host"),
        ] {
            lines += [".TP", ".I " + text(file), text(words("cli.man.file.\(key)"))]
        }
        lines.append(section("status", words))
        for status in ExitStatus.allCases {
            lines += [".TP", ".B \(status.rawValue)", text(words("cli.man.status.\(status.rawValue)"))]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ key: String, _ words: Words) -> String {
        ".SH \"" + text(words("cli.man.section.\(key)").uppercased()) + "\""
    }

    /// A line of plain text: nothing in it is a request, an escape or a hyphen that could be broken.
    static func text(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
            .replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
            .replacingOccurrences(of: "\"", with: "\\(dq")
        return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }
}
