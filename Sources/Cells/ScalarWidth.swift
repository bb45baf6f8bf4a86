import VistazoAssets

/// Columns that a Unicode scalar takes on a terminal, by an embedded table of glibc's `wcwidth` under
/// C.UTF-8, so that no locale and no machine changes it. `Assets/width/generate.c` lays the table out.
package enum ScalarWidth {
    /// The library whose `wcwidth` the table holds.
    package static let source = "glibc 2.36"

    /// 0, 1 or 2; nil for controls and for what the table does not know.
    package static func columns(of scalar: Unicode.Scalar) -> Int? {
        let code = Int(scalar.value)
        if code >= 0x20 && code < 0x7F { return 1 }
        let block = Int(table[code >> 8])
        let byte = table[indexBytes + block * blockBytes + (code & 0xFF) >> 2]
        let columns = Int(byte >> UInt8((code & 3) * 2)) & 3
        return columns == 3 ? nil : columns
    }

    private static let indexBytes = 0x110000 >> 8
    private static let blockBytes = 64
    /// Constant memory of the binary, hence safe from every thread.
    nonisolated(unsafe) private static let table = vistazo_width_table().bytes
}
