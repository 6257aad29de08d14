import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Which types a protocol can replace, and its name.
extension InterfacePlanner {
  /// A protocol replaces no type that is only tested for.
  static func requireUse(_ uses: [Reference], of target: TypeID, _ graph: Graph) throws(WhatIfError) {
    let tests = TypeTests(graph)
    guard let first = uses.first, uses.allSatisfy({ $0.kind == .mentions && tests.contains($0) }) else { return }
    let location = graph.location(first.file, first.offset)
    throw WhatIfError(
      "no protocol can replace `\(graph[target].name)`: its only use is a type test (\(location.file):\(location.line)), "
        + "and other types may conform to a protocol; give the value a property, and read it instead of testing")
  }

  /// A protocol to which the type conforms already. Where no operation is called, every protocol has all of them, so that
  /// only one with the name of the type is meant.
  static func interface(
    of target: TypeID, _ operations: [DeclarationID], _ users: [TypeID], _ project: ClassifiedGraph
  ) -> TypeID? {
    let found = RuleContext(project).interface(of: target, with: operations, for: users)
    guard operations.isEmpty, let found else { return found }
    let names = ProtocolNames.candidates(for: project.graph[target].simpleName, project.vocabulary)
    return names.contains(project.graph[found].simpleName) ? found : nil
  }

  static func requireReplaceable(_ target: TypeID, _ graph: Graph) throws(WhatIfError) {
    let entity = graph[target]
    let reason: String
    switch entity.kind {
    case .class, .struct, .actor:
      if let outer = entity.outer {
        reason = "it is declared inside `\(graph[outer].name)`"
      } else if !graph[entity.declaration].genericParameters.isEmpty {
        reason = "it is generic; the protocol would need associated types"
      } else {
        return
      }
    case .enum: reason = "it is an enum; its cases cannot be requirements"
    case .typealias: reason = "it is a type alias; name its underlying type"
    default: reason = "it is already a protocol; strata whatif move shows where it is best declared"
    }
    throw WhatIfError("no protocol can replace `\(entity.name)`: \(reason)")
  }

  /// The first name of a protocol for the type that no other type has.
  static func newName(
    for type: TypeID, _ graph: Graph, _ vocabulary: Vocabulary
  ) throws(WhatIfError) -> String {
    let candidates = ProtocolNames.candidates(for: graph[type].simpleName, vocabulary)
    let taken = Set(graph.types.lazy.map(\.simpleName))
    guard let free = candidates.first(where: { !taken.contains($0) }) else {
      throw WhatIfError("\(quotedNames(candidates)) exist already; name the protocol with --as NAME")
    }
    return free
  }
}
