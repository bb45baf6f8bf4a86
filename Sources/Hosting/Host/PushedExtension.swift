import Foundation
import VistazoArchive

/// Stands in for an extension where there is none: it answers with what `vistazo push` put in, and runs nothing.
package final class PushedExtension: WidgetExtension {
    /// No other extension may be called so.
    package static let name = "pushed"

    /// Always `name`.
    package var identifier: String { Self.name }
    /// Another one when other kinds were put in.
    package var stamp: String? { archives.stamp }
    /// False: to ask it costs next to nothing.
    package var isForeign: Bool { false }
    /// True: it has no code, and so no intents of its own.
    package var isGiven: Bool { true }
    private let archives: PushedArchives

    /// - Parameter state: The state folder.
    package init(state: String) { archives = PushedArchives(state: state) }

    /// Answers at once.
    package func start(_ request: WireRequest, at now: Moment) -> any ExtensionRun {
        GivenRun(answer(request))
    }

    private func answer(_ request: WireRequest) -> Result<WireReply, RunFailure> {
        switch request.name {
        case .describe: return .success(.description(description))
        case .options: return .success(.options([]))
        case .perform: return .failure(.wrongReply)
        case .placeholder, .snapshot, .timeline:
            let key = ProviderKey(request.kind, request.configuration)
            guard let pushed = archives.pushed(key) else {
                return .failure(.unknownKind(request.kind, known: archives.keys.map(\.kind)))
            }
            switch pushed.reply {
            case .archive(let archive): return .success(.archive(archive.pushed(at: pushed.date)))
            case .archives(let all): return .success(.archives(all.mapValues { $0.pushed(at: pushed.date) }))
            case .description, .performed, .options: return .failure(.wrongReply)
            }
        }
    }

    /// Its kinds take what they were put in with.
    private var description: ExtensionDescription {
        var kinds: [ExtensionDescription.KindDescription] = []
        for key in archives.keys {
            if kinds.last?.kind != key.kind { kinds.append(.init(kind: key.kind, name: key.kind)) }
            for member in key.configuration {
                let index = kinds.count - 1
                guard !kinds[index].parameters.contains(where: { $0.name == member.key }) else { continue }
                kinds[index].parameters.append(.init(name: member.key, title: member.key))
            }
        }
        return ExtensionDescription(identifier: Self.name, kinds: kinds)
    }
}

/// A run that was over before it began.
private final class GivenRun: ExtensionRun {
    private var result: Result<WireReply, RunFailure>?

    init(_ result: Result<WireReply, RunFailure>) { self.result = result }

    var descriptors: [PollDescriptor] { [] }

    /// Long past: it can be serviced at once.
    var deadline: Double? { result == nil ? nil : 0 }

    func service(_ now: Moment) -> RunOutcome? {
        defer { result = nil }
        return result.map { RunOutcome($0.map { Decoded($0) }) }
    }

    func cancel() { result = nil }
}
