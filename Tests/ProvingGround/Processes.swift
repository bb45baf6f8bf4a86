import Foundation

/// Whether a process is there and has not ended: a zombie has, though nobody has collected it yet.
package func isRunning(_ process: pid_t) -> Bool {
    // proc_pid_stat(5): the state follows the name, which may itself hold a parenthesis.
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let state = status.split(separator: ")").last?.split(separator: " ").first
    return state.map { $0 != "Z" && $0 != "X" } ?? false
}
