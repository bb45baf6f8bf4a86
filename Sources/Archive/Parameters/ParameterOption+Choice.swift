extension ExtensionDescription.ParameterDescription {
    /// The value that is meant by what a person typed, of those that the extension found by it: one that is spelled so
    /// exactly, else loosely, else the only one there is.
    ///
    /// - Throws: `notFound` and `ambiguous`, with values that are near or fit.
    package func choice(
        for text: String, among found: [ParameterOption]
    ) throws(ParameterFault) -> JSONValue {
        if let exact = found.first(where: { $0.value.typed == text }) { return exact.value }
        let folded = text.looselySpelled
        for isMeant in [
            { (option: ParameterOption) in option.title == text },
            { $0.title.looselySpelled == folded || $0.value.typed.looselySpelled == folded }, { _ in true },
        ] {
            let meant = found.filter(isMeant)
            if meant.count == 1 { return meant[0].value }
            if meant.count > 1 {
                throw .ambiguous(parameter: name, value: text, candidates: ParameterOption.labels(of: meant))
            }
        }
        throw .notFound(parameter: name, value: text, known: options.map(\.typed))
    }
}

extension ParameterOption {
    /// How options are told apart in a sentence: by their titles, with the value where several are called the same.
    package static func labels(of options: [ParameterOption]) -> [String] {
        let titles = options.map { $0.title.isEmpty ? $0.value.typed : $0.title }
        return zip(options, titles).map { option, title in
            titles.count { $0 == title } > 1 && option.value.typed != title
                ? "\(title) (\(option.value.typed))" : title
        }
    }
}

extension ExtensionDescription.ParameterDescription {
    /// The options with what people call them.
    package var titledOptions: [ParameterOption] {
        options.enumerated().map { index, value in
            ParameterOption(value, title: titles.indices.contains(index) ? titles[index] : "")
        }
    }

    /// The options as a sentence lists them: as they are spelled, with the title where that is another word.
    var spelledOptions: [String] {
        titledOptions.map { option in
            let spelled = option.value.typed
            return option.title.isEmpty || option.title.looselySpelled == spelled.looselySpelled
                ? spelled : "\(spelled) (\(option.title))"
        }
    }
}
