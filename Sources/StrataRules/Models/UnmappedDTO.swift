import StrataClassification
import StrataDefinition
import StrataModel

/// `unmapped-dto`
struct UnmappedDTO: Rule {
  static let description = RuleDescription(
    id: "unmapped-dto", family: .models,
    summary: "A DTO that the data layer receives and nothing maps to a domain model",
    severity: .warning, guides: ["001", "003"], styles: ["repository", "module"],
    rationale: """
      A DTO has the shape of the wire format, and the data layer maps it to a domain model. A DTO that arrives and that \
      nobody maps has no effect on the app: its data is dropped, stored in the shape of the server, or passed on under \
      another name.
      """,
    heuristic: """
      A DTO arrives if a function of the data layer returns it or passes it to a callback, if its metatype is an \
      argument (`decode(UserDTO.self, from: data)`), if it is the response of a request (`typealias Response = \
      UserDTO`), or if it is the type of a local variable whose value is awaited or may fail.

      It is mapped if
      - code of another type that may use the DTO reads one of its properties or calls one of its functions. Other DTOs, \
      mappers and storages count, too
      - one of its own functions or computed properties makes a type that is no DTO
      - an initializer of a type that is no DTO takes it, or a function or a closure that returns such a type

      The rule does not report:
      - requests, which are only encoded, and bodies of errors
      - generic wrappers, enums, and DTOs without stored properties
      - DTOs that are only parts of other DTOs
      - answers that all callers discard (`_ = try await client.send(…)`)
      - DTOs that conform to a protocol of the project with requirements, through which they may be read
      - DTOs with a property whose name is read, in a file that uses the DTO, from a value of unknown type

      Where other layers use the DTO, too, rules such as `dto-leak` and `repository-returns-dto` report that. This rule \
      reports the DTO only once all these findings are accepted, or if there are none.
      """,
    badExample: """
      struct ReviewDTO: Decodable { let id: String; let stars: Int }

      func hasReviews(id: String) async throws -> Bool {
        let reviews: [ReviewDTO] = try await client.get("/reviews/\\(id)")
        return !reviews.isEmpty
      }
      """,
    goodExample: """
      extension ReviewDTO {
        func toDomain() -> Review { Review(id: id, stars: stars) }
      }
      """,
    remedy: "Map it to a domain model where the data layer receives it, and pass that on.", readsCode: true)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    var outcome = RuleOutcome()
    let arrivals = TransferArrivals(context)
    var mappings = TransferMappings(context)
    for type in context.project.types(in: .dto) where isCandidate(type, context) {
      let received = arrivals.arrivals(of: type)
      guard let arrival = TransferArrivals.first(of: received) else { continue }
      outcome.examined += 1
      guard !mappings.contains(type), !arrivals.areDiscarded(received) else { continue }
      let name = graph[type].name
      let giver = arrival.user.map { quoted(graph[$0].name) } ?? quoted(context.symbol(arrival))
      var violation = Violation(
        at: type, in: graph,
        message: "nothing maps DTO \(quoted(name)), which \(giver) "
          + (arrival.reference.kind == .returns ? "returns" : "receives"),
        remedy: "map \(quoted(name)) to a domain model in " + mapper(after: arrival.user, giver, context))
      let leaks = leaks(of: type, context)
      if !leaks.isEmpty { violation.follow(from: leaks, rule: nil) }
      outcome.violations.append(violation)
    }
    return outcome
  }

  /// Where the DTO has to be mapped: in the type that receives it, if it is the one that maps, else in what calls it.
  private func mapper(after receiver: TypeID?, _ giver: String, _ context: RuleContext) -> String {
    let role = context.mapperOfDTOs
    if let receiver, context.project.role(of: receiver) == role { return giver }
    return "the \(role.noun) that gets it from \(giver)"
  }

  private func isCandidate(_ type: TypeID, _ context: RuleContext) -> Bool {
    let (graph, vocabulary) = (context.project.graph, context.vocabulary)
    let entity = graph[type]
    guard entity.kind == .struct || entity.kind == .class, !context.project.isReplacement(type),
      !context.isUnchecked(entity.declaration.file), graph[entity.declaration].genericParameters.isEmpty,
      !entity.isError(in: graph, vocabulary[.errorProtocols]),
      !Words.contains(entity.simpleName, in: vocabulary[.errorBodies]),
      !vocabulary[.requestPrefixes].matches(entity.simpleName),
      !vocabulary[.requestSuffixes].matches(entity.simpleName),
      graph.storedProperties(of: type).contains(where: { !graph[$0].isStatic })
    else { return false }
    let coding = CodingDirections(of: Set(graph.allSupertypeNames(of: type).map(lastComponent)), vocabulary)
    return coding.decodes || !coding.encodes
  }

  /// Where layers that must not use the DTO do so.
  private func leaks(of type: TypeID, _ context: RuleContext) -> Set<CodeLocation> {
    var result: Set<CodeLocation> = []
    for usage in context.usages(of: type) where usage.isJudged && usage.site.layer != context.layerOfType[type.index] {
      if usage.user.map({ context.project.graph.isSameOrNested($0, in: type) }) ?? false { continue }
      result.insert(CodeLocation(usage.reference.file, usage.reference.offset))
    }
    return result
  }
}
