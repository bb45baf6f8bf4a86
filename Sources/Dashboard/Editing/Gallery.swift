import VistazoArchive

/// The kinds that can be added, found by typing, and the family that the selected one is looked at in.
struct Gallery: Hashable, Sendable {
    private let kinds: [GalleryKind]
    private(set) var prompt = PromptText()
    /// Those that answer to what is typed, in the order they were listed.
    private(set) var found: [GalleryKind]
    private(set) var selected = 0
    /// What was chosen last; a kind without it shows its first.
    private var wanted = Family.medium
    /// What the selected kind looks like: the entry of each kind and family that was looked at.
    private(set) var previews: [Preview: ArchivedEntry] = [:]

    struct Preview: Hashable, Sendable {
        let kind: String
        let family: Family
    }

    /// What a key comes to.
    enum Outcome: Equatable {
        case stays, closes
        case adds(String, Family)
    }

    init(_ kinds: [GalleryKind]) {
        self.kinds = kinds
        found = kinds
    }

    var kind: GalleryKind? { found.indices.contains(selected) ? found[selected] : nil }

    /// The family that is shown of the selected kind.
    var family: Family? {
        kind.flatMap { $0.families.contains(wanted) ? wanted : $0.families.first }
    }

    /// What is looked at and not known yet.
    var missing: Preview? {
        guard let kind, let family else { return nil }
        let preview = Preview(kind: kind.kind, family: family)
        return previews[preview] == nil ? preview : nil
    }

    var preview: ArchivedEntry? {
        guard let kind, let family else { return nil }
        return previews[Preview(kind: kind.kind, family: family)]
    }

    mutating func take(_ entry: ArchivedEntry, for preview: Preview) { previews[preview] = entry }

    /// nil for a key that means nothing here.
    ///
    /// - Parameter page: How many kinds are in view at once.
    mutating func press(_ key: Key, page: Int) -> Outcome? {
        switch key {
        case .escape: return .closes
        case .enter:
            guard let kind, let family else { return .stays }
            return .adds(kind.kind, family)
        case .up, .control("p"): select(selected - 1)
        case .down, .control("n"): select(selected + 1)
        case .pageUp: select(selected - page)
        case .pageDown: select(selected + page)
        case .tab, .right: turn(by: 1)
        case .backTab, .left: turn(by: -1)
        default:
            let before = prompt.text
            guard prompt.press(key) else { return nil }
            if prompt.text != before { find() }
        }
        return .stays
    }

    mutating func paste(_ text: String) {
        prompt.insert(text)
        find()
    }

    private mutating func select(_ index: Int) { selected = max(0, min(index, found.count - 1)) }

    private mutating func turn(by step: Int) {
        guard let kind, let family, let index = kind.families.firstIndex(of: family) else { return }
        wanted = kind.families[(index + step + kind.families.count) % kind.families.count]
    }

    /// Every word that is typed stands in the name, the title or the sentence; those whose title begins so come first.
    private mutating func find() {
        let typed = prompt.text.looselySpelled.split(separator: " ")
        let answers = kinds.filter { kind in
            let text = "\(kind.kind) \(kind.title) \(kind.about)".looselySpelled
            return typed.allSatisfy { text.contains($0) }
        }
        let isFirst = { (kind: GalleryKind) in
            typed.first.map { kind.title.looselySpelled.hasPrefix($0) || kind.kind.hasPrefix($0) } ?? true
        }
        found = answers.filter(isFirst) + answers.filter { !isFirst($0) }
        selected = 0
    }
}

extension Dashboard {
    mutating func openGallery() -> [Effect] {
        guard let editor, !editor.kinds.isEmpty else { return [.listKinds] }
        let gallery = Gallery(editor.kinds)
        overlay = Overlay(page: .gallery(gallery))
        return wanted(by: gallery)
    }

    /// What a key does in the gallery; nil for one that means nothing there.
    mutating func pressGallery(_ key: Key, in gallery: Gallery) -> [Effect]? {
        var gallery = gallery
        switch gallery.press(key, page: max(galleryBox.size.rows - 6, 1)) {
        case .stays:
            overlay?.page = .gallery(gallery)
            return wanted(by: gallery)
        case .closes: overlay = nil
        case .adds(let kind, let family):
            overlay = nil
            let effects = addWidget(kind, family)
            let parameters = editor?.kinds.first { $0.kind == kind }?.parameters ?? []
            // What it cannot do without is asked for at once.
            return parameters.contains(where: \.isNeeded) ? effects + openForm(of: focus) : effects
        case nil: return nil
        }
        return []
    }

    private func wanted(by gallery: Gallery) -> [Effect] {
        gallery.missing.map { [.preview(kind: $0.kind, $0.family)] } ?? []
    }
}
