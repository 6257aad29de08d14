import Foundation
import Testing

@testable import strata

/// `check --format sarif --show-accepted`
@Suite struct ShowAcceptedTests {
  private let screen = "Sources/Presentation/LoginViewModel.swift"

  private func suppressions(_ folder: TestFolder, _ more: String...) throws -> [[String]] {
    let run = Run(["check", "--format", "sarif"] + more, in: folder.path)
    let log = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    return results.map { result in
      let suppression = (result["suppressions"] as? [[String: String]])?.first ?? [:]
      return [suppression["kind"] ?? "open", suppression["justification"] ?? ""]
    }
  }

  @Test func listsWhatEachWayAccepts() throws {
    var files = SmallApp.configured
    files[screen] = files[screen]?.replacingOccurrences(
      of: "  private let", with: "  // strata:disable:next skipped-layer — ticket 12\n  private let")
    files["strata.yml"] = """
      extends: gateway
      exemptions:
        - { rule: skipped-layer, symbol: DebugViewModel, because: internal builds }

      """
    files["Sources/Presentation/DebugViewModel.swift"] = files[screen]?
      .replacingOccurrences(of: "  // strata:disable:next skipped-layer — ticket 12\n", with: "")
      .replacingOccurrences(of: "LoginViewModel", with: "DebugViewModel")
    let folder = try TestFolder(files)
    let open = ["open", ""]
    #expect(try suppressions(folder) == [open, open])
    let accepted = [
      ["external", "internal builds"], ["external", "internal builds"], ["external", "internal builds"],
    ]
    let comment = ["inSource", "ticket 12"]
    // The second run has them from the cache.
    for _ in 0..<2 {
      #expect(try suppressions(folder, "--show-accepted") == [open, open] + accepted + [comment])
    }
    _ = Run("check", "--write-baseline", in: folder.path)
    let baseline = ["external", "strata-baseline.jsonl"]
    #expect(try suppressions(folder) == [])
    #expect(try suppressions(folder, "--show-accepted") == accepted + [comment, baseline, baseline])
  }

  @Test func otherFormatsHaveNoSuchResults() throws {
    let run = Run("check", "--show-accepted", in: try TestFolder(SmallApp.configured).path)
    #expect(run.status == 2 && run.errors == "strata: error: --show-accepted needs --format sarif\n")
  }
}
