import Foundation
import Testing

/// What the protocol's document shows in Swift is the example that is built and run.
@Suite struct ProtocolDocumentTests {
    @Test func `the document's extension in Swift is the one that the tests run`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let document = try String(
            contentsOf: root.appending(path: "Sources/Archive/Wire/Protocol.md"), encoding: .utf8)
        let example = try String(
            contentsOf: root.appending(path: "Tests/Examples/Water/Water.swift"), encoding: .utf8)
        #expect(document.contains("```swift\n\(example)```"))
    }
}
