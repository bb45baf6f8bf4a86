/// Comma-separated values by RFC 4180: rows of fields, quotes doubled within quotes, lines within quotes.
enum CSV {
    /// A row and the line it begins on.
    struct Row: Equatable {
        var fields: [String]
        var line: Int
    }

    /// Why a text is no CSV.
    enum Failure: Error, Equatable {
        /// A quote is opened on the line and never closed, or something stands behind a closed one.
        case badQuote(line: Int)
        /// Bytes before the first that is not UTF-8.
        case notText(offset: Int)
    }

    /// Reads all rows; lines without anything are passed over. The separator is the comma, the semicolon or the
    /// tab, whichever the first line has most of. A byte order mark says nothing.
    static func read(_ bytes: [UInt8]) throws(Failure) -> [Row] {
        var bytes = bytes[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        if let offset = firstBadByte(bytes) { throw .notText(offset: offset) }
        let head = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
        let separators: [UInt8] = [0x2C, 0x3B, 0x09]
        let separator = separators.max { left, right in
            head.count { $0 == left } < head.count { $0 == right }
        }
        return try rows(bytes, head.contains(separator ?? 0x2C) ? separator ?? 0x2C : 0x2C)
    }

    private static func rows(_ bytes: ArraySlice<UInt8>, _ separator: UInt8) throws(Failure) -> [Row] {
        var rows: [Row] = []
        var fields: [String] = []
        var (index, line, first) = (bytes.startIndex, 1, 1)
        while index < bytes.endIndex {
            var field: String
            if bytes[index] == 0x22 {
                var content: [UInt8] = []
                let opened = line
                index += 1
                while true {
                    guard index < bytes.endIndex else { throw .badQuote(line: opened) }
                    let byte = bytes[index]
                    if byte == 0x22 {
                        guard index + 1 < bytes.endIndex, bytes[index + 1] == 0x22 else { break }
                        index += 1
                    }
                    if byte == 0x0A { line += 1 }
                    content.append(byte)
                    index += 1
                }
                index += 1
                let isAtEnd = index == bytes.endIndex
                guard isAtEnd || [separator, 0x0A, 0x0D].contains(bytes[index]) else {
                    throw .badQuote(line: line)
                }
                field = String(decoding: content, as: UTF8.self)
            } else {
                let start = index
                while index < bytes.endIndex, bytes[index] != separator, bytes[index] != 0x0A,
                    bytes[index] != 0x0D
                {
                    index += 1
                }
                field = String(decoding: bytes[start..<index], as: UTF8.self)
            }
            fields.append(field)
            if index < bytes.endIndex, bytes[index] == separator {
                index += 1
                if index < bytes.endIndex { continue }
                fields.append("")
            }
            if index < bytes.endIndex, bytes[index] == 0x0D { index += 1 }
            if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
            line += 1
            if fields != [""] { rows.append(Row(fields: fields, line: first)) }
            fields = []
            first = line
        }
        return rows
    }

    /// Writes one row, ended by CR LF as the RFC asks.
    static func write(_ fields: [String], to bytes: inout [UInt8]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(0x2C) }
            let needsQuotes = field.utf8.contains { [0x22, 0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) }
            guard needsQuotes || field.utf8.first == 0x20 || field.utf8.last == 0x20 else {
                bytes.append(contentsOf: field.utf8)
                continue
            }
            bytes.append(0x22)
            for byte in field.utf8 {
                if byte == 0x22 { bytes.append(0x22) }
                bytes.append(byte)
            }
            bytes.append(0x22)
        }
        bytes.append(contentsOf: [0x0D, 0x0A])
    }

    /// A text as a field that no spreadsheet takes for a formula: what could be one gets an apostrophe before it.
    static func guarded(_ text: String?) -> String {
        guard let text, let first = text.utf8.first else { return "" }
        return "=+-@'\t\r".utf8.contains(first) ? "'" + text : text
    }

    /// The text of a guarded field; nil for an empty one.
    static func unguarded(_ field: String) -> String? {
        if field.isEmpty { return nil }
        return field.utf8.first == 0x27 ? String(field.utf8.dropFirst()) ?? field : field
    }

    private static func firstBadByte(_ bytes: ArraySlice<UInt8>) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var decoder = UTF8()
        var (offset, iterator) = (0, bytes.makeIterator())
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput: return offset
            case .error: return offset
            }
        }
    }
}
