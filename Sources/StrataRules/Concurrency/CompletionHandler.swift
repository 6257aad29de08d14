import StrataClassification
import StrataDefinition
import StrataModel

/// `completion-handler`
struct CompletionHandler: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "completion-handler", family: .concurrency,
    summary: "A function of the domain or data layer that reports its result to a closure", severity: .warning,
    guides: ["003", "001"], styles: ["module", "repository"],
    rationale: """
      The compiler does not check that a completion handler is called exactly once on every path, nor on which thread. \
      An `async` function returns once or throws, is cancelled with its caller, and reads from top to bottom.
      """,
    heuristic: """
      A completion handler is an escaping closure that returns nothing and takes a result, an error or a value. It is \
      a parameter with such a name (`completion`, `onSuccess`), or the last parameter if it takes a `Result` or an \
      error, by its own name or by an alias. So is the last parameter of a function whose first word is a verb such as \
      `get` or `save`, unless its name is that of an event; `onSaved` is none.

      The rule does not report:
      - events and progress: `onChange`, functions such as `observe…`, and functions such as `add…` or \
      `register…` whose closure is not named as a completion handler
      - private, overriding, `@objc` and `async` functions
      - functions that have an `async` variant of the same name
      - functions of types with a supertype outside the project, which may require them, unless other production code \
      calls them
      - functions that satisfy a reported requirement of a protocol, which are further locations of it, and requirements that name functions of a framework: \
      an extension adopts the protocol for a type outside the project, and does not declare them
      - functions that return a value besides; a task that can be cancelled counts as nothing

      Where at least 80% of the types of one role with asynchronous functions, and at least five, use completion \
      handlers, the rule reports one of them. Types that only satisfy such requirements are not counted.
      """,
    badExample: """
      protocol ItemRepository {
        func getItem(id: Item.ID, completion: @escaping (Result<Item, Error>) -> Void)
      }
      """,
    goodExample: """
      protocol ItemRepository {
        func getItem(id: Item.ID) async throws -> Item
      }
      """,
    remedy: "Declare the function `async throws` with the value as its result.",
    options: [
      RuleOption(
        name: "accept", summary: "Roles whose functions may take completion handlers; `none` for types without a role.",
        defaultValue: .list([]))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let accepted = Set(settings.list("accept", context.vocabulary))
    let layers = Self.layers(in: context)
    var outcome = RuleOutcome()
    var roles: [String] = []
    var found: [String: (examined: Int, types: [[Violation]])] = [:]
    for owner in context.codeOwners {
      guard let layer = context.layer(of: owner), layers.contains(context.layerName(layer)),
        owner.type.map({ !context.isRoot($0) && !context.project.isReplacement($0) }) ?? true
      else { continue }
      let role = owner.type.flatMap { context.roleID($0)?.rawValue } ?? Self.noRole
      guard !accepted.contains(role) else { continue }
      let reader = AsynchronousFunctions(of: owner, context)
      if reader.isEmpty { continue }
      outcome.examined += 1
      // Its protocol counts.
      if reader.onlySatisfiesRequirements { continue }
      if found[role] == nil { roles.append(role) }
      found[role, default: (0, [])].examined += 1
      let violations = reader.callbacks.map { violation($0, owner, context) }
      if !violations.isEmpty { found[role, default: (0, [])].types.append(violations) }
    }
    for role in roles {
      guard let (examined, types) = found[role] else { continue }
      guard Conventions.isOwn(types.count, of: examined) else {
        outcome.violations += types.joined()
        continue
      }
      let noun = role == Self.noRole ? "types without a role" : "types of the role `\(role)`"
      outcome.violations += Conventions.joined(
        types.joined(), message: "; so do \(types.count) of \(examined) \(noun) with asynchronous functions",
        remedy: ", or accept the project's own convention with `accept: [\(role)]`")
    }
    return outcome
  }

  private static func layers(in context: RuleContext) -> Set<String> {
    context.project.layers(ofRoles: [.useCase, .entity, .repository, .gateway, .dataSource])
  }

  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    let layers = Self.layers(in: context)
    let role = move.role?.rawValue ?? Self.noRole
    guard layers.contains(context.layerName(move.layer)),
      !layers.contains(context.layerName(context.layerOfType[move.type.index])),
      !settings.list("accept", context.vocabulary).contains(role)
    else { return nil }
    let reader = AsynchronousFunctions(of: .type(move.type), context)
    guard let function = reader.callbacks.first, !reader.onlySatisfiesRequirements else { return nil }
    return "\(quoted(context.project.graph.signature(of: function))) reports its result to a closure"
  }

  func objects(to interface: ProposedProtocol, _ context: RuleContext, settings: RuleSettings) -> Bool {
    let role = interface.role?.rawValue ?? Self.noRole
    guard Self.layers(in: context).contains(context.layerName(interface.layer)),
      !settings.list("accept", context.vocabulary).contains(role)
    else { return false }
    let parameters = ClosureParameters(context)
    return interface.operations.contains { context.project.graph[$0].kind == .function && parameters.isCallback($0) }
  }

  private static let noRole = "none"

  private func violation(_ function: DeclarationID, _ owner: CodeOwner, _ context: RuleContext) -> Violation {
    let graph = context.project.graph
    let signature = graph.signature(of: function)
    let isMember = graph[function].parent != noIndex
    var violation = Violation(
      file: function.file, offset: graph[function].nameOffset, symbol: context.symbol(owner), target: signature,
      message: quoted(signature) + (isMember ? " of \(quoted(context.symbol(owner)))" : "")
        + " reports its result to a closure",
      remedy: "make \(quoted(signature)) `async` without the closure: return the value, and throw the error")
    let implementations = implementations(of: function, signature, owner, context)
    if !implementations.isEmpty { violation.links = ViolationLinks(related: implementations) }
    return violation
  }

  /// The functions of production code that satisfy a requirement, and change with it.
  private func implementations(
    of requirement: DeclarationID, _ signature: String, _ owner: CodeOwner, _ context: RuleContext
  ) -> [CodeLocation] {
    let graph = context.project.graph
    guard let type = owner.type, graph.types[type.index].kind == .protocol else { return [] }
    return context.project.implementations(of: type).flatMap { graph.functions(of: $0) }
      .filter { graph.signature(of: $0) == signature }
      .map { CodeLocation($0.file, graph[$0].nameOffset) }
  }
}

/// The functions of a type that end later than their call.
private struct AsynchronousFunctions {
  /// Those that report their result to a closure, and satisfy no requirement that does.
  private(set) var callbacks: [DeclarationID] = []
  let isEmpty: Bool
  /// Whether all its functions are completion handlers that a protocol of the project requires.
  private(set) var onlySatisfiesRequirements = false

  init(of owner: CodeOwner, _ context: RuleContext) {
    let graph = context.project.graph
    let functions = context.members(of: owner).filter {
      graph[$0].kind == .function && graph[$0].marks.isEmpty && !graph.isPrivate($0)
    }
    let asynchronous = functions.filter { graph[$0].modifiers.contains(.async) }
    let parameters = ClosureParameters(context)
    let callbacks = functions.filter { parameters.isCallback($0) }
    isEmpty = asynchronous.isEmpty && callbacks.isEmpty
    if callbacks.isEmpty { return }
    let variants = Set(asynchronous.map { graph.name(of: $0) })
    let protocols = owner.type.map { graph.projectProtocols(of: $0) } ?? []
    let required = Set(
      protocols.filter { context.isProduction($0) }
        .flatMap { graph.children(of: graph[$0].declaration) }.map { graph.signature(of: $0) })
    onlySatisfiesRequirements =
      asynchronous.isEmpty && callbacks.allSatisfy { required.contains(graph.signature(of: $0)) }
    self.callbacks = callbacks.filter { function in
      !variants.contains(graph.name(of: function)) && !required.contains(graph.signature(of: function))
        && !(owner.type.map {
          parameters.mayBeRequired(function, of: $0) || Self.isOfFramework(function, of: $0, graph)
        }
          ?? graph.isInConformanceExtension(function))
    }
  }

  /// Whether a protocol only names a function that a type of a framework has: an extension adopts the protocol for that
  /// type, and does not declare the function.
  private static func isOfFramework(_ function: DeclarationID, of type: TypeID, _ graph: Graph) -> Bool {
    guard graph[type].kind == .protocol else { return false }
    let signature = graph.signature(of: function)
    return graph.references(to: type).contains { reference in
      guard reference.kind == .inherits, reference.source == nil, reference.declaration != noIndex else { return false }
      let adopter = DeclarationID(reference.file, reference.declaration)
      return graph[adopter].kind == .extension
        && !graph.children(of: adopter).contains { graph.signature(of: $0) == signature }
    }
  }
}
