import VistazoArchive

extension AttributeScopes {
    /// The attributes that `Text` draws.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of a run.
        public let font: FontAttribute
        /// The colour of a run.
        public let foregroundColor: ForegroundColorAttribute
        /// The ground of a run; not drawn.
        public let backgroundColor: BackgroundColorAttribute
        /// A line under a run.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through a run.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The attributes that Foundation knows.
        public let foundation: FoundationAttributes

        /// `font`.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = Font
            /// As on Apple's platforms.
            public static let name = "SwiftUI.Font"
        }

        /// `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// As on Apple's platforms.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// As on Apple's platforms.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// As on Apple's platforms.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = Text.LineStyle
            /// As on Apple's platforms.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
    }

    /// The attributes that `Text` draws.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of `Text` by name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributedString {
    /// A run of text for each run of attributes.
    func textRuns(in environment: EnvironmentValues) -> [TextRun] {
        runs.map { run in
            let scope = AttributeScopes.SwiftUIAttributes.self
            var traits = TextTraits()
            if run[scope.StrikethroughStyleAttribute.self] != nil { traits.isStruckThrough = true }
            if run[scope.UnderlineStyleAttribute.self] != nil { traits.isUnderlined = true }
            traits.color = run[scope.ForegroundColorAttribute.self]?.node(in: environment)
            traits.font = run[scope.FontAttribute.self]?.node
            return TextRun(.string(String(characters[run.range])), traits)
        }
    }
}
