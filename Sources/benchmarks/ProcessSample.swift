import Foundation

/// What the kernel has counted of a process so far.
struct ProcessSample {
    var bytes = 0
    /// Voluntary context switches of each thread: each is a wait that ended.
    var wakes: [String: Int] = [:]
    var kilobytes = 0
    /// Of processor time, in the kernel's ticks of ten.
    var milliseconds = 0.0

    init(_ process: Int) throws {
        bytes = try Self.field("wchar", of: "/proc/\(process)/io")
        kilobytes = try Self.field("VmRSS", of: "/proc/\(process)/status")
        let stat = try String(decoding: Self.contents("/proc/\(process)/stat"), as: UTF8.self)
        // The name in brackets may hold blanks; user and system time are the 12th and 13th word behind it.
        let words = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
        let ticks = words.dropFirst(12).prefix(2).compactMap { Double($0) }
        milliseconds = ticks.reduce(0, +) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))
        for thread in try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task") {
            // A thread may have ended meanwhile.
            wakes[thread] = try? Self.field(
                "voluntary_ctxt_switches", of: "/proc/\(process)/task/\(thread)/status")
        }
    }

    /// The wakes of all threads that still live, since an earlier sample.
    func wakes(since first: ProcessSample) -> Int {
        wakes.reduce(0) { $0 + $1.value - (first.wakes[$1.key] ?? 0) }
    }

    private static func field(_ name: String, of file: String) throws -> Int {
        for line in String(decoding: try contents(file), as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: ":")
            guard parts.count == 2, parts[0] == name,
                let number = parts[1].split(whereSeparator: \.isWhitespace).first.flatMap({ Int($0) })
            else { continue }
            return number
        }
        throw Workbench.Failure(description: "the dashboard has ended (\(file))")
    }

    /// Files of /proc have no length, so they are read to their end.
    private static func contents(_ file: String) throws -> Data {
        try FileHandle(forReadingFrom: URL(filePath: file)).readToEnd() ?? Data()
    }
}
