import Foundation

/// How the kinds that go by a person's commands have them run. Whoever serves these kinds hands it in: this bundle
/// starts no process itself.
///
/// A command is a line for `/bin/sh`, as an extension's `command` is, and is run the same way: in the home folder, in the
/// cleaned environment, within limits, without a terminal.
package struct CommandRunner: Sendable {
    /// That of the present task; nil where there is none, and then nothing is run.
    @TaskLocal package static var current: CommandRunner?

    /// A command and what it is given.
    package struct Order: Sendable {
        package var line: String
        /// At which all that came of it is ended.
        package var seconds: Double
        /// On top of the environment that every run has.
        package var variables: [String: String]
        /// Values that nobody but the command may see.
        package var secrets: [String]
        /// Whether a code other than 0 is an answer as well.
        package var ignoresCode: Bool

        init(
            _ line: String, seconds: Double, variables: [String: String] = [:], secrets: [String] = [],
            ignoresCode: Bool = false
        ) {
            self.line = line
            self.seconds = seconds
            self.variables = variables
            self.secrets = secrets
            self.ignoresCode = ignoresCode
        }
    }

    /// What a command gave.
    package struct Printed: Hashable, Sendable {
        package var output: [UInt8]
        /// With which it ended.
        package var code: Int32

        /// What was printed, and the code.
        package init(output: [UInt8], code: Int32) {
            self.output = output
            self.code = code
        }
    }

    /// Why a command gave nothing, in one sentence for a person.
    package struct Failure: LocalizedError, Hashable {
        package let sentence: String

        /// - Parameter sentence: In the person's language.
        package init(_ sentence: String) { self.sentence = sentence }

        /// The sentence.
        package var errorDescription: String? { sentence }
    }

    /// Runs a command to its end without holding up anybody. Throws `Failure`.
    package var run: @Sendable (Order) async throws(Failure) -> Printed
    /// Whether what is read is kept: not where something is only drawn to be looked at.
    package var keepsReadings: Bool

    /// A way to run commands.
    package init(
        keepsReadings: Bool, run: @escaping @Sendable (Order) async throws(Failure) -> Printed
    ) {
        self.keepsReadings = keepsReadings
        self.run = run
    }

    /// Runs a command with the present task's runner.
    static func run(_ order: Order) async throws(Failure) -> Printed {
        guard let current else { throw Failure(StandardStore.shared.words("widgets.command.noRunner")) }
        return try await current.run(order)
    }
}
