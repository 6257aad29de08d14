import StrataClassification
import StrataDefinition
import StrataModel

/// `completion-handler`
struct CompletionHandler: Rule {
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
      - functions that satisfy a reported requirement of a protocol, and requirements that name functions of a framework: \
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
    let layers = context.project.layers(ofRoles: [.useCase, .entity, .repository, .gateway, .dataSource])
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

  private static let noRole = "none"

  private func violation(_ function: DeclarationID, _ owner: CodeOwner, _ context: RuleContext) -> Violation {
    let graph = context.project.graph
    let signature = graph.signature(of: function)
    let isMember = graph[function].parent != noIndex
    return Violation(
      file: function.file, offset: graph[function].nameOffset, symbol: context.symbol(owner), target: signature,
      message: quoted(signature) + (isMember ? " of \(quoted(context.symbol(owner)))" : "")
        + " reports its result to a closure",
      remedy: "make \(quoted(signature)) `async` without the closure: return the value, and throw the error")
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

/// Reads parameters that are closures.
private struct ClosureParameters {
  private let graph: Graph
  private let vocabulary: Vocabulary

  init(_ context: RuleContext) {
    graph = context.project.graph
    vocabulary = context.vocabulary
  }

  func isCallback(_ function: DeclarationID) -> Bool {
    let fact = graph[function]
    guard !fact.parameters.isEmpty, fact.modifiers.isDisjoint(with: [.override, .async]),
      !graph.hasAttribute("objc", function)
    else { return false }
    let verb = Words.split(graph.name(of: function)).first ?? ""
    if vocabulary[.repeatingVerbs].contains(verb) || hasResult(function, fact) { return false }
    // `add(_:completion:)` ends once, `add(_ listener:)` does not.
    let mayRepeat = vocabulary[.observingVerbs].contains(verb)
    let range = fact.parameters.range
    let endsOnce = vocabulary[.oneShotVerbs].contains(verb)
    return range.contains { index in
      isCompletion(index, isLast: !mayRepeat && index == range.upperBound - 1, endsOnce: endsOnce, in: function.file)
    }
  }

  /// Whether a function returns more than what ends the work that it began, such as a task.
  private func hasResult(_ function: DeclarationID, _ fact: DeclarationFact) -> Bool {
    let facts = graph[function.file].facts
    guard fact.type != noIndex, !facts.isVoid(Int(fact.type)) else { return false }
    guard let type = facts.nominalType(of: fact.type) else { return true }
    let name = facts.names[facts.types[type].name]
    return !vocabulary[.workHandles].containsAny(of: Array(Words.split(name).suffix(1)))
  }

  private func isCompletion(_ index: Int, isLast: Bool, endsOnce: Bool, in file: FileID) -> Bool {
    let facts = graph[file].facts
    let parameter = facts.parameters[index]
    guard parameter.type != noIndex, let closure = graph.functionType(of: parameter.type, in: file), closure.isEscaping
    else { return false }
    let (home, function) = (closure.file, closure.node)
    let written = graph[home].facts
    let children = written.typeChildren(of: function)
    guard children.count > 1, let result = children.last, written.isVoid(result),
      !written.types[function].flags.contains(.async)
    else { return false }
    let words = Words.split(facts.names[parameter.name]) + Words.split(facts.names[parameter.label])
    if vocabulary[.completionWords].containsAny(of: words) { return true }
    guard isLast else { return false }
    if vocabulary[.eventWords].containsAny(of: words) { return endsOnce && isOutcome(facts.names[parameter.name]) }
    return endsOnce || children.dropLast().contains { isOutcome($0, in: home) }
  }

  /// `onSaved`: what the function has done, not what happens again.
  private func isOutcome(_ name: String) -> Bool {
    let words = Words.split(name)
    guard words.count == 2, let last = words.last else { return false }
    return Verbs(vocabulary).isParticiple(last) && !vocabulary[.eventWords].contains(last)
  }

  /// `Result<…>`, `Error?`, `NSError?` and the project's errors.
  private func isOutcome(_ type: Int, in file: FileID, depth: Int = 0) -> Bool {
    let facts = graph[file].facts
    guard let node = facts.nominalType(of: UInt32(type)), depth < Graph.aliasLimit else { return false }
    if let (home, root) = graph.aliasedType(of: node, in: file) { return isOutcome(root, in: home, depth: depth + 1) }
    let targets = graph.references(in: file, at: facts.types[node].offset).compactMap(\.target.typeID)
    let name = facts.names[facts.types[node].name]
    if let own = targets.first(where: { graph.types[$0.index].simpleName == name }) {
      return graph.types[own.index].isError(in: graph, vocabulary[.errorProtocols])
    }
    let lists: [Vocabulary.List] = [.resultTypes, .errorProtocols, .untypedErrors]
    return lists.contains { vocabulary[$0].contains(name) }
  }

  /// Whether a protocol or class outside the project may require a function: the type has such a supertype, and the
  /// function is in an extension for a conformance, or no other type of the project is known to call it.
  func mayBeRequired(_ function: DeclarationID, of type: TypeID) -> Bool {
    let hasForeign = ([type] + graph.allProjectSupertypes(of: type)).contains { supertype in
      graph.types[supertype.index].supertypes.contains {
        $0.typeID == nil && !vocabulary[.commonProtocols].contains(lastComponent(graph.name(of: $0)))
      }
    }
    guard hasForeign else { return false }
    return graph.isInConformanceExtension(function)
      || !graph.references(to: type).contains {
        $0.kind == .calls && $0.memberDeclaration == function && $0.source != type
          && !graph.files[$0.file.index].isTest
      }
  }
}
