import CNcurses
import Glibc

/// Widths of characters as this machine's C library has them, by which many other programs go.
package enum LibraryWidths {
    /// The library and its version.
    package static var library: String { "glibc " + String(cString: gnu_get_libc_version()) }

    /// Runs `body` with a function that tells a scalar's columns under C.UTF-8, nil for what the library does not know.
    ///
    /// - Returns: nil where the library has no C.UTF-8.
    package static func ask<Result>(_ body: ((Unicode.Scalar) -> Int?) -> Result) -> Result? {
        // LC_CTYPE_MASK of <locale.h>, which is an expression.
        guard let utf8 = newlocale(1, "C.UTF-8", nil) else { return nil }
        let former = uselocale(utf8)
        defer {
            uselocale(former)
            freelocale(utf8)
        }
        return body { scalar in
            let columns = wcwidth(wchar_t(truncatingIfNeeded: Int64(scalar.value)))
            return columns < 0 ? nil : Int(columns)
        }
    }
}
