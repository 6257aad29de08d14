import StrataClassification
import StrataDefinition
import StrataModel

/// `second-source-of-truth`
struct SecondSourceOfTruth: Rule {
  static let description = RuleDescription(
    id: "second-source-of-truth", family: .roles,
    summary: "Two objects that live while the app runs keep the same domain model in memory",
    severity: .warning, guides: ["001"], styles: ["repository"],
    rationale: """
      The state of the data is managed in one place, typically the repository. If a second object keeps the same model, \
      each change has to reach both. As soon as one of them misses it, two screens show different values, and nothing \
      in the code says which one is right.
      """,
    heuristic: """
      An object lives while the app runs if it is a class or an actor, and
      - has the role of a repository, a data source, a storage, a service, a gateway, an API service or a client
      - is a singleton: one of its static properties holds an instance of it. View models count, too
      - views share it as an object of their environment
      - a composition root stores it, and it is neither a view model nor a coordinator
      - has no role, is outside the layer of screens, and is called `…Store`, `…Cache` or `…Session`

      A static `var` lives as long, whatever its type is.

      It keeps a model if a stored `var` has the model, an optional of it or a collection of it, or if a property holds a \
      stream with a current value, a cache or a lock of those. A private `var` counts if the code changes it after \
      initialization. The model is a struct or a class of the domain; it has an `id`, is kept in a collection, or the \
      property is named after it (`currentCart` of `Cart`), except positions in data such as pages.

      Of several objects, the repository is the source of truth; without one, the object that is named after the model, \
      or the first one. The rule reports the others at their properties. This order is a heuristic: which of them \
      should go is for the team to decide.

      It does not report:
      - the state of a screen: view models that are not shared, views and UI states
      - types with a common protocol, of which the app uses one at a time, and a subclass beside its superclass
      - queries and filters, enums, errors, and values on their way (`pendingOrders`)
      - what is stored on disk: a repository may keep in memory what a local data source writes
      """,
    badExample: """
      final class UserRepositoryImpl: UserRepository {
        private var users: [User] = []
      }
      final class SessionService {
        private(set) var currentUser: User?
      }
      """,
    goodExample: """
      final class UserRepositoryImpl: UserRepository {
        private var users: [User] = []
      }
      final class SessionService {
        private(set) var currentUserID: User.ID?
        private let users: UserRepository
      }
      """,
    remedy: "Keep the model in one place, and let the others read it from there.", readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    var outcome = RuleOutcome()
    var kept = KeptModels(context)
    for model in graph.typeIDs where kept.isModel(model) {
      outcome.examined += 1
      let holders = kept.holders(of: model)
      guard holders.count > 1, let truth = source(of: model, among: holders, context) else { continue }
      for holder in holders where holder.type != truth.type && !areAlternatives(holder.type, truth.type, context) {
        outcome.violations.append(violation(holder, truth, model, context))
      }
    }
    return outcome
  }

  /// The repository; otherwise what is named after the model; otherwise the first one.
  private func source(
    of model: TypeID, among holders: [KeptModels.Holder], _ context: RuleContext
  ) -> KeptModels.Holder? {
    let (graph, word) = (context.project.graph, Words.split(context.project.graph[model].simpleName).last ?? "")
    func rank(_ holder: KeptModels.Holder) -> Int {
      let isNamed = Words.split(graph[holder.type].simpleName).contains(word)
      return (context.has(.repository, holder.type) ? 0 : context.has(.dataSource, holder.type) ? 2 : 4)
        + (isNamed ? 0 : 1)
    }
    return holders.min { (rank($0), $0.type) < (rank($1), $1.type) }
  }

  /// Whether both types conform to one protocol of the project, or one of them inherits from the other.
  private func areAlternatives(_ one: TypeID, _ other: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    let (first, second) = (graph.allProjectSupertypes(of: one), graph.allProjectSupertypes(of: other))
    if first.contains(other) || second.contains(one) { return true }
    return first.contains { second.contains($0) && context.isDependency($0) }
  }

  private func violation(
    _ holder: KeptModels.Holder, _ truth: KeptModels.Holder, _ model: TypeID, _ context: RuleContext
  ) -> Violation {
    let graph = context.project.graph
    let (name, source) = (graph[holder.type].name, graph[truth.type].name)
    let (property, original) = (quoted(graph.name(of: holder.property)), quoted(graph.name(of: truth.property)))
    let reader = context.interface(of: truth.type).map { graph[$0].name } ?? source
    return Violation(
      at: holder.property, of: holder.type, in: graph, target: graph[model].name,
      message: "\(quoted(name)) keeps domain model \(quoted(graph[model].name)) in \(property), and "
        + "\(quoted(source)) keeps it in \(original)",
      remedy: "remove \(property) and read the value from \(quoted(reader)), or remove \(original) from "
        + "\(quoted(source))")
  }
}
