import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// More layers than anybody reads one by one: an order of steps.
@Suite struct ManyLayerTests {
  private let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions)

  /// Modules with three types each, of which the first uses the first type of other modules.
  private func app(_ modules: [(name: String, uses: [String])], _ more: [String: String] = [:]) -> [String: String] {
    var files = more
    files["project.yml"] =
      "name: Shop\ntargets:\n"
      + modules.map {
        "  \($0.name):\n    type: framework\n    platform: iOS\n    sources: [\($0.name)]\n"
      }.joined()
    for (name, uses) in modules {
      let imports = uses.map { "import \($0)\n" }.joined()
      let members = uses.map { "let \($0.lowercased()): \($0)1" }.joined(separator: "; ")
      files["\(name)/\(name)1.swift"] = "\(imports)public class \(name)1 { \(members) }\n"
      files["\(name)/\(name)2.swift"] = "public class \(name)2 {}\n"
    }
    return files
  }

  private static let features = ["Basket", "Catalog", "Delivery", "Gifts", "Help", "Invoices", "Loyalty"]
  private let shop: [(name: String, uses: [String])] =
    Self.features.map { ($0, ["Widgets", "Orders"]) }
    + [
      ("Front", Self.features), ("Widgets", ["Words"]), ("Orders", ["Wire", "Values"]), ("Wire", ["Words"]),
      ("Words", []), ("Values", []),
    ]

  private func inferred(_ files: [String: String]) throws -> (text: String, result: CheckResult) {
    let snapshot = Analyzer(
      MemoryWorkspace(files), by: try loader.load(style: DefinitionInference.firstStyle)
    ).snapshot()
    let text = try DefinitionInference(snapshot).definition().text
    let loaded = try loader.load(bytes: Array(text.utf8), path: "strata.yml")
    return (text, Analyzer(MemoryWorkspace(files), by: loaded).snapshot().check())
  }

  @Test func manyLayersAreAnOrderOfSteps() throws {
    let (text, result) = try inferred(app(shop))
    let order = """
      order:
        - Front
        - [Basket, Catalog, Delivery, Gifts, Help, Invoices, Loyalty]
        - Orders
        - [Widgets, Wire]
        - [Values, Words]

      """
    #expect(text.contains(order), "\(text)")
    #expect(text.contains("\n  Basket: {match: {module: Basket}}  # 2 types\n"))
    #expect(result.findings.isEmpty && result.ledger.typesWithoutLayer == 0)
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
  }

  /// What the order forbids is reported: a feature that uses the one beside it, and a lower layer that uses a higher one.
  @Test func anOrderForbidsWhatRunsUpAndAcross() throws {
    let files = app(shop)
    let text = try inferred(files).text
    var changed = files
    changed["Words/Words3.swift"] = "import Orders\npublic class Words3 { let orders: Orders1 }\n"
    changed["Gifts/Gifts3.swift"] = "import Help\npublic class Gifts3 { let help: Help1 }\n"
    changed["Gifts/Gifts4.swift"] = "import Values\npublic class Gifts4 { let values: Values1 }\n"
    let loaded = try loader.load(bytes: Array(text.utf8), path: "strata.yml")
    let findings = Analyzer(MemoryWorkspace(changed), by: loaded).snapshot().check().findings
    #expect(findings.filter { $0.rule == "dependency-rule" }.map(\.symbol).sorted() == ["Gifts3", "Words3"])
  }

  /// Two folders of one module that use each other evenly are allowed to, beside the order.
  @Test func whatUsesEachOtherIsAnExceptionToTheOrder() throws {
    let folders = (1...14).map { "Part\($0)" }
    var files: [String: String] = [:]
    for (index, name) in folders.enumerated() {
      let next = index + 1 < folders.count ? "let next: \(folders[index + 1])A" : ""
      for letter in ["A", "B", "C", "D"] {
        files["Game/\(name)/\(name)\(letter).swift"] = "class \(name)\(letter) { \(next) }\n"
      }
    }
    // One of four runs back: more than an exception, and not enough to be one layer.
    files["Game/Part5/Back.swift"] = "class Back { let upper: Part4A }\n"
    files["Game/Part5/Again.swift"] = "class Again { let upper: Part4A; let other: Part4B }\n"
    files["Game/Part4/More.swift"] = (1...10).map { "class More\($0) { let lower: Part5A }" }.joined(separator: "\n")
    let (text, result) = try inferred(files)
    #expect(
      text.contains(
        "  Part5: {match: {path: \"Game/Part5/**\"}, uses: [Part4]}  # 6 types; 3 references up to Part4, 14 back"),
      "\(text)")
    #expect(text.contains("\n  - Part4\n  - Part5\n"))
    #expect(!result.findings.contains { $0.rule == "dependency-rule" })
  }
}
