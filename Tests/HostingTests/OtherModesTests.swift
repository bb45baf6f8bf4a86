import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoLogbook

@testable import VistazoHosting

/// A dashboard and a status line show the same kind, each in its own mode.
@Suite(.ownThread) struct OtherModesTests {
    private static let small = HostedWidget("c", .init(.small))
    private static let line = HostedWidget("c", .init(.inline))

    /// Answers for each family that it is asked for, and notes which; it is due again at once.
    ///
    /// - Parameter madeFor: What its archives say of that, with a comma.
    private static func script(madeFor: String = "", leavesOut family: String = "none") -> String {
        """
        request=$(cat)
        case $VISTAZO_REQUEST in
        describe) echo '{"identifier": "c", "kinds": [{"kind": "c"}]}'; exit ;;
        esac
        echo "$request" | grep -o '"[a-z]*":{"columns"' | grep -o '[a-z]*' | grep -v columns | tr '\\n' ' ' >> runs
        echo >> runs
        n=$(grep -c '' runs)
        answer=
        for family in small inline; do
            case $request in *"\\"$family\\":{"*) test $family = \(family) || answer="$answer, $family: { \(madeFor) \
        entries: [{ date: '2020-01-01T00:00:00Z', view: '$n' }], reload: { after: '2020-01-01T00:00:00Z' } }" ;; esac
        done
        echo "{ families: { ${answer#, } } }"
        """
    }

    private static func windows(_ bench: Bench, _ script: String) throws -> [WidgetHost] {
        let path = try bench.script("c.sh", script)
        return try [RenderingMode.fullColor, .accented].map { mode in
            try bench.host(
                [ChildExtension(path: path, environment: ["PATH": "/usr/bin:/bin"], limits: Bench.ample)],
                surroundings: HostSurroundings(mode: mode), isListening: true)
        }
    }

    private static func runs(_ bench: Bench) -> [String] {
        bench.read("runs").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Lets both have what they need, then each next reload come due; what was asked then, a word for each round.
    private static func rounds(_ bench: Bench, _ windows: [WidgetHost]) -> [[String]] {
        windows[0].place([small], at: .now())
        windows[1].place([line], at: .now())
        _ = WindowsTests.serve(windows) { _ in
            windows[0].shown(small) != nil && windows[1].shown(line) != nil && WindowsTests.areAtRest(windows)
        }
        return (1...2).map { minutes in
            let before = runs(bench).count
            let ahead = Double(minutes) * 61
            _ = WindowsTests.serve(windows, ahead: ahead) { _ in
                runs(bench).count > before && WindowsTests.areAtRest(windows, ahead: ahead)
            }
            return Array(runs(bench).dropFirst(before))
        }
    }

    @Test func `what is due is run once for both, and both show that run`() throws {
        let bench = try Bench()
        let windows = try Self.windows(bench, Self.script())
        for round in Self.rounds(bench, windows) {
            #expect(round.map { $0.split(separator: " ").sorted() } == [["inline", "small"]])
        }
        #expect(windows[0].shown(Self.small) == "\(Self.runs(bench).count)")
        #expect(windows[1].shown(Self.line) == "\(Self.runs(bench).count)")
    }

    @Test func `a program that looks at the mode is asked for each`() throws {
        let bench = try Bench()
        let madeFor = """
            madeFor: { family: 'small', columns: 20, rows: 10, mode: 'fullColor', scheme: 'dark', \
            locale: 'en_US', zone: 'UTC' },
            """
        let windows = try Self.windows(bench, Self.script(madeFor: madeFor))
        for round in Self.rounds(bench, windows) { #expect(round.sorted() == ["inline", "small"]) }
    }

    @Test func `what the other window needs and does not get is no failure of this one`() throws {
        let bench = try Bench()
        let windows = try Self.windows(bench, Self.script())
        _ = Self.rounds(bench, windows)
        _ = try bench.script("c.sh", Self.script(leavesOut: "inline"))
        windows[1].place([], at: .now())
        windows[0].reload(.manual, at: .now())
        _ = WindowsTests.serve([windows[0]], ahead: 200) { _ in
            WindowsTests.areAtRest([windows[0]], ahead: 200)
        }
        #expect(windows[0].state(of: Self.small).failure == nil)
        #expect(windows[0].shown(Self.small) == "\(Self.runs(bench).count)")
    }
}
