import StrataModel
import Testing

/// Types that are members of other types: `[Order].Element`.
struct MemberTypeTests {
  private static let app = """
    struct Title { let text: String }
    struct Order { let title: Title }
    struct Box<Content> { let content: Content }

    """

  @Test(arguments: [
    "func f(_ v: [Order].Element) { _ = v.title.text }",
    "func f(_ v: [Order].SubSequence) { _ = v.first?.title.text }",
    "func f(_ v: [Order].Iterator) { var v = v; _ = v.next()?.title.text }",
    "func f(_ v: Array<Order>.ArrayLiteralElement) { _ = v.title.text }",
    "func f(_ v: Dictionary<String, Order>.Value) { _ = v.title.text }",
    "func f(_ v: [String: Order].Element) { _ = v.value.title.text }",
    "func f(_ v: [String: Order].Values) { _ = v.first?.title.text }",
    "func f(_ v: Box<Order>.Content) { _ = v.title.text }",
    "typealias Row = [Order].Element; func f(_ v: Array<Row>.Element) { _ = v.title.text }",
    "func f(_ p: UnsafeRawPointer) { _ = p.load(as: Order.self).title.text }",
    "func f(_ o: Order) { _ = KeyValuePairs(dictionaryLiteral: (\"a\", o)).first?.value.title.text }",
    "func f(_ o: [Order]) { _ = o.withContiguousStorageIfAvailable { $0.first?.title.text } }",
    "func g<T>(_ t: T.Type) -> T { fatalError() }; func f() { _ = g(Order?.self)?.title.text }",
    "} extension Sequence<Order> { func f() { for x in self { _ = x.title.text }",
    "} extension Collection<Order> { func f() { _ = first?.title.text; _ = makeIterator()",
    "struct V<let n: Int, X> { var x: X }; func f(_ v: V<3, Order>) { _ = v.x.title.text }",
    "func f(_ v: InlineArray<3, Order>) { _ = v[0].title.text }",
  ])
  func isFound(_ source: String) {
    let graph = graph(["App.swift": Self.app, "Screen.swift": "struct Screen { \(source) }"])
    let uses = graph.references.filter { reference in
      graph[reference.file].path == "Screen.swift" && reference.kind == .calls
        && reference.target.typeID.map { graph[$0].name } == "Title"
    }
    #expect(!uses.isEmpty && graph.gapNames == [], "\(graph.gapNames)")
  }
}
