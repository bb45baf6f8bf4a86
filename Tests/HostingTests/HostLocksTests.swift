import Foundation
import Testing

@testable import VistazoHosting

@Suite struct HostLocksTests {
    let bench: Bench

    init() throws { bench = try Bench() }

    private func locks() throws -> HostLocks { try #require(HostLocks(path: bench.path("host.locks"))) }

    @Test func `what one holds nobody else takes, nor it itself, until it is freed`() throws {
        let (one, other) = (try locks(), try locks())
        #expect(one.take(["a"]))
        #expect(!other.take(["a"]))
        #expect(!one.take(["a"]))
        #expect(other.take(["b"]))
        #expect(other.isHeldElsewhere("a"))
        #expect(!one.isHeldElsewhere("a"))
        other.free(["a"])
        #expect(!other.take(["a"]))
        one.free(["a"])
        #expect(other.take(["a"]))
    }

    @Test func `of several all are taken or none`() throws {
        let (one, other) = (try locks(), try locks())
        #expect(one.take(["m"]))
        #expect(!other.take(["z", "m", "a", "a"]))
        #expect(one.take(["a", "z"]))
        one.freeAll()
        #expect(other.take(["z", "m", "a", "a"]))
    }

    @Test func `what ends frees what it held`() throws {
        let other = try locks()
        do {
            let one = try locks()
            #expect(one.take(["a"]))
            #expect(!other.take(["a"]))
        }
        #expect(other.take(["a"]))
    }

    @Test func `groups are locked each, and those that name none share one`() {
        #expect(HostLocks.groups([]) == ["groups"])
        #expect(HostLocks.groups(["b", "a"]) == ["group b", "group a"])
        #expect(!HostLocks.groups(["s"]).contains("groups"))
    }

    @Test func `where no file can be there are no locks`() {
        #expect(HostLocks(path: bench.path("no/such/folder")) == nil)
    }
}
