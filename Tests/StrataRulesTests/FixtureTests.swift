import StrataModel
import StrataRules
import Testing

@Suite struct FixtureTests {
  /// Every finding of the compared rules is expected, and every expected one is found.
  @Test(arguments: Fixture.all) func findsWhatIsMarked(_ fixture: Fixture) throws {
    let differences = try FixtureRun(fixture).differences
    #expect(differences.isEmpty, "\(fixture.name)\n\(differences.joined(separator: "\n"))")
  }

  /// A rule without an example that breaks it, or one that keeps it, is not tested.
  @Test(arguments: RuleRegistry.descriptions.map(\.id)) func ruleHasBadAndGoodFixture(_ rule: String) {
    let own = Fixture.all.filter { $0.rule == rule }
    let bad = own.filter { fixture in fixture.expectations.contains { $0.rule == rule } }
    let good = own.filter { fixture in !fixture.expectations.contains { $0.rule == rule } }
    #expect(!bad.isEmpty, "no fixture in Fixtures/\(rule) that breaks the rule")
    #expect(!good.isEmpty, "no fixture in Fixtures/\(rule) that keeps the rule")
  }

  /// A finding says what is wrong and what to do, in the terms of CONTRIBUTING.
  @Test(arguments: Fixture.all) func findingsAreComplete(_ fixture: Fixture) throws {
    for finding in try FixtureRun(fixture).found {
      #expect(!finding.symbol.isEmpty, "\(fixture.name): \(finding.message)")
      #expect(!finding.message.isEmpty && !finding.message.hasSuffix("."), "\(fixture.name): \(finding.message)")
      #expect(!finding.remedy.isEmpty && !finding.remedy.hasSuffix("."), "\(fixture.name): \(finding.remedy)")
      let text = finding.message + "; " + finding.remedy
      #expect(OldIdioms.first(in: text) == nil && !text.contains("the view model `"), "\(fixture.name): \(text)")
    }
  }
}
