import VistazoArchive

/// What a run gave.
package struct RunOutcome: Sendable {
    /// What it answered, with what was mended, or why it did not.
    package var result: Result<Decoded<WireReply>, RunFailure>
    /// The end of what it wrote to standard error, as many bytes as its limits keep.
    package var errors: String
    /// How long it took.
    package var seconds: Double
    /// The most memory it held, all its processes together, in KiB; 0 where it is not known.
    package var peak: Int
    /// The code with which its process ended of its own accord; nil where a signal ended it, where nothing was
    /// started and for code of this process.
    package var code: Int32?
    /// The signal that ended its process, ours at a limit too; nil where none did.
    package var signal: Int32?
    /// Seconds of processor time of its process and the children that it waited for; nil where it is not known.
    package var cpu: Double?
    /// Seconds of processor time of the keeper that held it to its limits; nil where it is not known.
    package var overhead: Double?

    /// `overhead` is nil. By default without words, time and memory: for runs that never began.
    package init(
        _ result: Result<Decoded<WireReply>, RunFailure>, errors: String = "", seconds: Double = 0,
        peak: Int = 0, code: Int32? = nil, signal: Int32? = nil, cpu: Double? = nil
    ) {
        self.result = result
        self.errors = errors
        self.seconds = seconds
        self.peak = peak
        self.code = code
        self.signal = signal
        self.cpu = cpu
    }
}
