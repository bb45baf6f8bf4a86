import VistazoArchive
@_spi(Reflection) import Swift

/// A property that the runtime fills in before it asks a view for its body.
public protocol DynamicProperty {
    /// Called before the body; by default does nothing.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to bring up to date.
    public mutating func update() {}
}

/// A dynamic property that takes its value from the environment.
package protocol EnvironmentReading: DynamicProperty {
    /// Takes the value, so that closures which captured the view keep it.
    mutating func read(from environment: EnvironmentValues)
}

/// Fills in the dynamic properties of a view, a modifier or a style, those nested in author's own dynamic
/// properties too. Classes are left alone.
@MainActor
package func resolveProperties<V>(of value: inout V, in environment: EnvironmentValues) {
    let fields = FieldTable.shared.fields(of: V.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
        guard let base = bytes.baseAddress else { return }
        for field in fields { update(field.type, at: base + field.offset, in: environment) }
    }
}

@MainActor
private func update<Property: DynamicProperty>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, in environment: EnvironmentValues
) {
    let pointer = address.assumingMemoryBound(to: type)
    if let reading = type as? any EnvironmentReading.Type {
        read(reading, at: address, in: environment)
    } else {
        resolveProperties(of: &pointer.pointee, in: environment)
    }
    pointer.pointee.update()
}

private func read<Property: EnvironmentReading>(
    _ type: Property.Type, at address: UnsafeMutableRawPointer, in environment: EnvironmentValues
) {
    address.assumingMemoryBound(to: type).pointee.read(from: environment)
}

/// Where the dynamic properties of each type lie, found once a type.
@MainActor
private final class FieldTable {
    struct Field {
        let type: any DynamicProperty.Type
        let offset: Int
    }

    static let shared = FieldTable()

    private var fields: [ObjectIdentifier: [Field]] = [:]

    func fields(of type: Any.Type) -> [Field] {
        if let known = fields[ObjectIdentifier(type)] { return known }
        var found: [Field] = []
        // For a class this stops at once: its fields do not lie in the value.
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                found.append(Field(type: property, offset: offset))
            }
            return true
        }
        fields[ObjectIdentifier(type)] = found
        return found
    }
}
