/// What is left of a folded word when its endings are taken off: forms of one word share it.
///
/// A person who says a phrase says words as the phrase needs them: `2 coffees`, `registra 2 cafés`, `запиши воду`,
/// `сколько прошло с воды`. Cyrillic words lose the endings of Russian cases and numbers, and the vowel that comes
/// and goes before the last consonant (`таблетка`, `таблеток`); Latin words those of an English or Spanish plural.
/// What is left is no word and is shown to nobody; it is only compared with what another word leaves.
func wordStem(_ folded: String) -> String {
    let scalars = Array(folded.unicodeScalars)
    guard scalars.count > 2 else { return folded }
    if scalars.allSatisfy({ ("а"..."я").contains($0) }) { return text(russian(scalars)) }
    if scalars.allSatisfy({ ("a"..."z").contains($0) }) { return text(latin(scalars)) }
    return folded
}

/// The stems of a folded text's words; what is neither a letter nor a figure parts them.
func wordStems(_ folded: String) -> [String] {
    folded.unicodeScalars.split { !($0.properties.isAlphabetic || $0.properties.numericType != nil) }
        .map { wordStem(text(Array($0))) }
}

/// As folded text spells them: `й` is `и`, `ё` is `е`. The longer come first.
private let russianEndings: [[Unicode.Scalar]] = [
    "иями", "ями", "ами", "ыми", "ими", "ого", "его", "ому", "ему", "ием", "иям", "иях",
    "ов", "ев", "еи", "ои", "ем", "ом", "ам", "ям", "ах", "ях", "ию", "ия", "ии", "ие", "ью", "ья", "ье",
    "ыи", "ая", "яя", "ое", "ее", "ые", "ую", "юю", "ым", "им", "ых", "их",
    "а", "я", "о", "е", "ы", "и", "у", "ю", "ь",
].map { Array($0.unicodeScalars) }

private let russianVowels = Set("аеиоуыэюя".unicodeScalars)

private func russian(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var stem = word[...]
    if let ending = russianEndings.first(where: { stem.count - $0.count >= 2 && stem.ends(with: $0) }) {
        stem = stem.dropLast(ending.count)
    }
    // `таблеток` and `таблетк(а)`, `чашек` and `чашк(а)`.
    if stem.count >= 4, let last = stem.last, !russianVowels.contains(last) {
        let vowel = stem[stem.endIndex - 2]
        let before = stem[stem.endIndex - 3]
        if ["о", "е"].contains(vowel), !russianVowels.contains(before) {
            stem.remove(at: stem.endIndex - 2)
        }
    }
    return Array(stem)
}

private func latin(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var stem = word
    if stem.count > 3, stem.last == "s", stem[stem.count - 2] != "s" { stem.removeLast() }
    if stem.count > 4, stem.ends(with: ["i", "e"]) { stem.replaceSubrange((stem.count - 2)..., with: ["y"]) }
    if stem.count > 3, stem.last == "e" { stem.removeLast() }
    // `luz`, `luces`.
    if stem.last == "z" { stem[stem.count - 1] = "c" }
    return stem
}

private func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
}

extension Collection where Element: Equatable {
    fileprivate func ends(with other: [Element]) -> Bool { suffix(other.count).elementsEqual(other) }
}
