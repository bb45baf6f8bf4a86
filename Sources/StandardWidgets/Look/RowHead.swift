import SwiftUI
import WidgetExtras

/// What stands at the right of a row.
struct RowFact: Hashable {
    var text: String
    var tone: Tone

    init(_ text: String, _ tone: Tone) {
        self.text = text.trimmingCharacters(in: .whitespaces)
        self.tone = tone
    }
}

/// A row of a list: its key, its name, and the first fact that has room; facts give way before the name does.
struct RowHead: View {
    /// nil leaves its place blank.
    let key: Int?
    let title: Text
    /// The fullest first.
    let facts: [RowFact]
    /// Stands before the facts whatever becomes of them: text that lives.
    var live: Text?

    var body: some View {
        ViewThatFits(in: .horizontal) {
            ForEach(facts, id: \.self) { line($0) }
            line(nil)
        }
        .lineLimit(1)
    }

    private func line(_ fact: RowFact?) -> some View {
        HStack(spacing: 1.columns) {
            RowKey(key: key)
            title
            Spacer(minLength: fact == nil && live == nil ? 0 : 1.columns)
            if let live { live.fixedSize() }
            if let fact { Text(fact.text).foregroundStyle(fact.tone.color()).widgetAccentable().fixedSize() }
        }
    }
}

/// The digit that presses a row.
struct RowKey: View {
    let key: Int?

    var body: some View {
        Text(verbatim: key.map { $0 < 10 ? "\($0)" : " " } ?? " ").bold().foregroundStyle(Color.accentColor)
            .accessibilityHidden(true)
    }
}
