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
      The rule checks stored properties and variables, and parameters of initializers and of functions outside types, \
      but no composition roots. It reports one whose type is a concrete use case, gateway, repository, data source or \
      service of the project that conforms to a protocol of the project with the same role. The type may also be an optional, a collection or a \
      generic type of it, or a closure that returns it.

      It also reports one that conforms to any other protocol, and a class or an actor without a role, if all of this \
      holds:
      - the type is injected
      - the protocol has everything that the user calls, functions among it
      - some production type is already injected with the protocol

      It does not report what a type without functions only groups, if composition roots alone create it, a type that is declared around the user, nor an object that a view observes \
      (`@EnvironmentObject`), which has to be a class. An extension of `EnvironmentValues` is a part of the object \
      graph: what it stores is not reported, what others get from it is.

      A protocol of properties describes data, and does not count. Nor does one that has nothing of what the user calls, or that \
      several clients have in common without any function that the user calls. Nor does one to which a generic type conforms only \
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
    remedy: "Declare the property and the parameter with the protocol.")

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
    for (order, reference) in project.graph.references.enumerated() {
      switch reference.kind {
      case .takes, .stores, .creates: break
      default: continue
      }
      guard let target = reference.target.typeID, let user = user(reference, order, context),
        !isEnclosing(target, user, in: project.graph), isDependency(reference, in: project),
        !isObserved(reference, in: project)
      else { continue }
      let isPart = reference.context.contains(.nested)
      if !isPart { held.note(reference, target) }
      guard let role = project.role(of: target) else {
        if !isPart, isJudged(user, in: project) { held.add(reference, user, target) }
        continue
      }
      guard roles.contains(role), isJudged(user, in: project), !isTableData(role, user, in: project) else { continue }
      outcome.examined += 1
      guard isConcrete(target, in: project), !isValuePart(target, in: project) else { continue }
      if let port = port(of: target, role: role, at: reference, for: user, relocations, in: project) {
        if isBundle(user, context) { continue }
        outcome.violations.append(violation(user, target, port, at: reference, context, relocations))
      } else {
        held.add(reference, user, target)
      }
    }
    for found in held.found() where !isBundle(found.user, context) {
      outcome.violations.append(
        violation(found.user, found.target, found.port, at: found.reference, context, relocations))
    }
    return outcome
  }

  /// The code that makes a reference; nil outside types where it wires the app.
  private func user(_ reference: Reference, _ order: Int, _ context: RuleContext) -> CodeOwner? {
    if let source = reference.source { return .type(source) }
    let usage = context.usages[order]
    guard usage.isJudged, !context.isWiring(usage), let owner = context.owner(of: reference) else { return nil }
    // `extension EnvironmentValues { @Entry var orders = … }` is the object graph itself.
    let declaration = DeclarationID(reference.file, reference.declaration)
    let extended = context.project.graph.extendedType(by: declaration)
    return extended.map(context.vocabulary[.injectedValues].contains) == true ? nil : owner
  }

  private func violation(
    _ user: CodeOwner, _ type: TypeID, _ found: TypeID, at reference: Reference, _ context: RuleContext,
    _ relocations: Relocations
  ) -> Violation {
    let (project, graph) = (context.project, context.project.graph)
    let target = graph[type].name
    let port = graph[found].name
    let missing = relocations.missing(relocations.operations(of: type, by: user) ?? [], in: found)
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
    let isHidden = graph[found].module != graph[reference.file].module && graph[found].access < .package
    let publication = isHidden ? "make protocol `\(port)` public, " : ""
    let isOfInstance = user.type != nil && (reference.kind == .takes || isInstanceProperty(reference, in: graph))
    return Violation(
      at: reference, symbol: context.symbol(user), target: target,
      message: "\(context.subject(user)) \(verb) concrete type `\(target)` although protocol `\(port)` exists",
      remedy: "\(publication)\(addition)\(declaration)"
        + (isOfInstance ? ", and inject it through the initializer" : ""))
  }

  /// A value that has its role only from the type around it: `Client.Page`.
  private func isValuePart(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    project[type].isInherited && [.struct, .enum].contains(project.graph[type].kind)
      && project.graph.functions(of: type).isEmpty
  }

  /// Whether a type is the user itself or a type around it: a helper inside its owner calls it back.
  private func isEnclosing(_ type: TypeID, _ user: CodeOwner, in graph: Graph) -> Bool {
    user.type.map { graph.innermost(from: $0) { $0 == type } != nil } ?? false
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
      return (reference.context.contains(.initializerParameter) || isOutsideTypes(reference, in: project.graph))
        && (!isPart || isProvided(reference, in: project.graph))
    case .stores: return isStored(reference, in: project.graph) && (!isPart || isProvided(reference, in: project.graph))
    case .creates:
      // `let useCase = LoginUseCase()`: no annotation names the type.
      return !isPart && reference.context.contains(.propertyInitializer) && !reference.context.contains(.nestedCreation)
        && isInstanceProperty(reference, in: project.graph) && isWholeValue(reference, in: project.graph)
    default: return false
    }
  }

  /// A function outside types has no initializer: its parameters are what is injected.
  private func isOutsideTypes(_ reference: Reference, in graph: Graph) -> Bool {
    guard reference.source == nil, reference.declaration != noIndex else { return false }
    return !graph.isOperator(DeclarationID(reference.file, reference.declaration))
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

  private func isStored(_ reference: Reference, in graph: Graph) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let fact = graph[DeclarationID(reference.file, reference.declaration)]
    guard fact.kind == .variable, !fact.isLocal, !fact.modifiers.contains(.computed) else { return false }
    // What a shared property creates itself is not injected (`direct-instantiation`).
    let isOfInstance = fact.parent != noIndex && !fact.isStatic
    return isOfInstance || fact.initialValue.isEmpty
      || graph[reference.file].facts.tree[Int(fact.initialValue.start)].kind == .nilLiteral
  }

  private func isInstanceProperty(_ reference: Reference, in graph: Graph) -> Bool {
    isStored(reference, in: graph) && reference.source != nil
      && !graph[DeclarationID(reference.file, reference.declaration)].isStatic
  }

  /// Whether the created value is the property's value, and no type annotation gives the property another type.
  private func isWholeValue(_ reference: Reference, in graph: Graph) -> Bool {
    let fact = graph[DeclarationID(reference.file, reference.declaration)]
    guard fact.type == noIndex, !fact.initialValue.isEmpty else { return false }
    let tree = graph[reference.file].facts.tree
    let root = Int(fact.initialValue.start)
    return tree[tree.base(of: root)].offset == reference.offset
  }

  private func isJudged(_ user: CodeOwner, in project: ClassifiedGraph) -> Bool {
    guard let source = user.type else { return true }
    return project.isProduction(source) && !project.isCompositionRoot(source) && !project.isReplacement(source)
      && project.role(of: source) != .compositionRoot
  }

  /// Whether a data source provides the rows of a screen's table, and no data access.
  private func isTableData(_ role: RoleID, _ user: CodeOwner, in project: ClassifiedGraph) -> Bool {
    guard role == .dataSource, let user = user.type.flatMap({ project.role(of: $0) }) else { return false }
    return user == .view || user == .viewModel
  }

  private func isConcrete(_ type: TypeID, in project: ClassifiedGraph) -> Bool {
    let kind = project.graph[type].kind
    return (kind == .class || kind == .struct || kind == .actor) && !project.isReplacement(type)
  }
}
