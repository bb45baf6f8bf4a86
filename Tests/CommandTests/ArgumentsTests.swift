import Testing
import VistazoWords

@testable import vistazo

@Suite struct ArgumentsTests {
    static let at = Syntax.Option("--at", "WHEN")
    static let goal = Syntax.Option("--goal", "GOAL", short: "-g", repeatable: true)
    static let create = Syntax.Option("--create")
    static let syntax = Syntax(
        "log ITEM [AMOUNT]", key: "log", operands: 1...2, options: [at, goal, create, .json])

    func parse(_ arguments: String...) throws -> Arguments { try Arguments(arguments, Self.syntax) }

    @Test func `options stand anywhere and take their value either way`() throws {
        let arguments = try parse("--at", "-90m", "water", "--create", "1.5", "-g", "3/day", "--goal=a=b")
        #expect(arguments.operands == ["water", "1.5"])
        #expect(arguments[Self.at] == "-90m")
        #expect(arguments.has(Self.create))
        #expect(!arguments.has(.json))
        #expect(arguments.all(Self.goal) == ["3/day", "a=b"])
        #expect(try parse("water", "--at=")[Self.at] == "")
    }

    @Test func `after two dashes nothing is an option`() throws {
        let arguments = try parse("--", "--help", "--json")
        #expect(arguments.operands == ["--help", "--json"])
        #expect(!arguments.wantsHelp)
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["water", "--help"], ["--at", "--help"], ["--nonsense", "--help"],
    ])
    func `help before two dashes wins over everything`(arguments: [String]) throws {
        #expect(try Arguments(arguments, Self.syntax).wantsHelp)
    }

    @Test(arguments: ["-250", "-1,5", "-.5", "-"])
    func `a negative number is an operand`(number: String) throws {
        #expect(try parse("water", number).operand(1) == number)
    }

    @Test(arguments: [
        (["x", "--craete"], UsageError.unknownOption("--craete", near: "--create")),
        (["x", "--zzzzzz"], .unknownOption("--zzzzzz", near: nil)),
        (["x", "-z"], .unknownOption("-z", near: nil)),
        (["x", "--at"], .needsValue("--at")),
        (["x", "--at", "--create"], .needsValue("--at")),
        (["x", "--create=yes"], .needsNoValue("--create")),
        (["x", "--at", "1", "--at", "2"], .repeated("--at")),
        ([], .missingOperand("log ITEM [AMOUNT]")),
        (["a", "b", "c"], .surplus("c")),
    ])
    func `each fault is told apart`(arguments: [String], fault: UsageError) {
        #expect(throws: fault) { try Arguments(arguments, Self.syntax) }
    }

    @Test func `pairs are told from words, and taken literally after two dashes`() throws {
        let syntax = Syntax("render KIND", key: "render", operands: 0...9)
        let arguments = try Arguments(["counter", "name=a=b", "100%", "1=2", "--", "x=y"], syntax)
        let (pairs, words) = try arguments.assignments(from: 1)
        #expect(pairs.map(\.0) == ["name"] && pairs.map(\.1) == ["a=b"])
        #expect(words == ["100%", "1=2", "x=y"])
        let twice = try Arguments(["k", "a=1", "a=2"], syntax)
        #expect(throws: UsageError.repeated("a")) { try twice.assignments(from: 1) }
    }

    @Test func `help lists every option in a column`() {
        let help = Self.syntax.help(Words(language: "en"))
        #expect(help.contains("  vistazo log ITEM [AMOUNT]\n"))
        #expect(help.contains("  --json            print one JSON document\n"))
        #expect(help.contains("  -g, --goal GOAL   "))
        #expect(help.contains("  -h, --help        this help\n"))
    }
}
