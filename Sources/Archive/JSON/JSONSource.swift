/// The text a tree of `JSONNode` was read from, kept so that a fault found later can still say its place and path.
package final class JSONSource: Sendable {
    /// UTF-8 as it came; whether it is well formed is the reader's to find.
    package let bytes: [UInt8]
    let depthLimit: Int

    init(bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    /// The line and column of a byte; an offset past the end is the end.
    package func place(at offset: Int) -> JSONPlace {
        let offset = min(max(offset, 0), bytes.count)
        var line = 1
        var lineStart = 0
        for index in 0..<offset {
            let isLineEnd =
                bytes[index] == UInt8(ascii: "\n")
                || (bytes[index] == UInt8(ascii: "\r")
                    && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")))
            if isLineEnd {
                line += 1
                lineStart = index + 1
            }
        }
        // Every scalar has exactly one byte that is no continuation.
        let column = bytes[lineStart..<offset].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        return JSONPlace(line: line, column: column, offset: offset)
    }

    /// The way down to the value or the key that begins at a byte; empty where none does. Reads the text again,
    /// so it is for faults only.
    func path(at offset: Int) -> [JSONFault.Step] {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(source: self, bytes: buffer, target: offset)
            _ = try? scanner.document()
            return scanner.found ?? []
        }
    }

    func fault(at offset: Int, _ cause: JSONFault.Cause) -> JSONFault {
        JSONFault(place: place(at: offset), path: path(at: offset), cause: cause)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The first byte that belongs to no well-formed UTF-8 sequence (The Unicode Standard, table 3-7), nil where
    /// all do.
    var firstInvalidUTF8: Int? {
        var index = 0
        while index < count {
            let first = self[index]
            if first < 0x80 {
                index += 1
                continue
            }
            let (length, second): (Int, ClosedRange<UInt8>)
            switch first {
            case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default: return index
            }
            guard index + length <= count, second.contains(self[index + 1]) else { return index }
            for next in (index + 2)..<(index + length) where self[next] & 0xC0 != 0x80 { return index }
            index += length
        }
        return nil
    }
}
