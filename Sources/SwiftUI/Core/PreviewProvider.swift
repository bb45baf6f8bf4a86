/// Views that an author wants to see while writing. They are kept, and shown by nobody.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// What is shown.
    associatedtype Previews: View

    /// The views, one preview each.
    @ViewBuilder static var previews: Previews { get }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
    /// As a device.
    case device
    /// As the view likes.
    case sizeThatFits
    /// Points across and down.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview on.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Its name.
    public let rawValue: String
    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    /// The name of a preview.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// The size of a preview.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// The device of a preview.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// How a preview's device is held.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
    private let name: String
    /// Upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// Turned to the left.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// Turned to the right.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
    /// All four.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}
