import SwiftUI
import WidgetExtras

/// The common order of the home families: the name top left, a lesser fact top right, from the third row on
/// the figure, below it what explains it, and on the last rows a bar or dots, then the actions.
struct Card<Middle: View, Bottom: View>: View {
    let title: Text
    var fact: Text?
    /// Whether the fact is hidden while the screen is locked.
    var isFactPrivate = false
    @ViewBuilder let middle: Middle
    @ViewBuilder let bottom: Bottom

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Header(title: title, fact: fact, isFactPrivate: isFactPrivate)
            VStack(alignment: .leading, spacing: 0) { middle }.padding(.top, 1.rows)
            Spacer(minLength: 0)
            bottom
        }
        .filling()
    }
}

/// The first row of a card. The fact gives way before the name is cut.
struct Header: View {
    let title: Text
    var fact: Text?
    var isFactPrivate = false

    var body: some View {
        if let fact {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 1.columns) {
                    name
                    Spacer(minLength: 1.columns)
                    fact.foregroundStyle(.secondary).lineLimit(1).privacySensitive(isFactPrivate)
                }
                name
            }
        } else {
            name
        }
    }

    private var name: some View { title.bold().lineLimit(1) }
}

/// The one figure of a widget, in pixel type and its tint.
struct Figure: View {
    let text: Text
    let tint: Color
    /// 3, or 5 where there is plenty of room.
    var rows = 3

    var body: some View {
        text.font(.system(size: rows == 5 ? 64 : 34)).bold()
            .foregroundStyle(tint).lineLimit(1).widgetAccentable()
            // Where pixel type has no room a bold row stands in the middle of its rows.
            .frame(height: rows.rows)
    }
}

/// A label of a button: its symbol in a colour, a word or a key beside it in grey.
struct ActionLabel: View {
    let symbol: String
    let word: String
    var color: Color = .accentColor
    /// Whether the symbol stands behind the word, for a button at the right edge.
    var isMirrored = false

    var body: some View {
        HStack(spacing: 1.columns) {
            if !isMirrored { Image(systemName: symbol).foregroundStyle(color) }
            Text(word).foregroundStyle(.secondary).lineLimit(1)
            if isMirrored { Image(systemName: symbol).foregroundStyle(color) }
        }
    }
}

/// What stands in a widget that has nothing to show: what it is for, and what to do.
struct EmptyState: View {
    @Environment(\.widgetFamily) private var family
    let name: String
    let symbol: String
    let sentence: String
    /// The same in a few words, for the line and the rectangle; nil where the sentence is short.
    var brief: String?

    var body: some View {
        switch family {
        case .accessoryInline: Text(name + " · " + (brief ?? sentence))
        case .accessoryCircular:
            VStack(spacing: 0) {
                Image(systemName: symbol).foregroundStyle(.secondary)
                Text(name).foregroundStyle(.secondary).lineLimit(1)
            }
            .filling(.center)
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 0) {
                Text(name).bold().lineLimit(1)
                Text(brief ?? sentence).foregroundStyle(.secondary).lineLimit(2)
            }
            .filling()
        default:
            VStack(alignment: .leading, spacing: 0) {
                Text(name).bold().lineLimit(1)
                Text(sentence).foregroundStyle(.secondary).padding(.top, 1.rows)
            }
            .filling()
        }
    }
}
