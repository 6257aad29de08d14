import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

/// A difference leads from the first state to the second one, whatever the edits were.
@Suite struct ArchitectureDifferenceTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func randomEdits(seed: UInt64) throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: "gateway")
    var workspace = MemoryWorkspace(GeneratedCode(seed: seed, types: 40).files)
    var edits = RandomEdits(seed: seed)
    var last = Analyzer(workspace, by: definition).snapshot()
    var seen = (new: 0, fixed: 0, moved: 0, types: 0, dependencies: 0)
    for round in 0..<25 {
      var descriptions: [String] = []
      for _ in 0...(round % 4) { descriptions.append(edits.next(&workspace)) }
      if round % 5 == 4, let path = workspace.paths.first(where: { $0.hasPrefix("Sources/Data") }) {
        workspace["Sources/Domain/Moved\(round).swift"] = workspace[path]
        workspace[path] = nil
      }
      let next = Analyzer(workspace, by: definition).snapshot()
      let comparison = Comparison(
        from: state(last), to: state(next), definition: .same)
      check(comparison, descriptions)
      seen.new += comparison.findings.new.count
      seen.fixed += comparison.findings.fixed.count
      seen.moved += comparison.findings.moved.count
      seen.types += comparison.architecture.movedTypes.count
      seen.dependencies += comparison.architecture.newTypeDependencies.count
      last = next
    }
    // It was worth it.
    #expect(seen.new > 0 && seen.fixed > 0 && seen.moved > 0 && seen.types > 0 && seen.dependencies > 0, "\(seen)")
  }

  private func state(_ snapshot: Snapshot) -> Comparison.State {
    Comparison.State(name: "", commit: nil, result: snapshot.check(), architecture: snapshot.architecture())
  }

  private func check(_ comparison: Comparison, _ edits: [String]) {
    let (before, after) = (comparison.before, comparison.after)
    let findings = comparison.findings
    let kept = findings.moved + findings.changed
    // Every finding of either state is in exactly one list, or unchanged.
    #expect(
      before.result.findings.count
        == findings.fixed.count + findings.acceptedNow.count + kept.count + findings.unchangedCount, "\(edits)")
    #expect(
      after.result.findings.count
        == findings.new.count + findings.reportedAgain.count + kept.count + findings.unchangedCount, "\(edits)")
    let known = Set(before.result.findings.map(\.key))
    let present = Set(after.result.findings.map(\.key))
    #expect(Set(findings.new.map(\.key)).subtracting(present).isEmpty)
    #expect(Set(findings.fixed.map(\.key)).subtracting(known).isEmpty)
    // Keys that only one state has are new, fixed, or explained by a type or member under another name.
    let explained = Set(findings.moved.map(\.after.key))
    #expect(present.subtracting(known).subtracting(findings.new.map(\.key)).isSubset(of: explained), "\(edits)")

    let difference = comparison.architecture
    let (old, new) = (before.architecture.types, after.architecture.types)
    #expect(old.count - difference.goneTypes.count + difference.newTypes.count == new.count, "\(edits)")
    let matches = TypeMatches(before.architecture, after.architecture)
    for (index, partner) in matches.after.enumerated() {
      guard let partner else { continue }
      #expect(matches.before[partner] == index)
    }
    func pairs(_ architecture: Architecture, _ name: (Int) -> String) -> Set<String> {
      Set(
        architecture.uses.compactMap { use in
          guard let from = use.from, let to = use.to else { return nil }
          return "\(name(from)) → \(name(to))"
        })
    }
    let oldPairs = pairs(before.architecture) { matches.after[$0].map { "\($0)" } ?? "gone \($0)" }
    let newPairs = pairs(after.architecture) { "\($0)" }
    #expect(difference.newTypeDependencies.count == newPairs.subtracting(oldPairs).count, "\(edits)")
    #expect(difference.goneTypeDependencies.count == oldPairs.subtracting(newPairs).count, "\(edits)")
  }

  @Test func aStateEqualsItself() throws {
    let definition = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(style: "gateway")
    let snapshot = Analyzer(MemoryWorkspace(GeneratedCode(seed: 5, types: 40).files), by: definition).snapshot()
    let comparison = Comparison(from: state(snapshot), to: state(snapshot), definition: .same)
    #expect(comparison.findings.unchangedCount == snapshot.check().findings.count)
    #expect(comparison.findings.added.isEmpty && comparison.findings.fixed.isEmpty)
    let difference = comparison.architecture
    #expect(difference.newTypes.isEmpty && difference.goneTypes.isEmpty && difference.movedTypes.isEmpty)
    #expect(difference.newTypeDependencies.isEmpty && difference.cycles.isEmpty && difference.newSurface.isEmpty)
    #expect(difference.dependencies.values.allSatisfy { $0.new.isEmpty && $0.gone.isEmpty && $0.changed.isEmpty })
  }
}
