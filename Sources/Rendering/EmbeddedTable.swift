import VistazoAssets

/// The rows of an embedded file: cells parted by tabs, a `#` before what is said about them.
///
/// A row with fewer than `columns` cells is left out.
func embeddedRows(_ asset: VistazoAsset, columns: Int) -> [[Substring]] {
    let text = String(
        decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
        guard !line.hasPrefix("#") else { return nil }
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        return cells.count >= columns ? cells : nil
    }
}
