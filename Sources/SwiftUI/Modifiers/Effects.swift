import VistazoArchive

extension View {
    /// The view more or less transparent, 0…1.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        adjusted(by: .opacity(opacity.clampedToUnit))
    }

    // What follows has no form in cells. It is accepted, so that sources compile, changes nothing, and is told to
    // the author once a run.

    /// Cells cast no shadow.
    nonisolated public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        ineffective("shadow", isAsked: color.base != .role(.clear) && (radius != 0 || x != 0 || y != 0))
    }

    /// Cells keep their size.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        ineffective("scaleEffect", isAsked: scale != 1)
    }

    /// Cells keep their size.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        ineffective("scaleEffect", isAsked: scale != CGSize(width: 1, height: 1))
    }

    /// Cells keep their size.
    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { ineffective("scaleEffect", isAsked: x != 1 || y != 1) }

    /// Cells have no depth.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { ineffective("rotation3DEffect", isAsked: angle != .zero) }

    /// Cells stay where they are.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        ineffective("transformEffect", isAsked: !transform.isIdentity)
    }

    /// Cells are sharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        ineffective("blur", isAsked: radius != 0)
    }

    /// Colours are the theme's.
    nonisolated public func brightness(_ amount: Double) -> some View {
        ineffective("brightness", isAsked: amount != 0)
    }

    /// Colours are the theme's.
    nonisolated public func contrast(_ amount: Double) -> some View {
        ineffective("contrast", isAsked: amount != 1)
    }

    /// Colours are the theme's.
    nonisolated public func saturation(_ amount: Double) -> some View {
        ineffective("saturation", isAsked: amount != 1)
    }

    /// Colours are the theme's.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        ineffective("grayscale", isAsked: amount != 0)
    }

    /// Colours are the theme's.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        ineffective("hueRotation", isAsked: angle != .zero)
    }

    /// Colours are the theme's.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        ineffective("colorMultiply", isAsked: color != .white)
    }

    /// Colours are the theme's.
    nonisolated public func colorInvert() -> some View { ineffective("colorInvert") }

    /// Colours are the theme's.
    nonisolated public func luminanceToAlpha() -> some View { ineffective("luminanceToAlpha") }

    /// Cells are painted one over the other.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        ineffective("blendMode", isAsked: blendMode != .normal)
    }

    /// Cells are painted one over the other; nothing is lost.
    nonisolated public func compositingGroup() -> some View { self }

    /// Cells are painted one over the other; nothing is lost.
    nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

    /// Views keep the order they are written in.
    nonisolated public func zIndex(_ value: Double) -> some View {
        ineffective("zIndex", isAsked: value != 0)
    }

    /// Nothing shines through cells.
    nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
        ineffective("glassEffect", isAsked: glass != .identity)
    }

    /// Nothing shines through cells.
    nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        ineffective("glassEffect", isAsked: glass != .identity)
    }
}

/// Liquid glass; cells show none.
public struct Glass: Hashable, Sendable {
    private let isNone: Bool

    /// As usual.
    public static let regular = Glass(isNone: false)
    /// Clearer.
    public static let clear = Glass(isNone: false)
    /// None.
    public static let identity = Glass(isNone: true)

    /// In a colour.
    public func tint(_ color: Color?) -> Glass { self }
    /// That answers to touch.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
