import StrataDefinition
import StrataModel

/// `skipped-layer`: a type bypasses the layer between.
struct SkippedLayer: Rule {
  static let description = RuleDescription(
    id: "skipped-layer", family: .layers,
    summary: "A type bypasses a layer, such as a view model that calls a gateway.",
    severity: .error, guides: ["000", "001", "002", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Each layer makes decisions that no other layer makes: the use case holds the business rule of the operation, and \
      the gateway or repository knows where the data is. A type that bypasses a layer makes these decisions itself. \
      Nobody looks for them there, nobody can reuse them, and no test can reach them without the network.
      """,
    heuristic: """
      The definition says which roles must not use which (`skips` of a role).

      - The protocol of a gateway counts as the gateway itself, and so does a closure that creates one.
      - Network clients of frameworks (`URLSession`) count as network clients, and so do services and types without a role \
      that store one, or one of the project, in the layer of network clients or data sources. What stores data (`UserDefaults`, \
      `FileManager`, `ModelContext`, `@Query`, keychains, `write(to:)`, `Data(contentsOf:)`, `OutputStream(url:)`, \
      `for try await line in url.lines`, `fopen`, `sqlite3_open`) counts as a storage. Reading a resource of the app \
      (`Bundle.main`) does not.
      - Other types of the presentation use such storages no more than view models do: helpers without a role, \
      services, coordinators and routers. Coordinators and routers may pass a storage on to a screen.
      - A view may keep its own state with `@AppStorage`, a view model and a use case may not. Where the style lets views \
      have storages of the project (`coordinator`), databases and files of frameworks are still found in them.
      - What the initializer of a view takes only to create its view model is one finding.
      - Of a stored client or storage of a framework, the rule reports the property. It reports the calls once that is \
      accepted.
      - The name of a key (`static let themeKey = "theme"`) is no use of the storage that declares it.
      - A metatype (`show(LoadOrders.self)`) is a use like any other, with one exception: where a view takes a use \
      case from a container (`resolve(LoadOrders.self)`), `service-locator` reports the metatype, and this rule \
      reports what the view does with the use case.
      - With `repositories: data-sources`, a repository that stores a data source may not call a network client or a \
      storage itself. Where it calls one of the project, the rule also reports where it stores and takes it. A \
      repository without a data source may, unless at least two repositories of the project have data sources, and more \
      than those that call a client or a storage themselves.
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
    remedy: "Inject the use case that calls the gateway, or extract one.",
    supersedes: [
      "dependency-rule", "logic-in-view", "concrete-dependency", "forbidden-import", "direct-instantiation",
    ],
    options: [
      RuleOption(
        name: "clients", summary: "Names of framework types that are network clients, as globs.",
        defaultValue: .words("network-clients")),
      RuleOption(
        name: "storages",
        summary: "Names of types, functions, wrappers and environment values of frameworks that store data, as globs.",
        defaultValue: .words("framework-storages")),
      RuleOption(
        name: "repositories",
        summary:
          "`data-sources`: repositories leave network and storage to data sources where most of them have some; `free`.",
        defaultValue: .text("free")),
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let stores = FrameworkStores(context, settings: settings)
    let shapes = ClientsByShape(context, stores)
    let service = context.project.definition.roleIndex(of: .service)
    let plain = PlainPresentation(context)

    var usages: [Usage] = []
    var outcome = RuleOutcome()
    func examine(_ usage: Usage, of targetRole: RoleIndex?) {
      let (reference, site) = (usage.reference, usage.site)
      guard targetRole != nil, site.role != nil else { return }
      outcome.examined += 1
      guard context.skips(site.role, targetRole), !context.isAllowedDefault(usage), !context.isQualifier(usage) else {
        return
      }
      if let target = usage.target {
        guard context.isSkip(from: site, to: target, as: targetRole), !context.isSupplierOfView(reference, target),
          !isResolved(reference, from: site, context), !context.namesKey(usage)
        else { return }
      } else if reference.kind == .inherits {
        return
      }
      usages.append(usage)
    }
    for usage in context.usages.judged {
      guard let target = usage.target else { continue }
      let role = context.roleOfType[target.index]
      examine(usage, of: role == nil || role == service ? shapes[target] ?? role : role)
    }
    for usage in context.usages.judgedOutside {
      guard let role = stores.role(of: usage) else { continue }
      if let plain, plain.uses(usage, role) {
        outcome.examined += 1
        outcome.violations.append(plain.violation(usage, target: stores.name(of: usage)))
      } else {
        examine(usage, of: role)
      }
    }
    usages.sort { $0.order < $1.order }
    let remedies = SkippedLayerRemedies(context, stores, shapes)
    let screens = BuiltScreens(context)
    let builders = ViewModelBuilders(context: context)
    for member in Self.byMember(usages) {
      outcome.violations += builders.joined(violations(of: member, remedies, screens, context), of: member)
    }
    outcome.violations += Self.callsOfStored(usages, stores, remedies, context)
    if let plain { outcome.violations += plain.workOfScreens(stores) + plain.fileCalls() }
    if settings.text("repositories") == "data-sources" {
      let (found, examined) = BypassedDataSources(context, roleOfExternal: stores.roleOfExternal).violations()
      outcome.violations += found
      outcome.examined += examined
    }
    return outcome
  }

  /// - Parameter member: the usages of one member.
  private func violations(
    of member: [Usage], _ remedies: SkippedLayerRemedies, _ screens: BuiltScreens, _ context: RuleContext
  ) -> [Violation] {
    let reported = member.filter {
      !isRouteOfClient($0, in: member, remedies) && !isPart($0, of: member)
        && !isBehindProtocol($0, in: member, context)
    }
    // Usages that are part of another usage of the member are reported with the first one.
    let orders = Set(reported.map(\.order))
    let parts = member.filter { !orders.contains($0.order) }.map(\.reference.offset)
    return reported.enumerated().flatMap { index, usage -> [Violation] in
      // A client of a framework has no name of the project by which other rules could name it.
      let own = usage.target == nil ? [usage.reference.offset] + context.additions(after: usage.reference) : []
      guard var violation = remedies.violation(usage, including: own + (index == 0 ? parts : [])) else { return [] }
      screens.describe(&violation, usage)
      return [violation]
        + screens.violations(with: violation, usage, besides: Set(member.map(\.reference.offset)))
    }
  }

  /// Calls of the clients and storages of frameworks that a type stores. The property is reported; what it is used for is
  /// reported once that is accepted.
  private static func callsOfStored(
    _ usages: [Usage], _ stores: FrameworkStores, _ remedies: SkippedLayerRemedies, _ context: RuleContext
  ) -> [Violation] {
    let graph = context.project.graph
    var reported: [CodeLocation: Usage] = [:]
    var users: Set<TypeID> = []
    for usage in usages where usage.target == nil {
      reported[CodeLocation(usage.reference.file, usage.reference.offset)] = usage
      if let user = usage.user { users.insert(user) }
    }
    return users.sorted().flatMap { stores.calls(in: $0) }.compactMap { work in
      guard let stored = work.stored, let usage = reported[stored],
        graph.line(work.location.file, work.location.offset) != graph.line(of: usage.reference),
        var violation = remedies.violation(usage, including: [work.location.offset], verb: "uses")
      else { return nil }
      (violation.file, violation.offset) = (work.location.file, work.location.offset)
      violation.follow(from: [stored], rule: description.id)
      return violation
    }
  }

  /// Usages of one member together, in source order.
  private static func byMember(_ usages: [Usage]) -> [[Usage]] {
    var members: [[Usage]] = []
    for usage in usages {
      if let last = members.last?.last?.reference, last.file == usage.reference.file,
        last.declaration == usage.reference.declaration
      {
        members[members.count - 1].append(usage)
      } else {
        members.append([usage])
      }
    }
    return members
  }

  /// A member that calls the client has to name the routes: the client is reported.
  private func isRouteOfClient(_ usage: Usage, in member: [Usage], _ remedies: SkippedLayerRemedies) -> Bool {
    remedies.isRoute(usage) && member.contains { remedies.isClient($0) }
  }

  /// `MoyaProvider<TradeApi>`: the generic argument is part of the client that is reported.
  private func isPart(_ usage: Usage, of member: [Usage]) -> Bool {
    guard usage.reference.context.contains(.nested), usage.reference.declaration != noIndex else { return false }
    return member.contains {
      !$0.reference.context.contains(.nested) && $0.reference.offset < usage.reference.offset
        && $0.reference.kind == usage.reference.kind
    }
  }

  /// The implementation of a protocol that the same property stores, created or fetched for it: one dependency,
  /// reported at the protocol.
  private func isBehindProtocol(_ usage: Usage, in member: [Usage], _ context: RuleContext) -> Bool {
    let reference = usage.reference
    let isValue = reference.context.contains(.propertyInitializer) && reference.kind != .stores
    guard reference.kind == .creates || isValue, let target = reference.target.typeID else { return false }
    let held = Set(member.lazy.filter { $0.reference.kind != .creates }.compactMap(\.reference.target.typeID))
    guard !held.isEmpty else { return false }
    return context.project.graph.allProjectSupertypes(of: target).contains {
      context.isInterface($0) && held.contains($0)
    }
  }

  /// `resolver.resolve(LoadUseCase.self)` in a view that creates its view model: `service-locator` reports it.
  private func isResolved(_ reference: Reference, from site: UsageSite, _ context: RuleContext) -> Bool {
    guard reference.context.contains(.metatype), reference.kind == .mentions, let target = reference.target.typeID,
      context.has(.useCase, target), let role = site.role, context.project.definition[role].id == .view,
      reference.declaration != noIndex
    else { return false }
    let facts = context.project.graph[reference.file].facts
    let fact = facts.declarations[Int(reference.declaration)]
    let tree = facts.tree
    return [fact.initialValue, fact.body].contains { span in
      tree.calls(in: span.range).contains { call in
        tree.isNamed(call.callee, oneOf: context.vocabulary[.resolvingFunctions].names)
          && (call.suffix..<Int(tree.nodes[call.suffix].next)).contains { tree.nodes[$0].offset == reference.offset }
      }
    }
  }
}
