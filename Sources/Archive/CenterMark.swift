/// The name of the file that says that archives of a kind are out of date.
///
/// It lies in `center` of the state folder, is empty, and its time of change is when that was said. Programs write it,
/// and the next window reads and removes it.
package enum CenterMark {
    /// The kind with all but ASCII letters, digits and `-` as `%` and two hexadecimal digits a byte, behind `kind-`;
    /// `all` for nil, and for a kind whose name would be too long for a file.
    package static func name(of kind: String?) -> String {
        guard let kind else { return "all" }
        var name = "kind-"
        for byte in kind.utf8 {
            if isPlain(byte) {
                name.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16)
                name += (byte < 16 ? "%0" : "%") + digits
            }
        }
        return name.utf8.count <= 255 ? name : "all"
    }

    /// The kind that a file's name says, empty for all; nil for a file that is none of these.
    package static func kind(ofFile name: String) -> String? {
        if name == "all" { return "" }
        guard name.hasPrefix("kind-") else { return nil }
        var bytes: [UInt8] = []
        var rest = Array(name.utf8.dropFirst(5))[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard rest.count >= 2,
                    let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
                else { return nil }
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        guard !bytes.isEmpty, let kind = String(validating: bytes, as: UTF8.self) else { return nil }
        return kind
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
