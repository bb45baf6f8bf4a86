import VistazoArchive

extension View {
    /// Draws text and shapes within in a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foreground { [style.nodeColor(in: $0)] }
    }

    /// Draws text and shapes within in a style, and their second level in another.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foreground { [primary.nodeColor(in: $0), secondary.nodeColor(in: $0)] }
    }

    /// Draws text and shapes within in a style, and their second and third level in others.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foreground { [primary.nodeColor(in: $0), secondary.nodeColor(in: $0), tertiary.nodeColor(in: $0)] }
    }

    /// Draws text and shapes within in a colour; nil leaves them as they are.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        foreground { environment in color.map { [$0.node(in: environment)] } ?? [] }
    }

    /// The tint of controls, gauges and `.tint` within; nil leaves it as it is.
    nonisolated public func tint(_ tint: Color?) -> some View {
        tinted { environment in tint?.node(in: environment) }
    }

    /// The tint of controls, gauges and `.tint` within.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        tinted { tint.nodeColor(in: $0) }
    }

    /// The older name of `tint(_:)`.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        tinted { environment in accentColor?.node(in: environment) }
    }

    /// The style of backgrounds within. Terminals have one ground; it stays.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    nonisolated private func foreground(
        _ colors: @escaping (EnvironmentValues) -> [NodeColor]
    ) -> some View {
        adjusted(
            environment: {
                let colors = colors($0)
                if !colors.isEmpty { $0.foreground.colors = colors }
            },
            by: { colors($0).prefix(1).map { .color($0) } })
    }

    nonisolated private func tinted(_ color: @escaping (EnvironmentValues) -> NodeColor?) -> some View {
        adjusted(
            environment: { if let color = color($0) { $0.tintColor = color } },
            by: { environment in color(environment).map { [.tint($0)] } ?? [] })
    }
}
