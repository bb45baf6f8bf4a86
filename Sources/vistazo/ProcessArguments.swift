import VistazoWords

/// The words of the command line as they came, checked to be text.
enum ProcessArguments {
    /// A word that is not UTF-8: which one, counted from 1, and at which of its bytes, counted from 0.
    struct NotText: Fault, Equatable {
        let word: Int
        let offset: Int
        var status: ExitStatus { .badData }

        func text(_ words: Words) -> String {
            words("cli.notText", ["word": String(word), "offset": String(offset)])
        }
    }

    /// The arguments without the program's name.
    static func read() throws(NotText) -> [String] {
        try decode(
            (1..<max(1, Int(CommandLine.argc))).compactMap { index in
                CommandLine.unsafeArgv[index].map { argument in
                    var end = 0
                    while argument[end] != 0 { end += 1 }
                    return (0..<end).map { UInt8(bitPattern: argument[$0]) }
                }
            })
    }

    static func decode(_ words: [[UInt8]]) throws(NotText) -> [String] {
        var texts: [String] = []
        for (index, bytes) in words.enumerated() {
            if let text = String(validating: bytes, as: UTF8.self) {
                texts.append(text)
            } else {
                throw NotText(word: index + 1, offset: firstFault(bytes))
            }
        }
        return texts
    }

    private static func firstFault(_ bytes: [UInt8]) -> Int {
        var iterator = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var offset = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
        return offset
    }
}
