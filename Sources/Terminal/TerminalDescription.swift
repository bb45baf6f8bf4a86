import CNcurses
import Glibc
import VistazoAssets
import VistazoCells

/// Which terminfo entry a terminal is driven by, and how many colours it has.
struct TerminalDescription {
    /// The entry, to be loaded while `TERMINFO` is `database`, where that is not nil.
    let name: String
    let database: String?
    let depth: ColorDepth
    /// The TERM that has no entry and was taken for `xterm-256color`.
    let unknownName: String?

    static let fallbackName = "xterm-256color"

    init(options: TerminalOptions, output: Int32) throws(TerminalError) {
        let environment = options.environment
        let wanted = environment["TERM"] ?? ""
        guard !wanted.isEmpty && wanted != "dumb" else { throw .noTerminalName }
        var entry = Self.load(wanted, output)
        unknownName = entry == nil ? wanted : nil
        if entry == nil { entry = Self.load(Self.fallbackName, output) }
        guard let entry else { throw .unknownTerminal(wanted) }
        guard entry.hasCursorAddressing else { throw .noCursorAddressing(wanted) }

        let depth = options.depth ?? Self.depth(colors: entry.colors, environment: environment)
        if depth == .full {
            name = "vistazo-direct"
            let asset = vistazo_terminfo_direct()
            database = String(
                decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
            self.depth = .full
        } else {
            // An entry with all of RGB of its own gives no numbers to the sixteen and the 256.
            let isDirect = entry.colors >= 1 << 24
            name = unknownName == nil && !isDirect ? wanted : Self.fallbackName
            database = nil
            self.depth = min(depth, entry.colors >= 256 ? .indexed : entry.colors >= 8 ? .sixteen : .none)
        }
    }

    /// By terminfo alone but for two variables: COLORTERM, which every terminal with 24 bits sets, and
    /// NO_COLOR (no-color.org: any value but the empty one). STY is GNU screen, which hands COLORTERM on
    /// without having the colours.
    private static func depth(colors: Int, environment: [String: String]) -> ColorDepth {
        if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return .none }
        if colors < 8 { return .none }
        let isFull = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
        if isFull && (environment["STY"] ?? "").isEmpty { return .full }
        return colors >= 1 << 24 ? .full : colors >= 256 ? .indexed : .sixteen
    }

    private static func load(_ name: String, _ output: Int32) -> (colors: Int, hasCursorAddressing: Bool)? {
        var status: Int32 = 0
        guard setupterm(name, output, &status) == OK, status == 1 else { return nil }
        defer { vistazo_forget_terminal() }
        return (Int(tigetnum("colors")), text(of: "cup") != nil)
    }

    /// A capability of the loaded entry without its padding; nil where there is none.
    static func text(of capability: String) -> String? {
        guard let bytes = tigetstr(capability), UInt(bitPattern: bytes) != UInt.max else { return nil }
        return String(cString: bytes).replacing(/\$<[^>]*>/, with: "")
    }
}
