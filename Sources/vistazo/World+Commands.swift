import Foundation
import StandardWidgets
import VistazoArchive
import VistazoHosting
import VistazoWords
import WidgetKit

/// The standard kinds that go by a person's commands, each an extension of its own: what waits for a command of one
/// holds up neither the other nor the rest of the bundle. They are asked like any program: by one window at a time, within
/// a budget, and never by a line that must not wait.
extension World {
    /// - Parameter keepsReadings: Whether what is read is kept for a line of its past: not where a kind is only drawn to
    ///   be looked at.
    static func commandKinds(
        _ settings: Settings, _ console: Console, keepsReadings: Bool
    ) -> [InProcessExtension] {
        let words = settings.words
        let runner = CommandRunner(keepsReadings: keepsReadings) { order throws(CommandRunner.Failure) in
            try await run(order, words)
        }
        // A description is in one language.
        let stamp = "standard " + words.language + " " + FinishedLine.stamp(ofFiles: ["/proc/self/exe"])
        return CommandKind.allCases.map { kind in
            InProcessExtension(
                identifier: "standard." + kind.rawValue, limits: RunLimits(seconds: 90),
                stamp: kind.rawValue + " " + stamp, environment: console.environment,
                reloadsADay: { configuration in
                    configuration.first { $0.key == "every" }.flatMap { seconds($0.value) }
                        .map { Int((86_400 / max($0, 10)).rounded(.up)) }
                }
            ) { request in
                do {
                    return .success(
                        try await CommandRunner.$current.withValue(runner) {
                            try await StandardRunner.runner(of: kind).reply(to: request)
                        })
                } catch {
                    return .failure(.refused(sentence(for: error, in: words)))
                }
            }
        }
    }

    /// Leaves a command with whoever serves the request that is being answered.
    private static func run(
        _ order: CommandRunner.Order, _ words: Words
    ) async throws(CommandRunner.Failure) -> CommandRunner.Printed {
        guard let desk = CommandDesk.current else {
            throw CommandRunner.Failure(RunFailure.busy.sentence(words))
        }
        let outcome = await desk.run(
            CommandDesk.Order(
                order.line, limits: RunLimits(seconds: order.seconds), variables: order.variables,
                secrets: order.secrets))
        switch outcome {
        case .failure(let failure): throw CommandRunner.Failure(failure.sentence(words))
        case .success(let printed):
            guard printed.code == 0 || order.ignoresCode else {
                let failure = RunFailure.exited(code: printed.code, errors: printed.errors)
                throw CommandRunner.Failure(failure.sentence(words))
            }
            return CommandRunner.Printed(output: printed.output, code: printed.code)
        }
    }

    private static func seconds(_ value: JSONValue) -> Double? {
        switch value {
        case .number(let seconds): seconds
        case .string(let text): WireDuration.seconds(text)
        default: nil
        }
    }
}

/// A standard kind that goes by commands.
enum CommandKind: String, CaseIterable {
    case value
    case toggle = "switch"
}
