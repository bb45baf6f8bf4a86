import Foundation

// The compiler starts this program to learn what `#Preview` stands for, and is told: nothing. A preview is for the
// canvas of an editor; here it is only checked. The two speak JSON over standard input and output, each message after
// its length in eight bytes, the lowest first (swift-syntax, SwiftCompilerPluginMessageHandling); that little is
// written by hand, so that no package has to be fetched.

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
    message.starts(with: Data(#"{"getCapability""#.utf8))
        ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
        : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
}

while let head = bytes(8) {
    let length = head.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard length < 1 << 30, let message = bytes(Int(length)) else { break }
    let answer = Data(reply(to: message).utf8)
    let size = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) }
    FileHandle.standardOutput.write(Data(size) + answer)
}
