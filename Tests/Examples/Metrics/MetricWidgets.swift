import SwiftUI
import WidgetKit

// Two dozen widgets, one figure each.

struct RequestsWidget: MetricWidget {
    static let kind = "metrics.requests"
    static let metric = Metric("Requests", "network", 1284)
}

struct ErrorsWidget: MetricWidget {
    static let kind = "metrics.errors"
    static let metric = Metric("Errors", "exclamationmark.triangle", 3)
}

struct LatencyWidget: MetricWidget {
    static let kind = "metrics.latency"
    static let metric = Metric("Latency", "timer", 41.5, unit: " ms")
}

struct UptimeWidget: MetricWidget {
    static let kind = "metrics.uptime"
    static let metric = Metric("Uptime", "clock", 99.9, unit: " %")
}

struct LoadWidget: MetricWidget {
    static let kind = "metrics.load"
    static let metric = Metric("Load", "speedometer", 1.7)
}

struct MemoryWidget: MetricWidget {
    static let kind = "metrics.memory"
    static let metric = Metric("Memory", "memorychip", 61, unit: " %")
}

struct DiskWidget: MetricWidget {
    static let kind = "metrics.disk"
    static let metric = Metric("Disk", "internaldrive", 72, unit: " %")
}

struct CacheWidget: MetricWidget {
    static let kind = "metrics.cache"
    static let metric = Metric("Cache", "archivebox", 94.2, unit: " %")
}

struct QueueWidget: MetricWidget {
    static let kind = "metrics.queue"
    static let metric = Metric("Queue", "list.bullet", 18)
}

struct WorkersWidget: MetricWidget {
    static let kind = "metrics.workers"
    static let metric = Metric("Workers", "person.2.fill", 12)
}

struct JobsWidget: MetricWidget {
    static let kind = "metrics.jobs"
    static let metric = Metric("Jobs", "checkmark.circle", 340)
}

struct FailuresWidget: MetricWidget {
    static let kind = "metrics.failures"
    static let metric = Metric("Failures", "xmark.circle", 2)
}

struct BuildsWidget: MetricWidget {
    static let kind = "metrics.builds"
    static let metric = Metric("Builds", "hammer", 27)
}

struct TestsWidget: MetricWidget {
    static let kind = "metrics.tests"
    static let metric = Metric("Tests", "testtube.2", 1841)
}

struct CoverageWidget: MetricWidget {
    static let kind = "metrics.coverage"
    static let metric = Metric("Coverage", "shield", 83.1, unit: " %")
}

struct DeploysWidget: MetricWidget {
    static let kind = "metrics.deploys"
    static let metric = Metric("Deploys", "paperplane.fill", 4)
}

struct MailsWidget: MetricWidget {
    static let kind = "metrics.mails"
    static let metric = Metric("Mails", "envelope", 212)
}

struct BouncesWidget: MetricWidget {
    static let kind = "metrics.bounces"
    static let metric = Metric("Bounces", "arrow.uturn.left", 1.2, unit: " %")
}

struct VisitorsWidget: MetricWidget {
    static let kind = "metrics.visitors"
    static let metric = Metric("Visitors", "globe", 903)
}

struct SignupsWidget: MetricWidget {
    static let kind = "metrics.signups"
    static let metric = Metric("Signups", "person.badge.plus", 14)
}

struct SalesWidget: MetricWidget {
    static let kind = "metrics.sales"
    static let metric = Metric("Sales", "cart", 37)
}

struct RefundsWidget: MetricWidget {
    static let kind = "metrics.refunds"
    static let metric = Metric("Refunds", "arrow.counterclockwise", 1)
}

struct TicketsWidget: MetricWidget {
    static let kind = "metrics.tickets"
    static let metric = Metric("Tickets", "ticket", 9)
}

struct TemperatureWidget: MetricWidget {
    static let kind = "metrics.temperature"
    static let metric = Metric("Temperature", "thermometer", 38.5, unit: " °C")
}
