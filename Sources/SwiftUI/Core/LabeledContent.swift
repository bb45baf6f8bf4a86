import VistazoArchive

/// A name and its value at both ends of a row.
public struct LabeledContent<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// A name and a value by their views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text {
    /// A name with a value by its view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A name and a value in words.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// A name and a value by its format.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}

extension LabeledContent: View, PrimitiveView {
    /// A row: the label, room, the content dimmer.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let row = HStack {
            label
            Spacer()
            content.foregroundStyle(.secondary)
        }
        return row.nodes(in: environment)
    }
}
