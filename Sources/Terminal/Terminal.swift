import CNcurses
import CSignals
import Foundation
import Glibc
import VistazoCells
import VistazoDashboard

/// A terminal's screen, taken over until `stop`: paints grids and tells what a person does.
///
/// One at a time in a process, used by one thread. Every way out gives the terminal back: `stop`, `exit`,
/// signals and Swift's traps. Nothing is asked of the terminal, so no answer can turn up on a prompt.
package final class Terminal {
    /// Columns and rows now.
    package private(set) var size: CellSize
    /// `.none` means bold, dim and reverse only.
    package let depth: ColorDepth
    /// Whether only ASCII can be shown; `paint` puts stand-ins for the rest.
    package let isASCII: Bool
    /// The TERM that has no terminfo entry, where `xterm-256color` serves in its place.
    package let unknownName: String?
    /// To be polled for input; then call `events`.
    package let inputDescriptor: Int32
    /// To be polled for input; then call `signals`.
    package let signalDescriptor: Int32

    var painter: Painter
    private var decoder = KeyDecoder()
    private var waitingSince: UInt64 = 0
    private let output: Int32
    private let escapeDelay: UInt64
    private var isStopped = false
    /// Told while the job was being stopped.
    private var untold: [TerminalSignal] = []

    /// Modes that curses knows nothing of: pastes come bracketed.
    private static let modesOn = "\u{1B}[?2004h"
    private static let modesOff = "\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2026l"

    /// Takes the screen over; the caller's thread becomes the one that may be handled after a stack overflow.
    package convenience init(options: TerminalOptions) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        try Self.waitForForeground()
        try self.init(options: options, input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// With descriptors that need not be terminals: their size is then 80 x 24.
    init(options: TerminalOptions, input: Int32, output: Int32) throws(TerminalError) {
        let description = try TerminalDescription(options: options, output: output)
        isASCII = !CharacterSet.setUTF8(environment: options.environment) || options.asciiOnly
        depth = description.depth
        unknownName = description.unknownName
        inputDescriptor = input
        self.output = output
        escapeDelay = UInt64(max(options.escapeDelay, 0)) * 1_000_000

        _ = csignals_remember(input)
        guard let reading = fdopen(dup(input), "r"), let writing = fdopen(dup(output), "w") else {
            throw .system(errno)
        }
        use_env(false)
        use_tioctl(true)
        guard vistazo_open(description.name, description.database, writing, reading) != nil else {
            throw .unknownTerminal(description.name)
        }
        signalDescriptor = csignals_open()
        guard signalDescriptor >= 0 else {
            endwin()
            throw .system(errno)
        }
        painter = Painter(
            depth: depth, isASCII: isASCII, synchronizesOutput: options.synchronizesOutput, output: output)
        size = .zero
        csignals_guard_thread()
        csignals_hold_messages()
        arm()
        raw()
        noecho()
        nonl()
        curs_set(0)
        updateSize()
    }

    deinit { stop() }

    /// Lets another thread that runs code of widgets give the terminal back after a stack overflow.
    package static func guardThread() { csignals_guard_thread() }

    /// Shows a grid, from the upper left; what is beyond the screen is cut, what is missing is blank.
    ///
    /// Sends only what differs from the last one, in one go, and nothing at all where nothing does. The
    /// cursor stands at `cursor`, and is hidden where that is nil.
    package func paint(_ grid: CellGrid, cursor: CellPoint? = nil) {
        guard !isStopped else { return }
        painter.paint(grid, size: size, cursor: cursor)
    }

    /// Makes the next `paint` write the whole screen, for whatever may have been written over it.
    package func repaint() { painter.forget() }

    /// What has come since the last call; never waits.
    package func events() -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        // A flood is read in turns, so that the loop goes on.
        for _ in 0..<16 {
            var polled = pollfd(fd: inputDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, 0) > 0 else { break }
            let count = read(inputDescriptor, &buffer, buffer.count)
            if count > 0 {
                events += decoder.feed(buffer[..<count])
                waitingSince = monotonicNanoseconds()
            } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
                return events + [.closed]
            } else {
                break
            }
        }
        if escapeWait == 0 { events += decoder.giveUpWaiting() }
        return events
    }

    /// Milliseconds after which `events` is to be called though nothing has come; nil where that is not so.
    package var escapeWait: Int? {
        guard decoder.isWaiting else { return nil }
        let passed = monotonicNanoseconds() &- waitingSince
        return passed >= escapeDelay ? 0 : Int((escapeDelay - passed + 999_999) / 1_000_000)
    }

    /// What the system has told since the last call, in order, each kind once; never waits.
    package func signals() -> [TerminalSignal] {
        var found = readSignals()
        for signal in found where !untold.contains(signal) { untold.append(signal) }
        (found, untold) = (untold, [])
        if found.contains(.resumed) { resume() }
        if found.contains(.resized) { updateSize() }
        return found
    }

    private func readSignals() -> [TerminalSignal] {
        var found: [TerminalSignal] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        while case let count = read(signalDescriptor, &buffer, buffer.count), count > 0 {
            for byte in buffer[..<count] {
                let signal: TerminalSignal =
                    switch Int32(byte) {
                    case SIGWINCH: .resized
                    case SIGCHLD: .child
                    case SIGTSTP: .suspend
                    case SIGCONT: .resumed
                    default: .end(Int32(byte))
                    }
                if !found.contains(signal) { found.append(signal) }
            }
        }
        return found
    }

    /// Turns the mouse on or off; off at start, so that text can be selected.
    package func setMouse(_ isOn: Bool) {
        send(isOn ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l")
    }

    /// Rings the bell.
    package func beep() { send("\u{7}") }

    /// Puts a text into the clipboard by OSC 52 of xterm's control sequences; a terminal that does not allow it does
    /// nothing, and never says so.
    package func copy(_ text: String) { send("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}") }

    /// Gives the terminal back, stops the job as Ctrl-Z does, and takes the screen again when it goes on; the
    /// next `paint` writes all of it.
    package func suspend() {
        guard !isStopped else { return }
        giveBack()
        csignals_stop_job()
        untold += readSignals().filter { $0 != .resumed && $0 != .suspend }
        resume()
        updateSize()
    }

    /// Gives the terminal back for good, then prints what was written to standard error meanwhile.
    package func stop() {
        guard !isStopped else { return }
        isStopped = true
        giveBack()
        csignals_release_messages()
        csignals_close()
    }

    /// Gives the terminal back and ends the process by a signal, as if nobody had handled it.
    package func end(by signal: Int32) -> Never {
        stop()
        csignals_die(signal)
        exit(128 + signal)
    }

    private func giveBack() {
        send(Self.modesOff)
        endwin()
        // Without a second screen what was drawn stays, and the shell goes on in the last row.
        if TerminalDescription.text(of: "rmcup") == nil, let clear = TerminalDescription.text(of: "el") {
            send(clear)
        }
        csignals_disarm()
    }

    private func resume() {
        // After a stop that came without warning the modes are the shell's.
        arm()
        reset_prog_mode()
        painter.forget()
    }

    private func arm() {
        send(Self.modesOn)
        let parts = [Self.modesOff] + ["sgr0", "op", "rmcup", "cnorm"].compactMap(TerminalDescription.text)
        let bytes = parts.joined()
        csignals_arm(output, bytes, bytes.utf8.count)
    }

    private func send(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    private func updateSize() {
        var columns: Int32 = 80
        var rows: Int32 = 24
        _ = vistazo_terminal_size(output, &columns, &rows)
        let now = CellSize(columns: Int(columns), rows: Int(rows))
        if now != size {
            resizeterm(rows, columns)
            size = now
            painter.forget()
        }
    }

    /// Started with `&` the job waits until it is brought to the front, so that the shell's own modes are
    /// not taken for those to give back.
    private static func waitForForeground() throws(TerminalError) {
        // The system stops the whole job in the middle of tcdrain(3), which changes nothing of the terminal. A
        // signal sent by hand might reach another thread and stop this one only after it has gone on.
        for _ in 0..<3 where tcgetpgrp(STDIN_FILENO) != getpgrp() { _ = tcdrain(STDIN_FILENO) }
        guard tcgetpgrp(STDIN_FILENO) == getpgrp() else { throw .inBackground }
    }
}

/// Nanoseconds of a clock that never steps.
private func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
