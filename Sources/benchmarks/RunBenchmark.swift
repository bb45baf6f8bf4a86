import Foundation
import VistazoArchive
import VistazoHosting

/// What runs of extensions cost the host over what the extensions use themselves: its own processor time and that of
/// the keepers, in a process with as much memory as a dashboard has.
enum RunBenchmark {
    static func run(_ bench: Workbench, rounds: Int, into report: inout Report) throws {
        let script = bench.home.appending(path: "print")
        try Data(
            """
            #!/bin/sh
            echo '{"entries": [{"date": "2026-01-01T00:00:00Z", "view": "x"}], "reload": "never"}'

            """.utf8
        ).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let ballast = [UInt8](repeating: 1, count: 32 << 20)
        let server = ChildExtension(path: script.path, environment: bench.environment)
        let quiet = ChildExtension(
            command: "sleep 2; exec \(script.path)", environment: bench.environment,
            setting: RunSetting(limits: RunLimits(seconds: 10)))
        report.begin("Runs of extensions, over the extension's own time")
        // The first pays for what is loaded once.
        _ = try cost(of: server, runs: 3)
        let short = try cost(of: server, runs: max(20, rounds))
        report.add("host, a run", short.host * 1000, "ms")
        report.add("its keeper, a run", short.keeper * 1000, "ms")
        report.add("host and keeper, a run", (short.host + short.keeper) * 1000, "ms", limit: 1)
        report.add("the extension itself", short.own * 1000, "ms")
        let long = try cost(of: quiet, runs: 1)
        report.add("host, a run that sleeps two seconds", long.host * 1000, "ms", limit: 1)
        report.add("its keeper, which looks at it", long.keeper * 1000, "ms")
        withExtendedLifetime(ballast) {}
    }

    private static func cost(
        of server: ChildExtension, runs: Int
    ) throws -> (host: Double, keeper: Double, own: Double) {
        let host = seconds(RUSAGE_SELF.rawValue)
        var (own, keepers) = (0.0, 0.0)
        for _ in 0..<runs {
            let outcome = server.ask(WireRequest(.timeline, date: Date()))
            _ = try outcome.result.get()
            own += outcome.cpu ?? 0
            keepers += outcome.overhead ?? 0
        }
        let count = Double(runs)
        return ((seconds(RUSAGE_SELF.rawValue) - host) / count, keepers / count, own / count)
    }

    private static func seconds(_ who: __rusage_who_t) -> Double {
        var use = rusage()
        getrusage(who, &use)
        return Double(use.ru_utime.tv_sec + use.ru_stime.tv_sec)
            + Double(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1_000_000
    }
}
