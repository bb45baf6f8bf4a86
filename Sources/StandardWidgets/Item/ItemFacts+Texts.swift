import SwiftUI
import VistazoWords
import WidgetExtras

/// What an item is called, its colour, and how long ago it was, as every widget of items says it.
extension ItemFacts {
    var title: Text { Text(item.emoji.map { "\($0) \(item.name)" } ?? item.name) }

    var tint: Color { Color(named: color) ?? .orange }

    /// `3h`; a dash before the first time.
    var ago: Text {
        guard let since = since else { return Text(verbatim: "–") }
        return Text(
            .currentDate,
            format: .offset(
                to: since, allowedFields: [.year, .month, .day, .hour, .minute], maxFieldCount: 1,
                sign: .never))
    }

    /// `3 hours ago`, as the language puts it.
    func sentence(_ words: Words) -> Text {
        guard last != nil else { return Text(words("widgets.item.never")) }
        if isFresh { return Text(words("widgets.item.justNow")) }
        let parts = words("widgets.item.agoSentence", ["time": "\u{0}"]).components(separatedBy: "\u{0}")
        return Text(parts[0]) + ago + Text(parts.count > 1 ? parts[1] : "")
    }
}
