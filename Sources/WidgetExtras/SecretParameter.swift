import AppIntents

extension IntentParameter {
    /// A password or a key. Vistazo reads it from a file that only its owner can read or from a command such as
    /// `pass`, hands it to the run that needs it, and keeps it in no archive, log or listing.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, isSecret: Bool
    ) {
        var declaration = ParameterDeclaration(title: title, description: description)
        declaration.isSecret = isSecret
        self.init(declaration, value: defaultValue)
    }
}
