/// Sequences and collections of the standard library.
enum StandardCollections {
  static let protocols = """
    public protocol IteratorProtocol { associatedtype Element; mutating func next() -> Element? }
    public protocol Sequence {
      associatedtype Element
      associatedtype Iterator
      func makeIterator() -> Iterator
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
      func flatMap<T: Sequence>(_ transform: (Element) throws -> T) rethrows -> [T.Element]
      func forEach(_ body: (Element) throws -> Void) rethrows
      func reduce<R>(_ initial: R, _ next: (R, Element) throws -> R) rethrows -> R
      func reduce<R>(into initial: R, _ update: (inout R, Element) throws -> ()) rethrows -> R
      func sorted() -> [Element]
      func sorted(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      func sorted<V>(using comparator: V) -> [Element]
      func contains(_ element: Element) -> Bool
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func min() -> Element?
      func max() -> Element?
      func min(by areInOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func max(by areInOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func enumerated() -> [(offset: Int, element: Element)]
      func reversed() -> [Element]
      func prefix(_ count: Int) -> [Element]
      func suffix(_ count: Int) -> [Element]
      func dropFirst(_ count: Int = 1) -> [Element]
      func dropLast(_ count: Int = 1) -> [Element]
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      func starts<S: Sequence>(with other: S) -> Bool
      func elementsEqual<S: Sequence>(_ other: S) -> Bool
      func shuffled() -> [Element]
      func joined(separator: String = "") -> String
      func split(separator: Element) -> [[Element]]
      func count(where predicate: (Element) throws -> Bool) rethrows -> Int
      var lazy: Self { get }
      var underestimatedCount: Int { get }
    }
    extension Sequence where Element: Sequence { func joined() -> [Element.Element] }
    public protocol Collection: Sequence {
      associatedtype Element
      associatedtype Index
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Element? { get }
      var indices: [Index] { get }
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      subscript(bounds: Range<Index>) -> Self { get }
      func index(after index: Index) -> Index
      func index(_ index: Index, offsetBy distance: Int) -> Index
      func distance(from start: Index, to end: Index) -> Int
      func firstIndex(of element: Element) -> Index?
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      func randomElement() -> Element?
      func prefix(upTo index: Index) -> [Element]
      func prefix(through index: Index) -> [Element]
      func suffix(from index: Index) -> [Element]
    }
    public protocol BidirectionalCollection: Collection {
      var last: Element? { get }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      func lastIndex(of element: Element) -> Index?
      func index(before index: Index) -> Index
    }
    public protocol RandomAccessCollection: BidirectionalCollection {}
    public protocol MutableCollection: Collection {
      mutating func swapAt(_ a: Index, _ b: Index)
      mutating func sort()
      mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows
      mutating func shuffle()
      mutating func reverse()
    }
    public protocol RangeReplaceableCollection: Collection {
      mutating func append(_ element: Element)
      mutating func append<S: Sequence>(contentsOf other: S)
      mutating func insert(_ element: Element, at index: Index)
      mutating func insert<S: Sequence>(contentsOf other: S, at index: Index)
      mutating func remove(at index: Index) -> Element
      mutating func removeFirst() -> Element
      mutating func removeLast() -> Element
      mutating func removeFirst(_ count: Int)
      mutating func removeLast(_ count: Int)
      mutating func popLast() -> Element?
      mutating func popFirst() -> Element?
      mutating func removeAll(keepingCapacity: Bool = false)
      mutating func removeAll(where predicate: (Element) throws -> Bool) rethrows
      mutating func replaceSubrange<S: Sequence>(_ bounds: Range<Index>, with elements: S)
      mutating func reserveCapacity(_ count: Int)
    }
    public protocol LazySequenceProtocol: Sequence {}
    """

  static let types = """
    public struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable {
      typealias Index = Int
      init<S: Sequence>(_ elements: S) where S.Element == Element
      init(repeating: Element, count: Int)
      init()
      subscript(index: Int) -> Element
      subscript(bounds: Range<Int>) -> [Element]
      subscript(bounds: ClosedRange<Int>) -> [Element]
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
    }
    public typealias ArraySlice<Element> = Array<Element>
    public typealias ContiguousArray<Element> = Array<Element>
    public typealias AnySequence<Element> = Array<Element>
    public typealias AnyCollection<Element> = Array<Element>
    public typealias IndexSet = Array<Int>
    public struct AnyIterator<Element>: IteratorProtocol, Sequence { mutating func next() -> Element?; init(_ body: () -> Element?) }
    public struct IndexingIterator<Elements: Collection>: IteratorProtocol { typealias Element = Elements.Element }
    public struct CollectionOfOne<Element>: RandomAccessCollection { init(_ element: Element) }
    public struct EmptyCollection<Element>: RandomAccessCollection { init() }
    public struct Set<Element>: Collection, SetAlgebra, Hashable {
      typealias Index = Int
      init<S: Sequence>(_ elements: S) where S.Element == Element
      init()
      mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
      mutating func remove(_ element: Element) -> Element?
      mutating func update(with element: Element) -> Element?
      func contains(_ element: Element) -> Bool
      func union<S: Sequence>(_ other: S) -> Set<Element>
      func intersection<S: Sequence>(_ other: S) -> Set<Element>
      func subtracting<S: Sequence>(_ other: S) -> Set<Element>
      func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>
      mutating func formUnion<S: Sequence>(_ other: S)
      mutating func subtract<S: Sequence>(_ other: S)
      func isSubset(of other: Set<Element>) -> Bool
      func isSuperset(of other: Set<Element>) -> Bool
      func isDisjoint(with other: Set<Element>) -> Bool
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
      mutating func removeAll(keepingCapacity: Bool = false)
    }
    public struct Dictionary<Key, Value>: Collection, Hashable {
      typealias Element = (key: Key, value: Value)
      typealias Index = Int
      init()
      init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
      init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) where S.Element == (Key, Value)
      init<S: Sequence>(grouping values: S, by key: (S.Element) throws -> Key) where Value == [S.Element]
      subscript(key: Key) -> Value?
      subscript(key: Key, default value: Value) -> Value
      var keys: [Key]
      var values: [Value]
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
      func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]
      func merging<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
      mutating func merge<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      mutating func removeValue(forKey key: Key) -> Value?
      mutating func removeAll(keepingCapacity: Bool = false)
    }
    public struct Range<Bound>: RandomAccessCollection {
      typealias Element = Bound
      typealias Index = Bound
      var lowerBound: Bound
      var upperBound: Bound
      func contains(_ element: Bound) -> Bool
      func overlaps(_ other: Range<Bound>) -> Bool
    }
    public struct ClosedRange<Bound>: RandomAccessCollection {
      typealias Element = Bound
      typealias Index = Bound
      var lowerBound: Bound
      var upperBound: Bound
      func contains(_ element: Bound) -> Bool
    }
    public protocol RangeExpression {}
    public struct UnsafeBufferPointer<Element>: RandomAccessCollection { typealias Index = Int; var baseAddress: UnsafePointer<Element>?; var count: Int; init(start: UnsafePointer<Element>?, count: Int) }
    public struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection { typealias Index = Int; var baseAddress: UnsafeMutablePointer<Element>?; var count: Int }
    public struct UnsafePointer<Pointee> { var pointee: Pointee; subscript(index: Int) -> Pointee; func advanced(by count: Int) -> UnsafePointer<Pointee> }
    public struct UnsafeMutablePointer<Pointee> { var pointee: Pointee; subscript(index: Int) -> Pointee; static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee> }
    public struct Unmanaged<Instance> {
      static func passRetained(_ value: Instance) -> Unmanaged<Instance>
      static func passUnretained(_ value: Instance) -> Unmanaged<Instance>
      func takeRetainedValue() -> Instance
      func takeUnretainedValue() -> Instance
    }
    """
}
