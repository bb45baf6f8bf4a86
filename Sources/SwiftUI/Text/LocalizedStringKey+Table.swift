extension LocalizedStringKey {
    /// The pieces of a table's format, with this key's values at its specifiers: `%@`, `%lld` and the like
    /// take the next value, `%2$@` the second. A specifier without a value stays as it is written.
    func filled(_ format: String) -> [Piece] {
        let values = pieces.filter { if case .literal = $0 { false } else { true } }
        var result: [Piece] = []
        var literal = ""
        var next = 0
        var rest = Substring(format)
        while let character = rest.popFirst() {
            guard character == "%" else {
                literal.append(character)
                continue
            }
            if rest.first == "%" {
                literal.append("%")
                rest.removeFirst()
                continue
            }
            let written = rest
            var index = next
            let digits = rest.prefix(while: \.isNumber)
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let position = Int(digits) {
                index = position - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            let flags = rest.prefix { "+- #0123456789.lhqLzjt".contains($0) }
            guard let conversion = rest.dropFirst(flags.count).first, values.indices.contains(index) else {
                literal.append("%")
                rest = written
                continue
            }
            rest = rest.dropFirst(flags.count + 1)
            next = index + 1
            result.append(.literal(literal))
            literal = ""
            if case .number(let number, _) = values[index] {
                result.append(.number(number, specifier: "%\(flags)\(conversion)"))
            } else {
                result.append(values[index])
            }
        }
        result.append(.literal(literal))
        return result
    }
}
