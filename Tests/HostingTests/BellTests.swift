import Foundation
import Testing

@testable import VistazoHosting

@Suite struct BellTests {
    private let bell = Bell()

    private var isReadable: Bool {
        var end = PollDescriptor(bell.descriptor).poll
        return poll(&end, 1, 0) == 1 && end.revents & Int16(POLLIN) != 0
    }

    @Test func `A bell is readable from its ring until it is silenced`() {
        #expect(!isReadable)
        bell.ring()
        #expect(isReadable)
        bell.silence()
        #expect(!isReadable)
    }

    @Test func `One silence takes back every ring, and a full pipe keeps nobody waiting`() {
        for _ in 0..<100_000 { bell.ring() }
        #expect(isReadable)
        bell.silence()
        #expect(!isReadable)
        bell.ring()
        #expect(isReadable)
    }
}
