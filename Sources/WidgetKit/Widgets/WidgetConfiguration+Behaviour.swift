import SwiftUI

extension WidgetConfiguration {
    /// Lets content reach the outer edge, under the frame.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        adjusted { $0.ignoresMargins = true }
    }

    /// Whether the ground may be taken away; where it may not, `showsWidgetContainerBackground` is true in
    /// every mode.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        adjusted { $0.isBackgroundRemovable = isRemovable }
    }

    /// Runs when background downloads end. There are none here, so it never does.
    public func onBackgroundURLSessionEvents(
        matching identifier: String? = nil,
        _ urlSessionEvents: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// Runs when background downloads end. There are none here, so it never does.
    public func onBackgroundURLSessionEvents(
        matching: @escaping (String) -> Bool,
        _ urlSessionEvents: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// Places where the widget is better not shown; a terminal is none of them.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        self
    }

    /// Asks for a configuration when the widget is placed; here the configuration file holds it.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

}

/// A place where Apple's platforms show widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// A phone that lies on its side and charges.
    public static let standBy = WidgetLocation(name: "standBy")
    /// A car's display.
    public static let carPlay = WidgetLocation(name: "carPlay")
    /// Widgets of a phone on a computer.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
