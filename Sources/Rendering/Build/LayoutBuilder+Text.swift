import Foundation
import VistazoArchive
import VistazoCells

extension LayoutBuilder {
    func symbol(_ name: String, _ environment: Environment) -> LayoutBox {
        if environment.isConcealed { return ConcealedBox(pass, columns: 1, ink: inks.frame) }
        guard environment.isPressed, !environment.isPlaceholder, environment.font?.points ?? 0 >= 34 else {
            return text([TextRun(.symbol(name))], environment)
        }
        var inner = environment
        inner.font = nil
        inner.isBold = environment.isBold ?? true
        var edge = environment
        edge.color = .role(.secondary)
        edge.isBold = false
        return KeyCapBox(
            pass, text([TextRun(.symbol(name))], inner), frame: style(of: TextTraits(), edge))
    }

    func text(_ runs: [TextRun], _ environment: Environment) -> LayoutBox {
        if environment.isConcealed && !runs.areBlank { return concealed(environment) }
        var look = TextLook()
        look.alignment = environment.textAlignment
        look.truncation = environment.truncation
        look.leastLines = environment.leastLines ?? 1
        look.mostLines = environment.mostLines ?? unbounded
        look.isHidden = inks.ink(.role(.primary), opacity: environment.opacity) == nil
        look.isBar = environment.isPlaceholder
        if surroundings.glyphs == .ascii { look.bar = "=" }
        look.barStyle = inks.frame.style()
        let points = runs.map { ($0.traits.font ?? environment.font)?.points ?? 0 }.min() ?? 0
        look.pixelType = PixelType(
            points: points, glyphs: surroundings.glyphs,
            isLight: runs.allSatisfy { isLight($0.traits, environment) })
        let words = TextSource(
            runs.map { source(of: $0, environment) }, surroundings,
            change: caseChange(environment.textCase))
        return TextBox(pass, words, look)
    }

    /// The words of a text that stands in one line whatever it holds.
    func lineSource(_ runs: [TextRun], _ environment: Environment) -> TextSource {
        let change = caseChange(environment.textCase)
        return TextSource(runs.map { source(of: $0, environment) }, surroundings) {
            String(change($0).map { $0.isNewline ? " " : $0 })
        }
    }

    private func source(of run: TextRun, _ environment: Environment) -> TextSource.Run {
        let style = style(of: run.traits, environment)
        switch run.content {
        case .string(let string): return .fixed(string, style)
        case .live(let text): return .live(text, style)
        case .symbol(let name): return .fixed(symbolGlyph(name, glyphs: surroundings.glyphs), style)
        }
    }

    private func isLight(_ traits: TextTraits, _ environment: Environment) -> Bool {
        if let isLight = traits.isLight { return isLight }
        if traits.isBold != nil { return false }
        return traits.font?.isLight ?? environment.isLight ?? environment.font?.isLight ?? false
    }

    /// How a run looks in what surrounds it.
    func style(of traits: TextTraits, _ environment: Environment) -> CellStyle {
        let font = traits.font ?? environment.font
        var cell: CellTraits = []
        // Where large type has no room its size is told by weight.
        let isHeavy = font.map { $0.isBold || $0.points >= 34 && !isLight(traits, environment) } ?? false
        if traits.isBold ?? environment.isBold ?? isHeavy {
            cell.insert(.bold)
        }
        if traits.isItalic ?? environment.isItalic ?? font?.isItalic ?? false { cell.insert(.italic) }
        if traits.isUnderlined ?? environment.isUnderlined ?? false { cell.insert(.underline) }
        if traits.isStruckThrough ?? environment.isStruckThrough ?? false { cell.insert(.strikethrough) }
        let color = traits.color ?? environment.color ?? .role(.primary)
        let ink = ink(color, environment)
        var style = (ink ?? inks.quiet).style(cell)
        // Without hues a ground would only hide what stands on it.
        if inks.mode == .fullColor, let ground = traits.background.flatMap({ self.ink($0, environment) }) {
            style.background = ground.color
        }
        return style
    }

    private func caseChange(_ textCase: NodeModifier.TextCase?) -> (String) -> String {
        let locale = surroundings.locale
        switch textCase {
        case nil: return { $0 }
        case .uppercase: return { $0.uppercased(with: locale) }
        case .lowercase: return { $0.lowercased(with: locale) }
        }
    }
}

extension [TextRun] {
    /// True where there is only room, nothing to read and so nothing to hide. What is empty may be a value.
    fileprivate var areBlank: Bool {
        var hasRoom = false
        for run in self {
            guard case .string(let string) = run.content, string.allSatisfy({ $0 == " " }) else {
                return false
            }
            hasRoom = hasRoom || !string.isEmpty
        }
        return hasRoom
    }
}
