import Foundation
import VistazoArchive

/// A program that is started for each request.
package final class ChildExtension: WidgetExtension {
    /// The name its kinds are prefixed with.
    package let identifier: String
    /// Always: it is a process of its own.
    package var isForeign: Bool { true }
    /// As its configuration names it.
    package var app: (any WidgetExtension)?
    private let path: String
    private let arguments: [String]
    private let folder: String?
    private let environment: [String: String]
    private let limits: RunLimits

    /// An executable file.
    ///
    /// - Parameters:
    ///   - path: Absolute.
    ///   - environment: What it inherits; what a request says comes on top, as `VISTAZO_…`.
    package init(
        path: String, identifier: String? = nil, environment: [String: String],
        limits: RunLimits = RunLimits()
    ) {
        self.path = path
        self.identifier = identifier ?? Self.name(ofFile: path)
        arguments = []
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        folder = path.hasPrefix("/") ? "/" + parent : nil
        self.environment = environment
        self.limits = limits
    }

    /// A command line for `/bin/sh`, named after its first word.
    package init(
        command: String, identifier: String? = nil, environment: [String: String],
        limits: RunLimits = RunLimits()
    ) {
        path = "/bin/sh"
        arguments = ["-c", command]
        let word = command.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? command
        self.identifier = identifier ?? Self.name(ofFile: word)
        folder = environment["HOME"]
        self.environment = environment
        self.limits = limits
    }

    /// A file's name without its folder and its last ending; `.hidden` has none.
    static func name(ofFile path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    /// Of a file its number, size and time of change; of a command the command.
    package var stamp: String? {
        if !arguments.isEmpty { return arguments.joined(separator: "\u{1F}") }
        var status = stat()
        guard stat(path, &status) == 0 else { return "\(path) -" }
        let time = status.st_mtim
        return "\(path) \(status.st_dev) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    /// Starts the program; where that fails the run says so as its outcome.
    package func start(_ request: WireRequest, at now: Moment) -> any ExtensionRun {
        ChildRun(
            path: path, arguments: arguments,
            environment: environment.merging(Self.variables(request)) { $1 },
            folder: folder, request: Array((request.line + "\n").utf8), limits: limits, at: now)
    }

    /// The request once more for programs that would rather not read JSON: its kind, its first family.
    static func variables(_ request: WireRequest) -> [String: String] {
        var variables = [
            "VISTAZO_REQUEST": request.name.rawValue, "VISTAZO_KIND": request.kind,
            "VISTAZO_LOCALE": request.locale, "VISTAZO_ZONE": request.zone,
            "VISTAZO_REASON": request.reason.rawValue,
        ]
        if let family = request.families.first {
            variables["VISTAZO_FAMILY"] = family.family.rawValue
            variables["VISTAZO_COLUMNS"] = String(family.columns)
            variables["VISTAZO_ROWS"] = String(family.rows)
        }
        return variables
    }
}
