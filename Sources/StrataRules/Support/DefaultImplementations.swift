import StrataModel

/// The uses of members that extensions of protocols add as default implementations of requirements. The graph records
/// the requirement as what is used: who calls it reaches the default of a type that does not implement it itself.
struct DefaultImplementations {
  private let context: RuleContext
  private let graph: Graph
  private lazy var uses = context.declarationUses

  init(_ context: RuleContext) {
    self.context = context
    graph = context.project.graph
  }

  /// Indices of the references to the requirement that a member of an extension implements.
  mutating func uses(ofDefault member: DeclarationID) -> [Int] {
    guard let type = graph.enclosingType(of: member), graph[type].kind == .protocol else { return [] }
    let requirements = ([type] + graph.allProjectSupertypes(of: type)).filter { graph[$0].kind == .protocol }
      .flatMap { graph.children(of: graph[$0].declaration) }.filter { $0 != member && isSame($0, member) }
    guard !requirements.isEmpty, isReached(member, of: type) else { return [] }
    return requirements.flatMap { uses[$0].map { Int($0) } }
  }

  private func isSame(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    graph[one].kind == graph[other].kind && graph[one].isStatic == graph[other].isStatic
      && graph.signature(of: one) == graph.signature(of: other)
  }

  /// Whether a type conforms without an implementation of its own.
  private func isReached(_ member: DeclarationID, of type: TypeID) -> Bool {
    var queue = [type]
    var seen: Set<TypeID> = [type]
    while let next = queue.popLast() {
      for subtype in graph.directSubtypes(of: next, where: { _ in true }) where seen.insert(subtype).inserted {
        if graph[subtype].kind == .protocol {
          queue.append(subtype)
        } else if context.isProduction(subtype), !graph.members(of: subtype).contains(where: { isSame($0, member) }) {
          return true
        }
      }
    }
    return false
  }
}
