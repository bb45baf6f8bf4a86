import Foundation
import VistazoArchive
import VistazoHosting
import VistazoLogbook
import VistazoWords

/// A window without a screen, to be killed by tests: `WindowExample FOLDER SCRIPT PRESSES` shows the script's widget,
/// presses its `increment` so many times once it is there, and serves until it is ended.
let arguments = CommandLine.arguments
let folder = arguments[1]
let server = ChildExtension(
    path: arguments[2], environment: ["PATH": "/usr/bin:/bin"], limits: RunLimits(seconds: 600))
let host = WidgetHost(
    setting: WidgetHost.Setting(words: Words(language: "en"), pokeFolder: folder + "/run"),
    store: try HostStore(path: folder + "/host.store"), surroundings: HostSurroundings(),
    listener: try PokeListener(folder: folder + "/run"))
host.add(server)
let widget = HostedWidget("c", WireRequest.FamilySize(.small))
host.place([widget], at: .now())
var left = Int(arguments[3]) ?? 0
while true {
    let now = Moment.now()
    _ = host.service(now)
    if host.state(of: widget).archive != nil, left > 0 {
        for _ in 0..<left { _ = host.press(IntentCall(name: "increment"), on: widget, at: .now()) }
        left = 0
        // All of them are in the store.
        _ = FileManager.default.createFile(atPath: "\(folder)/pressed.\(getpid())", contents: nil)
        continue
    }
    var polls = host.descriptors.map(\.poll)
    let wait = host.wait(from: now).map { Int32((min($0, 60) * 1000).rounded(.up)) } ?? -1
    poll(&polls, nfds_t(polls.count), wait)
}
