import Foundation
import VistazoDashboard
import VistazoHosting

extension WidgetHost {
    /// Serves what is due until nothing is under way, at most so many seconds, for what is drawn once. The
    /// wall clock stands still at `start`, so that all is asked for the instant that is drawn.
    func settle(_ start: Moment, seconds: Double, _ hear: (HostEvent, Moment) -> [Effect]) {
        let began = Moment.now().steady
        while true {
            let passed = Moment.now().steady - began
            let now = Moment(date: start.date, steady: start.steady + passed)
            for event in service(now) { _ = hear(event, now) }
            let wait = wait(from: now) ?? 60
            guard passed < seconds, isBusy || wait < 1 else { return }
            var wanted = descriptors.map(pollfd.init)
            _ = poll(&wanted, nfds_t(wanted.count), Int32(min(wait, seconds) * 1000) + 1)
        }
    }
}
