import Foundation
import VistazoArchive
import VistazoAssets
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

/// `vistazo completions SHELL`: what a shell reads once; and `vistazo complete`, which that then asks at each Tab.
enum CompletionCommands {
    /// The shells there is a file for.
    enum Shell: String, CaseIterable {
        case bash, zsh, fish

        var asset: VistazoAsset {
            switch self {
            case .bash: vistazo_completions_bash()
            case .zsh: vistazo_completions_zsh()
            case .fish: vistazo_completions_fish()
            }
        }
    }

    static let completions = Command(
        "completions", Syntax("completions bash|zsh|fish", key: "completions", operands: 1...1)
    ) { arguments, console in
        let name = arguments.operand(0) ?? ""
        guard let shell = Shell(rawValue: name) else {
            let allowed = Shell.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError.badValue(option: "completions", value: name, allowed: allowed)
        }
        let asset = shell.asset
        console.out.raw(bytes: UnsafeBufferPointer(start: asset.bytes, count: asset.count))
        return ExitStatus.done.rawValue
    }

    /// What may stand for the last of the words, a line each, its meaning after a tab. Where the shell knows better, as
    /// with files, nothing. It complains of nothing: nobody could read it.
    static let complete = Command(
        "complete", Syntax("complete -- WORD…", key: "complete", operands: 0...1000), isListed: false,
        runsAuthors: true
    ) { arguments, console in
        let typed = arguments.operands.isEmpty ? [""] : arguments.operands
        let wanted = folded(typed.last ?? "")
        let completion = Completion(commands: Command.all, words: console.words)
        for candidate in candidates(completion.place(typed), console) {
            let isShowable = !candidate.word.unicodeScalars.contains {
                $0.properties.generalCategory == .control
            }
            guard isShowable, folded(candidate.word).hasPrefix(wanted) else { continue }
            console.out.raw(candidate.word + (candidate.text.isEmpty ? "" : "\t" + candidate.text) + "\n")
        }
        return ExitStatus.done.rawValue
    }

    private static func candidates(_ place: Completion.Place, _ console: Console) -> [Completion.Candidate] {
        switch place {
        case .fixed(let candidates): return candidates
        case .anything, .file: return []
        case .item:
            let items = (try? console.configured().openLogbook().items()) ?? []
            return items.map { Completion.Candidate($0.name) }
        default: break
        }
        guard let arguments = try? Arguments([], DashboardCommand.full.syntax),
            let settings = try? Settings(arguments, console)
        else { return [] }
        switch place {
        case .theme: return settings.themes.names.map { Completion.Candidate($0) }
        case .page: return HostCommands.pages(settings).map { Completion.Candidate($0.name) }
        case .widget:
            let placed = HostCommands.pages(settings).flatMap(\.all)
            let kinds = Set(placed.map(\.kind)).sorted().map { Completion.Candidate($0) }
            return kinds + placed.map { Completion.Candidate($0.id.description, $0.family.rawValue) }
        case .kind:
            // What has not said what it is goes by its name: no program is started for a Tab.
            let memory = try? HostStore(path: settings.folders.hostStore, patience: 100)
            return World(settings, console, memory: memory).namesWithoutAsking.map {
                Completion.Candidate($0.kind, $0.name)
            }
        default: return []
        }
    }
}

extension World {
    /// Kinds and what they are called, as far as that is known without starting a program.
    fileprivate var namesWithoutAsking: [(kind: String, name: String)] {
        var found: [(kind: String, name: String)] = []
        for provider in extensions {
            let description: ExtensionDescription
            if provider.isForeign, !provider.isInProcess {
                let known = try? memory?.description(of: provider)
                description = known?.said ?? Self.silent(provider)
            } else if case .success(let said) = describe(provider) {
                description = said
            } else {
                continue
            }
            for kind in description.kinds {
                let isTaken = found.contains { $0.kind == kind.kind }
                found.append((isTaken ? "\(provider.identifier)/\(kind.kind)" : kind.kind, kind.name))
            }
        }
        return found
    }
}
