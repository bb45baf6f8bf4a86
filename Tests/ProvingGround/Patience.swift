import Foundation

/// For how many seconds a test waits for what must come: far longer than any of it takes on the busiest machine.
///
/// Nothing waits so long but a test that fails. Programs that stand for those that hang must go on for longer.
package let patience = 180.0

/// Looks until something is so.
///
/// - Returns: Whether it came to be so within `patience`.
package func eventually(_ isSo: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(patience)
    while try !isSo() {
        guard ContinuousClock.now < end else { return false }
        usleep(10_000)
    }
    return true
}
