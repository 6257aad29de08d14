import Foundation
import Testing

@testable import strata

/// The example app commits every anti-pattern of the guides; what is found there is written down beside each module,
/// and every finding is compared. After a change that is meant:
/// `STRATA_UPDATE_EXAMPLES=1 swift test --filter BazaarTests`, and read the difference.
@Suite struct BazaarTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/Bazaar")
    .standardizedFileURL.path(percentEncoded: false)

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule, file, symbol, target: String
      var line: Int
    }
    var findings: [Finding]
  }

  @Test(arguments: ["Login", "Members", "Catalog", "Payments"])
  func findingsOf(module: String) throws {
    let folder = Self.root + "/" + module
    let run = Run("check", folder, "--no-cache", "--format", "json", in: folder)
    #expect(run.status == 1, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    let found = report.findings.map { finding in
      let pair = finding.target.isEmpty ? finding.symbol : "\(finding.symbol) -> \(finding.target)"
      return "\(finding.file):\(finding.line) \(finding.rule) \(pair)\n"
    }.joined()
    let file = folder + "/findings.txt"
    if ProcessInfo.processInfo.environment["STRATA_UPDATE_EXAMPLES"] != nil {
      try found.write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == found)
  }

  /// The rules that each guide's anti-patterns come under: none may vanish from the example unnoticed, whoever updates
  /// the lists.
  @Test(
    arguments: [
      (
        "Login",
        [
          "skipped-layer", "business-logic-in-data", "gateway-returns-domain-model", "use-case-single-operation",
          "concrete-dependency", "direct-instantiation", "forbidden-import", "dto-leak", "dependency-rule",
          "gateway-single-operation", "missing-abstraction", "view-model-main-actor", "framework-type-in-domain",
        ]
      ),
      (
        "Members",
        [
          "logic-in-view", "skipped-layer", "framework-type-in-domain", "swallowed-error", "misplaced-type",
          "repository-returns-dto", "wire-format-in-domain", "mutable-ui-state", "mutable-published-state",
          "infrastructure-error-leak", "untyped-error", "default-argument-instantiation", "service-locator",
          "missing-abstraction", "business-logic-in-data", "platform-type-in-view-model", "forbidden-import",
        ]
      ),
      (
        "Catalog",
        [
          "use-case-returns-result", "use-case-protocol-apart", "use-case-single-operation",
          "repository-returns-dto", "wire-format-in-domain", "framework-type-in-domain", "view-model-intents",
          "navigation-in-view-model", "view-model-knows-view", "composition-root-layers", "concrete-dependency",
          "skipped-layer", "swallowed-error", "mutable-published-state",
        ]
      ),
      (
        "Payments",
        [
          "skipped-layer", "business-logic-in-view-model", "business-logic-in-data", "missing-abstraction",
          "direct-instantiation", "service-locator", "base-view-model", "swallowed-error", "unregistered-dependency",
          "unused-registration",
        ]
      ),
    ] as [(String, [String])])
  func everySinIsFound(module: String, rules: [String]) throws {
    let lines = try String(contentsOfFile: Self.root + "/\(module)/findings.txt", encoding: .utf8).split(
      separator: "\n")
    let found = Set(lines.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    #expect(Set(rules).subtracting(found).isEmpty)
  }
}
