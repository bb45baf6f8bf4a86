import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import SwiftUI

/// A view's node, lowered for a small widget on 30 November 2026, 09:12 UTC, in en_US.
@MainActor
func lowered(_ view: some View, in family: Family = .small) -> Node {
    lower(view, in: EnvironmentValues(lowering: context(family)))
}

/// What a lowering is told of a widget of a family at its own size.
@MainActor
func context(_ family: Family = .small) -> LoweringContext {
    let size = family.outerSize
    return LoweringContext(
        family: family,
        surroundings: Surroundings(
            size: CellSize(columns: size.columns, rows: size.rows),
            now: Date(timeIntervalSince1970: 1_796_029_920)))
}

/// A stack of nodes.
func stack(_ axis: Node.Axis, spacing: Double? = nil, _ children: Node...) -> Node {
    Node(.stack(Node.Stack(axis, spacing: spacing, children)))
}

extension Node {
    /// The node with further modifiers.
    func with(_ modifiers: NodeModifier...) -> Node { Node(content, self.modifiers + modifiers) }
}
