/// A view for the canvas of an editor. Here it is checked and comes to nothing: `vistazo render` and an
/// extension run at a terminal show what a widget looks like.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VistazoPreviewMacros", type: "PreviewMacro")

/// How the canvas of an editor shows a preview.
public struct PreviewTrait: Hashable, Sendable {
    private init(_ name: Void) {}

    /// As a device.
    public static let defaultLayout = PreviewTrait(())
    /// As the view likes.
    public static let sizeThatFitsLayout = PreviewTrait(())
    /// Points across and down.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait(()) }
    /// Upright.
    public static let portrait = PreviewTrait(())
    /// Turned to the left.
    public static let landscapeLeft = PreviewTrait(())
    /// Turned to the right.
    public static let landscapeRight = PreviewTrait(())
}

/// Lets a preview have state of its own: `@Previewable @State var isOn = true`. Comes to nothing, as the preview does.
@attached(peer)
public macro Previewable() = #externalMacro(module: "VistazoPreviewMacros", type: "PreviewableMacro")
