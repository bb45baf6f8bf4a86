/// An object whose members are taken out one by one, so that what nobody asked for can be refused in the end.
///
///     var object = try node.object()
///     let name = try object.need("name").string()
///     let size = try object.take("size")?.integer(in: 1...9) ?? 1
///     try object.finish()
package struct JSONObject: Sendable {
    /// The object itself, for faults at it as a whole.
    package let node: JSONNode
    /// What was not yet taken, in the order it was written.
    package private(set) var rest: [JSONNode.Member]
    /// Every key that was asked for, in the order of asking; they are what a wrong key is compared with.
    package private(set) var known: [String] = []

    init(node: JSONNode, members: [JSONNode.Member]) {
        self.node = node
        self.rest = members
    }

    /// The value of a key and its removal; nil where it is absent. A key may be asked for again and is then absent.
    package mutating func take(_ key: String) -> JSONNode? {
        if !known.contains(key) { known.append(key) }
        guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
        return rest.remove(at: index).value
    }

    /// Like `take`, with null for absent too.
    package mutating func takeValue(_ key: String) -> JSONNode? {
        take(key).flatMap { $0.isNull ? nil : $0 }
    }

    /// The value of a key that must be there. Where it is not, a key that was probably meant to be it is the
    /// fault.
    package mutating func need(_ key: String) throws(JSONFault) -> JSONNode {
        if let value = take(key) { return value }
        if let member = rest.first(where: { [key].nearest(to: $0.key) != nil }) {
            throw node.source.fault(at: member.offset, .unknownKey(member.key, known: [key]))
        }
        throw node.fault(.missingKey(key))
    }

    /// A fault for each key that nobody asked for.
    package var unknownKeys: [JSONFault] {
        rest.map { node.source.fault(at: $0.offset, .unknownKey($0.key, known: known)) }
    }

    /// Takes every member whose key is in a table, in the order they were written.
    package mutating func takeEach<T>(_ table: [String: T]) -> [(T, JSONNode)] {
        var taken: [(T, JSONNode)] = []
        var index = 0
        while index < rest.count {
            if let meaning = table[rest[index].key] {
                taken.append((meaning, rest.remove(at: index).value))
            } else {
                index += 1
            }
        }
        return taken
    }

    /// Throws where a key is left that nobody asked for; `known` is what it is compared with, by default the keys
    /// that were asked for.
    package func finish(known: @autoclosure () -> [String]? = nil) throws(JSONFault) {
        if let first = rest.first {
            throw node.source.fault(at: first.offset, .unknownKey(first.key, known: known() ?? self.known))
        }
    }
}
