import Foundation
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoLogbook
import VistazoRendering
import VistazoWords

/// What flags, configuration and environment together say: in this order, the first that speaks wins.
struct Settings: Sendable {
    var folders: Folders
    /// nil where there is no file, or none that can be read as JSON5.
    var configuration: Configuration?
    var configurationFaults: [ConfigurationFault]
    /// What was chosen inside.
    var choices: Choices
    /// The person's own themes.
    private(set) var themes: ThemeFolder
    /// What is wrong with the file of the theme in force.
    private var themeFaults: [ConfigurationFault] = []
    /// What `extensions.json` and the extensions folder hold.
    var added: AddedExtensions
    /// `--at` says which instant is drawn, and so which one all is asked for.
    let isClockFixed: Bool
    /// Size, date, frame and redaction are for each command to fill in.
    var surroundings: Surroundings
    var words: Words
    var depth: ColorDepth
    /// `--scheme`, where it is given.
    private let givenScheme: Scheme?
    /// What the terminal's own ground counts as.
    private let terminalScheme: Scheme
    /// The terminal shows ASCII alone, whatever the configuration says.
    var needsASCII = false
    /// The configuration file, whether or not it is there.
    var configurationFile: String

    /// - Throws: `FolderError`, `UsageError`, and `PlainFault` for a `--config` that cannot be read.
    init(_ arguments: Arguments, _ console: Console, kinds: [String: ConfigurationReader.KnownKind]? = nil)
        throws
    {
        let environment = console.environment
        folders = try Folders(environment: environment)
        configurationFile = arguments[.config] ?? folders.configuration + "/config.json5"
        words = console.words
        isClockFixed = arguments.has(.at)
        themes = ThemeFolder(folders)
        let themeNames = themes.names
        let reading = Self.read(configurationFile, kinds: kinds, themes: themeNames)
        if reading == nil, let named = arguments[.config] {
            throw PlainFault(.configuration, words("cli.noConfiguration", ["file": named]))
        }
        configuration = reading?.configuration
        configurationFaults = reading?.faults ?? []
        themes.frames = configuration?.frames
        choices = Choices(folders, kinds: kinds, themes: themeNames)
        added = AddedExtensions(folders)

        let localeName = try arguments.localeName() ?? configuration?.locale
        if let localeName { words = Words(language: localeName) }
        let zone =
            try arguments.timeZone() ?? configuration?.zone.flatMap { TimeZone(identifier: $0) }
            ?? console.zone.timeZone
        let theme: Theme
        if let name = arguments[.theme] {
            (theme, themeFaults) = try themes.theme(ofOption: name)
        } else {
            let name = configuration?.theme ?? choices.chosen.theme
            let chosen = name.map { [themes] in themes.theme(named: $0) }
            theme = chosen?.theme ?? themes.framed(.terminal)
            themeFaults = chosen?.faults ?? []
        }
        depth = Self.depth(environment)
        givenScheme = try arguments.choice(.scheme)
        terminalScheme = Self.terminalScheme(environment)
        let isColorless = depth == .none && arguments[.format] == nil
        let glyphs: Surroundings.Glyphs =
            arguments.has(.ascii) ? .ascii : configuration?.glyphs ?? .unicode
        surroundings = Surroundings(
            size: .zero, now: try arguments.instant(console, in: zone)?.date ?? console.now.date, zone: zone,
            locale: Locale(identifier: localeName.map(Self.plainLocale) ?? Self.dateLocale(environment)),
            mode: try arguments.choice(.mode) ?? (isColorless ? .vibrant : .fullColor),
            scheme: Self.scheme(of: theme, givenScheme, terminalScheme), theme: theme, glyphs: glyphs)
        if isColorless { surroundings.depth = .none }
        if arguments.has(.lock) { surroundings.redaction.insert(.privacy) }
    }

    /// Every mistake in what people and commands have written.
    var faults: [ConfigurationFault] { configurationFaults + choices.faults + themeFaults + added.faults }

    /// What the file says, and where it is silent what was chosen inside.
    var inForce: Configuration {
        (configuration ?? Configuration()).completed(by: choices.chosen)
    }

    /// Reads what names widgets again, now that it is known which kinds there are.
    mutating func check(against kinds: [String: ConfigurationReader.KnownKind]) {
        let themeNames = themes.names
        let reading = Self.read(configurationFile, kinds: kinds, themes: themeNames)
        configuration = reading?.configuration
        configurationFaults = reading?.faults ?? []
        choices = Choices(folders, kinds: kinds, themes: themeNames)
    }

    /// Every extension but the standard bundle.
    func roster(_ environment: [String: String]) -> ExtensionRoster {
        ExtensionRoster(
            configuration: configuration?.extensions ?? [], added: added, environment: environment)
    }

    /// The palette that pictures use for the colours which a terminal's user owns.
    var palette: Palette { surroundings.scheme == .light ? .light : .dark }

    /// The configuration of a file, nil where there is no file. One that holds nothing says nothing.
    static func read(
        _ file: String, kinds: [String: ConfigurationReader.KnownKind]?, themes: [String]? = nil
    ) -> ConfigurationReader.Reading? {
        do {
            let bytes = try FileContents.read(file, isFileOnly: true)
            if bytes.allSatisfy({ [9, 10, 13, 32].contains($0) }) { return .empty }
            return ConfigurationReader.read(bytes, file: file, kinds: kinds, themes: themes)
        } catch {
            return error.isMissing ? nil : .unreadable(file: file, reason: error.reason)
        }
    }

    /// The locale of dates by the rules of setlocale(3): `LC_ALL`, `LC_TIME`, `LANG`; en_US where none is
    /// set, and for `C`, `POSIX` and what is no language.
    static func dateLocale(_ environment: [String: String]) -> String {
        for name in ["LC_ALL", "LC_TIME", "LANG"] {
            guard let value = environment[name], !value.isEmpty else { continue }
            let plain = plainLocale(value)
            return Locale(identifier: plain).isOfKnownLanguage ? plain : "en_US"
        }
        return "en_US"
    }

    /// A locale's name without the encoding and the modifier of setlocale(3); keywords of ICU stay
    /// (`en_US@hours=h23`).
    static func plainLocale(_ name: String) -> String {
        let isKeyword = name.contains("=") && !name.contains(".")
        let plain = isKeyword ? name : String(name.prefix { $0 != "." && $0 != "@" })
        return ["C", "POSIX", ""].contains(plain) ? "en_US" : plain
    }

    /// Dark unless `COLORFGBG` names a light ground.
    private static func terminalScheme(_ environment: [String: String]) -> Scheme {
        guard let ground = environment["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) else {
            return .dark
        }
        return ground == 7 || ground == 15 ? .light : .dark
    }

    /// The colours that ANSI output to this environment's terminal may use.
    static func depth(_ environment: [String: String]) -> ColorDepth { ColorDepth(environment: environment) }
}

extension Settings {
    /// What is light or dark on a theme's ground: what `--scheme` says, the theme itself, or on the terminal's own
    /// ground what that is.
    func scheme(of theme: Theme) -> Scheme { Self.scheme(of: theme, givenScheme, terminalScheme) }

    private static func scheme(of theme: Theme, _ given: Scheme?, _ terminal: Scheme) -> Scheme {
        given ?? (theme.ground == .standard ? terminal : theme.scheme)
    }

    /// Draws with the theme of that name from now on, where there is one.
    mutating func wear(_ name: String) {
        guard let theme = themes.theme(named: name).theme else { return }
        surroundings.theme = theme
        surroundings.scheme = scheme(of: theme)
    }

    /// A console as these settings want it: zone, start of the day, language.
    func console(_ console: Console) -> Console {
        var console = console
        console.words = words
        if surroundings.zone != console.zone.timeZone { console.zone = .named(surroundings.zone) }
        if let minutes = configuration?.dayStartsAt { console.dayStart = minutes * 60 }
        if let number = configuration?.weekStartsOn { console.weekStart = Console.weekday(number) }
        console.changedHook = configuration?.changedHook
        return console
    }
}
