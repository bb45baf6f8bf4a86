/// A choice of a few, known when the program is built.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, TypeDisplayRepresentable, Sendable
where RawValue: LosslessStringConvertible {
    /// What each case is called.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// What this case is called: its entry among the representations, else its raw value.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource(stringLiteral: rawValue.description)
    }
}
