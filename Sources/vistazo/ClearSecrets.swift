import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting

/// What a configuration says in clear of a parameter that is a secret: it is shown nowhere.
extension World {
    /// The parameters of kinds by the names they are placed by, as far as their extensions have said: to leave out of what is shown what should have
    /// been a secret. No extension is asked.
    static func secrets(
        _ settings: Settings, _ console: Console
    ) -> (String) -> [ExtensionDescription.ParameterDescription] {
        guard FileManager.default.fileExists(atPath: settings.folders.hostStore),
            let store = try? Window.store(settings)
        else { return { _ in [] } }
        let world = World(settings, console, memory: store)
        var known: [String: [ExtensionDescription.ParameterDescription]] = [:]
        for provider in world.extensions where provider.isForeign {
            guard let description = (try? store.description(of: provider))?.said else { continue }
            for kind in description.kinds {
                for name in [kind.kind, provider.identifier + "/" + kind.kind] where known[name] == nil {
                    known[name] = kind.parameters
                }
            }
        }
        return { known[$0] ?? [] }
    }
}

extension Settings {
    /// The same where no widget says a secret in clear, as far as extensions have said which are.
    func withoutClearSecrets(_ console: Console) -> Settings {
        let parameters = World.secrets(self, console)
        func sparing(_ widgets: [PlacedWidget]) -> [PlacedWidget] {
            widgets.map { widget in
                let own = parameters(widget.kind)
                let secret = Set(own.filter(\.isSecret).map { $0.name.lowercased() })
                let spared = widget.configuration.filter {
                    !secret.contains($0.key.lowercased()) || SecretSource($0.value) != nil
                }
                return spared.count == widget.configuration.count
                    ? widget : PlacedWidget(widget.kind, widget.family, with: spared)
            }
        }
        var settings = self
        settings.configuration?.pages = configuration?.pages.map { pages in
            Page.distinct(
                pages.map { page in
                    Page(
                        name: page.name, widgets: sparing(page.widgets), spare: sparing(page.spare),
                        strip: sparing(page.strip), top: sparing(page.top), mode: page.mode)
                })
        }
        return settings
    }
}
