import WidgetKit

/// What the bank said, and when it said it.
struct BankReading {
    let amount: Decimal
    let hourly: Decimal
    let capturedAt: Date
}

struct BankClient {
    func read(_ account: AccountKind) async -> BankReading {
        await Task.yield()
        switch account {
        case .everyday: return BankReading(amount: 1284.5, hourly: -12.25, capturedAt: Date())
        case .savings: return BankReading(amount: 20_000, hourly: 0.05, capturedAt: Date())
        case .travel: return BankReading(amount: 640, hourly: -40, capturedAt: Date())
        }
    }
}

struct BalanceEntry: TimelineEntry {
    /// From when it holds.
    let date: Date
    /// When the bank was asked.
    let capturedAt: Date
    let amount: Decimal
    let projections: [Projection]
    let configuration: BalanceIntent

    struct Projection: Identifiable {
        let id: Int
        let date: Date
        let amount: Decimal
    }

    var isStale: Bool {
        date.timeIntervalSince(capturedAt) > 2 * 60 * 60
    }
}

struct BalanceProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> BalanceEntry {
        let now = Date()
        return BalanceEntry(
            date: now, capturedAt: now, amount: 1000, projections: [], configuration: BalanceIntent())
    }

    func snapshot(for configuration: BalanceIntent, in context: Context) async -> BalanceEntry {
        let reading = await BankClient().read(configuration.account)
        return entries(from: reading, for: configuration)[0]
    }

    func timeline(for configuration: BalanceIntent, in context: Context) async -> Timeline<BalanceEntry> {
        let reading = await BankClient().read(configuration.account)
        let entries = entries(from: reading, for: configuration)
        let next = Calendar.current.date(byAdding: .hour, value: 4, to: reading.capturedAt)!
        return Timeline(entries: entries, policy: .after(next))
    }

    /// Six hours from one reading.
    private func entries(from reading: BankReading, for configuration: BalanceIntent) -> [BalanceEntry] {
        let all = (0..<6).map { hour in
            BalanceEntry.Projection(
                id: hour,
                date: reading.capturedAt.addingTimeInterval(Double(hour) * 3600),
                amount: reading.amount + reading.hourly * Decimal(hour)
            )
        }
        return all.map { projection in
            BalanceEntry(
                date: projection.date,
                capturedAt: reading.capturedAt,
                amount: projection.amount,
                projections: Array(all.dropFirst(projection.id + 1)),
                configuration: configuration
            )
        }
    }
}
