/// How a layer is blended with what is behind it; cells are painted one over the other.
public enum BlendMode: Hashable, Sendable {
    /// Over what is behind.
    case normal
    /// Darker.
    case multiply
    /// Lighter.
    case screen
    /// Darker and lighter.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// Brightens.
    case colorDodge
    /// Darkens.
    case colorBurn
    /// Soft contrast.
    case softLight
    /// Hard contrast.
    case hardLight
    /// What differs.
    case difference
    /// What differs, softly.
    case exclusion
    /// Only the hue.
    case hue
    /// Only the saturation.
    case saturation
    /// Only the colour.
    case color
    /// Only the light.
    case luminosity
    /// Inside what is behind.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// Cuts out what is behind.
    case destinationOut
    /// Adds to what is behind.
    case plusDarker
    /// Adds light to what is behind.
    case plusLighter
}
