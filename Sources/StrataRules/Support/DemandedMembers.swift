import StrataClassification
import StrataModel

/// Members that types have because a protocol of the project demands them: what several types do to satisfy one requirement
/// is one decision.
enum DemandedMembers {
  /// The requirement that the member around a reference satisfies, if it mentions what the rule is about itself.
  static func requirement(
    around reference: Reference, of type: TypeID, in graph: Graph, mentioning isMeant: (Reference) -> Bool
  ) -> DeclarationID? {
    guard reference.declaration != noIndex,
      let member = graph.outermostMember(around: DeclarationID(reference.file, reference.declaration))
    else { return nil }
    let name = graph.name(of: member)
    return graph.projectProtocols(of: type).flatMap { graph.members(of: $0) }.first { requirement in
      graph[requirement].kind == graph[member].kind && graph[requirement].body.isEmpty
        && graph.name(of: requirement) == name
        && graph.references(in: requirement.file).contains { $0.declaration == requirement.index && isMeant($0) }
    }
  }

  /// One finding for what several view models do to satisfy a requirement.
  static func joined(_ violations: [Violation], in graph: Graph) -> [Violation] {
    guard violations.contains(where: { $0.links?.demandedBy != nil }) else { return violations }
    return Dictionary(grouping: violations) { $0.links?.demandedBy }.flatMap { requirement, group in
      requirement.map { joined(group, demandedBy: $0, in: graph) } ?? group
    }.sorted { $0.location < $1.location }
  }

  private static func joined(
    _ group: [Violation], demandedBy requirement: DeclarationID, in graph: Graph
  ) -> [Violation] {
    let viewModels = Set(group.map(\.symbol)).count
    guard viewModels > 1, let port = graph.enclosingType(of: requirement) else { return group }
    let name = quoted("\(graph[port].name).\(graph.name(of: requirement))")
    return Conventions.decision(group, message: ", as \(name) demands of \(counted(viewModels, "view model"))") {
      "let \(name) be a value from which the view creates \(quoted($0.target))"
    }
  }
}
