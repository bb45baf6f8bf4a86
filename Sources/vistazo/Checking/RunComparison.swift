import Foundation
import VistazoArchive

/// What two answers to nearly the same question tell of an extension. Pure.
struct RunComparison {
    let first: [String: ArchivedTimeline]
    let second: [String: ArchivedTimeline]
    let place: Finding.Place

    /// The first place where the views of both differ in what is no date; nil where they are the same.
    private func difference(_ match: (ArchivedTimeline, ArchivedTimeline) -> [(Int, Node, Node)]) -> Finding
        .Place?
    {
        for key in first.keys.sorted() {
            guard let one = first[key], let other = second[key] else { continue }
            for (index, old, new) in match(one, other) where Self.stripped(old) != Self.stripped(new) {
                var place = place
                place.family = family(key)
                place.entry = index
                place.path = Self.path(old, new)
                return place
            }
        }
        return nil
    }

    /// The family of a key; nil where all families have one archive.
    private func family(_ key: String) -> Family? {
        Set(first.values).count == 1 ? nil : WireRequest.FamilySize(key: key)?.family
    }

    /// Both were asked the same: entry by entry they should show the same.
    func sameQuestion(_ code: Finding.Code) -> [Finding] {
        difference { one, other in
            zip(one.entries, other.entries).enumerated().map {
                ($0.offset, $0.element.0.view, $0.element.1.view)
            }
        }.map { [Finding(code, $0)] } ?? []
    }

    /// The second was asked for a later clock: what both show at that instant should be the same.
    func sameInstant(_ instant: Date) -> [Finding] {
        difference { one, other in
            guard let index = one.entries.lastIndex(where: { $0.date <= instant }),
                let new = other.entry(at: instant)
            else { return [] }
            return [(index, one.entries[index].view, new.view)]
        }.map { [Finding(.otherClock, $0)] } ?? []
    }

    /// Texts of the entries on the screen that say an age, found by asking for a later clock.
    ///
    /// - Parameters:
    ///   - date: for which the first was asked.
    ///   - seconds: by which the second was later.
    func aged(from date: Date, by seconds: Double) -> [Finding] {
        var findings: [Finding] = []
        for key in first.keys.sorted() {
            guard let one = first[key], let old = one.entry(at: date),
                let index = one.entries.lastIndex(where: { $0.date <= date }),
                let new = second[key]?.entry(at: date + seconds)
            else { continue }
            let after = Dictionary(new.view.leaves.map { ($0.path, $0) }, uniquingKeysWith: { a, _ in a })
            for leaf in old.view.leaves {
                guard case .string(let text) = leaf.content,
                    case .string(let later)? = after[leaf.path]?.content,
                    BakedTime.hasAged(text, later, by: seconds)
                else { continue }
                var place = place
                place.family = family(key)
                place.entry = index
                place.path = leaf.path
                findings.append(Finding(.bakedTime, place, ["text": text]))
            }
        }
        return findings
    }

    /// What a view says apart from its dates, which move with the clock.
    private static func stripped(_ node: Node) -> [NodeLeaf] {
        node.leaves.map { leaf in
            guard case .live(let live) = leaf.content else {
                guard case .interval = leaf.content else { return leaf }
                return NodeLeaf(path: leaf.path, content: .string(""), isPlain: false)
            }
            let kind =
                switch live {
                case .date(_, let style): style.rawValue
                case .range: "range"
                case .timer: "timer"
                case .format(let format): format.kind.rawValue
                case .now(let skeleton): skeleton
                }
            return NodeLeaf(path: leaf.path, content: .string(kind), isPlain: false)
        }
    }

    private static func path(_ old: Node, _ new: Node) -> String? {
        zip(stripped(old), stripped(new)).first { $0 != $1 }?.0.path
    }
}
