import VistazoArchive
import VistazoCells

extension LayoutBuilder {
    func gauge(_ gauge: Node.Gauge, _ environment: Environment) -> LayoutBox {
        let parts = GaugeParts(
            level: .fraction(gauge.value), label: gauge.label, value: gauge.currentValueLabel,
            minimum: gauge.minimumLabel, maximum: gauge.maximumLabel)
        switch gauge.style {
        case .linear, .linearCapacity: return linear(parts, environment)
        case .circular, .circularCapacity: return circular(parts, environment)
        case .automatic:
            return gauge.isRing || family == .circular
                ? circular(parts, environment) : linear(parts, environment)
        }
    }

    func progress(_ progress: Node.Progress, _ environment: Environment) -> LayoutBox {
        let level: FillLevel =
            switch progress.value {
            case .fraction(let fraction): .fraction(fraction)
            case .interval(let span): .interval(span)
            }
        let parts = GaugeParts(level: level, label: progress.label, value: progress.currentValueLabel)
        return progress.isCircular ? circular(parts, environment) : linear(parts, environment)
    }

    private struct GaugeParts {
        var level: FillLevel
        var label: Node?
        var value: Node?
        var minimum: Node?
        var maximum: Node?
    }

    /// In the circular family the frame is the ring, and the labels stand in it; elsewhere a small ring
    /// stands before the value.
    private func circular(_ parts: GaugeParts, _ environment: Environment) -> LayoutBox {
        guard family == .circular, surroundings.frame != nil else {
            return smallRing(parts, environment)
        }
        var lines: [LayoutBox] = []
        if let value = parts.value.flatMap({ box($0, environment) }) { lines.append(value) }
        let ends = [parts.minimum, parts.maximum].compactMap { $0.flatMap { box($0, environment) } }
        if ends.count == 2 {
            let spacer = SpacerBox(pass, in: .horizontal, minimum: nil)
            lines.append(StackBox(pass, .horizontal, spacing: 1, [ends[0], spacer, ends[1]]))
        } else if let label = parts.label.flatMap({ box($0, environment) }) {
            lines.append(label)
        }
        let middle = StackBox(pass, .vertical, spacing: 0, lines)
        guard !environment.isConcealed else { return middle }
        return RingBox(middle, level(parts, environment), ink: tint(environment))
    }

    /// A ring of dots around the value; where it has no room, one mark before the value.
    private func smallRing(_ parts: GaugeParts, _ environment: Environment) -> LayoutBox {
        var inner = environment
        inner.axis = .horizontal
        let words = (parts.value ?? parts.label).flatMap { box($0, inner) }
        guard !environment.isConcealed else {
            return StackBox(pass, .horizontal, spacing: 1, [words].compactMap { $0 })
        }
        let mark = QuarterBox(pass, level(parts, environment), ink: tint(environment))
        let row =
            words.map { words in
                let marked = StackBox(pass, .horizontal, spacing: 1, [mark, words])
                return FitsBox(pass, in: .horizontal, [marked, words])
            } ?? mark
        guard surroundings.glyphs == .unicode,
            let ring = DottedRingBox(
                pass, words, level(parts, environment), ink: tint(environment), track: inks.track)
        else { return row }
        return FitsBox(pass, in: [.horizontal, .vertical], [ring, row])
    }

    /// The bar with its value beside it, under its label where there is the height.
    private func linear(_ parts: GaugeParts, _ environment: Environment) -> LayoutBox {
        let bar: LayoutBox =
            environment.isConcealed
            ? ConcealedBox(pass, columns: BarBox.ideal, fills: true, ink: inks.frame)
            : BarBox(pass, level(parts, environment), ink: tint(environment), track: inks.track)
        var inner = environment
        inner.axis = .horizontal
        let label = parts.label.flatMap { box($0, inner) }
        let value = parts.value.flatMap { box($0, inner) }
        let ends = [parts.minimum, parts.maximum].map { $0.flatMap { box($0, inner) } }
        let row = [ends[0], bar, ends[1]].compactMap { $0 }
        func line(_ children: [LayoutBox?]) -> LayoutBox {
            let children = children.compactMap { $0 }
            return children.count == 1 ? children[0] : StackBox(pass, .horizontal, spacing: 1, children)
        }
        guard let label else { return line(row + [value]) }
        let flat = line([label] + row + [value])
        let head = line([label, value.map { _ in SpacerBox(pass, in: .horizontal, minimum: nil) }, value])
        let tall = StackBox(
            pass, .vertical, spacing: 0, alignment: NodeAlignment(.leading, .top), [head, line(row)])
        return FitsBox(pass, in: .vertical, [tall, flat])
    }

    /// Nothing is filled before there is anything to show.
    private func level(_ parts: GaugeParts, _ environment: Environment) -> FillLevel {
        environment.isPlaceholder ? .fraction(nil) : parts.level
    }
}
