import StrataModel

/// The parts of one kind, and which use which: their cycles are the violations of ``LayerCycle``.
protocol PartGraph {
  /// What a part is called.
  var noun: String { get }
  /// Has no nodes if the definition does not want this kind of cycles.
  var finder: CycleFinder { get }
  /// The rule that reports the references of an edge; while it does, the cycle follows from its findings.
  var leader: String { get }

  func name(_ part: Int) -> String
  /// The references of an edge that the leader reports, if removing them removes the edge.
  func reported(_ from: Int, _ to: Int) -> Set<CodeLocation>
  /// Whether a part may implement a protocol that another one declares.
  func mayImplement(_ part: Int, _ other: Int) -> Bool
}

extension PartGraph {
  func mayImplement(_ part: Int, _ other: Int) -> Bool { true }

  func violations(of cycles: Cycles, _ graph: Graph) -> [Violation] {
    cycles.list.compactMap { violation(of: $0, graph) }
  }

  private func violation(of cycle: [Int], _ graph: Graph) -> Violation? {
    let steps = cycle.indices.compactMap { position -> Step? in
      let (from, to) = (cycle[position], cycle[(position + 1) % cycle.count])
      return finder.edge(from, to).map { Step(from: from, to: to, edge: $0, forbidden: reported(from, to)) }
    }
    guard let cut = steps.min(by: Step.isCheaper) else { return nil }
    let reference = graph.references[cut.edge.first]
    let round = chain(cycle, from: cut.from).map(name)
    let forbidden = steps.filter { !$0.forbidden.isEmpty }
    let example = graph.targetName(of: reference)
    var violation = Violation(
      // The target names the whole way back: several cycles may have this edge.
      at: reference, symbol: name(cut.from), target: round.dropFirst().dropLast().joined(separator: " → "),
      message: "\(noun)s depend on each other in a cycle: \(round.joined(separator: " → "))",
      remedy: "cut \(name(cut.from)) → \(name(cut.to)), which is \(counted(cut.edge.count, "reference")) "
        + "(first: \(quoted(example))): move what both need to a third \(noun)"
        + (mayImplement(cut.to, cut.from)
          ? ", or declare a protocol in \(name(cut.from)) that \(name(cut.to)) implements" : ""),
      chain: round)
    // The first reference of each other edge.
    let related = steps.filter { $0.from != cut.from }.map { step in
      let reference = graph.references[step.edge.first]
      return CodeLocation(reference.file, reference.offset)
    }
    let causes = forbidden.reduce(into: Set<CodeLocation>()) { $0.formUnion($1.forbidden) }
    violation.links = ViolationLinks(
      related: related, followsFrom: causes, followsRule: leader,
      onceAccepted: onceAccepted(
        forbidden.map { .init(name: "\(name($0.from)) → \(name($0.to))", locations: $0.forbidden) }),
      acceptedAt: causes.union(related))
    return violation
  }

  private func onceAccepted(_ edges: [AcceptedCauses.Cause]) -> AcceptedCauses {
    AcceptedCauses(
      causes: edges, introduction: "; `\(leader)` is accepted for ", consequence: ", and the cycle remains",
      remedy: "; or name `layer-cycle` too where `\(leader)` is accepted")
  }

  /// The cycle from a node back to the same node.
  private func chain(_ nodes: [Int], from start: Int) -> [Int] {
    guard let position = nodes.firstIndex(of: start) else { return nodes }
    return Array(nodes[position...] + nodes[..<position]) + [start]
  }
}

/// An edge of a cycle.
private struct Step {
  var from: Int
  var to: Int
  var edge: CycleFinder.Edge
  /// The references that the leader reports.
  var forbidden: Set<CodeLocation>

  static func isCheaper(_ a: Step, _ b: Step) -> Bool {
    if a.forbidden.isEmpty != b.forbidden.isEmpty { return !a.forbidden.isEmpty }
    return (a.edge.count, a.edge.first) < (b.edge.count, b.edge.first)
  }
}
