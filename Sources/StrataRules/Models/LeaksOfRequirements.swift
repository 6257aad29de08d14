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
      result.includes += uses(of: usage.reference.target, in: usage, of: type)
      return result
    }
  }

  /// A finding has locations of one module.
  private func requirement(of usage: Usage, by type: TypeID, among all: [Key: Violation]) -> Violation? {
    graph.allProjectSupertypes(of: type).lazy
      .compactMap { supertype in key(usage, of: supertype).flatMap { all[$0] } }
      .first { graph[$0.file].module == graph[usage.reference.file].module }
  }

  /// Where the member uses the DTO besides its signature: part of the violation, which no longer has the name of the type.
  private func uses(of target: Target, in usage: Usage, of type: TypeID) -> [UInt32] {
    let member = member(around: usage.reference)
    return graph.references(from: type).filter {
      $0.file == usage.reference.file && $0.target == target && self.member(around: $0) == member
    }.map(\.offset)
  }

  private func member(around reference: Reference) -> DeclarationID? {
    guard reference.declaration != noIndex else { return nil }
    return graph.outermostMember(around: DeclarationID(reference.file, reference.declaration))
  }

  private func key(_ usage: Usage, of type: TypeID) -> Key? {
    guard let member = member(around: usage.reference) else { return nil }
    return Key(type: type, member: graph.signature(of: member), target: graph.name(of: usage.reference.target))
  }
}
