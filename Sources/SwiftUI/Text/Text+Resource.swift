import AppIntents

extension Text {
    /// The words of a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.verbatim(String(localized: resource))) }
}

extension LocalizedStringKey.StringInterpolation {
    /// The words of a resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(String(localized: resource))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: Text(titleResource), icon: Image(systemName: name))
    }
}

extension Button where Label == Text {
    /// A title that performs an intent.
    @_disfavoredOverload
    public init<I: AppIntent>(_ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: I) {
        self.init(intent: intent, role: role, label: Text(titleResource))
    }
}
