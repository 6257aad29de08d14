import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import Testing

/// What a move is said to close and open is what a check finds after it.
@Suite struct WhatIfFixtureTests {
  @Test func randomMovesOfTheFixtures() throws {
    var random = Linear(state: 7)
    var compared = 0
    var attempts = 0
    let fixtures = Fixture.all
    while compared < 60, attempts < 2000 {
      attempts += 1
      let fixture = fixtures[random.next(below: fixtures.count)]
      let definition = try FixtureRun.definition(of: fixture)
      let workspace = FixtureRun.workspace(of: fixture)
      let whatIf = WhatIf(Analyzer(workspace, by: definition))
      let graph = whatIf.snapshot.graph
      let types = Array(graph.typeIDs).filter { graph[$0].outer == nil && !graph[$0].isLocal }
      guard !types.isEmpty, !definition.layers.isEmpty else { continue }
      let type = types[random.next(below: types.count)]
      let layer = definition.layers[random.next(below: definition.layers.count)].name
      guard let outcome = try? whatIf.move(type, to: .layer(layer)) else { continue }
      compared += 1
      var moved = workspace
      for origin in outcome.plan.files.compactMap(\.origin) { moved[origin] = nil }
      for file in outcome.plan.files { moved[file.path] = file.text }
      let after = Analyzer(moved, by: definition).snapshot().check()
      let expected = FindingDifference(from: whatIf.currentResult, to: after)
      #expect(outcome.difference == expected, "\(fixture.name): \(outcome.plan.title)")
    }
    #expect(compared == 60)
  }
}

/// The same sequence everywhere.
private struct Linear {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
