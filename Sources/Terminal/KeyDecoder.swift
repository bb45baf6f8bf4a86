import VistazoCells
import VistazoDashboard

/// Turns the bytes that terminals send into events; bytes may come in any portions.
///
/// Knows the sequences of xterm and its kin, tmux, screen, rxvt and the Linux console, whatever TERM says,
/// and both forms of the arrows. Unknown sequences are dropped whole. A lone ESC can only be told from the
/// start of a sequence by waiting: while `isWaiting`, call `giveUpWaiting` after the escape delay.
struct KeyDecoder {
    private var bytes: [UInt8] = []
    /// What has come of a paste that has not ended.
    var pasted: [UInt8]?

    /// Pastes are cut here; the rest of them is dropped.
    static let pasteLimit = 1 << 20
    static let escape: UInt8 = 0x1B

    /// Whether an ESC, or part of a sequence, is held until more comes.
    var isWaiting: Bool { !bytes.isEmpty && pasted == nil }

    mutating func feed(_ new: some Sequence<UInt8>) -> [TerminalEvent] {
        bytes += new
        var events: [TerminalEvent] = []
        var start = 0
        loop: while start < bytes.count {
            switch step(bytes[start...]) {
            case .take(let count, let new):
                start += count
                events += new
            case .wait: break loop
            }
        }
        bytes.removeFirst(start)
        return events
    }

    /// Nothing followed: a lone ESC is the key, a broken sequence or character is dropped.
    mutating func giveUpWaiting() -> [TerminalEvent] {
        guard pasted == nil else { return [] }
        defer { bytes = [] }
        return bytes == [Self.escape] ? [.key(.escape)] : []
    }

    enum Step {
        case take(Int, [TerminalEvent])
        case wait
    }

    private mutating func step(_ rest: ArraySlice<UInt8>) -> Step {
        if pasted != nil { return paste(rest) }
        guard let first = rest.first else { return .wait }
        switch first {
        case Self.escape: return escapeSequence(rest)
        case 0x00..<0x20, 0x7F: return .take(1, [.key(Self.control(first))])
        default: return text(rest)
        }
    }

    static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x08, 0x7F: .backspace
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x00: .control(" ")
        default: .control(Character(Unicode.Scalar(byte + 0x40)))
        }
    }

    /// Everything up to the next control, so that characters of several scalars come whole.
    private func text(_ rest: ArraySlice<UInt8>) -> Step {
        var end = rest.firstIndex { $0 < 0x20 || $0 == 0x7F } ?? rest.endIndex
        if end == rest.endIndex { end -= Self.unfinished(rest) }
        if end == rest.startIndex { return .wait }
        let text = String(decoding: rest[..<end], as: UTF8.self)
        let keys = text.filter { $0 != "\u{FFFD}" }.map { TerminalEvent.key(.character($0)) }
        return .take(end - rest.startIndex, keys)
    }

    /// How many bytes at the end begin a UTF-8 character that is not there yet.
    private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
        for (back, byte) in bytes.reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 && byte < 0xF8 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return byte < 0xF8 && length > back + 1 ? back + 1 : 0
        }
        return 0
    }

    private mutating func paste(_ rest: ArraySlice<UInt8>) -> Step {
        let end = Array("\u{1B}[201~".utf8)
        for index in rest.indices where rest[index] == Self.escape {
            if rest[index...].starts(with: end) {
                keep(rest[..<index])
                let text = String(decoding: pasted ?? [], as: UTF8.self)
                pasted = nil
                let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
                return .take(
                    index - rest.startIndex + end.count, [.paste(lines.joined(separator: "\n"))])
            }
            if end.starts(with: rest[index...]) {
                if index == rest.startIndex { return .wait }
                keep(rest[..<index])
                return .take(index - rest.startIndex, [])
            }
        }
        keep(rest)
        return .take(rest.count, [])
    }

    private mutating func keep(_ bytes: ArraySlice<UInt8>) {
        let room = Self.pasteLimit - (pasted?.count ?? 0)
        pasted?.append(contentsOf: bytes.prefix(max(room, 0)))
    }
}
