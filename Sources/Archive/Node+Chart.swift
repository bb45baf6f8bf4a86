extension Node {
    /// Small data as marks, as wide as it is offered.
    package struct Chart: Hashable, Sendable {
        /// Columns from the ground, a curve, a curve and what lies below it, or shades.
        package enum Form: String, CaseIterable, Sendable { case bars, line, area, heat }
        /// How a day went, for a habit.
        package enum DayState: String, CaseIterable, Sendable {
            case met, partial, missed, failed, skipped, pending, notDue, beforeStart, over
        }
        /// What is drawn, in order from left to right.
        package enum Marks: Hashable, Sendable {
            /// A value a column; nil leaves a gap.
            case series(Form, [Double?])
            /// A state a day.
            case dots([DayState])
        }
        /// What stands at the side, where there is room.
        package enum Scale: Hashable, Sendable {
            /// The least and the greatest value, as the locale writes numbers.
            case numbers
            /// From the low end to the high end; of a heat map a word a row, from the top.
            case words([String])
        }

        /// Of one sort; a chart does not mix them.
        package var marks: Marks
        /// What the height stands for; nil is from the least value (of bars, areas and shades from 0) to the greatest.
        package var domain: ClosedRange<Double>?
        /// nil for none, and without effect on dots.
        package var scale: Scale?
        /// Below, where there is room: each under its own value where there are as many (of a heat map under its week),
        /// else spread from the first value to the last. Without effect on dots.
        package var labels: [String]

        /// By default the marks alone.
        package init(
            _ marks: Marks, domain: ClosedRange<Double>? = nil, scale: Scale? = nil, labels: [String] = []
        ) {
            self.marks = marks
            self.domain = domain
            self.scale = scale
            self.labels = labels
        }
    }
}
