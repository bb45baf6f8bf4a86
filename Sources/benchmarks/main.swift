import Foundation

let usage = """
    benchmarks [--json] [--only drawing|schedule|processes|lines|logbook|peers|idle|textual|fuzz]
        [--vistazo PROGRAM] [--rounds N] [--seconds N] [--minutes N] [--seed N]

    Prints what Vistazo costs on this machine. Build with -c release. Ends with 1 where a limit is exceeded.

    fuzz   measures nothing, and runs only when it is asked for: it reads and draws archives made at random for
           --minutes N (1; parts count), from --seed N on (1), and keeps those that show a fault. A crash leaves
           the archive at fault in the file that is named first.

    """

/// The value of an option; ends the program where it is missing.
func value(_ arguments: inout ArraySlice<String>) -> String {
    guard let value = arguments.popFirst() else { stop(usage, code: 2) }
    return value
}

func stop(_ text: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data(text.utf8))
    exit(code)
}

var arguments = CommandLine.arguments.dropFirst()
var isJSON = false
var only: String?
var program: String?
var rounds = 200
var seconds = 30
var minutes = 1.0
var seed: UInt64 = 1
while let argument = arguments.popFirst() {
    switch argument {
    case "--json": isJSON = true
    case "--only": only = value(&arguments)
    case "--vistazo": program = value(&arguments)
    case "--rounds": rounds = Int(value(&arguments)).map { max(1, $0) } ?? rounds
    case "--seconds": seconds = Int(value(&arguments)).map { max(1, min($0, 3600)) } ?? seconds
    case "--minutes": minutes = Double(value(&arguments)).map { $0.isFinite ? max(0, $0) : 1 } ?? minutes
    case "--seed": seed = UInt64(value(&arguments)) ?? seed
    default: stop(usage, code: argument == "--help" ? 0 : 2)
    }
}

var report = Report()
do {
    if only == nil || only == "drawing" {
        DrawingBenchmark.run(into: &report)
        LiveTextBenchmark.run(into: &report)
        DecodingBenchmark.run(into: &report)
    }
    if only == nil || only == "schedule" { ScheduleBenchmark.run(into: &report) }
    if only == nil || only == "processes" {
        try ProcessBenchmark.run(Workbench(vistazo: program), rounds: rounds, into: &report)
        try RunBenchmark.run(Workbench(vistazo: program), rounds: rounds, into: &report)
    }
    if only == nil || only == "lines" {
        try LineBenchmark.run(Workbench(vistazo: program), rounds: rounds, into: &report)
    }
    if only == nil || only == "logbook" {
        let bench = try Workbench(vistazo: program)
        try LogbookBenchmark.run(bench, rounds: rounds, into: &report)
        try DashboardBenchmark.run(bench, rounds: rounds, into: &report)
    }
    if only == nil || only == "peers" {
        try PeerBenchmark.run(Workbench(vistazo: program), rounds: rounds, into: &report)
    }
    if only == nil || only == "idle" {
        try IdleBenchmark.run(Workbench(vistazo: program), seconds: seconds, into: &report)
    }
    if only == nil || only == "textual" {
        try TextualBenchmark.run(Workbench(vistazo: program), seconds: seconds, into: &report)
    }
    if only == "fuzz" { try FuzzRun.run(minutes: minutes, seed: seed, into: &report) }
} catch {
    FileHandle.standardOutput.write(Data((isJSON ? report.json : report.table).utf8))
    stop("benchmarks: \(error)\n", code: 1)
}
FileHandle.standardOutput.write(Data((isJSON ? report.json : report.table).utf8))
exit(report.isKept ? 0 : 1)
