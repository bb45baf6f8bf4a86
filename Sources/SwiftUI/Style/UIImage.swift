/// A picture in memory, for sources that use UIKit's type with SwiftUI.
///
/// Pictures are not decoded: one from data knows its size in pixels where it is PNG, and is drawn as a
/// neutral mark; one by name is looked for when it is drawn.
public final class UIImage: NSObject, Sendable {
    let name: String?
    let symbolName: String?
    let pixelWidth: Int
    let pixelHeight: Int
    private let data: Data?

    private init(
        name: String? = nil, symbolName: String? = nil, width: Int = 0, height: Int = 0, data: Data? = nil
    ) {
        self.name = name
        self.symbolName = symbolName
        pixelWidth = width
        pixelHeight = height
        self.data = data
    }

    /// An empty picture.
    public override convenience init() { self.init(name: nil) }

    /// A picture of the asset catalogue. Catalogues are not read yet: never nil.
    public convenience init?(named name: String) { self.init(name: name) }

    /// A symbol by its name.
    public convenience init?(systemName: String) { self.init(symbolName: systemName) }

    /// A picture from the bytes of a file; nil where they are not a picture of a known format.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture from the bytes of a file, so many pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let size = pictureSize(of: data) else { return nil }
        self.init(width: size.width, height: size.height, data: data)
    }

    /// A picture from a file; nil where it cannot be read or is not a picture.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Pixels across and down; zero where they are not known.
    public var size: CGSize { CGSize(width: pixelWidth, height: pixelHeight) }

    /// Pixels a point.
    public var scale: CGFloat { 1 }

    /// The bytes it was made from, where those are PNG.
    public func pngData() -> Data? { data.flatMap { $0.starts(with: pngSignature) ? $0 : nil } }

    /// The bytes it was made from, where those are JPEG.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        data.flatMap { $0.starts(with: [0xFF, 0xD8]) ? $0 : nil }
    }

    /// The picture as it is.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// Pictures are equal that are the same, or stand for the same name or bytes.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (name == other.name && symbolName == other.symbolName && data == other.data
                && (name != nil || symbolName != nil || data != nil))
    }

    /// Equal pictures hash equally.
    public override var hash: Int { [name, symbolName, data?.count.description].hashValue }
}

private let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// Pixels across and down of a PNG; (0, 0) of a JPEG, GIF or WebP; nil of anything else.
private func pictureSize(of data: Data) -> (width: Int, height: Int)? {
    let head = [UInt8](data.prefix(24))
    if head.starts(with: pngSignature), head.count == 24 {
        func number(at index: Int) -> Int { head[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
    let others: [[UInt8]] = [[0xFF, 0xD8, 0xFF], [0x47, 0x49, 0x46, 0x38], [0x52, 0x49, 0x46, 0x46]]
    return others.contains { head.starts(with: $0) } ? (0, 0) : nil
}
