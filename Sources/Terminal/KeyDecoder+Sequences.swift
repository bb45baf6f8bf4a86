import VistazoCells
import VistazoDashboard

/// Escape sequences (ECMA-48 5.4, xterm's ctlseqs, the Linux console's console_codes(4)).
extension KeyDecoder {
    /// A sequence that grows longer is none.
    private static let sequenceLimit = 64
    private static let stringLimit = 4096

    mutating func escapeSequence(_ rest: ArraySlice<UInt8>) -> Step {
        let second = rest.startIndex + 1
        guard second < rest.endIndex else { return .wait }
        switch rest[second] {
        case UInt8(ascii: "["): return controlSequence(rest)
        case UInt8(ascii: "O"):
            guard second + 1 < rest.endIndex else { return .wait }
            return .take(3, Self.final(rest[second + 1]).map { [.key($0)] } ?? [])
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): return string(rest)
        default: return .take(1, [.key(.escape)])
        }
    }

    /// An answer of the terminal that nobody asked for, up to its BEL or ESC \.
    private func string(_ rest: ArraySlice<UInt8>) -> Step {
        if let bell = rest.firstIndex(of: 0x07) { return .take(bell + 1 - rest.startIndex, []) }
        for index in rest.indices.dropFirst(2) where rest[index] == Self.escape {
            if index + 1 == rest.endIndex { return .wait }
            if rest[index + 1] == UInt8(ascii: "\\") { return .take(index + 2 - rest.startIndex, []) }
        }
        return rest.count > Self.stringLimit ? .take(rest.count, []) : .wait
    }

    /// CSI: parameters, then a final byte.
    private mutating func controlSequence(_ rest: ArraySlice<UInt8>) -> Step {
        let start = rest.startIndex + 2
        // F1 to F5 of the Linux console: CSI [ A.
        if start < rest.endIndex, rest[start] == UInt8(ascii: "[") {
            guard start + 1 < rest.endIndex else { return .wait }
            let number = Int(rest[start + 1]) - 0x40
            return .take(4, (1...5).contains(number) ? [.key(.function(number))] : [])
        }
        guard let end = rest[start...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
            return rest.count > Self.sequenceLimit ? .take(rest.count, []) : .wait
        }
        let count = end + 1 - rest.startIndex
        // Broken off by a control: what came before is dropped.
        if rest[end] < 0x40 || rest[end] == 0x7F { return .take(count - 1, []) }
        let parameters = String(decoding: rest[start..<end], as: UTF8.self)
        if parameters.isEmpty && rest[end] == UInt8(ascii: "M") {
            // A press in xterm's oldest coding, three bytes more.
            return rest.count >= count + 3 ? .take(count + 3, []) : .wait
        }
        if rest[end] == UInt8(ascii: "~") && parameters == "200" { pasted = [] }
        return .take(count, Self.event(parameters, final: rest[end]).map { [$0] } ?? [])
    }

    private static func event(_ parameters: String, final byte: UInt8) -> TerminalEvent? {
        if parameters.hasPrefix("<") {
            return mouse(parameters.dropFirst(), isDown: byte == UInt8(ascii: "M"))
        }
        let numbers = parameters.split(separator: ";").map { Int($0) ?? -1 }
        switch byte {
        case UInt8(ascii: "I"): return .focus(true)
        case UInt8(ascii: "O"): return .focus(false)
        case UInt8(ascii: "Z"): return .key(.backTab)
        case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
            if numbers.count == 3 && numbers[0] == 27 { return key(code: numbers[2], modifiers: numbers[1]) }
            return numbers.first.flatMap(numbered).map { .key($0) }
        case UInt8(ascii: "u"):
            return numbers.first.flatMap { key(code: $0, modifiers: numbers.count > 1 ? numbers[1] : 1) }
        default: return Self.final(byte).map { .key($0) }
        }
    }

    /// Of `CSI x`, `CSI 1 ; modifiers x` and `SS3 x`.
    private static func final(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"), UInt8(ascii: "a"): .up
        case UInt8(ascii: "B"), UInt8(ascii: "b"): .down
        case UInt8(ascii: "C"), UInt8(ascii: "c"): .right
        case UInt8(ascii: "D"), UInt8(ascii: "d"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte) - 0x4F)
        default: nil
        }
    }

    /// Of `CSI n ~`.
    private static func numbered(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 4, 8: .end
        case 3: .delete
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }

    /// Of `CSI code ; modifiers u`; modifiers are one more than bits, of which 4 is Ctrl.
    private static func key(code: Int, modifiers: Int) -> TerminalEvent? {
        guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return nil }
        if value < 0x20 || value == 0x7F {
            let isBackTab = value == 9 && modifiers > 0 && (modifiers - 1) & 1 != 0
            return .key(isBackTab ? .backTab : value == 0x1B ? .escape : control(UInt8(value)))
        }
        let isControl = modifiers > 0 && (modifiers - 1) & 4 != 0
        return .key(isControl ? .control(Character(scalar)) : .character(Character(scalar)))
    }

    /// SGR coding: `button ; column ; row`, counted from 1.
    private static func mouse(_ parameters: Substring, isDown: Bool) -> TerminalEvent? {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        guard numbers.count == 3, isDown, (1...100_000).contains(numbers[1]),
            (1...100_000).contains(numbers[2])
        else { return nil }
        let point = CellPoint(column: numbers[1] - 1, row: numbers[2] - 1)
        switch numbers[0] {
        case 0: return .press(point)
        case 64: return .scroll(-1, at: point)
        case 65: return .scroll(1, at: point)
        default: return nil
        }
    }
}
