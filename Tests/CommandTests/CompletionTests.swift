import Foundation
import Testing
import VistazoWords

@testable import vistazo

/// What may stand at each place of a command line.
@Suite struct CompletionTests {
    private let completion = Completion(commands: Command.all, words: Words(language: "en"))

    private func words(_ typed: String...) -> [String] {
        guard case .fixed(let candidates) = completion.place(typed) else { return ["?"] }
        return candidates.map(\.word)
    }

    @Test func `first stand all commands that help lists, each once`() {
        let first = words("")
        #expect(Set(first).count == first.count)
        #expect(["log", "item", "config", "extension", "why", "man"].allSatisfy(first.contains))
        #expect(!first.contains("complete") && !first.contains(""))
        let listed = Set(
            Command.all.filter { $0.isListed && !$0.name.isEmpty }.map { $0.name.prefix { $0 != " " } })
        #expect(Set(first.map { $0[...] }) == listed)
    }

    @Test func `a group is followed by its commands`() {
        #expect(words("config", "") == ["check", "path", "show"])
        #expect(Set(words("item", "")).isSuperset(of: ["add", "edit", "archive", "delete"]))
        #expect(words("nonsense", "") == [])
    }

    @Test func `options are those of the command that were not given`() {
        let all = words("log", "café", "-")
        #expect(all.contains("--at") && all.contains("--help") && !all.contains("--family"))
        let rest = words("log", "café", "--at", "9:00", "--")
        #expect(!rest.contains("--at") && rest.contains("--note"))
    }

    @Test(arguments: [
        ("render clock --family ", "small medium large extraLarge circular rectangular inline"),
        ("render clock --mode ", "fullColor accented vibrant"), ("render clock --scheme ", "light dark"),
        ("completions ", "bash zsh fish"), ("extension new ", "sh python swift"),
        ("item add x --private ", "yes no"), ("render --color ", "auto always never"),
    ])
    func `values with a choice are offered`(typed: String, values: String) {
        let words = typed.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard case .fixed(let candidates) = completion.place(words) else {
            Issue.record("\(completion.place(words))")
            return
        }
        #expect(Set(candidates.map(\.word)) == Set(values.split(separator: " ").map(String.init)))
    }

    @Test(arguments: [
        ("log ", Completion.Place.item), ("log caf", .item), ("ago ", .item), ("item edit ", .item),
        ("log café ", .anything), ("log --note x ", .item), ("log --note ", .anything), ("inline ", .kind),
        ("render --family small ", .kind), ("why ", .widget), ("reload ", .widget),
        ("render --theme ", .theme),
        ("screenshot --page ", .page), ("render --archive ", .file), ("render --config ", .file),
        ("extension check ", .file), ("log -- ", .item), ("--theme ", .fixed([])), ("undo ", .fixed([])),
    ])
    func `each place takes what its usage says`(typed: String, place: Completion.Place) {
        let words = typed.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let found = completion.place(words)
        if case .fixed = place, case .fixed(let candidates) = found {
            #expect(candidates.allSatisfy { $0.word.isEmpty }, "\(candidates)")
        } else {
            #expect(found == place)
        }
    }

    @Test(arguments: ["en", "es", "ru"])
    func `every listed command and option has its place in the manual, and no line is a request by chance`(
        language: String
    ) {
        let page = ManualCommand.page(Command.all, Words(language: language))
        for command in Command.all where command.isListed {
            #expect(page.contains(".B vistazo " + ManualCommand.text(command.syntax.usage) + "\n"))
            for option in command.syntax.options {
                #expect(page.contains(ManualCommand.text(option.name)), "\(option.name)")
            }
        }
        let requests: Set<Substring> = [".TH", ".SH", ".TP", ".B", ".I", ".RS", ".RE"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(requests.contains(line.prefix { $0 != " " }), "\(line)")
        }
        #expect(page.count(where: { $0 == "\"" }) == 8)
    }

    @Test(arguments: [
        ("-a", "\\-a"), (".x", "\\&.x"), ("'x", "\\&'x"), ("a\\b", "a\\eb"), ("\"q\"", "\\(dqq\\(dq"),
        ("a\nb", "a b"),
    ])
    func `text is text to roff`(text: String, roff: String) {
        #expect(ManualCommand.text(text) == roff)
    }
}
