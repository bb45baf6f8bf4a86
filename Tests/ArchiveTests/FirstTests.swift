import Testing

@testable import VistazoArchive

@Suite struct FirstTests {
    @Test func `families tile the lattice`() {
        #expect(1 == 1)
    }
}
