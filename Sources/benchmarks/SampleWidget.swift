import AppIntents
import SwiftUI

/// A medium widget as an author would write one: name, figure, live text, gauge, dots and two buttons.
struct SampleWidget: View {
    let last: Date

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Café").bold()
                Spacer()
                Text(last, style: .time).foregroundStyle(.secondary)
            }
            HStack {
                Text(last, style: .timer).font(.system(size: 34)).foregroundStyle(.orange)
                Spacer()
                VStack(alignment: .trailing) {
                    Text("2 of 3")
                    Text(last, style: .relative).foregroundStyle(.secondary)
                }
            }
            Gauge(value: 0.66) { Text("today") }
            HStack {
                ForEach(0..<7, id: \.self) { day in Text(day.isMultiple(of: 2) ? "●" : "○") }
                Spacer()
                Button(intent: SampleIntent()) { Image(systemName: "minus") }
                Button(intent: SampleIntent()) { Image(systemName: "plus") }
            }
        }
        .padding(.horizontal)
    }
}

/// What the buttons do: nothing, they are never pressed.
struct SampleIntent: AppIntent {
    static let title: LocalizedStringResource = "Log"

    func perform() async throws -> some IntentResult { .result() }
}
