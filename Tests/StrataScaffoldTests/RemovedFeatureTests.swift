import Testing

@testable import StrataScaffold

@Suite struct RemovedFeatureTests {
  /// A small app with the feature `Item`, wired in each way that is known.
  private static let app = [
    "Sources/Item/Item.swift": "struct Item {}\n", "Sources/Item/ItemStore.swift": "struct ItemStore {}\n",
    "Sources/Item/ItemView.swift": "struct ItemView { let item: Item }\n",
    "Sources/App/Home.swift": """
    final class Home {
      private let itemStore: ItemStore
      private let clock: Clock

      init(itemStore: ItemStore, clock: Clock) {
        self.itemStore = itemStore
        self.clock = clock
      }
    }

    """,
    "Sources/App/App.swift": """
    enum Route {
      case item, home
    }

    struct App {
      let home = Home(itemStore: ItemStore(), clock: Clock())
      let all: [Any] = [
        Item(),
        Clock(),
      ]

      /// An item.
      func makeItemView() -> ItemView {
        ItemView(item: Item())
      }

      func trace() -> Tracer {
        Tracer()
          .tracing(Item.self)
          // What keeps the items, too.
          .tracing(ItemStore.self)
          .tracing(Clock.self)
      }

      func show(_ route: Route) {
        switch route {
        case .item: show(makeItemView())
        case .home: show(home)
        }
      }
    }

    """,
    "Sources/App/Clock.swift": "struct Clock {}\nlet one = 1\n",
  ]

  private func files(_ texts: [String: String]) -> FeatureFiles {
    FeatureFiles(texts.mapValues { Array($0.utf8) }, roots: ["Sources/App/App.swift"])
  }

  private func applying(_ changes: [String: [UInt8]?], to texts: [String: String]) -> [String: String] {
    var result = texts
    for (path, bytes) in changes { result[path] = bytes.map { String(decoding: $0, as: UTF8.self) } }
    return result
  }

  @Test func whatIsAddedAndRemovedLeavesTheSameBytes() throws {
    let (old, new) = (try #require(GrownName("Item")), try #require(GrownName("PressKit")))
    let grown = try GrownFeature(new, like: old, in: files(Self.app))
    let with = applying(grown.files.mapValues { $0 }, to: Self.app)
    #expect(grown.left.isEmpty && with.count == Self.app.count + 3)
    for path in ["Sources/App/App.swift", "Sources/App/Home.swift"] { #expect(with[path] != Self.app[path]) }
    let removed = try RemovedFeature(new, from: files(with))
    #expect(removed.users.isEmpty)
    #expect(applying(removed.files, to: with) == Self.app)
  }

  /// Lines that a longer list has broken are one line again; lines that were broken before stay.
  @Test func brokenLinesAreJoinedAgain() throws {
    let long = "  let clock = Clock(first: \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\", other: 1)\n"
    var app = Self.app
    app["Sources/App/Home.swift"] = """
      final class Home: Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb, ItemStore, Cccccccccccc {
        let all = [first(Item.self, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), second("bbbbbbbbbbbbbbbbbbbbbbbbbb"), third("ccc")]
        func f(_ app: App) {
          WindowGroup {
            Screen(itemsModule: dependencies.itemsModule, others: dependencies.othersModule, more: dependencies.more)
          }
          let pair = [
            Item(), 1,
          ]
        }
      \(long)}

      struct Screen {
        let itemsModule: ItemStore
        let others: Int
        let more: Int
      }

      """
    let new = try #require(GrownName("PressKit"))
    let grown = try GrownFeature(new, like: #require(GrownName("Item")), in: files(app))
    let with = applying(grown.files.mapValues { $0 }, to: app)
    #expect(with["Sources/App/Home.swift"]?.split(separator: "\n").allSatisfy { $0.count <= 120 } == true)
    #expect(applying(try RemovedFeature(new, from: files(with)).files, to: with) == app)
  }

  /// A block of several lines may have been one line; the record of what the file was before tells.
  @Test func theRecordTellsWhetherABlockWasOneLine() throws {
    let type = "extension Samples"
    let member = "static let first = Sample(name: \"aaaaaaaaaaaaaaaaaaa\", item: nil, other: 1)"
    let parameters = "struct Sample {\n  let name: String\n  let item: Item?\n  let other: Int\n}\n"
    for block in ["\(type) { \(member) }\n", "\(type) {\n  \(member)\n}\n"] {
      var app = Self.app
      app["Sources/App/Samples.swift"] = block + parameters
      let new = try #require(GrownName("PressKitOfAllTheOthers"))
      let grown = try GrownFeature(new, like: #require(GrownName("Item")), in: files(app))
      let with = applying(grown.files.mapValues { $0 }, to: app)
      #expect(with["Sources/App/Samples.swift"]?.contains("extension Samples {\n") == true)
      var record = GrownRecord()
      let before = Dictionary(uniqueKeysWithValues: app.map { ($0.key, Array($0.value.utf8)) })
      record.add(.feature("PressKitOfAllTheOthers"), like: "Item", [:], before: before)
      let read = try GrownRecord(record.text)
      #expect(read.text == record.text && read.edited(.feature("PressKitOfAllTheOthers")) { _ in [] }.isEmpty)
      let removed = try RemovedFeature(new, from: files(with)) { path, content in
        read.was(path, content, before: .feature("PressKitOfAllTheOthers"))
      }
      #expect(applying(removed.files, to: with) == app)
    }
  }

  /// A declaration of several lines, with the next one right behind it.
  @Test func linesWithoutEmptyOnesBetweenStaySo() throws {
    var app = Self.app
    let text = "enum Samples {\n  static let item = Item(\n    1)\n  static let other = Other(\n    2)\n}\n"
    app["Sources/App/Samples.swift"] = text
    let new = try #require(GrownName("PressKit"))
    let grown = try GrownFeature(new, like: #require(GrownName("Item")), in: files(app))
    let with = applying(grown.files.mapValues { $0 }, to: app)
    #expect(
      with["Sources/App/Samples.swift"]
        == text.replacing("    1)\n", with: "    1)\n  static let pressKit = PressKit(\n    1)\n"))
    #expect(applying(try RemovedFeature(new, from: files(with)).files, to: with) == app)
  }

  @Test func usesOfOthersAreListed() throws {
    var app = Self.app
    app["Sources/App/Clock.swift"] = "struct Clock {}\n\nfunc now() -> Any {\n  let value = Item()\n  return value\n}\n"
    let removed = try RemovedFeature(try #require(GrownName("Item")), from: files(app))
    #expect(removed.users.map(\.path) == ["Sources/App/Clock.swift"] && removed.users.first?.line == 4)
  }

  @Test func whatDoesNotExistIsRefused() throws {
    #expect(throws: GrowthProblem.unknownExemplar("Order")) {
      try RemovedFeature(try #require(GrownName("Order")), from: files(Self.app))
    }
  }

  /// The part may be called like a word that other code has in another sense.
  @Test func whatThePartDoesNotDeclareIsNoUseOfIt() throws {
    let files = [
      "AddressView.swift": "struct AddressView {}\n",
      "App.swift": "struct App {\n  func makeAddressView() -> AddressView { AddressView() }\n}\n",
      "Email.swift": "func check(_ email: String) {\n  guard email.isEmailAddress else { return fail() }\n}\n",
      "Text.swift": "extension String {\n  var isEmailAddress: Bool { contains(\"@\") }\n}\n",
    ]
    let (name, other) = (try #require(GrownName("Address")), try #require(GrownName("Removed")))
    var scope = SliceScope(stem: (name, other))
    scope.isScreen = true
    func users(_ more: [String: String]) throws -> [String] {
      let files = FeatureFiles(files.merging(more) { $1 }.mapValues { Array($0.utf8) })
      return try RemovedFeature(name, from: files, scope).users.map(\.description)
    }
    #expect(try users([:]) == [])
    #expect(try users(["Window.swift": "struct Window {\n  var shown: AddressView?\n}\n"]).count == 1)
  }
}
