import VistazoArchive

/// What follows from the reason of a reload.
extension WireRequest.Reason {
    /// Which of two reasons is told to the extension: a person's or an intent's before a policy's.
    var rank: Int {
        switch self {
        case .manual: 3
        case .intent: 2
        case .center, .logbook, .configuration, .size, .locale, .zone: 1
        case .first, .timelineEnd, .due, .wake, .retry: 0
        }
    }

    /// Whether a reload for this reason takes a token, where nobody says otherwise.
    package var isCharged: Bool {
        switch self {
        case .due, .timelineEnd, .wake, .retry, .center: true
        case .first, .intent, .logbook, .configuration, .size, .locale, .zone, .manual: false
        }
    }
}
