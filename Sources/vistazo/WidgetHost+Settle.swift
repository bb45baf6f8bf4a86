import Foundation
import VistazoDashboard
import VistazoHosting

extension WidgetHost {
    /// Serves what is due until nothing is under way, for what is drawn once.
    ///
    /// - Parameter seconds: How long programs are waited for; code of this process has its own limit.
    /// - Parameter clock: the wall clock, or one that stands still at the instant of `--at`, so that all is
    ///   asked for that.
    func settle(seconds: Double, clock: () -> Moment, _ hear: (HostEvent, Moment) -> [Effect]) {
        let began = Moment.now().steady
        while true {
            let now = clock()
            for event in service(now) { _ = hear(event, now) }
            let wait = wait(from: now) ?? 60
            let passed = Moment.now().steady - began
            guard passed < seconds ? isBusy || wait < 1 : awaitsOwn else { return }
            var wanted = descriptors.map(pollfd.init)
            _ = poll(&wanted, nfds_t(wanted.count), Int32(min(max(wait, 0), seconds) * 1000) + 1)
        }
    }
}
