import StrataDefinition
import StrataModel

/// `gateway-returns-domain-model`: a gateway returns a domain model instead of a network DTO.
struct GatewayReturnsDomainModel: Rule {
  static let description = RuleDescription(
    id: "gateway-returns-domain-model", family: .models,
    summary: "A gateway returns a domain model instead of a network DTO.",
    severity: .error, guides: ["000"], styles: ["gateway"],
    rationale: """
      In this style a gateway only fetches; the use case maps the response to domain models, beside the rules that \
      need them. A gateway that returns domain models makes that decision itself, depends on the layer above it, and \
      cannot serve a second use case that maps the same data differently.
      """,
    heuristic: """
      The rule checks results, parameters of callbacks, and elements of streams, also where they are properties of the \
      protocol. It does not check private helpers.
      """,
    badExample: """
      protocol SendOTPGatewayProtocol {
        func sendOTP(username: String) async throws -> OTPResponse?
      }
      """,
    goodExample: """
      protocol SendOTPGatewayProtocol {
        func sendOTP(username: String) async throws -> NetResSendOTP?
      }
      """,
    remedy: "Return the network DTO, and map it to the domain model in the use case.",
    supersedes: ["dependency-rule"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    guard let gateway = project.definition.roleIndex(of: .gateway) else { return outcome }
    let results = resultsOfUseCases(context)
    var usages: [Usage] = []
    for usage in context.usages.judged {
      let reference = usage.reference
      guard let source = reference.source, context.roleOfType[source.index] == gateway,
        let target = usage.target,
        reference.kind == .returns || context.isCallbackValue(reference) || context.isHandedOut(reference),
        context.isVisible(reference), usage.site.role == gateway
      else { continue }
      outcome.examined += 1
      guard context.isDomainModel(target) || results.contains(target), !context.isSameFamily(source, target),
        !project.graph.types[target.index].isError(
          in: project.graph, context.vocabulary[.errorProtocols])
      else { continue }
      usages.append(usage)
    }
    for usage in usages {
      let symbol = context.symbol(usage)
      let target = project.graph.name(of: usage.reference.target)
      let function = context.member(of: usage.reference).map { project.graph.text($0.name, in: usage.reference.file) }
      let calling = Set([function].compactMap { $0 })
      let users = usage.user.map { context.users(of: $0, calling: calling, in: .useCase, except: nil) } ?? []
      let mapper = users.count == 1 ? quoted(project.graph[users[0].type].name) : "the use case"
      let dto = usage.user.flatMap { Self.answer(of: $0, context) }
      outcome.violations.append(
        Violation(
          at: usage.reference, symbol: symbol, target: target,
          message: "gateway \(quoted(symbol)) \(usage.reference.kind == .stores ? "exposes" : "returns") domain model "
            + "\(quoted(target)) instead of a network DTO",
          remedy: "return \(dto.map(quoted) ?? "the network DTO"), and map it to \(quoted(target)) in \(mapper)",
          chain: [symbol, target]))
    }
    return outcome
  }

  /// Types without a role that use cases return: domain models by their use.
  private func resultsOfUseCases(_ context: RuleContext) -> Set<TypeID> {
    let definition = context.project.definition
    guard let useCase = definition.roleIndex(of: .useCase) else { return [] }
    var result: Set<TypeID> = []
    for reference in context.project.graph.references where reference.kind == .returns {
      guard let source = reference.source, context.roleOfType[source.index] == useCase,
        let target = reference.target.typeID, context.roleOfType[target.index] == nil, context.isProduction(target),
        context.flags[target.index].isDisjoint(with: [.root, .alias, .interface])
      else { continue }
      if context.layerOfType[target.index].map({ definition[$0].isNeutral }) ?? true { result.insert(target) }
    }
    return result
  }

  /// The only response DTO that the gateway or its implementation uses.
  private static func answer(of gateway: TypeID, _ context: RuleContext) -> String? {
    let graph = context.project.graph
    var names: Set<String> = []
    for type in context.relatives(of: gateway) {
      for reference in graph.references(from: type) {
        guard let target = reference.target.typeID, context.has(.dto, target) else { continue }
        let name = graph[target].name
        let isRequest =
          context.vocabulary[.requestPrefixes].matches(name) || context.vocabulary[.requestSuffixes].matches(name)
        if !isRequest { names.insert(name) }
      }
    }
    return names.count == 1 ? names.first : nil
  }
}
