import Foundation
import Testing
import VistazoArchive
import VistazoLogbook

@testable import VistazoHosting

@Suite struct PushedArchivesTests {
    private let bench: Bench
    private let archives: PushedArchives
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init() throws {
        bench = try Bench()
        archives = PushedArchives(state: bench.folder)
        try Folders.make(archives.folder)
    }

    private func archive(
        _ words: String..., every: Double = 600, from: Double = 0, reload: ReloadPolicy = .never,
        staleAfter: Double? = nil
    ) -> ArchivedTimeline {
        let entries = words.enumerated().map { index, word in
            ArchivedEntry(date: now + from + Double(index) * every, view: .text(word))
        }
        return ArchivedTimeline(entries: entries, reload: reload, staleAfter: staleAfter)
    }

    private func push(_ reply: WireReply, _ kind: String, _ configuration: [JSONValue.Member] = []) throws {
        let key = ProviderKey(kind, configuration)
        try PushedArchives.text(reply, for: key, at: now)
            .write(toFile: archives.path(of: key), atomically: true, encoding: .utf8)
    }

    @Test(arguments: ["build", "../../etc", ".hidden", "a/b", "Café ☕", String(repeating: "x", count: 300)])
    func `whatever a kind is called, its archive is one file of the folder and is read again`(kind: String)
        throws
    {
        try push(.archive(archive("one")), kind)
        try push(.archive(archive("two")), kind, [.init("b", .string("1")), .init("a", .number(2))])
        #expect(try FileManager.default.contentsOfDirectory(atPath: archives.folder).count == 2)
        #expect(archives.pushed(ProviderKey(kind))?.reply == .archive(archive("one")))
        let other = ProviderKey(kind, [.init("a", .number(2)), .init("b", .string("1"))])
        #expect(archives.pushed(other)?.reply == .archive(archive("two")))
        #expect(
            archives.pushed(ProviderKey(kind, [.init("c", .bool(true))]))?.reply == .archive(archive("one")))
        #expect(archives.keys.map(\.kind) == [kind, kind])
    }

    @Test(arguments: [
        "", "\n", "{}\n{}\n", "{\"kind\":\"x\"}", "\0\0",
        "{\"kind\":\"x\",\"configuration\":3,\"pushed\":\"x\"}\n{}",
    ])
    func `a damaged file counts as not there`(text: String) throws {
        try text.write(toFile: archives.path(of: ProviderKey("x")), atomically: true, encoding: .utf8)
        #expect(archives.pushed(ProviderKey("x")) == nil)
        #expect(archives.keys.isEmpty)
    }

    @Test func `it never asks for a reload, and is stale when its policy is overdue`() {
        let after = archive("a", reload: .after(now + 300)).pushed(at: now)
        #expect(after.reload == .never && after.staleAfter == 600)
        let atEnd = archive("a", "b").pushed(at: now)
        #expect(atEnd.reload == .never && atEnd.staleAfter == nil)
        let end = archive("a", "b", reload: .atEnd).pushed(at: now)
        #expect(end.staleAfter == 600)
        #expect(archive("a", reload: .after(now + 300), staleAfter: 30).pushed(at: now).staleAfter == 30)
        #expect(archive("a", staleAfter: 30).pushed(at: now).staleAfter == 30)
    }

    @Test func `what began long before it was pushed begins then, and what comes keeps its date`() {
        let fixed = archive("a", "b", "c", every: 100, from: -150).pushed(at: now)
        #expect(fixed.entries.map(\.date) == [now, now + 50])
        #expect(fixed.entries.map(\.view) == [.text("b"), .text("c")])
        #expect(archive("a", from: 60).pushed(at: now).entries.map(\.date) == [now + 60])
    }

    @Test func `its kinds take what they were put in with, and nobody is asked to perform anything`() throws {
        try push(.archive(archive("one")), "b")
        try push(.archives(["small": archive("two")]), "a", [.init("branch", .string("main"))])
        let given = PushedExtension(state: bench.folder)
        guard case .success(let described) = given.ask(WireRequest(.describe, date: now)).result,
            case .description(let description) = described.value
        else {
            Issue.record("no description")
            return
        }
        #expect(description.kinds.map(\.kind) == ["a", "b"])
        #expect(description.kinds.map { $0.parameters.map(\.name) } == [["branch"], []])
        #expect(throws: RunFailure.wrongReply) {
            try given.ask(WireRequest(.perform, date: now, kind: "a")).result.get()
        }
        let stamp = given.stamp
        try push(.archive(archive("three")), "c")
        #expect(given.stamp != stamp)
    }

    @Test func `a window shows what is pushed though its kind was not there before`() throws {
        let given = PushedExtension(state: bench.folder)
        let host = try bench.host([given], isListening: true)
        let widget = HostedWidget("build", .init(.small))
        host.place([widget], at: .now())
        host.run { _ in host.state(of: widget).failure != nil }
        for word in ["one", "two", "three"] {
            try push(.archive(archive(word)), "build")
            #expect(Poke.send("reload build", folder: bench.runtime) == 1)
            host.runUntilShown(widget, word)
            #expect(host.shown(widget) == word)
            #expect(host.state(of: widget).failure == nil)
        }
        // Nothing is due, ever.
        #expect(host.state(of: widget).due == nil)
    }

    @Test func `what is pushed for an extension's kind stands in every size and setting that was shown`()
        throws
    {
        let store = try HostStore(path: bench.store)
        let key = ProviderKey("abc")
        let old = archive("old")
        let light = HostSurroundings(scheme: .light)
        let run = HostStore.Run(
            finished: now, reason: .first, seconds: 0, peak: 0, failure: nil, failures: 0, isInVain: false)
        try store.keep(["medium@30x10": old], run, of: key, in: light)
        try store.push(
            .archive(archive("new")), for: key, in: [HostSurroundings()], families: [.small], at: now)
        let wide = HostedWidget("abc", .init(.medium, columns: 30, rows: 10))
        #expect(try store.archive(of: wide, in: light)?.archive.entries.first?.view == .text("new"))
        #expect(
            try store.archive(of: HostedWidget("abc", .init(.small)), in: HostSurroundings())?.archive.entries
                .first?.view == .text("new"))
        // It is told once, however many archives it became, and as no run of a program.
        #expect(try store.runs(of: key).map(\.isPush) == [true, false])
    }
}
