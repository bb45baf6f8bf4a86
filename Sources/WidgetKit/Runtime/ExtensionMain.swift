import AppIntents
import Dispatch
import SwiftUI
import VistazoArchive
import VistazoWords

/// What `main` of a bundle does: one request in, one reply out; at a terminal, a look at every widget.
@MainActor
enum ExtensionMain {
    /// Never returns. The exit code is 0, or 1 with a sentence on standard error.
    ///
    /// Not generic over the widget: specialized for a group, the optimizer of Swift 6.3.1 takes its argument for
    /// dead, and the runner is given garbage (seen in release builds only).
    static func run(_ widgets: [any Widget]) -> Never {
        let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        let runner = ExtensionRunner(widgets, identifier: name, shortcuts: declaredShortcuts())
        if isatty(STDIN_FILENO) == 1 {
            start { await TerminalLook(runner: runner).show() }
        }
        let reply = ReplyPipe()
        do {
            let request = try WireRequest.decode(try requestLine(), now: Date())
            adopt(request)
            start {
                do {
                    let line = try await runner.reply(to: request).line
                    complain(runner.takeDiagnostics(), locale: request.locale)
                    return reply.send(line) ? 0 : 1
                } catch {
                    complain(runner.takeDiagnostics(), locale: request.locale)
                    return fail(error, locale: request.locale)
                }
            }
        } catch {
            exit(fail(error, locale: ProcessInfo.processInfo.environment["VISTAZO_LOCALE"] ?? "en"))
        }
    }

    /// Serves the main queue, which author code may use, until `work` ends the process.
    private static func start(_ work: @escaping @MainActor () async -> Int32) -> Never {
        Task { @MainActor in
            let code = await work()
            exit(code)
        }
        dispatchMain()
    }

    /// Lets formatters without a zone of their own use the request's. Foundation reads `TZ` when it first
    /// needs it.
    private static func adopt(_ request: WireRequest) {
        if TimeZone(identifier: request.zone) != nil { setenv("TZ", request.zone, 1) }
    }

    private static func fail(_ error: any Error, locale: String) -> Int32 {
        writeToStandardError(sentence(for: error, in: Words(language: locale)))
        return 1
    }

    private static func complain(_ diagnostics: [LoweringContext.Diagnostic], locale: String) {
        let words = Words(language: locale)
        for diagnostic in diagnostics { writeToStandardError(diagnostic.sentence(words)) }
    }
}

extension LoweringContext.Diagnostic {
    /// One sentence for the author.
    package func sentence(_ words: Words) -> String {
        switch self {
        case .tooDeep: words("widgets.tooDeep")
        case .refusedIntent(let error): words("widgets.refusedButton", ["cause": error.sentence(words)])
        case .missing(let name): words("widgets.missing", ["name": name])
        case .unknownSymbol(let name): words("widgets.unknownSymbol", ["name": name])
        case .noEffect(let name): words("widgets.noEffect", ["name": name])
        }
    }
}
