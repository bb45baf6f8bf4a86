/// Whole processes, from start to end, each beside `date`, turn by turn, so that what else the machine
/// does falls on both alike.
enum ProcessBenchmark {
    static func run(_ bench: Workbench, rounds: Int, into report: inout Report) throws {
        report.begin("Whole processes, beside date")
        _ = try bench.milliseconds([bench.vistazo, "item", "add", "Café"])
        try pair("vistazo inline clock", ["inline", "clock"], limit: 5, bench, rounds, &report)
        try pair("vistazo log café", ["log", "café"], limit: 10, bench, rounds, &report)
    }

    private static func pair(
        _ name: String, _ arguments: [String], limit: Double, _ bench: Workbench, _ rounds: Int,
        _ report: inout Report
    ) throws {
        let command = [bench.vistazo] + arguments
        // The first asks the provider and fills the stores.
        for _ in 0..<3 { _ = try bench.milliseconds(command) }
        var ours: [Double] = []
        var dates: [Double] = []
        for _ in 0..<rounds {
            dates.append(try bench.milliseconds(["date"]))
            ours.append(try bench.milliseconds(command))
        }
        let (our, date) = (Stopwatch.median(ours), Stopwatch.median(dates))
        report.add(name, our, "ms")
        report.add("date", date, "ms")
        report.add("\(name) / date", our / max(date, 0.001), "times", limit: limit)
    }
}
