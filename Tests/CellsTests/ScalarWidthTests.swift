import Glibc
import Testing

@testable import VistazoCells

@Suite struct ScalarWidthTests {
    /// Later versions of glibc know later versions of Unicode.
    static let isSameLibrary = libraryVersion() == "2.36"

    @Test(.enabled(if: isSameLibrary))
    func `the embedded table says of every scalar what glibc 2.36 says`() throws {
        let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
        let former = uselocale(locale)
        defer {
            uselocale(former)
            freelocale(locale)
        }
        let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "wcwidth"))
        let wcwidth = unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> CInt).self)
        var differing: [String] = []
        for value in UInt32(1)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if Int(wcwidth(wchar_t(value))) != ScalarWidth.columns(of: scalar) ?? -1 {
                differing.append(String(value, radix: 16))
            }
        }
        #expect(differing.isEmpty)
    }

    private static func libraryVersion() -> String? {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "gnu_get_libc_version") else { return nil }
        let version = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafePointer<CChar>).self)
        return String(cString: version())
    }
}
