import Foundation

/// A file that an intent takes or gives, with its bytes in memory.
public struct IntentFile: Hashable, Sendable, Codable {
    /// The bytes.
    public var data: Data
    /// Its name, with its ending.
    public var filename: String
    /// Where it lies, if on disk.
    public var fileURL: URL?

    /// A file of bytes.
    public init(data: Data, filename: String) {
        self.data = data
        self.filename = filename
    }

    /// A file on disk; empty where it cannot be read.
    public init(fileURL: URL, filename: String? = nil) {
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
}
