import Foundation
import Glibc

/// The pages of the program's own file that are in memory: code and constants, which can be read again at any time.
enum ProgramPages {
    /// Lets them go, once what only starting needed has been done: those that are needed come back, sixteen at a time,
    /// as they are asked for, and the others do not count as ours any more.
    ///
    /// Only where every page is still as it is in the file: what the loader has written addresses into looks read-only,
    /// too, and is not to be had again. Without `/proc` nothing is let go.
    static func letGo() {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let maps = try? String(contentsOfFile: "/proc/self/smaps", encoding: .utf8)
        else { return }
        var mapping: Range<UInt>?
        for line in maps.split(separator: "\n") {
            // As proc(5) has it: from-to rights offset device inode path; then lines of what it holds.
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            if words.count >= 5, words[0].contains("-") {
                let isOurs =
                    line.hasSuffix(" " + program) && words[1].hasPrefix("r") && words[1].hasSuffix("p")
                mapping = isOurs && !words[1].contains("w") ? range(words[0]) : nil
            } else if words.first == "Anonymous:", let range = mapping {
                mapping = nil
                guard words.count > 1, words[1] == "0" else { continue }
                if let start = UnsafeMutableRawPointer(bitPattern: range.lowerBound) {
                    _ = madvise(start, range.count, MADV_DONTNEED)
                }
            }
        }
    }

    /// Addresses as `55d0-55f0`, nil for what is none.
    private static func range(_ text: Substring) -> Range<UInt>? {
        let ends = text.split(separator: "-").compactMap { UInt($0, radix: 16) }
        return ends.count == 2 && ends[0] < ends[1] ? ends[0]..<ends[1] : nil
    }
}
