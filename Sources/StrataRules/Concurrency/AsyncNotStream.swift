import StrataClassification
import StrataDefinition
import StrataModel

/// `async-not-stream`
struct AsyncNotStream: Rule {
  static let description = RuleDescription(
    id: "async-not-stream", family: .concurrency,
    summary: "An `async` operation where the project's other operations are streams", severity: .warning,
    guides: ["004"], styles: ["reactive"],
    rationale: """
      Where operations are streams, view models combine, retry and cancel them in one way. An operation that is \
      `async` instead needs its own task, and nothing else handles the errors and the cancellation of that task in the \
      same way.
      """,
    heuristic: """
      The rule compares the functions and properties of the types of one role: use cases, repositories, data sources or \
      services of an API. It reads those that return a stream or are `async`. It reports only where at least 80% of them, and at least five, \
      return streams.

      It does not report a member that satisfies a reported requirement of a protocol.
      """,
    badExample: """
      protocol PaymentRepository {
        func pay(_ amount: Decimal) async throws -> Receipt   // all others return Single or Observable
      }
      """,
    goodExample: """
      protocol PaymentRepository {
        func pay(_ amount: Decimal) -> Single<Receipt>
      }
      """,
    remedy: "Return a stream, as the other operations of the role do.")

  private static let roles: [RoleID] = [.useCase, .repository, .dataSource, .apiService]

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    var outcome = RuleOutcome()
    for role in Self.roles {
      var streams = 0
      var others: [(type: TypeID, function: DeclarationID)] = []
      for type in project.types(in: role) where !project.isReplacement(type) {
        for function in graph.members(of: type) where isOperation(function, graph) {
          if isStream(function, graph, context.vocabulary) {
            streams += 1
          } else if graph[function].modifiers.contains(.async) {
            others.append((type, function))
          }
        }
      }
      outcome.examined += streams + others.count
      guard Conventions.isOwn(streams, of: streams + others.count) else { continue }
      let required = Set(others.filter { context.isInterface($0.type) }.map { Key($0.type, $0.function, graph) })
      for (type, function) in others {
        let isRepeated = graph.projectProtocols(of: type).contains { required.contains(Key($0, function, graph)) }
        if !isRepeated { outcome.violations.append(violation(function, of: type, role, streams, graph)) }
      }
    }
    return outcome
  }

  private struct Key: Hashable {
    var type: TypeID
    var signature: String

    init(_ type: TypeID, _ function: DeclarationID, _ graph: Graph) {
      self.type = type
      signature = graph.signature(of: function)
    }
  }

  /// A function, or a property that is computed for its readers: a stored one keeps what others observe.
  private func isOperation(_ member: DeclarationID, _ graph: Graph) -> Bool {
    let fact = graph[member]
    guard fact.marks.isEmpty, !graph.isPrivate(member) else { return false }
    return fact.kind == .function || fact.kind == .variable && fact.modifiers.contains(.computed)
  }

  private func isStream(_ function: DeclarationID, _ graph: Graph, _ vocabulary: Vocabulary) -> Bool {
    graph.facts(of: function).nominalName(of: graph[function].type).map { vocabulary[.streamTypes].contains($0) }
      ?? false
  }

  private func violation(
    _ function: DeclarationID, of type: TypeID, _ role: RoleID, _ streams: Int, _ graph: Graph
  ) -> Violation {
    let signature = graph.signature(of: function)
    return Violation(
      at: function, of: type, in: graph, target: signature,
      message:
        "\(quoted(signature)) of \(role.noun) \(quoted(graph[type].name)) is `async`, while \(streams) operations of "
        + "this role return streams",
      remedy: "return a stream from \(quoted(signature)), or make the streams that yield once `async`, too")
  }
}
