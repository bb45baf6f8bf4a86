import Foundation
import FoundationXML

/// Reads a document and keeps what stands in its `text` elements.
final class XMLDocumentReader: NSObject, XMLParserDelegate {
    private(set) var texts: [String] = []
    private var isInText = false

    /// False where the document is not well formed.
    func read(_ document: String) -> Bool {
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        return parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        isInText = element == "text"
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInText { texts.append(string) }
    }
}
