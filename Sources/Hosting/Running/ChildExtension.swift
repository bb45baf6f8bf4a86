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
    /// Those of its setting.
    package var groups: [String] { setting.groups ?? [] }
    /// Empty until it is set.
    package var describedGroups: [String] = []
    private let path: String
    private let arguments: [String]
    /// The user's.
    package let environment: [String: String]
    private let setting: RunSetting

    /// An executable file.
    ///
    /// - Parameters:
    ///   - path: Absolute.
    ///   - environment: The user's. A run has what `RunEnvironment` lets through of it, then the setting's
    ///     variables, then what its request says.
    package convenience init(
        path: String, identifier: String? = nil, environment: [String: String], setting: RunSetting
    ) {
        self.init(
            path: path, arguments: [], identifier: identifier ?? Self.name(ofFile: path),
            environment: environment, setting: setting)
    }

    /// A command line for `/bin/sh`, named after its first word.
    package convenience init(
        command: String, identifier: String? = nil, environment: [String: String], setting: RunSetting
    ) {
        let word = command.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? command
        self.init(
            path: "/bin/sh", arguments: ["-c", command], identifier: identifier ?? Self.name(ofFile: word),
            environment: environment, setting: setting)
    }

    /// An executable file with nothing of its own but its limits.
    package convenience init(
        path: String, identifier: String? = nil, environment: [String: String],
        limits: RunLimits = RunLimits()
    ) {
        self.init(
            path: path, identifier: identifier, environment: environment, setting: RunSetting(limits: limits))
    }

    /// A command line with nothing of its own but its limits.
    package convenience init(
        command: String, identifier: String? = nil, environment: [String: String],
        limits: RunLimits = RunLimits()
    ) {
        self.init(
            command: command, identifier: identifier, environment: environment,
            setting: RunSetting(limits: limits))
    }

    private init(
        path: String, arguments: [String], identifier: String, environment: [String: String],
        setting: RunSetting
    ) {
        self.path = path
        self.arguments = arguments
        self.identifier = identifier
        self.environment = environment
        self.setting = setting
    }

    private var folder: String? {
        if let folder = setting.workingFolder ?? setting.folders?.data { return folder }
        if !arguments.isEmpty { return environment["HOME"] }
        return path.hasPrefix("/") ? "/" + path.split(separator: "/").dropLast().joined(separator: "/") : nil
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

    /// Of a command there is none to watch.
    package var file: String? { arguments.isEmpty ? path : nil }

    /// Starts the program; where that fails the run says so as its outcome.
    package func start(_ request: WireRequest, at now: Moment) -> any ExtensionRun {
        let base = setting.isErrand ? environment : RunEnvironment.clean(environment)
        let setting = setting.declaring(describedGroups)
        return ChildRun(
            path: path, arguments: arguments,
            environment: [setting.folderVariables, setting.variables, Self.variables(request)].reduce(base) {
                $0.merging($1) { $1 }
            },
            folder: folder, request: request, setting: setting, at: now)
    }

    /// The request once more for programs that would rather not read JSON: its kind, its first family.
    static func variables(_ request: WireRequest) -> [String: String] {
        var variables = [
            "VISTAZO_REQUEST": request.name.rawValue, "VISTAZO_KIND": request.kind,
            "VISTAZO_LOCALE": request.locale, "VISTAZO_ZONE": request.zone,
            "VISTAZO_REASON": request.reason.rawValue, "VISTAZO_COLORS": request.colors.rawValue,
            "VISTAZO_PRIVACY": request.isPrivate ? "1" : "0",
        ]
        if let family = request.families.first {
            variables["VISTAZO_FAMILY"] = family.family.rawValue
            variables["VISTAZO_COLUMNS"] = String(family.columns)
            variables["VISTAZO_ROWS"] = String(family.rows)
        }
        variables.merge(choices(request)) { own, _ in own }
        return variables
    }

    /// Bytes of a variable; the system takes no more than 128 KiB.
    private static let longest = 32 << 10

    /// What is configured, as `VISTAZO_WITH_` and the parameter's name with `_` for all but ASCII letters and digits:
    /// a list with commas, and defaults where nothing is chosen.
    private static func choices(_ request: WireRequest) -> [String: String] {
        var variables: [String: String] = [:]
        for member in request.defaults + request.configuration {
            let name = String(
                member.key.unicodeScalars.map { scalar in
                    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                        ? Character(scalar) : "_"
                })
            let text = member.value == .null ? "" : member.value.typed
            guard !text.contains("\0"), text.utf8.count <= longest else { continue }
            variables["VISTAZO_WITH_" + name] = text
        }
        return variables
    }
}
