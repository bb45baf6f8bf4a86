/// The sentences a person reads, in their language.
package struct Words: Sendable {
    package let language: String
    package init(language: String) { self.language = language }
}
