import Foundation
import VistazoArchive

/// Which entry a widget shows at an instant, and what is to be said about it.
package struct ShownEntry {
    /// The archive's, or one that stands in for it.
    package let entry: ArchivedEntry
    /// False for a placeholder and for a failure: their buttons do nothing.
    package let isContent: Bool
    /// Its texts are drawn as bars.
    package let isPlaceholder: Bool
    /// The last attempt to reload failed.
    package let isFailing: Bool
    /// When the data shown are from, where they are stale or could not be renewed.
    package let ageSince: Date?
    /// When another entry follows or this one becomes stale.
    package let validUntil: Date?

    /// The last entry whose date is not after `now`; before the first the placeholder; where nothing ever
    /// came and the host failed, its sentence.
    ///
    /// - Parameters:
    ///   - flipped: Toggles that are shown the other way round.
    ///   - name: The kind's, for people.
    package init(
        _ content: WidgetContent, in family: Family, flipped: Set<IntentCall> = [], name: String, at now: Date
    ) {
        let isFailing = content.failure != nil
        let next = content.archive?.nextEntryDate(after: now)
        if var entry = content.archive?.entry(at: now) {
            entry.view = entry.view.flipping(flipped)
            // Nothing is known before it happens: an instant to come is a mistake, and the entry's date stands.
            let captured = entry.capturedAt.flatMap { $0 <= now ? $0 : nil } ?? entry.date
            // The author knows best; without a word of theirs it goes by the policy.
            let ownLimit = content.archive?.staleAfter.map { captured.addingTimeInterval($0) }
            let staleFrom = [ownLimit, content.staleFrom].compactMap { $0 }.min()
                .map { max($0, content.graceUntil ?? $0) }
            let isStale = staleFrom.map { now >= $0 } ?? false
            self.entry = entry
            isContent = true
            isPlaceholder = false
            self.isFailing = isFailing
            ageSince = isFailing || isStale ? captured : nil
            validUntil = [next, isStale ? nil : staleFrom].compactMap { $0 }.min()
            return
        }
        isContent = false
        ageSince = nil
        validUntil = next
        if let failure = content.failure, content.archive == nil {
            entry = ArchivedEntry(date: now, view: Self.failure(failure, name: name, in: family))
            isPlaceholder = false
            self.isFailing = family == .circular
            return
        }
        isPlaceholder = true
        self.isFailing = isFailing
        entry =
            content.placeholder?.entries.first ?? content.archive?.entries.first
            ?? ArchivedEntry(date: now, view: Self.skeleton(name: name, in: family))
    }

    init(_ widget: PlacedWidget, _ state: WidgetState, name: String, at now: Date) {
        self.init(state.content, in: widget.family, flipped: state.flipped, name: name, at: now)
    }

    /// Bars where text will be; for a widget of which nothing is known yet.
    private static func skeleton(name: String, in family: Family) -> Node {
        guard !family.isAccessory else { return leading([.text(name)]) }
        return leading([
            .text(name), Node(.spacer(minimum: nil)), .text("0000000000"), .text("000000"),
            Node(.spacer(minimum: nil)),
        ])
    }

    private static func failure(_ sentence: String, name: String, in family: Family) -> Node {
        let mark = Node(.symbol("exclamationmark.triangle"), [.color(.role(.yellow))])
        let title = Node(.text([TextRun(.string(name), TextTraits(isBold: true))]))
        // It may quote what the program said.
        let reason = Node(
            .text([TextRun(.string(sentence), TextTraits(color: .role(.secondary)))]), [.sensitive])
        switch family {
        case .circular: return mark
        case .inline: return Node(.stack(Node.Stack(.horizontal, [mark, title])))
        default:
            let heading = Node(.stack(Node.Stack(.horizontal, [mark, title])))
            let blank = family == .rectangular ? [] : [Node.text(" ")]
            return leading([heading] + blank + [reason])
        }
    }

    private static func leading(_ children: [Node]) -> Node {
        let room = NodeModifier.FlexibleFrame(
            maximumWidth: .infinity, maximumHeight: .infinity, alignment: .topLeading)
        return Node(
            .stack(Node.Stack(.vertical, alignment: .topLeading, children)), [.flexibleFrame(room)])
    }
}
