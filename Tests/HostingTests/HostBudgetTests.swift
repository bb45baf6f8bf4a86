import Foundation
import Synchronization
import Testing
import VistazoArchive

@testable import VistazoHosting

/// Tokens in the store that all windows share.
@Suite struct HostBudgetTests {
    let key = ProviderKey("weather", [.init("city", .string("Lima"))])
    static let now = Moment(date: Date(timeIntervalSinceReferenceDate: 8e8), steady: 5000)

    /// A window's scheduler with the provider as the store has it.
    func scheduler(_ store: HostStore, at now: Moment = now, isVisible: Bool = true) throws -> Scheduler {
        var scheduler = Scheduler()
        scheduler.place(
            key, Standing(), allowance: try store.allowance(of: key), isVisible: isVisible, at: now)
        return scheduler
    }

    /// Takes as many tokens as there are.
    func spendAll(_ store: HostStore, _ scheduler: inout Scheduler, at now: Moment = now) throws -> Int {
        for count in 0..<100 {
            let claim = scheduler.claim(of: key, at: now)
            let answer = try store.spend(try #require(claim), of: key)
            scheduler.refuse(key, answer.left, at: now)
            if !answer.isGranted { return count }
        }
        return 100
    }

    @Test func `two windows together have the tokens of one`() throws {
        let bench = try Bench()
        let stores = try (HostStore(path: bench.store), HostStore(path: bench.store))
        var first = try scheduler(stores.0)
        var second = try scheduler(stores.1)
        // Each believes in six.
        for turn in 0..<3 {
            for isFirst in [true, false] {
                let claim = isFirst ? first.claim(of: key, at: Self.now) : second.claim(of: key, at: Self.now)
                let store = isFirst ? stores.0 : stores.1
                let answer = try store.spend(try #require(claim), of: key)
                #expect(answer.isGranted, "\(turn)")
            }
        }
        #expect(try spendAll(stores.0, &first) == 0)
        #expect(try spendAll(stores.1, &second) == 0)
        #expect(abs(try #require(second.explanation(of: key, at: Self.now)).tokens) < 1e-9)
        let later = Self.now.advanced(by: 2400)
        #expect(try spendAll(stores.1, &second, at: later) == 2)
        #expect(try spendAll(stores.0, &first, at: later) == 0)
    }

    @Test func `many processes at once never take the same token`() throws {
        let bench = try Bench()
        let path = bench.store
        _ = try HostStore(path: path)
        let granted = Mutex(0)
        let faults = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            do {
                let store = try HostStore(path: path)
                var scheduler = try scheduler(store)
                for _ in 0..<5 {
                    guard let claim = scheduler.claim(of: key, at: Self.now) else { return }
                    if try store.spend(claim, of: key).isGranted { granted.withLock { $0 += 1 } }
                }
            } catch {
                faults.withLock { $0.append("\(error)") }
            }
        }
        #expect(faults.withLock { $0 } == [])
        #expect(granted.withLock { $0 } == 6)
    }

    @Test func `a restart refills nothing but what its time is worth`() throws {
        let bench = try Bench()
        var now = Self.now
        for (pause, tokens) in [(0.0, 6), (0, 0), (5, 0), (1195, 1), (86_400, 6), (1, 0)] {
            now = now.advanced(by: pause)
            let store = try HostStore(path: bench.store)
            var scheduler = try scheduler(store, at: now)
            #expect(try spendAll(store, &scheduler, at: now) == tokens, "after \(pause)")
        }
    }

    @Test func `a new start of the machine and a clock set back make no token and lock nothing`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        var first = try scheduler(store)
        #expect(try spendAll(store, &first) == 6)
        // Set back by a year.
        var now = Self.now
        now.date -= 365 * 86_400
        var second = try scheduler(store, at: now)
        #expect(try spendAll(store, &second, at: now) == 0)
        now = now.advanced(by: 1200)
        #expect(try spendAll(store, &second, at: now) == 1)
        // And right again: what was counted is not counted twice.
        now.date += 365 * 86_400
        var third = try scheduler(store, at: now)
        #expect(try spendAll(store, &third, at: now) == 0)
        #expect(!store.boot.isEmpty)
        // Switched off and on: the steady clock begins anew, a minute has passed.
        store.boot = "another"
        now = Moment(date: now.date + 60, steady: 30)
        var fourth = try scheduler(store, at: now)
        #expect(try spendAll(store, &fourth, at: now) == 0)
        now = now.advanced(by: 1140)
        #expect(try spendAll(store, &fourth, at: now) == 1)
    }

    @Test func `what refilled while a widget was hidden is kept when its window closes`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        var first = try scheduler(store)
        #expect(try spendAll(store, &first) == 6)
        first.show(key, false, at: Self.now)
        let later = Self.now.advanced(by: 2400)
        try store.settle(first.unsavedClaims(at: later))
        #expect(abs(try #require(try store.allowance(of: key)).tokens - 0.5) < 1e-6)
        var second = try scheduler(store, at: later)
        #expect(try spendAll(store, &second, at: later) == 0)
    }

    @Test func `other configurations have tokens of their own`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        var first = try scheduler(store)
        #expect(try spendAll(store, &first) == 6)
        #expect(try store.allowance(of: ProviderKey("weather", [.init("city", .string("Madrid"))])) == nil)
        #expect(try store.allowance(of: ProviderKey("weather", [.init("city", .string("Lima"))])) != nil)
    }
}
