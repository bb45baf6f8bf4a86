import SwiftUI
import WidgetKit

extension View {
    @ViewBuilder
    func widgetBackground<Background: View>(_ background: Background) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            containerBackground(for: .widget) { background }
        } else {
            self.background(background)
        }
    }
}

extension WidgetConfiguration {
    func contentMarginsDisabledIfAvailable() -> some WidgetConfiguration {
        if #available(iOS 17.0, *) {
            return self.contentMarginsDisabled()
        } else {
            return self
        }
    }
}

class RadioProvider: TimelineProvider {
    struct Entry: TimelineEntry {
        var date: Date
        var relevance: TimelineEntryRelevance? = .init(score: 1)
    }

    func placeholder(in context: Context) -> Entry { .init(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> ()) {
        Task { @MainActor in
            completion(Entry(date: .now))
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        let midnight = Calendar.current.startOfDay(for: Date())
        let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: midnight)!
        completion(.init(entries: [.init(date: midnight)], policy: .after(tomorrow)))
    }
}

struct RadioView: View {
    @Environment(\.widgetFamily) var family: WidgetFamily
    @Environment(\.widgetRenderingMode) var mode
    @Environment(\.widgetContentMargins) var margins
    @Environment(\.showsWidgetContainerBackground) var showsBackground
    let entry: RadioProvider.Entry

    var body: some View {
        content
            .padding(.leading, margins.leading)
            .widgetURL(URL(string: "radio://now"))
            .widgetBackground(Color.black)
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemSmall, .systemMedium:
            Button(intent: PlayIntent()) {
                Label("Play", systemImage: "play")
            }
            .tint(mode == .accented ? .white : .red)
        case .accessoryCorner:
            Text("On").widgetLabel("Radio")
        case .accessoryInline:
            Text("Radio \(entry.date, style: .time)").widgetAccentable()
        default:
            Image(systemName: "radio").widgetAccentedRenderingMode(.accented)
        }
    }
}

struct RadioWidget: Widget {
    private var supportedFamilies: [WidgetFamily] {
        if #available(iOSApplicationExtension 16, *) {
            return [.systemSmall, .accessoryInline, .accessoryCircular]
        } else {
            return [.systemSmall]
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Radio", provider: RadioProvider()) { entry in
            if #available(iOS 17.0, *) {
                RadioView(entry: entry).containerBackground(.black, for: .widget)
            } else {
                RadioView(entry: entry)
            }
        }
        .configurationDisplayName(LocalizedStringKey("Radio"))
        .description(Text("What is on."))
        .supportedFamilies(supportedFamilies)
        .contentMarginsDisabledIfAvailable()
        .containerBackgroundRemovable(false)
        .onBackgroundURLSessionEvents { identifier, completion in completion() }
    }
}

struct ExtraBundle: WidgetBundle {
    var body: some Widget {
        EmojiWidget()
        CityWidget()
        LampControl()
    }
}

@main
struct FormsBundle: WidgetBundle {
    init() {
        AppDependencyManager.shared.add(dependency: SongLibrary())
    }

    @WidgetBundleBuilder
    var body: some Widget {
        RadioWidget()
        if #available(iOS 18.0, *) {
            ExtraBundle().body
        }
    }
}

struct RadioPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            RadioView(entry: .init(date: Date()))
                .previewContext(WidgetPreviewContext(family: .systemMedium))
        }
    }
}
