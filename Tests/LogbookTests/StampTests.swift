import Testing

@testable import VistazoLogbook

@Suite struct StampTests {
    @Test(arguments: [
        "2026-11-30T10:12:30Z", "2026-11-30T10:12:30.050+01:00", "0001-01-02T00:00:00-03:30",
        "9999-12-30T23:59:59Z",
        "2024-02-29T00:00:00+14:00",
    ])
    func `what an instant writes is read back`(text: String) throws {
        let stamp = try #require(Stamp(text))
        #expect(stamp.instant.text(offset: stamp.offset) == text)
    }

    @Test(arguments: [
        "", "2026-11-30", "2026-11-30T10:12:30", "2026-02-30T10:12:30Z", "2026-11-30T24:00:00Z",
        "2026-11-30T10:60:00Z",
        "2026-11-30T10:12:30+0100", "2026-11-30T10:12:30.Z", "2026-11-30T10:12:30ZZ",
        "2026-11-30T10:12:30+25:00",
        "2026/11/30T10:12:30Z", "2026-11-30T1x:12:30Z",
    ])
    func `nothing else is a stamp`(text: String) {
        #expect(Stamp(text) == nil)
    }
}
