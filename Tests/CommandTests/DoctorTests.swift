import Foundation
import Testing
import VistazoCells
import VistazoLogbook
import VistazoRendering
import VistazoTerminal
import VistazoWords

@testable import vistazo

/// What facts amount to, without looking at any machine.
@Suite struct DoctorTests {
    private func codes(_ examined: any Examined) -> [Diagnosis.Code] { examined.diagnoses.map(\.code) }

    // MARK: Words

    @Test(arguments: Diagnosis.Code.allCases)
    func `every code has its sentence, and advice exactly where something is to be done`(
        code: Diagnosis.Code
    ) {
        for language in Catalogue.languages {
            let texts = Catalogue.of(language).texts
            let key = "cli.doctor.\(code.rawValue)"
            #expect(texts[key] != nil || texts[key + ".other"] != nil, "\(key) in \(language)")
            #expect((texts[key + ".advice"] != nil) == (code.grade != .ok), "\(key) in \(language)")
        }
    }

    @Test func `every area and grade has a name`() {
        for language in Catalogue.languages {
            let texts = Catalogue.of(language).texts
            for area in Diagnosis.Area.allCases { #expect(texts["cli.doctor.area.\(area.rawValue)"] != nil) }
            for grade in Diagnosis.Grade.allCases {
                #expect(texts["cli.doctor.grade.\(grade.rawValue)"] != nil)
            }
        }
    }

    @Test func `no sentence is left with a brace that nothing filled`() {
        for language in Catalogue.languages {
            let words = Words(language: language)
            for diagnosis in Self.everything {
                #expect(!diagnosis.sentence(words).contains("{"), "\(diagnosis.code) in \(language)")
                #expect(!(diagnosis.advice(words) ?? "").contains("{"), "\(diagnosis.code) in \(language)")
            }
        }
        let seen = Set(Self.everything.map(\.code))
        #expect(Set(Diagnosis.Code.allCases).subtracting(seen).isEmpty)
    }

    /// Every code at least once, as the parts below give them.
    private static var everything: [Diagnosis] {
        var parts: [any Examined] = []
        parts += terminals.map { $0.0 as any Examined }
        parts += widths.map { $0.0 as any Examined }
        parts += tmuxes.map { $0.0 as any Examined }
        parts += locales.map { $0.0 as any Examined }
        parts += folders.map { $0.0 as any Examined }
        parts += stores.map { $0.0 as any Examined }
        parts += programs.map { $0.0 as any Examined }
        parts.append(FolderFacts(missing: "XDG_DATA_HOME", user: 1000))
        parts.append(HostFacts(listeners: []))
        parts.append(
            HostFacts(
                listeners: [.init(name: "12", isAlive: true), .init(name: "13", isAlive: false)],
                running: ["disk"], presses: 2, aside: ["/s/host.store.damaged-1"], runtime: "/r"))
        parts.append(GroupFacts(folders: [], user: 1000))
        parts.append(group)
        parts.append(ExtensionFacts(programs: [], sandbox: 0))
        parts.append(program(faults: ["x"], onPath: nil))
        parts.append(program(isConfigured: false))
        parts.append(program())
        return parts.flatMap(\.diagnoses)
    }

    // MARK: Terminal and colours

    private static func terminal(
        _ name: String, known: Bool = true, fallback: Bool = true, cursor: Bool = true,
        depth: ColorDepth = .indexed, isTerminal: Bool = true, mouse: TerminalLook.Mouse = .sgr,
        size: CellSize? = CellSize(columns: 80, rows: 24), frames: Bool = false,
        _ environment: [String: String] = [:], theme: Theme = .terminal
    ) -> TerminalFacts {
        var look = TerminalLook(name: name)
        look.isKnown = known
        look.hasFallback = fallback
        look.hasCursorAddressing = cursor
        look.depth = depth
        look.isTerminal = isTerminal
        look.mouse = mouse
        look.size = size
        look.bracketsFrames = frames
        return TerminalFacts(look: look, environment: environment, theme: theme)
    }

    /// Facts, and the codes of TERM and the colours.
    private static let terminals: [(TerminalFacts, Diagnosis.Code, Diagnosis.Code)] = [
        (terminal("xterm-256color"), .termKnown, .colors256),
        (
            terminal("foot", known: false, depth: .full, ["COLORTERM": "truecolor"]), .termUnknown,
            .colorsFull
        ),
        (terminal("", depth: .none), .termUnset, .colorsNoTerm),
        (terminal("dumb", depth: .none, isTerminal: false, size: nil), .termUnneeded, .colorsNoTerm),
        (terminal("xterm", known: false, fallback: false, depth: .none), .termNoEntry, .colorsNone),
        (terminal("glasstty", cursor: false, depth: .none, mouse: .unnamed), .termNoCursor, .colorsNone),
        (terminal("xterm-256color", depth: .none, ["NO_COLOR": "1"]), .termKnown, .noColor),
        (terminal("vt100", depth: .none, ["NO_COLOR": ""]), .termKnown, .colorsNone),
        (terminal("xterm-direct", depth: .full, frames: true), .termKnown, .colorsDirect),
        (
            terminal(
                "screen-256color", mouse: .old, size: CellSize(columns: 30, rows: 9),
                ["STY": "1.x", "COLORTERM": "truecolor"]), .termKnown, .colorsScreen
        ),
        (terminal("linux", depth: .sixteen, ["COLORFGBG": "0;15"]), .termKnown, .colors16),
        (terminal("xterm", theme: Theme.all.last ?? .terminal), .termKnown, .colors256),
    ]

    @Test(arguments: terminals.indices)
    func `a terminal is told by its name and its colours`(index: Int) {
        let (facts, term, colors) = Self.terminals[index]
        let lines = facts.diagnoses
        #expect(lines.first { $0.subject == "TERM" }?.code == term)
        #expect(lines.first { $0.subject == "depth" }?.code == colors)
    }

    @Test func `a window in which nothing fits is a note; without one nothing is said against it`() {
        #expect(codes(Self.terminals[9].0).contains(.sizeSmall))
        #expect(codes(Self.terminals[3].0).contains(.sizeNone))
        #expect(Self.terminals[3].0.diagnoses.allSatisfy { $0.grade == .ok })
    }

    // MARK: Widths

    private static let widths: [(WidthFacts, [Diagnosis.Code])] = {
        let usual = WidthFacts.samples.map { Optional(displayWidth($0)) }
        var wide = usual
        wide[0] = 2
        var odd = usual
        odd[WidthFacts.samples.count - 1] = 1
        var cut = usual
        cut[3] = nil
        let difference = WidthFacts.Difference(scalar: "\u{1FAE8}", ours: nil, theirs: 2)
        return [
            (WidthFacts(library: "glibc 2.36", differences: []), [.widthsSame]),
            (WidthFacts(library: "glibc 2.41", differences: [difference]), [.widthsOther]),
            (WidthFacts(library: "glibc 2.36"), [.widthsUnknown]),
            (WidthFacts(library: "g", differences: [], measured: usual), [.widthsSame, .probeSame]),
            (WidthFacts(library: "g", differences: [], measured: wide), [.widthsSame, .probeAmbiguous]),
            (WidthFacts(library: "g", differences: [], measured: odd), [.widthsSame, .probeOther]),
            (WidthFacts(library: "g", differences: [], measured: cut), [.widthsSame, .probeSame]),
            (
                WidthFacts(library: "g", differences: [], measured: usual.map { _ in nil }),
                [.widthsSame, .probeNone]
            ),
        ]
    }()

    @Test(arguments: widths.indices)
    func `widths are compared with the library's and, where it was asked, the terminal's`(index: Int) {
        let (facts, expected) = Self.widths[index]
        #expect(codes(facts).filter { $0 != .sample } == expected)
    }

    @Test func `a terminal that draws ambiguous characters wide is told how many columns it takes`() throws {
        let line = try #require(Self.widths[4].0.diagnoses.last)
        #expect(line.sentence(Words(language: "en")).hasSuffix(": ● 1/2"))
        #expect(line.advice(Words(language: "en"))?.contains("glyphs: \"ascii\"") == true)
    }

    @Test func `the two lines of the sample are equally wide, bar under bar`() {
        let lines = Self.widths[0].0.diagnoses.filter { $0.code == .sample }.compactMap {
            $0.arguments["text"]
        }
        #expect(lines.count == 2)
        func bars(_ line: String) -> [Int] {
            var column = 0
            var found: [Int] = []
            for character in line {
                if character == "│" { found.append(column) }
                column += displayWidth(String(character))
            }
            return found
        }
        #expect(bars(lines[0]) == bars(lines[1]))
    }

    // MARK: tmux

    private static func server(_ change: (inout TmuxFacts.Server) -> Void) -> TmuxFacts {
        var server = TmuxFacts.Server()
        server.version = "3.3a"
        server.term = "tmux-256color"
        server.escape = 20
        server.client = "xterm-256color"
        server.features = ["256", "RGB"]
        change(&server)
        return TmuxFacts(state: .inside(server), term: server.term)
    }

    private static let tmuxes: [(TmuxFacts, [Diagnosis.Code])] = [
        (TmuxFacts(state: .absent, term: "xterm"), []),
        (TmuxFacts(state: .outside(version: "3.5"), term: "xterm"), []),
        (TmuxFacts(state: .silent(reason: "no server"), term: "xterm"), [.tmuxSilent]),
        (server { _ in }, []),
        (server { $0.version = "2.9" }, [.tmuxOld]),
        (server { $0.term = "xterm-256color" }, [.tmuxTermWrong]),
        (server { $0.features = ["256"] }, [.tmuxNoRGB]),
        (server { $0.client = "" }, []),
        (server { $0.interval = 0 }, [.tmuxNever]),
        (server { $0.escape = 500 }, [.tmuxEscapeLong]),
        (
            TmuxFacts(
                state: .inside(.init(version: "next-3.5", term: "screen", escape: 0)), term: "xterm-256color"
            ),
            [.tmuxTermOverridden]
        ),
    ]

    @Test(arguments: tmuxes.indices)
    func `of tmux only what hinders is more than ok`(index: Int) {
        let (facts, expected) = Self.tmuxes[index]
        #expect(facts.diagnoses.filter { $0.grade != .ok }.map(\.code) == expected)
    }

    @Test func `what this tmux lacks is what is to be written into its configuration`() {
        let facts = Self.server {
            $0.term = "xterm"
            $0.features = []
            $0.escape = 500
        }
        #expect(
            facts.lacking == [
                "set -g default-terminal tmux-256color",
                "set -as terminal-features ',xterm-256color:RGB'", "set -sg escape-time 20",
            ])
        #expect(Self.server { _ in }.lacking.isEmpty)
    }

    @Test func `an answer of tmux is read by its names; garbage is what tmux has by default`() {
        let server = TmuxFacts.Server(
            "version=3.3a\nescape-time=20\nmouse=1\nclient_termfeatures=256,RGB\nodd\n=\nstatus-interval=0")
        #expect(server.version == "3.3a" && server.escape == 20 && server.hasMouse && server.interval == 0)
        #expect(server.features == ["256", "RGB"])
        #expect(TmuxFacts.Server("\u{0}\u{1B}[m").interval == 15)
        for (version, number) in [("3.3a", 3.3), ("next-3.5", 3.5), ("2.9", 2.9)] {
            #expect(TmuxFacts.number(version) == number)
        }
        #expect(TmuxFacts.number("master") == nil)
    }

    // MARK: Locale

    private static func locale(
        _ words: String, _ dates: String, _ charset: String, codeset: String?, zone: Bool = true,
        standIn: Bool = true
    ) -> LocaleFacts {
        LocaleFacts(
            words: .init(value: words, source: "LANG"), dates: .init(value: dates, source: "LC_TIME"),
            charset: .init(value: charset, source: "LC_ALL"), codeset: codeset, hasStandIn: standIn,
            zone: .init(value: "Mars/Olympus", source: "TZ"), isZoneKnown: zone)
    }

    private static let locales: [(LocaleFacts, [Diagnosis.Code])] = [
        (locale("es_ES.UTF-8", "ru", "C.UTF-8", codeset: "UTF-8"), [.words, .dates, .charset, .zone]),
        (locale("C", "POSIX", "C", codeset: "ANSI_X3.4-1968"), [.words, .dates, .charsetOther, .zone]),
        (
            locale("fr_FR", "fr_FR", "fr_FR.utf8", codeset: nil, zone: false),
            [.wordsFallback, .dates, .charsetStandIn, .zoneUnknown]
        ),
        (
            locale("C", "qq_QQ", "fr_FR.UTF-8", codeset: nil, standIn: false),
            [.words, .datesUnknown, .charsetOther, .zone]
        ),
        (locale("", "", "de_DE@euro", codeset: nil), [.words, .dates, .charsetOther, .zone]),
        (
            LocaleFacts(
                words: .init(value: "C"), dates: .init(value: "C"), charset: .init(value: "C"),
                codeset: "ANSI_X3.4-1968", zone: .init(value: "Etc/UTC")),
            [.wordsUnsaid, .datesUnsaid, .charsetUnsaid, .zoneUnsaid]
        ),
    ]

    @Test(arguments: locales.indices)
    func `language, customs, characters and zone each have their own line`(index: Int) {
        #expect(codes(Self.locales[index].0) == Self.locales[index].1)
    }

    // MARK: Files

    private static func file(_ kind: FileFacts.Kind, _ change: (inout FileFacts) -> Void = { _ in })
        -> FileFacts
    {
        var file = FileFacts(path: "/p", kind: kind)
        file.mode = kind == .folder ? 0o700 : 0o600
        file.owner = 1000
        file.isWritable = true
        file.isExecutable = true
        file.free = 1 << 30
        change(&file)
        return file
    }

    private static func folder(
        _ file: FileFacts, written: Bool = true, secret: Bool = false
    ) -> FolderFacts {
        FolderFacts(
            folders: [.init(name: "data", file: file, isWritten: written, isPrivate: secret)], user: 1000)
    }

    private static let folders: [(FolderFacts, [Diagnosis.Code])] = [
        (folder(file(.folder)), [.folder]),
        (folder(file(.missing)), [.folderNotYet]),
        (folder(file(.missing) { $0.isBaseBlocked = true }), [.folderCannotBeMade]),
        (folder(file(.missing) { $0.isBaseBlocked = true }, written: false), [.folderNotYet]),
        (folder(file(.file)), [.folderInTheWay]),
        (folder(file(.folder) { $0.owner = 0 }), [.folderNotOurs]),
        (folder(file(.folder) { $0.isWritable = false }), [.folderReadOnly]),
        (folder(file(.folder) { $0.isWritable = false }, written: false), [.folder]),
        (folder(file(.folder) { $0.mode = 0o755 }), [.folder]),
        (folder(file(.folder) { $0.mode = 0o755 }, secret: true), [.folderOpen]),
        (folder(file(.folder) { $0.mode = 0o777 }), [.folderOpen]),
        (folder(file(.folder) { $0.free = 1 << 20 }), [.folderFull]),
        (folder(file(.folder) { $0.network = "NFS" }), [.folderNetwork]),
    ]

    @Test(arguments: folders.indices)
    func `a folder is judged by what Vistazo wants of it`(index: Int) {
        #expect(codes(Self.folders[index].0) == Self.folders[index].1)
    }

    private static let group = GroupFacts(
        folders: [.init(name: "group.example", file: file(.folder))], user: 1000)

    @Test func `a group's folder is judged like those of our own`() {
        #expect(codes(Self.group) == [.group])
        let open = GroupFacts(
            folders: [.init(name: "g", file: Self.file(.folder) { $0.mode = 0o722 })], user: 1000)
        #expect(open.diagnoses.map(\.code) == [.folderOpen] && open.diagnoses[0].area == .groups)
    }

    private static func store(
        _ name: StoreFacts.Name = .logbook, _ file: FileFacts = file(.file),
        _ change: (inout StoreCondition) -> Void = { _ in }
    ) -> StoreFacts {
        var condition = StoreCondition()
        change(&condition)
        return StoreFacts(
            stores: [.init(name: name, file: file, condition: file.kind == .missing ? nil : condition)],
            user: 1000)
    }

    private static let stores: [(StoreFacts, [Diagnosis.Code])] = [
        (store(), [.storeSound]),
        (store(.host, file(.missing)), [.storeNotYet]),
        (store { $0.missing = ["timers"] }, [.storeOlder]),
        (store { $0.strange = ["of 2030"] }, [.storeNewer]),
        (store { $0.damage = nil }, [.storeLarge]),
        (
            store {
                $0.damage = ["page 3"]
                $0.isDamaged = true
            }, [.logbookDamaged]
        ),
        (
            store(.host) {
                $0.fault = "file is not a database"
                $0.isDamaged = true
            }, [.hostDamaged]
        ),
        (store { $0.fault = "database is locked" }, [.storeUnread]),
        (store { $0.isLogUnread = true }, [.storeSound, .storeLogUnread]),
        (store(.logbook, file(.file) { $0.owner = 7 }), [.storeSound, .storeNotOurs]),
        (store(.logbook, file(.file) { $0.isWritable = false }), [.storeSound, .storeReadOnly]),
        (store(.logbook, file(.file) { $0.mode = 0o666 }), [.storeSound, .storeOpen]),
    ]

    @Test(arguments: stores.indices)
    func `a store is judged by what is in it, and by who may touch it`(index: Int) {
        #expect(codes(Self.stores[index].0) == Self.stores[index].1)
    }

    // MARK: Extensions, configuration

    private static func program(
        _ file: FileFacts?, sandbox: Int = 4, _ change: (inout ExtensionFacts.Program) -> Void = { _ in }
    ) -> ExtensionFacts {
        var program = ExtensionFacts.Program(identifier: "w", text: "~/bin/w", file: file)
        change(&program)
        return ExtensionFacts(programs: [program], unusable: [], sandbox: sandbox)
    }

    private static let programs: [(ExtensionFacts, [Diagnosis.Code])] = [
        (program(file(.file)), [.extensionFine, .sandbox]),
        (program(nil), [.extensionCommand, .sandbox]),
        (program(file(.missing)), [.extensionMissing, .sandbox]),
        (program(file(.folder)), [.extensionIsFolder, .sandbox]),
        (program(file(.other)), [.extensionNotExecutable, .sandbox]),
        (program(file(.file) { $0.isExecutable = false }), [.extensionNotExecutable, .sandbox]),
        (program(file(.file)) { $0.missingInterpreter = "/bin/zsh" }, [.extensionNoInterpreter, .sandbox]),
        (program(file(.file)) { $0.missingApp = "~/app" }, [.extensionFine, .extensionNoApp, .sandbox]),
        (program(file(.file)) { $0.isSandboxed = true }, [.extensionFine, .sandbox]),
        (
            program(file(.file), sandbox: 0) { $0.isSandboxed = true },
            [.extensionFine, .extensionNoSandbox, .sandboxNone]
        ),
        (
            ExtensionFacts(programs: [], unusable: ["/d/extensions/a b.sh"], sandbox: 4),
            [.extensionUnusable, .sandbox]
        ),
    ]

    @Test(arguments: programs.indices)
    func `an extension is judged without being started`(index: Int) {
        #expect(codes(Self.programs[index].0) == Self.programs[index].1)
    }

    @Test func `what is to be typed is quoted for a shell`() throws {
        let line = try #require(Self.programs[10].0.diagnoses.first)
        #expect(line.advice(Words(language: "en"))?.hasPrefix("chmod +x '/d/extensions/a b.sh'") == true)
    }

    private static func program(
        faults: [String] = [], isConfigured: Bool = true, onPath: String? = "/usr/bin/vistazo"
    ) -> ProgramFacts {
        ProgramFacts(
            configurationFile: "/c", isConfigured: isConfigured, faults: faults, program: "/opt/vistazo",
            onPath: onPath, libraries: [("SQLite", "3.40")])
    }

    @Test func `every mistake of the configuration has a line of its own`() {
        let lines = Self.program(faults: ["/c:3: key: one", "/c:4: key: two"]).diagnoses
        #expect(lines.map(\.code).prefix(2) == [.configurationFault, .configurationFault])
        #expect(lines[1].sentence(Words(language: "en")) == "/c:4: key: two")
    }

    // MARK: The report

    @Test func `the report has a heading an area, and under what is not well what to do`() {
        let lines = DoctorReport(
            [
                Diagnosis(.sandbox, "Landlock", .sandboxNone),
                Diagnosis(.terminal, "TERM", .termKnown, ["name": "xterm"]),
            ], Words(language: "en")
        ).lines
        #expect(lines[0] == "Terminal")
        #expect(lines[1].hasPrefix("   ok  TERM  xterm,"))
        #expect(lines[2] == "Sandbox")
        #expect(lines[3].hasPrefix("   note  Landlock  this kernel has none"))
        #expect(lines[4].hasPrefix("                   → Boot with"))
        #expect(lines.last == "0 problems, 1 note")
        #expect(DoctorReport([], Words(language: "en")).lines.last == "All is well.")
    }
}
