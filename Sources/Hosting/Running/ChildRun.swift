import CSpawn
import Foundation
import VistazoArchive

/// One request to a program: start it, write the request, collect the reply.
///
/// Nothing here waits: a loop polls `descriptors` until `deadline` and calls `service`. The program's keeper holds it
/// to its limits of time, memory and processes, and ends what is left when it ends; what it prints is counted here.
final class ChildRun: ExtensionRun {
    private enum Phase {
        case running
        /// Asked to end; until then (steady seconds) it may take its time.
        case ending(RunFailure, until: Double)
        /// Its keeper does not answer.
        case forced(RunFailure, until: Double)
        case over
    }

    /// Standard error may be so many times as long as standard output before it is too much.
    private static let errorFactor = 8

    private var phase = Phase.running
    private var child: ChildProcess?
    private var failedStart: RunFailure?
    private let path: String
    private let folder: String?
    private var request: ArraySlice<UInt8>
    private var output: [UInt8] = []
    private var errors: [UInt8] = []
    private var errorCount = 0
    private let asked: WireRequest
    /// What was told in confidence, nil for nothing; and what of standard error nobody has heard for that.
    private let mask: SecretMask?
    private var unheard: [UInt8] = []
    private let setting: RunSetting
    private var limits: RunLimits { setting.limits }
    private let started: Double
    private var temporary: TemporaryFolder?

    init(
        path: String, arguments: [String], environment: [String: String], folder: String?,
        request: WireRequest, setting: RunSetting, at now: Moment
    ) {
        self.path = path
        self.folder = folder
        asked = request
        self.request = setting.isAsked ? Array((request.line + "\n").utf8)[...] : []
        self.setting = setting
        mask = request.secrets.isEmpty ? nil : SecretMask(request.secrets)
        started = now.steady
        do {
            try setting.makeFolders()
            temporary = try setting.makeTemporaryFolder()
            var environment = environment
            if let temporary { environment["TMPDIR"] = temporary.path }
            child = try ChildProcess(
                ChildProcess.Order(
                    path: path, arguments: arguments, environment: environment, folder: folder,
                    writable: setting.writableFolders, limits: setting.limits,
                    isContained: !setting.isErrand))
        } catch {
            failedStart = error
        }
    }

    deinit { cancel() }

    var descriptors: [PollDescriptor] {
        guard let child else { return [] }
        var descriptors: [PollDescriptor] = []
        for descriptor in [child.output, child.errors, child.line] where descriptor >= 0 {
            descriptors.append(PollDescriptor(descriptor))
        }
        if child.input >= 0 { descriptors.append(PollDescriptor(child.input, isForWriting: true)) }
        return descriptors
    }

    var deadline: Double? {
        if failedStart != nil { return started }
        switch phase {
        case .running: return limits.seconds.isFinite ? started + limits.seconds : nil
        case .ending(_, let until), .forced(_, let until): return until
        case .over: return nil
        }
    }

    func service(_ now: Moment) -> RunOutcome? {
        if let failure = failedStart {
            failedStart = nil
            phase = .over
            return RunOutcome(.failure(failure))
        }
        guard child != nil else { return nil }
        if case .running = phase {
            write()
            read()
            if isTooMuch { end(.tooMuchOutput(limit: limits.output), now) }
        }
        if child?.isOver == true { return collect(now) }
        guard let deadline, now.steady >= deadline else { return nil }
        switch phase {
        case .running:
            end(.timedOut(seconds: limits.seconds), now)
        case .ending(let failure, _):
            child?.force()
            phase = .forced(failure, until: now.steady + 0.5)
        case .forced(let failure, _):
            // Stuck inside the kernel; it is left there.
            child?.abandon()
            return finish(.failure(failure), nil, now)
        case .over:
            break
        }
        return nil
    }

    func cancel() {
        guard child != nil else { return }
        child?.stop()
        child?.closePipes()
        // Nobody will ask again: what is not collected now stays with us as a zombie. Its keeper ends it all the same.
        child?.waitForEnd(milliseconds: 100)
        if child?.isOver == true { _ = child?.collect() } else { child?.abandon() }
        child = nil
        temporary?.remove()
        phase = .over
    }

    private var isTooMuch: Bool {
        output.count > limits.output || errorCount / Self.errorFactor > limits.output
    }

    private func end(_ failure: RunFailure, _ now: Moment) {
        child?.stop()
        readErrors()
        child?.closePipes()
        phase = .ending(failure, until: now.steady + 1.5)
    }

    private func collect(_ now: Moment) -> RunOutcome? {
        // A writer that has ended may have left more than one reading takes.
        if case .running = phase { read() }
        guard let end = child?.collect() else { return nil }
        let failure: RunFailure? =
            switch (phase, end.cause) {
            case (.ending(let failure, _), _), (.forced(let failure, _), _): failure
            case (_, vistazo_not_started): notStarted(end)
            case (_, vistazo_out_of_time): .timedOut(seconds: limits.seconds)
            case (_, vistazo_out_of_memory):
                .tooMuchMemory(limit: limits.memory, reached: max(end.peak * 1024, limits.memory + 1))
            case (_, vistazo_out_of_processes): .tooManyProcesses(limit: limits.processes)
            case (_, vistazo_ended) where end.signal == 0 && (end.code == 0 || setting.ignoresCode):
                isTooMuch ? .tooMuchOutput(limit: limits.output) : nil
            case (_, vistazo_ended) where end.signal == 0: .exited(code: end.code, errors: errorText)
            default: .ended(signal: end.signal == 0 ? SIGKILL : end.signal, errors: errorText)
            }
        return finish(failure.map { .failure($0) } ?? reply(), end, now)
    }

    private func reply() -> Result<Decoded<WireReply>, RunFailure> {
        let bytes = JSONReader.Limits(bytes: max(limits.output, 1 << 20))
        let printed = mask?.output(output) ?? output
        return setting.read(PrintedOutput(bytes: printed, errors: errorText, limits: bytes), asked)
    }

    private func finish(
        _ result: Result<Decoded<WireReply>, RunFailure>, _ end: VistazoEnd?, _ now: Moment
    ) -> RunOutcome {
        child?.closePipes()
        child = nil
        temporary?.remove()
        phase = .over
        if let mask {
            hearErrors(atEnd: true)
            setting.hear?(.output, mask.output(output)[...])
        }
        let hasRun = end.map { $0.cause != vistazo_not_started } ?? false
        var outcome = RunOutcome(
            result.mapError { $0.isOverLimit ? setting.recognise?(output) ?? $0 : $0 }, errors: errorText,
            seconds: now.steady - started, peak: Int(end?.peak ?? 0),
            code: hasRun ? end.flatMap { $0.signal == 0 ? $0.code : nil } : nil,
            signal: hasRun ? end.flatMap { $0.signal == 0 ? nil : $0.signal } : nil,
            cpu: hasRun ? end?.cpu : nil)
        outcome.overhead = hasRun ? end?.keeper_cpu : nil
        return outcome
    }

    private var errorText: String { String(decoding: mask?.errors(errors) ?? errors, as: UTF8.self) }

    /// Lines that are whole: a secret may come in pieces.
    private func hearErrors(atEnd isEnd: Bool) {
        guard let mask, let hear = setting.hear else { return }
        let count = isEnd ? unheard.count : unheard.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        guard count > 0 else { return }
        hear(.errors, mask.errors(Array(unheard[..<count]))[...])
        unheard.removeFirst(count)
    }

    private func notStarted(_ end: VistazoEnd) -> RunFailure {
        switch end.step {
        case vistazo_entering: .noFolder(path: folder ?? "", code: end.error)
        case vistazo_confining: .noSandbox(code: end.error)
        case vistazo_executing where end.error == ENOENT && access(path, F_OK) == 0:
            // Of a file that is there, it is the interpreter that is not.
            RunFailure.interpreter(of: path).map { .noInterpreter(path: path, interpreter: $0) }
                ?? .cannotStart(path: path, code: ENOEXEC)
        default: .cannotStart(path: path, code: end.error)
        }
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
        if let descriptor = child?.output, descriptor >= 0 {
            let kept = output.count
            if drain(descriptor, into: &output, atMost: limits.output + 1) { child?.closeOutput() }
            if output.count > kept, mask == nil { setting.hear?(.output, output[kept...]) }
        }
        readErrors()
    }

    private func readErrors() {
        guard let descriptor = child?.errors, descriptor >= 0 else { return }
        let kept = errors.count
        let isClosed = drain(descriptor, into: &errors, atMost: .max)
        errorCount += errors.count - kept
        if errors.count > kept {
            if mask == nil {
                setting.hear?(.errors, errors[kept...])
            } else if setting.hear != nil {
                unheard += errors[kept...]
                hearErrors(atEnd: false)
            }
        }
        if errors.count > limits.errors { errors = Array(errors.suffix(max(0, limits.errors))) }
        if isClosed { child?.closeErrors() }
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
