import Foundation
import Testing

@testable import strata

/// Files that two apps compile, each with types of its own.
@Suite struct SharedTargetTests {
  private static let files = [
    "project.yml": """
    name: Shop
    targets:
      Phone: {type: application, platform: iOS, sources: [Phone, Common]}
      Tablet: {type: application, platform: iOS, sources: [Tablet, Common]}

    """,
    "strata.yml": """
    layers:
      Phone: {match: {path: Phone}}
      Tablet: {match: {path: Tablet}}
      Common: {match: {path: Common}}
    rules: {dependency-rule: error}

    """,
    "Phone/Basket.swift": """
    struct Basket {}
    struct PhoneScreen { let basket: Basket; func show() { basket.receipt() } }

    """,
    "Tablet/Basket.swift": """
    struct Basket {}
    struct TabletScreen { let basket: Basket; func show() { basket.receipt() } }

    """,
    "Common/Receipt.swift": """
    struct Receipt {}
    extension Basket { func receipt() -> Receipt { Receipt() } }

    """,
  ]

  @Test func anExtensionIsOfTheTypeOfEachApp() throws {
    let folder = try TestFolder(Self.files)
    let run = Run("check", "--statistics", in: folder.path)
    for line in [
      "Phone/Basket.swift:2:63: error: `PhoneScreen` of Phone uses `Basket.receipt`",
      "Tablet/Basket.swift:2:64: error: `TabletScreen` of Tablet uses `Basket.receipt`",
      "an extension in Common extends `Basket` of Phone", "an extension in Common extends `Basket` of Tablet",
      "0 ambiguous, 0 unresolved",
    ] { #expect(run.output.contains(line), "\(line): \(run.output)") }
    let map = Run("map", "--format", "json", in: folder.path)
    #expect(map.status == 0 && map.output.contains("Tablet/Basket.swift"), "\(map.output)")
  }

  /// A name in a shared file that means an allowed type in one app, and a forbidden one in the other.
  @Test func eachMeaningHasAVerdictOfItsOwn() throws {
    var files = Self.files
    files["Common/Receipt.swift"] = "struct Receipt { let basket: Basket }\n"
    files["strata.yml"] = files["strata.yml"]?.replacingOccurrences(
      of: "{match: {path: Common}}", with: "{match: {path: Common}, uses: [Phone]}")
    for name in ["Phone", "Tablet"] { files["\(name)/Basket.swift"] = "struct Basket {}\n" }
    let folder = try TestFolder(files)
    let run = Run("check", "--statistics", "--format", "json", in: folder.path)
    let object = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let statistics = try #require(object["statistics"] as? [String: Any])
    let usages = try #require(statistics["usages"] as? [[String: Any]])
    #expect(
      usages.map { "\($0["from"] ?? "") \($0["to"] ?? "") \($0["verdict"] ?? "")" } == [
        "Common Phone allowed", "Common Tablet found",
      ], "\(usages)")
    for (app, verdict) in [("Phone", "1 allowed, 0 found"), ("Tablet", "0 allowed, 1 found")] {
      let run = Run("explain", "Receipt", "\(app).Basket", in: folder.path)
      #expect(run.output.contains(verdict), "\(run.output)\(run.errors)")
    }
  }
}
