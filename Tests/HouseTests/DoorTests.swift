import Foundation
import Testing

/// One action, many doors: only the logbook writes entries and announces changes, and a door is a few lines.
@Suite struct DoorTests {
    /// Files of modules whose text holds something, comments left out.
    private func files(_ pattern: String) throws -> [String] {
        let regex = try Regex(pattern)
        return DirectionTests.files.filter { file in
            let code = file.text.split(separator: "\n").filter {
                !$0.drop { $0 == " " }.hasPrefix("//")
            }
            return code.joined(separator: "\n").contains(regex)
        }.map(\.name).sorted()
    }

    @Test func `one place writes entries, all others ask for it`() throws {
        #expect(try files(#"INSERT (OR \w+ )?INTO entries"#) == ["Logbook/Logbook+Entries.swift"])
        #expect(try files(#"(UPDATE|DELETE FROM) entries\b"#).allSatisfy { $0.hasPrefix("Logbook/") })
        // What puts rows back for the undo list is made of tables' names, and is the logbook's own.
        #expect(try files(#"INSERT INTO \\\("#).allSatisfy { $0.hasPrefix("Logbook/") })
        // A statement of its own outside would need the connection.
        #expect(try files(#"\blogbook\??\.database\b"#).allSatisfy { $0.hasPrefix("Logbook/") })
    }

    @Test func `one function announces changes, and every writing ends in it`() throws {
        #expect(try files(#"\bannounce\?\("#) == ["Logbook/Logbook.swift"])
        #expect(
            try files(#"Poke\.send\((announcement|LogbookChange)"#) == ["Logbook/Logbook.swift"])
        // Whoever opens a transaction of its own announces; what is a step is announced by it.
        for name in try files(#"database\.write[ ({]"#) where name.hasPrefix("Logbook/Logbook") {
            let file = try #require(DirectionTests.files.first { $0.name == name })
            #expect(file.text.contains("didChange("), "\(name)")
        }
    }

    @Test func `a door is a few lines between what a person said and the one action`() throws {
        let doors = DirectionTests.files.filter { file in
            file.module != "VistazoLogbook" && file.text.contains(#/\.(tap|tapNew)\(/#)
        }
        #expect(doors.count >= 2)
        for door in doors {
            let lines = door.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where line.contains(#/\.(tap|tapNew)\(/#) {
                let function = Self.enclosing(index, lines)
                #expect(function.count <= 40, "\(door.name): line \(index + 1)")
            }
        }
    }

    /// The lines of the function, or of the property, that a line belongs to.
    private static func enclosing(_ index: Int, _ lines: [Substring]) -> Range<Int> {
        func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
        func begins(_ line: Substring) -> Bool {
            line.contains(
                #/^ *(?:@\w+ )*(?:(?:private|static|package|public|fileprivate) )*(?:func|var|let|init|subscript)\b/#
            )
        }
        var first = index
        while first > 0,
            !(begins(lines[first]) && lines[first].contains("func ") && indent(lines[first]) <= 8)
        {
            first -= 1
        }
        let end = lines[index...].firstIndex { indent($0) <= indent(lines[first]) && $0.contains("}") }
        return first..<(end ?? lines.endIndex)
    }
}
