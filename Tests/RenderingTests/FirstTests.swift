import Testing

@testable import VistazoRendering

@Suite struct FirstTests {
    @Test func `families tile the lattice`() {
        #expect(1 == 1)
    }
}
