import Foundation
import Testing

@testable import VistazoLogbook

/// Stores that are looked at and left as they are.
@Suite struct StoreConditionTests {
    private static let steps = [
        Migration("first", "CREATE TABLE thing (name TEXT NOT NULL) STRICT"),
        Migration("second", "CREATE INDEX byName ON thing (name)"),
    ]

    /// Names, sizes and bytes of a folder's files.
    private func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try Data(contentsOf: URL(filePath: folder.path + "/" + $0)))
            })
    }

    private func look(_ folder: TemporaryFolder, _ steps: [Migration] = steps) throws -> StoreCondition {
        let before = try contents(folder)
        let condition = StoreCondition(folder.path + "/a b?#%.store", steps, counting: ["thing", "nothing"])
        #expect(try contents(folder) == before)
        return condition
    }

    private func fill(_ folder: TemporaryFolder, rows: Int, _ steps: [Migration] = steps) throws -> Database {
        let database = try Database(path: folder.path + "/a b?#%.store", migrations: steps)
        try database.write {
            for row in 0..<rows { try database.run("INSERT INTO thing VALUES (?)", [.text("row \(row)")]) }
        }
        return database
    }

    @Test func `a sound one tells its steps and counts what is in its log too, open or closed`() throws {
        let folder = try TemporaryFolder()
        var database: Database? = try fill(folder, rows: 3)
        #expect(try database?.first("SELECT count(*) FROM thing", []) { $0.int(0) } == 3)
        for _ in 0..<2 {
            let condition = try look(folder)
            #expect(condition.steps == ["first", "second"])
            #expect(condition.strange.isEmpty && condition.missing.isEmpty)
            #expect(condition.damage == [] && condition.fault == nil && !condition.isDamaged)
            #expect(condition.counts == ["thing": 3])
            #expect(!condition.isLogUnread)
            database = nil
        }
    }

    @Test func `one without the index of its log is looked at without the log`() throws {
        let folder = try TemporaryFolder()
        do { _ = try fill(folder, rows: 3) }
        try FileManager.default.removeItem(atPath: folder.path + "/a b?#%.store-shm")
        let condition = try look(folder)
        #expect(condition.isLogUnread)
        #expect(condition.damage != nil || condition.fault != nil)
    }

    @Test func `steps of a later version, and those still to take, are told apart`() throws {
        let folder = try TemporaryFolder()
        do { _ = try fill(folder, rows: 0) }
        let newer = try look(folder, [Self.steps[0]])
        #expect(newer.strange == ["second"] && newer.missing.isEmpty && newer.damage == [])
        let older = try look(folder, Self.steps + [Migration("third", "SELECT 1")])
        #expect(older.missing == ["third"] && older.strange.isEmpty)
    }

    @Test(arguments: [0, 100, 4096, 100_000])
    func `zeros, garbage and halves are damaged, and stay as they are`(kept: Int) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a b?#%.store"
        do {
            let database = try fill(folder, rows: 20_000)
            _ = try database.first("PRAGMA wal_checkpoint(TRUNCATE)", []) { $0.int(0) }
        }
        var bytes = try Data(contentsOf: URL(filePath: path))
        try #require(bytes.count > 200_000)
        bytes.replaceSubrange(kept..<bytes.count, with: Data(repeating: 0x5A, count: bytes.count - kept))
        try bytes.write(to: URL(filePath: path))
        let condition = try look(folder)
        #expect(condition.isDamaged, "\(condition)")
        #expect(condition.fault != nil || condition.damage?.isEmpty == false)
    }

    @Test func `what is no file, is empty or is not there has no steps`() throws {
        let folder = try TemporaryFolder()
        #expect(try look(folder).fault != nil)
        #expect(try !look(folder).isDamaged)
        try Data().write(to: URL(filePath: folder.path + "/a b?#%.store"))
        #expect(try look(folder).steps.isEmpty)
        unlink(folder.path + "/a b?#%.store")
        mkfifo(folder.path + "/a b?#%.store", 0o600)
        let condition = StoreCondition(folder.path + "/a b?#%.store", Self.steps, counting: [])
        #expect(condition.fault != nil && !condition.isDamaged)
    }
}
