import StrataClassification
import StrataDefinition
import StrataIndex
import StrataModel
import StrataSyntax
import Testing

@testable import StrataRules

/// A view model that stores a gateway breaks two rules at one location.
@Suite struct PrecedenceTests {
  private static let app = """
    // style: gateway
    // file: Sources/Presentation/LoginViewModel.swift
    final class LoginViewModel {
      private let gateway: SendOTPGateway

      init(gateway: SendOTPGateway) {
        self.gateway = gateway
      }
    }
    // file: Sources/Data/SendOTPGateway.swift
    struct SendOTPGateway {
      func sendOTP() {}
    }
    """

  private func check(
    _ settings: [String: Severity] = [:], selection: RuleSelection = RuleSelection(), comment: String = "",
    exempting: String? = nil
  ) throws -> CheckResult {
    let text = Self.app.replacing("  private let gateway", with: "  \(comment)\n  private let gateway")
    let run = try FixtureRun(Fixture(name: "skipped-layer/precedence", text: text))
    var definition = run.project.definition
    for rule in ["dependency-rule", "skipped-layer"] {
      definition.rules[rule]?.severity = settings[rule] ?? .error
    }
    for rule in definition.rules.keys where !["dependency-rule", "skipped-layer"].contains(rule) {
      definition.rules[rule]?.severity = .off
    }
    if let exempting {
      definition.exemptions = [
        Exemption(rules: [exempting], symbol: nil, target: nil, path: nil, reason: "r", origin: "strata.yml:1")
      ]
    }
    let project = Classifier.classify(run.project.graph, by: definition)
    return RuleEngine(project, rules: RuleRegistry.rules(of: project.definition), selection: selection, jobs: 1).run()
  }

  private func lines(_ result: CheckResult) -> [String] {
    result.findings.map { "\($0.rule) \($0.severity) \($0.member) \($0.alsoBreaks)" }
  }

  @Test func theMoreSpecificRuleLeadsAndNamesTheOther() throws {
    #expect(
      lines(try check()) == [
        #"skipped-layer error gateway ["dependency-rule"]"#, #"skipped-layer error init(gateway:) ["dependency-rule"]"#,
      ])
  }

  @Test func aRuleThatIsOffLeadsNothing() throws {
    #expect(
      lines(try check(["skipped-layer": .off])) == [
        "dependency-rule error gateway []", "dependency-rule error init(gateway:) []",
      ])
  }

  @Test func theHigherSeverityCounts() throws {
    #expect(lines(try check(["skipped-layer": .warning])).allSatisfy { $0.hasPrefix("skipped-layer error") })
  }

  @Test(arguments: [RuleSelection(only: ["dependency-rule"]), RuleSelection(skipped: ["skipped-layer"])])
  func aRuleThatWasNotAskedForLeadsNothing(_ selection: RuleSelection) throws {
    #expect(
      lines(try check(selection: selection)) == [
        #"dependency-rule error gateway ["skipped-layer"]"#, #"dependency-rule error init(gateway:) ["skipped-layer"]"#,
      ])
  }

  @Test(arguments: ["skipped-layer", "dependency-rule"], [RuleSelection(), RuleSelection(only: ["dependency-rule"])])
  func acceptingAnyOfTheRulesAcceptsTheLocation(_ rule: String, _ selection: RuleSelection) throws {
    let suppressed = try check(selection: selection, comment: "// strata:disable:next \(rule) — later")
    #expect(suppressed.findings.map(\.member) == ["init(gateway:)"])
    #expect(try check(selection: selection, exempting: rule).findings.isEmpty)
  }
}
