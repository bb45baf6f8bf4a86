// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// Author sources are written for Apple's Swift 5 mode (`static var title` and the like).
let authorMode: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
    name: "vistazo",
    products: [
        .executable(name: "vistazo", targets: ["vistazo"]),
        .executable(name: "benchmarks", targets: ["benchmarks"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "WidgetExtras", targets: ["WidgetExtras"]),
        .library(name: "GridTesting", targets: ["GridTesting"]),
    ],
    targets: [
        // The lowest floor: embedded files, C libraries, words.
        .target(
            name: "VistazoAssets", path: "Assets", exclude: ["schema", "templates", "terminfo", "width"]),
        .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "CSpawn"),
        .target(name: "CSignals"),
        .target(name: "CConformances"),
        .target(name: "VistazoWords", dependencies: ["VistazoAssets"], path: "Sources/Words"),

        // Pure: no input, no output, no clock.
        .target(name: "VistazoCells", dependencies: ["VistazoAssets"], path: "Sources/Cells"),
        .target(
            name: "VistazoArchive", dependencies: ["VistazoWords"], path: "Sources/Archive",
            exclude: ["Archive.md", "Wire/Protocol.md"]),
        .target(
            name: "VistazoRendering",
            dependencies: ["VistazoAssets", "VistazoWords", "VistazoCells", "VistazoArchive"],
            path: "Sources/Rendering",
            linkerSettings: [.linkedLibrary("_FoundationICU")]),

        // Author API.
        .target(name: "AppIntents", dependencies: ["CConformances", "VistazoArchive"]),
        // `#Preview`, a program that the compiler runs.
        .macro(name: "VistazoPreviewMacros", path: "Sources/PreviewMacros"),
        .target(
            name: "SwiftUI",
            dependencies: [
                "VistazoPreviewMacros", "AppIntents", "VistazoArchive", "VistazoCells", "VistazoRendering",
            ],
            exclude: ["Gaps.md"]),
        .target(
            name: "WidgetKit",
            dependencies: [
                "SwiftUI", "AppIntents", "VistazoArchive", "VistazoCells", "VistazoRendering",
                "VistazoWords",
            ]),
        .target(
            name: "WidgetExtras",
            dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "VistazoArchive", "VistazoCells"]),

        // The house above.
        .target(
            name: "VistazoLogbook", dependencies: ["CSQLite", "VistazoWords"], path: "Sources/Logbook"),
        .target(
            name: "VistazoHosting",
            dependencies: [
                "CSpawn", "VistazoLogbook", "VistazoRendering", "VistazoArchive", "VistazoCells",
                "VistazoWords",
            ],
            path: "Sources/Hosting", exclude: ["Running/Running.md"]),
        .target(
            name: "StandardWidgets",
            dependencies: [
                "WidgetKit", "SwiftUI", "AppIntents", "WidgetExtras", "VistazoLogbook", "VistazoWords",
            ]),
        .target(
            name: "VistazoDashboard",
            dependencies: ["VistazoRendering", "VistazoArchive", "VistazoCells", "VistazoWords"],
            path: "Sources/Dashboard"),
        .target(
            name: "VistazoTerminal",
            dependencies: ["CNcurses", "CSignals", "VistazoAssets", "VistazoDashboard", "VistazoCells"],
            path: "Sources/Terminal"),
        .executableTarget(
            name: "vistazo",
            dependencies: [
                "VistazoTerminal", "VistazoDashboard", "StandardWidgets", "VistazoHosting",
                "VistazoLogbook", "WidgetKit", "VistazoRendering", "VistazoArchive", "VistazoCells",
                "VistazoWords", "VistazoAssets",
            ]),
        .target(
            name: "GridTesting",
            dependencies: [
                "WidgetKit", "SwiftUI", "VistazoDashboard", "VistazoRendering", "VistazoArchive",
                "VistazoCells", "VistazoWords",
            ], exclude: ["Guide.md"]),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "WidgetKit", "SwiftUI", "AppIntents", "VistazoHosting", "VistazoRendering", "VistazoArchive",
                "VistazoCells",
            ]),

        // Tests: one target a module, and the house's own.
        .testTarget(name: "HouseTests"),
        .target(name: "ProvingGround", path: "Tests/ProvingGround"),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "vistazo", "FallExample", "CounterExample", "WaterExample", "CenterExample",
                "ForecastExample", "TeaExample",
                "ProvingGround",
            ]),
        .testTarget(name: "WordsTests", dependencies: ["VistazoWords"]),
        .testTarget(name: "CellsTests", dependencies: ["VistazoCells"]),
        .testTarget(
            name: "TerminalTests", dependencies: ["VistazoTerminal", "VistazoDashboard", "VistazoCells"]),
        .testTarget(
            name: "GridTestingTests", dependencies: ["GridTesting", "WidgetKit", "SwiftUI", "VistazoCells"],
            exclude: ["Recorded"]),
        .testTarget(name: "ArchiveTests", dependencies: ["VistazoArchive", "VistazoWords"]),
        .testTarget(
            name: "HostingTests",
            dependencies: [
                "VistazoHosting", "VistazoLogbook", "VistazoArchive", "VistazoWords", "ProvingGround",
                "WindowExample",
            ]),
        .testTarget(
            name: "ScriptTests",
            dependencies: [
                "VistazoHosting", "GridTesting", "VistazoRendering", "VistazoArchive", "VistazoCells",
                "VistazoLogbook", "VistazoWords", "ProvingGround",
            ], exclude: ["Fixtures", "Texts", "Recorded"]),
        .testTarget(
            name: "LogbookTests", dependencies: ["VistazoLogbook", "VistazoWords"], exclude: ["Fixtures"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "vistazo", "VistazoHosting", "VistazoLogbook", "VistazoDashboard", "VistazoArchive",
                "VistazoCells", "VistazoWords", "ProvingGround",
            ]),
        .testTarget(
            name: "DashboardTests",
            dependencies: [
                "VistazoDashboard", "VistazoRendering", "VistazoArchive", "VistazoCells", "VistazoWords",
            ]),
        .testTarget(
            name: "StandardWidgetsTests",
            dependencies: [
                "StandardWidgets", "GridTesting", "WidgetKit", "VistazoLogbook", "VistazoRendering",
            ], exclude: ["Recorded"]),
        .testTarget(name: "RenderingTests", dependencies: ["VistazoRendering"], exclude: ["Fixtures"]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "SwiftUI", "AppIntents", "WidgetExtras", "VistazoArchive", "VistazoCells", "VistazoRendering",
            ]),
        .testTarget(
            name: "SwiftUIAuthorTests",
            dependencies: [
                "WidgetKit", "SwiftUI", "AppIntents", "VistazoArchive", "VistazoCells", "VistazoRendering",
            ],
            swiftSettings: authorMode),
        .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "VistazoArchive"]),
        .testTarget(
            name: "WidgetKitTests",
            dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "VistazoArchive", "VistazoWords"]),
        .testTarget(
            name: "AuthorTests",
            dependencies: [
                "CounterExample", "ViewSizeExample", "BalanceExample", "TimesExample", "FormsExample",
                "GreetingExample", "CountdownExample", "MonthExample", "QuotesExample", "LockScreenExample",
                "RepositoriesExample", "HabitsExample", "WeatherExample", "BudgetExample", "MetricsExample",
                "GridTesting", "VistazoArchive", "VistazoCells", "VistazoRendering", "ProvingGround",
            ],
            exclude: ["Recorded"]),

        // Widget extensions as an iOS developer writes them, run by tests as real processes.
        .executableTarget(
            name: "CounterExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Counter", swiftSettings: authorMode),
        .executableTarget(
            name: "WaterExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Water", swiftSettings: authorMode),
        .executableTarget(
            name: "ForecastExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents", "WidgetExtras"],
            path: "Tests/Examples/Forecast", swiftSettings: authorMode),
        // What can be said to it is found in its `AppShortcutsProvider`.
        .executableTarget(
            name: "TeaExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Tea", swiftSettings: authorMode),
        // A program that is no extension and tells Vistazo that its widgets have something new.
        .executableTarget(
            name: "CenterExample", dependencies: ["WidgetKit", "AppIntents"],
            path: "Tests/Examples/Center", swiftSettings: authorMode),
        .executableTarget(
            name: "ViewSizeExample", dependencies: ["WidgetKit", "SwiftUI"],
            path: "Tests/Examples/ViewSize", swiftSettings: authorMode),
        .executableTarget(
            name: "BalanceExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Balance", swiftSettings: authorMode),
        .executableTarget(
            name: "TimesExample", dependencies: ["WidgetKit", "SwiftUI"],
            path: "Tests/Examples/Times", swiftSettings: authorMode),
        // Ends in every way in which a program can, on a terminal that it has taken.
        .executableTarget(
            name: "FallExample", dependencies: ["VistazoTerminal", "VistazoCells"],
            path: "Tests/Examples/Fall"),
        // A window without a screen, which tests kill.
        .executableTarget(
            name: "WindowExample",
            dependencies: ["VistazoHosting", "VistazoLogbook", "VistazoArchive", "VistazoWords"],
            path: "Tests/Examples/Window"),
        .executableTarget(
            name: "FormsExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Forms", swiftSettings: authorMode),
        // The idioms of public widget sources, each drawn in every family; the last two in Swift 6 mode.
        .executableTarget(
            name: "GreetingExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Greeting", swiftSettings: authorMode),
        .executableTarget(
            name: "CountdownExample", dependencies: ["WidgetKit", "SwiftUI"],
            path: "Tests/Examples/Countdown", swiftSettings: authorMode),
        .executableTarget(
            name: "MonthExample", dependencies: ["WidgetKit", "SwiftUI"],
            path: "Tests/Examples/Month", swiftSettings: authorMode),
        .executableTarget(
            name: "QuotesExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Quotes", swiftSettings: authorMode),
        .executableTarget(
            name: "LockScreenExample", dependencies: ["WidgetKit", "SwiftUI"],
            path: "Tests/Examples/LockScreen", swiftSettings: authorMode),
        .executableTarget(
            name: "HabitsExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Habits", swiftSettings: authorMode),
        .executableTarget(
            name: "WeatherExample", dependencies: ["WidgetKit", "SwiftUI"],
            path: "Tests/Examples/Weather", swiftSettings: authorMode),
        .executableTarget(
            name: "BudgetExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Budget", swiftSettings: authorMode),
        .executableTarget(
            name: "RepositoriesExample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Tests/Examples/Repositories"),
        .executableTarget(
            name: "MetricsExample", dependencies: ["WidgetKit", "SwiftUI"],
            path: "Tests/Examples/Metrics"),
        // What `vistazo extension new swift` begins with.
        .executableTarget(
            name: "Sample", dependencies: ["WidgetKit", "SwiftUI", "AppIntents"],
            path: "Assets/templates/swift/Sources/Sample", swiftSettings: authorMode),
        .testTarget(
            name: "SampleTests", dependencies: ["Sample", "GridTesting", "WidgetKit"],
            path: "Assets/templates/swift/Tests/SampleTests", swiftSettings: authorMode),
    ],
    swiftLanguageModes: [.v6]
)
