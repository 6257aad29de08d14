import StrataClassification
import StrataDefinition
import StrataModel

/// `combine-for-one-shot`
struct CombineForOneShot: Rule {
  static let description = RuleDescription(
    id: "combine-for-one-shot", family: .concurrency,
    summary: "An operation that returns a publisher and yields one value", severity: .warning, guides: ["003"],
    styles: ["module"],
    rationale: """
      A publisher promises any number of values: its callers keep a subscription and handle values after the first, an error \
      after some values, and an end without any. An `async` function has exactly one result or error, and is cancelled with \
      its caller. Combine is for persistent streams.
      """,
    heuristic: """
      The rule checks functions of use cases, repositories, gateways and data sources that return a publisher of Combine. A type \
      without a role in a folder of data sources of the data layer counts as one, whatever its name. A function yields \
      once if all that its body returns is `Future`, `Just`, `Fail`, `Deferred` over these, `dataTaskPublisher`, what \
      `first()`, `last()`, `collect()` or `reduce` make of a stream, or the result of another such function, with operators \
      that add no values. A requirement of a protocol yields once if its implementations do, or if its first word is a verb such \
      as `get` or `save` (for `execute()`, that of the type's name), its publisher can fail, and no implementation is known \
      to return a stream.

      The rule does not report properties, private, overriding and `@objc` functions, functions that take a publisher, \
      names such as `observe…`, `…Publisher`, `…Stream` and `…Changes`, and functions that satisfy a reported requirement. \
      Where at least 80% of the types of one role with asynchronous functions, and at least five, have such functions, \
      the rule reports one of them. Types that only satisfy reported requirements are not counted.
      """,
    badExample: """
      protocol ItemRepository {
        func getItem(id: Item.ID) -> AnyPublisher<Item, Error>
      }
      """,
    goodExample: """
      protocol ItemRepository {
        func getItem(id: Item.ID) async throws -> Item
        func observeItems() -> AnyPublisher<[Item], Never>
      }
      """,
    remedy: "Make the function `async throws` and return the value.",
    options: [
      RuleOption(
        name: "accept", summary: "Roles whose functions may return publishers of one value.", defaultValue: .list([]))
    ])

  private static let roles: [RoleID] = [.useCase, .repository, .gateway, .dataSource]

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    let accepted = Set(settings.list("accept", context.vocabulary))
    var outcome = RuleOutcome()
    var reader = PublisherReader(context)
    for role in Self.roles where !accepted.contains(role.rawValue) {
      var (examined, implementations) = (0, 0)
      var found: [[Violation]] = []
      let types = project.types(in: role) + (role == .dataSource ? context.typesInFoldersOfDataSources : [])
      for type in types where !project.isReplacement(type) {
        let functions = graph.functions(of: type).filter { !graph.isPrivate($0) }
        let publishing = functions.filter { reader.mayYieldOnce($0) }
        if publishing.isEmpty, !functions.contains(where: { graph[$0].modifiers.contains(.async) }) { continue }
        examined += 1
        let yielding = publishing.filter { reader.yieldsOnce($0, of: type) }
        let once = yielding.filter { !isRequired($0, of: type, &reader, context) }
        // Their protocols count.
        if once.isEmpty, !yielding.isEmpty { implementations += 1 }
        if !once.isEmpty { found.append(once.map { violation($0, type, role, reader, graph) }) }
      }
      outcome.examined += examined
      let counted = examined - implementations
      guard Conventions.isOwn(found.count, of: counted) else {
        outcome.violations += found.joined()
        continue
      }
      outcome.violations += Conventions.joined(
        found.joined(),
        message:
          "; so do \(found.count) of \(counted) types of the role `\(role.rawValue)` with asynchronous functions",
        remedy: ", or accept the project's own convention with `accept: [\(role.rawValue)]`")
    }
    return outcome
  }

  /// Whether a function satisfies a requirement that is reported itself.
  private func isRequired(
    _ function: DeclarationID, of type: TypeID, _ reader: inout PublisherReader, _ context: RuleContext
  ) -> Bool {
    let graph = context.project.graph
    let signature = graph.signature(of: function)
    for supertype in graph.projectProtocols(of: type) where context.isProduction(supertype) {
      guard let role = context.roleID(supertype), Self.roles.contains(role) else { continue }
      for requirement in graph.children(of: graph[supertype].declaration)
      where graph[requirement].kind == .function && graph.signature(of: requirement) == signature {
        if reader.mayYieldOnce(requirement), reader.yieldsOnce(requirement, of: supertype) { return true }
      }
    }
    return false
  }

  private func violation(
    _ function: DeclarationID, _ type: TypeID, _ role: RoleID, _ reader: PublisherReader, _ graph: Graph
  ) -> Violation {
    let signature = quoted(graph.signature(of: function))
    let value = reader.value(of: function)
    let isVoid = value.text.map { ["Void", "()"].contains($0) } ?? false
    let result = isVoid ? "without a result" : value.text.map { "and return \(quoted($0))" } ?? "and return the value"
    return Violation(
      at: function, of: type, in: graph, target: graph.signature(of: function),
      message: "\(signature) of \(role.noun) \(quoted(graph[type].name)) returns a publisher that yields one value",
      remedy: "make \(signature) `\(value.fails ? "async throws" : "async")` \(result)")
  }
}
