import Foundation
import Glibc

/// The pages of the program's own file that are in memory: code and constants, which can be read again at any time.
enum ProgramPages {
    /// Lets them go, once what only starting needed has been done: those that are needed come back, sixteen at a time,
    /// as they are asked for, and the others do not count as ours any more.
    ///
    /// What may be written is left alone, and without `/proc` everything is.
    static func letGo() {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
        else { return }
        for line in maps.split(separator: "\n") where line.hasSuffix(program) {
            // As proc(5) has it: from-to rights offset device inode path.
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count == 3, !words[1].contains("w"), words[1].hasSuffix("p") else { continue }
            let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, ends[0] < ends[1], let start = UnsafeMutableRawPointer(bitPattern: ends[0])
            else { continue }
            _ = madvise(start, Int(ends[1] - ends[0]), MADV_DONTNEED)
        }
    }
}
