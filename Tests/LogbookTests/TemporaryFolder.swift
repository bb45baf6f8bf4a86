import Foundation

/// A folder of its own for one test, removed at the end.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vistazo-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A path inside.
    func file(_ name: String) -> String { path + "/" + name }

    /// The bytes of a file inside.
    func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: file(name))) }

    func write(_ bytes: Data, to name: String) throws { try bytes.write(to: URL(filePath: file(name))) }

    /// The names in the folder, in order.
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
