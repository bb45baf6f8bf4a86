/// What a run has of the user's environment.
///
/// It is what a program needs to find its files, speak the user's language, and reach the screen, the session and the
/// network. All else stays behind: tokens and keys in variables, agents (`SSH_AUTH_SOCK`), the terminal that the
/// dashboard runs in, and what would change how programs are loaded (`LD_PRELOAD`).
package enum RunEnvironment {
    private static let names: Set<String> = [
        // Who and where.
        "HOME", "USER", "LOGNAME", "SHELL", "PATH", "TMPDIR", "TZ", "LANG", "LANGUAGE",
        // The session.
        "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION",
        // The network.
        "http_proxy", "https_proxy", "ftp_proxy", "all_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY",
        "FTP_PROXY", "ALL_PROXY", "NO_PROXY", "SSL_CERT_FILE", "SSL_CERT_DIR",
        // Where a distribution or a version manager keeps programs and libraries.
        "LD_LIBRARY_PATH", "NIX_PATH", "NIX_PROFILES", "LOCALE_ARCHIVE", "COLORFGBG", "NO_COLOR",
    ]

    /// `PATH`, `HOME` and the like, `LC_…` and `XDG_…`; `TERM` is `dumb`, for there is none. A `PATH` that is missing
    /// is the system's.
    package static func clean(_ environment: [String: String]) -> [String: String] {
        var clean = environment.filter { name, _ in
            names.contains(name) || name.hasPrefix("LC_") || name.hasPrefix("XDG_")
        }
        clean["TERM"] = "dumb"
        if clean["PATH"] == nil { clean["PATH"] = "/usr/local/bin:/usr/bin:/bin" }
        return clean
    }
}
