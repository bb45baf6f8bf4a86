import Foundation
import VistazoArchive
import VistazoWords

/// Archives of what a script printed, one for each family. Pure.
package struct ScriptArchive: Sendable {
    /// What stands where the output has no name for itself.
    package var name: String
    /// When the next output is wanted, seen from an instant.
    package var reload: Reload
    /// Whose plugin it is.
    package var dialect: ScriptDialect
    /// Where the plugin runs; paths in its lines are relative to it.
    package var folder: String
    /// For `~` in paths.
    package var home: String

    /// When a script runs again.
    package enum Reload: Hashable, Sendable {
        /// So many seconds after it ended.
        case every(Double)
        /// The earliest of these.
        case schedule([Cron])
        /// Only when it is asked to.
        case never

        /// - Parameter end: When the run that gave the archive ended.
        func policy(after end: Date, zone: TimeZone) -> ReloadPolicy {
            switch self {
            case .every(let seconds): .after(end.addingTimeInterval(seconds))
            case .schedule(let lines):
                lines.compactMap { $0.next(after: end, zone: zone) }.min().map { .after($0) } ?? .never
            case .never: .never
            }
        }
    }

    /// In xbar's dialect, once, from the root folder.
    package init(
        name: String, reload: Reload = .never, dialect: ScriptDialect = .xbar, folder: String = "/",
        home: String = "/"
    ) {
        self.name = name
        self.reload = reload
        self.dialect = dialect
        self.folder = folder
        self.home = home
    }

    /// Entries that several headers become at most: twenty minutes of them.
    static let entryLimit = 240
    /// Nodes and bytes that they may take together, well within what an archive may hold.
    static let nodeLimit = 8000
    static let byteLimit = 400_000

    /// What a plugin printed, in each family that was asked for.
    package func plugin(_ output: String, _ request: WireRequest, end: Date) -> Decoded<WireReply> {
        let read = ScriptOutput(
            output,
            ScriptOutput.Setting(dialect: dialect, scheme: request.scheme, folder: folder, home: home))
        let policy = reload.policy(after: end, zone: TimeZone(identifier: request.zone) ?? .gmt)
        let headers: [(row: ScriptRow?, figure: ScriptFigure?)] =
            read.headers.isEmpty ? [(nil, nil)] : read.headers.map { ($0, ScriptFigure($0.runs)) }
        let words = Words(language: request.locale)
        var body = read.body
        if dialect.listsHeaders, read.headers.count > 1 {
            let listed = read.headers.filter { $0.isListed && !$0.runs.isEmpty }
            body = listed + (listed.isEmpty || body.isEmpty ? [] : [ScriptRow(isRule: true)]) + body
        }
        let archives = archives(request) { size in
            let nodes = headers.map { header in
                let isCompact = size.family == .small || size.family == .rectangular
                return PluginFace(
                    header: header.row, figure: header.figure, body: isCompact ? read.body : body, name: name,
                    words: words
                ).node(size)
            }
            return ArchivedTimeline(
                entries: entries(nodes, request.date, until: policy), reload: policy)
        }
        return Decoded(.archives(archives), diagnostics: read.diagnostics)
    }

    /// The lines of any output, in each family that was asked for.
    package func text(_ output: String, _ request: WireRequest, end: Date) -> Decoded<WireReply> {
        let lines = PrintedText(output, scheme: request.scheme).lines
        let policy = reload.policy(after: end, zone: TimeZone(identifier: request.zone) ?? .gmt)
        let words = Words(language: request.locale)
        return Decoded(
            .archives(
                archives(request) { size in
                    let node = TextFace(lines: lines, name: name, words: words).node(size)
                    return ArchivedTimeline(
                        entries: [ArchivedEntry(date: request.date, view: node)], reload: policy)
                }))
    }

    func archives(
        _ request: WireRequest, _ make: (WireRequest.FamilySize) -> ArchivedTimeline
    ) -> [String: ArchivedTimeline] {
        Dictionary(request.families.map { ($0.key, make($0)) }, uniquingKeysWith: { $1 })
    }

    /// One entry for each header in turn, until the reload or as many as an archive may well hold; then the first
    /// header stays.
    private func entries(_ nodes: [Node], _ date: Date, until policy: ReloadPolicy) -> [ArchivedEntry] {
        let period = dialect.headerPeriod
        guard nodes.count > 1 else { return [ArchivedEntry(date: date, view: nodes[0])] }
        let cycle = nodes.prefix(Self.entryLimit).map { ArchivedEntry(date: date, view: $0) }
        let size = max(nodes.reduce(0) { $0 + $1.count } / nodes.count, 1)
        let bytes = max(ArchivedTimeline(entries: Array(cycle)).stored.count / cycle.count, 1)
        let most = max(min(Self.entryLimit, Self.nodeLimit / size, Self.byteLimit / bytes), 1)
        var count = most
        var start = 0
        if case .after(let reload) = policy {
            let span = max(reload.timeIntervalSince(date), 0)
            // A plugin that runs more often than all its headers take must not begin with the same one each time.
            if span < period * Double(nodes.count) {
                start = Int((date.timeIntervalSince1970 / period).rounded(.down)) % nodes.count
                if start < 0 { start += nodes.count }
            }
            count = min(most, Int(min(span / period, 1000)) + 1)
        }
        // Where the entries end before the reload, they end with the first header after a whole number of turns.
        if count == most, count > nodes.count { count = (count - 1) / nodes.count * nodes.count + 1 }
        return (0..<count).map { index in
            ArchivedEntry(
                date: date.addingTimeInterval(Double(index) * period),
                view: nodes[(start + index) % nodes.count])
        }
    }
}

extension ScriptArchive {
    /// The shape of what will come, for the bars that stand there before it has.
    package func placeholder(_ request: WireRequest) -> Decoded<WireReply> {
        let rows = ["— — — — — —", "— — — — — — — —", "— — — — —"].map {
            ScriptRow(runs: [TextRun(.string($0))])
        }
        return Decoded(
            .archives(
                archives(request) { size in
                    let face = PluginFace(
                        header: ScriptRow(runs: [TextRun(.string(name))]), figure: nil, body: rows,
                        name: name,
                        words: Words(language: request.locale))
                    return ArchivedTimeline(
                        entries: [ArchivedEntry(date: request.date, view: face.node(size))], reload: .never)
                }))
    }
}
