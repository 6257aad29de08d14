import StrataDefinition
import StrataModel

/// `skipped-layer`: a type reaches past the layer that stands between.
struct SkippedLayer: PlacedRule {
  static let description = RuleDescription(
    id: "skipped-layer", family: .layers,
    summary: "A layer is jumped over, such as a view model that talks to a gateway.",
    severity: .error, guides: ["000", "001", "002", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Every layer earns its place by what only it decides: the use case holds the rule of the operation, the gateway \
      or repository knows where the data is. Whoever reaches past it takes that decision along, where nobody looks \
      for it, nobody can reuse it, and no test can reach it without the network behind. Which roles must not reach \
      which is part of the definition (`skips` of a role); the protocol of a gateway counts like the gateway itself, \
      and so does a closure that makes one. Frameworks' own clients (`URLSession`) count as network clients.
      """,
    badExample: """
      final class LoginViewModel: ObservableObject {
        private let gateway: SendOTPGatewayProtocol
      }
      """,
    goodExample: """
      final class LoginViewModel: ObservableObject {
        private let sendOTP: SendOTPUseCaseProtocol
      }
      """,
    remedy: "Ask the layer between: inject the use case that stands before the gateway, or extract one.",
    isFixable: true,
    options: [
      RuleOption(
        name: "clients", summary: "Names of framework types that are network clients, as globs.",
        defaultValue: .list(defaultClients))
    ])

  private static let defaultClients = [
    "URLSession", "URLSession*Task", "NSURLConnection", "NWConnection", "AF", "Alamofire", "Alamofire.*",
    "SessionManager", "MoyaProvider", "ApolloClient", "*ApiService", "*APIService", "*ApiClient", "*APIClient",
    "*HTTPClient", "*NetworkClient", "*NetworkService",
  ]

  func check(_ placement: Placement, settings: RuleSettings) -> RuleOutcome {
    let project = placement.project
    let clientRole = placement.roleIndex(.networkClient)
    let clients = settings.list("clients").map { Glob($0) }
    let isClient = project.graph.externals.map { external in clients.contains { $0.matches(external.name) } }
    let leavesToDomainRule = project.isOn("framework-type-in-domain")
    let domain = placement.layerIndex(DomainLayer.name(in: project.definition))

    var pairs = Pairs()
    var outcome = RuleOutcome()
    for (order, reference) in project.graph.references.enumerated() {
      let targetRole: Int
      switch reference.target {
      case .type(let target): targetRole = placement.roleOfType[target.index]
      case .external(let target): targetRole = isClient[target.index] ? clientRole : Placement.none
      }
      guard targetRole >= 0, let place = placement.place(of: reference), place.role >= 0 else { continue }
      outcome.examined += 1
      guard placement.skips(place.role, targetRole), !placement.isWiring(reference),
        !placement.isArgumentOfCreation(reference)
      else { continue }
      switch reference.target {
      case .type(let target):
        guard placement.isSkip(from: place, to: target), !placement.isQualifier(reference, at: order),
          !isAskedItself(reference, target, placement), !isAskedFor(reference, from: place, placement)
        else { continue }
      case .external:
        guard reference.kind != .inherits, !placement.isQualifier(reference, at: order) else { continue }
        if leavesToDomainRule, place.layer == domain, FrameworkTypeInDomain.isSignature(reference) { continue }
      }
      pairs.add(reference, at: place, order: order)
    }
    let entries = pairs.sorted()
    func role(of entry: Pairs.Entry) -> Int {
      entry.reference.target.typeID.map { placement.roleOfType[$0.index] } ?? clientRole
    }
    // Who talks to the client has to name the routes: one finding, for the client.
    let route = placement.roleIndex(.networkRoute)
    let callers = Set(entries.filter { role(of: $0) == clientRole }.compactMap(\.place.type))
    let held = Set(
      entries.filter { $0.reference.kind != .creates }
        .map { Pairs.key($0.place, $0.reference.target) })
    for entry in entries where !(role(of: entry) == route && entry.place.type.map(callers.contains) ?? false) {
      if isBehind(held, entry, placement) || isPart(entry.reference, of: entries) { continue }
      outcome.violations.append(violation(entry, placement, clientRole: clientRole))
    }
    return outcome
  }

  /// `MoyaProvider<TradeApi>`: what the client is of is named with it.
  private func isPart(_ reference: Reference, of entries: [Pairs.Entry]) -> Bool {
    guard reference.context.contains(.nested), reference.declaration != noIndex else { return false }
    return entries.contains {
      $0.reference.file == reference.file && $0.reference.declaration == reference.declaration
        && !$0.reference.context.contains(.nested) && $0.reference.offset < reference.offset
    }
  }

  /// The implementation of a protocol that is held besides, and built or fetched for it: one dependency, reported at
  /// the holder's property.
  private func isBehind(_ held: Set<Pairs.Key>, _ entry: Pairs.Entry, _ placement: Placement) -> Bool {
    let reference = entry.reference
    let isValue = reference.context.contains(.propertyInitializer) && reference.kind != .stores
    guard reference.kind == .creates || isValue, let target = reference.target.typeID else { return false }
    return placement.project.graph.allProjectSupertypes(of: target).contains {
      placement.isInterface($0) && held.contains(Pairs.key(entry.place, .type($0)))
    }
  }

  /// `extension HomeViewController: HelperDataSource`: another asks the view for what it shows, as a list does.
  private func isAskedItself(_ reference: Reference, _ target: TypeID, _ placement: Placement) -> Bool {
    reference.kind == .inherits && placement.isInterface(target) && placement.has(.dataSource, target)
  }

  /// `resolver.resolve(LoadUseCase.self)` in a view that builds its view model: the matter of `service-locator`.
  private func isAskedFor(_ reference: Reference, from place: Place, _ placement: Placement) -> Bool {
    guard reference.context.contains(.metatype), reference.kind == .mentions, let target = reference.target.typeID
    else { return false }
    return placement.has(.useCase, target) && placement.project.definition.roles[place.role].id == .view
  }

  private func violation(_ entry: Pairs.Entry, _ placement: Placement, clientRole: Int) -> Violation {
    let project = placement.project
    let roles = project.definition.roles
    let symbol = placement.symbol(entry.place)
    let target = project.graph.name(of: entry.reference.target)
    let from = roles[entry.place.role]
    let toIndex = entry.reference.target.typeID.map { placement.roleOfType[$0.index] } ?? clientRole
    let to = roles[toIndex]
    let between = from.through?.noun ?? "the layer between"
    return Violation(
      at: entry.reference, symbol: symbol, target: target,
      message: "the \(from.id.noun) \(quoted(symbol)) \(placement.verb(of: entry.reference)) the \(to.id.noun) "
        + "\(quoted(target)) and skips the \(between) between them",
      remedy: remedy(entry, from: from, to: to, symbol: symbol, target: target, placement),
      isFixable: true, chain: [symbol, target])
  }

  private func remedy(
    _ entry: Pairs.Entry, from: Role, to: Role, symbol: String, target: String, _ placement: Placement
  ) -> String {
    guard let through = from.through else { return "ask the layer between instead of \(quoted(target))" }
    var users: [String] = []
    if let type = entry.reference.target.typeID {
      users =
        through == .viewModel
        ? viewModels(of: entry.place, placement)
        : placement.users(of: type, in: through, except: entry.place.type)
    }
    let path = Self.path(from: from, to: to, in: placement.project.definition)
    if users.count == 1 {
      var names = [symbol, users[0]]
      names += path.dropFirst(2).map { $0.noun }
      names.append(target)
      let action = through == .viewModel ? "ask" : "inject"
      return "\(action) \(quoted(users[0])); \(quoted(target)) belongs behind it: " + names.joined(separator: " → ")
    }
    if through == .viewModel, to.id != .useCase {
      let steps = ([symbol] + path.dropFirst().map(\.noun) + [target]).joined(separator: " → ")
      return "let the view's model ask for it, by way of a use case: \(steps)"
    }
    let steps = ([symbol] + path.dropFirst().map(\.noun) + [target]).joined(separator: " → ")
    if users.count > 1, users.count <= 3 {
      return "inject the \(through.noun) that fits (\(listed(users.map(quoted), "or"))); "
        + "\(quoted(target)) belongs behind it: \(steps)"
    }
    let suggestion = Self.suggestedName(for: target, role: to.id, through: through).map { " \(quoted($0))" } ?? ""
    return "extract \(through.nounWithArticle)\(suggestion) that asks \(quoted(target)), and inject it into "
      + "\(quoted(symbol)): \(steps)"
  }

  /// The view models that a view has already.
  private func viewModels(of place: Place, _ placement: Placement) -> [String] {
    guard let view = place.type else { return [] }
    let graph = placement.project.graph
    let targets = graph.references(from: view).compactMap(\.target.typeID)
    return Set(
      targets.filter {
        placement.has(.viewModel, $0) && placement.isProduction($0) && !placement.standing[$0.index].contains(.part)
      }.map { graph[$0].name }
    )
    .sorted()
  }

  /// The roles from one to another by way of what stands between, the last left out.
  static func path(from: Role, to: Role, in definition: Definition) -> [RoleID] {
    var path = [from.id]
    var current = from
    while current.skips.contains(to.id), let through = current.through, !path.contains(through),
      let next = definition.role(through)
    {
      path.append(through)
      current = next
    }
    return path
  }

  /// `SendOTPGatewayProtocol` → `SendOTPUseCase`.
  static func suggestedName(for target: String, role: RoleID, through: RoleID) -> String? {
    guard through == .useCase, role == .gateway, !target.contains(".") else { return nil }
    var name = target[...]
    for suffix in ["Protocol", "Imp", "Impl", "Implementation"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    guard name.hasSuffix("Gateway"), name.count > 7 else { return nil }
    return name.dropLast(7) + "UseCase"
  }
}

extension Placement {
  /// The type is one that this place must not reach: it plays the role itself, is production code, and no part of
  /// what refers to it.
  func isSkip(from place: Place, to target: TypeID) -> Bool {
    guard place.role >= 0, skips(place.role, roleOfType[target.index]) else { return false }
    // A filter that is nested in a repository's protocol is no repository.
    guard isProduction(target), standing[target.index].isDisjoint(with: [.root, .part]), !isTransparentAlias(target)
    else { return false }
    if let type = place.type, isSameFamily(type, target) { return false }
    // A port that the layer declares for itself: what it stores, it does not care where.
    return !(has(.storage, target) && isInterface(target) && layerOfType[target.index] == place.layer)
  }
}
