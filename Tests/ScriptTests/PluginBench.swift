import Foundation
import ProvingGround
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

/// A folder of plugins and a host that asks them, gone with it.
final class PluginBench {
    let folder: String

    init() throws {
        folder =
            FileManager.default.temporaryDirectory.path + "/vistazo-plugins-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { folder + "/" + name }

    func read(_ name: String) -> String { (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? "" }

    func write(_ name: String, _ text: String) throws {
        try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }

    /// A plugin for sh.
    func plugin(
        _ name: String, _ text: String, as form: String? = nil, every: Double? = nil,
        environment: [String: String] = [:]
    ) throws -> ScriptExtension {
        try writeScript("#!/bin/sh\n" + text, to: path(name))
        return ScriptExtension(
            .file(path(name)), as: form, every: every,
            environment: ["PATH": "\(folder)/bin:/usr/bin:/bin", "HOME": folder].merging(environment) { $1 },
            setting: Self.ample)
    }

    func command(_ line: String, every: Double? = nil) -> ScriptExtension {
        ScriptExtension(
            .command(line), every: every, environment: ["PATH": "/usr/bin:/bin", "HOME": folder],
            setting: Self.ample)
    }

    func host(_ servers: any WidgetExtension...) throws -> WidgetHost {
        let host = WidgetHost(
            setting: WidgetHost.Setting(words: Words(language: "en")),
            store: try HostStore(path: path("host.store")),
            surroundings: HostSurroundings())
        for server in servers { host.add(server) }
        return host
    }

    /// More than any of our scripts needs, however busy the machine is.
    static let ample = RunSetting(limits: RunLimits(seconds: patience, memory: 512 << 20))
}

extension WidgetHost {
    /// Polls and services until `isDone` or `patience` is over; all that was told meanwhile.
    @discardableResult
    func run(until isDone: ([HostEvent]) -> Bool) -> [HostEvent] {
        let limit = Moment.now().steady + patience
        var told: [HostEvent] = []
        while true {
            let now = Moment.now()
            told += service(now)
            if isDone(told) || now.steady >= limit { return told }
            let wait = min(wait(from: now) ?? 60, limit - now.steady)
            var polls = descriptors.map(\.poll)
            Glibc.poll(&polls, nfds_t(polls.count), Int32((max(0, wait) * 1000).rounded(.up)))
        }
    }

    /// Presses a call and waits for how it ends.
    func perform(_ call: IntentCall, on widget: HostedWidget) -> PressOutcome? {
        let number = press(call, on: widget, at: .now())
        var outcome: PressOutcome?
        run { told in
            for case .finished(number, let ended) in told { outcome = ended }
            return outcome != nil
        }
        return outcome
    }

    /// All words that a widget shows at present.
    func shown(_ widget: HostedWidget) -> String {
        state(of: widget).archive?.entry(at: Date())?.view.allText ?? ""
    }
}

extension Node {
    /// Its words in reading order, with ` / ` between.
    var allText: String {
        switch content {
        case .text(let runs): runs.plainText
        case .stack(let stack): stack.children.map(\.allText).filter { !$0.isEmpty }.joined(separator: " / ")
        case .button(let button): button.label.allText
        case .link(_, let label): label.allText
        default: ""
        }
    }

    /// The first call of a button whose words begin so.
    func call(_ label: String) -> IntentCall? {
        switch content {
        case .button(let button): button.label.allText.hasPrefix(label) ? button.intent : nil
        case .stack(let stack): stack.children.lazy.compactMap { $0.call(label) }.first
        default: nil
        }
    }
}
