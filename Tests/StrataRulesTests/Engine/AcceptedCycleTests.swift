import StrataAnalysis
import StrataModel
import StrataRules
import Testing

/// A cycle of layers whose edge Domain → Presentation is forbidden, and what accepts the references of that edge.
@Suite struct AcceptedCycleTests {
  /// - Parameters:
  ///   - first: the comment at the first reference of the forbidden edge.
  ///   - second: the comment at the second one.
  private func check(
    _ first: String, _ second: String, exemptions: String = "", selection: RuleSelection = RuleSelection()
  ) throws -> CheckResult {
    let fixture = try Fixture(
      name: "layer-cycle/test",
      text: """
        // file: strata.yml
        extends: repository
        \(exemptions)
        // file: Sources/Presentation/FeedViewModel.swift
        final class FeedViewModel {
          let load: LoadFeedUseCase
        }
        struct FeedStyle {}
        // file: Sources/Domain/LoadFeedUseCase.swift
        protocol LoadFeedUseCase {
          func execute() -> [FeedItem]
        }
        struct FeedItem {
          let style: FeedStyle  \(first)
        }
        struct FeedHeader {
          let style: FeedStyle  \(second)
        }
        """)
    let analyzer = try Analyzer(FixtureRun.workspace(of: fixture), by: FixtureRun.definition(of: fixture))
    return analyzer.snapshot().check(selection)
  }

  private func rules(_ result: CheckResult) -> [String] { result.findings.map { "\($0.rule) \($0.symbol)" } }

  private let edge = "// strata:disable:this dependency-rule — later"
  private let both = "// strata:disable:this dependency-rule, layer-cycle — later"

  @Test func isNotReportedWhileAReferenceOfTheEdgeIs() throws {
    #expect(try rules(check("", "")) == ["dependency-rule FeedItem", "dependency-rule FeedHeader"])
    #expect(try rules(check(edge, "")) == ["dependency-rule FeedHeader"])
  }

  @Test func remainsWhereTheEdgeIsAccepted() throws {
    let result = try check(edge, edge)
    #expect(rules(result) == ["layer-cycle Domain"])
    #expect(result.findings[0].message.hasSuffix("is accepted for Domain → Presentation, and the cycle remains"))
    #expect(result.findings[0].remedy.hasSuffix("or name `layer-cycle` too where `dependency-rule` is accepted"))
    #expect(result.findings[0].locations.map(\.line) == [5, 2])
  }

  @Test func isAcceptedByOneOfTheComments() throws {
    for (first, second) in [(both, edge), (edge, both), (both, both)] {
      #expect(try rules(check(first, second)).isEmpty, "\(first) \(second)")
    }
  }

  /// A comment that names the cycle before its edge is accepted everywhere is used.
  @Test func mayBeAcceptedInAdvance() throws {
    #expect(try rules(check("", both)) == ["dependency-rule FeedItem"])
    #expect(try rules(check(both, "")) == ["dependency-rule FeedHeader"])
    let cycle = "// strata:disable:this layer-cycle — later"
    #expect(try rules(check("", cycle)) == ["dependency-rule FeedItem", "dependency-rule FeedHeader"])
  }

  @Test func isAcceptedByAnExemptionOfTheEdgeThatNamesIt() throws {
    func exemption(_ rules: String, _ symbol: String) -> String {
      "exemptions:\n  - {rules: [\(rules)], symbol: \(symbol), reason: later}"
    }
    let named = try check(edge, "", exemptions: exemption("dependency-rule, layer-cycle", "FeedHeader"))
    #expect(rules(named).isEmpty)
    let other = try check(edge, "", exemptions: exemption("dependency-rule", "FeedHeader"))
    #expect(rules(other) == ["layer-cycle Domain"])
    let path = try check(
      edge, edge, exemptions: "exemptions:\n  - {rule: layer-cycle, path: Sources/Presentation, reason: later}")
    #expect(rules(path).isEmpty)
  }

  @Test func partOfTheRulesReportsItWithoutTheEdge() throws {
    let cycle = RuleSelection(only: ["layer-cycle"])
    let result = try check("", "", selection: cycle)
    #expect(rules(result) == ["layer-cycle Domain"])
    #expect(!result.findings[0].message.contains("accepted"))
    #expect(try rules(check(both, edge, selection: cycle)).isEmpty)
    #expect(try rules(check(both, both, selection: RuleSelection(skipped: ["layer-cycle"]))).isEmpty)
  }

  @Test func aBaselineAcceptsBoth() throws {
    var result = try check(edge, "")
    Baseline(accepting: result).apply(to: &result, selection: RuleSelection(), name: "b")
    #expect(result.findings.isEmpty && result.notices.allSatisfy { $0.kind != .staleBaseline })
    var later = try check(edge, "")
    let accepted = later.findings.map { ($0.key, $0.occurrences) }
    Baseline(counts: Dictionary(uniqueKeysWithValues: accepted)).apply(
      to: &later, selection: RuleSelection(), name: "b")
    #expect(rules(later) == ["layer-cycle Domain"])
    #expect(later.findings[0].message.contains("and the cycle remains"))
  }
}
