import StrataAnalysis
import StrataModel
import StrataRules
import Testing

/// A DTO that is declared in Domain and used there: what accepts the type accepts none of its uses.
@Suite struct AcceptedMisplacedTests {
  private func check(_ comment: String = "", exemptions: String = "", uses: Int = 1) throws -> CheckResult {
    let users = (0..<uses).map { "struct ParcelList\($0) { let parcel: ParcelDTO }" }.joined(separator: "\n")
    let fixture = try Fixture(
      name: "misplaced-type/test",
      text: """
        // file: strata.yml
        extends: repository
        \(exemptions)
        // file: Sources/Domain/Entities/ParcelDTO.swift
        struct ParcelDTO: Codable { let id: Int }  \(comment)
        // file: Sources/Domain/Entities/ParcelList.swift
        \(users)
        """)
    let analyzer = try Analyzer(FixtureRun.workspace(of: fixture), by: FixtureRun.definition(of: fixture))
    return analyzer.snapshot().check(RuleSelection(only: ["misplaced-type", "dependency-rule"]))
  }

  private func rules(_ result: CheckResult) -> [String] { result.findings.map { "\($0.rule) \($0.symbol)" } }

  @Test func itsUsesFollowFromIt() throws {
    let result = try check()
    #expect(rules(result) == ["misplaced-type ParcelDTO"])
    #expect(result.implied.map(\.finding.symbol) == ["ParcelList0"])
  }

  @Test func aCommentAcceptsNoUse() throws {
    let result = try check("// strata:disable:this misplaced-type — later")
    #expect(rules(result) == ["dependency-rule ParcelList0"])
    #expect(result.findings[0].message.hasSuffix("; `misplaced-type` is accepted for `ParcelDTO`"))
  }

  @Test func anExemptionAcceptsTheUsesItNames() throws {
    let type = "exemptions:\n  - {rule: misplaced-type, symbol: ParcelDTO, reason: later}"
    #expect(try rules(check(exemptions: type)) == ["dependency-rule ParcelList0"])
    let both = type + "\n  - {rule: dependency-rule, target: ParcelDTO, reason: later}"
    #expect(try rules(check(exemptions: both)).isEmpty)
  }

  @Test func aBaselineAcceptsThePresentUses() throws {
    let baseline = Baseline(accepting: try check())
    var same = try check()
    baseline.apply(to: &same, selection: RuleSelection(), name: "b")
    #expect(same.findings.isEmpty && same.notices.allSatisfy { $0.kind != .staleBaseline })
    var more = try check(uses: 2)
    baseline.apply(to: &more, selection: RuleSelection(), name: "b")
    #expect(rules(more) == ["dependency-rule ParcelList1"])
  }
}
