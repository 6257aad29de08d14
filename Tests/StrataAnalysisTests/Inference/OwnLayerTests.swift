import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Layers of modules and folders, where no style fits.
@Suite struct OwnLayerTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  /// Three types in a folder, which use a type of another one.
  private func types(_ folder: String, _ prefix: String, using other: String? = nil) -> [String: String] {
    let use = other.map { "let \($0.lowercased()): \($0)" } ?? ""
    return Dictionary(
      (1...3).map { ("\(folder)/\(prefix)\($0).swift", "class \(prefix)\($0) { \(use) }\n") }, uniquingKeysWith: { $1 })
  }

  private func inferred(_ parts: [String: String]...) throws -> (text: String, result: CheckResult) {
    let files = parts.reduce([:]) { $0.merging($1) { $1 } }
    let snapshot = Analyzer(
      MemoryWorkspace(files), by: try loader.load(style: DefinitionInference.firstStyle)
    ).snapshot()
    let text = try DefinitionInference(snapshot).definition().text
    let loaded = try loader.load(bytes: Array(text.utf8), path: "strata.yml")
    return (text, Analyzer(MemoryWorkspace(files), by: loaded).snapshot().check())
  }

  private func spec(_ targets: (name: String, type: String, folders: String)...) -> [String: String] {
    [
      "project.yml": "name: Reader\ntargets:\n"
        + targets.map {
          "  \($0.name):\n    type: \($0.type)\n    platform: iOS\n    sources: [\($0.folders)]\n"
        }.joined()
    ]
  }

  @Test func aFolderThatSeveralAppsCompileIsALayer() throws {
    let (text, result) = try inferred(
      spec(
        ("Desk", "application", "Desk, Common"), ("Phone", "application", "Phone, Common"),
        ("Feeds", "framework", "Feeds")),
      types("Desk", "Window", using: "Row1"), types("Phone", "Page", using: "Row1"), types("Common", "Row"),
      types("Feeds", "Feed"))
    for line in [
      "  Desk:\n    match: {path: \"Desk/**\"}  # 3 types", "  Common:\n    match: {path: \"Common/**\"}  # 3 types",
      "  Phone:\n    match: {module: Phone}  # 3 types", "  Feeds:\n    match: {module: Feeds}  # 3 types",
    ] { #expect(text.contains(line), "\(text)") }
    #expect(result.findings.isEmpty && result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  @Test func whatRemainsHasTheNameOfItsFolder() throws {
    let (text, result) = try inferred(
      spec(("App", "application", "App"), ("Ext", "app-extension", "\"Ext\", \"App/Theme\"")),
      types("App", "Screen", using: "Color1"), types("App/Theme", "Color"), ["Ext/Notice.swift": "class Notice {}\n"])
    #expect(text.contains("  Ext:\n    match: {path: \"Ext/**\"}  # 1 type"), "\(text)")
    #expect(!text.contains(" 2\":") && !text.contains("path: \"**\"") && result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  @Test func generatedCodeIsNoLayer() throws {
    let (text, result) = try inferred(
      types("Game/Board", "Field", using: "Strings1"), types("Game/Table", "Chair"),
      types("Game/Generated", "Strings"))
    #expect(text.contains("generated:\n  - \"Game/Generated/**\"\n") && !text.contains("  Generated:"), "\(text)")
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  @Test func aModuleAndTheFolderWithItsNameAreOneLayer() throws {
    let (text, result) = try inferred(
      spec(
        ("Shop", "application", "Shop, Extra"), ("Help", "framework", "Help"), ("Maps", "framework", "Maps")),
      types("Shop/Cart", "Line"), types("Shop/Shop", "Door"), types("Shop/Till", "Bill"),
      ["Extra/Gift.swift": "class Gift {}\n"],
      ["Shop/Main.swift": "class Main {}\n"], types("Help", "Topic"), types("Maps", "Road"))
    #expect(text.contains("  Shop:\n    match: [{path: \"Shop/**\"}, {module: Shop}]  # 2 types"), "\(text)")
    #expect(!text.contains(" 2\":"))
    #expect(result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  /// Where a module and a folder match equally well, the order of the layers decides which has a type.
  @Test func countsAreThoseOfTheOrderThatIsWritten() throws {
    let (text, result) = try inferred(
      spec(
        ("Shop", "application", "Shop"), ("Watch", "application", "Hand, Shop/Small, Shop/Tiny"),
        ("Help", "framework", "Help"), ("Maps", "framework", "Maps")),
      types("Shop/Cart", "Line"), types("Shop/Small", "Dot"), types("Shop/Tiny", "Atom"), types("Hand", "Dial"),
      types("Help", "Topic"), types("Maps", "Road"))
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices) \(text)")
    #expect(result.ledger.typesWithoutLayer == 0 && result.findings.isEmpty)
    let counts = text.matches(of: /# (\d+) types?\n/).compactMap { Int($0.1) }
    #expect(counts.reduce(0, +) == 18, "\(text)")
  }
}
