import AppIntents
import WidgetKit

enum AccountKind: String, AppEnum {
    case everyday
    case savings
    case travel

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Account"
    static var caseDisplayRepresentations: [AccountKind: DisplayRepresentation] = [
        .everyday: "Everyday",
        .savings: DisplayRepresentation(title: "Savings", subtitle: "Two per cent a year"),
        .travel: "Travel",
    ]

    var name: String {
        switch self {
        case .everyday: return "Everyday"
        case .savings: return "Savings"
        case .travel: return "Travel"
        }
    }
}

struct BalanceIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Balance" }
    static var description: IntentDescription { "Chooses the account that is shown." }

    @Parameter(title: "Account", default: .everyday)
    var account: AccountKind

    @Parameter(title: "Show Cents", default: true)
    var showsCents: Bool

    @Parameter(title: "Note")
    var note: String?

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$account)") {
            \.$showsCents
            \.$note
        }
    }
}
