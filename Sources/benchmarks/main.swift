import Foundation

let usage = """
    benchmarks [--json] [--only drawing|schedule|processes|lines|logbook|peers|idle|textual]
        [--vistazo PROGRAM] [--rounds N] [--seconds N]

    Prints what Vistazo costs on this machine. Build with -c release. Ends with 1 where a limit is exceeded.

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
while let argument = arguments.popFirst() {
    switch argument {
    case "--json": isJSON = true
    case "--only": only = value(&arguments)
    case "--vistazo": program = value(&arguments)
    case "--rounds": rounds = Int(value(&arguments)).map { max(1, $0) } ?? rounds
    case "--seconds": seconds = Int(value(&arguments)).map { max(1, min($0, 3600)) } ?? seconds
    default: stop(usage, code: argument == "--help" ? 0 : 2)
    }
}

var report = Report()
do {
    if only == nil || only == "drawing" {
        DrawingBenchmark.run(into: &report)
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
} catch {
    FileHandle.standardOutput.write(Data((isJSON ? report.json : report.table).utf8))
    stop("benchmarks: \(error)\n", code: 1)
}
FileHandle.standardOutput.write(Data((isJSON ? report.json : report.table).utf8))
exit(report.isKept ? 0 : 1)
