import VistazoArchive
import VistazoDashboard
import VistazoHosting

/// What edit mode needs of a window: kinds to choose from, how they look, and where pages are kept.
extension Window {
    /// Every kind that was described, standard ones first.
    var galleryKinds: [GalleryKind] {
        host.kinds.map { kind in
            GalleryKind(
                kind: kind.name, title: kind.description.name, about: kind.description.description,
                families: kind.description.families, parameters: kind.description.parameters)
        }
    }

    /// How a kind looks in a gallery: a standard one as its provider shows it there; another by the placeholder that is
    /// kept of it, for its program is not run for a look.
    func preview(of name: String, _ family: Family, at now: Moment) -> [Effect] {
        guard let kind = host.kinds.first(where: { $0.name == name }) else { return [] }
        let request = HostedWidget(name, WireRequest.FamilySize(family), configuration: [], isVisible: false)
        var entry = host.state(of: request).placeholder?.entries.first
        let own = [bundle].compactMap { $0 } + (commandKinds ?? [])
        if let bundle, let server = own.first(where: { $0.identifier == kind.extension }) {
            let world = World(settings, console, standard: bundle)
            var wire = world.request(.snapshot, kind: kind.description.kind)
            wire.families = [WireRequest.FamilySize(family)]
            wire.isPreview = true
            if case .success(let reply) = world.ask(wire, server).result,
                case .archive(let archive) = reply.value
            {
                entry = archive.entries.first ?? entry
            }
        }
        return entry.map { take(.preview(kind: name, family, $0), at: now) } ?? []
    }

    /// What may be chosen for a parameter that its extension looks for; of foreign programs what they said of it.
    func listOptions(of name: String, _ parameter: String, at now: Moment) -> [Effect] {
        guard let kind = host.kinds.first(where: { $0.name == name }), let bundle,
            kind.extension == bundle.identifier
        else { return [] }
        let world = World(settings, console, standard: bundle)
        var request = world.request(.options, kind: kind.description.kind)
        request.parameter = parameter
        guard case .success(let reply) = world.ask(request, bundle).result,
            case .options(let options) = reply.value
        else { return [] }
        return take(.options(kind: name, parameter: parameter, options), at: now)
    }

    /// Whether the configuration names the pages, so that those chosen inside count for nothing.
    private var namesPages: Bool { !(settings.configuration?.pages?.isEmpty ?? true) }

    /// Keeps the pages in `pages.json`. Where the configuration names them nothing is written: what to put there is
    /// shown at the end.
    func keepPages(_ pages: [Page], at now: Moment) -> [Effect] {
        guard !namesPages else { return [] }
        do {
            try Choices.keep(pages: pages, in: settings.folders, settings.words)
            return []
        } catch {
            let reason = (error as? any Fault)?.text(settings.words) ?? "\(error)"
            let sentence = settings.words("dashboard.edit.clash", ["reason": reason])
            return take(.notice(Notice(sentence, tone: .problem)), at: now)
        }
    }

    /// Shows what the configuration would have to say, and copies it; where the pages are kept already there is nothing
    /// to do.
    func endEditing(_ pages: [Page], at now: Moment) -> [Effect] {
        guard namesPages else { return [] }
        let lines = Page.lines(of: pages)
        return take(.pagesToCopy(lines), at: now) + [.copy(lines.joined(separator: "\n") + "\n")]
    }
}
