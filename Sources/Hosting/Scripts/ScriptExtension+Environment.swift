import Foundation
import VistazoArchive

/// What a plugin finds in its environment.
extension ScriptExtension {
    private static let launch = Date()

    /// The variables of its family of hosts, those its file declares, and their values: the file's own, what was
    /// chosen beside it, what this widget's configuration says.
    func variables(_ request: WireRequest, _ file: ScriptFile) -> [String: String] {
        var variables = hostVariables(request, file).merging(file.metadata.environment) { $1 }
        for variable in file.metadata.variables {
            let chosen = request.configuration.last { $0.key == variable.name }?.value.variable
            variables[variable.name] = chosen ?? file.values[variable.name] ?? variable.value
        }
        return variables
    }

    private func hostVariables(_ request: WireRequest, _ file: ScriptFile) -> [String: String] {
        if file.dialect == .argos { return ["ARGOS_VERSION": "2", "ARGOS_MENU_OPEN": "false"] }
        let isDark = request.scheme == .dark
        let folder = setting.workingFolder ?? "/"
        let system = ProcessInfo.processInfo.operatingSystemVersion
        var variables = [
            "BitBar": "1", "XBARDarkMode": isDark ? "true" : "false",
            "SWIFTBAR": "1", "SWIFTBAR_VERSION": "2.0.1", "SWIFTBAR_BUILD": "536",
            "SWIFTBAR_PLUGINS_PATH": folder, "SWIFTBAR_PLUGIN_PATH": folder + "/" + file.fileName,
            "SWIFTBAR_PLUGIN_REFRESH_REASON": Self.reason(request.reason),
            "SWIFTBAR_LAUNCH_TIME": Self.launch.formatted(.iso8601),
            "OS_APPEARANCE": isDark ? "Dark" : "Light",
            "OS_VERSION_MAJOR": String(system.majorVersion), "OS_VERSION_MINOR": String(system.minorVersion),
            "OS_VERSION_PATCH": String(system.patchVersion),
        ]
        // Older plugins ask whether it is set at all.
        if isDark { variables["BitBarDarkMode"] = "1" }
        if let folders = setting.folders {
            variables["SWIFTBAR_PLUGIN_CACHE_PATH"] = folders.cache
            variables["SWIFTBAR_PLUGIN_DATA_PATH"] = folders.data
        }
        return variables
    }

    private static func reason(_ reason: WireRequest.Reason) -> String {
        switch reason {
        case .first: "FirstLaunch"
        case .due, .timelineEnd, .retry: "Schedule"
        case .wake: "WakeFromSleep"
        case .intent: "MenuAction"
        case .manual: "RefreshAllMenu"
        case .configuration, .size, .locale, .zone: "PluginSettings"
        case .center, .logbook: "URLScheme"
        }
    }
}
