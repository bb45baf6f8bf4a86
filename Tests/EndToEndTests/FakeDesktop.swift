import Foundation
import ProvingGround
import Testing

/// A session bus of its own with a program on it that stands for a desktop's notifications: it writes down what it is
/// shown, and presses what a test asks for.
final class FakeDesktop {
    private let bus: Running
    private let folder: URL
    private let log: URL
    private let orders: URL
    private let file: URL

    /// What the program was shown or told to take back.
    struct Event: Decodable, Equatable {
        var notify: Int?
        var summary: String?
        var body: String?
        var actions: [String]?
        var closed: Int?
    }

    /// - Parameter abilities: What it says it can do; nil for a bus with nobody to notify.
    init(abilities: [String]? = ["actions", "body", "body-markup"]) throws {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "vistazo-bus-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        log = folder.appending(path: "log")
        orders = folder.appending(path: "orders")
        file = folder.appending(path: "address")
        let script = folder.appending(path: "desktop.py")
        try Self.program.write(to: script, atomically: true, encoding: .utf8)
        bus = try Running(
            URL(filePath: "/usr/bin/dbus-run-session"),
            [
                "--", "/usr/bin/python3", script.path, log.path, orders.path, file.path,
                abilities?.joined(separator: ",") ?? "-",
            ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], folder: folder)
        let isThere = eventually { FileManager.default.fileExists(atPath: file.path) }
        try #require(isThere, "no session bus: \(bus.complaints)")
    }

    deinit {
        // The session ends with its program.
        try? "quit".write(to: orders, atomically: true, encoding: .utf8)
        _ = eventually { !isRunning(bus.process) }
        _ = try? bus.finish()
        try? FileManager.default.removeItem(at: folder)
    }

    /// For the environment of who is to find it.
    var address: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

    var events: [Event] {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Event.self, from: Data($0.utf8))
        }
    }

    /// Waits for the notification of that number, from 1.
    func notification(_ number: Int = 1) throws -> Event {
        var found: Event?
        let isThere = eventually {
            found = events.first { $0.notify == number }
            return found != nil
        }
        try #require(isThere, "notification \(number); there were \(events)")
        return try #require(found)
    }

    /// Presses a button, or closes with `close`.
    func press(_ action: String, of number: Int) throws {
        try "\(number) \(action)".write(to: orders, atomically: true, encoding: .utf8)
        _ = eventually { !FileManager.default.fileExists(atPath: orders.path) }
    }

    private static let program = """
        import json, os, sys
        import dbus, dbus.service
        from dbus.mainloop.glib import DBusGMainLoop
        from gi.repository import GLib

        DBusGMainLoop(set_as_default=True)
        bus = dbus.SessionBus()
        loop = GLib.MainLoop()
        log = open(sys.argv[1], 'a', buffering=1)
        orders, address, abilities = sys.argv[2:5]
        face = 'org.freedesktop.Notifications'

        class Desktop(dbus.service.Object):
            count = 0

            @dbus.service.method(face, in_signature='susssasa{sv}i', out_signature='u')
            def Notify(self, app, replaces, icon, summary, body, actions, hints, expires):
                Desktop.count += 1
                log.write(json.dumps({'notify': Desktop.count, 'summary': summary, 'body': body, 'actions': list(actions)}) + '\\n')
                return Desktop.count

            @dbus.service.method(face, in_signature='u')
            def CloseNotification(self, number):
                log.write(json.dumps({'closed': int(number)}) + '\\n')
                self.NotificationClosed(number, 3)

            @dbus.service.method(face, out_signature='as')
            def GetCapabilities(self):
                return dbus.Array(abilities.split(','), signature='s')

            @dbus.service.method(face, out_signature='ssss')
            def GetServerInformation(self):
                return ('desktop', 'test', '1', '1.2')

            @dbus.service.signal(face, signature='us')
            def ActionInvoked(self, number, action):
                pass

            @dbus.service.signal(face, signature='uu')
            def NotificationClosed(self, number, reason):
                pass

        def obey():
            try:
                order = open(orders).read().split()
                os.remove(orders)
            except OSError:
                return True
            if order == ['quit']:
                loop.quit()
            elif order[1] == 'close':
                desktop.NotificationClosed(int(order[0]), 2)
            else:
                desktop.ActionInvoked(int(order[0]), order[1])
            return True

        if abilities != '-':
            desktop = Desktop(bus, '/org/freedesktop/Notifications')
            name = dbus.service.BusName(face, bus)
        GLib.timeout_add(10, obey)
        with open(address + '.new', 'w') as file:
            file.write(os.environ['DBUS_SESSION_BUS_ADDRESS'])
        os.rename(address + '.new', address)
        loop.run()
        """
}
