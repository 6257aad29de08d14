import StrataClassification
import StrataDefinition
import StrataModel

/// `single-ui-state`
struct SingleUIState: Rule {
  static let description = RuleDescription(
    id: "single-ui-state", family: .presentation,
    summary: "A view model that publishes its state in several properties",
    severity: .warning, guides: ["001"], styles: ["repository"],
    rationale: """
      A view model holds one UI state: a struct or an enum with all that the view shows. If users, a loading flag and \
      an error are published one by one, the view sees each change alone, and combinations that make no sense, such as \
      an error while the screen is loading, can be shown. A test cannot compare the state with an expected one.
      """,
    heuristic: """
      The rule counts what a view model publishes:
      - `@Published` properties that are not private, also those of its base classes
      - stored `var`s of an `@Observable` class that are not private, if they are `private(set)`, if another type reads \
      them, or if nothing is known to use the view model
      - subjects and relays with a current value, and observable values of the project's own, that are not private or \
      that a public property passes on

      It does not count:
      - what a view binds (`$viewModel.query`), sends values to, or assigns the value of a control to: what the user enters, and whether an alert or a \
      sheet is shown
      - where the screen leads: enums and flags with names such as `HomeRoute` and `shouldDismiss`, navigation paths
      - closures, dependencies, objects that an `@Observable` class stores, tasks and subscriptions
      - events: publishers without a current value
      - types nested in a view model, such as the `Output` of a `transform(input:)`

      The rule reports a view model once, at its name, with the properties beyond those that it may publish as further \
      locations: a baseline accepts as many as it knows. A comment at the name accepts the view model, one at a property \
      that property alone.

      Loading flags and error messages count: the guide makes them a part of the UI state.

      Where at least 80% of the view models that publish state, and at least five, publish several properties, the \
      rule reports one of them.
      """,
    badExample: """
      final class UserListViewModel: ObservableObject {
        @Published private(set) var users: [User] = []
        @Published private(set) var isLoading = false
        @Published private(set) var errorMessage: String?
      }
      """,
    goodExample: """
      final class UserListViewModel: ObservableObject {
        @Published private(set) var uiState = UserListUiState()
      }
      """,
    remedy: "Declare one struct or enum with these values, and publish only that.",
    options: [
      RuleOption(
        name: "max", summary: "The number of properties that a view model may publish.", defaultValue: .number(1))
    ], readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, limit) = (context.project, settings.number("max"))
    var outcome = RuleOutcome()
    // The output of a function that transforms inputs is a part of a view model.
    let viewModels = project.viewModelClasses.filter { project.plays(.viewModel, $0) }
    guard !viewModels.isEmpty else { return outcome }
    let published = PublishedState(context)
    for type in viewModels {
      let own = published.properties(of: type)
      if own.isEmpty { continue }
      outcome.examined += 1
      let bases = project.graph.allProjectSupertypes(of: type).filter { project.graph[$0].kind == .class }
      // A base class with several properties is reported itself.
      let inherited = bases.map { published.properties(of: $0) }.filter { $0.count <= limit }.flatMap { $0 }
      guard own.count + inherited.count > limit else { continue }
      outcome.violations.append(violation(of: type, own, inherited: inherited, beyond: limit, project))
    }
    let found = outcome.violations
    if Conventions.isOwn(found.count, of: outcome.examined) {
      outcome.violations = Conventions.joined(
        found, message: "; so do \(found.count) of \(outcome.examined) view models",
        remedy: ", or accept the project's own convention with `\(Self.description.id): off`")
    }
    return outcome
  }

  private func violation(
    of type: TypeID, _ own: [DeclarationID], inherited: [DeclarationID], beyond limit: Int,
    _ project: ClassifiedGraph
  ) -> Violation {
    let properties = own + inherited
    let graph = project.graph
    let name = graph[type].name
    let state = properties.first { isUIState($0, project) }
    let others = properties.filter { $0 != state }.map { graph.name(of: $0) }
    let remedy: String
    if let state {
      remedy = "make \(quotedNames(others)) part of the UI state that \(quoted(graph.name(of: state))) holds"
    } else {
      let vocabulary = project.vocabulary
      // `HomeView.ViewModel` is that of Home.
      let outer = graph[type].outer.flatMap { vocabulary[.viewSuffixes].removed(from: graph[$0].simpleName) }
      let isOnlySuffix = vocabulary[.viewModelSuffixes].entries.contains(graph[type].simpleName)
      let simpleName = isOnlySuffix ? outer ?? graph[type].simpleName : graph[type].simpleName
      let prefixes = vocabulary[.implementationPrefixes]
      let bare = prefixes.beginsWord(of: simpleName) ? prefixes.removed(from: simpleName) ?? simpleName : simpleName
      let stem = vocabulary[.implementationSuffixes].removed(from: bare) ?? bare
      let feature = vocabulary[.viewModelSuffixes].removed(from: stem) ?? stem
      let suffix = vocabulary[.uiStateSuffixes].entries.first ?? ""
      remedy =
        "combine \(quotedNames(others)) in a struct \(quoted(feature + suffix)), and publish it as one property"
    }
    var violation = Violation(
      at: type, in: graph,
      message: "view model \(quoted(name)) publishes its state in \(properties.count) properties: "
        + quotedNames(properties.map { graph.name(of: $0) }, limit: 4),
      remedy: remedy)
    // Rather at its own properties than at those of a base class, which other view models have, too.
    let ordered = properties.filter { $0 == state } + (inherited + own).filter { $0 != state }
    violation.locate(also: ordered.dropFirst(limit), in: graph)
    return violation
  }

  /// Whether a property has the role of a UI state, also inside a stream.
  private func isUIState(_ property: DeclarationID, _ project: ClassifiedGraph) -> Bool {
    project.graph.references(of: property).contains { reference in
      (reference.kind == .stores || reference.kind == .creates)
        && reference.target.typeID.flatMap { project.role(of: $0) } == .uiState
    }
  }
}
