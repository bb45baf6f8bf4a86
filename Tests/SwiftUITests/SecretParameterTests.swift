import AppIntents
import Testing
import VistazoArchive
import WidgetExtras

private struct KeyIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Key"
    @Parameter(title: "Key", description: "Of the service", isSecret: true) var key: String
    @Parameter(title: "City", default: "Lima", isSecret: false) var city: String
}

@Suite struct SecretParameterTests {
    @Test func `a parameter says that it is a secret, and nothing of its value`() async {
        let described = await parameterDescriptions(of: KeyIntent.self)
        #expect(described.map(\.isSecret) == [true, false])
        #expect(described[0].defaultValue == nil)
        #expect(described[0].description == "Of the service")
        #expect(described[1].defaultValue == .string("Lima"))
    }
}
