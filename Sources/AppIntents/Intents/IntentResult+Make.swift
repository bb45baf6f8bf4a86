extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    /// Done, with nothing to say.
    public static func result() -> Self { Self() }
}

extension IntentResult {
    /// Done, with a sentence for the person.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

    /// Done, with a value for what runs next.
    public static func result<Value>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

    /// Done, with a value and a sentence.
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// Done, and another intent follows.
    public static func result<Following: AppIntent>(opensIntent: Following) -> Self
    where Self == IntentResultContainer<Never, Following, Never, Never> { Self(following: opensIntent) }

    /// Done, with a sentence, and another intent follows.
    public static func result<Following: AppIntent>(opensIntent: Following, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Following, Never, IntentDialog> {
        Self(following: opensIntent, dialog: dialog)
    }

    /// Done, with a value, and another intent follows.
    public static func result<Value, Following: AppIntent>(value: Value, opensIntent: Following) -> Self
    where Self == IntentResultContainer<Value, Following, Never, Never> {
        Self(value: value, following: opensIntent)
    }

    /// Done, with a view, which no terminal shows.
    public static func result<Snippet>(view: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self() }

    /// Done, with a sentence, and a view, which no terminal shows.
    public static func result<Snippet>(dialog: IntentDialog, view: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { Self(dialog: dialog) }

    /// Done, with a value, and a view, which no terminal shows.
    public static func result<Value, Snippet>(value: Value, view: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, Snippet, Never> { Self(value: value) }

    /// Done, with a value, a sentence, and a view, which no terminal shows.
    public static func result<Value, Snippet>(value: Value, dialog: IntentDialog, view: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
}
