import Foundation
import Testing
import VistazoLogbook

@Suite struct PokeTests {
    let place: TemporaryFolder

    init() throws { place = try TemporaryFolder() }

    @Test func `every listener hears a poke, in order`() throws {
        let listeners = try ["1", "2"].map { try PokeListener(folder: place.path, name: $0) }
        #expect(Poke.send("a", folder: place.path) == 2)
        #expect(Poke.send("b", folder: place.path) == 2)
        for listener in listeners { #expect(listener.drain() == ["a", "b"]) }
        #expect(listeners[0].drain() == [])
    }

    @Test func `the socket of a dead listener is removed, other files are not`() throws {
        let address = place.file("9.sock")
        // Bound and closed, but not unlinked: what a killed process leaves.
        let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: address.utf8) }
        let bound = withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(bound == 0)
        close(socket)
        try place.write(Data(), to: "note.txt")
        let listener = try PokeListener(folder: place.path, name: "1")
        #expect(Poke.send("a", folder: place.path) == 1)
        #expect(try place.names() == ["1.sock", "note.txt"])
        #expect(listener.drain() == ["a"])
    }

    @Test func `a full queue does not hold the sender up`() throws {
        let listener = try PokeListener(folder: place.path, name: "1")
        for _ in 0..<2000 { Poke.send("x", folder: place.path) }
        #expect(!listener.drain().isEmpty)
        #expect(try place.names() == ["1.sock"])
    }

    @Test func `a folder whose path is longer than an address works`() throws {
        let deep = place.file(
            Array(repeating: String(repeating: "d", count: 40), count: 5).joined(separator: "/"))
        let listener = try PokeListener(folder: deep, name: "1")
        #expect(Poke.send("a", folder: deep) == 1)
        #expect(listener.drain() == ["a"])
    }

    @Test func `no folder and no listener are no errors`() {
        #expect(Poke.send("a", folder: place.file("none")) == 0)
        #expect(Poke.send("a", folder: place.path) == 0)
    }

    @Test func `a listener that ends takes its socket along`() throws {
        do { _ = try PokeListener(folder: place.path, name: "1") }
        #expect(try place.names() == [])
    }

    @Test func `folder and socket are the user's alone, also where the folder was open to others`() throws {
        #expect(chmod(place.path, 0o777) == 0)
        let listener = try PokeListener(folder: place.path, name: "1")
        var status = stat()
        #expect(stat(place.path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)
        #expect(stat(place.file("1.sock"), &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(Poke.send("a", folder: place.path) == 1)
        #expect(listener.drain() == ["a"])
    }

    @Test func `what is huge, binary or empty is cut and mended, and never waited for`() throws {
        let listener = try PokeListener(folder: place.path, name: "1")
        let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(socket) }
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: place.file("1.sock").utf8) }
        for bytes in [[UInt8](repeating: 0xFF, count: 100_000), [], [0, 0x1B, 0x9B, 0xC3]] {
            let sent = withUnsafePointer(to: &name) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    sendto(socket, bytes, bytes.count, 0, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            #expect(sent == bytes.count)
        }
        let heard = listener.drain()
        #expect(heard.count == 3)
        #expect(heard[0].unicodeScalars.count == Poke.limit)
        #expect(heard[1].isEmpty)
        #expect(heard[2].unicodeScalars.map(\.value) == [0, 0x1B, 0xFFFD, 0xFFFD])
    }
}
