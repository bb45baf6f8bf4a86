import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

@testable import VistazoDashboard

/// What a palette may offer, and ways to type into one.
enum PaletteSample {
    static func log(
        _ name: String, emoji: String? = nil, detail: String = "", unit: String? = nil,
        isPrivate: Bool = false,
        worth: Int = 0
    ) -> PaletteAction {
        let call = IntentCall(name: "LogItemIntent", parameters: [.init("item", .string(name))])
        return PaletteAction(
            verb: "Log", name: name, emoji: emoji, detail: detail, keywords: ["registra"],
            command: .intent(of: "standard", call), amountCall: call, unit: unit, isSensitive: isPrivate,
            worth: worth)
    }

    static func other(
        _ verb: String, _ name: String, emoji: String? = nil, detail: String = "", worth: Int = 100
    )
        -> PaletteAction
    {
        PaletteAction(
            verb: verb, name: name, emoji: emoji, detail: detail,
            command: .intent(
                of: "standard", IntentCall(name: verb, parameters: [.init("item", .string(name))])),
            worth: worth)
    }

    static let logs = [
        log("Café", emoji: "☕", detail: "2 today", worth: 0),
        log("Water", detail: "750 ml today", unit: "ml", worth: 1),
        log("Piano", emoji: "🎹", detail: "yesterday", worth: 2),
        log("Coffee beans", detail: "3 days ago", worth: 3),
        log("3km run", worth: 4), log("Diary", emoji: "📓", detail: "1 today", isPrivate: true, worth: 5),
    ]

    static let content = PaletteContent(
        pinned: logs,
        actions: logs
            + logs.flatMap {
                [
                    other("How long ago", $0.name, emoji: $0.emoji, worth: 100),
                    other("Skip", $0.name, emoji: $0.emoji, worth: 200),
                ]
            } + [
                PaletteAction(
                    verb: "Undo", detail: "+1 Café, 2 minutes ago, from a widget",
                    command: .intent(of: "standard", IntentCall(name: "UndoIntent")), worth: 50),
                PaletteAction(
                    verb: "Play", name: "jazz", detail: "radio",
                    command: .intent(of: "radio", IntentCall(name: "PlayIntent")), worth: 50),
            ])

    static func palette(_ typed: String = "", hidesSensitive: Bool = false) -> QuickPalette {
        QuickPalette(content, text: typed, hidesSensitive: hidesSensitive)
    }

    static func grid(
        _ content: PaletteContent = content, typed: String = "", columns: Int, rows: Int,
        language: String = "en",
        hidesSensitive: Bool = false, glyphs: Surroundings.Glyphs = .unicode
    ) -> CellGrid {
        var surroundings = Sample.surroundings()
        surroundings.glyphs = glyphs
        return QuickPrompt(
            content, text: typed, surroundings: surroundings, words: Words(language: language),
            size: CellSize(columns: columns, rows: rows), hidesSensitive: hidesSensitive
        ).grid()
    }

    static func rows(_ grid: CellGrid) -> String {
        grid.text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
            String(row.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n").trimmingSuffix("\n")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: Character) -> String {
        String(reversed().drop { $0 == suffix }.reversed())
    }
}
