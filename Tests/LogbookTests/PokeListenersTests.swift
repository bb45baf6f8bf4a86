import Foundation
import Testing
import VistazoLogbook

@Suite struct PokeListenersTests {
    @Test func `who listens and who is gone is told without a word to anybody`() throws {
        let place = try TemporaryFolder()
        #expect(Poke.listeners(in: place.path + "/none").isEmpty)
        let living = try PokeListener(folder: place.path, name: "1")
        do {
            // Bound and closed, as a process that was killed leaves it.
            let dying = try PokeListener(folder: place.path, name: "2")
            try FileManager.default.moveItem(
                atPath: place.file("2.sock"), toPath: place.file("3.sock"))
            #expect(dying.name == "2")
        }
        try place.write(Data(), to: "note.txt")
        try place.write(Data(), to: "4.sock")
        #expect(
            Poke.listeners(in: place.path) == [
                .init(name: "1", isAlive: true), .init(name: "3", isAlive: false),
                .init(name: "4", isAlive: false),
            ])
        #expect(try place.names() == ["1.sock", "3.sock", "4.sock", "note.txt"])
        #expect(living.drain().isEmpty)
    }
}
