import CNcurses

/// What the locale lets the terminal show.
enum CharacterSet {
    /// Sets the process's character type by the environment; true where it is UTF-8.
    ///
    /// Where the locale is not generated on this machine but its name says UTF-8, C.UTF-8 serves.
    static func setUTF8(environment: [String: String]) -> Bool {
        if setlocale(LC_CTYPE, "") != nil && isUTF8 { return true }
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let codeset = (name ?? "").lowercased().filter { $0 != "-" }
        guard codeset.contains("utf8") else { return false }
        return setlocale(LC_CTYPE, "C.UTF-8") != nil && isUTF8
    }

    private static var isUTF8: Bool { vistazo_codeset().map { String(cString: $0) } == "UTF-8" }
}
