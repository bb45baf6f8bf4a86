import VistazoArchive
import VistazoCells

/// A text in lines: wrapped by words, cut to so many lines, its last line ending in `…` where more follows.
struct WrappedText {
    private(set) var lines: [ArraySlice<StyledCluster>] = []
    /// True where not all of the text is shown.
    private(set) var isCut = false
    /// True where a paragraph takes more than one line.
    private(set) var isWrapped = false

    /// - Parameters:
    ///   - width: columns; 0 gives one empty line.
    ///   - limit: most lines, at least 1.
    init(
        _ text: StyledText, width: Int, limit: Int, truncation: NodeModifier.Truncation = .tail
    ) {
        guard width > 0 else {
            lines = [[]]
            isCut = text.width > 0
            return
        }
        if text.paragraphs.count == 1, text.width <= width {
            lines = [text.paragraphs[0][...]]
            return
        }
        for (index, paragraph) in text.paragraphs.enumerated() {
            var start = 0
            repeat {
                let line = LineBreak(paragraph, from: start, width: width)
                if line.isTooNarrow {
                    cut(text, paragraph: index, from: start, width: width, truncation)
                    return
                }
                let isLast = index == text.paragraphs.count - 1 && line.next >= paragraph.count
                if lines.count == limit - 1 && !isLast {
                    cut(text, paragraph: index, from: start, width: width, truncation)
                    return
                }
                lines.append(paragraph[start..<line.end])
                start = line.next
                if start < paragraph.count { isWrapped = true }
            } while start < paragraph.count
        }
    }

    /// Columns of the widest line as drawn.
    var width: Int { lines.reduce(0) { max($0, $1.width) } }

    /// Fills the last line again from the text that follows, and puts the ellipsis where it says.
    private mutating func cut(
        _ text: StyledText, paragraph: Int, from start: Int, width: Int,
        _ truncation: NodeModifier.Truncation
    ) {
        isCut = true
        let paragraphs = text.paragraphs
        var rest = paragraphs[paragraph][start...]
        let style = (rest.first ?? paragraphs[paragraph].last)?.style ?? .standard
        var dots = StyledCluster(cluster: Cluster("…"), style: style)
        let room = width - 1
        if truncation != .tail {
            for following in paragraphs[(paragraph + 1)...] {
                rest.append(StyledCluster(cluster: Cluster(.blank), style: style))
                rest.append(contentsOf: following)
            }
        }
        let head =
            truncation == .head ? [] : rest.prefix(columns: truncation == .middle ? (room + 1) / 2 : room)
        if let last = head.last { dots.style = last.style }
        let tail = truncation == .tail ? [] : rest.suffix(columns: room - head.width)
        lines.append(head.withoutTrailingBlanks + [dots] + tail.withoutLeadingBlanks)
    }
}

/// Where one line of a paragraph ends and the next begins.
private struct LineBreak {
    /// The first cluster that is not on the line; blanks at a soft break are on no line.
    var end: Int
    var next: Int
    /// True where not even one cluster fits.
    var isTooNarrow = false

    init(_ paragraph: [StyledCluster], from start: Int, width: Int) {
        var used = 0
        var opportunity = start
        var index = start
        while index < paragraph.count {
            let item = paragraph[index]
            used += item.cluster.width
            if used > width && !item.isBlank { break }
            index += 1
            if index < paragraph.count && canBreak(between: item, and: paragraph[index]) {
                opportunity = index
            }
        }
        if index == paragraph.count {
            // All of it fits, but for blanks that hang over the edge.
            end = index
            next = index
            while used > width && end > start {
                end -= 1
                used -= paragraph[end].cluster.width
            }
            return
        }
        next = opportunity > start ? opportunity : index
        end = next
        while end > start && paragraph[end - 1].isBlank { end -= 1 }
        isTooNarrow = next == start
    }
}

/// Whether a line may end between two clusters: after blanks, after a hyphen inside a word, around wide ones.
private func canBreak(between a: StyledCluster, and b: StyledCluster) -> Bool {
    if b.isBlank || !b.isBreakable || !a.isBreakable { return false }
    if a.isBlank { return true }
    let (left, right) = (a.cluster.first.base, b.cluster.first.base)
    switch left {
    case "-", "\u{2010}": return !right.properties.isDigit && right != "-"
    case "–", "—": return true
    default: break
    }
    guard a.cluster.width == 2 || b.cluster.width == 2 else { return false }
    return !right.closes && !left.opens
}

extension Unicode.Scalar {
    /// What must not begin a line.
    fileprivate var closes: Bool {
        switch properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .nonspacingMark, .spacingMark: true
        default: self == "ー" || self == "々"
        }
    }

    /// What must not end a line.
    fileprivate var opens: Bool {
        switch properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        default: false
        }
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isDigit: Bool { numericType == .decimal }
}

extension ArraySlice<StyledCluster> {
    /// As many clusters from the start as fit in so many columns.
    fileprivate func prefix(columns: Int) -> ArraySlice {
        var used = 0
        return prefix {
            used += $0.cluster.width
            return used <= columns
        }
    }

    /// As many clusters from the end as fit in so many columns.
    fileprivate func suffix(columns: Int) -> ArraySlice {
        var used = 0
        let count = reversed().prefix {
            used += $0.cluster.width
            return used <= columns
        }.count
        return suffix(count)
    }

    fileprivate var withoutTrailingBlanks: ArraySlice {
        var slice = self
        while slice.last?.cluster.isBlank == true { slice.removeLast() }
        return slice
    }

    fileprivate var withoutLeadingBlanks: ArraySlice { drop { $0.cluster.isBlank } }
}
