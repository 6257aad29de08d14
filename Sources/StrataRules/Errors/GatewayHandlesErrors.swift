import StrataClassification
import StrataDefinition
import StrataModel

/// `gateway-handles-errors`
struct GatewayHandlesErrors: Rule {
  static let description = RuleDescription(
    id: "gateway-handles-errors", family: .errors, summary: "A gateway that replaces or drops errors of the network",
    severity: .warning, guides: ["000"], styles: ["gateway"],
    rationale: """
      The gateway passes on the errors of the network, and the use case turns them into errors of the domain: it knows \
      what a failure means for the operation. A gateway that replaces an error takes that knowledge away, and one that \
      drops it makes a failure look like an empty answer.
      """,
    heuristic: """
      The rule reports in the functions of gateways:
      - `catch` clauses that throw another error or none
      - `try?`, except for sleeps and similar calls
      - `mapError`, `replaceError` and `catchAndReturn` of streams

      A clause that throws the caught error again, for example after it has logged it, is not reported, and neither is \
      one that decides by the error and calls the network again.
      """,
    badExample: """
      func user() async throws -> NetResUser? {
        try? await Network.sendThrow(request: UserNetworkRoute.user)?.result
      }
      """,
    goodExample: """
      func user() async throws -> NetResUser? {
        try await Network.sendThrow(request: UserNetworkRoute.user)?.result
      }
      """,
    remedy: "Throw the error as it is, and map it in the use case.", supersedes: ["swallowed-error"], readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    var outcome = RuleOutcome()
    for type in project.types(in: [.gateway]) where !project.isReplacement(type) && !context.isInterface(type) {
      for body in graph.bodies(of: type) {
        outcome.examined += 1
        outcome.violations += HandledErrors(body, context.vocabulary).found.map { handled in
          let symbol = graph[type].name
          return Violation(
            file: body.file, offset: handled.offset, symbol: symbol, target: "",
            message: "gateway \(quoted(symbol)) \(handled.what)", remedy: handled.remedy)
        }
      }
    }
    return outcome
  }
}

/// The errors that a piece of code replaces or drops.
private struct HandledErrors {
  struct Handled {
    var offset: UInt32
    var what: String
    var remedy: String
  }

  private let tree: CodeTree
  private let range: Range<Int>
  private let vocabulary: Vocabulary

  init(_ body: CodeBody, _ vocabulary: Vocabulary) {
    (tree, range, self.vocabulary) = (body.tree, body.range, vocabulary)
  }

  var found: [Handled] {
    var result: [Handled] = []
    for node in range {
      switch tree[node].kind {
      case .catchClause: if let handled = handled(inClause: node) { result.append(handled) }
      case .effect where tree.isNamed(node, "try?") && !isHarmless(node):
        result.append(
          Handled(
            offset: tree[node].offset, what: "drops an error with `try?`",
            remedy: "throw the error, and handle it in the use case"))
      case .member where tree.isNamed(node, oneOf: vocabulary[.errorOperators].names):
        result.append(
          Handled(
            offset: tree[node].offset, what: "handles an error with \(quoted(tree.name(node)))",
            remedy: "pass the error on, and map it in the use case"))
      default: break
      }
    }
    return result
  }

  private func handled(inClause clause: Int) -> Handled? {
    guard let block = tree.child(.block, of: clause) else { return nil }
    let inside = tree.inside(block)
    let thrown = inside.filter { tree[$0].kind == .throw }
    let bound = Set(
      (clause + 1..<block).filter { tree[$0].kind == .bindingPattern }.map { tree.name($0) } + ["error"])
    if thrown.contains(where: { throwsAgain($0, bound) }) { return nil }
    // It tries again, or asks another address.
    if thrown.isEmpty, inside.contains(where: { tree[$0].kind == .effect && tree.isNamed($0, "try") }) { return nil }
    if thrown.isEmpty {
      return Handled(
        offset: tree[clause].offset, what: "drops an error that it catches",
        remedy: "remove the `do` and the `catch`, so that the use case gets the error")
    }
    return Handled(
      offset: tree[clause].offset, what: "throws another error instead of the one that it catches",
      remedy: "throw the error as it is, and map it in the use case")
  }

  private func throwsAgain(_ statement: Int, _ bound: Set<String>) -> Bool {
    guard let value = tree.firstChild(of: statement) else { return false }
    return tree[value].kind == .identifier && bound.contains(tree.name(value))
  }

  private func isHarmless(_ node: Int) -> Bool {
    tree.inside(node).contains { inner in
      (tree[inner].kind == .member || tree[inner].kind == .identifier)
        && tree.isNamed(inner, oneOf: vocabulary[.expectedFailures].names)
    }
  }
}
