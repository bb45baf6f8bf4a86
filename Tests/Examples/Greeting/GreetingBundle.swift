import SwiftUI
import WidgetKit

@main
struct GreetingBundle: WidgetBundle {
    var body: some Widget {
        Greeting()
        GreetingControl()
    }
}
