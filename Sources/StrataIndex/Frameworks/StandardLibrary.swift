/// Declarations of the standard library, as far as the types of expressions depend on them.
enum StandardLibrary {
  static let sources = [
    values, functions, StandardCollections.protocols, StandardCollections.types, StandardConcurrency.source,
  ]

  private static let values = """
    public protocol Error { var localizedDescription: String { get } }
    public protocol Sendable {}
    public protocol Equatable {}
    public protocol Comparable: Equatable {}
    public protocol Hashable: Equatable { var hashValue: Int { get } }
    public protocol Identifiable { associatedtype ID; var id: ID { get } }
    public protocol CaseIterable { associatedtype AllCases; }
    public protocol RawRepresentable { associatedtype RawValue }
    public protocol CustomStringConvertible { var description: String { get } }
    public protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    public protocol CodingKey { var stringValue: String { get }; var intValue: Int? { get } }
    public protocol Encodable {}
    public protocol Decodable {}
    public typealias Codable = Decodable & Encodable
    public typealias Void = ()
    public protocol BinaryInteger: Hashable, Comparable { func isMultiple(of other: Self) -> Bool; var magnitude: Self { get } }
    public protocol FixedWidthInteger: BinaryInteger { init<T: BinaryInteger>(_ value: T); init<T: FloatingPoint>(_ value: T); init?(_ text: String); init?<T: BinaryInteger>(exactly value: T); init<T: BinaryInteger>(truncatingIfNeeded value: T); init<T: BinaryInteger>(clamping value: T); init<T>(bitPattern value: T); static var max: Self { get }; static var min: Self { get } }
    public protocol FloatingPoint: Hashable, Comparable { init<T: BinaryInteger>(_ value: T); init<T: FloatingPoint>(_ value: T); init?(_ text: String); func rounded() -> Self; static var zero: Self { get }; static var infinity: Self { get } }
    public protocol SetAlgebra {
      func contains(_ member: Self) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func subtracting(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      func isSubset(of other: Self) -> Bool
      func isSuperset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self)
      mutating func remove(_ member: Self) -> Self?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func subtract(_ other: Self)
      var isEmpty: Bool { get }
    }
    public protocol OptionSet: SetAlgebra { associatedtype Element = Self; associatedtype RawValue = Int; var rawValue: RawValue { get } }
    public protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement }
    public protocol ExpressibleByDictionaryLiteral {}
    public protocol ExpressibleByStringLiteral {}
    public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    public protocol ExpressibleByIntegerLiteral {}
    public protocol ExpressibleByFloatLiteral {}
    public protocol ExpressibleByBooleanLiteral {}
    public protocol ExpressibleByNilLiteral {}
    public struct Int: FixedWidthInteger { var description: String }
    public struct Int8: FixedWidthInteger {}
    public struct Int16: FixedWidthInteger {}
    public struct Int32: FixedWidthInteger {}
    public struct Int64: FixedWidthInteger {}
    public struct UInt: FixedWidthInteger {}
    public struct UInt8: FixedWidthInteger {}
    public struct UInt16: FixedWidthInteger {}
    public struct UInt32: FixedWidthInteger {}
    public struct UInt64: FixedWidthInteger {}
    public struct Double: FloatingPoint { var description: String }
    public struct Float: FloatingPoint {}
    public struct Bool: Hashable { mutating func toggle(); var description: String; static func random() -> Bool }
    public struct Character: Hashable, Comparable { var isLetter: Bool; var isNumber: Bool; var isWhitespace: Bool; var isNewline: Bool; var isUppercase: Bool; func uppercased() -> String; func lowercased() -> String }
    public struct StaticString {}
    public struct Hasher { mutating func combine<H>(_ value: H) }
    public struct Never {}
    public struct ObjectIdentifier: Hashable { init(_ object: Any) }
    public struct Mirror { init(reflecting subject: Any) }
    public protocol StringProtocol: BidirectionalCollection {
      associatedtype Element
      func lowercased() -> String
      func uppercased() -> String
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func split(separator: Character, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring]
    }
    public struct String: StringProtocol, Hashable, Comparable {
      typealias Element = Character
      typealias SubSequence = Substring
      typealias Index = StringIndex
      struct StringIndex: Comparable {}
      init<T>(_ value: T)
      init<T>(describing value: T)
      init<T>(reflecting value: T)
      init(format: String, _ arguments: CVarArg...)
      init?<T>(data: T, encoding: Encoding)
      init(repeating: String, count: Int)
      struct Encoding { static let utf8: Encoding }
      var utf8: [UInt8]
      var count: Int
      var isEmpty: Bool
      var description: String
      mutating func append(_ other: String)
      static func + (a: String, b: String) -> String
    }
    public struct Substring: StringProtocol, Hashable { typealias Element = Character; typealias Index = String.StringIndex }
    public enum Optional<Wrapped> {
      case none
      case some(Wrapped)
      func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
      func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
      mutating func take() -> Wrapped?
      var unsafelyUnwrapped: Wrapped { get }
    }
    public enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      func get() throws -> Success
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>
      func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure>
      func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>
      func flatMapError<E>(_ transform: (Failure) -> Result<Success, E>) -> Result<Success, E>
    }
    extension Result where Failure == Error { init(catching body: () throws -> Success) }
    public class AnyKeyPath {}
    public class PartialKeyPath<Root>: AnyKeyPath {}
    public class KeyPath<Root, Value>: PartialKeyPath<Root> {}
    public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
    public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
    public struct Regex<Output> {}
    public protocol Decoder {
      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func singleValueContainer() throws -> SingleValueDecodingContainer
      func unkeyedContainer() throws -> UnkeyedDecodingContainer
    }
    public struct KeyedDecodingContainer<K> {
      typealias Key = K
      func decode<T>(_ type: T.Type, forKey key: K) throws -> T
      func decodeIfPresent<T>(_ type: T.Type, forKey key: K) throws -> T?
      func contains(_ key: K) -> Bool
      func decodeNil(forKey key: K) throws -> Bool
      func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: K) throws -> KeyedDecodingContainer<NestedKey>
      func nestedUnkeyedContainer(forKey key: K) throws -> UnkeyedDecodingContainer
      func superDecoder(forKey key: K) throws -> Decoder
      var allKeys: [K]
      var codingPath: [CodingKey]
    }
    public protocol SingleValueDecodingContainer { func decode<T>(_ type: T.Type) throws -> T; func decodeNil() -> Bool }
    public protocol UnkeyedDecodingContainer {
      mutating func decode<T>(_ type: T.Type) throws -> T
      mutating func decodeIfPresent<T>(_ type: T.Type) throws -> T?
      mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey>
      var isAtEnd: Bool { get }
    }
    public protocol Encoder {
      func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func singleValueContainer() -> SingleValueEncodingContainer
      func unkeyedContainer() -> UnkeyedEncodingContainer
    }
    public struct KeyedEncodingContainer<K> {
      mutating func encode<T>(_ value: T, forKey key: K) throws
      mutating func encodeIfPresent<T>(_ value: T?, forKey key: K) throws
      mutating func encodeNil(forKey key: K) throws
      mutating func nestedContainer<NestedKey>(keyedBy type: NestedKey.Type, forKey key: K) -> KeyedEncodingContainer<NestedKey>
      mutating func nestedUnkeyedContainer(forKey key: K) -> UnkeyedEncodingContainer
    }
    public protocol SingleValueEncodingContainer { mutating func encode<T>(_ value: T) throws }
    public protocol UnkeyedEncodingContainer { mutating func encode<T>(_ value: T) throws }
    public enum DecodingError: Error {
      case dataCorrupted(Context)
      case keyNotFound(CodingKey, Context)
      case typeMismatch(Any, Context)
      case valueNotFound(Any, Context)
      struct Context { var codingPath: [CodingKey]; var debugDescription: String; init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) }
      static func dataCorruptedError<K>(forKey key: K, in container: KeyedDecodingContainer<K>, debugDescription: String) -> DecodingError
    }
    """

  private static let functions = """
    public func type<T>(of value: T) -> T.Type
    public func min<T>(_ a: T, _ b: T, _ rest: T...) -> T
    public func max<T>(_ a: T, _ b: T, _ rest: T...) -> T
    public func abs<T>(_ value: T) -> T
    public func print(_ items: Any..., separator: String = "", terminator: String = "")
    public func debugPrint(_ items: Any..., separator: String = "", terminator: String = "")
    public func fatalError(_ message: String = "") -> Never
    public func precondition(_ condition: Bool, _ message: String = "")
    public func preconditionFailure(_ message: String = "") -> Never
    public func assert(_ condition: Bool, _ message: String = "")
    public func assertionFailure(_ message: String = "")
    public func swap<T>(_ a: inout T, _ b: inout T)
    public func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [(A.Element, B.Element)]
    public func stride<T>(from start: T, to end: T, by step: T) -> [T]
    public func stride<T>(from start: T, through end: T, by step: T) -> [T]
    public func sequence<T>(first: T, next: (T) -> T?) -> [T]
    public func repeatElement<T>(_ element: T, count: Int) -> [T]
    public func withExtendedLifetime<T, R>(_ value: T, _ body: (T) throws -> R) rethrows -> R
    public func unsafeBitCast<T, U>(_ value: T, to type: U.Type) -> U
    public func unsafeDowncast<T>(_ value: AnyObject, to type: T.Type) -> T
    """
}
