import StrataClassification
import StrataModel
import StrataThreads

/// How the code of a type assigns one of its properties.
struct OwnAssignments: Sendable {
  var count = 0
  var inInitializer = false
  var fromParameter = false
}

extension RuleContext {
  /// By the name of a property, what the code of a type assigns. Read once for each type.
  func ownAssignments(in type: TypeID) -> [String: OwnAssignments] {
    if let known = knownOwnAssignments.withLock({ $0[type] }) { return known }
    let graph = project.graph
    var result: [String: OwnAssignments] = [:]
    for body in graph.bodies(of: type) where body.kind != .initialValue {
      for use in body.tree.operators(in: body.range, where: { $0 == "=" }) {
        let path = body.tree.path(of: use.left.lowerBound)
        guard let name = path.last, path.count == 1 || path.count == 2 && path[0] == "self" else { continue }
        result[name, default: OwnAssignments()].count += 1
        if body.kind == .initializer { result[name]?.inInitializer = true }
        let value = use.right.lowerBound
        if body.kind == .function, body.tree[value].kind == .identifier,
          graph.parameterNames(of: body.declaration).contains(body.tree.name(value))
        {
          result[name]?.fromParameter = true
        }
      }
    }
    knownOwnAssignments.withLock { $0[type] = result }
    return result
  }
}

extension Graph {
  /// The names by which the code of a function knows its parameters.
  func parameterNames(of function: DeclarationID) -> [String] {
    let facts = facts(of: function)
    return facts.parameters[self[function].parameters.range].map { facts.names[$0.name] }
  }
}
