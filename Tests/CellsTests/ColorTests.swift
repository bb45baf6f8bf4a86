import Testing

@testable import VistazoCells

@Suite struct ColorTests {
    @Test(arguments: [
        (CellColor.rgb(255, 0, 0), UInt8(196)), (.rgb(0, 0, 0), 16), (.rgb(255, 255, 255), 231),
        (.rgb(95, 135, 175), 67), (.rgb(8, 8, 8), 232), (.rgb(118, 118, 118), 243), (.rgb(254, 136, 1), 208),
    ])
    func `RGB becomes the nearest of the cube and the greys`(_ color: CellColor, _ index: UInt8) {
        #expect(color.mapped(to: .indexed) == .indexed(index))
    }

    @Test(arguments: [
        (CellColor.rgb(240, 163, 94), NamedColor.yellow), (.rgb(224, 80, 90), .red),
        (.rgb(111, 168, 220), .blue), (.rgb(143, 191, 127), .green), (.rgb(104, 184, 181), .cyan),
        (.rgb(255, 255, 255), .brightWhite), (.rgb(0, 0, 0), .black), (.rgb(110, 110, 118), .brightBlack),
        (.rgb(197, 143, 214), .magenta),
    ])
    func `RGB keeps its hue among sixteen`(_ color: CellColor, _ name: NamedColor) {
        #expect(color.mapped(to: .sixteen) == .indexed(name.rawValue))
    }

    @Test func `every entry of the cube and the greys maps to itself or its equal`() {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        for index in 0..<216 {
            let color = CellColor.rgb(levels[index / 36], levels[index / 6 % 6], levels[index % 6])
            #expect(color.mapped(to: .indexed) == .indexed(UInt8(16 + index)))
        }
        for step in UInt8(0)..<24 {
            let color = CellColor.rgb(8 + 10 * step, 8 + 10 * step, 8 + 10 * step)
            #expect(color.mapped(to: .indexed) == .indexed(232 + step))
        }
    }

    @Test(arguments: NamedColor.allCases)
    func `a named colour keeps its name at every depth but none`(_ name: NamedColor) {
        for depth in ColorDepth.allCases where depth != .none {
            #expect(CellColor.named(name).mapped(to: depth) == .indexed(name.rawValue))
        }
        #expect(CellColor.named(name).mapped(to: .none) == .standard)
    }

    @Test(arguments: ColorDepth.allCases)
    func `the terminal's own colour stays its own`(_ depth: ColorDepth) {
        #expect(CellColor.standard.mapped(to: depth) == .standard)
    }

    @Test func `mixing keeps both ends`() {
        let red = RGB(200, 10, 20)
        #expect(red.mixed(over: RGB(0, 0, 0), share: 100) == red)
        #expect(red.mixed(over: RGB(1, 2, 3), share: 0) == RGB(1, 2, 3))
        #expect(red.mixed(over: RGB(1, 2, 3), share: 1000) == red)
        #expect(red.hex == "#c80a14")
    }
}
