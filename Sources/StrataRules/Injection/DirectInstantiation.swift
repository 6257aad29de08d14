import StrataDefinition
import StrataModel

/// `direct-instantiation`: a dependency is created where it is used.
struct DirectInstantiation: Rule {
  static let description = RuleDescription(
    id: "direct-instantiation", family: .injection,
    summary: "A dependency is created where it is used, outside the composition root.",
    severity: .error, guides: ["000", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      A type that creates its dependency fixes the implementation. A test cannot pass a fake, another part of the app \
      cannot share the instance, and the type has to know what its dependency needs. The composition root is the one \
      location that knows all types, and creates the dependencies.
      """,
    heuristic: """
      The role of a type says whether it is a dependency (`dependency: true` in the definition). In types that are \
      injected and in view models, so is a class without a role that conforms to a protocol of functions, unless models or \
      collections have it or functions return it. The rule does not report:
      - values
      - view models that views create
      - static factories of a type, other than those of use cases that create gateways, repositories or data sources
      - what a factory of the same layer provides as its result or in a property (`UseCaseFactory`)
      - what is created for a registration in a container (`register(Repository.self) { … }`, a list of \
      `Factory(type: Repository.self) { … }`)
      - structs that only give values to a protocol of properties, such as requests
      - objects that work on a view that they are given, or to which UIKit delegates parts of a screen
      - what a function or a property outside the types of the project returns, the view models that it creates, and \
      what functions of a neutral layer create that extend no type
      - objects of the same layer that only keep values in memory for one type
      - what types create that the system creates without arguments, such as app intents and providers of widgets
      - default arguments (see `default-argument-instantiation`); where that rule is on, also fallbacks in an \
      initializer (`service ?? Service()`)
      - tests, previews and debug code

      Where one type creates 10 dependencies or more, it works as a composition root: one finding, with each creation as a \
      location.

      A dependency that is created only as an argument of a reported one is part of that finding. If that finding is \
      accepted, the rule reports such an argument if it has another type and is on another line.
      """,
    badExample: """
      final class LoginViewModel {
        private let useCase = LoginUseCase(gateway: LoginGateway())
      }
      """,
    goodExample: """
      final class LoginViewModel {
        private let useCase: LoginUseCaseProtocol
        init(useCase: LoginUseCaseProtocol) { self.useCase = useCase }
      }
      """,
    remedy: "Take the dependency as a parameter of the initializer, and create it in the composition root.",
    supersedes: ["concrete-dependency", "dependency-rule"],
    includes: ["dependency-rule", "skipped-layer", "service-locator", "concrete-dependency"],
    options: [
      RuleOption(
        name: "keys", summary: "Protocols whose conforming types may create default values of an environment.",
        defaultValue: .words("environment-keys"))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let keys = Set(settings.list("keys", context.vocabulary))
    var outcome = RuleOutcome()
    let creations = context.creations(inDefaultArguments: false, examined: &outcome.examined)
    guard !creations.isEmpty else { return outcome }

    let root = context.onlyRoot()
    var registrations = Registrations(context)
    let screens = BuiltScreens(context)
    let helpers = OwnHelpers(context)
    outcome.violations = context.violations(
      of: OwnFactories.parts(of: creations, context).filter { !registrations.contains($0.reference) },
      rule: Self.description.id,
      isAccepted: { isAllowed($0, keys, context) || helpers.contains($0) },
      violation: {
        var violation = Self.violation($0, root: root, context)
        screens.describe(&violation, $0.usage)
        return violation
      })
    return outcome
  }

  /// A type that creates so many dependencies sets up the app.
  private static let dependenciesOfRoot = 10

  /// What such a type creates is one decision: to create the objects of the app there.
  func conclusion(of outcome: RuleOutcome, _ context: RuleContext) -> RuleOutcome {
    var outcome = outcome
    let groups = Dictionary(grouping: outcome.violations, by: \.symbol)
    outcome.violations = groups.values.flatMap { group in
      let created = Set(group.map(\.target)).count
      guard created >= Self.dependenciesOfRoot else { return group }
      return Conventions.decision(group, message: ", and \(counted(created - 1, "other dependency"))") {
        "create these objects in a type that does nothing else, the composition root, and pass them to \(quoted($0.symbol))"
      }
    }.sorted { $0.location < $1.location }
    return outcome
  }

  private static func violation(_ creation: Creation, root: TypeID?, _ context: RuleContext) -> Violation {
    let graph = context.project.graph
    let symbol = context.symbol(creation.usage)
    let target = graph[creation.target].name
    let parts = creation.parts.map { graph[$0.target].name }
    let inside = parts.isEmpty ? "" : " with its own dependencies (\(listed(parts.map(quoted))))"
    let role = context.isSkip(from: creation.site, to: creation.target) ? creation.site.role : nil
    let between = role.flatMap { context.project.definition[$0].through?.noun }
    let remedy = InstantiationRemedies(root, context).remedy(for: creation, between: between)
    return Violation(
      at: creation.reference, symbol: symbol, target: target,
      message: "\(quoted(symbol)) creates its dependency \(quoted(target))\(inside)",
      remedy: remedy, chain: [symbol, target] + parts,
      includes: creation.includes.filter { offset in !ownSkips(creation, context).contains(offset) })
  }

  /// Parts of a creation that are of a layer which its user may not use: `SaveUseCase(repository: SaveRepository())` in a
  /// view. Without the use case, the view still knows the repository.
  private static func ownSkips(_ creation: Creation, _ context: RuleContext) -> [UInt32] {
    guard let role = creation.site.role, context.project.definition[role].id == .view else { return [] }
    return creation.parts.filter { part in
      context.isSkip(from: creation.site, to: part.target)
        && !context.mayUse(creation.site.layer, context.layerOfType[part.target.index])
    }.map(\.reference.offset)
  }

  private func isAllowed(_ creation: Creation, _ keys: Set<String>, _ context: RuleContext) -> Bool {
    guard let source = creation.site.type else { return isAllowedOutsideTypes(creation, context) }
    // A type without a layer and a role may be a composition root.
    if creation.site.layer == nil, creation.site.role == nil { return true }
    if context.isCreatedBySystem(source) { return true }
    if context.isSameFamily(source, creation.target) || context.project.isReplacement(source) { return true }
    if context.has(.viewModel, creation.target), context.has(.view, source) { return true }
    if context.has(.service, creation.target), isOwnState(creation, context) { return true }
    // Code of other files can neither create it nor pass it on.
    if context.project.graph.effectiveAccess(of: context.project.graph[creation.target].declaration) <= .fileprivate {
      return true
    }
    if context.project.graph.allSupertypeNames(of: source).contains(where: { keys.contains($0) }) { return true }
    return isStaticFactory(creation, source, context) || isFactoryMethod(creation, source, context)
  }

  /// In code that belongs to no type of the project, the dependency can be a parameter of a function, unless it returns
  /// what it creates. A script has no location to inject through, and a default value of an environment is none.
  private func isAllowedOutsideTypes(_ creation: Creation, _ context: RuleContext) -> Bool {
    guard let layer = creation.site.layer, let member = context.member(of: creation.reference) else { return true }
    let owner = context.owner(of: creation.reference)
    if owner.map({ context.isPreviewOnly($0) || context.isAppDelegate($0) }) ?? false { return true }
    if member.kind == .variable, member.parent == noIndex { return false }
    if member.kind == .variable, !member.modifiers.contains(.computed) { return true }
    return context.isWiring(outsideTypesIn: layer, of: member) || context.has(.viewModel, creation.target)
      || returns(member, creation, context)
  }

  /// `@StateObject var motion = MotionManager()`: an observable object that is the view's own state.
  private func isOwnState(_ creation: Creation, _ context: RuleContext) -> Bool {
    guard creation.reference.declaration != noIndex else { return false }
    let id = DeclarationID(creation.reference.file, creation.reference.declaration)
    return context.project.graph.attributes(of: id).contains { context.vocabulary[.ownStateWrappers].contains($0) }
  }

  /// Whether the member returns what it creates, in a router or in a type without a role (a provider, a builder).
  private func isFactoryMethod(_ creation: Creation, _ source: TypeID, _ context: RuleContext) -> Bool {
    let role = context.roleID(source)
    if role == .router { return true }
    guard let member = context.member(of: creation.reference) else { return false }
    if isFactoryOfLayer(source, creation, context) {
      return ![.private, .fileprivate].contains(member.access) && returns(member, creation, context)
    }
    guard role == nil || role == .service || role == .storage,
      member.kind == .function || member.modifiers.contains(.computed)
    else { return false }
    return returns(member, creation, context)
  }

  /// Whether a type is called a factory and creates types of its own layer only. In an inner layer it is no composition
  /// root, since its users would reach all that it builds.
  private func isFactoryOfLayer(_ source: TypeID, _ creation: Creation, _ context: RuleContext) -> Bool {
    let name = context.project.graph.types[source.index].simpleName
    return context.vocabulary[.factoryTypes].matches(name)
      && creation.site.layer == context.layerOfType[creation.target.index]
  }

  /// Whether the result of a member is what it creates, or a type behind which that is.
  private func returns(_ member: DeclarationFact, _ creation: Creation, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    guard let result = graph[creation.reference.file].facts.nominalName(of: member.type) else { return false }
    return result == graph.types[creation.target.index].simpleName
      || graph.allSupertypeNames(of: creation.target).contains { lastComponent($0) == result }
  }

  /// `static func make() -> Self`, `static let live = Self(…)`: the type is its own composition root.
  private func isStaticFactory(_ creation: Creation, _ source: TypeID, _ context: RuleContext) -> Bool {
    guard let member = context.member(of: creation.reference), member.isStatic else { return false }
    let facts = context.project.graph.files[creation.reference.file.index].facts
    var result = facts.nominalName(of: member.type)
    if member.type == noIndex, !member.initialValue.isEmpty {
      let tree = facts.tree
      result = tree.path(of: Int(member.initialValue.start)).first
    }
    if OwnFactories.isWiredByUseCase(creation, context) { return false }
    return result == "Self" || result == context.project.graph[source].simpleName
  }
}
