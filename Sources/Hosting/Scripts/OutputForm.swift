/// How what a program prints is read.
package enum OutputForm: String, CaseIterable, Sendable {
    /// JSON: an archive, or the reply to a request.
    case archive
    /// What plugins of xbar, BitBar, SwiftBar and Argos print.
    case bitbar
    /// Anything: a row a line.
    case text

    /// The form that is known before the program has run: what its configuration says (`as`), else that of its
    /// file's name. nil where neither says any: then what it prints decides.
    ///
    /// - Parameter word: The value of `as`; one that names no form counts as none.
    package static func known(as word: String?, fileName: String?) -> OutputForm? {
        if let word, let form = OutputForm(rawValue: word) { return form }
        return fileName.flatMap { ScriptName($0).isPlugin ? .bitbar : nil }
    }

    /// The form of an output that nobody named: an archive where the first byte that is not blank is `{`, else
    /// text; nil where all of it is blank.
    package init?(of output: some Collection<UInt8>) {
        let mark = output.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = output.dropFirst(mark).first(where: { $0 > 0x20 }) else { return nil }
        self = first == UInt8(ascii: "{") ? .archive : .text
    }

    /// Whether an output begins as a stream of i3bar's protocol does: a header with its version, then an array that
    /// is never closed.
    static func isBarStream(_ output: some Collection<UInt8>) -> Bool {
        let begin = output.drop { $0 <= 0x20 }.prefix(4096)
        guard begin.first == UInt8(ascii: "{"), let end = begin.firstIndex(of: UInt8(ascii: "}")),
            String(decoding: begin[..<end], as: UTF8.self).contains("\"version\"")
        else { return false }
        return begin[end...].dropFirst().first { $0 > 0x20 } == UInt8(ascii: "[")
    }
}
