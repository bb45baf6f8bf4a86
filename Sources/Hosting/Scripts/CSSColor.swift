import VistazoArchive

/// A colour as plugins write it: a CSS name, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or SwiftBar's `light,dark`.
enum CSSColor {
    /// nil for what is no colour. What could hardly be seen on the scheme's ground is the ordinary ink.
    static func color(_ text: String, scheme: Scheme) -> NodeColor? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        if parts.count == 2, !text.contains("(") {
            return single(String(parts[scheme == .light ? 0 : 1]), scheme: scheme)
        }
        return single(text, scheme: scheme)
    }

    private static func single(_ text: String, scheme: Scheme) -> NodeColor? {
        let word = text.filter { !$0.isWhitespace }.lowercased()
        if let role = roles[word] { return .role(role) }
        guard let (rgb, alpha) = hex(word) ?? names[word].map({ ($0, 255) }) else { return nil }
        let (red, green, blue) = (UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
        // Perceived lightness, 0…255. Menus are grey, so plugins use black and white that no terminal would show.
        let light = (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 1000
        if scheme == .dark ? light < 40 : light > 225 { return .role(.primary) }
        return NodeColor(.rgb(red, green, blue), opacity: Double(alpha) / 255)
    }

    private static func hex(_ word: String) -> (rgb: UInt32, alpha: Int)? {
        guard word.first == "#" else { return nil }
        let digits = word.dropFirst().compactMap(\.hexDigitValue).map { UInt32($0) }
        guard digits.count == word.count - 1, word.utf8.count == word.count else { return nil }
        func doubled(_ digits: some Sequence<UInt32>) -> UInt32 { digits.reduce(0) { $0 << 8 | $1 * 17 } }
        func plain(_ digits: some Sequence<UInt32>) -> UInt32 { digits.reduce(0) { $0 << 4 | $1 } }
        switch digits.count {
        case 3: return (doubled(digits), 255)
        case 4: return (doubled(digits.prefix(3)), Int(digits[3] * 17))
        case 6: return (plain(digits), 255)
        case 8: return (plain(digits.prefix(6)), Int(plain(digits.suffix(2))))
        default: return nil
        }
    }

    /// Names for which the theme has a colour of its own.
    private static let roles: [String: NodeColor.Role] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "lime": .green, "teal": .teal,
        "cyan": .cyan, "aqua": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "violet": .purple,
        "magenta": .purple, "fuchsia": .purple, "pink": .pink, "brown": .brown, "gray": .gray, "grey": .gray,
    ]

    /// The other names of CSS Color 4.
    private static let names: [String: UInt32] = {
        var names: [String: UInt32] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            for index in stride(from: 0, to: words.count - 1, by: 2) {
                names[String(words[index])] = UInt32(words[index + 1], radix: 16)
            }
        }
        return names
    }()

    private static let table = """
        aliceblue f0f8ff antiquewhite faebd7 aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4
        black 000000 blanchedalmond ffebcd blueviolet 8a2be2 burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00
        chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c darkblue 00008b
        darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b
        darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000
        darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f
        darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969
        dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 gainsboro dcdcdc
        ghostwhite f8f8ff gold ffd700 goldenrod daa520 greenyellow adff2f honeydew f0fff0 hotpink ff69b4
        indianred cd5c5c ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00
        lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2
        lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a
        lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de
        lightyellow ffffe0 limegreen 32cd32 linen faf0e6 maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd
        mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee
        mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970
        mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6
        olive 808000 olivedrab 6b8e23 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98
        paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f plum dda0dd
        powderblue b0e0e6 rebeccapurple 663399 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072
        sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb
        slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4
        tan d2b48c thistle d8bfd8 tomato ff6347 turquoise 40e0d0 wheat f5deb3 white ffffff whitesmoke f5f5f5
        yellowgreen 9acd32
        """
}
