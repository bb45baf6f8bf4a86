/// A picture of the asset catalogue, by a name that a build tool generates.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// A picture by its name.
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the asset catalogue, by a name that a build tool generates.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// A colour by its name.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    /// A picture of the asset catalogue.
    public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
    /// A colour of the asset catalogue; as `Color(_:bundle:)`.
    public init(_ resource: ColorResource) { self.init(resource.name) }
}
