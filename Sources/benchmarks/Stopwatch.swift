import Glibc

/// Measures how long a piece of work takes on this machine.
enum Stopwatch {
    /// Nanoseconds on a clock that never steps.
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// Microseconds of processor time that one call of `body` takes, whatever else the machine does: the median over
    /// batches that fill a quarter of a second.
    @MainActor
    static func microseconds(_ body: @MainActor () -> Void) -> Double {
        body()
        var calls = 1
        while true {
            let begin = spent()
            for _ in 0..<calls { body() }
            if spent() - begin > 2_000_000 { break }
            calls *= 2
        }
        var batches: [Double] = []
        let end = spent() + 250_000_000
        repeat {
            let begin = spent()
            for _ in 0..<calls { body() }
            batches.append(Double(spent() - begin) / Double(calls) / 1000)
        } while spent() < end
        return median(batches)
    }

    /// Nanoseconds of processor time that this process has used.
    private static func spent() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// The middle of some numbers; 0 where there are none.
    static func median(_ numbers: [Double]) -> Double {
        guard !numbers.isEmpty else { return 0 }
        return numbers.sorted()[numbers.count / 2]
    }
}
