import StrataDefinition
import StrataModel
import StrataRules
import Testing

@testable import StrataAnalysis

enum StrataRulesCatalogue {
  static var all: [RuleDescription] { RuleRegistry.descriptions }
}

/// Moves of random types to random layers and folders, each compared with a check of the code after it.
struct RandomMoves {
  private let workspace: MemoryWorkspace
  private let definition: Definition
  private var random: SplitMix64

  init(_ workspace: MemoryWorkspace, by definition: Definition, seed: UInt64) {
    self.workspace = workspace
    self.definition = definition
    random = SplitMix64(seed: seed)
  }

  /// - Returns: how many moves were compared; those that are refused do not count.
  mutating func compare(count: Int) throws -> Int {
    let whatIf = WhatIf(Analyzer(workspace, by: definition))
    let graph = whatIf.snapshot.graph
    let types = graph.typeIDs.filter { graph[$0].outer == nil && !graph[$0].isLocal && !graph[$0].isTest }
    let folders = Set(graph.files.filter { !$0.isTest }.map { DestinationFinder.folder(of: $0.path) }).sorted()
    var compared = 0
    var attempts = 0
    while compared < count, attempts < count * 20 {
      attempts += 1
      guard let type = types.randomElement(using: &random) else { break }
      let isLayer = Bool.random(using: &random)
      let layer = definition.layers.randomElement(using: &random)?.name ?? ""
      let folder = folders.randomElement(using: &random) ?? ""
      let isWholeFile = Int.random(in: 0..<3, using: &random) == 0
      let destination: WhatIf.Destination = isLayer ? .layer(layer) : .folder(folder)
      // Refused moves do not count.
      guard let outcome = try? whatIf.move(type, to: destination, wholeFile: isWholeFile) else { continue }
      compared += 1
      try compare(outcome, whatIf.currentResult)
    }
    return compared
  }

  private func compare(_ outcome: ChangeOutcome, _ before: CheckResult) throws {
    let plan = outcome.plan
    let moved = try reallyMoved(plan)
    let after = Analyzer(moved, by: definition).snapshot().check()
    let expected = FindingDifference(from: before, to: after)
    if plan.losesReferences {
      // Findings about them count as unchanged, although a check would not have them.
      #expect(Set(outcome.difference.closed).isSubset(of: expected.closed), "\(plan.title)")
      return
    }
    #expect(outcome.difference == expected, "\(plan.title)")
    #expect(outcome.scoreAfter == after.score, "\(plan.title)")
    // The same by plain sets of identities.
    let old = Set(before.findings.map(\.key))
    let new = Set(after.findings.map(\.key))
    #expect(Set(outcome.difference.closed.map(\.key)).isSuperset(of: old.subtracting(new)), "\(plan.title)")
    #expect(Set(outcome.difference.opened.map(\.key)).isSuperset(of: new.subtracting(old)), "\(plan.title)")
    #expect(
      outcome.difference.opened.count - outcome.difference.closed.count == after.findings.count - before.findings.count)
  }

  /// The files after the move. A file that moves as it is is moved here; of others, which get imports for instance, the
  /// edits of the plan are made after checking that no line is lost.
  private func reallyMoved(_ plan: ChangePlan) throws -> MemoryWorkspace {
    if plan.files.count == 1, let file = plan.files.first, let origin = file.origin, file.text == workspace[origin] {
      var result = workspace
      result[file.path] = workspace[origin]
      result[origin] = nil
      return result
    }
    let result = workspace.applying(plan)
    var left = lines(of: workspace, plan.files.map { $0.origin ?? $0.path })
    for line in lines(of: result, plan.files.map(\.path)) {
      if let index = left.firstIndex(of: line) { left.remove(at: index) }
    }
    // What remains was given another access level.
    #expect(left.isEmpty, "\(plan.title): lost \(left)")
    return result
  }

  /// Lines without access levels.
  private func lines(of workspace: MemoryWorkspace, _ paths: [String]) -> [String] {
    paths.flatMap { path in
      String(decoding: workspace[path] ?? [], as: UTF8.self).split(separator: "\n").map { line in
        line.split(separator: " ").filter { !["public", "internal", "private", "fileprivate"].contains($0) }
          .joined(separator: " ")
      }
    }
  }
}
