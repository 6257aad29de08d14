import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Folders that are one layer, because nothing tells them apart as several.
@Suite struct PartDivisionTests {
  private func inferred(_ parts: [String: String]...) throws -> (text: String, result: CheckResult) {
    let (text, result) = try inferredAndChecked(parts)
    #expect(!result.notices.contains { [.idleSelector, .idleRule].contains($0.kind) }, "\(result.notices)")
    #expect(result.ledger.typesWithoutLayer == 0)
    return (text, result)
  }

  /// Types in a folder, of which each of the first `count` uses a type of another folder.
  private func types(
    _ folder: String, _ prefix: String, _ number: Int = 4, using other: String? = nil, by count: Int = 4
  ) -> [String: String] {
    Dictionary(
      (1...number).map { index in
        let use = other.map { index <= count ? "let other: \($0)\(index)" : "" } ?? ""
        return ("\(folder)/\(prefix)\(index).swift", "public class \(prefix)\(index) { \(use) }\n")
      }, uniquingKeysWith: { $1 })
  }

  private func screens(_ folder: String, _ prefix: String, using other: String? = nil) -> [String: String] {
    Dictionary(
      (1...4).map { index in
        let use = other.map { "let next = \($0)\(index)ViewController()" } ?? ""
        return (
          "\(folder)/\(prefix)\(index).swift",
          "import UIKit\nclass \(prefix)\(index)ViewController: UIViewController { \(use) }\n"
        )
      }, uniquingKeysWith: { $1 })
  }

  @Test func screensBesideEachOtherAreOneLayer() throws {
    let (text, result) = try inferred(
      screens("Cafe/Menu", "Menu", using: "Order"), screens("Cafe/Order", "Order"), screens("Cafe/Bill", "Bill"),
      types("Cafe/Kitchen", "Oven"), types("Cafe/Store", "Sack", using: "Oven"))
    #expect(
      text.contains(
        """
          Screens:
            match:  # 12 types
              - {path: "Cafe/Bill/**"}
              - {path: "Cafe/Menu/**"}
              - {path: "Cafe/Order/**"}
            # One layer: screens beside each other, and what leads to them.
        """), "\(text)")
    #expect(result.findings.isEmpty)
  }

  /// Views and helpers that all screens use are below them.
  @Test func whatAllScreensShareIsNoneOfThem() throws {
    let (text, result) = try inferred(
      screens("Cafe/Menu", "Menu", using: "Frame"), screens("Cafe/Bill", "Bill", using: "Frame"),
      screens("Cafe/Shared", "Frame"), types("Cafe/Store", "Sack"))
    #expect(text.contains("{path: \"Cafe/Shared/**\"}"), "\(text)")
    #expect(!text.contains("- {path: \"Cafe/Shared/**\"}"), "\(text)")
    #expect(result.findings.isEmpty, "\(result.findings)")
  }

  /// It builds all screens, and all screens ask it for the next one.
  @Test func whatLeadsToScreensIsOfTheirLayer() throws {
    let coordinator = (1...4).map { "func show\($0)() { _ = Menu\($0)ViewController() }" }.joined(separator: "\n")
    let (text, result) = try inferred(
      screens("Cafe/Menu", "Menu"),
      [
        "Cafe/Coordinator/Guide.swift": "class Guide {\n\(coordinator)\n}\n",
        "Cafe/Coordinator/A.swift": "class A {}\n",
        "Cafe/Coordinator/B.swift": "class B {}\n",
        "Cafe/Menu/Next.swift":
          "import UIKit\nclass NextViewController: UIViewController { let guide: Guide? = nil }\n",
      ], types("Cafe/Kitchen", "Oven"), types("Cafe/Store", "Sack", using: "Oven"))
    #expect(
      text.contains("    match: [{path: \"Cafe/Coordinator/**\"}, {path: \"Cafe/Menu/**\"}]  # 8 types"), "\(text)")
    #expect(!result.findings.contains { $0.rule == "dependency-rule" })
  }

  @Test(arguments: [(2, false), (3, true)])
  func foldersThatUseEachOtherAreOneLayer(back: Int, isOne: Bool) throws {
    let (text, result) = try inferred(
      types("Cafe/Orders", "Order", using: "Table"), types("Cafe/Tables", "Table", using: "Order", by: back),
      types("Cafe/Kitchen", "Oven"), types("Cafe/Store", "Sack", using: "Oven"))
    #expect(
      text.contains("# One layer: its folders use each other: 4 references run Orders → Tables, 3 back.") == isOne,
      "\(text)")
    #expect(result.findings.count { $0.rule == "dependency-rule" } == (isOne ? 0 : back))
  }

  /// What is left of a folder is above some of its folders and below others.
  @Test func theRestIsOneWithWhatItUsesAndIsUsedBy() throws {
    let start = (1...4).map { "let order\($0): Order\($0)" }.joined(separator: "; ")
    let (text, result) = try inferred(
      types("Cafe/Orders", "Order", using: "Base"), types("Cafe/Tables", "Table", using: "Oven"),
      types("Cafe/Kitchen", "Oven"), types("Cafe", "Base"), ["Cafe/Root.swift": "class Root { \(start) }\n"])
    #expect(
      text.contains("  Orders:\n    match: {path: \"Cafe/**\"}  # 9 types") && !text.contains("\"Cafe/Orders/**\""),
      "\(text)")
    #expect(result.findings.isEmpty)
  }

  @Test func aModuleOfComponentsIsNotDivided() throws {
    let spec = """
      name: Cafe
      targets:
        Cafe: {type: application, platform: iOS, sources: [Cafe]}
        Widgets: {type: framework, platform: iOS, sources: [Widgets]}
        Stock: {type: framework, platform: iOS, sources: [Stock]}
      """
    let (text, _) = try inferred(
      ["project.yml": spec], screens("Widgets/Sheets", "Sheet"), screens("Widgets/Rows", "Row"),
      types("Cafe", "Chair", using: "Sack"), types("Stock", "Sack"),
      ["Cafe/Door.swift": "import Stock\nclass Door { let sack: Sack1 }\n"])
    #expect(text.contains("  Widgets:\n    match: {module: Widgets}  # 8 types"), "\(text)")
  }

  /// They are written only if they find something to examine.
  @Test func rulesThatNeedNoLayersAreOn() throws {
    let app = types("Cafe/Kitchen", "Oven").merging(types("Cafe/Store", "Sack", using: "Oven")) { $1 }
    let (text, result) = try inferred(
      app, ["Cafe/Store/Cart.swift": "class Cart { func pay() throws {}\n func close() { try? pay() } }\n"])
    #expect(text.contains("  unassigned-type: warning\n  swallowed-error: warning\n"), "\(text)")
    #expect(!text.contains("view-model"))
    #expect(result.findings.map(\.rule) == ["swallowed-error"])
  }

  /// A folder has nearly all of an app. What is beside it has layers, too: a package, and files that no folder has.
  @Test func whatIsBesideTheLargestFolderIsInALayer() throws {
    let (text, _) = try inferred(
      types("App/Feed", "Feed", 30, using: "Line", by: 30), types("App/Core", "Line", 30),
      types("Networking/Sources/Networking", "Request", 4), types("Tools/Small", "Tool", 2))
    #expect(text.contains("  Networking:\n    match: {path: \"Networking/**\"}  # 4 types"), "\(text)")
    #expect(text.contains("  # 2 types"), "\(text)")
  }
}
