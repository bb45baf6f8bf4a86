import VistazoCells

/// One cluster of a text with its look.
struct StyledCluster: Equatable {
    var cluster: Cluster
    var style: CellStyle
    /// False for a blank that holds the words beside it together.
    var isBreakable = true

    var isBlank: Bool { cluster.isBlank && isBreakable }
}

/// A text ready to be wrapped: its paragraphs as styled clusters.
struct StyledText: Equatable {
    private(set) var paragraphs: [[StyledCluster]] = [[]]
    /// Columns of the widest paragraph.
    private(set) var width = 0
    /// Of the last one.
    private var lastWidth = 0
    private var count = 0

    /// Characters beyond which a text is cut off: more than any widget can show.
    private static let limit = 16_384

    /// Adds a run; newlines begin paragraphs, a tab is a blank.
    mutating func append(_ string: String, style: CellStyle) {
        if isPrintableASCII(string), count + string.utf8.count <= Self.limit {
            appendASCII(string, style)
            return
        }
        for character in string {
            guard count < Self.limit else { return }
            count += 1
            // A mark after a blank makes one Character of both, which then is no blank.
            let scalars = character.unicodeScalars
            let first = scalars[scalars.startIndex]
            let isAlone = scalars.index(after: scalars.startIndex) == scalars.endIndex
            switch first {
            case "\n", "\r", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}": endParagraph()
            case "\t" where isAlone: add(Cluster(.blank), style)
            case "\u{A0}" where isAlone, "\u{202F}" where isAlone, "\u{2007}" where isAlone:
                add(Cluster(.blank), style, isBreakable: false)
            default: if let cluster = Cluster(character) { add(cluster, style) }
            }
        }
    }

    /// Each character is one cell.
    private mutating func appendASCII(_ string: String, _ style: CellStyle) {
        let length = string.utf8.count
        count += length
        lastWidth += length
        width = max(width, lastWidth)
        paragraphs[paragraphs.count - 1].append(
            contentsOf: clusters(of: string).lazy.map { StyledCluster(cluster: $0, style: style) })
    }

    private mutating func add(_ cluster: Cluster, _ style: CellStyle, isBreakable: Bool = true) {
        paragraphs[paragraphs.count - 1].append(
            StyledCluster(cluster: cluster, style: style, isBreakable: isBreakable))
        lastWidth += cluster.width
        width = max(width, lastWidth)
    }

    private mutating func endParagraph() {
        paragraphs.append([])
        lastWidth = 0
    }

    /// The text without emoji of two cells; the blank after one, or before the last of all, goes with it.
    var withoutEmoji: StyledText {
        var text = self
        for (index, paragraph) in paragraphs.enumerated() {
            var kept: [StyledCluster] = []
            var isAfterEmoji = false
            for cluster in paragraph {
                if cluster.cluster.isEmoji {
                    isAfterEmoji = true
                } else {
                    let wasAfterEmoji = isAfterEmoji
                    isAfterEmoji = false
                    if wasAfterEmoji, cluster.cluster.isBlank { continue }
                    kept.append(cluster)
                }
            }
            if isAfterEmoji, kept.last?.cluster.isBlank == true { kept.removeLast() }
            text.paragraphs[index] = kept
        }
        text.width = text.paragraphs.reduce(0) { max($0, $1.width) }
        text.lastWidth = text.paragraphs.last?.width ?? 0
        return text
    }
}

extension Cluster {
    /// A picture of two cells that was made for colour: an emoji, a flag.
    fileprivate var isEmoji: Bool { width > 1 && first.base.properties.isEmojiPresentation }
}

extension Sequence where Element == StyledCluster {
    var width: Int { reduce(0) { $0 + $1.cluster.width } }
}
