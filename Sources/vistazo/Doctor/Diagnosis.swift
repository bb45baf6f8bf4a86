import VistazoArchive
import VistazoWords

/// One thing that `vistazo doctor` looked at: what is so, and what to do where it is not as it should be.
struct Diagnosis: Hashable, Sendable {
    /// In the order in which they are listed.
    enum Area: String, CaseIterable, Sendable {
        case terminal, colors, widths, tmux, locale, folders, stores, host, groups, extensions, sandbox
        case configuration, versions
    }

    /// How well it is: a note works and could be better, a problem does not.
    enum Grade: String, CaseIterable, Sendable { case ok, note, problem }

    /// What is so. The catalogue has a sentence for each, `cli.doctor.CODE`, and for all that is not ok what to do,
    /// `cli.doctor.CODE.advice`.
    enum Code: String, CaseIterable, Sendable {
        case termKnown, termUnknown, termUnset, termUnneeded, termNoEntry, termNoCursor
        case size, sizeSmall, sizeNone, mouseSGR, mouseOld, mouseUnnamed, focus, framesPlain, framesBracketed
        case noColor, colorsNone, colorsNoTerm, colorsFull, colorsDirect, colorsScreen, colors256, colors16
        case schemeTheme, schemeGround, schemeAssumed
        case widthsSame, widthsOther, widthsUnknown, sample
        case probeSame, probeNone, probeAmbiguous, probeOther
        case tmuxAbsent, tmuxOutside, tmuxInside, tmuxOld, tmuxSilent, tmuxTerm, tmuxTermWrong
        case tmuxTermOverridden, tmuxRGB, tmuxNoRGB, tmuxNoClient, tmuxInterval, tmuxNever, tmuxEscape
        case tmuxEscapeLong, tmuxFocus, tmuxPassthrough, tmuxMouse
        case words, wordsUnsaid, wordsFallback, dates, datesUnsaid, datesUnknown
        case charset, charsetUnsaid, charsetOther, charsetStandIn, zone, zoneUnsaid, zoneUnknown
        case noHome, folder, folderNotYet, folderCannotBeMade, folderInTheWay, folderNotOurs, folderReadOnly
        case folderOpen, folderFull, folderNetwork
        case storeNotYet, storeSound, storeOlder, storeLarge, storeNewer, storeUnread, storeReadOnly,
            storeNotOurs
        case storeOpen, storeLogUnread, logbookDamaged, hostDamaged
        case windowsNone, windows, windowDead, lockHeld, presses, movedAside
        case groupsNone, group
        case extensionsNone, extensionFine, extensionCommand, extensionMissing, extensionIsFolder
        case extensionNotExecutable, extensionNoInterpreter, extensionNoApp, extensionNoSandbox,
            extensionUnusable
        case sandbox, sandboxNone
        case configurationNone, configurationRight, configurationFault
        case version, libraries, onPath, notOnPath

        var grade: Grade {
            switch self {
            case .termUnset, .termNoEntry, .termNoCursor, .probeAmbiguous, .tmuxSilent, .tmuxTermWrong,
                .noHome,
                .folderCannotBeMade, .folderInTheWay, .folderNotOurs, .folderReadOnly, .folderFull,
                .storeNewer,
                .storeUnread, .storeReadOnly, .storeNotOurs, .logbookDamaged, .hostDamaged, .extensionMissing,
                .extensionIsFolder, .extensionNotExecutable, .extensionNoInterpreter, .extensionNoApp,
                .extensionNoSandbox, .configurationFault:
                .problem
            case .termUnknown, .sizeSmall, .colors256, .widthsOther, .probeNone, .probeOther, .tmuxOld,
                .tmuxTermOverridden, .tmuxNoRGB, .tmuxNever, .tmuxEscapeLong, .wordsFallback, .datesUnknown,
                .charsetUnsaid, .charsetOther, .charsetStandIn, .zoneUnknown, .folderOpen, .folderNetwork,
                .storeOpen,
                .storeLogUnread, .windowDead, .movedAside, .extensionUnusable, .sandboxNone, .notOnPath:
                .note
            default: .ok
            }
        }
    }

    let area: Area
    /// What was looked at: a variable, an option, an extension; or a word of the catalogue, `cli.doctor.label.WORD`.
    let subject: String
    let code: Code
    /// What fills the sentence and the advice.
    var arguments: [String: String] = [:]
    /// By which plurals go.
    var count: Int?
    /// The same for programs.
    var facts: [JSONValue.Member] = []

    init(
        _ area: Area, _ subject: String, _ code: Code, _ arguments: [String: String] = [:], count: Int? = nil,
        facts: [JSONValue.Member] = []
    ) {
        self.area = area
        self.subject = subject
        self.code = code
        self.arguments = arguments
        self.count = count
        self.facts = facts
    }

    var grade: Grade { code.grade }

    func label(_ words: Words) -> String {
        let key = "cli.doctor.label.\(subject)"
        let text = words(key)
        return text == key ? subject : text
    }

    func sentence(_ words: Words) -> String {
        let key = "cli.doctor.\(code.rawValue)"
        return count.map { words(key, count: $0, arguments) } ?? words(key, arguments)
    }

    /// What to do about it; nil where all is well.
    func advice(_ words: Words) -> String? {
        grade == .ok ? nil : words("cli.doctor.\(code.rawValue).advice", arguments)
    }

    /// Always the same keys; what `facts` holds goes by the code.
    func document(_ words: Words) -> JSONValue {
        .object([
            .init("area", .string(area.rawValue)), .init("subject", .string(subject)),
            .init("grade", .string(grade.rawValue)), .init("code", .string(code.rawValue)),
            .init("text", .string(sentence(words))),
            .init("advice", advice(words).map { .string($0) } ?? .null), .init("facts", .object(facts)),
        ])
    }
}

/// A part of what the doctor looks at: facts that were read, and what they amount to.
protocol Examined: Sendable {
    /// Reads nothing and depends on nothing but the facts.
    var diagnoses: [Diagnosis] { get }
}
