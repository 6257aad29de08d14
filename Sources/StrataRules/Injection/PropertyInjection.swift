import StrataClassification
import StrataDefinition
import StrataModel

/// `property-injection`
struct PropertyInjection: Rule {
  static let description = RuleDescription(
    id: "property-injection", family: .injection, summary: "A dependency that is set after initialization",
    severity: .warning, guides: ["000", "004"], styles: ["gateway", "repository", "reactive"],
    rationale: """
      A dependency that the initializer takes is available as soon as the object exists, cannot change, and a missing \
      one does not compile. One that is set later is missing until then: the app crashes, or silently does nothing.
      """,
    heuristic: """
      The rule checks stored `var`s of use cases, gateways, repositories, data sources, clients and services. It \
      reports
      - an implicitly unwrapped one, also a static one, unless an initializer of the type sets it or only the type's own \
      code does; in a use case, gateway, repository or data source also one of any other protocol of the project
      - an optional one, if a composition root, a coordinator or a router sets it; in a class, one of a use case, gateway, \
      repository or data source also if other code sets it, or nobody does
      - the view model of a view, if the code that sets it creates the view

      A function that sets the property to its own parameter sets it from outside.

      It does not report `weak` and `lazy` properties, those with a property wrapper or another attribute than \
      `@ObservationIgnored`, references back to the object that sets them (`= self`), properties of composition roots, or views that the platform \
      reuses, such as cells.

      Where at least 80% of the types with dependencies, or of those with one role, and at least five, have them set this \
      way, the rule reports one of them.
      """,
    badExample: """
      final class OrdersViewModel {
        var getOrders: GetOrdersUseCase!
      }
      """,
    goodExample: """
      final class OrdersViewModel {
        private let getOrders: GetOrdersUseCase

        init(getOrders: GetOrdersUseCase) {
          self.getOrders = getOrders
        }
      }
      """,
    remedy: "Take the dependency as a parameter of the initializer, and store it with `let`.", readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    var outcome = RuleOutcome()
    for isOfView in [false, true] {
      let found = violations(ofViews: isOfView, context)
      outcome.examined += found.examined
      outcome.violations += found.violations
    }
    return outcome
  }

  /// - Parameter isOfView: the view models of views, which are often all set in this way, or other dependencies.
  private func violations(ofViews isOfView: Bool, _ context: RuleContext) -> RuleOutcome {
    let graph = context.project.graph
    var (holders, injected): (Set<TypeID>, Set<TypeID>) = ([], [])
    var outcome = RuleOutcome()
    for dependency in graph.typeIDs
    where isOfView
      ? context.has(.viewModel, dependency) : context.isDependency(dependency) || isPort(dependency, context)
    {
      for usage in context.usages(of: dependency) where usage.reference.kind == .stores {
        guard let property = DependencyProperty(usage, context), !isOfView || context.has(.view, property.type),
          isOfView || context.isDependency(dependency) || property.isUnwrappedPort(context)
        else { continue }
        holders.insert(property.type)
        outcome.examined += 1
        guard isOfView ? property.isInjectedByCreator(context) : property.isInjected(context) else { continue }
        injected.insert(property.type)
        outcome.violations.append(property.violation(graph[dependency].name, in: graph))
      }
    }
    if Conventions.isOwn(injected.count, of: holders.count) {
      let whose = isOfView ? "views with view models" : "types with dependencies"
      outcome.violations = joined(outcome.violations, injected.count, of: holders.count, whose)
    } else if !isOfView {
      outcome.violations = joinedByRole(outcome.violations, holders: holders, injected: injected, context)
    }
    return outcome
  }
}

/// A stored property of a type of production code that holds a dependency.
private struct DependencyProperty {
  let type: TypeID
  private let id: DeclarationID
  private let fact: DeclarationFact
  private let name: String
  private let wrapper: TypeNode.Kind?
  /// Whether it holds what a type cannot work without: a use case, a gateway, a repository or a data source of a class.
  private let isEssential: Bool
  /// Whether it has no initial value, or `nil`, which Swift gives it anyway.
  private let startsEmpty: Bool

  /// Nil for a computed property, a static one that is no dependency, one of a protocol, and where nobody injects.
  init?(_ usage: Usage, _ context: RuleContext) {
    let (graph, reference) = (context.project.graph, usage.reference)
    guard usage.isJudged, !reference.context.contains(.nested), reference.declaration != noIndex, let type = usage.user,
      graph[type].kind != .protocol
    else { return nil }
    let facts = graph[reference.file].facts
    fact = facts.declarations[Int(reference.declaration)]
    guard fact.kind == .variable, !fact.isLocal, fact.marks.isEmpty,
      !fact.modifiers.contains(.computed), !context.isRoot(type),
      !context.project.isReplacement(type)
    else { return nil }
    self.type = type
    id = DeclarationID(reference.file, reference.declaration)
    name = graph.name(of: id)
    let initial = fact.initialValue
    startsEmpty = initial.isEmpty || facts.tree[initial.range.lowerBound].kind == .nilLiteral
    wrapper = fact.type == noIndex ? nil : facts.types[Int(fact.type)].kind
    // `static var shared: Session!` of the session itself is no dependency.
    guard !fact.isStatic || wrapper == .implicitlyUnwrapped && usage.target != type else { return nil }
    isEssential =
      graph[type].kind == .class
      && usage.target.flatMap { context.roleID($0) }.map { Self.essentialRoles.contains($0) } ?? false
  }

  private static let essentialRoles: Set<RoleID> = [.useCase, .gateway, .repository, .dataSource]

  /// Whether it is an implicitly unwrapped one of a type that holds nothing but what it works with.
  func isUnwrappedPort(_ context: RuleContext) -> Bool {
    wrapper == .implicitlyUnwrapped && context.roleID(type).map { Self.essentialRoles.contains($0) } ?? false
  }

  /// Whether a property may have no value after initialization.
  private func isMissing(_ context: RuleContext) -> Bool {
    (wrapper == .implicitlyUnwrapped || wrapper == .optional) && isPlain(context) && startsEmpty
      && fact.modifiers.isDisjoint(with: [.constant, .lazy, .weak, .unowned, .override])
      && !isReused(context)
  }

  private func isReused(_ context: RuleContext) -> Bool {
    let names = context.project.graph.allSupertypeNames(of: type)
    return names.contains { context.vocabulary[.reusedViews].matches(lastComponent($0)) }
  }

  /// Whether nothing wraps the property: `@ObservationIgnored` does not.
  private func isPlain(_ context: RuleContext) -> Bool {
    fact.attributes.isEmpty
      || context.project.graph.attributes(of: id).allSatisfy { context.vocabulary[.unwrappingAttributes].contains($0) }
  }

  /// Whether the code that sets the property creates the object, too, so that its initializer could take the value. The
  /// platform creates those of storyboards.
  func isInjectedByCreator(_ context: RuleContext) -> Bool {
    guard isMissing(context), !ownAssignments(context).inInitializer else { return false }
    let setters = setters(context)
    guard !setters.isEmpty else { return false }
    return context.project.graph.references(to: type).contains { creation in
      creation.kind == .creates && context.project.isProduction(creation)
        && setters.contains { $0.file == creation.file && $0.declaration == creation.declaration }
    }
  }

  /// Whether other code sets the property after initialization.
  func isInjected(_ context: RuleContext) -> Bool {
    guard isMissing(context) else { return false }
    let own = ownAssignments(context)
    if own.inInitializer { return false }
    let outside = setters(context)
    if wrapper == .optional {
      if outside.contains(where: { isWiring($0, context) }) || own.fromParameter && isGivenByWiring(context) {
        return true
      }
      // What the type also sets to something else changes with its state.
      guard isEssential, own.count < 2 else { return false }
    }
    if !outside.isEmpty || own.fromParameter { return true }
    // Set by an assembly that Strata cannot see, such as that of a framework, or by nobody.
    return own.count == 0 && context.project.graph.isSettable(id) && !isSetBack(context)
  }

  private func isWiring(_ reference: Reference, _ context: RuleContext) -> Bool {
    guard let source = reference.source else { return true }
    return context.isRoot(source) || context.has(.coordinator, source) || context.has(.router, source)
  }

  /// Whether wiring code calls one of the functions of the type with the property as a parameter.
  private func isGivenByWiring(_ context: RuleContext) -> Bool {
    context.project.graph.references(to: type).contains { reference in
      reference.kind == .calls && context.project.isProduction(reference) && reference.source != type
        && isWiring(reference, context) && reference.memberDeclaration.map { takes($0, context.project.graph) } == true
    }
  }

  private func takes(_ function: DeclarationID, _ graph: Graph) -> Bool {
    graph[function].kind == .function && graph.parameterNames(of: function).contains(name)
  }

  // MARK: Assignments

  /// The references of other types by which they assign the property, unless they assign themselves.
  private func setters(_ context: RuleContext) -> [Reference] { assignments(context).filter { !$0.isSelf }.map(\.by) }

  private func isSetBack(_ context: RuleContext) -> Bool { assignments(context).contains(where: \.isSelf) }

  /// What is assigned to nothing is reset.
  private func assignments(_ context: RuleContext) -> [(by: Reference, isSelf: Bool)] {
    context.assignments(of: id, in: type).compactMap { reference, value in
      let tree = context.project.graph[reference.file].facts.tree
      if tree[value].kind == .nilLiteral { return nil }
      return (reference, tree.isNamed(value, "self") && tree[value].kind == .identifier)
    }
  }

  /// How the type's own code assigns the property.
  private func ownAssignments(_ context: RuleContext) -> OwnAssignments {
    context.ownAssignments(in: type)[name] ?? OwnAssignments()
  }

  // MARK: Report

  func violation(_ dependency: String, in graph: Graph) -> Violation {
    let owner = graph[type].name
    return Violation(
      at: id, of: type, in: graph, target: dependency,
      message: "\(quoted(name)) of \(quoted(owner)) holds \(quoted(dependency)) and is set after initialization",
      remedy: "take \(quoted(dependency)) as a parameter of the initializer of \(quoted(owner)), and make "
        + "\(quoted(name)) a `let`")
  }
}
