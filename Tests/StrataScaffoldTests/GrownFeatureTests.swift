import Testing

@testable import StrataScaffold

@Suite struct GrownFeatureTests {
  /// Files with a feature `Item`, to which `item` is added; the answer has the files that change.
  private func grown(
    _ files: [String: String], like: String = "Item", as name: String = "PressKit", roots: Set<String> = [],
    tests: Set<String> = []
  ) throws -> (files: [String: String], left: [String]) {
    let own = ["Item.swift": "struct Item {}\n"].merging(files) { $1 }
    let all = FeatureFiles(own.mapValues { Array($0.utf8) }, roots: roots, tests: tests)
    let grown = try GrownFeature(#require(GrownName(name)), like: #require(GrownName(like)), in: all)
    return (
      grown.files.mapValues { String(decoding: $0, as: UTF8.self) },
      grown.left.map { "\($0.path):\($0.line): \($0.text)" }
    )
  }

  /// What becomes of one file beside `Item.swift`.
  private func edited(_ text: String, roots: Set<String> = []) throws -> String? {
    try grown(["Shared.swift": text], roots: roots).files["Shared.swift"]
  }

  @Test func filesOfTheFeatureAreCopied() throws {
    let files = [
      "Items/ItemView.swift": "/// Shows an item.\nstruct ItemView { let item: Item; let title = \"Items\" }\n"
    ]
    let expected =
      "/// Shows a press kit.\nstruct PressKitView { let pressKit: PressKit; let title = \"Press kits\" }\n"
    #expect(try grown(files).files["PressKits/PressKitView.swift"]?.replacing("an press", with: "a press") == expected)
  }

  @Test func listElementsAreRepeatedBehindTheirExemplars() throws {
    #expect(
      try edited("let all = [\n  make(Item.self),\n  other,\n]\n")
        == "let all = [\n  make(Item.self),\n  make(PressKit.self),\n  other,\n]\n")
    #expect(try edited("let all = [make(Item.self)]\n") == "let all = [make(Item.self), make(PressKit.self)]\n")
    #expect(
      try edited("let all = [\n  make(Item.self, 1),\n  make(Item.self, 2),\n]\n")
        == "let all = [\n  make(Item.self, 1),\n  make(Item.self, 2),\n  make(PressKit.self, 1),\n  make(PressKit.self, 2),\n]\n"
    )
  }

  @Test func membersCasesAndCallsInChainsAreRepeated() throws {
    #expect(
      try edited("struct World {\n  var items: [Item] = []\n  var count = 0\n}\n")
        == "struct World {\n  var items: [Item] = []\n  var pressKits: [PressKit] = []\n  var count = 0\n}\n")
    #expect(
      try edited("enum Route {\n  case item(id: Int), home\n}\n")
        == "enum Route {\n  case item(id: Int), pressKit(id: Int), home\n}\n")
    let route = "enum Route { case item, home }\n\n"
    let repeated = "enum Route { case item, pressKit, home }\n\n"
    #expect(
      try edited(route + "func f() {\n  switch route {\n  case .item: show(Item.self)\n  case .home: home()\n  }\n}\n")
        == repeated
        + "func f() {\n  switch route {\n  case .item: show(Item.self)\n  case .pressKit: show(PressKit.self)\n  case .home: home()\n  }\n}\n"
    )
    #expect(
      try edited("let a = Tracer()\n  .tracing(Item.self)\n  .tracing(Other.self)\n")
        == "let a = Tracer()\n  .tracing(Item.self)\n  .tracing(PressKit.self)\n  .tracing(Other.self)\n")
  }

  @Test func severalPropertiesOfOneDeclarationAreElements() throws {
    let text =
      "struct Fields { let name: String, item: Item?, id: Int }\nlet all = Fields(name: \"\", item: nil, id: 1)\n"
    #expect(
      try edited(text)
        == "struct Fields { let name: String, item: Item?, pressKit: PressKit?, id: Int }\n"
        + "let all = Fields(name: \"\", item: nil, pressKit: nil, id: 1)\n")
  }

  @Test func functionsAreRepeatedWhole() throws {
    let text = """
      struct Container {
        func makeItemView() -> ItemView {
          ItemView(item: Item())
        }

        func makeHome() -> Home { Home() }
      }

      """
    let expected = """
      struct Container {
        func makeItemView() -> ItemView {
          ItemView(item: Item())
        }

        func makePressKitView() -> PressKitView {
          PressKitView(pressKit: PressKit())
        }

        func makeHome() -> Home { Home() }
      }

      """
    #expect(
      try grown(["Shared.swift": text, "ItemView.swift": "struct ItemView { let item: Item }\n"]).files["Shared.swift"]
        == expected)
  }

  @Test func sharedCodeTakesBoth() throws {
    let shared = """
      final class Home {
        private let itemStore: ItemStore

        init(itemStore: ItemStore, clock: Clock) {
          self.itemStore = itemStore
          self.clock = clock
        }
      }

      let home = Home(itemStore: ItemStore(), clock: Clock())

      """
    let expected = """
      final class Home {
        private let itemStore: ItemStore
        private let pressKitStore: PressKitStore

        init(itemStore: ItemStore, pressKitStore: PressKitStore, clock: Clock) {
          self.itemStore = itemStore
          self.pressKitStore = pressKitStore
          self.clock = clock
        }
      }

      let home = Home(itemStore: ItemStore(), pressKitStore: PressKitStore(), clock: Clock())

      """
    #expect(
      try grown([
        "Shared.swift": shared, "ItemStore.swift": "struct ItemStore {}\n", "Other.swift": "let other = Home.self\n",
      ]).files["Shared.swift"] == expected)
  }

  @Test func staticMembersWithoutTheNameGetOne() throws {
    let samples =
      "enum Samples {\n  static let ada = Item()\n  static let bob = Item()\n  static let all = [ada, bob]\n}\n"
    let expected =
      "enum Samples {\n  static let ada = Item()\n  static let bob = Item()\n  static let all = [ada, bob]\n"
      + "  static let pressKitAda = PressKit()\n  static let pressKitBob = PressKit()\n  static let pressKitAll = [pressKitAda, pressKitBob]\n}\n"
    let files = try grown(
      [
        "Samples.swift": samples,
        "ItemTests.swift": "struct ItemTests { let items = Samples.all; let one = Samples.ada }\n",
      ], tests: ["Samples.swift", "ItemTests.swift"]
    ).files
    #expect(files["Samples.swift"] == expected)
    #expect(
      files["PressKitTests.swift"]
        == "struct PressKitTests { let pressKits = Samples.pressKitAll; let one = Samples.pressKitAda }\n")
  }

  @Test func aTypeThatCannotServeBothIsCopied() throws {
    let files = [
      "Cache.swift": "struct Cache {\n  init(itemStore: ItemStore) {}\n}\n", "ItemStore.swift": "struct ItemStore {}\n",
      "Tests.swift": "func test() {\n  let local = ItemStore()\n  use(Cache(itemStore: local))\n}\n",
      "Root.swift": "let all = [Cache.self]\n",
    ]
    let grown = try grown(files, roots: ["Root.swift"], tests: ["Tests.swift"])
    #expect(
      grown.files["PressKitCache.swift"] == "struct PressKitCache {\n  init(pressKitStore: PressKitStore) {}\n}\n")
    #expect(grown.files["Root.swift"] == "let all = [Cache.self, PressKitCache.self]\n")
    var shared = files
    shared["Other.swift"] = "let other = Cache.self\n"
    #expect(throws: GrowthProblem.sharedValue("Cache", "Tests.swift:3: use(Cache(itemStore: local))")) {
      try self.grown(shared, roots: ["Root.swift"], tests: ["Tests.swift"])
    }
  }

  @Test func namesInSQLHaveUnderscores() throws {
    let text =
      "struct ItemTable { let name = \"items\"; let title = \"Items\"; let all = \"SELECT id FROM items JOIN item_lists\" }\n"
    #expect(
      try grown(["ItemTable.swift": text]).files["PressKitTable.swift"]
        == "struct PressKitTable { let name = \"press_kits\"; let title = \"Press kits\"; let all = \"SELECT id FROM press_kits JOIN press_kit_lists\" }\n"
    )
  }

  @Test func typesThatOnlyTheFeatureUsesBelongToIt() throws {
    let files = [
      "RefreshAllUseCase.swift": "struct RefreshAllUseCase { let store: ItemStore }\n",
      "ItemStore.swift": "struct ItemStore {}\n",
      "ItemViewModel.swift": "struct ItemViewModel { let refresh: RefreshAllUseCase }\n",
    ]
    let grown = try grown(files).files
    #expect(
      grown["RefreshPressKitAllUseCase.swift"] == "struct RefreshPressKitAllUseCase { let store: PressKitStore }\n")
    #expect(grown["PressKitViewModel.swift"] == "struct PressKitViewModel { let refresh: RefreshPressKitAllUseCase }\n")
  }

  @Test func namesOfOthersAreKept() throws {
    let text = "let all = [Item(), other(ItemProvider.self, Itemize.self)]\n"
    #expect(try edited(text) == "let all = [Item(), PressKit(), other(ItemProvider.self, Itemize.self)]\n")
  }

  @Test func whatCannotBeRepeatedIsListed() throws {
    let text =
      "struct Home {\n  var body: some View { ItemView() }\n  func load() {\n    let model = Item()\n    model.load()\n  }\n}\n"
    let grown = try grown(["Shared.swift": text, "ItemView.swift": "struct ItemView {}\n"])
    #expect(grown.files["Shared.swift"] == nil)
    #expect(grown.left == ["Shared.swift:2: var body: some View { ItemView() }", "Shared.swift:4: let model = Item()"])
  }

  @Test func clashesAreRefused() throws {
    #expect(throws: GrowthProblem.exists("PressKit.swift")) { try grown(["PressKit.swift": "struct PressKit {}\n"]) }
    #expect(throws: GrowthProblem.declared("PressKit", "Other.swift")) {
      try grown(["Other.swift": "struct PressKit {}\nlet a = 1\n"])
    }
    #expect(throws: GrowthProblem.unknownExemplar("Order")) { try grown([:], like: "Order") }
  }
}
