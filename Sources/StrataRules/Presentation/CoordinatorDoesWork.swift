import StrataClassification
import StrataDefinition
import StrataModel

/// `coordinator-does-work`
struct CoordinatorDoesWork: Rule {
  static let description = RuleDescription(
    id: "coordinator-does-work", family: .presentation,
    summary: "A coordinator that loads data or decides, instead of showing screens", severity: .warning,
    guides: ["002"], styles: ["coordinator"],
    rationale: """
      A coordinator is responsible for navigation: it creates screens and shows them. Data that it loads cannot be \
      part of the screen's state, its errors or its loading indicator. A decision that it makes can only be tested \
      together with the navigation.
      """,
    heuristic: """
      The rule reports:
      - calls of repositories, gateways, data sources, clients and storages, also those of frameworks (`URLSession`, \
      `UserDefaults`)
      - calls of use cases whose result the coordinator uses
      - the decisions that `business-logic-in-view-model` reports in a view model
      - routes that depend on a yes-or-no value of an entity or on a case of an enum of the domain (`if visit.isPaid`, \
      `switch member.tier`, `path.append(visit.isPaid ? .visit : .fees)`, `visit.isPaid ? showVisit : showFees`), unless the enum is named after routes, screens or errors

      It checks coordinators and routers.

      It does not report wiring: a coordinator may hold such an object and pass it on to a screen. It also does not \
      report a call of a use case without a result.
      """,
    badExample: """
      func showProfile() {
        Task {
          let user = try await repository.user()
          navigationController.pushViewController(ProfileViewController(user: user), animated: true)
        }
      }
      """,
    goodExample: """
      func showProfile() {
        let viewModel = ProfileViewModel(getUser: container.getUser)
        navigationController.pushViewController(ProfileViewController(viewModel: viewModel), animated: true)
      }
      """,
    remedy: "Let the view model of the screen load the data and decide, and tell the coordinator the result.",
    supersedes: ["skipped-layer", "forbidden-import"], readsCode: true)

  private static let data: Set<RoleID> = [
    .repository, .gateway, .dataSource, .networkClient, .apiService, .storage,
  ]

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    var outcome = RuleOutcome()
    let home = context.homeOfDecisions
    let stores = FrameworkStores(context, settings: project.definition.settings(of: RuleIDs.skippedLayer))
    for type in project.types(in: [.coordinator, .router])
    where !project.isReplacement(type) && !context.isInterface(type) {
      outcome.examined += 1
      for reference in graph.references(from: type) where reference.kind == .calls && project.isProduction(reference) {
        guard let target = reference.target.typeID, let role = context.roleID(target) else { continue }
        guard Self.data.contains(role) || role == .useCase && isAnswer(reference, graph) else { continue }
        let (symbol, name) = (graph[type].name, graph[target].name)
        outcome.violations.append(
          Violation(
            at: reference, symbol: symbol, target: name,
            message:
              "\(noun(of: type, context)) \(quoted(symbol)) calls \(role.noun) \(quoted(name)), instead of only showing screens",
            remedy: "call \(quoted(name)) \(role == .useCase ? "" : "through a use case ")in the view model of the "
              + "screen, which tells the coordinator what to show",
            chain: [symbol, name]))
      }
      outcome.violations += work(of: type, stores, context)
      outcome.violations += project.decisions(in: type, setting: .viewModel) { place, decision in
        (
          message: "\(place) \(decision.phrase) in \((context.roleID(type) ?? .coordinator).nounWithArticle)",
          remedy: decision.kind.remedy(into: home)
        )
      }
    }
    return outcome
  }

  /// What a coordinator does with the clients and storages of frameworks.
  private func work(of type: TypeID, _ stores: FrameworkStores, _ context: RuleContext) -> [Violation] {
    let (project, graph) = (context.project, context.project.graph)
    return stores.work(of: type).compactMap { work in
      guard let role = stores.roleOfExternal[work.external.index] else { return nil }
      let (symbol, name) = (graph[type].name, graph[work.external].name)
      return Violation(
        file: work.location.file, offset: work.location.offset, symbol: symbol, target: name,
        message:
          "\(noun(of: type, context)) \(quoted(symbol)) uses \(project.definition[role].id.noun) \(quoted(name)), instead of "
          + "only showing screens",
        remedy: "use \(quoted(name)) through a use case in the view model of the screen, which tells the coordinator "
          + "what to show",
        chain: [symbol, name], includes: [work.location.offset])
    }
  }

  private func noun(of type: TypeID, _ context: RuleContext) -> String {
    (context.roleID(type) ?? .coordinator).noun
  }

  /// Whether a call returns something: without a result, an action is only begun.
  private func isAnswer(_ reference: Reference, _ graph: Graph) -> Bool {
    guard let member = reference.memberDeclaration, graph[member].kind == .function else { return false }
    return graph.returnsValue(member)
  }
}
