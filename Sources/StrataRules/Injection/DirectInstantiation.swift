import StrataDefinition
import StrataModel

/// `direct-instantiation`: a dependency is built where it is used.
struct DirectInstantiation: PlacedRule {
  static let description = RuleDescription(
    id: "direct-instantiation", family: .injection,
    summary: "A dependency is built in place, outside the composition root.",
    severity: .error, guides: ["000", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Who builds what it depends on has chosen the implementation for good: a test cannot hand in a fake, another \
      part of the app cannot share the instance, and the arguments of the arguments pile up in a place that should \
      know none of them. What is built belongs into the composition root, which is the one place that knows all. \
      Dependencies are the types whose role says so; values, view models that their own view builds, static factories \
      of a type, default arguments (a rule of their own), tests, previews and debug code are free. What is built only \
      as an argument of something that is reported is part of that finding.
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
    remedy: "Take the dependency as a parameter of the initializer, and build it in the composition root.",
    isFixable: true,
    options: [
      RuleOption(
        name: "keys", summary: "Protocols whose conforming types may build defaults for an environment.",
        defaultValue: .list(["EnvironmentKey", "DependencyKey", "TestDependencyKey", "InjectionKey"]))
    ])

  func check(_ placement: Placement, settings: RuleSettings) -> RuleOutcome {
    let keys = Set(settings.list("keys"))
    var outcome = RuleOutcome()
    let creations = placement.creations(inDefaultArguments: false, examined: &outcome.examined)
    guard !creations.isEmpty else { return outcome }

    let root = placement.nameOfRoot()
    var places: [Pairs.Key: Int] = [:]
    var reported: [(Creation, Pairs.Key)] = []
    for creation in creations where !isAllowed(creation, keys, placement) {
      let key = Pairs.key(creation.place, creation.reference.target)
      places[key, default: 0] += 1
      if places[key] == 1 { reported.append((creation, key)) }
    }
    for (creation, key) in reported {
      outcome.violations.append(
        Self.violation(creation, places: places[key] ?? 1, root: root, placement))
    }
    return outcome
  }

  private static func violation(_ creation: Creation, places: Int, root: String, _ placement: Placement) -> Violation {
    let graph = placement.project.graph
    let symbol = placement.symbol(creation.place)
    let target = graph[creation.target].name
    let interface = placement.interface(of: creation.target).map { graph[$0].name } ?? target
    let parts = creation.parts.map { graph[$0].name }
    let inside = parts.isEmpty ? "" : " and what it needs (\(listed(parts.map(quoted))))"
    let again = places > 1 ? ", at \(places) places" : ""
    let skips = placement.project.isOn("skipped-layer") && placement.isSkip(from: creation.place, to: creation.target)
    let remedy =
      skips
      ? "ask the layer between instead, as `skipped-layer` says here; then nothing is left to build"
      : "take \(quoted(interface)) in the initializer, and let \(root) build \(quoted(target))"
    return Violation(
      at: creation.reference, symbol: symbol, target: target,
      message: "\(quoted(symbol)) builds its dependency \(quoted(target))\(inside) in place\(again)",
      remedy: remedy, isFixable: !skips, chain: [symbol, target] + parts)
  }

  private func isAllowed(_ creation: Creation, _ keys: Set<String>, _ placement: Placement) -> Bool {
    let graph = placement.project.graph
    guard let source = creation.place.type else {
      // A script, or an extension of somebody else's type: nobody to inject into.
      guard creation.reference.declaration != noIndex else { return true }
      let fact = graph.files[creation.place.file.index].facts.declarations[Int(creation.reference.declaration)]
      return creation.place.layer < 0 || fact.kind != .variable || fact.parent != noIndex
    }
    // What has no place in the architecture may be a composition root for all that is known.
    if creation.place.layer < 0, creation.place.role < 0 { return true }
    if placement.isSameFamily(source, creation.target) { return true }
    if placement.has(.viewModel, creation.target), placement.has(.view, source) { return true }
    if placement.has(.service, creation.target), isOwnState(creation, graph) { return true }
    if graph.allSupertypeNames(of: source).contains(where: { keys.contains($0) }) { return true }
    return isStaticFactory(creation, source, placement) || isFactoryMethod(creation, source, placement)
  }

  /// `@StateObject var motion = MotionManager()`: an observable object that is the view's own state.
  private func isOwnState(_ creation: Creation, _ graph: Graph) -> Bool {
    guard creation.reference.declaration != noIndex else { return false }
    let id = DeclarationID(creation.reference.file, creation.reference.declaration)
    return graph.attributes(of: id).contains { $0 == "StateObject" || $0 == "State" }
  }

  /// A type without a role in the architecture (a provider, a builder) or a router, whose member gives out what it
  /// builds.
  private func isFactoryMethod(_ creation: Creation, _ source: TypeID, _ placement: Placement) -> Bool {
    let graph = placement.project.graph
    let role = placement.role(source)?.id
    if role == .router { return true }
    guard role == nil || role == .service || role == .storage, let member = placement.member(of: creation.reference),
      let result = graph.files[creation.reference.file.index].facts.nominalName(of: member.type),
      member.kind == .function || member.modifiers.contains(.computed)
    else { return false }
    return result == graph.types[creation.target.index].simpleName
      || graph.allSupertypeNames(of: creation.target).contains { lastComponent($0) == result }
  }

  /// `static func make() -> Self`, `static let live = Self(…)`: the type's own composition root.
  private func isStaticFactory(_ creation: Creation, _ source: TypeID, _ placement: Placement) -> Bool {
    guard let member = placement.member(of: creation.reference),
      !member.modifiers.isDisjoint(with: [.static, .class])
    else { return false }
    let facts = placement.project.graph.files[creation.reference.file.index].facts
    var result = facts.nominalName(of: member.type)
    if member.type == noIndex, !member.initialValue.isEmpty {
      let tree = facts.tree
      result = tree.path(of: Int(member.initialValue.start)).first
    }
    return result == "Self" || result == placement.project.graph[source].simpleName
  }
}
