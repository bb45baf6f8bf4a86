import Foundation

extension IntentParameter {
    /// A date of which only some parts count.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration(title: title, description: description), value: defaultValue)
    }

    /// A choice of two with words for each.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration(title: title, description: description), value: defaultValue)
    }

    /// Text with hints on how it is typed, which a terminal has no use for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration(title: title, description: description), value: defaultValue)
    }

    /// A file of one of some types, as uniform type identifiers.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration(title: title, description: description))
    }
}

extension Bool {
    /// The words for a choice of two.
    public struct IntentDisplayName: Hashable, Sendable {
        /// The words for yes.
        public var `true`: LocalizedStringResource
        /// The words for no.
        public var `false`: LocalizedStringResource

        /// Words for each.
        public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
            `true` = yes
            `false` = no
        }
    }
}

extension String {
    /// How text is typed on a device with a software keyboard.
    public struct IntentInputOptions: Hashable, Sendable {
        /// Which keys are shown.
        public enum KeyboardType: Hashable, Sendable {
            /// A keyboard by its UIKit name.
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, decimalPad
            /// A keyboard for addresses and search.
            case emailAddress, twitter, webSearch
        }

        /// Which letters become capital.
        public enum CapitalizationType: Hashable, Sendable {
            /// By its UIKit name.
            case none, words, sentences, allCharacters
        }

        /// Whether text may have several lines.
        public var multiline: Bool

        /// Hints; only `multiline` is kept.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {
            self.multiline = multiline
        }
    }
}
