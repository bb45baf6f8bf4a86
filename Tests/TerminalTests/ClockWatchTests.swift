import Glibc
import Testing

@testable import VistazoTerminal

@Suite struct ClockWatchTests {
    @Test func `a clock that goes on evenly wakes nobody, before and after it was taken note of`() {
        let watch = ClockWatch()
        for _ in 0..<3 {
            var polled = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
            #expect(watch.descriptor >= 0)
            #expect(poll(&polled, 1, 20) == 0)
            watch.silence()
        }
    }
}
