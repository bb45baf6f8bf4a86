extension Color {
    /// Text as it is.
    public static let primary = Color(base: .role(.primary))
    /// Quieter than text.
    public static let secondary = Color(base: .role(.secondary))
    /// The tint around the view, else the theme's accent.
    public static let accentColor = Color(base: .role(.accent))
    /// Nothing is painted.
    public static let clear = Color(base: .role(.clear))
    /// Black.
    public static let black = Color(base: .role(.black))
    /// White.
    public static let white = Color(base: .role(.white))
    /// Grey.
    public static let gray = Color(base: .role(.gray))
    /// The theme's red.
    public static let red = Color(base: .role(.red))
    /// The theme's orange.
    public static let orange = Color(base: .role(.orange))
    /// The theme's yellow.
    public static let yellow = Color(base: .role(.yellow))
    /// The theme's green.
    public static let green = Color(base: .role(.green))
    /// The theme's mint.
    public static let mint = Color(base: .role(.mint))
    /// The theme's teal.
    public static let teal = Color(base: .role(.teal))
    /// The theme's cyan.
    public static let cyan = Color(base: .role(.cyan))
    /// The theme's blue.
    public static let blue = Color(base: .role(.blue))
    /// The theme's indigo.
    public static let indigo = Color(base: .role(.indigo))
    /// The theme's purple.
    public static let purple = Color(base: .role(.purple))
    /// The theme's pink.
    public static let pink = Color(base: .role(.pink))
    /// The theme's brown.
    public static let brown = Color(base: .role(.brown))
}

extension ShapeStyle where Self == Color {
    /// Nothing is painted.
    public static var clear: Color { Color.clear }
    /// Black.
    public static var black: Color { Color.black }
    /// White.
    public static var white: Color { Color.white }
    /// Grey.
    public static var gray: Color { Color.gray }
    /// The theme's red.
    public static var red: Color { Color.red }
    /// The theme's orange.
    public static var orange: Color { Color.orange }
    /// The theme's yellow.
    public static var yellow: Color { Color.yellow }
    /// The theme's green.
    public static var green: Color { Color.green }
    /// The theme's mint.
    public static var mint: Color { Color.mint }
    /// The theme's teal.
    public static var teal: Color { Color.teal }
    /// The theme's cyan.
    public static var cyan: Color { Color.cyan }
    /// The theme's blue.
    public static var blue: Color { Color.blue }
    /// The theme's indigo.
    public static var indigo: Color { Color.indigo }
    /// The theme's purple.
    public static var purple: Color { Color.purple }
    /// The theme's pink.
    public static var pink: Color { Color.pink }
    /// The theme's brown.
    public static var brown: Color { Color.brown }
}
