import VistazoArchive
import VistazoRendering

/// A symbol or a picture.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        case named(String)
        case picture(UIImage)
    }

    /// What of a symbol is coloured.
    public struct TemplateRenderingMode: Hashable, Sendable {
        private let isTemplate: Bool
        /// In the foreground colour.
        public static let template = TemplateRenderingMode(isTemplate: true)
        /// In its own colours.
        public static let original = TemplateRenderingMode(isTemplate: false)
    }

    /// How a picture is brought to another size.
    public enum ResizingMode: Hashable, Sendable {
        /// Repeated.
        case tile
        /// Stretched.
        case stretch
    }

    /// How finely a picture is brought to another size.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all.
        case none
        /// Quickly.
        case low
        /// As usual.
        case medium
        /// As well as can be.
        case high
    }

    /// The size of a symbol relative to text; a symbol is one or two cells.
    public enum Scale: Hashable, Sendable {
        /// Smaller than text.
        case small
        /// As text.
        case medium
        /// Larger than text.
        case large
    }

    let source: Source
    var isResizable = false

    init(source: Source) { self.source = source }

    /// A symbol by its name in Apple's library of symbols; unknown names draw a neutral mark.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A symbol; cells do not fill in parts of it by `variableValue`.
    public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

    /// A picture of the asset catalogue, by name.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

    /// A picture of the asset catalogue, by name, and what is read aloud for it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }

    /// A picture of the asset catalogue that means nothing.
    public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

    /// A picture.
    public init(uiImage: UIImage) { source = uiImage.symbolName.map { .symbol($0) } ?? .picture(uiImage) }

    /// The image, taking all the room it is offered.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// The image as it is: a symbol is always drawn in the foreground colour.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// The image as it is.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// The image as it is.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// The image as it is: a symbol has one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// The image among words: a symbol, else nothing.
    var textRun: TextRun {
        if case .symbol(let name) = source { TextRun(.symbol(name)) } else { TextRun(.string("")) }
    }
}

extension Image: View, PrimitiveView {
    /// A symbol, or a picture by its name: the host reads no files.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        switch source {
        case .symbol(let name):
            let turned = environment.turn == .zero ? nil : turnedSymbol(name, by: environment.turn)
            if turned != nil { environment.lowering?.turnedParts += 1 }
            if !isKnownSymbol(name) { environment.lowering?.report(.unknownSymbol(name)) }
            return [Node(.symbol(environment.symbolVariants.applied(to: turned ?? name)))]
        case .named(let name):
            return [Node(.image(Node.Picture(name: name, isResizable: isResizable)))]
        case .picture(let picture):
            // Without pixels a size means nothing to the host.
            return [Node(.image(Node.Picture(name: picture.name, isResizable: isResizable)))]
        }
    }
}
