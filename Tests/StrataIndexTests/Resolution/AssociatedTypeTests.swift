import Testing

@testable import StrataIndex

/// Associated types: who declares them, and what they are where nobody says so.
struct AssociatedTypeTests {
  @Test func namingOneNamesItsProtocol() {
    let graph = graph(
      """
      protocol Source { associatedtype Output }
      protocol Relay: Source {}
      extension Relay { func all() -> [Output] { [] } }
      struct Pipe<Upstream: Relay> { var last: Upstream.Output? }
      """)
    #expect(graph.pairs() == ["Pipe -> Relay", "Pipe -> Source", "Relay -> Source"])
  }

  @Test func oneThatIsDeclaredAgainBelongsToTheTopmostProtocol() {
    let graph = graph(
      """
      protocol Root { associatedtype Input }
      protocol Branch: Root { associatedtype Input }
      struct Probe<Wrapped: Branch> { var input: Wrapped.Input }
      """)
    #expect(graph.pairs() == ["Branch -> Root", "Probe -> Branch", "Probe -> Root"])
  }

  @Test func elementsOfCollectionsAreReadOffTheRightMember() {
    let graph = graph(
      """
      struct Header { var name: String }
      struct Headers: Collection {
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        subscript(name: String) -> String? { nil }
        subscript(position: Int) -> Header { fatalError() }
        func index(after index: Int) -> Int { index + 1 }
        func first(named name: String) -> String? { nil }
      }
      struct Probe { func print(_ headers: Headers) { for header in headers where header.name != "" {} } }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.pairs().contains("Probe -> Header"))
  }

  @Test func aTypeOfTheProjectBearsTheNameOfAnAssociatedType() {
    let graph = graph(
      """
      class Element { var text = "" }
      struct Elements: Sequence {
        var all: [Element]
        func makeIterator() -> IndexingIterator<[Element]> { all.makeIterator() }
      }
      struct Probe { func run(_ elements: Elements) { print(elements.all[0].text) } }
      """)
    #expect(graph.pairs() == ["Elements -> Element", "Probe -> Element", "Probe -> Elements"])
  }

  @Test func whereClausesOfATypeStandOutsideOfIt() {
    let graph = graph(
      """
      protocol Sink { associatedtype Failure }
      struct Outer {
        typealias Failure = Int
        struct Inner<Next: Sink>: Sink where Next.Failure == Failure { typealias Failure = Next.Failure }
      }
      """)
    #expect(graph.pairs().contains("Outer.Inner -> Outer.Failure"))
  }

  @Test func elementsOfGenericCollectionsAreReadOffTheRightSubscript() {
    let graph = graph(
      """
      struct Row { var title: String }
      struct Table<Key, Value> {
        subscript(_ key: Key) -> Value? { nil }
      }
      extension Table: Collection {
        typealias Index = Int
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        func index(after index: Int) -> Int { index + 1 }
        subscript(position: Int) -> (key: Key, value: Value) { fatalError() }
      }
      struct Probe { func run(_ table: Table<String, Row>) { for (_, row) in table { print(row.title) } } }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.pairs() == ["Probe -> Row", "Probe -> Table"])
    #expect(graph.edges(kinds: [.calls]).contains("Probe calls Row.title"))
  }

  @Test func aTypeFurtherOutIsWhatAProtocolDemandsOfAnInnerOne() {
    let graph = graph(
      """
      struct Word {}
      struct Words: Sequence {
        typealias Element = Word
        func makeIterator() -> Iterator { Iterator() }
      }
      extension Words {
        struct Iterator: IteratorProtocol { mutating func next() -> Element? { nil } }
      }
      """)
    #expect(
      graph.pairs() == [
        "Words -> Word", "Words -> Words.Iterator", "Words.Iterator -> Word", "Words.Iterator -> Words.Element",
      ])
  }

  /// `where` after a type says what its parameter is, in its extensions too.
  @Test func whereClausesOfATypeHoldInItsExtensions() {
    let graph = graph(
      """
      protocol Angular { static func angle(y: Self, x: Self) -> Self }
      struct Pair<Part> where Part: Angular { var y: Part, x: Part }
      extension Pair { var angle: Part { Part.angle(y: y, x: x) } }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.edges(kinds: [.calls]) == ["Pair calls Angular.angle [static]"])
  }

  /// Each of the associated types is read off members that speak of all the others. Inferred anew for each other, that
  /// takes hours.
  @Test func associatedTypesThatSpeakOfEachOther() {
    let all = 0..<24
    func lines(_ line: (Int) -> String) -> String { all.map(line).joined(separator: "\n") }
    func parameters(_ type: String) -> String { all.map { "_ a\($0): \(type)\($0)" }.joined(separator: ", ") }
    let graph = graph(
      """
      \(lines { "struct Part\($0) { func use\($0)() {} }" })
      protocol Machine {
        \(lines { "associatedtype A\($0)" })
        \(lines { "func make(\(parameters("A"))) -> A\($0)" })
        func start(\(parameters("A")))
      }
      struct Press: Machine {
        \(lines { "func make(\(parameters("A"))) -> A\($0) { fatalError() }" })
        func start(\(parameters("Part"))) {}
      }
      struct Probe { func run(_ part: Press.A23) { part.use23() } }
      """)
    #expect(graph.edges(kinds: [.calls]) == ["Probe calls Part23.use23"])
  }

  /// Constraints that lead to each other end.
  @Test(arguments: [
    "class R<T> where T == T.X {}",
    "func f<T>(_ t: T) where T == T.X { t.a.b() }",
    "extension Array where Element == Element.X { func g() { first?.b.c() } }",
    "protocol P { associatedtype A where A == A.B; func h() -> A }",
    "func f<T>(_ t: T) where T.A == T.A.B { t.a.b() }",
    "func f<T, U>(_ t: T, _ u: U) where T == U.X, U == T.Y { t.a(u.b) }",
    "protocol A { associatedtype B; var b: B { get } }; extension A where Self == Self.B { func k() { b.b.b.k() } }",
    "class R<T> where T == T.Row.Model, T.Row: Object { var t: T; func x() { t.row.model } }",
    "protocol P { associatedtype A: P where A.A: P; var a: A { get } }; func f<T: P>(_ t: T) { t.a.a.a.a.a.a.a.a.a.a.a }",
  ])
  func constraintsThatDependOnEachOther(source: String) {
    let graph = graph(source + "\nstruct Probe { let end: End }\nstruct End {}")
    #expect(graph.pairs().contains("Probe -> End"))
  }
}
