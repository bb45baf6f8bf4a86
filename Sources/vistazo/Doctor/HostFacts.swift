import VistazoArchive
import VistazoHosting
import VistazoLogbook

/// What goes on between windows now: who is open, who runs, what waits.
struct HostFacts: Examined {
    var listeners: [Poke.Listener]
    /// Extensions of which a run is under way, by their identifiers.
    var running: [String] = []
    /// Presses that wait to be performed.
    var presses = 0
    /// Damaged stores that were moved aside.
    var aside: [String] = []
    var runtime = ""

    var diagnoses: [Diagnosis] {
        let alive = listeners.filter(\.isAlive).map(\.name)
        let facts: [JSONValue.Member] = [.init("processes", .array(alive.map { .string($0) }))]
        let windows =
            alive.isEmpty
            ? Diagnosis(.host, "windows", .windowsNone, facts: facts)
            : Diagnosis(
                .host, "windows", .windows, ["names": alive.joined(separator: ", ")], count: alive.count,
                facts: facts)
        let dead = listeners.filter { !$0.isAlive }.map { listener in
            Diagnosis(
                .host, "windows", .windowDead, ["path": "\(runtime)/\(listener.name).sock"],
                facts: [.init("path", .string("\(runtime)/\(listener.name).sock"))])
        }
        let locks = running.map {
            Diagnosis(.host, "locks", .lockHeld, ["name": $0], facts: [.init("extension", .string($0))])
        }
        let waiting =
            presses > 0
            ? [
                Diagnosis(
                    .host, "presses", .presses, count: presses,
                    facts: [.init("count", .number(Double(presses)))])
            ] : []
        let moved = aside.map {
            Diagnosis(.host, "aside", .movedAside, ["path": $0], facts: [.init("path", .string($0))])
        }
        return [windows] + dead + locks + waiting + moved
    }

    static func read(_ folders: Folders, extensions: [String], presses: Int) -> HostFacts {
        let locks = HostLocks(readingAt: folders.hostStore + "-locks")
        return HostFacts(
            listeners: Poke.listeners(in: folders.runtime),
            running: extensions.filter { locks?.isHeldElsewhere(HostLocks.run($0)) ?? false },
            presses: presses, aside: HostStore.movedAside(at: folders.hostStore), runtime: folders.runtime)
    }
}
