import StrataClassification
import StrataDefinition
import StrataModel

/// What `use-case-single-operation` and `gateway-single-operation` check: a type of a role, or its protocol, has one
/// operation.
struct SingleOperation {
  let role: RoleID
  /// What an operation of the role is called.
  let noun: String

  func check(_ project: ClassifiedGraph, remedy: (TypeID, [Operation]) -> String) -> RuleOutcome {
    var outcome = RuleOutcome()
    for type in project.types(in: role) where isJudged(type, in: project) {
      // A protocol and what implements it are one.
      if inheritedProtocols(of: type, in: project).isEmpty { outcome.examined += 1 }
      let operations = self.operations(of: type, in: project)
      guard operations.count > 1 else { continue }
      let names = listed(names(of: operations, in: project.graph).map { quoted($0) })
      var violation = Violation(
        at: type, in: project.graph,
        message: text(of: [
          role.noun, " `", project.graph[type].name, "` has ", String(operations.count), " ", noun, "s: ", names,
        ]),
        remedy: remedy(type, operations))
      // What it inherits is declared elsewhere, where it may be the only operation.
      let own = operations.filter { project.graph.enclosingType(of: $0.declaration) == type }
      let isBesideProtocol = project.graph[type].kind != .protocol && own.count < operations.count
      violation.links = ViolationLinks(
        related: isBesideProtocol ? project.locations(of: own) : project.surplus(of: own))
      outcome.violations.append(violation)
    }
    return outcome
  }

  /// Operations of one name are distinguished by their parameters.
  private func names(of operations: [Operation], in graph: Graph) -> [String] {
    let isAmbiguous = Set(operations.map { TextKey($0.name) }).count < operations.count
    return operations.map { isAmbiguous ? graph.signature(of: $0.declaration) : $0.name }
  }

  /// The operations of a type, with those of the protocols of the role behind it. A protocol that has too many by
  /// itself is reported, and not what inherits from it.
  private func operations(of type: TypeID, in project: ClassifiedGraph, users: [TypeID] = []) -> [Operation] {
    let isProtocol = project.graph[type].kind == .protocol
    let inherited = inheritedProtocols(of: type, in: project)
    let required = isProtocol ? [] : requiredNames(of: type, in: project.graph)
    if inherited.isEmpty {
      return project.operations(of: type) + staticOperations(of: type, besides: required, in: project)
    }
    var result = isProtocol ? project.operations(of: type) : []
    if result.count > 1 { return result }
    let commands = project.vocabulary[.commandNames]
    func canonical(_ operation: Operation) -> TextKey {
      TextKey(commands.contains(operation.name) ? "execute" : operation.name)
    }
    var seen = Set(result.map(canonical))
    for base in inherited {
      // Source that does not compile may have a cycle.
      guard !users.contains(base) else { continue }
      let operations = self.operations(of: base, in: project, users: users + [type])
      if operations.count > 1 { return [] }
      result += operations.filter { operation in
        seen.insert(canonical(operation)).inserted
          || !isProtocol && !result.contains { areOne($0, operation, in: project.graph) }
      }
    }
    if !isProtocol, !result.isEmpty {
      let further = furtherOperations(of: type, besides: required, in: project)
      result += further.filter { seen.insert(canonical($0)).inserted }
      result += staticOperations(of: type, besides: required, in: project)
    }
    return result
  }

  /// Whether two protocols of a type require the same: `execute(id:)` of both.
  private func areOne(_ one: Operation, _ other: Operation, in graph: Graph) -> Bool {
    one.name != other.name
      || graph.signature(of: one.declaration) == graph.signature(of: other.declaration)
        && graph.parameterTypes(of: one.declaration) == graph.parameterTypes(of: other.declaration)
  }

  /// What a concrete type offers without an instance, unless a protocol requires it.
  private func staticOperations(
    of type: TypeID, besides required: Set<TextKey>, in project: ClassifiedGraph
  ) -> [Operation] {
    guard [.class, .struct, .actor].contains(project.graph[type].kind) else { return [] }
    return project.staticOperations(of: type).filter { !required.contains(TextKey($0.name)) }
  }

  /// The names of what the protocols of a type require.
  private func requiredNames(of type: TypeID, in graph: Graph) -> Set<TextKey> {
    var result: Set<TextKey> = []
    for base in graph.projectProtocols(of: type) {
      for requirement in graph.children(of: graph[base].declaration) {
        result.insert(TextKey(graph.name(of: requirement)))
      }
    }
    return result
  }

  /// The operations that a type with a protocol of the role offers besides, and that no other protocol requires:
  /// functions that suspend, fail, return a stream or, of a use case, are no helper of the type and its builders.
  private func furtherOperations(
    of type: TypeID, besides required: Set<TextKey>, in project: ClassifiedGraph
  ) -> [Operation] {
    let graph = project.graph
    guard [.class, .struct, .actor].contains(graph[type].kind) else { return [] }
    return project.operations(of: type).filter { operation in
      let fact = graph[operation.declaration]
      let result = graph.facts(of: operation.declaration).nominalName(of: fact.type)
      return !required.contains(TextKey(operation.name))
        && (!fact.modifiers.isDisjoint(with: [.async, .throws])
          || result.map { project.vocabulary[.streamTypes].contains($0) } ?? false
          || role == .useCase && isOffered(operation.declaration, by: type, in: project))
    }
  }

  /// Whether a function that returns at once is offered to others: production code besides the composition root calls
  /// it, or nothing does and it returns something.
  private func isOffered(_ function: DeclarationID, by type: TypeID, in project: ClassifiedGraph) -> Bool {
    let graph = project.graph
    // A framework may call it.
    guard
      graph[type].supertypes.allSatisfy({ target in
        target.typeID != nil || project.vocabulary[.commonProtocols].contains(lastComponent(graph.name(of: target)))
      })
    else { return false }
    let calls = graph.references(to: type).filter { $0.kind == .calls && $0.memberDeclaration == function }
    if calls.isEmpty { return graph.returnsValue(function) }
    return calls.contains { call in
      project.isProduction(call) && call.source != type
        && !(call.source.map { project.assignments[$0.index].isCompositionRoot } ?? false)
    }
  }

  /// The protocols of the role from which a type inherits directly, or which it is an alias of (`A & B`). Generic bases
  /// declare the operation that each use case names anew.
  private func inheritedProtocols(of type: TypeID, in project: ClassifiedGraph) -> [TypeID] {
    let graph = project.graph
    let found =
      graph[type].kind == .typealias
      ? graph.references(from: type).compactMap(\.target.typeID) : graph.projectSupertypes(of: type)
    return found.filter { base in
      base != type && graph[base].kind == .protocol && project.role(of: base) == role
        && !graph.children(of: graph[base].declaration).contains { graph[$0].kind == .associatedtype }
    }
  }

  private func isJudged(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    switch project.graph[type].kind {
    case .protocol, .typealias: return true
    case .class, .struct, .actor: return !project.isReplacement(type)
    default: return false
    }
  }
}
