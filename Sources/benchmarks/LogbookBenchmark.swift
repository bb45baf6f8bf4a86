import Foundation

/// A logbook of ten years: two hundred items with goals and a million entries.
enum LogbookBenchmark {
    private static let itemCount = 200
    private static let entryCount = 1_000_000
    private static let days = 3650

    static func run(_ bench: Workbench, rounds: Int, into report: inout Report) throws {
        report.begin("A logbook of 200 items and 1,000,000 entries")
        let file = bench.home.appending(path: "ten-years.csv")
        try table().write(to: file)
        let imported = try bench.milliseconds([bench.vistazo, "import", file.path])
        report.add("vistazo import", imported / 1000, "s", limit: 10)
        for words in [["log", "item 7"], ["ago", "item 7"], ["today"]] {
            try measure(words, limit: 15, min(rounds, 100), bench, &report)
        }
        for words in [["items"], ["stats", "item 7"], ["explain", "item 7"]] {
            try measure(words, limit: nil, min(rounds, 20), bench, &report)
        }
        let copy = bench.home.appending(path: "copy.store").path
        report.add(
            "vistazo backup", try bench.milliseconds([bench.vistazo, "backup", copy]) / 1000, "s")
        report.add(
            "vistazo export", try bench.milliseconds([bench.vistazo, "export", copy + ".csv"]) / 1000, "s")
    }

    private static func measure(
        _ words: [String], limit: Double?, _ rounds: Int, _ bench: Workbench, _ report: inout Report
    ) throws {
        let command = [bench.vistazo] + words
        for _ in 0..<3 { _ = try bench.cost(command) }
        let costs = try (0..<rounds).map { _ in try bench.cost(command) }
        let name = "vistazo " + words.joined(separator: " ")
        report.add(name, Stopwatch.median(costs.map(\.passed)), "ms", limit: limit)
        report.add(name + ": processor", Stopwatch.median(costs.map(\.used)), "ms")
    }

    /// As `vistazo export` writes it, but for ids.
    private static func table() -> Data {
        let goals = ["3/day", "3/week", "10/month", "3/7", "every:11d", "mon,fri", "<=2/day"]
        let begin = Date(
            timeIntervalSince1970: (Date().timeIntervalSince1970 / 86_400 - Double(days)).rounded() * 86_400)
        let formatter = ISO8601DateFormatter()
        let dates = (0..<days).map {
            formatter.string(from: begin.addingTimeInterval(Double($0) * 86_400)).prefix(10)
        }
        var text = "record,uid,item,name,date,day,amount,from,goals,note\n"
        text.reserveCapacity(entryCount * 72)
        for item in 0..<itemCount { text += "item,i\(item),,item \(item)\n" }
        for item in 0..<itemCount {
            text += "goals,,i\(item),,,,,\(dates[item]),\"\(goals[item % goals.count])\"\n"
        }
        for entry in 0..<entryCount {
            let date = dates[entry / itemCount * 73 % 100_000 * days / 100_000 % days]
            let minute = 10 + entry % 50
            text +=
                "entry,e\(entry),i\(entry % itemCount),,\(date)T08:\(minute):00Z,\(date),\(entry % 4 == 0 ? "" : "\(entry % 5)")\n"
        }
        return Data(text.utf8)
    }
}
