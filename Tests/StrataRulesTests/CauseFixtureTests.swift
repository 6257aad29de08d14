import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import Testing

/// A cause of the findings of a fixture closes and opens what `whatif` says of the same change.
@Suite struct CauseFixtureTests {
  @Test func causesOfTheFixtures() throws {
    var compared = 0
    for fixture in Fixture.all {
      let definition = try FixtureRun.definition(of: fixture)
      let analyzer = Analyzer(FixtureRun.workspace(of: fixture), by: definition)
      let findings = analyzer.snapshot().check().findings
      guard findings.count(where: { $0.rule == "dependency-rule" }) >= Causes.smallestCount else { continue }
      let causes = CauseFinder(analyzer).causes(of: findings)
      var seen: Set<Int> = []
      for cause in causes.list {
        let effect = try #require(cause.effect)
        #expect(cause.findings.count >= Causes.smallestCount && cause.findings.count > effect.opens)
        #expect(cause.findings.count <= effect.closes && seen.isDisjoint(with: cause.findings))
        seen.formUnion(cause.findings)
        let whatIf = WhatIf(Analyzer(FixtureRun.workspace(of: fixture), by: definition))
        let difference = try outcome(cause.change, whatIf).difference
        #expect(difference.closed.count == effect.closes, "\(fixture.name): \(cause.change.title)")
        #expect(difference.opened.count == effect.opens, "\(fixture.name): \(cause.change.title)")
        let closed = Set(difference.closed.map(\.key))
        #expect(cause.findings.allSatisfy { closed.contains(findings[$0].key) })
        compared += 1
      }
    }
    #expect(compared >= 10, "\(compared)")
  }

  private func outcome(_ change: ProposedChange, _ whatIf: WhatIf) throws -> ChangeOutcome {
    func type(_ name: String) throws -> TypeID { try #require(whatIf.snapshot.types(named: name).first, "\(name)") }
    switch change {
    case .move(let name, let layer): return try whatIf.move(type(name), to: .layer(layer))
    case .declare(let name, let target, let layer):
      return try whatIf.declare(name, for: type(target), in: .layer(layer))
    case .invert(let user, let target): return try whatIf.invert(type(user), type(target))
    }
  }
}
