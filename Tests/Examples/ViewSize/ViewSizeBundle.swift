import WidgetKit
import SwiftUI

@main
struct ViewSizeBundle: WidgetBundle {
    var body: some Widget {
        ViewSizeWidget()
    }
}
