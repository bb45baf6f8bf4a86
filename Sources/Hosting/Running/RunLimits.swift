/// What a run may use. All its processes are killed when it uses more.
package struct RunLimits: Hashable, Sendable {
    /// Wall time in seconds; infinity for none.
    package var seconds: Double
    /// Bytes of memory that all its processes hold at a time.
    package var memory: Int
    /// Bytes on standard output.
    package var output: Int
    /// Processes that live at a time, the first counted too.
    package var processes: Int
    /// Bytes of standard error that are kept: the last.
    package var errors: Int

    /// By default 5 seconds, 64 MiB, 1 MiB of output, 64 processes, and the last 4 KiB of errors.
    package init(
        seconds: Double = 5, memory: Int = 64 << 20, output: Int = 1 << 20, processes: Int = 64,
        errors: Int = 4096
    ) {
        self.seconds = seconds
        self.memory = memory
        self.output = output
        self.processes = processes
        self.errors = errors
    }

    /// For whoever is looking for a fault: no end but one's own. Output keeps its limit, for it is held in memory.
    package static let none = RunLimits(
        seconds: .infinity, memory: .max, output: 64 << 20, processes: .max, errors: 1 << 20)
}
