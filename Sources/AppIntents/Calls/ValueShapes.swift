import Foundation

/// An optional, seen through its type.
protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    static var nothing: Any { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    static var nothing: Any { Self(nilLiteral: ()) as Any }
    var wrapped: Any? { map { $0 as Any } }
}

/// An array, seen through its type.
protocol ListValue {
    static var elementType: Any.Type { get }
    static func list(of elements: [Any]) -> Any?
    var elements: [Any] { get }
}

extension Array: ListValue {
    static var elementType: Any.Type { Element.self }
    static func list(of elements: [Any]) -> Any? {
        let typed = elements.compactMap { $0 as? Element }
        return typed.count == elements.count ? typed : nil
    }
    var elements: [Any] { self }
}

/// A number that JSON's numbers can become, if it holds them exactly.
protocol NumberValue {
    static func exactly(_ number: Double) -> Any?
    static func reading(_ text: String) -> Any?
}

extension NumberValue where Self: FixedWidthInteger {
    static func exactly(_ number: Double) -> Any? { Self(exactly: number) }
    static func reading(_ text: String) -> Any? { Self(text) }
}

extension NumberValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
    static func exactly(_ number: Double) -> Any? { Self(number) }
    static func reading(_ text: String) -> Any? { Self(text).flatMap { $0.isFinite ? $0 : nil } }
}

extension Int: NumberValue {}
extension Int8: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
extension Double: NumberValue {}
extension Float: NumberValue {}

/// What an unset property of a type reads as; nil where the type has no empty value.
func neutralValue(of type: Any.Type) -> Any? {
    switch type {
    case let type as any OptionalValue.Type: type.nothing
    case let type as any ListValue.Type: type.list(of: [])
    case let type as any NumberValue.Type: type.exactly(0)
    case let type as any AppEnum.Type: firstCase(of: type)
    case is String.Type: ""
    case is Bool.Type: false
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    default: nil
    }
}

private func firstCase<E: AppEnum>(of type: E.Type) -> Any? { E.allCases.first }
