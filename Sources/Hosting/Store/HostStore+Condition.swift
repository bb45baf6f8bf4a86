import Glibc
import VistazoLogbook

extension HostStore {
    /// How the file of a host's store is, found without changing anything; it has to be there.
    package static func condition(at path: String) -> StoreCondition {
        StoreCondition(path, HostSchema.migrations, counting: ["archive", "press"])
    }

    /// The damaged files that were moved aside, by their numbers.
    package static func movedAside(at path: String) -> [String] {
        Array((1..<1000).lazy.map { number -> String in "\(path).damaged-\(number)" }.prefix(while: isThere))
    }

    private static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
