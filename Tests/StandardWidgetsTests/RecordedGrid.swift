import GridTesting
import Testing
import VistazoCells

/// Compares a drawn grid with the one recorded for a test under `Recorded/`, and goes on where they differ.
func expectRecorded(
    _ grid: CellGrid, _ name: String, file: String = #filePath, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        try compare(grid, named: name, file: file, function: function)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}
