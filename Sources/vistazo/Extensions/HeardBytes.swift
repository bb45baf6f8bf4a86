import Synchronization
import VistazoHosting

/// What a run has written so far, told on whatever thread reads it.
final class HeardBytes: Sendable {
    private struct State {
        var output: [UInt8] = []
        var errors: [UInt8] = []
    }

    private let state = Mutex(State())

    /// All of standard output.
    var output: [UInt8] { state.withLock { $0.output } }

    func add(_ stream: RunSetting.Stream, _ bytes: ArraySlice<UInt8>) {
        state.withLock { state in
            switch stream {
            case .output: state.output += bytes
            case .errors: state.errors += bytes
            }
        }
    }

    /// The lines of standard error that are whole and were not taken yet; the last one too where the run is over.
    func errorLines(isOver: Bool) -> [String] {
        state.withLock { state in
            let end =
                isOver
                ? state.errors.count : state.errors.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            var lines = state.errors[..<end].split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            if lines.last?.isEmpty == true { lines.removeLast() }
            state.errors.removeFirst(end)
            return lines.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
