import Foundation

/// Requests as one line of JSON.
extension WireRequest {
    /// One line, without the line end.
    package var line: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("format", 1)
            writer.member("request", name.rawValue)
            // What answers it with an archive shows that, where a widget waits for it.
            guard name != .describe || !families.isEmpty else { return writer.member("locale", locale) }
            writer.date("date", date)
            writer.member("kind", kind)
            if let parameter { writer.member("parameter", parameter) }
            if let text { writer.member("text", text) }
            if name != .options { writer.families(families) }
            writer.member("configuration") { $0.object(configuration) }
            if let intent { writer.intent("intent", intent) }
            writer.member("locale", locale)
            writer.member("zone", zone)
            writer.member("mode", mode.rawValue)
            writer.member("scheme", scheme.rawValue)
            writer.member("theme", theme)
            writer.member("reason", reason.rawValue)
            writer.member("isPreview", isPreview)
            writer.member("colors", colors.rawValue)
            writer.member("privacy", isPrivate)
            if !placed.isEmpty { writer.member("placed") { $0.placed(placed) } }
        }
        return writer.text
    }

    /// Reads a request. Unknown keys are ignored, so that later hosts may say more; a key that is missing has its
    /// default, and the date `now`.
    package static func decode(_ bytes: [UInt8], now: Date) throws(JSONFault) -> WireRequest {
        var object = try JSONReader.read(bytes).object()
        let decoder = ArchiveDecoder()
        try decoder.checkFormat(object.take("format"))
        var request = WireRequest(
            try object.need("request").choice(Name.self), date: try object.takeValue("date")?.date() ?? now)
        request.kind = try object.takeValue("kind")?.string() ?? ""
        if let families = object.takeValue("families") {
            for member in try families.object().rest {
                request.families.append(try FamilySize(member))
            }
        }
        if let configuration = object.takeValue("configuration") {
            for member in try configuration.object().rest {
                request.configuration.append(JSONValue.Member(member.key, try member.value.plain()))
            }
        }
        request.intent = try decoder.intent(object.takeValue("intent"))
        request.parameter = try object.takeValue("parameter")?.string()
        request.text = try object.takeValue("text")?.string()
        if let locale = object.takeValue("locale") { request.locale = try locale.string() }
        if let zone = object.takeValue("zone") { request.zone = try zone.string() }
        if let mode = object.takeValue("mode") { request.mode = try mode.choice(RenderingMode.self) }
        if let scheme = object.takeValue("scheme") { request.scheme = try scheme.choice(Scheme.self) }
        if let theme = object.takeValue("theme") { request.theme = try theme.string() }
        // A reason that a later host invented is no reason to refuse it.
        if let reason = object.takeValue("reason") {
            request.reason = Reason(rawValue: try reason.string()) ?? .due
        }
        if let isPreview = object.takeValue("isPreview") { request.isPreview = try isPreview.bool() }
        if let colors = object.takeValue("colors") {
            request.colors = Colors(rawValue: try colors.string()) ?? .full
        }
        if let isPrivate = object.takeValue("privacy") { request.isPrivate = try isPrivate.bool() }
        for widget in try object.takeValue("placed")?.array() ?? [] {
            request.placed.append(try Placed(widget))
        }
        return request
    }
}

extension WireRequest.Placed {
    /// Reads one; the family is a key of `families`.
    package init(_ node: JSONNode) throws(JSONFault) {
        var object = try node.object()
        kind = try object.need("kind").string()
        let family = try object.need("family")
        let key = try family.string()
        guard let size = WireRequest.FamilySize(key: key) else {
            throw family.fault(.unknownWord(key, known: Family.allCases.map(\.rawValue)))
        }
        self.size = size
        configuration = []
        for member in try object.takeValue("configuration")?.object().rest ?? [] {
            configuration.append(JSONValue.Member(member.key, try member.value.plain()))
        }
    }
}

extension JSONWriter {
    fileprivate mutating func families(_ families: [WireRequest.FamilySize]) {
        member("families") { writer in
            writer.object { writer in
                for family in families {
                    writer.member(family.key) { writer in
                        writer.object { writer in
                            writer.member("columns", family.columns)
                            writer.member("rows", family.rows)
                        }
                    }
                }
            }
        }
    }

    /// Placed widgets as an array of objects.
    package mutating func placed(_ widgets: [WireRequest.Placed]) {
        array { writer in
            for widget in widgets {
                writer.object { writer in
                    writer.member("kind", widget.kind)
                    writer.member("family", widget.size.key)
                    if !widget.configuration.isEmpty {
                        writer.member("configuration") { $0.object(widget.configuration) }
                    }
                }
            }
        }
    }
}

extension WireRequest.FamilySize {
    /// Reads a key such as `small` or `medium@30x10`; nil for anything else and for sizes beyond 1…10000.
    package init?(key: String) {
        let parts = key.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let family = Family(rawValue: String(parts[0])) else { return nil }
        self.init(family)
        guard parts.count == 2 else { return }
        let sides = parts[1].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }) else { return nil }
        (columns, rows) = (sides[0], sides[1])
    }

    /// The size in the value, where there is one, counts more than that in the key.
    fileprivate init(_ member: JSONNode.Member) throws(JSONFault) {
        guard let size = Self(key: member.key) else {
            throw member.value.source.fault(
                at: member.offset, .unknownWord(member.key, known: Family.allCases.map(\.rawValue)))
        }
        self = size
        guard !member.value.isNull else { return }
        var object = try member.value.object()
        if let columns = object.take("columns") { self.columns = try columns.integer(in: 1...10_000) }
        if let rows = object.take("rows") { self.rows = try rows.integer(in: 1...10_000) }
    }
}
