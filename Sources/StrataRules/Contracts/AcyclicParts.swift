import StrataDefinition
import StrataModel

/// A contract with `acyclic`: parts that use each other form no cycle.
struct AcyclicParts {
  let contract: Contract
  let parts: ContractParts

  func check(_ context: RuleContext) -> RuleOutcome {
    var outcome = RuleOutcome()
    guard parts.names.count > 1 else { return outcome }
    let finder = edges(context) { outcome.examined += 1 }
    let cycles = finder.cycles()
    outcome.notices = cycles.notices(contract.name)
    outcome.violations = cycles.list.compactMap { violation(of: $0, finder, context.project.graph) }
    return outcome
  }

  /// - Parameter examine: called for each usage by a part.
  func edges(_ context: RuleContext, _ examine: () -> Void = {}) -> CycleFinder {
    var finder = CycleFinder(count: parts.names.count)
    for usage in context.usagesUnderContract where parts.ofFile[usage.reference.file.index] >= 0 {
      examine()
      for (from, to) in parts.crossings(usage, context) { finder.add(from: from, to: to, at: usage.order) }
    }
    return finder
  }

  /// At the first reference of the edge with the fewest ones; those of the other edges are further locations.
  private func violation(of cycle: [Int], _ finder: CycleFinder, _ graph: Graph) -> Violation? {
    let steps = cycle.indices.compactMap { position in
      finder.edge(cycle[position], cycle[(position + 1) % cycle.count]).map { (position: position, edge: $0) }
    }
    guard let cut = steps.min(by: { ($0.edge.count, $0.edge.first) < ($1.edge.count, $1.edge.first) }) else {
      return nil
    }
    let round = (cycle[cut.position...] + cycle[..<cut.position] + [cycle[cut.position]]).map { parts.names[$0] }
    let reference = graph.references[cut.edge.first]
    var violation = Violation(
      at: reference, symbol: round[0], target: round.dropFirst().dropLast().joined(separator: " → "),
      message: "parts depend on each other in a cycle: \(round.joined(separator: " → ")) (\(contract.origin))",
      remedy: "cut \(round[0]) → \(round[1]), which is \(counted(cut.edge.count, "reference")) "
        + "(first: \(quoted(graph.targetName(of: reference)))): move what both need to a third part",
      chain: round)
    let related = steps.filter { $0.position != cut.position }.map { step in
      let reference = graph.references[step.edge.first]
      return CodeLocation(reference.file, reference.offset)
    }
    violation.links = ViolationLinks(related: related, acceptedAt: Set(related))
    return violation
  }
}
