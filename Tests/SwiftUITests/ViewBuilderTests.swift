import Testing
import VistazoArchive

@testable import SwiftUI

@MainActor
struct ViewBuilderTests {
    @Test func `statements of a closure become children in their order`() {
        let view = VStack {
            Text("a")
            Text("b")
            Text("c")
        }
        #expect(lowered(view) == stack(.vertical, .text("a"), .text("b"), .text("c")))
    }

    @Test(arguments: [true, false])
    func `if without else leaves nothing behind, not even an empty child`(isShown: Bool) {
        let view = HStack {
            Text("a")
            if isShown { Text("b") }
        }
        #expect(
            lowered(view)
                == (isShown ? stack(.horizontal, .text("a"), .text("b")) : stack(.horizontal, .text("a"))))
    }

    @Test(arguments: [(0, "zero"), (1, "one"), (7, "many")])
    func `switch takes one branch`(number: Int, word: String) {
        let view = Group {
            switch number {
            case 0: Text("zero")
            case 1: Text("one")
            default: Text("many")
            }
        }
        #expect(lowered(view) == .text(word))
    }

    @Test func `groups, loops and tuples flatten into their parent`() {
        let view = HStack {
            Group {
                Text("a")
                ForEach(0..<2) { Text("\($0)") }
            }
            ForEach(["x", "y"], id: \.self) { name in
                Text(name)
                Text(verbatim: "-")
            }
            EmptyView()
        }
        #expect(
            lowered(view)
                == stack(
                    .horizontal, .text("a"), .text("0"), .text("1"), .text("x"), .text("-"), .text("y"),
                    .text("-")))
    }

    @Test func `a modifier of a group is given to each of its views`() {
        let view = HStack {
            Group {
                Text("a")
                Text("b")
            }.bold()
        }
        #expect(
            lowered(view) == stack(.horizontal, .text("a").with(.bold(true)), .text("b").with(.bold(true))))
    }

    @Test func `several views at the top stand above each other, none are empty`() {
        let both = Group {
            Text("a")
            Text("b")
        }
        #expect(lowered(both) == stack(.vertical, .text("a"), .text("b")))
        #expect(lowered(EmptyView()) == .empty)
    }

    @Test func `more than ten statements are one tuple`() {
        let view = VStack {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
        guard case .stack(let stack) = lowered(view).content else {
            Issue.record("not a stack")
            return
        }
        #expect(stack.children.count == 12)
    }

    @Test func `a view nested without end is cut and reported, and does not crash`() {
        struct Endless: View {
            var body: some View { AnyView(Endless()) }
        }
        let context = context()
        #expect(lower(Endless(), in: EnvironmentValues(lowering: context)) == .empty)
        #expect(context.diagnostics == [.tooDeep])
    }
}
