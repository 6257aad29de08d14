import Testing

@testable import StrataScaffold

/// What becomes of code that several features share, and of code of other features.
@Suite struct SharedCodeTests {
  private func grown(
    _ files: [String: String], roots: Set<String> = [], tests: Set<String> = [], single: Set<String> = [],
    screens: Set<String> = [], modules: FeatureModules = .none
  ) throws -> (files: [String: String], left: [String]) {
    let own = ["Item.swift": "struct Item {}\n"].merging(files) { $1 }
    let all = FeatureFiles(
      own.mapValues { Array($0.utf8) }, roots: roots, tests: tests, single: single, screens: screens, modules: modules)
    let grown = try GrownFeature(#require(GrownName("PressKit")), like: #require(GrownName("Item")), in: all)
    return (
      grown.files.mapValues { String(decoding: $0, as: UTF8.self) },
      grown.left.map { "\($0.path):\($0.line): \($0.text)" }
    )
  }

  private func edited(_ text: String, roots: Set<String> = [], tests: Set<String> = []) throws -> String? {
    try grown(["Shared.swift": text], roots: roots, tests: tests).files["Shared.swift"]
  }

  /// A target of its own, which no list of files makes.
  @Test func aProgramThatShowsTheFeatureAloneIsNotCopied() throws {
    let text = "@main\nstruct ItemPreviewApp {\n  let item = Item()\n}\n"
    let grown = try grown(["Previews/ItemPreviewApp.swift": text])
    #expect(grown.files.keys.sorted() == ["PressKit.swift"])
    #expect(grown.left == ["Previews/ItemPreviewApp.swift:3: let item = Item()"])
  }

  /// It would do twice what it does for other cases.
  @Test func aSwitchIsNotRepeatedForTheBodyOfACase() throws {
    let text = """
      func show(_ option: Option) {
        switch option {
        case .first: showFirst()
        case .second: showItems()
        }
      }

      """
    let grown = try grown(["Shared.swift": text, "ShowItems.swift": "func showItems() {}\n"])
    #expect(grown.files["Shared.swift"] == nil)
    #expect(grown.left == ["Shared.swift:4: case .second: showItems()"])
  }

  /// Mocks have the properties of each function in front of it.
  @Test func propertiesStayWithTheirFunctions() throws {
    let text = """
      final class Mock {
        var itemResult: Int?
        func getItem() -> Int? { itemResult }

        var otherResult: Int?
        func getOther() -> Int? { otherResult }
      }

      """
    let expected = """
      final class Mock {
        var itemResult: Int?
        func getItem() -> Int? { itemResult }

        var pressKitResult: Int?
        func getPressKit() -> Int? { pressKitResult }

        var otherResult: Int?
        func getOther() -> Int? { otherResult }
      }

      """
    #expect(try edited(text) == expected)
  }

  @Test func partsOfTuplesAndPatternsAreElements() throws {
    let text = """
      func show(_ app: App) {
        let (home, item) = (app.home, app.item)
        terminal.show { home.text }
        terminal.show { item.text }
      }

      """
    let expected = """
      func show(_ app: App) {
        let (home, item, pressKit) = (app.home, app.item, app.pressKit)
        terminal.show { home.text }
        terminal.show { item.text }
        terminal.show { pressKit.text }
      }

      """
    #expect(try edited(text) == expected)
    let route = "enum Link { case home, item, news }\n\n"
    let body = "func f() {\n  switch link {\n  case .home: go()\n  case .item, .news: break\n  }\n}\n"
    #expect(
      try edited(route + body) == "enum Link { case home, item, pressKit, news }\n\n"
        + body.replacing(".item, .news", with: ".item, .pressKit, .news"))
  }

  @Test func initializersGiveValuesToRepeatedProperties() throws {
    let text = """
      final class Home {
        private let itemStore: ItemStore

        init(_ root: Root) {
          let stores = Stores(root).with(ItemStore.self)
          itemStore = stores.itemStore
        }
      }

      """
    let grown = try grown(["Home.swift": text, "ItemStore.swift": "struct ItemStore {}\n"])
    #expect(
      grown.files["Home.swift"]
        == text.replacing(
          "  private let itemStore: ItemStore\n",
          with: "  private let itemStore: ItemStore\n  private let pressKitStore: PressKitStore\n"
        ).replacing(
          "    itemStore = stores.itemStore\n",
          with: "    itemStore = stores.itemStore\n    pressKitStore = stores.pressKitStore\n"))
    #expect(grown.left == ["Home.swift:5: let stores = Stores(root).with(ItemStore.self)"])
  }

  @Test func aValueOfSomethingElseIsNotReplaced() throws {
    let text = "func start() {\n  tab = .item\n  run()\n}\nenum Tab { case item }\n"
    let grown = try grown(["Shared.swift": text])
    #expect(grown.files["Shared.swift"] == text.replacing("case item", with: "case item, pressKit"))
    #expect(grown.left == ["Shared.swift:2: tab = .item"])
  }

  @Test func testsThatNameTheFeatureInPassingStay() throws {
    let text = "@Test func opensTabs() {\n  app.open(.item)\n  app.open(.item)\n  #expect(app.count == 2)\n}\n"
    let grown = try grown(
      ["AppTests.swift": text, "Item.swift": "struct Item {}\nenum ItemTab { case item }\n"], tests: ["AppTests.swift"])
    #expect(grown.files["AppTests.swift"] == nil)
    #expect(grown.left == ["AppTests.swift:2: app.open(.item)"])
  }

  @Test func functionsThatCallsDoNotTellApartGetAName() throws {
    let world = "struct World {\n  func book(_ kind: Item.Kind) {}\n}\n"
    let files = [
      "World.swift": world, "Other.swift": "let world = World.self\n",
      "Item.swift": "struct Item { func f(_ w: World) { w.book(.sold) } }\n",
    ]
    #expect(
      try grown(files).files["World.swift"]
        == "struct World {\n  func book(_ kind: Item.Kind) {}\n\n  func bookPressKit(_ kind: PressKit.Kind) {}\n}\n"
        .replacing("{}\n\n", with: "{}\n"))
    #expect(
      try grown(files).files["PressKit.swift"] == "struct PressKit { func f(_ w: World) { w.bookPressKit(.sold) } }\n")
  }

  @Test func membersThatAnotherProtocolMayAskForStay() throws {
    let text = "protocol Loads {}\nextension Cache: Loads {\n  func load(_ item: Item) {}\n}\nstruct Cache {}\n"
    #expect(try edited(text) == nil)
    #expect(
      try edited("struct Texts {\n  func text(_ item: Item) -> String { \"\" }\n}\n")
        == "struct Texts {\n  func text(_ item: Item) -> String { \"\" }\n  func text(_ pressKit: PressKit) -> String { \"\" }\n}\n"
    )
  }

  @Test func aTypeThatOnlyImplementsTheFeatureIsCopied() throws {
    let text = "struct Fake: ItemStore, Sendable {}\nlet other = 1\n"
    let grown = try grown(["Fake.swift": text, "ItemStore.swift": "protocol ItemStore {}\n"])
    #expect(
      grown.files["Fake.swift"]
        == "struct Fake: ItemStore, Sendable {}\nstruct PressKitFake: PressKitStore, Sendable {}\nlet other = 1\n")
  }

  @Test func aUseCaseOfAnotherFeatureStays() throws {
    let files = [
      "CountUseCase.swift": "struct CountUseCase {\n  let itemStore: ItemStore\n}\n",
      "ItemStore.swift": "struct ItemStore {}\n", "Root.swift": "let all = [CountUseCase.self]\n",
      "Tests.swift": "func test() {\n  let local = ItemStore()\n  use(CountUseCase(itemStore: local))\n}\n",
      "Other.swift": "let other = CountUseCase.self\n",
    ]
    let grown = try grown(files, tests: ["Tests.swift"], single: ["CountUseCase.swift"])
    #expect(grown.files.keys.sorted() == ["PressKit.swift", "PressKitStore.swift"])
    #expect(grown.left.contains("CountUseCase.swift:2: let itemStore: ItemStore"))
  }

  @Test func aModuleOfTheFeatureIsCopiedWhole() throws {
    let files = [
      "Item.swift": "struct Other {}\n", "Sources/Item/Cart.swift": "struct Cart { let item: Item }\nstruct Item {}\n",
      "Sources/Item/Array+Sum.swift": "extension Array {}\n",
      "Sources/News/News.swift": "struct News { let item: Item }\n",
      "Package.swift":
        "import PackageDescription\n\nlet all = [\n  .target(name: \"Item\", path: \"Sources/Item\"),\n]\n",
      "Sources/App/App.swift": "import Foundation\nimport Item\nimport News\n\nlet all = [Item.self]\n",
    ]
    let modules = FeatureModules(
      ofFile: [
        "Sources/Item/Cart.swift": "Item", "Sources/Item/Array+Sum.swift": "Item", "Sources/News/News.swift": "News",
        "Sources/App/App.swift": "App",
      ], features: ["Item", "News"])
    let grown = try grown(files, modules: modules)
    #expect(
      grown.files["Sources/PressKit/PressKitCart.swift"]
        == "struct PressKitCart { let pressKit: PressKit }\nstruct PressKit {}\n")
    #expect(grown.files["Sources/PressKit/Array+Sum.swift"] == "extension Array {}\n")
    #expect(grown.files["Sources/News/News.swift"] == nil)
    #expect(grown.left == ["Sources/News/News.swift:1: struct News { let item: Item }"])
    #expect(
      grown.files["Sources/App/App.swift"]
        == "import Foundation\nimport Item\nimport News\nimport PressKit\n\nlet all = [Item.self, PressKit.self]\n")
    #expect(
      grown.files["Package.swift"]
        == "import PackageDescription\n\nlet all = [\n  .target(name: \"Item\", path: \"Sources/Item\"),\n  .target(name: \"PressKit\", path: \"Sources/PressKit\"),\n]\n"
    )
  }

  @Test func anArticleIsNoPartOfAnAcronym() throws {
    let renaming = try Renaming(from: #require(GrownName("URLPreview")), to: #require(GrownName("Item")))
    #expect(renaming.apply("testRenamingAURLPreview, CURLPreview", as: .code) == "testRenamingAItem, CURLPreview")
  }

  @Test func aNameMayBeginWithOneOfTheSystem() throws {
    let renaming = try Renaming(
      from: #require(GrownName("URLPreview")), to: #require(GrownName("Item")), protecting: ["URL", "URLSession"])
    #expect(renaming.apply("No URL previews", as: .string) == "No Items")
    #expect(renaming.apply("let url: URL, urlPreview", as: .code) == "let url: URL, item")
  }

  @Test func namesOfTheSystemStayWithinOthers() throws {
    let protected: Set = ["ItemProvider"]
    let renaming = try Renaming(
      from: #require(GrownName("Item")), to: #require(GrownName("PressKit")), protecting: protected)
    #expect(
      renaming.apply("itemProviderStore, ItemProviders, itemStore", as: .code)
        == "itemProviderStore, PressKitProviders, pressKitStore")
  }
}
