import SwiftUI
import WidgetKit

@main
struct BalanceBundle: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        BalanceWidget()
    }
}
