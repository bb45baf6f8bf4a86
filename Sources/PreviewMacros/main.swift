import Foundation

// The compiler starts this program to learn what `#Preview` stands for, and is told: nothing. A preview is for the
// canvas of an editor; here it is only checked. `@Entry` becomes a key of the environment. The two speak JSON over
// standard input and output, each message after its length in eight bytes, the lowest first (swift-syntax,
// SwiftCompilerPluginMessageHandling); that little is written by hand, so that no package has to be fetched.

/// Reads so many bytes; nil at the end of the input.
func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
        guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty
        else { return nil }
        data += more
    }
    return data
}

/// The answer to one message of the compiler.
func reply(to message: Data) -> String {
    let fields = (try? JSONSerialization.jsonObject(with: message)) as? [String: Any] ?? [:]
    if fields["getCapability"] != nil {
        return #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    }
    let attached = fields["expandAttachedMacro"] as? [String: Any] ?? [:]
    let expansion = ["expandedSource": expanded(attached), "diagnostics": [Any]()] as [String: Any]
    let answer = try? JSONSerialization.data(withJSONObject: ["expandMacroResult": expansion])
    return answer.map { String(decoding: $0, as: UTF8.self) }
        ?? #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
}

/// What an attached macro stands for: `@Entry` is a key of the environment, all else is nothing.
func expanded(_ request: [String: Any]) -> String {
    guard (request["macro"] as? [String: Any])?["typeName"] as? String == "EntryMacro",
        let source = (request["declSyntax"] as? [String: Any])?["source"] as? String,
        let entry = EntryDeclaration(source: source)
    else { return "" }
    return request["macroRole"] as? String == "accessor" ? entry.accessor : entry.peer
}

while let head = bytes(8) {
    let length = head.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard length < 1 << 30, let message = bytes(Int(length)) else { break }
    let answer = Data(reply(to: message).utf8)
    let size = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) }
    FileHandle.standardOutput.write(Data(size) + answer)
}
