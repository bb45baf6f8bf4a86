import Foundation
import VistazoCells
import VistazoHosting
import VistazoLogbook

/// A status line as it is kept: what was printed, and what is to be printed as its words change, so that a call finds
/// it ready and touches no formatter.
struct FinishedLine: Equatable {
    /// The bytes to print until an instant, nil for ever.
    struct Frame: Equatable {
        var text: String
        var until: Date?
    }

    var status = ExitStatus.done.rawValue
    /// Sentences for standard error.
    var errors: [String] = []
    /// In order; the first holds from when it was stored.
    var frames: [Frame] = []

    /// The frame of an instant, nil where the last is over.
    func frame(at now: Date) -> Frame? { frames.first { $0.until.map { now < $0 } ?? true } }

    /// From when on nothing of it holds.
    var validUntil: Date? { frames.last?.until }

    /// As the store keeps it, or nil for what another version wrote.
    ///
    /// - Parameter stamp: of the files behind it, see `stamp`; another one means that it no longer holds.
    init?(_ record: String, stamp: String) {
        let fields = record.split(separator: "\u{1E}", omittingEmptySubsequences: false)
        guard fields.count >= 4, fields[0] == stamp, let status = Int32(fields[1]) else { return nil }
        self.status = status
        errors = fields[2].split(separator: "\u{1F}").map(String.init)
        for field in fields[3...] {
            guard let end = field.firstIndex(of: "\u{1F}") else { return nil }
            let until = Double(field[..<end]).map { Date(timeIntervalSinceReferenceDate: $0) }
            frames.append(Frame(text: String(field[field.index(after: end)...]), until: until))
        }
    }

    init() {}

    /// One record; what parts its fields stands in no text, for lines and sentences are free of control characters.
    func record(stamp: String) -> String {
        let frames = frames.map { frame in
            (frame.until.map { String($0.timeIntervalSinceReferenceDate) } ?? "") + "\u{1F}" + frame.text
        }
        let errors = errors.map { visible($0, keepingNewlines: true) }.joined(separator: "\u{1F}")
        return ([stamp, String(status), errors] + frames).joined(separator: "\u{1E}")
    }
}

extension FinishedLine {
    /// What of the environment changes a line.
    static let variables = ["LC_ALL", "LC_TIME", "LC_MESSAGES", "LANG", "TZ", "NO_COLOR", "COLORFGBG"]

    /// All that a line depends on and that the call itself says.
    static func key(_ words: [String], _ environment: [String: String]) -> String {
        let values = variables.map { environment[$0] ?? "" }
        return (["inline"] + words + values).joined(separator: "\u{1F}")
    }

    /// A text that differs when the files behind a line do: configuration, logbook, extensions, the system's zone,
    /// this program.
    static func stamp(_ words: [String], _ folders: Folders) -> String {
        var configuration = folders.configuration + "/config.json5"
        for (word, next) in zip(words, words.dropFirst() + [""]) {
            if word == "--config" { configuration = next }
            if word.hasPrefix("--config=") { configuration = String(word.dropFirst("--config=".count)) }
        }
        let files = [
            configuration, folders.themes, folders.choices, folders.store, folders.store + "-wal",
            folders.data + "/extensions.json",
            folders.data + "/extensions", folders.state + "/center", "/etc/localtime", "/proc/self/exe",
        ]
        return stamp(ofFiles: files)
    }

    /// Number, time of change and size of each, or `-`.
    static func stamp(ofFiles files: [String]) -> String {
        files.map { file in
            var status = stat()
            guard stat(file, &status) == 0 else { return "-" }
            return "\(status.st_ino).\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec).\(status.st_size)"
        }.joined(separator: " ")
    }
}
