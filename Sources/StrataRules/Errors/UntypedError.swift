import StrataClassification
import StrataDefinition
import StrataModel

/// `untyped-error`
struct UntypedError: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "untyped-error",
    family: .errors,
    summary: "An error of the domain that carries only a string, or `NSError` thrown from the domain",
    severity: .warning,
    guides: ["001"],
    styles: ["repository"],
    rationale: """
      Callers decide by the kind of an error: show the login, offer a retry, show that nothing was found. An error \
      that carries only a string forces them to compare strings, and the layer that wrote the string does not address \
      users.
      """,
    heuristic: """
      The rule reports enums of the domain layer that conform to `Error` and have a single case that carries one \
      `String`. It also reports `throw NSError(…)` and `.failure(NSError(…))` in code of that layer.
      """,
    badExample: """
      enum AppError: Error {
        case message(String)
      }
      """,
    goodExample: """
      enum AppError: Error {
        case network(String)
        case notFound(id: String)
        case unauthorized
      }
      """,
    remedy: "Declare a case for each kind of failure that callers handle differently.",
    scope: .type, readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome(in: context)
    let graph = project.graph
    let domain = project.layers(ofRoles: [.useCase, .entity])
    let names = context.vocabulary[.untypedErrors].names
    var hasErrors = FileProperty { $0.names.mentions(oneOf: names) }
    for owner in context.codeOwnersInFocus where !(owner.type.map { project.isReplacement($0) } ?? false) {
      guard let layer = context.layer(of: owner), domain.contains(context.layerName(layer)) else { continue }
      outcome.examine(context.file(of: owner))
      if let type = owner.type, graph[type].kind == .enum,
        graph.inherits(type, from: context.vocabulary[.errorProtocols]),
        isOnlyText(type, graph, context.vocabulary[.textTypes])
      {
        outcome.violations.append(
          Violation(
            at: type, in: project.graph, message: "`\(graph[type].name)` has a single case that carries only a string",
            remedy: "declare a case for each kind of failure that callers handle differently"))
      }
      if context.isDeclared(owner, inAny: &hasErrors) {
        outcome.violations += untypedThrows(by: owner, context)
      }
    }
    return outcome
  }

  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    let project = context.project
    let graph = project.graph
    let domain = project.layers(ofRoles: [.useCase, .entity])
    guard domain.contains(context.layerName(move.layer)), !(project.layer(of: move.type).map(domain.contains) ?? false)
    else { return nil }
    let type = move.type
    if graph[type].kind == .enum, graph.inherits(type, from: context.vocabulary[.errorProtocols]),
      isOnlyText(type, graph, context.vocabulary[.textTypes])
    {
      return "its single case carries only a string"
    }
    return untypedThrows(by: .type(type), context).first.map { "it throws \(quoted($0.target))" }
  }

  private func isOnlyText(_ type: TypeID, _ graph: Graph, _ texts: WordList) -> Bool {
    let cases = graph.children(of: graph[type].declaration).filter { graph[$0].kind == .enumCase }
    guard cases.count == 1, let only = cases.first else { return false }
    let facts = graph.facts(of: only)
    let parameters = facts.parameters[facts.declarations[Int(only.index)].parameters.range]
    return parameters.count == 1
      && parameters.allSatisfy { facts.nominalName(of: $0.type).map { texts.contains($0) } ?? false }
  }

  private func untypedThrows(by owner: CodeOwner, _ context: RuleContext) -> [Violation] {
    let errors = context.vocabulary[.untypedErrors].names
    return context.bodies(of: owner).flatMap { body -> [Violation] in
      let tree = body.tree
      let locals = LocalVariables(of: tree, in: body.range)
      func violation(at node: Int, _ value: Int, _ verb: String) -> Violation? {
        let base = tree.base(of: created(value, locals, in: tree))
        guard tree.isNamed(base, oneOf: errors) else { return nil }
        let error = tree.name(base)
        return Violation(
          file: body.file, offset: tree[node].offset, symbol: context.symbol(owner), target: error,
          message: "\(context.subject(owner)) \(verb)s `\(error)` from the domain",
          remedy: "declare an error type in the domain and \(verb) it")
      }
      let thrown = tree.all(.throw, in: body.range).compactMap { statement in
        tree.firstChild(of: statement).flatMap { violation(at: statement, $0, "throw") }
      }
      return thrown + failures(in: body, context.vocabulary).compactMap { violation(at: $0.call, $0.value, "return") }
    }
  }

  /// Where a value is created: `NSError(…)` in `NSError(…) as Error`, and for `error` after `let error = NSError(…)`.
  private func created(_ value: Int, _ locals: LocalVariables, in tree: CodeTree) -> Int {
    let first = tree[value].kind == .sequence ? tree.firstChild(of: value) ?? value : value
    guard tree[first].kind == .identifier, let initial = locals.variable(named: tree.name(first), at: first)?.value
    else { return first }
    return tree[initial].kind == .sequence ? tree.firstChild(of: initial) ?? initial : initial
  }

  /// The errors of failures: `.failure(NSError(…))`, `Result.failure(…)`.
  private func failures(in body: CodeBody, _ vocabulary: Vocabulary) -> [(call: Int, value: Int)] {
    let tree = body.tree
    return tree.calls(in: body.range).compactMap { call in
      guard tree.isNamed(call.callee, oneOf: vocabulary[.failureCases].names),
        tree[call.callee].kind != .identifier, let argument = tree.onlyChild(of: call.suffix)
      else { return nil }
      return (call.callee, tree.value(of: argument))
    }
  }
}
