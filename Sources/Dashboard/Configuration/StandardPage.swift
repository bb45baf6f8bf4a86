import VistazoArchive

extension Page {
    /// The page that is there without a configuration: two rows of widgets, whole in 80 x 24, and more where a
    /// window has room for it.
    package static func standard(name: String) -> Page {
        Page(
            name: name,
            widgets: [
                PlacedWidget("item", .medium), PlacedWidget("counter", .small),
                PlacedWidget("clock", .small), PlacedWidget("timer", .medium),
                PlacedWidget("size", .medium),
            ],
            spare: [
                PlacedWidget("item", .large), PlacedWidget("clock", .large), PlacedWidget("counter", .medium),
            ],
            strip: [
                PlacedWidget("item", .circular), PlacedWidget("counter", .circular),
                PlacedWidget("timer", .rectangular), PlacedWidget("clock", .rectangular),
                PlacedWidget("item", .rectangular), PlacedWidget("counter", .rectangular),
                PlacedWidget("size", .rectangular),
            ],
            top: [PlacedWidget("item", .inline), PlacedWidget("timer", .inline)])
    }
}
