import AppIntents
import WidgetKit

struct ConfigurationAppIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Configuration" }
    static var description: IntentDescription { "This is an example widget." }

    // An example configurable parameter.
    @Parameter(title: "Favorite Emoji", default: "😃")
    var favoriteEmoji: String

    @Parameter(title: "Language", default: .english)
    var language: Language
}

enum Language: String, AppEnum {
    case english, spanish, russian

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Language" }
    static var caseDisplayRepresentations: [Language: DisplayRepresentation] {
        [.english: "English", .spanish: "Spanish", .russian: "Russian"]
    }

    func greeting(at hour: Int) -> String {
        switch (self, hour) {
        case (.english, ..<12): return "Good morning"
        case (.english, ..<18): return "Good afternoon"
        case (.english, _): return "Good evening"
        case (.spanish, ..<12): return "Buenos días"
        case (.spanish, ..<20): return "Buenas tardes"
        case (.spanish, _): return "Buenas noches"
        case (.russian, ..<12): return "Доброе утро"
        case (.russian, ..<18): return "Добрый день"
        case (.russian, _): return "Добрый вечер"
        }
    }
}
