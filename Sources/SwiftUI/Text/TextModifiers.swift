import VistazoArchive

/// Where the lines of a text stand among each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// At the beginning.
    case leading
    /// In the middle.
    case center
    /// At the end.
    case trailing

    var node: NodeAlignment.Horizontal {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension View {
    /// The font of texts within; nil leaves it as it is.
    nonisolated public func font(_ font: Font?) -> some View {
        adjusted(
            environment: { if let font { $0.font = font } }, by: { _ in font.map { [.font($0.node)] } ?? [] })
    }

    /// Makes texts within heavier or lighter; from semibold on they are bold.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        adjusted(by: { _ in weight.map { [$0.isLight ? .light : .bold($0.isBold)] } ?? [] })
    }

    /// Texts within in bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { adjusted(by: .bold(isActive)) }

    /// Texts within in italics.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { adjusted(by: .italic(isActive)) }

    /// Texts within underlined.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { adjusted(by: .underline(isActive)) }

    /// Texts within struck through.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { adjusted(by: .strikethrough(isActive)) }

    /// Digits of one width, as they are in a terminal anyway.
    nonisolated public func monospacedDigit() -> some View { adjusted(by: .monospacedDigit) }

    /// Texts within in capitals or small letters; nil leaves them as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        adjusted(
            environment: { $0.textCase = textCase },
            by: { _ in textCase.map { [.textCase($0 == .uppercase ? .uppercase : .lowercase)] } ?? [] })
    }

    /// At most so many lines a text within; nil is as many as fit. Numbers below 1 count as 1.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        lines(minimum: nil, maximum: number)
    }

    /// At least and at most so many lines a text within.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(minimum: limit.lowerBound, maximum: limit.upperBound)
    }

    /// At least so many lines a text within.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(minimum: limit.lowerBound, maximum: nil)
    }

    /// At most so many lines a text within.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(minimum: nil, maximum: limit.upperBound)
    }

    /// At most so many lines a text within, whose room is kept where fewer are needed.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(minimum: reservesSpace ? limit : nil, maximum: limit)
    }

    nonisolated private func lines(minimum: Int?, maximum: Int?) -> some View {
        let minimum = minimum.map { max($0, 1) }
        let maximum = maximum.map { max($0, 1) }
        return adjusted(
            environment: { $0.lineLimit = maximum }, by: { _ in [.lines(minimum: minimum, maximum: maximum)] }
        )
    }

    /// Where texts within are cut when they do not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        adjusted(environment: { $0.truncationMode = mode }, by: { _ in [.truncation(mode.node)] })
    }

    /// Where the lines of texts within stand among each other.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        adjusted(
            environment: { $0.multilineTextAlignment = alignment },
            by: { _ in [.textAlignment(alignment.node)] })
    }

    /// How far texts within may shrink, 0…1, before they are cut: in cells, pixel type may become plain type
    /// and live text may step down to shorter words.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        adjusted(
            environment: { $0.minimumScaleFactor = factor },
            by: { _ in [.minimumScale(Double(factor).clampedToUnit)] })
    }
}
