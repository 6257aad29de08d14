import Foundation
import Testing

@testable import strata

/// A repository with several definitions: each rules its folder, the root what runs between them.
@Suite struct NestedDefinitionTests {
  private static let app = """
    layers:
      Domain: {match: {path: Domain}}
      Data: {match: {path: Data}, uses: [Domain]}
    rules: {dependency-rule: error}

    """
  private static let root = """
    definitions: [Apps/Shop, Apps/Admin/strata.yml]
    layers:
      Shop: {match: {path: Apps/Shop}, uses: [Shared]}
      Admin: {match: {path: Apps/Admin}, uses: [Shared]}
      Shared: {match: {path: Shared}}
    rules: {dependency-rule: error, file-name: warning}

    """

  private func repository(root: String = Self.root) throws -> TestFolder {
    try TestFolder([
      "strata.yml": root,
      "Shared/Money.swift": "struct Money {}\n",
      "Shared/Price.swift": "struct Prize {}\n",
      "Apps/Shop/strata.yml": Self.app,
      "Apps/Shop/Domain/Order.swift": "struct Order {\n  let store: Store\n  let money: Money\n}\n",
      "Apps/Shop/Data/Store.swift": "final class Store {\n  let report: Report? = nil\n}\n",
      "Apps/Shop/Data/Renamed.swift": "final class Other {}\n",
      "Apps/Admin/strata.yml": Self.app,
      "Apps/Admin/Domain/Report.swift": "struct Report {}\n",
      "Apps/Admin/Data/Source.swift": "final class Source {\n  let report: Report? = nil\n}\n",
    ])
  }

  private func keys(_ output: String) throws -> [String] {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    return try #require(json["findings"] as? [[String: Any]]).map { finding in
      "\(finding["file"] ?? ""):\(finding["line"] ?? "") \(finding["rule"] ?? "") \(finding["target"] ?? "")"
    }
  }

  @Test func eachDefinitionRulesItsFolderAndTheRootWhatIsBetween() throws {
    let folder = try repository()
    let run = Run("check", "--format", "json", in: folder.path)
    #expect(
      try keys(run.output) == [
        "Apps/Shop/Data/Store.swift:2 dependency-rule Report",
        "Apps/Shop/Domain/Order.swift:2 dependency-rule Store",
        "Shared/Price.swift:1 file-name ",
      ], "\(run.output)\(run.errors)")
    #expect(run.status == 1)
    #expect(run.output.contains("\"path\": \"Apps/Shop/strata.yml\"") && run.output.contains("\"definitions\": ["))
    #expect(run.output.contains("\"files\": 7, \"types\": 7, \"errors\": 2, \"warnings\": 1"), "\(run.output)")
    let text = Run("check", in: folder.path).output
    #expect(text.contains("  Apps/Shop/strata.yml   1 error, 0 warnings · 3 files · style custom"), "\(text)")
    #expect(text.contains("    let store: Store\n"), "excerpts are read below the root")
    // Alone it is the same project.
    let alone = Run("check", "--format", "json", in: folder.path + "/Apps/Shop")
    #expect(try keys(alone.output) == ["Domain/Order.swift:2 dependency-rule Store"])
    let named = Run("check", "Apps/Shop", "--format", "json", in: folder.path)
    #expect(try keys(named.output) == ["Domain/Order.swift:2 dependency-rule Store"])
  }

  @Test func eachDefinitionHasItsBaseline() throws {
    let folder = try repository()
    let written = Run("check", "--write-baseline", in: folder.path)
    #expect(written.status == 0, "\(written.output)\(written.errors)")
    #expect(written.errors.contains("Apps/Shop/strata-baseline.jsonl: 1 entry"), "\(written.errors)")
    #expect(try folder.text("Apps/Shop/strata-baseline.jsonl").contains("Order"))
    #expect(try folder.text("strata-baseline.jsonl").contains("Report"))
    #expect(Run("check", "--strict", in: folder.path).status == 0)
    #expect(Run("check", in: folder.path + "/Apps/Shop").status == 0)
    try folder.write("struct Order {}\n", to: "Apps/Shop/Domain/Order.swift")
    let stale = Run("check", "--strict", in: folder.path)
    #expect(stale.status == 1 && stale.output.contains("Apps/Shop/strata-baseline.jsonl"), "\(stale.output)")
    let given = Run("check", "--baseline", "strata-baseline.jsonl", in: folder.path)
    #expect(given.errors.contains("--baseline names one file, but each of 3 definitions has its own baseline"))
  }

  @Test func aDefinitionWithoutCodeIsANotice() throws {
    let folder = try repository(root: Self.root.replacingOccurrences(of: "[Apps/Shop,", with: "[Apps/New, Apps/Shop,"))
    try folder.write(Self.app, to: "Apps/New/strata.yml")
    let run = Run("check", "--format", "json", in: folder.path)
    #expect(try keys(run.output).count == 3, "the others are checked: \(run.output)\(run.errors)")
    let strict = Run("check", "--strict", in: folder.path).output
    #expect(
      strict.contains(
        "Apps/New/strata.yml: strict: this definition rules no Swift file; nothing was checked in 'Apps/New'"),
      "\(strict)")
  }

  @Test func theScoreIsExplainedForEachDefinition() throws {
    let folder = try repository()
    let score = Run("explain", "--score", in: folder.path).output
    for path in ["strata.yml", "Apps/Shop/strata.yml", "Apps/Admin/strata.yml"] {
      #expect(score.contains("\(path): score "), "\(score)")
    }
    // The root has the types that no definition below it rules.
    #expect(score.contains("\nApps/Shop/strata.yml: score 75 = 100 × 3 / (3 + 1 error + 0 warnings / 4)"), "\(score)")
    #expect(score.hasPrefix("strata.yml: score 61 = 100 × 2 / (2 + 1 error + 1 warning / 4)"), "\(score)")
    let text = Run("check", in: folder.path).output
    #expect(text.contains("style custom · score 61\n") && text.contains("style custom · score 75\n"), "\(text)")
  }

  @Test func statisticsAreThoseOfEachDefinition() throws {
    let folder = try repository()
    try folder.write("struct Loose {}\n", to: "Apps/Shop/Other/Loose.swift")
    let text = Run("check", "--statistics", in: folder.path).output
    #expect(text.contains("By Apps/Shop/strata.yml\n\nTypes per layer\n  Domain  1\n  Data    2\n"), "\(text)")
    #expect(text.contains("  Apps/Shop/Other  1\n"), "folders are below the root: \(text)")
    let hints = Run("check", in: folder.path).output
    #expect(hints.contains("hint: Apps/Shop/strata.yml: 1 type is in no layer; --statistics"), "\(hints)")
    let json = Run("check", "--statistics", "--format", "json", in: folder.path).output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let definitions = try #require(report["definitions"] as? [[String: Any]])
    let counts = definitions.map { (($0["statistics"] as? [String: Any])?["layers"] as? [[String: Any]])?.count }
    #expect(counts == [nil, 2, 2])
  }

  @Test func aDefinitionThatIsNotNamedIsANotice() throws {
    let folder = try repository()
    try folder.write("struct Copy {}\n", to: "Vendor/Lib/Copy.swift")
    try folder.write(Self.app, to: "Vendor/Lib/strata.yml")
    let run = Run("check", "--strict", in: folder.path)
    #expect(
      run.output.contains("Vendor/Lib/strata.yml: strict: no definition names this one, so that nothing applies it"),
      "\(run.output)")
    let excluding = try repository(root: "exclude: [Vendor]\n" + Self.root)
    try excluding.write(Self.app, to: "Vendor/Lib/strata.yml")
    #expect(!Run("check", "--strict", in: excluding.path).output.contains("unnamed-definition"))
  }

  @Test(arguments: [
    ("[Apps/Shp]", "strata.yml:1:15: there is no definition Apps/Shp/strata.yml; write it, or remove this entry"),
    ("[../Other]", "strata.yml:1:15: '../Other' is outside the folder that is checked; name folders below it"),
    ("[strata.yml]", "'strata.yml' is this definition itself; remove this entry"),
    ("[.]", "'.' is this definition itself; remove this entry"),
    ("[Apps/Shop/rules.yml]", "'Apps/Shop/rules.yml' is not named strata.yml"),
    ("[Apps/Shop, Apps/Shop/]", "'Apps/Shop/' is in Apps/Shop, which Apps/Shop/strata.yml rules; remove one of them"),
    ("{a: b}", "strata.yml:1:14: 'definitions' must be a string or a list of strings, this is a mapping"),
  ])
  func mistakesHaveALineAndARemedy(value: String, message: String) throws {
    let folder = try repository()
    try folder.write("definitions: \(value)\n" + Self.app, to: "strata.yml")
    let run = Run("check", in: folder.path)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }

  @Test func aMistakeInANestedDefinitionNamesItsFile() throws {
    let folder = try repository()
    try folder.write("layer: {}\n", to: "Apps/Shop/strata.yml")
    let run = Run("check", in: folder.path)
    #expect(run.status == 2 && run.errors.contains("Apps/Shop/strata.yml:1:1: unknown key 'layer'"), "\(run.errors)")
  }

  @Test func typesAreExplainedByTheDefinitionOfTheirFolder() throws {
    let folder = try repository()
    #expect(Run("explain", "Order", in: folder.path).output.contains("Domain"))
    #expect(Run("explain", "Money", in: folder.path).output.contains("Shared"))
    let inside = Run("explain", "Order", "Store", in: folder.path).output
    #expect(inside.contains("found: error [dependency-rule]") && inside.contains("(layer Domain)"), "\(inside)")
    let between = Run("explain", "Store", "Report", in: folder.path).output
    #expect(between.contains("found: error [dependency-rule]") && between.contains("(layer Admin)"), "\(between)")
    let change = Run("whatif", "move", "Order", "Data", in: folder.path)
    #expect(change.errors.contains("the definition in Apps/Shop rules 'Order'; run 'strata whatif' in that folder"))
  }

  @Test func aNestedDefinitionMayNameOthers() throws {
    let folder = try repository()
    try folder.write("definitions: [Pay]\n" + Self.app, to: "Apps/Shop/strata.yml")
    try folder.write("rules: {file-name: error}\n", to: "Apps/Shop/Pay/strata.yml")
    try folder.write("struct Card {}\n", to: "Apps/Shop/Pay/Cards.swift")
    let run = Run("check", "--format", "json", in: folder.path)
    #expect(try keys(run.output).contains("Apps/Shop/Pay/Cards.swift:1 file-name "), "\(run.output)\(run.errors)")
    let misplaced = Self.root.replacingOccurrences(of: "[Apps/Shop,", with: "[Apps/Shop, Apps/Shop/Pay,")
    try folder.write(misplaced, to: "strata.yml")
    #expect(
      Run("check", in: folder.path).errors.contains("name it under 'definitions' of Apps/Shop/strata.yml"))
  }

  @Test func commentsInANestedFolderAreForItsDefinition() throws {
    let folder = try repository()
    let comment = "  // strata:disable:next dependency-rule — leaves in spring\n"
    try folder.write("struct Order {\n\(comment)  let store: Store\n}\n", to: "Apps/Shop/Domain/Order.swift")
    let run = Run("check", "--format", "json", in: folder.path)
    #expect(
      try keys(run.output) == [
        "Apps/Shop/Data/Store.swift:2 dependency-rule Report", "Shared/Price.swift:1 file-name ",
      ], "\(run.output)")
  }
}
