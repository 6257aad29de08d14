import StrataDefinition
import StrataModel
import Testing

@testable import StrataAnalysis

/// Files that several targets compile: imports and access are needed only between targets of which none compiles both.
@Suite struct WhatIfSharedTargetTests {
  private static let layers = """
    layers:
      Top: {match: {path: "App/*.swift"}, uses: [Theme, Low]}
      Low: {match: {path: "App/Low/**"}}
      Theme: {match: {path: "{App/Theme,App/Skin}/**"}}
      Widget: {match: {path: "Widget/*.swift"}, uses: [Theme]}
    rules: {dependency-rule: error}
    """

  private func whatIf(_ more: [String: String] = [:]) throws -> WhatIf {
    let definition = try DefinitionLoader(catalogue: StrataRulesCatalogue.all).load(
      bytes: Array(Self.layers.utf8), path: "strata.yml")
    let files = [
      "project.yml": """
      name: Shop
      targets:
        Widget:
          type: app-extension
          platform: iOS
          sources: [Widget, App/Theme]
        App:
          type: application
          platform: iOS
          sources: [App]
      """,
      "App/Cart.swift": "class Cart { let helper = Helper(); let color = Color() }\n",
      "App/Low/Helper.swift": "class Helper {}\n",
      "App/Theme/Color.swift": "class Color {}\n",
      "Widget/Tile.swift": "class Tile { let color = Color() }\n",
    ].merging(more) { $1 }
    return WhatIf(Analyzer(MemoryWorkspace(files), by: definition))
  }

  @Test func aMoveWithinATargetNeedsNoImport() throws {
    let whatIf = try whatIf()
    let helper = try #require(whatIf.snapshot.types(named: "Helper").first)
    let plan = try whatIf.move(helper, to: .folder("App/Theme")).plan
    #expect(plan.assumptions.isEmpty && plan.limits.isEmpty, "\(plan.assumptions) \(plan.limits)")
    #expect(!plan.files.contains { String(decoding: $0.text ?? [], as: UTF8.self).contains("import ") })
  }

  @Test func whoeverLosesTheFileNeedsIt() throws {
    let whatIf = try whatIf()
    let color = try #require(whatIf.snapshot.types(named: "Color").first)
    let plan = try whatIf.move(color, to: .folder("App/Low")).plan
    #expect(plan.assumptions.contains { $0.contains("1 file gets `import App`") }, "\(plan.assumptions)")
  }

  @Test func theNearestFolderHasTheSameTargets() throws {
    let whatIf = try whatIf(["App/Skin/Skin.swift": "class Skin {}\n", "App/Theme/Extra.swift": "class Extra {}\n"])
    let cart = try #require(whatIf.snapshot.types(named: "Cart").first)
    let plan = try whatIf.move(cart, to: .layer("Theme")).plan
    #expect(plan.files.contains { $0.path == "App/Skin/Cart.swift" }, "\(plan.title)")
  }
}
