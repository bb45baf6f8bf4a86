import Foundation

extension String {
    /// For comparing what people type: without case and accents.
    package var looselySpelled: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
