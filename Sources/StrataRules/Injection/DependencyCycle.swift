import StrataDefinition
import StrataModel

/// `dependency-cycle`: types that need each other to be created.
struct DependencyCycle: Rule {
  static let description = RuleDescription(
    id: "dependency-cycle", family: .injection,
    summary: "Dependencies that need each other to be created.",
    severity: .error, guides: ["003", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Two types that each take the other as a parameter of the initializer cannot be created without a workaround. The \
      workaround (a setter, a container that resolves late, an implicitly unwrapped property) causes crashes and \
      leaks. The cycle also shows that the two types share one responsibility.
      """,
    heuristic: """
      The rule follows the parameters of the initializers of all objects, and what properties and initializers of \
      dependencies create. It follows a protocol if it has exactly one implementation, and a generic parameter to the \
      protocol that constrains it. A struct counts if it is a dependency or the only implementation of a protocol. A lazy property, a \
      weak or unowned one that no initializer has to set, a closure that creates the dependency later, a collection, or a parameter \
      that is nil by default breaks the cycle.

      One finding describes one cycle: the shortest cycle through each type that is part of cycles. The location is the \
      property in which the first type by name keeps the next one, or the parameter where it keeps none; the other properties and \
      parameters are further locations.
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
    remedy: "Extract what both need into a third type, or pass one of them a closure.")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let graph = project.graph
    var outcome = RuleOutcome()

    var implementations: [TypeID: TypeID?] = [:]
    func implementation(of interface: TypeID) -> TypeID? {
      if let known = implementations[interface] { return known }
      let found = context.singleImplementation(of: interface)
      implementations[interface] = .some(found)
      return found
    }
    func isOnlyImplementation(_ type: TypeID) -> Bool {
      graph.projectSupertypes(of: type).contains { context.isInterface($0) && implementation(of: $0) == type }
    }

    // Concrete dependencies, and objects of any role that take each other.
    var nodeOfType = [Int?](repeating: nil, count: graph.types.count)
    var nodes: [TypeID] = []
    for type in graph.typeIDs
    where context.isProduction(type) && !context.isInterface(type)
      && context.flags[type.index].isDisjoint(with: [.root, .replacement])
      && (context.isDependency(type) || [.class, .actor].contains(graph.types[type.index].kind)
        || graph.types[type.index].kind == .struct && isOnlyImplementation(type))
    {
      nodeOfType[type.index] = nodes.count
      nodes.append(type)
    }
    outcome.examined = nodes.count
    var finder = CycleFinder(count: nodes.count)
    for (node, type) in nodes.enumerated() {
      let late = lateTargets(of: type, graph)
      let constraints = neededConstraints(of: type, graph)
      let hasInitializer = graph.members(of: type).contains { graph[$0].kind == .initializer }
      for index in graph.outgoing[type.index] {
        let reference = graph.references[Int(index)]
        guard let target = reference.target.typeID,
          nodeOfType[target.index] != nil || context.isInterface(target) || context.isDependency(target),
          project.isProduction(reference),
          constraints.contains(Int(index))
            || needs(reference, hasInitializer: hasInitializer, graph)
              && !(late.contains(target) && !isRequiredParameter(reference, graph))
        else { continue }
        var concrete = target
        if context.isInterface(target) {
          guard let single = implementation(of: target) else { continue }
          concrete = single
        }
        // A decorator takes another instance of its own type.
        guard concrete != type, let to = nodeOfType[concrete.index] else { continue }
        // What an object creates may get the object itself: a delegate, a parent.
        let areDependencies = context.isDependency(type) && context.isDependency(concrete)
        guard areDependencies || reference.kind != .creates else { continue }
        finder.add(from: node, to: to, at: Int(index))
      }
    }
    let cycles = finder.cycles()
    outcome.notices = cycles.notices(Self.description.id)
    for cycle in cycles.list {
      outcome.violations.append(violation(cycle, finder, nodes, graph))
    }
    return outcome
  }

  private func violation(_ cycle: [Int], _ finder: CycleFinder, _ nodes: [TypeID], _ graph: Graph)
    -> Violation
  {
    // By name: files may be renamed.
    let start = cycle.indices.min { graph[nodes[cycle[$0]]].name < graph[nodes[cycle[$1]]].name } ?? 0
    let cycle = Array(cycle[start...] + cycle[..<start])
    let names = cycle.map { graph[nodes[$0]].name }
    let round = names + names.prefix(1)
    let needed = cycle.indices.compactMap { position in
      finder.edge(cycle[position], cycle[(position + 1) % cycle.count]).map { graph.references[$0.first] }
    }
    let held = needed.map { holding($0, graph) }
    let reference = held.first ?? graph.references[0]
    var violation = Violation(
      at: reference, symbol: names[0], target: round.dropFirst().dropLast().joined(separator: " → "),
      message: "these types need each other to be created: \(round.map(quoted).joined(separator: " → "))",
      remedy: "extract what \(quoted(names[0])) and \(quoted(round[1])) share into a third type, or pass "
        + "\(quoted(names[0])) a closure instead of \(quoted(round[1]))",
      chain: Array(round))
    // Each property, and the parameter that sets it.
    let locations = Set((held + needed).map { CodeLocation($0.file, $0.offset) }).subtracting([violation.location])
    violation.links = ViolationLinks(related: locations.sorted(), acceptedAt: locations)
    return violation
  }

  /// The stored property that keeps the parameter of an initializer; the parameter itself where none does.
  private func holding(_ reference: Reference, _ graph: Graph) -> Reference {
    guard reference.kind == .takes, let source = reference.source else { return reference }
    return graph.outgoing[source.index].lazy.map { graph.references[Int($0)] }.first { property in
      property.kind == .stores && property.target == reference.target && property.declaration != noIndex
        && graph[DeclarationID(property.file, property.declaration)].modifiers
          .isDisjoint(with: [.computed, .static, .class])
    } ?? reference
  }

  /// Whether the type cannot be created without the target of the reference.
  private func needs(_ reference: Reference, hasInitializer: Bool, _ graph: Graph) -> Bool {
    guard !reference.context.contains(.nested) else { return false }
    switch reference.kind {
    case .takes: return reference.context.contains(.initializerParameter) && !isNilByDefault(reference, graph)
    case .creates:
      guard reference.declaration != noIndex else { return false }
      let fact = graph.files[reference.file.index].facts.declarations[Int(reference.declaration)]
      if fact.kind == .initializer { return !reference.context.contains(.defaultArgument) }
      return reference.context.contains(.propertyInitializer) && !fact.modifiers.contains(.lazy)
        && !fact.isStatic
    case .stores:
      guard !hasInitializer, reference.declaration != noIndex else { return false }
      let fact = graph.files[reference.file.index].facts.declarations[Int(reference.declaration)]
      return fact.kind == .variable && fact.initialValue.isEmpty
        && fact.modifiers.isDisjoint(with: [.computed, .static, .class, .lazy, .weak, .unowned])
        && isRequired(fact, graph.files[reference.file.index].facts)
    default: return false
    }
  }

  /// `init(logger: Logger? = nil)`: the object can be created without it.
  private func isNilByDefault(_ reference: Reference, _ graph: Graph) -> Bool {
    guard let parameter = parameter(at: reference, graph), !parameter.defaultValue.isEmpty else { return false }
    return graph[reference.file].facts.code[Int(parameter.defaultValue.start)].kind == .nilLiteral
  }

  /// `init(owner: Owner)`, also where the type keeps the owner weakly: nothing creates it without one.
  private func isRequiredParameter(_ reference: Reference, _ graph: Graph) -> Bool {
    guard reference.kind == .takes, let parameter = parameter(at: reference, graph), parameter.type != noIndex,
      parameter.defaultValue.isEmpty
    else { return false }
    let kind = graph[reference.file].facts.types[Int(parameter.type)].kind
    return kind != .optional && kind != .implicitlyUnwrapped
  }

  private func parameter(at reference: Reference, _ graph: Graph) -> ParameterFact? {
    guard reference.declaration != noIndex else { return nil }
    let facts = graph[reference.file].facts
    // The type of a parameter is between the parameter and the next one.
    return facts.parameters[facts.declarations[Int(reference.declaration)].parameters.range]
      .last { $0.offset <= reference.offset }
  }

  /// References to the constraints of generic parameters that the type needs values of, by their indices:
  /// `struct Dispatcher<R: Rostering> { let roster: R }`.
  private func neededConstraints(of type: TypeID, _ graph: Graph) -> Set<Int> {
    let declaration = graph[type].declaration
    let facts = graph.facts(of: declaration)
    let generics = facts.genericParameters[graph[declaration].genericParameters.range].filter { !$0.isRequirement }
    guard !generics.isEmpty else { return [] }
    var needed: Set<String> = []
    let members = graph.members(of: type)
    let initializers = members.filter { graph[$0].kind == .initializer }
    for initializer in initializers {
      let facts = graph.facts(of: initializer)
      for parameter in facts.parameters[graph[initializer].parameters.range] where parameter.defaultValue.isEmpty {
        if let name = facts.nominalName(of: parameter.type) { needed.insert(name) }
      }
    }
    if initializers.isEmpty {
      for property in graph.storedProperties(of: type) where graph[property].initialValue.isEmpty {
        if let name = graph.facts(of: property).nominalName(of: graph[property].type) { needed.insert(name) }
      }
    }
    var result: Set<Int> = []
    for index in graph.outgoing[type.index] {
      let reference = graph.references[Int(index)]
      guard reference.context.contains(.constraint), reference.file == declaration.file,
        let generic = generics.last(where: { $0.offset <= reference.offset }),
        needed.contains(facts.names[generic.name])
      else { continue }
      result.insert(Int(index))
    }
    return result
  }

  /// Whether a property needs a value at creation: not an optional `var`, which is initially nil.
  private func isRequired(_ fact: DeclarationFact, _ facts: FileFacts) -> Bool {
    guard fact.type != noIndex, !fact.modifiers.contains(.constant) else { return true }
    let kind = facts.types[Int(fact.type)].kind
    return kind != .optional && kind != .implicitlyUnwrapped
  }

  /// Types that the type stores weakly, which only an initializer may require, or creates lazily.
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
