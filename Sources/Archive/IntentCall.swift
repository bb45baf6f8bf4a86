/// A named action with its parameters, as a button carries it and `perform` sends it.
package struct IntentCall: Hashable, Sendable {
    /// The intent's persistent identifier, by default its type name.
    package var name: String
    /// Parameters by name, in the order of their declaration.
    package var parameters: [JSONValue.Member]
    /// The mangled type name by which the Swift runtime finds the intent again; nil from scripts.
    package var type: String?

    /// By default without parameters, as scripts call.
    package init(name: String, parameters: [JSONValue.Member] = [], type: String? = nil) {
        self.name = name
        self.parameters = parameters
        self.type = type
    }
}
