import Foundation
import VistazoCells
import VistazoDashboard
import VistazoTerminal

/// The one thread of a quick palette on a terminal: it sleeps until a key.
struct QuickLoop {
    private let terminal: Terminal
    private var prompt: QuickPrompt

    init(_ terminal: Terminal, _ prompt: QuickPrompt) {
        self.terminal = terminal
        self.prompt = prompt
    }

    /// What was chosen; nil where it was left without.
    func run() -> PaletteAction.Command? {
        var prompt = prompt
        while true {
            terminal.paint(prompt.grid())
            sleep()
            for signal in terminal.signals() {
                switch signal {
                case .resized: prompt.resize(to: terminal.size)
                case .suspend:
                    terminal.suspend()
                    prompt.resize(to: terminal.size)
                case .resumed:
                    terminal.repaint()
                    prompt.resize(to: terminal.size)
                case .child: break
                case .end(let number): terminal.end(by: number)
                }
            }
            for event in terminal.events() {
                switch event {
                case .key(.control("z")):
                    terminal.suspend()
                    prompt.resize(to: terminal.size)
                case .key(let key):
                    switch prompt.press(key) {
                    case .stays: break
                    case .closes: return nil
                    case .runs(let command): return command
                    }
                case .paste(let text): prompt.paste(text)
                case .closed: return nil
                case .focus, .press, .scroll: break
                }
            }
        }
    }

    private func sleep() {
        var wanted = [terminal.inputDescriptor, terminal.signalDescriptor].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        _ = poll(&wanted, nfds_t(wanted.count), terminal.escapeWait.map { Int32($0) } ?? -1)
    }
}
