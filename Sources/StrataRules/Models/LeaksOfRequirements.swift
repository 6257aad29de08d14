import StrataModel

/// A DTO in a requirement of a protocol is also in each implementation: one violation with several locations. Those of
/// the implementations get the symbol and the text of the requirement, by which findings are put together.
struct LeaksOfRequirements {
  private struct Key: Hashable {
    var type: TypeID
    var member: String
    var target: String
  }

  private let found: [(usage: Usage, violation: Violation)]
  private let graph: Graph

  init(_ found: [(usage: Usage, violation: Violation)], _ context: RuleContext) {
    self.found = found
    graph = context.project.graph
  }

  func violations() -> [Violation] {
    var requirements: [Key: Violation] = [:]
    for (usage, violation) in found {
      guard let type = usage.user, graph[type].kind == .protocol, let key = key(usage, of: type) else { continue }
      requirements[key] = requirements[key] ?? violation
    }
    if requirements.isEmpty { return found.map(\.violation) }
    return found.map { usage, violation in
      guard let type = usage.user, graph[type].kind != .protocol,
        let requirement = requirement(of: usage, by: type, among: requirements)
      else { return violation }
      var result = violation
      (result.symbol, result.message, result.remedy) = (requirement.symbol, requirement.message, requirement.remedy)
      result.chain = requirement.chain
      return result
    }
  }

  /// A finding has locations of one module.
  private func requirement(of usage: Usage, by type: TypeID, among all: [Key: Violation]) -> Violation? {
    graph.allProjectSupertypes(of: type).lazy
      .compactMap { supertype in key(usage, of: supertype).flatMap { all[$0] } }
      .first { graph[$0.file].module == graph[usage.reference.file].module }
  }

  private func key(_ usage: Usage, of type: TypeID) -> Key? {
    let reference = usage.reference
    guard reference.declaration != noIndex,
      let member = graph.outermostMember(around: DeclarationID(reference.file, reference.declaration))
    else { return nil }
    return Key(type: type, member: graph.signature(of: member), target: graph.name(of: reference.target))
  }
}
