import Foundation

/// Reads what the machine lives on from the kernel's files (sysfs-class-power, sysfs-platform_profile). A machine that
/// says nothing lives on mains.
package struct PowerSupply: Sendable {
    private let supplies: String
    private let profile: String

    /// - Parameter root: Where the kernel's files are; `/sys` but in tests.
    package init(root: String = "/sys") {
        supplies = root + "/class/power_supply"
        profile = root + "/firmware/acpi/platform_profile"
    }

    /// On battery where a battery of the machine's own is being used up and no other supply is online; saving where the
    /// platform's profile is the one for low power.
    package var state: PowerState {
        var isOnMains = false
        var isDischarging = false
        for name in (try? FileManager.default.contentsOfDirectory(atPath: supplies)) ?? [] {
            let folder = supplies + "/" + name
            // Of a mouse or a headset.
            guard Self.word(folder + "/scope") != "Device" else { continue }
            switch Self.word(folder + "/type") {
            case "Battery": isDischarging = isDischarging || Self.word(folder + "/status") == "Discharging"
            case "Mains", "USB", "Wireless": isOnMains = isOnMains || Self.word(folder + "/online") == "1"
            default: break
            }
        }
        return PowerState(
            isOnBattery: isDischarging && !isOnMains, isSaving: Self.word(profile) == "low-power")
    }

    /// The first word of a short file, nil where it cannot be read.
    private static func word(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = read(file, &buffer, buffer.count)
        guard count > 0 else { return nil }
        let text = String(decoding: buffer[..<count], as: UTF8.self)
        return text.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
}
