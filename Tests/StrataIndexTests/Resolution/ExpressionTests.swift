import Testing

@testable import StrataIndex

/// Types of expressions, told by the members that they lead to.
@Suite struct ExpressionResolution {
  /// The members that `Probe.run` uses of other types, in order.
  private func members(_ body: String, _ rest: String = "") -> [String] {
    let graph = graph(
      """
      import Foundation
      struct Item { var name: String; var tags: [Tag]; var price: Price?; func tag(_ index: Int) -> Tag }
      struct Tag { var text: String }
      struct Price { var amount: Int }
      enum Failure: Error { case offline; case server(Tag) }
      protocol Service { func load(_ id: String) async throws -> Item; func all() -> [Item]; var byName: [String: Item] { get } }
      final class Probe {
        let service: Service
        let items: [Item]
        func run() async throws {
          \(body)
        }
      }
      \(rest)
      """)
    #expect(graph.gapNames == [])
    return graph.references.filter { $0.kind == .calls && $0.source.map { graph[$0].name } == "Probe" }
      .map { graph.name(of: $0.target) + "." + graph.text($0.member, in: $0.file) }
  }

  @Test func collections() {
    #expect(members("print(items.first?.name, items[0].price!.amount)") == ["Item.name", "Item.price", "Price.amount"])
    #expect(members("for item in items { print(item.tags.map { $0.text }) }") == ["Item.tags", "Tag.text"])
    #expect(members("for (index, item) in items.enumerated() { print(index, item.name) }") == ["Item.name"])
    #expect(
      members("_ = items.filter { $0.name.isEmpty }.sorted { $0.name < $1.name }.last?.tags.count")
        == ["Item.name", "Item.name", "Item.name", "Item.tags"])
    #expect(
      members("_ = items.first { $0.name == \"a\" }?.price?.amount")
        == ["Item.name", "Item.price", "Price.amount"])
    #expect(
      members("_ = items.reduce(0) { sum, item in sum + (item.price?.amount ?? 0) }")
        == ["Item.price", "Price.amount"])
    #expect(members("_ = items.flatMap(\\.tags).map(\\.text)") == ["Item.tags", "Tag.text"])
    #expect(
      members("_ = Dictionary(grouping: items) { $0.name }.mapValues { $0[0].tags }")
        == ["Item.name", "Item.tags"])
    #expect(
      members("for (key, list) in Dictionary(grouping: items, by: \\.name) { print(key, list[0].tags) }")
        == ["Item.name", "Item.tags"])
    #expect(
      members("_ = service.byName[\"a\"]?.tags.count; _ = service.byName.values.first?.name")
        == ["Service.byName", "Item.tags", "Service.byName", "Item.name"])
    #expect(members("_ = zip(items, items).map { a, b in a.name + b.name }") == ["Item.name", "Item.name"])
    #expect(
      members("_ = items.map { ($0, $0.tags) }.first.map { pair in pair.0.name + pair.1[0].text }")
        == ["Item.tags", "Item.name", "Tag.text"])
    #expect(
      members("_ = Set(items.map(\\.name)).count; _ = Array(items.prefix(3)).last?.name")
        == ["Item.name", "Item.name"])
    #expect(members("var rest = items; while let item = rest.popLast() { print(item.name) }") == ["Item.name"])
  }

  @Test func bindings() {
    #expect(
      members("guard let price = items.first?.price else { return }; print(price.amount)")
        == ["Item.price", "Price.amount"])
    #expect(
      members("if let item = items.first, let price = item.price { print(price.amount) }")
        == ["Item.price", "Price.amount"])
    #expect(
      members("let price = items[0].price; if let price { print(price.amount) }")
        == ["Item.price", "Price.amount"])
    #expect(
      members("let (a, b) = (items[0], items[0].tags); print(a.name, b[0].text)")
        == ["Item.tags", "Item.name", "Tag.text"])
    #expect(members("let item = items.isEmpty ? nil : items.last; print(item?.name)") == ["Item.name"])
    #expect(members("let any: Any = items; if let list = any as? [Item] { print(list[0].name) }") == ["Item.name"])
    #expect(members("let item = try await service.load(\"x\"); print(item.name)") == ["Service.load", "Item.name"])
    #expect(members("let item = try? await service.load(\"x\"); print(item?.name)") == ["Service.load", "Item.name"])
    #expect(
      members("Task { [weak self] in guard let self else { return }; print(self.items[0].name) }")
        == ["Item.name"])
    #expect(
      members("let task = Task { try await self.service.load(\"x\") }; print(try await task.value.name)")
        == ["Service.load", "Item.name"])
    #expect(
      members("async let item = service.load(\"x\"); print(try await item.name)")
        == ["Service.load", "Item.name"])
    #expect(members("func pick() -> Item { items[0] }; print(pick().name)") == ["Item.name"])
    #expect(
      members("let pick: (Item) -> Tag = { $0.tags[0] }; print(pick(items[0]).text)")
        == ["Item.tags", "Tag.text"])
    #expect(
      members("let make = { (item: Item) in item.tags }; print(make(items[0])[0].text)")
        == ["Item.tags", "Tag.text"])
    #expect(
      members("let value = withUnsafePointer { items[0] }; _ = value", "func withUnsafePointer<T>(_ f: () -> T) -> T")
        == [])
  }

  @Test func errorsAndPatterns() {
    #expect(
      members(
        "do { print(try await service.load(\"\").name) } catch Failure.offline { } catch let Failure.server(tag) { print(tag.text) }"
      )
        == ["Service.load", "Item.name", "Failure.offline", "Failure.server", "Tag.text"])
    #expect(
      members(
        "do { _ = service.all() } catch let error as Failure { switch error { case .offline: break; case .server(let tag): print(tag.text) } }"
      )
        == ["Service.all", "Failure.offline", "Failure.server", "Tag.text"])
    #expect(
      members(
        "let result: Result<Item, Failure> = .failure(.offline); switch result { case .success(let item): print(item.name); case .failure(.server(let tag)): print(tag.text); case .failure: break }"
      )
        == ["Failure.offline", "Item.name", "Failure.server", "Tag.text"])
    #expect(
      members("if case .server(let tag) = Failure.offline { print(tag.text) }")
        == ["Failure.server", "Failure.offline", "Tag.text"])
    #expect(members("throw Failure.server(items[0].tag(1))") == ["Failure.server", "Item.tag"])
    #expect(members("let failure: Failure? = nil; if failure == .offline { }") == ["Failure.offline"])
    #expect(members("_ = try Result { try make() }.get().name", "func make() throws -> Item") == ["Item.name"])
  }

  @Test func callsThatLeaveTheClosureToALaterParameter() {
    #expect(
      members(
        "parse(Item.self) { item in print(item.name) }",
        "func parse<T>(_ type: T.Type, place: Place = here, then body: (T) throws -> Void)")
        == ["Item.name"])
    #expect(
      members(
        "try? use { item in print(item.name) }",
        """
        func use<Result>(_ body: (Item) throws -> Result) throws -> Result
        func use<Result>(_ body: (Item) async throws -> Result) async throws -> Result
        """) == ["Item.name"])
  }

  @Test func closuresGoToNoParameterThatMustConform() {
    let graph = graph(
      """
      protocol Listener {}
      struct Event { var name: String }
      class Stream { func listen<L: Listener>(_ listener: L) {} }
      extension Stream { func listen(_ body: (Event) -> Void) {} }
      struct Probe { func run(_ stream: Stream) { stream.listen { event in print(event.name) } } }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.pairs().contains("Probe -> Event"))
  }

  @Test func dictionariesOfImplicitMembersWaitForTheirType() {
    let graph = graph(
      """
      enum Place { case above, below }
      struct Options { var place: Place }
      struct Setting { init<T>(at path: WritableKeyPath<Options, T>, names: [String: T] = [:]) {} }
      struct Probe { let setting = Setting(at: \\.place, names: ["above": .above]) }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.pairs().contains("Probe -> Place"))
  }

  @Test func operatorsBesideLiterals() {
    #expect(
      members(
        "if version < \"5.1\" {}",
        """
        struct Version: ExpressibleByStringLiteral { static func < (a: Version, b: Version) -> Bool }
        var version: Version
        """) == ["Version.<"])
  }

  @Test func arraysOfTypesAndOfMetatypes() {
    #expect(members("print([Item]().first?.name)") == ["Item.name"])
    #expect(
      members("print([Item.self].first?.total)", "extension Item { static var total: Int { 0 } }") == ["Item.total"])
  }

  @Test func typesThrownByClosures() {
    let graph = graph("struct Mistake: Error {}; struct Probe { let run = { () throws(Mistake) in } }")
    #expect(graph.pairs() == ["Probe -> Mistake"])
  }

  @Test func generics() {
    #expect(members("print(decode(Item.self).name)", "func decode<T>(_ type: T.Type) -> T") == ["Item.name"])
    #expect(members("print(try JSONDecoder().decode([Item].self, from: Data())[0].name)") == ["Item.name"])
    #expect(
      members(
        "print(Box(items[0]).value.name, Box(items[0]).map { $0.tags }.value[0].text)",
        "struct Box<T> { let value: T; init(_ value: T); func map<U>(_ f: (T) -> U) -> Box<U> }")
        == ["Box.value", "Item.name", "Box.map", "Item.tags", "Box.value", "Tag.text"])
    #expect(
      members("print(Sub().all[0].name)", "class Base<T> { var all: [T] }\nclass Sub: Base<Item> {}")
        == ["Base.all", "Item.name"])
    #expect(
      members(
        "print(send(GetItem()).name)",
        "protocol Request { associatedtype Response }\nstruct GetItem: Request { typealias Response = Item }\nfunc send<R: Request>(_ request: R) -> R.Response"
      )
        == ["Item.name"])
    #expect(
      members(
        "print(ItemLoader().run().name)",
        "protocol Loader { associatedtype Output; func load() -> Output }\nextension Loader { func run() -> Output { load() } }\nstruct ItemLoader: Loader { func load() -> Item }"
      )
        == ["Loader.run", "Item.name"])
    #expect(
      members(
        "print(wrapped.name)",
        "@propertyWrapper struct Inject<T> { var wrappedValue: T }\nextension Probe { }\n@Inject var wrapped: Item")
        == ["Item.name"])
    #expect(
      members(
        "let value: Item = await withCheckedContinuation { continuation in continuation.resume(returning: items[0]) }; print(value.name)"
      )
        == ["Item.name"])
    #expect(members("for await item in AsyncStream<Item> { $0.finish() } { print(item.name) }") == ["Item.name"])
  }

  @Test func whatIsLookedForTellsWhatTheElementsAre() {
    let graph = graph(
      """
      enum State { case open, held, closed }
      struct Order { var state: State? }
      struct Probe { func run(_ order: Order) -> Bool { [.open, .held].contains(order.state) } }
      """)
    #expect(graph.gapNames == [])
    #expect(
      graph.edges(kinds: [.calls]) == ["Probe calls State.open", "Probe calls State.held", "Probe calls Order.state"])
  }
}
