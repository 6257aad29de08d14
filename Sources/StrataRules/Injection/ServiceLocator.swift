import StrataDefinition
import StrataModel

/// `service-locator`: a type gets a dependency from a singleton or a container instead of having it injected.
struct ServiceLocator: Rule {
  static let description = RuleDescription(
    id: RuleIDs.serviceLocator, family: .injection,
    summary: "Code inside a layer uses a singleton, a container or a resolver instead of an injected dependency.",
    severity: .warning, guides: ["000", "004"], styles: ["repository", "module", "reactive"],
    rationale: """
      A type that gets its dependencies from a singleton or a container hides them: the initializer does not show \
      them, a test has to prepare global state, and a missing one is noticed only at run time.
      """,
    heuristic: """
      The rule reports:
      - singletons of the project's own dependencies and services
      - containers and resolvers that a view, view model, use case, gateway or repository stores or calls
      - the same in functions, variables and extensions outside the types of the project
      - property wrappers that resolve, if `wrappers` names them: `@Injected` of Factory and Resolver, `@Dependency` \
      of swift-dependencies. Unless they are named, they show in the declaration what is injected, and are none
      - singletons of frameworks that `external` lists

      Where 20 types or more use one singleton or container, that is one decision: one finding, with each use as a location.

      It does not report default arguments, since another instance can be passed. It does not report composition \
      roots, types that the system creates without arguments (app intents, providers of widgets), code that only registers objects in a container, or classes that only group constants such as colors, fonts and \
      measures.

      A singleton is a static member with one of the listed names, of a type whose role is a dependency. For other \
      types, it is one only if the type is a class or an actor and the member has that type, or if the type of the member \
      is a dependency or the interface of a module. So is a static `var` of such a type, whatever its name is. A container is a \
      composition root whose name matches, or that holds a singleton of itself, or a type of that name in a file that \
      imports an injection framework. So is, for the calls of its generic `resolve`, a type by any name that has a \
      function to register objects.
      """,
    badExample: """
      final class ProfileViewModel {
        func load() { UserRepositoryImpl.shared.load() }
      }
      """,
    goodExample: """
      final class ProfileViewModel {
        private let getUser: GetUserUseCase
        init(getUser: GetUserUseCase) { self.getUser = getUser }
      }
      """,
    remedy: "Take the dependency as a parameter of the initializer; only the composition root calls the container.",
    supersedes: ["dependency-rule", "forbidden-import"],
    options: [
      RuleOption(
        name: "members", summary: "Names of static members that are singletons.",
        defaultValue: .words("singleton-members")),
      RuleOption(
        name: "allow-container", summary: "Containers may be called from anywhere.", defaultValue: .flag(false)),
      RuleOption(
        name: "containers", summary: "Names of containers and resolvers, as globs.",
        defaultValue: .words("container-types")),
      RuleOption(
        name: "wrappers", summary: "Property wrappers that are reported: `[Injected, Inject]`.",
        defaultValue: .list([])),
      RuleOption(
        name: "external",
        summary: "Singletons of frameworks that are reported inside layers, as globs: `UserDefaults.standard`.",
        defaultValue: .list([])),
    ], scope: .type, readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let search = LocatorSearch(context, settings: settings)
    var registrations = Registrations(context)
    var outcome = RuleOutcome(in: context)
    var found: [Usage] = []
    context.forEachUsageInFocus { usage in
      guard let owner = context.owner(of: usage.reference), search.isInside(owner) else { return }
      outcome.examine(usage.reference.file)
      if search.isLocator(usage), !registrations.contains(usage.reference), !context.isPreviewOnly(owner) {
        found.append(usage)
      }
    }
    let decisions = decisions(among: found, search, context)
    outcome.violations = found.map { usage in
      // To find the remedy of each use costs more than the rest.
      let locator = locator(of: usage, search)
      return search.violation(usage, remedy: decisions.contains(locator) ? remedy(ofAll: locator.name) : nil)
    }
    if !settings.flag("allow-container") {
      let containers = found.filter { usage in
        search.isContainer(usage.reference)
          || search.isContainerLike(project.graph.name(of: usage.reference.target))
      }
      let lines = Set(containers.map { project.graph.line(of: $0.reference) })
      outcome.violations += ResolveCalls(context, search).violations.filter {
        !lines.contains(project.graph.line($0.file, $0.offset))
      }
    }
    return outcome
  }

  /// Two modules may have types of one name.
  private struct Locator: Hashable {
    var name: String
    var type: TypeID?
  }

  /// So many types that use one singleton are one decision.
  private static let typesOfDecision = 20

  /// The uses of a singleton, or of a container, by so many types are one finding.
  func conclusion(of outcome: RuleOutcome, _ context: RuleContext) -> RuleOutcome {
    var outcome = outcome
    let groups = Dictionary(grouping: outcome.violations) { Locator(name: $0.target, type: $0.targetType) }
    outcome.violations = groups.values.flatMap { group in
      let types = Set(group.map(\.symbol)).count
      guard types >= Self.typesOfDecision else { return group }
      return Conventions.decision(group, message: ", and so do \(counted(types - 1, "other type"))") {
        remedy(ofAll: $0.target)
      }
    }.sorted { $0.location < $1.location }
    return outcome
  }

  private func locator(of usage: Usage, _ search: LocatorSearch) -> Locator {
    Locator(name: search.locator(usage), type: usage.target)
  }

  /// What so many types use; none in a process that stays resident, where an edit may lead below that number.
  private func decisions(among usages: [Usage], _ search: LocatorSearch, _ context: RuleContext) -> Set<Locator> {
    if context.isResident { return [] }
    let groups = Dictionary(grouping: usages) { locator(of: $0, search) }
    return Set(
      groups.filter { Set($1.map { TextKey(context.symbol($0)) }).count >= Self.typesOfDecision }.keys)
  }

  private func remedy(ofAll locator: String) -> String {
    "take what each of them needs of \(quoted(locator)) as a parameter, and pass it from the composition root"
  }
}
