import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// Where the files of parts are: folders of several targets, and files of none.
@Suite struct PartPlaceTests {
  private func inferred(_ parts: [String: String]...) throws -> (text: String, result: CheckResult) {
    let (text, result) = try inferredAndChecked(parts)
    #expect(!result.notices.contains { $0.kind == .idleSelector }, "\(result.notices)")
    #expect(result.ledger.typesWithoutLayer == 0)
    return (text, result)
  }

  private func types(_ folder: String, _ prefix: String, _ number: Int = 3) -> [String: String] {
    Dictionary(
      (1...number).map { ("\(folder)/\(prefix)\($0).swift", "public class \(prefix)\($0) {}\n") },
      uniquingKeysWith: { $1 })
  }

  private func spec(_ targets: (name: String, sources: String)...) -> [String: String] {
    [
      "project.yml": "name: Reader\ntargets:\n"
        + targets.map { "  \($0.name):\n    type: framework\n    platform: iOS\n    sources: [\($0.sources)]\n" }
        .joined()
    ]
  }

  /// Five to one is an order, four to one is none.
  @Test(arguments: [(19, false), (20, true)])
  func oneAgainstFiveIsAnException(down: Int, isFound: Bool) throws {
    let up = (1...4).map { "class Base\($0) { let road: Road\($0) }\n" }.joined()
    let all = (1...down).map { "class Road\($0) { let base: Base1 }\n" }.joined()
    let (text, result) = try inferred(
      ["Game/Roads/Roads.swift": all, "Game/Bases/Bases.swift": up], types("Game/Maps", "Map"))
    #expect(text.contains("4 references run up to Roads, against 20 down: findings.") == isFound, "\(text)")
    #expect(result.findings.count { $0.rule == "dependency-rule" } == (isFound ? 4 : 0), "\(text)")
  }

  /// The files of a framework are in a folder of the app.
  @Test func aFolderOfSeveralTargetsIsDividedByThem() throws {
    let (text, _) = try inferred(
      spec(("Shop", "{path: Source, excludes: [Core]}, Deep"), ("Core", "Source/Core"), ("Maps", "Maps")),
      types("Source", "Till", 6), types("Deep", "Link", 4), types("Source/Core", "Base"), types("Maps", "Road"))
    #expect(text.contains("  Source:\n    match: {path: \"Source/**\", module: Shop}  # 6 types"), "\(text)")
    #expect(text.contains("  Core:\n    match: {module: Core}  # 3 types"), "\(text)")
    #expect(text.contains("  Deep:\n    match: {path: \"Deep/**\"}  # 4 types"), "\(text)")
  }

  @Test func filesOfNoTargetAreInTheLayerAroundThem() throws {
    let (text, _) = try inferred(
      spec(("Shop", "Shop/Cart, Shop/Till"), ("Help", "Help"), ("Maps", "Atlas")),
      types("Shop/Cart", "Line"), types("Shop/Till", "Bill"), types("Help", "Topic"), types("Atlas", "Road"),
      ["Shop/Old/Gift.swift": "class Gift {}\n", "Tools/Script.swift": "class Script {}\n"],
      ["Maps/Legend.swift": "class Legend {}\n"])
    #expect(text.contains("  Shop:\n    match: [{module: Shop}, {path: \"Shop/Old/*.swift\"}]  # 7 types"), "\(text)")
    #expect(text.contains("  Tools:\n    match: {path: \"Tools/**\"}  # 1 type"), "\(text)")
    #expect(text.contains("  \"Maps (in no target)\":\n    match: {path: \"Maps/**\"}  # 1 type"), "\(text)")
    #expect(text.contains("  Maps:\n    match: {module: Maps}  # 3 types") && !text.contains(" 2\":"), "\(text)")
  }

  /// No target has most of the folder around the file.
  @Test func filesOfNoTargetBesideSeveralAreALayer() throws {
    let (text, _) = try inferred(
      spec(("Shop", "Shop"), ("Help", "Kits/Help"), ("Maps", "Kits/Maps")), types("Shop", "Till"),
      types("Kits/Help", "Topic"), types("Kits/Maps", "Road"), ["Kits/Loose/Rope.swift": "class Rope {}\n"],
      ["Kits/Loops/Knot.swift": "class Knot {}\n"])
    let files = "[{path: \"Kits/Loops/Knot.swift\"}, {path: \"Kits/Loose/Rope.swift\"}]"
    #expect(text.contains("  Kits:\n    match: \(files)  # 2 types"), "\(text)")
  }

  /// The reason why folders are one layer is not that of the files that start the app.
  @Test func theStartHasNoReasonOfTheFoldersBesideIt() throws {
    func uses(
      _ folder: String, _ prefix: String, _ other: String, _ numbers: ClosedRange<Int> = 1...4
    ) -> [String: String] {
      Dictionary(
        numbers.map {
          ("\(folder)/\(prefix)\($0).swift", "class \(prefix)\($0) { let other: \(other)\($0)? = nil }\n")
        }, uniquingKeysWith: { $1 })
    }
    let (text, _) = try inferred(
      uses("Core", "Tool", "Help"), uses("Aid", "Help", "Tool", 1...2), uses("Hand", "Help", "Tool", 3...4),
      uses("Board", "Field", "Help"), uses("Table", "Chair", "Help"),
      [
        "Start/Main.swift":
          "import UIKit\n@main class Delegate: NSObject, UIApplicationDelegate { let chair: Chair1? = nil }\n"
      ])
    #expect(
      text.contains("# One layer: its folders use each other: 4 references run Core → the rest, 4 back."), "\(text)")
    let start = text.components("  Start:\n")
    #expect(!start.isEmpty && !start.contains("# One layer"), "\(text)")
  }
}

extension String {
  /// The lines of a layer.
  fileprivate func components(_ head: String) -> String {
    guard let range = firstRange(of: head) else { return "" }
    return self[range.upperBound...].split(separator: "\n").prefix { $0.hasPrefix("    ") }.joined(separator: "\n")
  }
}
