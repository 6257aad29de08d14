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
}
