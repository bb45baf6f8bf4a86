import Foundation
import VistazoAssets

/// What `vistazo extension new` makes: a working extension in one language, and a test of it.
enum ExtensionTemplate: String, CaseIterable {
    case sh, python, swift

    /// A file of a new extension.
    struct File {
        /// From the new folder on.
        let path: String
        let text: String
        var isExecutable = false
    }

    /// How the package of a Swift extension finds ours.
    struct Dependency {
        /// The line of the manifest.
        let line: String
        /// What its products are asked for by.
        let package: String

        /// - Parameter place: An address, or a folder that holds our package.
        init(_ place: String) {
            if place.contains("://") || place.hasPrefix("git@") {
                let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
                package = last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)
                line = ".package(url: \"\(Self.escaped(place))\", branch: \"main\")"
            } else {
                package = "vistazo"
                line = ".package(name: \"vistazo\", path: \"\(Self.escaped(place))\")"
            }
        }

        private static func escaped(_ text: String) -> String {
            text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        }
    }

    /// The program that is added as the extension, from the new folder on.
    func program(_ name: String) -> String {
        switch self {
        case .sh: name
        case .python: name + ".py"
        case .swift: ".build/debug/" + Self.typeName(name)
        }
    }

    /// What runs its test, in the new folder.
    var testCommand: String {
        switch self {
        case .sh: "sh test.sh"
        case .python: "python3 -m unittest"
        case .swift: "swift test"
        }
    }

    /// - Parameter dependency: For a Swift package; the others need none.
    func files(_ name: String, _ dependency: Dependency?) -> [File] {
        func filled(_ asset: VistazoAsset) -> String {
            Self.text(asset).replacing("@NAME@", with: name).replacing("@TYPE@", with: Self.typeName(name))
                .replacing("@DEPENDENCY@", with: dependency?.line ?? "")
                .replacing("@PACKAGE@", with: dependency?.package ?? "")
        }
        switch self {
        case .sh:
            return [
                File(path: name, text: filled(vistazo_template_sh()), isExecutable: true),
                File(path: "test.sh", text: filled(vistazo_template_sh_test())),
            ]
        case .python:
            let test = "test_" + name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
            return [
                File(path: name + ".py", text: filled(vistazo_template_python()), isExecutable: true),
                File(path: test + ".py", text: filled(vistazo_template_python_test())),
            ]
        case .swift:
            let type = Self.typeName(name)
            func renamed(_ asset: VistazoAsset) -> String {
                Self.text(asset).replacing("kind: \"sample\"", with: "kind: \"\(name)\"")
                    .replacing("\"Sample\"", with: "\"\(name)\"").replacing("Sample", with: type)
            }
            return [
                File(path: "Package.swift", text: filled(vistazo_template_swift_package())),
                File(path: "Sources/\(type)/\(type).swift", text: renamed(vistazo_template_swift())),
                File(
                    path: "Tests/\(type)Tests/\(type)Tests.swift",
                    text: renamed(vistazo_template_swift_test())),
            ]
        }
    }

    /// Whether a name can be a file's, a kind's and, with other letters, a type's: an ASCII letter, then letters,
    /// digits, dashes and underscores.
    static func isName(_ name: String) -> Bool {
        name.utf8.count <= 60 && name.first?.isLetter == true
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }

    /// `coffee-cups` as `CoffeeCups`; with an ending where Swift or our modules have the name.
    static func typeName(_ name: String) -> String {
        let type = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let taken = [
            "Widget", "View", "Text", "Date", "Count", "CountView", "CountEntry", "Provider", "AddIntent",
            "Entry",
            "Type", "Self", "Any", "Protocol", "Swift", "SwiftUI", "WidgetKit", "AppIntents", "Foundation",
            "Testing", "GridTesting", "Image", "Button", "Timeline", "WidgetExtras", "Int", "String",
            "Optional",
        ]
        return taken.contains(type) || type.isEmpty ? type + "Widget" : type
    }

    private static func text(_ asset: VistazoAsset) -> String {
        String(decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
    }
}
