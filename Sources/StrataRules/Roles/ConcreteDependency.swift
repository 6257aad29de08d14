import StrataClassification
import StrataDefinition
import StrataModel

/// `concrete-dependency`
struct ConcreteDependency: Rule {
  static let description = RuleDescription(
    id: "concrete-dependency",
    family: .roles,
    summary: "A dependency is stored or taken as a concrete type although a protocol exists for it",
    severity: .error,
    guides: ["000", "003", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      The protocol exists and the type does not use it. A test cannot inject a fake, and the type depends on more of \
      the other layer than the protocol exposes.
      """,
    heuristic: """
      The rule checks stored properties of instances and parameters of initializers, outside composition roots. It \
      reports one whose type is a concrete use case, gateway, repository, data source or service of the project that \
      conforms to a protocol of the project with the same role. The type may also be an optional, a collection or a \
      generic type of it, or a closure that returns it.

      It also reports one that conforms to any other protocol, and a class or an actor without a role, if all of this \
      holds:
      - the type is injected
      - the protocol has everything that the user calls, functions among it
      - some production type is already injected with the protocol

      It does not report a type that is declared around the user, nor an object that a view observes \
      (`@EnvironmentObject`), which has to be a class.

      A protocol of properties describes data, and does not count. Nor does one that has nothing of what the user calls. Nor does one to which a generic type conforms only \
      with some arguments. One with associated types counts if all of them are primary. `missing-abstraction` reports \
      concrete types without a protocol.
      """,
    badExample: """
      final class LoginViewModel {
        private let useCase: LoginUseCase  // LoginUseCaseProtocol exists
      }
      """,
    goodExample: """
      final class LoginViewModel {
        private let useCase: LoginUseCaseProtocol
      }
      """,
    remedy: "Declare the property and the parameter of the initializer with the protocol.")

  init() {}

  /// Roles whose types are dependencies in every style.
  private static let roles: Set<RoleID> = [
    .useCase, .gateway, .repository, .dataSource, .apiService, .networkClient, .storage, .service,
  ]

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let relocations = Relocations(context)
    let roles = Self.roles.union(project.definition.roles.filter(\.isDependency).map(\.id))
      .subtracting([.viewModel, .baseViewModel, .view, .coordinator, .router])
    var held = HeldProtocols(project, relocations)
    for reference in project.graph.references {
      switch reference.kind {
      case .takes, .stores, .creates: break
      default: continue
      }
      guard let source = reference.source, let target = reference.target.typeID,
        !isEnclosing(target, source, in: project.graph), isDependency(reference, in: project),
        !isObserved(reference, in: project)
      else { continue }
      let isPart = reference.context.contains(.nested)
      if !isPart { held.note(reference, target) }
      guard let role = project.role(of: target) else {
        if !isPart, isJudged(source, in: project) { held.add(reference, source, target) }
        continue
      }
      guard roles.contains(role), isJudged(source, in: project), !isTableData(role, source, in: project)
      else { continue }
      outcome.examined += 1
      guard isConcrete(target, in: project) else { continue }
      if let port = port(of: target, role: role, at: reference, for: source, relocations, in: project) {
        outcome.violations.append(violation(source, target, port, at: reference, in: project, relocations))
      } else {
        held.add(reference, source, target)
      }
    }
    for found in held.found() {
      outcome.violations.append(
        violation(found.source, found.target, found.port, at: found.reference, in: project, relocations))
    }
    return outcome
  }

  private func violation(
    _ source: TypeID, _ type: TypeID, _ found: TypeID, at reference: Reference, in project: ClassifiedGraph,
    _ relocations: Relocations
  ) -> Violation {
    let graph = project.graph
    let target = graph[type].name
    let port = graph[found].name
    let missing = relocations.missing(relocations.operations(of: type, by: source) ?? [], in: found)
    let addition = missing.isEmpty ? "" : "add \(listed(missing.map(quoted))) to `\(port)`, "
    let verb = reference.kind == .takes ? "takes" : "stores"
    var declaration = "declare it as `\(port)`"
    if reference.context.contains(.nested) {
      declaration = "name `\(port)` in its type instead"
    } else if project.hasOnlyPrimaryAssociatedTypes(found) {
      let facts = graph.facts(of: graph[found].declaration)
      let names = facts.parameters[graph[graph[found].declaration].parameters.range].map { facts.names[$0.name] }
      declaration =
        "declare it as `any \(port)<\(names.joined(separator: ", "))>`, with the types that `\(target)` has for "
        + listed(names.map(quoted))
    }
    // A protocol that another module does not see has to be published first.
    let isHidden = graph[found].module != graph[source].module && graph[found].access < .package
    let publication = isHidden ? "make protocol `\(port)` public, " : ""
    return Violation(
      at: reference, symbol: graph[source].name, target: target,
      message: "`\(graph[source].name)` \(verb) concrete type `\(target)` although protocol `\(port)` exists",
      remedy: "\(publication)\(addition)\(declaration), and inject it through the initializer")
  }

  /// Whether a type is the user itself or a type around it: a helper that is declared inside its owner calls it back.
  private func isEnclosing(_ type: TypeID, _ user: TypeID, in graph: Graph) -> Bool {
    graph.innermost(from: user) { $0 == type } != nil
  }

  /// `@EnvironmentObject var session: SessionManager`: the wrapper needs a class.
  private func isObserved(_ reference: Reference, in project: ClassifiedGraph) -> Bool {
    guard reference.kind == .stores, reference.declaration != noIndex else { return false }
    return project.graph.attributes(of: DeclarationID(reference.file, reference.declaration)).contains {
      project.vocabulary[.observingWrappers].contains($0)
    }
  }

  private func isDependency(_ reference: Reference, in project: ClassifiedGraph) -> Bool {
    guard project.isProduction(reference), reference.context.isDisjoint(with: [.constraint, .attribute]) else {
      return false
    }
    let isPart = reference.context.contains(.nested)
    switch reference.kind {
    case .takes:
      return reference.context.contains(.initializerParameter) && (!isPart || isProvided(reference, in: project.graph))
    case .stores:
      return isStoredInInstances(reference, in: project.graph) && (!isPart || isProvided(reference, in: project.graph))
    case .creates:
      // `let useCase = LoginUseCase()`: no annotation names the type.
      return !isPart && reference.context.contains(.propertyInitializer) && !reference.context.contains(.nestedCreation)
        && isStoredInInstances(reference, in: project.graph) && isWholeValue(reference, in: project.graph)
    default: return false
    }
  }

  /// Whether a type that is part of another one is what that provides: the element of a collection, the argument of a
  /// generic type, the result of a closure; not what a closure takes, nor the outer type of a nested one.
  private func isProvided(_ reference: Reference, in graph: Graph) -> Bool {
    guard reference.declaration != noIndex, !reference.context.contains(.throughAlias)
    else { return false }
    let facts = graph[reference.file].facts
    let fact = facts.declarations[Int(reference.declaration)]
    let roots = fact.kind == .variable ? [fact.type] : facts.parameters[fact.parameters.range].map(\.type)
    for root in roots where root != noIndex {
      var path: [(node: Int, isLast: Bool)] = []
      for node in facts.typeSubtree(of: Int(root)) {
        while let last = path.last, Int(facts.types[last.node].next) <= node { path.removeLast() }
        if let parent = path.last?.node { path.append((node, facts.types[node].next == facts.types[parent].next)) }
        if path.isEmpty { path.append((node, true)) }
        guard facts.types[node].offset == reference.offset, [.name, .member].contains(facts.types[node].kind) else {
          continue
        }
        return zip(path, path.dropFirst()).allSatisfy { parent, child in
          switch facts.types[parent.node].kind {
          case .function: child.isLast
          case .member: child.node != parent.node + 1
          case .metatype, .composition, .suppressed: false
          default: true
          }
        }
      }
    }
    return false
  }

  private func isStoredInInstances(_ reference: Reference, in graph: Graph) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let fact = graph[DeclarationID(reference.file, reference.declaration)]
    return fact.kind == .variable && !fact.isLocal
      && fact.modifiers.isDisjoint(with: [.static, .class, .computed])
  }

  /// Whether the created value is the property's value, and no type annotation gives the property another type.
  private func isWholeValue(_ reference: Reference, in graph: Graph) -> Bool {
    let fact = graph[DeclarationID(reference.file, reference.declaration)]
    guard fact.type == noIndex, !fact.initialValue.isEmpty else { return false }
    let tree = graph[reference.file].facts.tree
    let root = Int(fact.initialValue.start)
    return tree[tree.base(of: root)].offset == reference.offset
  }

  private func isJudged(_ source: TypeID, in project: ClassifiedGraph) -> Bool {
    project.isProduction(source) && !project.isCompositionRoot(source) && !project.isReplacement(source)
      && project.role(of: source) != .compositionRoot
  }

  /// Whether a data source provides the rows of a screen's table, and no data access.
  private func isTableData(_ role: RoleID, _ source: TypeID, in project: ClassifiedGraph) -> Bool {
    role == .dataSource && (project.role(of: source) == .view || project.role(of: source) == .viewModel)
  }

  private func isConcrete(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let kind = project.graph[type].kind
    return (kind == .class || kind == .struct || kind == .actor) && !project.isReplacement(type)
  }
}
