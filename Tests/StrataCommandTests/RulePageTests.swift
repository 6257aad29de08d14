import Foundation
import StrataRules
import StrataTestSupport
import Testing

@testable import strata

/// `Documentation/Manual/Rules` is what the tool prints, without a definition.
@Suite struct RulePageTests {
  private static let folder = DocumentationPage.root + "/Documentation/Manual/Rules"

  @Test func thereIsAPageForEachRule() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
    let expected = (["README"] + RuleRegistry.everything.map(\.id)).map { $0 + ".md" }
    #expect(names == expected.sorted(), "run 'make generate'")
    #expect(try text("README") == Run("rules", "--format", "markdown").output, "run 'make generate'")
  }

  @Test(arguments: RuleRegistry.everything.map(\.id)) func thePageIsCurrent(rule: String) throws {
    let run = Run("explain", rule, "--format", "markdown")
    #expect(try text(rule) == run.output, "Documentation/Manual/Rules/\(rule).md is not current: run 'make generate'")
  }

  @Test func aDefinitionIsPartOfThePage() throws {
    let folder = try TestFolder([
      "strata.yml":
        "style: gateway\nrules:\n  type-name-length: {severity: error, max: 30, because: Screens are small.}\n"
    ])
    let run = Run("explain", "type-name-length", "--format", "markdown", in: folder.path)
    #expect(run.output.contains("- Here: on, error (`strata.yml`)\n- Because: Screens are small.\n"), "\(run.output)")
    #expect(run.output.contains("; here: 30 |"), "\(run.output)")
  }

  @Test func onlyRulesHavePages() throws {
    let folder = try TestFolder(SmallApp.configured)
    let types = Run("explain", "LoginViewModel", "--format", "markdown", in: folder.path)
    #expect(types.status == 2 && types.errors.contains("--format markdown is for a rule"))
    let pairs = Run("explain", "LoginViewModel", "SendOTPGatewayProtocol", "--format", "markdown", in: folder.path)
    #expect(pairs.status == 2 && pairs.errors.contains("--format markdown is for a rule"))
    let json = Run("explain", "dto-leak", "--format", "json", in: folder.path)
    #expect(json.status == 2 && json.errors.contains("are for two names"))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: Self.folder + "/\(name).md", encoding: .utf8)
  }
}
