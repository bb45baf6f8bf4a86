extension Array where Element == String {
    /// The word that a mistyped one was probably meant to be: the first of those with the fewest insertions,
    /// deletions, replacements and swaps of neighbours, case aside. nil where even that is more than a third of
    /// the word, or the word is longer than 64 characters.
    package func nearest(to word: String) -> String? {
        let wanted = Array<Character>(word.lowercased())
        guard (1...64).contains(wanted.count) else { return nil }
        var best: (word: String, distance: Int)?
        for candidate in self {
            let distance = editDistance(wanted, [Character](candidate.lowercased()))
            if distance < best?.distance ?? Swift.max(1, Swift.max(wanted.count, 4) / 3) + 1 {
                best = (candidate, distance)
            }
        }
        return best?.word
    }
}

/// The fewest single edits between two words, a swap of neighbours counted as one (optimal string alignment).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
        var row = [i] + [Int](repeating: 0, count: b.count)
        for j in 1...b.count {
            let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
            row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
            if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                row[j] = min(row[j], beforeLast[j - 2] + 1)
            }
        }
        (beforeLast, last) = (last, row)
    }
    return last[b.count]
}
