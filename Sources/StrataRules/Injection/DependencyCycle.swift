import StrataDefinition
import StrataModel

/// `dependency-cycle`: types that need each other to be built.
struct DependencyCycle: Rule {
  static let description = RuleDescription(
    id: "dependency-cycle", family: .injection,
    summary: "Dependencies that need each other to be built.",
    severity: .error, guides: ["003", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Two types that each take the other in the initializer cannot be built at all without a trick, and the trick \
      (a setter, a container that resolves late, an implicitly unwrapped property) is where the next crash and the \
      next leak come from. The ring also says that the two share one responsibility. Followed are parameters of \
      initializers and what is built in properties and initializers, through a protocol where it has exactly one \
      implementation. A weak or lazy property, or a closure that makes the dependency later, breaks the ring.
      """,
    badExample: """
      final class AuthService { init(session: SessionService) {} }
      final class SessionService { init(auth: AuthService) {} }
      """,
    goodExample: """
      final class TokenStore {}
      final class AuthService { init(tokens: TokenStore) {} }
      final class SessionService { init(tokens: TokenStore) {} }
      """,
    remedy: "Give what both need to a third type, or hand one of them a closure.")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let graph = project.graph
    var outcome = RuleOutcome()

    // Only concrete dependencies are nodes.
    var nodeOfType: [TypeID: Int] = [:]
    var nodes: [TypeID] = []
    for type in graph.typeIDs
    where context.isDependency(type) && context.isProduction(type) && !context.isInterface(type)
      && context.standing[type.index].isDisjoint(with: [.root, .testDouble])
    {
      nodeOfType[type] = nodes.count
      nodes.append(type)
    }
    outcome.examined = nodes.count
    var implementations: [TypeID: TypeID?] = [:]
    var finder = RingFinder(count: nodes.count)
    for (node, type) in nodes.enumerated() {
      let broken = lateTargets(of: type, graph)
      let hasInitializer = graph.members(of: type).contains { graph[$0].kind == .initializer }
      for index in graph.outgoing[type.index] {
        let reference = graph.references[Int(index)]
        guard let target = reference.target.typeID, !broken.contains(target), context.isDependency(target),
          needs(reference, hasInitializer: hasInitializer, graph), project.isProduction(reference)
        else { continue }
        var concrete = target
        if context.isInterface(target) {
          if implementations[target] == nil { implementations[target] = context.singleImplementation(of: target) }
          guard let single = implementations[target] ?? nil else { continue }
          concrete = single
        }
        // A decorator takes another one of its own kind.
        guard concrete != type, let to = nodeOfType[concrete] else { continue }
        finder.add(from: node, to: to, at: Int(index))
      }
    }
    for ring in finder.rings() {
      outcome.violations.append(violation(ring, finder, nodes, graph))
    }
    return outcome
  }

  private func violation(_ ring: RingFinder.Ring, _ finder: RingFinder, _ nodes: [TypeID], _ graph: Graph) -> Violation
  {
    let names = ring.nodes.map { graph[nodes[$0]].name }
    let round = names + names.prefix(1)
    let next = ring.nodes[1 % ring.nodes.count]
    let reference = graph.references[finder.edge(ring.nodes[0], next)?.first ?? 0]
    let others = ring.group.count - ring.nodes.count
    let more = others > 0 ? " (\(counted(others, "more type")) in the same knot)" : ""
    return Violation(
      at: reference, symbol: names[0], target: round[1],
      message: "these types need each other to be built: \(round.map(quoted).joined(separator: " → "))\(more)",
      remedy: "give what \(quoted(names[0])) and \(quoted(round[1])) share to a type of its own, or hand "
        + "\(quoted(names[0])) a closure instead of \(quoted(round[1]))",
      chain: Array(round))
  }

  /// The reference is something without which the type cannot be built.
  private func needs(_ reference: Reference, hasInitializer: Bool, _ graph: Graph) -> Bool {
    guard !reference.context.contains(.nested) else { return false }
    switch reference.kind {
    case .takes: return reference.context.contains(.initializerParameter)
    case .creates:
      guard reference.declaration != noIndex else { return false }
      let fact = graph.files[reference.file.index].facts.declarations[Int(reference.declaration)]
      if fact.kind == .initializer { return !reference.context.contains(.defaultArgument) }
      return reference.context.contains(.propertyInitializer) && !fact.modifiers.contains(.lazy)
        && fact.modifiers.isDisjoint(with: [.static, .class])
    case .stores:
      guard !hasInitializer, reference.declaration != noIndex else { return false }
      let fact = graph.files[reference.file.index].facts.declarations[Int(reference.declaration)]
      return fact.kind == .variable && fact.initialValue.isEmpty
        && fact.modifiers.isDisjoint(with: [.computed, .static, .class, .lazy, .weak, .unowned])
        && isRequired(fact, graph.files[reference.file.index].facts)
    default: return false
    }
  }

  /// Not an optional `var`, which starts out empty.
  private func isRequired(_ fact: DeclarationFact, _ facts: FileFacts) -> Bool {
    guard fact.type != noIndex, !fact.modifiers.contains(.constant) else { return true }
    let kind = facts.types[Int(fact.type)].kind
    return kind != .optional && kind != .implicitlyUnwrapped
  }

  /// What the type holds weakly or makes late.
  private func lateTargets(of type: TypeID, _ graph: Graph) -> Set<TypeID> {
    var result: Set<TypeID> = []
    for reference in graph.references(from: type) where reference.kind == .stores {
      guard reference.declaration != noIndex, let target = reference.target.typeID else { continue }
      let fact = graph.files[reference.file.index].facts.declarations[Int(reference.declaration)]
      if !fact.modifiers.isDisjoint(with: [.weak, .unowned, .lazy]) { result.insert(target) }
    }
    return result
  }
}
