/// The intent under edit, for choices that depend on its other parameters.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    private nonisolated(unsafe) let paths: [PartialKeyPath<Intent>]

    /// Depends on the parameters named.
    public init<each Value>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var paths: [PartialKeyPath<Intent>] = []
        repeat paths.append(each keyPaths)
        self.paths = paths
    }

    /// The intent as far as it is filled; nil where choices are worked out for no intent, or another, and while one
    /// of the parameters named has no value and its type no empty one.
    public var wrappedValue: Intent? {
        guard let intent = IntentUnderEdit.current as? Intent else { return nil }
        let isFilled = paths.allSatisfy { path in
            guard let slot = intent[keyPath: path] as? any ParameterSlot else { return true }
            return slot.given != nil || neutralValue(of: slot.valueType) != nil
        }
        return isFilled ? intent : nil
    }
}

/// The intent whose choices are being worked out.
package enum IntentUnderEdit {
    @TaskLocal package static var current: (any AppIntent)?
}

/// A dependency without its type, as descriptions read it.
protocol DependencySlot {
    /// The names of the parameters it depends on, in the order they were named.
    func parameterNames() -> [String]
}

extension IntentParameterDependency: DependencySlot {
    func parameterNames() -> [String] {
        let intent = Intent()
        let slots = slots(of: intent)
        return paths.compactMap { path in
            let parameter = intent[keyPath: path] as AnyObject
            return slots.first { $0.slot === parameter }?.name
        }
    }
}

/// The parameters that the choices of an options provider depend on.
func dependencies(of provider: any DynamicOptionsProvider) -> [String] {
    Mirror(reflecting: provider).children.compactMap { $0.value as? any DependencySlot }
        .flatMap { $0.parameterNames() }
}
