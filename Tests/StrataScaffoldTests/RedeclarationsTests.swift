import Testing

@testable import StrataScaffold

@Suite struct RedeclarationsTests {
  private func files(_ text: String, _ other: String = "") -> FeatureFiles {
    let files = ["Item.swift": "struct Item {}\n", "Shared.swift": text, "Other.swift": other]
    return FeatureFiles(
      files.mapValues { Array($0.utf8) },
      modules: FeatureModules(
        ofFile: ["Item.swift": "App", "Shared.swift": "App", "Other.swift": "App"], features: []))
  }

  private func grow(_ text: String, _ other: String = "") throws {
    _ = try GrownFeature(#require(GrownName("Address")), like: #require(GrownName("Item")), in: files(text, other))
  }

  private func isRefused(_ text: String, _ other: String = "", at place: String, _ name: String = "addresses") throws {
    #expect(throws: GrowthProblem.redeclared(name, place)) { try grow(text, other) }
  }

  @Test func aMemberOfAnotherMeaningIsARefusal() throws {
    try isRefused(
      "struct World {\n  var items: [Item] = []\n  var addresses: [String] = []\n}\n",
      at: "Shared.swift:4: var addresses: [String] = []")
    try isRefused(
      "enum Route {\n  case item, address\n}\n", at: "Shared.swift:2: case item, address, address", "address")
    try isRefused(
      "struct World {\n  func item(_ id: Int) {}\n  func address(_ id: Int) {}\n}\n",
      at: "Shared.swift:4: func address(_ id: Int) {}", "address")
  }

  @Test func soIsOneInAnExtensionOfTheSameType() throws {
    try isRefused(
      "struct World {\n  var items: [Item] = []\n}\n", "extension World {\n  var addresses: Int { 1 }\n}\n",
      at: "Shared.swift:3: var addresses: [Address] = []")
  }

  @Test func whatMayBeDeclaredTwiceIsNot() throws {
    // Overloads, members of other types, static members beside those of instances, requirements and their implementations.
    try grow(
      """
      struct World {
        func item(_ id: Int) {}
        func address(_ name: String) {}
      }
      struct Other {
        var address = 1
        static var items: [Item] = []
        var addresses = 2
      }
      protocol Loading {
        func item() -> Int
      }
      extension Loading {
        func item() -> Int { 1 }
      }
      extension Array where Element == Item {
        var total: Int { 1 }
      }
      extension Array where Element == Int {
        var total: Int { 1 }
      }

      """)
    try grow("struct World {\n  #if os(iOS)\n    var item = 1\n  #else\n    var item = 2\n  #endif\n}\n")
    try grow(
      "struct World {\n  private var item = 1\n}\n", "extension World {\n  fileprivate var address: Int { 1 }\n}\n")
  }

  @Test func aNameThatARenamedFeatureWouldHaveTwiceIsARefusal() throws {
    let files = files("struct World {\n  var items: [Item] = []\n  var addresses: [String] = []\n}\n")
    #expect(throws: GrowthProblem.redeclared("addresses", "Shared.swift:3: var addresses: [String] = []")) {
      try RenamedFeature(#require(GrownName("Item")), to: #require(GrownName("Address")), in: files)
    }
  }
}
