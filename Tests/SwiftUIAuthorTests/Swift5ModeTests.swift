import SwiftUI
import Testing

/// The same author sources in Swift 5 mode, and what only that mode allows.
struct Swift5ModeTests {
    @Test @MainActor func `views can be made outside the main actor's own code`() {
        // Called from a function without isolation, as helpers of an older app are.
        #expect(String(describing: type(of: helper())).contains("Text"))
        #expect(Palette.shared.count == 2)
    }
}

private func helper() -> some View { Text("helper").bold().padding(.horizontal, 4).background(Color.red) }

private enum Palette {
    static var shared = [Color.red, Color("Brand")]
    static var title: Text = Text("Title").font(.title)
}

struct OldStyleView: View {
    var date: Date
    static var shared = OldStyleView(date: Date())

    func text() -> Text {
        return Text(date, style: .time).foregroundColor(.red) + Text(" ") + Text(date, style: .date)
    }

    var body: some View {
        return AnyView(
            text()
                .onAppear { print("never") }
                .onTapGesture { withAnimation { OldStyleView.shared.date = Date() } }
        )
    }
}

#Preview {
    OldStyleView(date: Date())
}

#Preview("With a name", traits: .sizeThatFitsLayout) {
    let date = Date(timeIntervalSince1970: 0)
    return VStack {
        OldStyleView(date: date)
        Gallery()
    }
}
