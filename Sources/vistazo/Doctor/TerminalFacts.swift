import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoTerminal

/// The terminal, and the colours that are used on it.
struct TerminalFacts: Examined {
    var look: TerminalLook
    /// Of it COLORTERM, NO_COLOR, STY and COLORFGBG are looked at.
    var environment: [String: String]
    /// The theme in force.
    var theme = Theme.terminal
    var scheme = Scheme.dark

    var diagnoses: [Diagnosis] { [term, size, mouse, focus, frames, depth, ground] }

    private var term: Diagnosis {
        let arguments = ["name": look.name]
        let facts: [JSONValue.Member] = [
            .init("term", .string(look.name)), .init("found", .bool(look.isKnown)),
            .init("colors", .number(Double(look.colors))), .init("isTerminal", .bool(look.isTerminal)),
        ]
        func line(_ code: Diagnosis.Code) -> Diagnosis {
            Diagnosis(.terminal, "TERM", code, arguments, facts: facts)
        }
        if look.name.isEmpty || look.name == "dumb" {
            return line(look.isTerminal ? .termUnset : .termUnneeded)
        }
        if !look.hasFallback { return line(.termNoEntry) }
        if !look.hasCursorAddressing { return line(.termNoCursor) }
        return line(look.isKnown ? .termKnown : .termUnknown)
    }

    private var size: Diagnosis {
        guard let size = look.size else { return Diagnosis(.terminal, "size", .sizeNone) }
        let isSmall = size.columns < 40 || size.rows < 10
        return Diagnosis(
            .terminal, "size", isSmall ? .sizeSmall : .size,
            ["columns": "\(size.columns)", "rows": "\(size.rows)"],
            facts: [
                .init("columns", .number(Double(size.columns))), .init("rows", .number(Double(size.rows))),
            ])
    }

    private var mouse: Diagnosis {
        let code: Diagnosis.Code =
            switch look.mouse {
            case .sgr: .mouseSGR
            case .old: .mouseOld
            case .unnamed: .mouseUnnamed
            }
        return Diagnosis(.terminal, "mouse", code, facts: [.init("form", .string(look.mouse.rawValue))])
    }

    private var focus: Diagnosis { Diagnosis(.terminal, "focus", .focus) }

    private var frames: Diagnosis {
        Diagnosis(
            .terminal, "frames", look.bracketsFrames ? .framesBracketed : .framesPlain,
            facts: [.init("synchronizes", .bool(look.bracketsFrames))])
    }

    private var depth: Diagnosis {
        let says = environment["COLORTERM"] ?? ""
        let names: [ColorDepth: String] = [.none: "none", .sixteen: "16", .indexed: "256", .full: "full"]
        let code: Diagnosis.Code =
            switch look.depth {
            case .none:
                environment["NO_COLOR"].map { !$0.isEmpty } ?? false
                    ? .noColor : ["", "dumb"].contains(look.name) ? .colorsNoTerm : .colorsNone
            case .full: ["truecolor", "24bit"].contains(says) ? .colorsFull : .colorsDirect
            case .indexed: environment["STY"].map { !$0.isEmpty } ?? false ? .colorsScreen : .colors256
            case .sixteen: .colors16
            }
        return Diagnosis(
            .colors, "depth", code, ["value": says, "name": look.name],
            facts: [
                .init("depth", .string(names[look.depth] ?? "")), .init("colorterm", .string(says)),
                .init("noColor", .bool(code == .noColor)),
            ])
    }

    private var ground: Diagnosis {
        let code: Diagnosis.Code =
            theme.name != Theme.terminal.name
            ? .schemeTheme : environment["COLORFGBG"] == nil ? .schemeAssumed : .schemeGround
        return Diagnosis(
            .colors, scheme.rawValue, code,
            ["theme": theme.name, "value": environment["COLORFGBG"] ?? ""],
            facts: [.init("theme", .string(theme.name)), .init("scheme", .string(scheme.rawValue))])
    }
}
