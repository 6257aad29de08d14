import Testing

@testable import StrataScaffold

/// What is repeated since what is repeated needs it, and what cannot be repeated since it would not compile.
@Suite struct NeededCodeTests {
  private struct Result {
    let text: String?
    let left: [String]
    let misfits: [String]
  }

  /// - Parameter isPart: whether the exemplar is a part of a feature, whose overloads stay.
  private func grown(_ text: String, _ more: [String: String] = [:], isPart: Bool = false) throws -> Result {
    let files = ["Item.swift": "struct Item {}\n", "Shared.swift": text].merging(more) { $1 }
    let (old, name) = (try #require(GrownName("Item")), try #require(GrownName("PressKit")))
    let scope = isPart ? SliceScope(stem: (old, name)) : .feature
    let grown = try GrownFeature(name, like: old, in: FeatureFiles(files.mapValues { Array($0.utf8) }), scope)
    return Result(
      text: grown.files["Shared.swift"].map { String(decoding: $0, as: UTF8.self) },
      left: grown.left.map(\.description), misfits: grown.misfits.map(\.description))
  }

  @Test func aPrivateFunctionThatARepeatedOneCallsIsRepeatedForTheNewType() throws {
    let text = """
      protocol Ending {}
      struct Flow: Ending {
        func showItem() { start(Item()) { itemDidEnd($0) } }

        private func itemDidEnd(_ child: Item) { end(child) }

        private func end(_ child: Item) { finish(child) }
      }

      """
    let grown = try grown(text, isPart: true)
    #expect(grown.text?.contains("  private func end(_ child: PressKit) { finish(child) }\n") == true)
    #expect(grown.misfits == [])
    let unused = text.replacing("{ end(child) }", with: "{}")
    #expect(try self.grown(unused, isPart: true).text?.contains("func end(_ child: PressKit)") == false)
  }

  @Test func aLocalValueThatARepeatedStatementOfAnInitializerUsesIsRepeatedUnderANameOfItsOwn() throws {
    let text = """
      struct Stores {
        let itemStore: any ItemStore

        init(_ decorator: Decorator) {
          let store = ItemStoreImpl()
          itemStore = decorator.decorate(store, as: (any ItemStore).self)
        }
      }

      """
    let grown = try grown(text, ["Store.swift": "protocol ItemStore {}\nstruct ItemStoreImpl: ItemStore {}\n"])
    #expect(
      grown.text?.contains(
        """
            let store = ItemStoreImpl()
            let pressKitStoreImpl = PressKitStoreImpl()
            itemStore = decorator.decorate(store, as: (any ItemStore).self)
            pressKitStore = decorator.decorate(pressKitStoreImpl, as: (any PressKitStore).self)

        """) == true, "\(grown.text ?? "")")
  }

  /// A second one would declare the same name.
  @Test func aGuardWithALocalNameThatStaysIsNotRepeated() throws {
    let text = """
      struct Home {
        let items: Items
        let itemNotes: ItemNotes

        func show(id: Int) {
          guard let found = itemNotes.note(id), found.isShown else { return }
          open(found)
        }
      }
      struct ItemNotes {}

      """
    let grown = try grown(text)
    #expect(grown.text?.contains("  let pressKitNotes: PressKitNotes\n") == true)
    #expect(grown.text?.contains("pressKitNotes.note") == false)
    #expect(grown.left.contains { $0.contains("guard let found") })
  }

  /// The name inside of a function does not tell it from another one.
  @Test(
    arguments: [
      "extension Text {\n  init(_ item: Kit.Value) { self.init(item.name) }\n}\n",
      "extension Text {\n  func with(_ item: Int) -> Text { add(item) }\n}\n",
      "func show() {\n  let (home, item) = make()\n  use(home, item)\n}\n",
    ])
  func whatWouldBeDeclaredTwiceIsNotRepeated(_ text: String) throws {
    #expect(try grown(text).text == nil)
  }

  @Test func aLabelTellsAFunctionFromAnother() throws {
    #expect(
      try grown("extension Text {\n  init(item: Int) { self.init(item) }\n}\n").text?.contains("init(pressKit: Int)")
        == true)
  }

  private static let root = [
    "Root.swift": "struct Root {\n  func describe(_ item: Item, at line: Int = 0) -> String { item.name }\n}\n"
  ]

  @Test func aStatementThatPassesAValueToCodeOfTheExemplarIsNotRepeated() throws {
    let text = """
      func show(_ root: Root) {
        let item = Item()
        log(root.describe(item, at: 1))
        log(item)
      }

      """
    let grown = try grown(text, Self.root, isPart: true)
    #expect(grown.text?.contains("  log(item)\n  log(pressKit)\n") == true, "\(grown.text ?? "")")
    #expect(grown.text?.contains("describe(pressKit") == false)
    #expect(grown.misfits == [] && grown.left.contains { $0.hasPrefix("Shared.swift:3: ") })
  }

  @Test func aMemberThatPassesAValueToCodeOfTheExemplarIsAMisfit() throws {
    let text = "struct Window {\n  func showItem(_ item: Item, _ root: Root) { log(root.describe(item)) }\n}\n"
    let misfits = try grown(text, Self.root, isPart: true).misfits
    #expect(misfits.count == 1 && misfits.first?.hasPrefix("Shared.swift:2: ") == true, "\(misfits)")
    // A parameter has the type whatever it is called.
    let other = "struct Window {\n  func showItem(_ value: Item, _ root: Root) { log(root.describe(value)) }\n}\n"
    #expect(try grown(other, Self.root, isPart: true).misfits.count == 1)
  }

  @Test func aFunctionForAnotherTypeMayFit() throws {
    let text = "struct Window {\n  func showItem(_ item: Item, _ root: Root) { log(root.describe(item)) }\n}\n"
    let more = ["More.swift": "extension Root {\n  func describe<Value>(_ value: Value) -> String { \"\" }\n}\n"]
    #expect(try grown(text, Self.root.merging(more) { $1 }, isPart: true).misfits == [])
    // In a feature, what only differs in its types is repeated.
    #expect(try grown(text, Self.root).misfits == [])
  }

  /// Of types that have a member of one name, one is the exemplar's; labels and values of that name are something else.
  @Test func aMemberIsRepeatedInItsTypesAlone() throws {
    let text = """
      protocol Service {
        func items() -> [Int]
      }
      struct FakeService: Service {
        func items() -> [Int] { log(items: 1); return self.items() }
      }
      struct FakeStore: Store {
        func items() -> [Int] { [] }
      }

      """
    let (old, name) = (try #require(GrownName("items")), try #require(GrownName("news")))
    var scope = SliceScope(stem: (old, name), identifiers: ["items": "news"])
    (scope.isMember, scope.owners) = (true, ["Service"])
    let files = FeatureFiles(["Service.swift": Array(text.utf8)])
    let grown = try GrownFeature(name, like: old, in: files, scope)
    #expect(
      grown.files["Service.swift"].map { String(decoding: $0, as: UTF8.self) }
        == text.replacing("  func items() -> [Int]\n", with: "  func items() -> [Int]\n  func news() -> [Int]\n")
        .replacing(
          "return self.items() }\n",
          with: "return self.items() }\n  func news() -> [Int] { log(items: 1); return self.news() }\n"))
  }
}
