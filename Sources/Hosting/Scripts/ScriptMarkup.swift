import VistazoArchive

/// Text with marks in it: SwiftBar's few of Markdown, Argos' of Pango, and names of emoji and symbols.
enum ScriptMarkup {
    /// `**bold**` and `*italic*`; a mark without its end stands as it is.
    static func markdown(_ runs: [TextRun]) -> [TextRun] {
        runs.flatMap { run -> [TextRun] in
            guard case .string(let text) = run.content else { return [run] }
            var result: [TextRun] = []
            var rest = text[...]
            var plain = ""
            func add(_ text: some StringProtocol, bold: Bool = false, italic: Bool = false) {
                guard !text.isEmpty else { return }
                var part = run
                part.content = .string(String(text))
                if bold { part.traits.isBold = true }
                if italic { part.traits.isItalic = true }
                result.append(part)
            }
            while let first = rest.first {
                let mark = rest.hasPrefix("**") ? "**" : "*"
                let body = rest.dropFirst(mark.count)
                if first == "*", let end = body.firstRange(of: mark), end.lowerBound > body.startIndex,
                    body.first?.isWhitespace == false
                {
                    add(plain)
                    plain = ""
                    add(body[..<end.lowerBound], bold: mark == "**", italic: mark == "*")
                    rest = body[end.upperBound...]
                } else {
                    plain.append(rest.removeFirst())
                }
            }
            add(plain)
            return result
        }
    }

    /// Pango's elements of look, and entities. nil where it is not well formed: then it stands as it is.
    static func pango(_ text: String, traits: TextTraits, scheme: Scheme) -> [TextRun]? {
        guard text.contains(where: { $0 == "<" || $0 == "&" }) else { return nil }
        var runs: [TextRun] = []
        var open: [(name: Substring, traits: TextTraits)] = []
        var rest = text[...]
        while let first = rest.first {
            let traits = open.last?.traits ?? traits
            switch first {
            case "<":
                guard let end = rest.firstIndex(of: ">") else { return nil }
                let tag = rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: end)...]
                if tag.first == "/" {
                    guard open.popLast()?.name == tag.dropFirst() else { return nil }
                    continue
                }
                let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
                guard let inner = element(name, tag.dropFirst(name.count), traits, scheme) else { return nil }
                if tag.last != "/" { open.append((name, inner)) }
            case "&":
                guard let end = rest.firstIndex(of: ";"),
                    let character = entity(rest[rest.index(after: rest.startIndex)..<end])
                else { return nil }
                rest = rest[rest.index(after: end)...]
                runs.append(TextRun(.string(character), traits))
            default:
                let words = rest.prefix { $0 != "<" && $0 != "&" }
                rest = rest[words.endIndex...]
                runs.append(TextRun(.string(String(words)), traits))
            }
        }
        return open.isEmpty ? runs : nil
    }

    /// The look inside of an element; nil for one that Pango does not know.
    private static func element(
        _ name: Substring, _ rest: Substring, _ outer: TextTraits, _ scheme: Scheme
    ) -> TextTraits? {
        var traits = outer
        switch name {
        case "b": traits.isBold = true
        case "i": traits.isItalic = true
        case "u": traits.isUnderlined = true
        case "s": traits.isStruckThrough = true
        case "big", "small", "sub", "sup", "tt": break
        case "span":
            for match in rest.matches(of: /([a-z_]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
                let value = String(match.output.2 ?? match.output.3 ?? "")
                switch match.output.1 {
                case "foreground", "fgcolor", "color":
                    traits.color = CSSColor.color(value, scheme: scheme) ?? traits.color
                case "background", "bgcolor":
                    traits.background = CSSColor.color(value, scheme: scheme) ?? traits.background
                case "weight", "font_weight":
                    traits.isBold = ["bold", "heavy", "ultrabold", "semibold", "700", "800", "900"].contains(
                        value)
                case "style", "font_style": traits.isItalic = value != "normal"
                case "underline": traits.isUnderlined = value != "none"
                case "strikethrough": traits.isStruckThrough = value == "true"
                default: break
                }
            }
        default: return nil
        }
        return traits
    }

    private static func entity(_ name: Substring) -> String? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.first == "#" else { return nil }
            let isHex = name.dropFirst().first == "x"
            return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
                .flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
    }

    /// Replaces `:name:` by the emoji, and where `isSymbolized` by the symbol, that has the name; other colons stay.
    static func named(
        _ runs: [TextRun], emoji: Bool, symbols: Bool, isKnown: (String) -> Bool
    ) -> [TextRun] {
        guard emoji || symbols else { return runs }
        return runs.flatMap { run -> [TextRun] in
            guard case .string(let text) = run.content, text.contains(":") else { return [run] }
            var result: [TextRun] = []
            var plain = ""
            func flush() {
                if !plain.isEmpty { result.append(TextRun(.string(plain), run.traits)) }
                plain = ""
            }
            var rest = text[...]
            while let first = rest.first {
                let body = rest.dropFirst()
                if first == ":", let end = body.firstIndex(of: ":"), end > body.startIndex {
                    let name = String(body[..<end])
                    if emoji, let glyph = EmojiNames.emoji(name.lowercased()) {
                        plain += glyph
                        rest = body[body.index(after: end)...]
                        continue
                    }
                    if symbols, isKnown(name) {
                        flush()
                        result.append(TextRun(.symbol(name), run.traits))
                        rest = body[body.index(after: end)...]
                        continue
                    }
                }
                plain.append(rest.removeFirst())
            }
            flush()
            return result
        }
    }
}
