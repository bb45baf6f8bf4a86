import CSpawn
import Foundation
import VistazoArchive

/// One request to a program: start it, write the request, collect the reply, end its whole group.
///
/// Nothing here waits: a loop polls `descriptors` until `deadline` and calls `service`. When the program ends,
/// what is left of its group is ended too; at the limit all of it is. A file that somebody has open for writing, such
/// as one that is just being saved, is tried again for two seconds.
final class ChildRun: ExtensionRun {
    private enum Phase {
        case running
        /// Killed; only its end is still to come, for so long (steady seconds).
        case dying(RunFailure, until: Double)
        case over
    }

    private var phase = Phase.running
    private var child: ChildProcess?
    private var failedStart: RunFailure?
    private let start: () throws(RunFailure) -> ChildProcess
    /// While the file is busy: when to try again and the pause before that, in steady seconds.
    private var retry: (at: Double, after: Double)?
    private var request: ArraySlice<UInt8>
    private var output: [UInt8] = []
    private var errors: [UInt8] = []
    private let asked: WireRequest
    private let setting: RunSetting
    private var limits: RunLimits { setting.limits }
    private var started: Double

    init(
        path: String, arguments: [String], environment: [String: String], folder: String?,
        request: WireRequest, setting: RunSetting, at now: Moment
    ) {
        asked = request
        self.request = Array((request.line + "\n").utf8)[...]
        self.setting = setting
        started = now.steady
        start = { () throws(RunFailure) in
            try ChildProcess(path: path, arguments: arguments, environment: environment, folder: folder)
        }
        begin(now)
    }

    private func begin(_ now: Moment) {
        let pause = retry.map { min($0.after * 1.5, 0.25) } ?? 0.005
        retry = nil
        do {
            child = try start()
            // What it had to wait for is no part of its time.
            started = now.steady
        } catch .cannotStart(_, code: ETXTBSY) where now.steady < started + min(2, limits.seconds) {
            retry = (now.steady + pause, pause)
        } catch {
            failedStart = error
        }
    }

    deinit { cancel() }

    var descriptors: [PollDescriptor] {
        guard let child else { return [] }
        var descriptors: [PollDescriptor] = []
        for descriptor in [child.output, child.errors, child.exit] where descriptor >= 0 {
            descriptors.append(PollDescriptor(descriptor))
        }
        if child.input >= 0 { descriptors.append(PollDescriptor(child.input, isForWriting: true)) }
        return descriptors
    }

    var deadline: Double? {
        guard let child else { return retry?.at ?? (failedStart == nil ? nil : started) }
        let limit =
            switch phase {
            case .running: started + limits.seconds
            case .dying(_, let until): until
            case .over: started
            }
        // Without a descriptor for its end, look now and then.
        return child.exit >= 0 ? limit : min(limit, lastLook + 0.05)
    }
    private var lastLook = 0.0

    func service(_ now: Moment) -> RunOutcome? {
        lastLook = now.steady
        if let retry, now.steady >= retry.at { begin(now) }
        if let failure = failedStart {
            failedStart = nil
            return RunOutcome(.failure(failure))
        }
        guard child != nil else { return nil }
        switch phase {
        case .running:
            write()
            read()
            if output.count > limits.output {
                end(.tooMuchOutput(limit: limits.output), now)
            } else if child?.hasEnded == true {
                return collect(nil, now)
            } else if now.steady >= started + limits.seconds {
                end(.timedOut(seconds: limits.seconds), now)
            }
        case .dying(let failure, let until):
            // It can outlive SIGKILL only inside the kernel; then it is left there.
            if child?.hasEnded == true || now.steady >= until { return collect(failure, now) }
        case .over:
            break
        }
        // Most are gone at once.
        if case .dying(let failure, _) = phase, child?.hasEnded == true { return collect(failure, now) }
        return nil
    }

    func cancel() {
        retry = nil
        guard child != nil else { return }
        child?.killGroup()
        // Nobody will ask again: what is not collected now stays with us as a zombie.
        child?.waitForEnd(milliseconds: 100)
        _ = child?.reap()
        child?.closeAll()
        child = nil
        phase = .over
    }

    private func end(_ failure: RunFailure, _ now: Moment) {
        child?.killGroup()
        readErrors()
        child?.closeInput()
        child?.closeOutput()
        child?.closeErrors()
        phase = .dying(failure, until: now.steady + 1)
    }

    private func collect(_ failure: RunFailure?, _ now: Moment) -> RunOutcome? {
        // Before it is reaped its number names only its own group.
        child?.killGroup()
        if failure == nil { read() }
        readErrors()
        let end = child?.reap()
        child?.closeAll()
        child = nil
        phase = .over
        let text = String(decoding: errors, as: UTF8.self)
        let result: Result<Decoded<WireReply>, RunFailure> =
            if let failure {
                .failure(failure)
            } else if let end, end.signal != 0 {
                .failure(.ended(signal: end.signal, errors: text))
            } else if let end, end.code != 0, !setting.ignoresCode {
                .failure(.exited(code: end.code, errors: text))
            } else if output.count > limits.output {
                .failure(.tooMuchOutput(limit: limits.output))
            } else {
                setting.read(
                    PrintedOutput(
                        bytes: output, errors: text,
                        limits: JSONReader.Limits(bytes: max(limits.output, 1 << 20))), asked)
            }
        return RunOutcome(
            result, errors: text, seconds: now.steady - started, peak: Int(end?.peak ?? 0),
            code: end.flatMap { $0.signal == 0 ? $0.code : nil },
            signal: end.flatMap { $0.signal == 0 ? nil : $0.signal }, cpu: end?.cpu)
    }

    private func write() {
        guard let descriptor = child?.input, descriptor >= 0 else { return }
        while !request.isEmpty {
            let written = request.withUnsafeBytes { bytes in
                bytes.baseAddress.map { vistazo_write(descriptor, $0, bytes.count) } ?? 0
            }
            if written < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN { return }
                // It does not want to know: that is its right.
                break
            }
            request = request.dropFirst(written)
        }
        child?.closeInput()
    }

    private func read() {
        if let descriptor = child?.output, descriptor >= 0,
            drain(descriptor, into: &output, atMost: limits.output + 1)
        {
            child?.closeOutput()
        }
        readErrors()
    }

    private func readErrors() {
        guard let descriptor = child?.errors, descriptor >= 0 else { return }
        if drain(descriptor, into: &errors, atMost: .max) { child?.closeErrors() }
        errors = errors.suffix(limits.errors)
    }

    /// True at the end of the stream.
    private func drain(_ descriptor: Int32, into bytes: inout [UInt8], atMost limit: Int) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        // A writer that never pauses must not keep us here.
        for _ in 0..<32 where bytes.count < limit {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 {
                return true
            } else if errno != EINTR {
                return errno != EAGAIN
            }
        }
        return false
    }
}
