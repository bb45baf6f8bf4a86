import Foundation

/// What a status line costs that is asked for each second, beside fifty placed widgets of a program.
enum LineBenchmark {
    static func run(_ bench: Workbench, rounds: Int, into report: inout Report) throws {
        report.begin("A status line, with fifty widgets placed")
        try prepare(bench)
        try measure("inline, as it was stored", limits: (8, 5), rounds, &report, bench) { _ in
            ["inline", "steady"]
        }
        // Another width each time: no line is stored, but the archive is.
        try measure("inline, drawn anew", rounds, &report, bench) { round in
            ["inline", "steady", "--width", String(41 + round % 900)]
        }
        try measure("inline, a standard kind asked anew", rounds, &report, bench) { round in
            ["inline", "clock", "--width", String(41 + round % 900)]
        }
        let slow = try (0..<5).map { _ in try bench.milliseconds([bench.vistazo, "inline", "slow"]) }
        report.add("inline, while its program takes 12 s: the longest", slow.max() ?? 0, "ms", limit: 50)
    }

    private static func measure(
        _ name: String, limits: (passed: Double, used: Double)? = nil, _ rounds: Int, _ report: inout Report,
        _ bench: Workbench, _ words: (Int) -> [String]
    ) throws {
        for round in 0..<3 { _ = try bench.cost([bench.vistazo] + words(round)) }
        let costs = try (0..<rounds).map { try bench.cost([bench.vistazo] + words($0 + 3)) }
        report.add(name, Stopwatch.median(costs.map(\.passed)), "ms", limit: limits?.passed)
        report.add(name + ": processor", Stopwatch.median(costs.map(\.used)), "ms", limit: limits?.used)
    }

    /// Two programs, fifty widgets of the first placed, all of them stored.
    private static func prepare(_ bench: Workbench) throws {
        let archive =
            #"{ "entries": [ { "date": "2020-01-01T00:00:00Z", "view": { "hstack": [ "Steady", "#
            + #"{ "text": [ { "date": "2020-01-01T00:00:00Z", "style": "relative" } ] } ] } } ], "reload": "never" }"#
        for (name, seconds) in [("steady", 0), ("slow", 12)] {
            let file = bench.home.appending(path: name)
            let text = """
                #!/bin/sh
                case "$(cat)" in
                *'"describe"'*) echo '{ "identifier": "\(name)", "kinds": [ { "kind": "\(name)", "parameters": [
                    { "name": "number", "title": "Number", "type": "integer", "optional": true } ] } ] }' ;;
                *) sleep \(seconds); echo '\(archive)' ;;
                esac

                """
            try text.write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let placed = (0..<50).map { "{ kind: 'steady', family: 'small', with: { number: \($0) } }" }
        let configuration = """
            { pages: [ { name: "All", widgets: [ \(placed.joined(separator: ",\n")) ] } ],
              extensions: [ { path: "\(bench.home.path)/steady" }, { path: "\(bench.home.path)/slow", seconds: 60 } ] }
            """
        try configuration.write(
            to: bench.home.appending(path: "config/vistazo/config.json5"), atomically: true, encoding: .utf8)
        _ = try bench.output([bench.vistazo, "screenshot", "--size", "400x100"])
        // The line's own archive comes from a process that nobody waits for.
        for _ in 0..<500 {
            if try bench.output([bench.vistazo, "inline", "steady"]).hasPrefix("Steady") { return }
            usleep(20_000)
        }
        throw Workbench.Failure(description: "the program of the status line did not answer")
    }
}
