/// Forms of a symbol: filled, in a circle, slashed.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// In a square.
    public static let square = SymbolVariants(shape: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Slashed.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The same in a circle.
    public var circle: SymbolVariants {
        SymbolVariants(shape: "circle", isFilled: isFilled, isSlashed: isSlashed)
    }
    /// The same in a square.
    public var square: SymbolVariants {
        SymbolVariants(shape: "square", isFilled: isFilled, isSlashed: isSlashed)
    }
    /// The same in a rectangle.
    public var rectangle: SymbolVariants {
        SymbolVariants(shape: "rectangle", isFilled: isFilled, isSlashed: isSlashed)
    }
    /// The same, filled.
    public var fill: SymbolVariants { SymbolVariants(shape: shape, isFilled: true, isSlashed: isSlashed) }
    /// The same, slashed.
    public var slash: SymbolVariants { SymbolVariants(shape: shape, isFilled: isFilled, isSlashed: true) }

    init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    /// The forms of both.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// A symbol's name with the forms it does not name itself.
    func applied(to name: String) -> String {
        let parts = name.split(separator: ".")
        var result = name
        if isSlashed, !parts.contains("slash") { result += ".slash" }
        if let shape, !parts.contains(Substring(shape)) { result += "." + shape }
        if isFilled, !parts.contains("fill") { result += ".fill" }
        return result
    }
}

/// How many colours a symbol is drawn in; in cells always one.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let value: UInt8
    /// One colour.
    public static let monochrome = SymbolRenderingMode(value: 0)
    /// Its own colours.
    public static let multicolor = SymbolRenderingMode(value: 1)
    /// Shades of one colour.
    public static let hierarchical = SymbolRenderingMode(value: 2)
    /// The colours of the foreground style.
    public static let palette = SymbolRenderingMode(value: 3)
}

extension EnvironmentValues {
    private struct VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

    /// The forms of symbols within.
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }
}

extension View {
    /// Symbols within in a form.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        adjusted(environment: { $0.symbolVariants = $0.symbolVariants.union(variant) })
    }

    /// A symbol has one colour in cells.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

    /// A symbol is one or two cells.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
