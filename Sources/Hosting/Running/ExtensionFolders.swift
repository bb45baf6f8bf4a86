import Foundation
import VistazoArchive
import VistazoLogbook

/// The folders of one extension. They are made when it is run, 0700.
package struct ExtensionFolders: Hashable, Sendable {
    /// What it keeps: `vistazo/extension-data/NAME` in the user's data folder. It runs here.
    package let data: String
    /// What it can make again: `vistazo/NAME` in the user's cache folder.
    package let cache: String
    /// In which every app group has a folder of its name.
    package let groups: String

    /// - Parameter identifier: Whatever it is, it becomes one folder's name.
    /// - Throws: `FolderError.noHome` as `Folders` does.
    package init(identifier: String, environment: [String: String]) throws(FolderError) {
        let name = Self.name(for: identifier)
        let shared = try Folders(environment: environment).data
        data = shared + "/extension-data/" + name
        groups = shared + "/groups"
        let caches: String
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
            caches = path
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            caches = home + "/.cache"
        } else {
            throw .noHome(needs: "XDG_CACHE_HOME")
        }
        cache = caches + "/vistazo/" + name
    }

    /// In which each run in the sandbox has a folder for its temporary files.
    package var temporary: String { cache + "/tmp" }

    /// The folder of a group; nil for an identifier that would be no single folder name.
    package func group(_ identifier: String) -> String? {
        ExtensionDescription.isGroup(identifier) ? groups + "/" + identifier : nil
    }

    /// An identifier as a folder's name: what could mean another place, or could not be typed, becomes `%XX`.
    static func name(for identifier: String) -> String {
        var name = ""
        for (index, byte) in identifier.utf8.enumerated() {
            if isPlain(byte), index > 0 || byte != UInt8(ascii: ".") {
                name.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        guard name.utf8.count > 200 else { return name.isEmpty ? "%" : name }
        // FNV-1a: two long names that begin alike stay apart.
        let hash = identifier.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return name.prefix(180) + "%" + String(hash, radix: 16)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
