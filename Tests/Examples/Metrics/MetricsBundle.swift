import SwiftUI
import WidgetKit

@main
struct MetricsBundle: WidgetBundle {
    var body: some Widget {
        RequestsWidget()
        ErrorsWidget()
        LatencyWidget()
        UptimeWidget()
        LoadWidget()
        MemoryWidget()
        DiskWidget()
        CacheWidget()
        QueueWidget()
        WorkersWidget()
        JobsWidget()
        BuildWidgets().body
        more()
    }

    // Several widgets from one function, for every system that has them.
    private func more() -> some Widget {
        if #available(iOS 17.0, *) {
            return WidgetBundleBuilder.buildBlock(MailsWidget(), BouncesWidget(), MoreWidgets().body)
        } else {
            return MailsWidget()
        }
    }
}

struct BuildWidgets: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        FailuresWidget()
        BuildsWidget()
        TestsWidget()
        CoverageWidget()
        DeploysWidget()
    }
}

struct MoreWidgets: WidgetBundle {
    var body: some Widget {
        VisitorsWidget()
        SignupsWidget()
        if #available(iOS 16.1, *) {
            SalesWidget()
            RefundsWidget()
        }
        #if os(watchOS)
            TicketsWidget()
        #else
            TicketsWidget()
            TemperatureWidget()
        #endif
    }
}
