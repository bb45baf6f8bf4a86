import SwiftUI

// Written the way an iOS developer writes, with nothing of this package in it; compiled in both language modes.

struct Forecast: Identifiable {
    let id = UUID()
    var hour: Date
    var symbol: String
    var degrees: Double
    var chance: Int?
}

struct WeatherView: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.sizeCategory) var sizeCategory
    @State private var isExpanded = false
    @AppStorage("units") private var units = "metric"

    var city: String
    var hours: [Forecast]

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            ContainerRelativeShape()
                .fill(LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
                .ignoresSafeArea()
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .firstTextBaseline) {
                    Text(city)
                        .font(.headline.weight(.semibold))
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                    Spacer(minLength: 4)
                    if #available(iOS 17.0, *) {
                        Image(systemName: "location.fill").symbolRenderingMode(.hierarchical)
                            .contentTransition(.symbolEffect)
                    } else {
                        Image(systemName: "location.fill")
                    }
                }
                .foregroundColor(colorScheme == .dark ? .white : .black)
                if let now = hours.first {
                    Text("\(now.degrees, specifier: "%.0f")°")
                        .font(.system(size: 40, weight: .thin, design: .rounded))
                        .shadow(color: .black.opacity(0.3), radius: 2, x: 0, y: 1)
                        .contentTransition(.numericText(value: now.degrees))
                }
                Divider().background(Color.white.opacity(0.4))
                row
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .redacted(reason: hours.isEmpty ? .placeholder : [])
        .environment(\.colorScheme, .dark)
    }

    @ViewBuilder
    private var row: some View {
        switch hours.count {
        case 0:
            Text("No forecast").italic()
        default:
            HStack(spacing: 12) {
                ForEach(hours.prefix(4)) { hour in
                    VStack {
                        Text(hour.hour, format: .dateTime.hour())
                        Label {
                            Text("\(Int(hour.degrees))°").monospacedDigit().bold()
                        } icon: {
                            Image(systemName: hour.symbol)
                        }
                        .labelStyle(.iconOnly)
                        if let chance = hour.chance, chance > 0 {
                            Text("\(chance)%").font(.caption2).foregroundStyle(.secondary)
                        }
                    }
                }
            }
            .font(.caption)
        }
    }
}
