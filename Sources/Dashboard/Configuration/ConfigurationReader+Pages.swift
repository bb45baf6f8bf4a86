import VistazoArchive

/// Pages and their widgets.
extension ConfigurationReader {
    mutating func pages(_ node: JSONNode) -> [Page]? {
        guard let nodes = elements(node, .array) else { return nil }
        var pages: [Page] = []
        for node in bounded(nodes, of: node, by: 100) {
            guard let page = page(node) else { continue }
            if pages.contains(where: { $0.name == page.name }) {
                fault(at: node, .samePage(page.name))
            } else {
                pages.append(page)
            }
        }
        return Page.distinct(pages)
    }

    private mutating func page(_ node: JSONNode) -> Page? {
        guard var object = object(node) else { return nil }
        let name = needed("name", of: &object).flatMap { node in
            value(node) { node throws(JSONFault) in try node.string() }
        }
        let page = Page(
            name: name ?? "",
            widgets: widgets(object.take("widgets"), in: Family.allCases.filter { $0 != .inline }),
            strip: widgets(object.take("strip"), in: [.circular, .rectangular]),
            top: widgets(object.take("top"), in: [.inline]),
            mode: value(object.take("mode")) { node throws(JSONFault) in
                try node.choice(RenderingMode.self)
            })
        finish(object)
        return name == nil ? nil : page
    }

    private mutating func widgets(_ node: JSONNode?, in families: [Family]) -> [PlacedWidget] {
        guard let node, let nodes = elements(node, .array) else { return [] }
        return bounded(nodes, of: node, by: 500).compactMap { widget($0, in: families) }
    }

    /// The first `limit` elements; where there are more, that is a fault.
    mutating func bounded(_ nodes: [JSONNode], of node: JSONNode, by limit: Int) -> [JSONNode] {
        guard nodes.count > limit else { return nodes }
        faults.append(ConfigurationFault(file: file, node.fault(.tooManyEntries(limit: limit))))
        return Array(nodes.prefix(limit))
    }

    private mutating func widget(_ node: JSONNode, in families: [Family]) -> PlacedWidget? {
        guard var object = object(node) else { return nil }
        let kind = needed("kind", of: &object).flatMap { self.kind($0) }
        let family: Family?
        if families.count == 1, !object.rest.contains(where: { $0.key == "family" }) {
            // A place that only one family fits needs not say which.
            family = implied(families[0], of: kind, at: node)
        } else {
            family = needed("family", of: &object).flatMap { self.family($0, of: kind, in: families) }
        }
        let configuration = members(object.take("with"), of: kind, at: node)
        finish(object)
        guard let kind, let family else { return nil }
        return PlacedWidget(kind, family, with: configuration)
    }

    private mutating func implied(_ family: Family, of kind: String?, at node: JSONNode) -> Family? {
        guard let kind, let supported = kinds?[kind]?.families, !supported.contains(family) else {
            return family
        }
        faults.append(
            ConfigurationFault(file: file, node.fault(.unknownWord(family.rawValue, known: []))))
        return nil
    }

    /// What `with` says. A parameter that the kind does not have is left out; a value that will not do stays, so
    /// that the widget is not shown as if the person had chosen nothing, but one that should be a secret goes.
    private mutating func members(
        _ node: JSONNode?, of kind: String?, at widget: JSONNode
    ) -> [JSONValue.Member] {
        let known = kind.flatMap { kinds?[$0]?.parameters }
        guard let node, !node.isNull else {
            if let known, let kind { fault(at: widget, ParameterCheck(of: kind, known).check([], as: .json)) }
            return []
        }
        let read = value(node) { node throws(JSONFault) in
            guard case .object(let members) = try node.plain() else { throw node.mismatch(.object) }
            return members
        }
        guard let members = read, let known, let kind, let object = object(node) else { return read ?? [] }
        let check = ParameterCheck(of: kind, known)
        let result = check.check(members, as: .json)
        var left: Set<Int> = []
        for found in result.faults {
            guard let index = found.index else {
                fault(at: node, .parameter(found.fault))
                continue
            }
            switch found.fault {
            case .unknown, .repeated, .clearSecret: left.insert(index)
            default: break
            }
            fault(at: object.rest[index].value, .parameter(found.fault))
        }
        return members.indices.filter { !left.contains($0) }.map { members[$0] }
    }

    private mutating func fault(at node: JSONNode, _ result: ParameterCheck.Result) {
        for found in result.faults { fault(at: node, .parameter(found.fault)) }
    }

    private mutating func kind(_ node: JSONNode) -> String? {
        guard let kind = value(node, { node throws(JSONFault) in try node.string() }) else { return nil }
        guard let kinds, kinds[kind] == nil else { return kind }
        fault(at: node, .unknownKind(kind, known: kinds.keys.sorted()))
        return nil
    }

    private mutating func family(_ node: JSONNode, of kind: String?, in families: [Family]) -> Family? {
        let supported = kind.flatMap { kinds?[$0]?.families } ?? Family.allCases
        let allowed = families.filter(supported.contains)
        return value(node) { node throws(JSONFault) in
            let word = try node.string()
            guard let family = Family(rawValue: word), allowed.contains(family) else {
                throw node.fault(.unknownWord(word, known: allowed.map(\.rawValue)))
            }
            return family
        }
    }
}
