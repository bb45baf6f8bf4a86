/// Any JSON value; members of an object keep the order they were written in.
package indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key and its value; whether a key comes twice is not checked here.
    package struct Member: Hashable, Sendable {
        /// May be empty.
        package var key: String
        /// `.null` is written as such, not left out.
        package var value: JSONValue

        /// A member by its key and value.
        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }
}
