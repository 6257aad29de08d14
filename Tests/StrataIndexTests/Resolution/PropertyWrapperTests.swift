import Testing

@testable import StrataIndex

/// Arguments of attributes are arguments of the wrapper's initializer.
struct PropertyWrapperTests {
  private static let wrapper = """
    struct Spelling { static var short: Spelling; static func custom(_ text: String) -> Spelling }
    enum Repetition { case last, all }
    struct Hint: ExpressibleByStringLiteral { static var hidden: Hint; init(_ text: String) }
    @propertyWrapper struct Choice<Value> {
      var wrappedValue: Value
    }
    extension Choice where Value == Bool {
      init(wrappedValue: Value, name: Spelling = .short, help: Hint? = nil)
      init(name: Spelling = .short, help: Hint? = nil)
    }
    extension Choice {
      init<T>(wrappedValue: [T], name: Spelling = .short, repeats: Repetition) where Value == [T]
      init(name: Spelling = .short, transform: (String) -> Value)
    }
    struct Size { var width: Int }

    """

  private func uses(_ body: String) -> [String] {
    let graph = graph(Self.wrapper + "struct Screen {\n\(body)\n}")
    #expect(graph.gapNames == [])
    return graph.references.filter { $0.source.map { graph[$0].name } == "Screen" && !$0.member.isNone }
      .map { graph.name(of: $0.target) + "." + graph.text($0.member, in: $0.file) }
  }

  @Test func implicitMembersInArguments() {
    #expect(uses("@Choice(name: .short) var isOn: Bool") == ["Spelling.short"])
    #expect(
      uses("@Choice(name: .custom(\"x\"), help: .hidden) var isOn = false") == ["Spelling.custom", "Hint.hidden"])
    #expect(uses("@Choice(help: \"plain\") var isOn = true") == [])
  }

  @Test func theValueOfThePropertyIsAnArgumentToo() {
    #expect(uses("@Choice(name: .short, repeats: .all) var list: [Int] = []") == ["Spelling.short", "Repetition.all"])
    #expect(uses("@Choice(transform: { text in Size(width: text.count) }) var size: Size") == [])
  }

  @Test func whatIsWrappedKeepsItsType() {
    let graph = graph(
      Self.wrapper + """
        struct Form { @Choice(transform: make) var size: Size }
        struct Reader { func read(_ form: Form) -> Int { form.size.width } }
        """)
    #expect(graph.pairs().contains("Reader -> Size"))
  }

  @Test func wrappersWithKeysOfTheirOwn() {
    let graph = graph(
      """
      struct Key<Value> {}
      enum Style { case plain; var name: String }
      extension Key where Value == Style { static var style: Key<Style> }
      @propertyWrapper struct Setting<Value> { init(_ key: Key<Value>); var wrappedValue: Value }
      struct List { @Setting(.style) var style: Style; func draw() { print(style.name) } }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.pairs().contains("List -> Key"))
    #expect(graph.pairs().contains("List -> Style"))
  }

  @Test func keyPathsChooseTheInitializerThatTakesThem() {
    let graph = graph(
      """
      struct Container { var store: Store }
      struct Store { var name: String }
      @propertyWrapper struct Shared<Value> {
        init(_ path: KeyPath<Container, Value>)
        init<Type>(_ type: Type.Type)
        var wrappedValue: Value
      }
      struct Screen { @Shared(\\.store) var store; func title() -> String { store.name } }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.pairs().contains("Screen -> Container"))
    #expect(graph.pairs().contains("Screen -> Store"))
  }

  @Test func projectionsOfWrappersInGenericTypes() {
    let graph = graph(
      """
      struct Crate { func seal() {} }
      struct Rack<Item> {
        @propertyWrapper struct Tracked<Value> { var wrappedValue: Value; var projectedValue: Value }
        @propertyWrapper struct Slot { var wrappedValue: Int; var projectedValue: Item }
        @propertyWrapper struct Paired<Value> { var wrappedValue: Value; var projectedValue: (Item, Value) }
        @Tracked var top = newest()
        @Tracked var bottom: Crate
        @Tracked<Crate> var middle
        @Slot var count = 1
        @Paired var index = 2
        static func newest() -> Crate? { nil }
        func close() { $top?.seal() }
      }
      extension Rack { func tidy() { $bottom.seal() } }
      struct Porter { func close(_ rack: Rack<Int>) { rack.$middle.seal() } }
      struct Clerk { func close(_ rack: Rack<Crate>) { rack.$count.seal() } }
      struct Guard { func close(_ rack: Rack<Crate>) { rack.$index.0.seal() } }
      """)
    #expect(graph.gapNames == [])
    let seals = graph.references.filter { graph.text($0.member, in: $0.file) == "seal" }
      .map { $0.source.map { graph[$0].name } ?? "" }
    #expect(seals == ["Rack", "Rack", "Porter", "Clerk", "Guard"])
  }

  @Test func projectionsOfOuterWrappersInGenericTypes() {
    let graph = graph(
      """
      struct Crate { func seal() {} }
      struct Label { func seal() {} }
      @propertyWrapper struct Tracked<Value> { var wrappedValue: Value; var projectedValue: Value }
      struct Rack<Item> { @Tracked<Item> var top; @Tracked var bottom: Item }
      struct Porter { func close(_ rack: Rack<Crate>) { rack.$top.seal(); rack.$bottom.seal() } }
      """)
    #expect(graph.gapNames == [])
    let seals = graph.references.filter { graph.text($0.member, in: $0.file) == "seal" }
    #expect(seals.map { graph.name(of: $0.target) } == ["Crate", "Crate"])
  }
}
