import Foundation
import VistazoLogbook

/// What a state command says: the first word that it prints where that is one of ours, else its code.
///
/// Code 0 is on and 1 is off. So `systemctl is-active x` (which prints `inactive` and ends with 3), `pgrep x` (which prints
/// numbers) and `test -e x` (which prints nothing) can all stand there as they are.
enum SwitchState {
    private static let on: Set<String> = [
        "on", "true", "yes", "1", "active", "enabled", "running", "up", "connected", "unmuted", "open",
        "encendido", "encendida", "activo", "activa", "activado", "activada", "si", "conectado",
        "вкл", "включено", "включен", "включена", "да", "работает",
    ]
    private static let off: Set<String> = [
        "off", "false", "no", "0", "inactive", "disabled", "stopped", "down", "disconnected", "muted",
        "closed",
        "failed", "dead", "apagado", "apagada", "inactivo", "inactiva", "desactivado", "desactivada",
        "desconectado", "выкл", "выключено", "выключен", "выключена", "нет", "остановлен",
    ]

    /// nil where neither word nor code says which.
    static func read(_ printed: CommandRunner.Printed) -> Bool? {
        let line = folded(line(printed.output))
        // Of `state: on` and `yes.` too the word counts.
        let words = line.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        if let word = words.first, words.count == 1 {
            if on.contains(word) { return true }
            if off.contains(word) { return false }
        }
        if let word = words.last, words.count == 2, line.contains(":") || line.contains("=") {
            if on.contains(word) { return true }
            if off.contains(word) { return false }
        }
        switch printed.code {
        case 0: return true
        case 1: return false
        default: return nil
        }
    }

    /// The first line that says something, to forty characters.
    static func line(_ output: [UInt8]) -> String {
        let text = String(decoding: output.prefix(4096), as: UTF8.self)
        let line = text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
        return String(line.trimmingCharacters(in: .whitespaces).prefix(40))
    }
}
