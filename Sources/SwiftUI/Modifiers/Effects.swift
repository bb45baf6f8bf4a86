import VistazoArchive

extension View {
    /// The view more or less transparent, 0…1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        adjusted(by: .opacity(opacity.clampedToUnit))
    }

    // What follows has no form in cells. It is accepted, so that sources compile, and changes nothing.

    /// Cells cast no shadow.
    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }

    /// Cells keep their size.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

    /// Cells keep their size.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

    /// Cells keep their size.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { self }

    /// Cells do not turn.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

    /// Cells do not turn.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }

    /// Cells are sharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

    /// Colours are the theme's.
    nonisolated public func brightness(_ amount: Double) -> some View { self }

    /// Colours are the theme's.
    nonisolated public func contrast(_ amount: Double) -> some View { self }

    /// Colours are the theme's.
    nonisolated public func saturation(_ amount: Double) -> some View { self }

    /// Colours are the theme's.
    nonisolated public func grayscale(_ amount: Double) -> some View { self }

    /// Colours are the theme's.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

    /// Colours are the theme's.
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }

    /// Colours are the theme's.
    nonisolated public func colorInvert() -> some View { self }

    /// Colours are the theme's.
    nonisolated public func luminanceToAlpha() -> some View { self }

    /// Cells are painted one over the other.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

    /// Cells are painted one over the other.
    nonisolated public func compositingGroup() -> some View { self }

    /// Cells are painted one over the other.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

    /// Views keep the order they are written in.
    nonisolated public func zIndex(_ value: Double) -> some View { self }

    /// Nothing shines through cells.
    nonisolated public func glassEffect() -> some View { self }

    /// Nothing shines through cells.
    nonisolated public func glassEffect<S: Shape>(in shape: S) -> some View { self }

    /// A symbol does not move.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
