import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// A drawing and all it was made from, kept until one of these or its own words change.
struct KeptDrawing: Sendable {
    /// What a drawing depends on besides the clock.
    struct Inputs: Hashable, Sendable {
        var generation: Int
        var epoch: Int
        var size: CellSize
        var mode: RenderingMode
        var redaction: Redaction
        var isFocused: Bool
        var isPending: Bool
    }

    /// What else differs between two drawings of one widget besides the clock.
    struct Scene: Hashable, Sendable {
        var frame: WidgetFrame?
        var redaction: Redaction
        var entryDate: Date
    }

    let inputs: Inputs
    let scene: Scene
    /// Makes it again at another instant.
    let live: LiveDrawing
    let drawing: Drawing
    let drawnAt: Date
    /// The instant at which it is spent, nil for never.
    let validUntil: Date?

    /// A clock set back spends it too.
    func isValid(_ inputs: Inputs, at now: Date) -> Bool {
        self.inputs == inputs && now >= drawnAt && (validUntil.map { now < $0 } ?? true)
    }
}

extension Dashboard {
    /// The widget as it looks at `now`, drawn only where the kept drawing is spent.
    mutating func drawing(of widget: PlacedWidget, size: CellSize, at now: Date) -> Drawing {
        let state = states[widget.id] ?? WidgetState()
        let isFocused = hasTerminalFocus && widget.family != .inline && focus == widget.id
        let inputs = KeptDrawing.Inputs(
            generation: state.generation, epoch: epoch, size: size,
            // A window without all of its colours has no more of them on any page.
            mode: surroundings.mode == .fullColor ? page.mode(of: widget.id) : surroundings.mode,
            redaction: hidesSensitive ? .privacy : [], isFocused: isFocused, isPending: state.isPending)
        if let kept = drawings[widget.id], kept.isValid(inputs, at: now) { return kept.drawing }

        let age = AgeText(surroundings, words)
        let shown = ShownEntry(widget, state, name: name(of: widget), at: now)
        var surroundings = self.surroundings
        surroundings.now = now
        surroundings.size = size
        surroundings.mode = inputs.mode
        surroundings.redaction = shown.isPlaceholder ? inputs.redaction.union(.placeholder) : inputs.redaction
        surroundings.frame =
            widget.family == .inline
            ? nil
            : WidgetFrame(
                isFocused: isFocused, showsKeys: !isEditing,
                lowerLeft: isEditing && isFocused ? words("dashboard.family.\(widget.family.rawValue)") : "",
                lowerRight: shown.ageSince.map { age.text(since: $0, at: now) } ?? "",
                mark: shown.isFailing ? "⚠" : "", isPending: state.isPending)
        let scene = KeptDrawing.Scene(
            frame: surroundings.frame, redaction: surroundings.redaction, entryDate: shown.entry.date)
        var live: LiveDrawing?
        if shown.isContent, let kept = drawings[widget.id], kept.inputs == inputs, kept.scene == scene {
            live = kept.live
        }
        let again = live ?? LiveDrawing(shown.entry, family: widget.family, surroundings: surroundings)
        var drawing = again.drawing(at: now)
        // What is not the widget's own content has no live buttons.
        if !shown.isContent { drawing.hitRegions = [] }
        drawCount += 1
        let midnight = shown.ageSince == nil ? nil : age.nextChange(after: now)
        let changes = [drawing.nextChange, shown.validUntil, midnight].compactMap { $0 }
        drawings[widget.id] = KeptDrawing(
            inputs: inputs, scene: scene, live: again, drawing: drawing, drawnAt: now,
            validUntil: changes.min().map { max($0, now) })
        return drawing
    }

    /// The kind's name for people, its identifier until its extension has said one.
    func name(of widget: PlacedWidget) -> String { kindNames[widget.kind] ?? widget.kind }
}
