import Foundation
import VistazoArchive
import VistazoLogbook

/// Presses that wait for their extension, so that none is lost with the window in which it was pressed.
extension HostStore {
    /// A press that is not done yet.
    package struct WaitingPress: Hashable, Sendable {
        /// In the order in which they were pressed, in whatever window.
        package let id: Int64
        /// The window that is to see to it: a token that its lock is named after.
        package let owner: String
        /// Of the extension that performs it; empty where that is not known yet.
        package let identifier: String
        /// Where it was pressed.
        package let widget: HostedWidget
        /// As the drawing carried it.
        package let call: IntentCall
        /// By the wall clock.
        package let pressed: Date
        /// When its run began, nil while it waits.
        package let begun: Date?
    }

    /// Every press that is not done, oldest first.
    package func waitingPresses() throws -> [WaitingPress] {
        try presses("SELECT id, owner, extension, request, pressed, begun FROM press ORDER BY id")
    }

    /// The oldest press that has not begun; nil where none waits.
    func oldestPress(on identifier: String) throws -> WaitingPress? {
        try presses(
            """
            SELECT id, owner, extension, request, pressed, begun FROM press
            WHERE extension = ? AND begun IS NULL ORDER BY id LIMIT 1
            """, [.text(identifier)]
        ).first
    }

    /// Keeps a press; returns its number among all of all windows.
    func store(_ press: Press, owner: String, identifier: String, at now: Date) throws -> Int64 {
        // The request that would perform it says all of it.
        let request = WireRequest(
            .perform, date: now, kind: press.widget.provider.kind, families: [press.widget.size],
            configuration: press.widget.provider.configuration, intent: press.call)
        return try database.write {
            try database.run(
                "INSERT INTO press (owner, extension, request, pressed) VALUES (?, ?, ?, ?)",
                [
                    .text(owner), .text(identifier), .text(request.line),
                    .real(now.timeIntervalSinceReferenceDate),
                ])
            return database.lastInsertedID
        }
    }

    /// Notes which extension performs it.
    func place(press id: Int64, on identifier: String) throws {
        try database.run("UPDATE press SET extension = ? WHERE id = ?", [.text(identifier), .init(id)])
    }

    /// Notes that its run begins: from now on nobody may do it again.
    func begin(press id: Int64, at now: Date) throws {
        try database.run(
            "UPDATE press SET begun = ? WHERE id = ?",
            [.real(now.timeIntervalSinceReferenceDate), .init(id)])
    }

    /// Drops one that is done or will not be; false where another window was first.
    @discardableResult
    func drop(press id: Int64, of owner: String) throws -> Bool {
        try database.write {
            try database.run("DELETE FROM press WHERE id = ? AND owner = ?", [.init(id), .text(owner)])
            return database.changedRows == 1
        }
    }

    /// Makes it another window's; false where it is no longer that of `former`.
    func hand(press id: Int64, of former: String, to owner: String) throws -> Bool {
        try database.write {
            try database.run(
                "UPDATE press SET owner = ? WHERE id = ? AND owner = ? AND begun IS NULL",
                [.text(owner), .init(id), .text(former)])
            return database.changedRows == 1
        }
    }

    private func presses(_ sql: String, _ arguments: [Database.Value] = []) throws -> [WaitingPress] {
        try database.all(sql, arguments) { row -> WaitingPress? in
            guard
                let request = try? WireRequest.decode(Array(row.text(3).utf8), now: .distantPast),
                let size = request.families.first, let call = request.intent
            else { return nil }
            return WaitingPress(
                id: row.integer(0), owner: row.text(1), identifier: row.text(2),
                widget: HostedWidget(request.kind, size, configuration: request.configuration), call: call,
                pressed: Date(timeIntervalSinceReferenceDate: row.real(4)),
                begun: row.optionalReal(5).map { Date(timeIntervalSinceReferenceDate: $0) })
        }.compactMap { $0 }
    }
}
