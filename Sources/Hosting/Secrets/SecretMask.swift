import VistazoArchive

/// Hides what a run was given in confidence from all that it says.
struct SecretMask: Sendable {
    /// What stands in its place.
    static let mark = Array("•••".utf8)
    /// In what a program prints as its answer, shorter ones are left: they would be found in any text.
    private static let shortest = 6

    private let hidden: [[UInt8]]

    /// - Parameter values: What is hidden, also as JSON spells it and each line by itself.
    init(_ values: [String]) {
        var found: Set<[UInt8]> = []
        for value in values {
            for text in [value] + value.split(whereSeparator: \.isNewline).map(String.init) {
                found.insert(Array(text.utf8))
                found.insert(Array(JSONValue.string(text).text.utf8.dropFirst().dropLast()))
            }
        }
        // Longer ones first: one may begin another.
        hidden = found.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }

    var isEmpty: Bool { hidden.isEmpty }

    /// Standard error and the like.
    func errors(_ bytes: [UInt8]) -> [UInt8] { hidden.reduce(bytes) { Self.masking($1, in: $0) } }

    /// The answer of a program.
    func output(_ bytes: [UInt8]) -> [UInt8] {
        hidden.filter { $0.count >= Self.shortest }.reduce(bytes) { Self.masking($1, in: $0) }
    }

    private static func masking(_ secret: [UInt8], in bytes: [UInt8]) -> [UInt8] {
        guard let first = secret.first, bytes.count >= secret.count else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == first, index + secret.count <= bytes.count,
                bytes[index..<(index + secret.count)].elementsEqual(secret)
            {
                result += mark
                index += secret.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
