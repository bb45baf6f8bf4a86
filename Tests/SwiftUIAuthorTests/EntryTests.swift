import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry var plan: String = "none"
    @Entry var limits: [String: ClosedRange<Int>] = ["a": 1...2]
    @Entry var owner: String?
    @Entry var step = 4
    @Entry var choose: (Int) -> Bool = { $0 > 2 }
}

/// `@Entry` makes a variable a value of the environment, in all the ways of writing one.
struct EntryTests {
    @Test func `a value is its default until it is set`() {
        var values = EnvironmentValues()
        #expect(values.plan == "none")
        #expect(values.limits["a"] == 1...2)
        #expect(values.owner == nil)
        #expect(values.step == 4)
        #expect(values.choose(3))
        values.plan = "gold"
        values.owner = "Ann"
        values.step += 1
        #expect(values.plan == "gold" && values.owner == "Ann" && values.step == 5)
    }
}
