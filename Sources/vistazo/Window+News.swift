import VistazoDashboard
import VistazoHosting
import VistazoLogbook

/// What a dashboard says once when it opens: what became of the logbook's file, and where it lies badly.
extension Window {
    func tellNews(at now: Moment, mounts: MountTable = .ofProcess) -> [Effect] {
        guard let logbook else { return [] }
        let words = settings.words
        var sentences = logbook.news.map { $0.text(path: settings.folders.store, words) }
        if !sentences.isEmpty { try? logbook.acknowledgeNews() }
        if let place = SharedPlace(settings.folders, mounts), place.isNews {
            sentences.append(
                words("cli.doctor.folderNetwork", ["path": settings.folders.data, "system": place.system])
                    + ". " + words("cli.doctor.folderNetwork.advice"))
            place.remember()
        }
        guard !sentences.isEmpty else { return [] }
        return take(.notice(Notice(sentences.joined(separator: " "), tone: .problem)), at: now)
    }
}
