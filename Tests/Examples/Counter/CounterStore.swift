import Foundation

/// The number, kept where app and widget both find it.
struct CounterStore {
    static let shared = CounterStore()

    private let defaults = UserDefaults(suiteName: "group.example.counter") ?? .standard
    private let key = "glasses"

    var count: Int {
        defaults.integer(forKey: key)
    }

    func change(by amount: Int) {
        defaults.set(max(0, count + amount), forKey: key)
    }
}
