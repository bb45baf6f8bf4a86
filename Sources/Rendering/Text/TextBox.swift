import Foundation
import VistazoArchive
import VistazoCells

/// A text: wraps, steps down its ladder, is cut, or stands in pixel type where its font asks for it.
final class TextBox: LayoutBox {
    private let source: TextSource
    private let look: TextLook
    @exclusivity(unchecked) private var latest: (proposal: Proposal, setting: Setting)?
    /// The proposals, by their keys, that were answered in large type.
    @exclusivity(unchecked) private var large: [UInt64] = []
    @exclusivity(unchecked) private var pixelTexts: [(rung: Int, rows: Int, text: PixelText?)] = []

    init(_ pass: LayoutPass, _ source: TextSource, _ look: TextLook) {
        self.source = source
        self.look = look
        super.init(pass)
        if source.isTicking { pass.liveTexts.append(self) }
    }

    /// Takes in what the clock has changed; false where the text stands otherwise than before, and all around it
    /// must be laid out anew.
    func advance() -> Bool {
        guard source.advance(to: pass.surroundings.now) else { return true }
        latest = nil
        pixelTexts = []
        // Large type stands on another line than as many rows of words.
        let wereLarge = large
        large = []
        return keepsItsSizes && Set(large) == Set(wereLarge)
    }

    override func size(for proposal: Proposal) -> CellSize {
        if look.pixelType == nil, let size = lineSize(in: proposal) { return size }
        let setting = setting(for: proposal)
        if setting.pixels != nil { large.append(proposal.key) }
        return setting.size
    }

    /// The size of what stands in one line as it is; nil where that has to be found out.
    private func lineSize(in proposal: Proposal) -> CellSize? {
        let width = proposal.columns ?? unbounded
        let text = source.text(rung: 0)
        guard width > 0, text.paragraphs.count == 1, text.width <= width else { return nil }
        return CellSize(columns: text.width, rows: leastRows(in: proposal))
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        guard !look.isHidden, !rect.intersection(canvas.clip).isEmpty else { return }
        let setting = setting(for: proposal)
        if !look.isBar { canvas.changes(at: nextChange(of: setting, for: proposal)) }
        if let pixels = setting.pixels {
            draw(pixels, in: rect, on: canvas)
            return
        }
        for (row, line) in setting.lines.enumerated() {
            let width = line.width
            let column =
                switch look.alignment {
                case .leading: rect.left
                case .center: rect.left + half(rect.size.columns - width)
                case .trailing: rect.right - width
                }
            draw(line, at: CellPoint(column: column, row: rect.top + row), width: width, on: canvas)
        }
    }

    override func baselines(for proposal: Proposal) -> Baselines {
        let setting = setting(for: proposal)
        if let pixels = setting.pixels {
            return Baselines(first: pixels.rows - 1, last: pixels.rows - 1)
        }
        return Baselines(first: 0, last: max(setting.lines.count - 1, 0))
    }

    /// What the text looks like under one proposal.
    private struct Setting {
        var rung = 0
        var lines: [ArraySlice<StyledCluster>] = []
        var pixels: PixelText?
        var size: CellSize
    }

    private func setting(for proposal: Proposal) -> Setting {
        if let latest, latest.proposal == proposal { return latest.setting }
        let setting = makeSetting(for: proposal)
        latest = (proposal, setting)
        return setting
    }

    /// When the words that stand there next differ, or a longer rung comes to fit.
    private func nextChange(of setting: Setting, for proposal: Proposal) -> Date? {
        let own = source.nextChange(rung: setting.rung)
        let first = setting.pixels == nil ? 0 : source.firstInLargeType
        guard source.isTicking, first < setting.rung else { return own }
        return (first..<setting.rung).reduce(own) { end, rung in
            source.instant(of: rung, before: end) { text in
                setting.pixels == nil ? isWhole(text, in: proposal) : isLarge(text, in: proposal)
            } ?? end
        }
    }

    /// When words of the first rung next differ, wherever the text stands.
    var nextWords: Date? { look.isBar || look.isHidden ? nil : source.nextChange(rung: 0) }

    /// Whether a text stands in words without being cut, live text without being wrapped.
    private func isWhole(_ text: StyledText, in proposal: Proposal) -> Bool {
        let text = WrappedText(
            text, width: proposal.columns ?? unbounded, limit: lineLimit(in: proposal),
            truncation: look.truncation)
        return !text.isCut && !(source.isLive && text.isWrapped)
    }

    private func isLarge(_ text: StyledText, in proposal: Proposal) -> Bool {
        guard let type = look.pixelType?.fitting(proposal.rows ?? unbounded) else { return false }
        let width = proposal.columns ?? unbounded
        return type.setting(of: text).map { $0.columns <= width + spareColumns(in: width) } ?? false
    }

    /// A text as wide as the content may use the margin beside it.
    private func spareColumns(in width: Int) -> Int {
        width >= pass.contentSize.columns && pass.spareColumns > 0 ? pass.spareColumns : 0
    }

    private func lineLimit(in proposal: Proposal) -> Int {
        min(look.mostLines, max(proposal.rows ?? unbounded, 1))
    }

    /// At least 1.
    private func leastRows(in proposal: Proposal) -> Int {
        max(min(look.leastLines, lineLimit(in: proposal)), 1)
    }

    private func makeSetting(for proposal: Proposal) -> Setting {
        let width = proposal.columns ?? unbounded
        if let pixels = pixelSetting(width: width, rows: proposal.rows) { return pixels }
        let limit = lineLimit(in: proposal)
        let least = leastRows(in: proposal)
        guard width > 0 else {
            return Setting(lines: [[]], size: CellSize(columns: 0, rows: least))
        }
        var chosen: (rung: Int, text: WrappedText)?
        for rung in 0..<source.rungCount {
            let text = WrappedText(
                source.text(rung: rung), width: width, limit: limit, truncation: look.truncation)
            if !text.isCut && !(source.isLive && text.isWrapped) {
                chosen = (rung, text)
                break
            }
            // What wraps is better than what is cut; of what is cut the shortest says most.
            if chosen == nil || chosen?.text.isCut == true { chosen = (rung, text) }
        }
        let text = chosen?.text
        return Setting(
            rung: chosen?.rung ?? 0, lines: text?.lines ?? [],
            size: CellSize(columns: text?.width ?? 0, rows: max(text?.lines.count ?? 0, least)))
    }

    /// The first rung that can stand in pixel type and fits.
    private func pixelSetting(width: Int, rows: Int?) -> Setting? {
        guard let type = look.pixelType?.fitting(rows ?? unbounded) else { return nil }
        let spare = spareColumns(in: width)
        for rung in source.firstInLargeType..<source.largeTypeRungCount {
            guard let pixels = pixels(type, rung: rung), pixels.columns <= width + spare else { continue }
            return Setting(
                rung: rung, pixels: pixels,
                size: CellSize(columns: min(pixels.columns, width), rows: pixels.rows))
        }
        return nil
    }

    /// The text of a rung in large type, set once.
    private func pixels(_ type: PixelType, rung: Int) -> PixelText? {
        if let known = pixelTexts.first(where: { $0.rung == rung && $0.rows == type.rows }) {
            return known.text
        }
        let text = type.setting(of: source.text(rung: rung))
        pixelTexts.append((rung, type.rows, text))
        return text
    }

    private func draw(
        _ line: ArraySlice<StyledCluster>, at point: CellPoint, width: Int, on canvas: Canvas
    ) {
        guard !look.isBar else {
            guard line.contains(where: { !$0.cluster.isBlank }) else { return }
            let bar = CellRect(origin: point, size: CellSize(columns: width, rows: 1))
            canvas.fill(bar, with: look.bar, style: look.barStyle)
            return
        }
        var point = point
        for item in line {
            canvas.write(item.cluster, at: point, style: item.style)
            point.column += item.cluster.width
        }
    }

    private func draw(_ pixels: PixelText, in rect: CellRect, on canvas: Canvas) {
        let beyond = pixels.columns - rect.size.columns
        let left = rect.left - (beyond > 0 ? (beyond + 1) / 2 : 0)
        guard !look.isBar else {
            let bar = CellRect(column: left, row: rect.top, columns: pixels.columns, rows: pixels.rows)
            canvas.fill(bar, with: look.bar, style: look.barStyle)
            return
        }
        let room = CellRect(column: left, row: rect.top, columns: pixels.columns, rows: pixels.rows)
        var inks: (own: CellColor, seen: CellColor)?
        for mark in pixels.marks {
            let point = CellPoint(column: left + mark.column, row: rect.top + mark.row)
            guard mark.style.background == .standard else {
                canvas.write(Cluster(mark.piece), at: point, style: mark.style)
                continue
            }
            let own = mark.style.foreground
            if inks?.own != own { inks = (own, canvas.largeInk(own, over: room)) }
            var style = mark.style
            style.foreground = inks?.seen ?? own
            canvas.set(mark.piece, column: point.column, row: point.row, style: style)
        }
    }
}

/// How a text is set, besides the styles of its runs.
struct TextLook {
    var alignment = NodeAlignment.Horizontal.leading
    var truncation = NodeModifier.Truncation.tail
    var leastLines = 1
    var mostLines = unbounded
    /// Set where the font is large enough.
    var pixelType: PixelType?
    /// Takes its room and draws nothing.
    var isHidden = false
    /// Draws a bar in the place of each line.
    var isBar = false
    var bar: Piece = "▆"
    var barStyle = CellStyle.standard
}
