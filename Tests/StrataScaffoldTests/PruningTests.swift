import Testing

@testable import StrataScaffold

@Suite struct PruningTests {
  private func pruned(
    _ files: [String: String], removing removed: Set<String> = [], names: Set<String> = []
  ) -> [String: String] {
    var pruning = Pruning(files.mapValues { Array($0.utf8) })
    pruning.remove(files: removed.contains, names: names)
    return pruning.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// One file that stays, beside `Item.swift`, which goes away.
  private func pruned(_ text: String, item: String = "struct Item {}\n") -> String? {
    pruned(["A.swift": text, "Item.swift": item], removing: ["Item.swift"])["A.swift"]
  }

  @Test func listElementsGoAwayWithTheirCommas() {
    #expect(pruned("let all: [Any] = [\n  1,\n  Item(),\n  2,\n]\n") == "let all: [Any] = [\n  1,\n  2,\n]\n")
    #expect(pruned("let all: [Any] = [Item(), 1, 2]\n") == "let all: [Any] = [1, 2]\n")
    #expect(pruned("let all: [Any] = [1, Item()]\n") == "let all: [Any] = [1]\n")
    #expect(pruned("let all: [Any] = [\n  Item(),\n  // Two.\n  2,\n]\n") == "let all: [Any] = [\n  // Two.\n  2,\n]\n")
    #expect(pruned("let all: [Any] = [\n  1,\n  // The item.\n  Item(),\n]\n") == "let all: [Any] = [\n  1,\n]\n")
  }

  @Test func membersGoAwayWithTheirComments() {
    let text = """
      struct Shop {
        /// What there is
        /// to buy.
        var items: [Item] = []

        var name = ""
      }

      """
    #expect(pruned(text) == "struct Shop {\n  var name = \"\"\n}\n")
  }

  @Test func statementsGoAwayAndWhatOnlyTheyNeeded() {
    let text = """
      func load() {
        let count = 3
        let item = Item(count)
        show(item)
        start()
      }

      """
    #expect(pruned(text) == "func load() {\n  start()\n}\n")
  }

  @Test func whatWouldBeEmptyGoesAway() {
    let text = """
      struct Shop {
        func start() { use(1) }
        func open() {
          if isOpen {
            use(Item())
          }
        }
      }

      """
    #expect(pruned(text) == "struct Shop {\n  func start() { use(1) }\n}\n")
    #expect(pruned("extension Item {\n  var x: Int { 1 }\n}\n\nlet one = 1\n") == "let one = 1\n")
    #expect(pruned("import Foundation\n\nextension Item: Codable {}\n") == nil)
  }

  @Test func aFunctionWithoutItsResultGoesAway() {
    let text = "func one() -> Int { 1 }\n\nfunc item() -> Any {\n  log()\n  return Item()\n}\n"
    #expect(pruned(text) == "func one() -> Int { 1 }\n")
  }

  @Test func conformancesAndCasesGoAway() {
    #expect(pruned("struct A: Codable, Item {}\n", item: "protocol Item {}\n") == "struct A: Codable {}\n")
    #expect(pruned("struct A: Item {}\n", item: "protocol Item {}\n") == "struct A {}\n")
    #expect(pruned("enum A {\n  case one, item(Item)\n  case two\n}\n") == "enum A {\n  case one\n  case two\n}\n")
    let text = "switch a {\ncase is Item: one()\ncase is Int: two()\ndefault: break\n}\n"
    #expect(pruned(text) == "switch a {\ncase is Int: two()\ndefault: break\n}\n")
  }

  @Test func aTestOfWhatIsGoneGoesAwayAsAWhole() {
    let text = "@Test func a() {\n  let one = 1\n  #expect(Item().value == one)\n}\n\n@Test func b() {}\n"
    #expect(pruned(text) == "@Test func b() {}\n")
  }

  @Test func namesOfLocalsAndParametersAreTheirOwn() {
    let text = "func f(item: Int) -> Int {\n  let load = item\n  return load\n}\n"
    #expect(pruned(text, item: "func load() {}\nlet item = 1\n") == text)
    // The value that a variable begins with is not the variable.
    #expect(
      pruned("func f() {\n  let load = load()\n  use(load)\n  g()\n}\n", item: "func load() {}\n")
        == "func f() {\n  g()\n}\n")
  }

  @Test func whatIsDeclaredElsewhereOrPrivateIsNotGone() {
    let files = [
      "A.swift": "let a = [name, key]\n", "B.swift": "let name = 1\n",
      "Item.swift": "let name = 2\nprivate let key = 1\n",
    ]
    #expect(pruned(files, removing: ["Item.swift"])["A.swift"] == "let a = [name, key]\n")
  }

  @Test func declarationsThatNothingUsesAnyMoreGoAway() {
    let files = [
      "A.swift": "struct Money {}\n\nfunc useful() {}\n\nfunc start() { useful() }\n",
      "Item.swift": "struct Item { let price: Money }\n",
    ]
    #expect(pruned(files, removing: ["Item.swift"])["A.swift"] == "func useful() {}\n\nfunc start() { useful() }\n")
  }

  @Test func manifestsNameModulesAndFoldersInStrings() {
    let manifest = """
      let package = Package(
        name: "A",
        products: [
          .library(name: "ALayers", targets: ["A"]),
          // In a terminal.
          .executable(name: "A", targets: ["ATerminal"]),
        ],
        targets: [
          .target(name: "A", dependencies: ["Kit"], path: "Sources", exclude: ["App/Terminal/Main"]),
          .executableTarget(name: "ATerminal", dependencies: ["A"]),
        ]
      )

      """
    let files = [
      "Package.swift": manifest, "Sources/App/Terminal/Main/Main.swift": "run()\n",
      "Sources/App/A.swift": "let a = 1\n",
    ]
    let expected = """
      let package = Package(
        name: "A",
        products: [
          .library(name: "ALayers", targets: ["A"]),
        ],
        targets: [
          .target(name: "A", dependencies: ["Kit"], path: "Sources"),
        ]
      )

      """
    #expect(
      pruned(files, removing: ["Sources/App/Terminal/Main/Main.swift"], names: ["ATerminal"])["Package.swift"]
        == expected)
  }
}
