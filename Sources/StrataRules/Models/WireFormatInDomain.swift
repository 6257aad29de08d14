import StrataDefinition
import StrataModel

/// `wire-format-in-domain`: a domain model defines how it is encoded.
struct WireFormatInDomain: Rule, PredictingRule {
  static let description = RuleDescription(
    id: "wire-format-in-domain", family: .models,
    summary: "A domain model is `Codable` or has `CodingKeys`.",
    severity: .warning, guides: ["001", "003"], styles: ["repository", "module"],
    rationale: """
      If a domain model decodes itself, a server defines the names, types and optionality of its properties. The next \
      version of the API then changes the business rules, or the rules prevent changes of the API. A DTO beside the \
      data source takes the shape of the wire format, and the data layer maps it.
      """,
    heuristic: """
      A conformance in an extension counts, unless a layer outside the domain declares the extension. A private type \
      that only a request in its file uses is no domain model, nor is a property wrapper. A private type inside a model \
      that is reported is part of it.
      """,
    badExample: """
      struct Item: Codable {
        let id: String
        enum CodingKeys: String, CodingKey { case id = "item_id" }
      }
      """,
    goodExample: """
      struct Item: Identifiable {
        let id: String
      }
      """,
    remedy: "Remove the conformance; decode a DTO in the data layer and map it to the model.",
    options: [
      RuleOption(
        name: "protocols", summary: "Protocols that mean a wire format.",
        defaultValue: .words("wire-protocols"))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let graph = project.graph
    let protocols = Set(settings.list("protocols", context.vocabulary))
    let domain = DomainLayer.id(in: project.definition)
    var outcome = RuleOutcome()
    for type in graph.typeIDs where context.isDomainModel(type) {
      guard graph.types[type.index].simpleName != Self.keysOfCoding, context.layerOfType[type.index] == domain,
        !graph.types[type.index].attributes.contains(Self.wrapper),
        !isPartOfReported(type, protocols, context, domain: domain), !isBodyOfRequest(type, context)
      else { continue }
      outcome.examined += 1
      let name = graph.types[type.index].name
      if let reference = conformance(of: type, protocols, context, domain: domain) {
        let target = graph.name(of: reference.target)
        outcome.violations.append(
          Violation(
            at: reference, symbol: name, target: target,
            message: "domain model \(quoted(name)) conforms to \(quoted(target)) and follows a wire format",
            remedy: usedOnlyIn(type, context).map { "move \(quoted(name)) to \($0), which alone uses it" }
              ?? "remove \(quoted(target)); "
              + (lastComponent(target) == "Encodable"
                ? "map \(quoted(name)) to a DTO in the data layer and encode that"
                : "decode a DTO in the data layer and map it to \(quoted(name))"),
            chain: [name, target]))
      } else if let keys = codingKeys(of: type, context) {
        outcome.violations.append(
          Violation(
            file: keys.file, offset: graph[keys].nameOffset, symbol: name, target: Self.keysOfCoding,
            message: "domain model \(quoted(name)) declares the keys of a wire format",
            remedy: "move \(quoted(Self.keysOfCoding)) to a DTO in the data layer and map the DTO to \(quoted(name))",
            chain: [name, Self.keysOfCoding]))
      }
    }
    return outcome
  }

  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    guard move.makesDomainModel(context) else { return nil }
    let graph = context.project.graph
    let protocols = Set(settings.list("protocols", context.vocabulary))
    let file = graph[move.type].declaration.file
    let found = context.usages(by: move.type).first { usage in
      let reference = usage.reference
      // What an extension in another file declares stays there.
      guard usage.isJudged, reference.kind == .inherits, reference.file == file || usage.site.layer == move.layer else {
        return false
      }
      return isWireFormat(reference, protocols, graph)
    }
    if let found { return "it conforms to \(quoted(graph.name(of: found.reference.target)))" }
    return codingKeys(of: move.type, context).map { _ in "it declares \(quoted(Self.keysOfCoding))" }
  }

  /// The layer of DTOs, if only code there uses a type that can be moved there.
  private func usedOnlyIn(_ type: TypeID, _ context: RuleContext) -> String? {
    let definition = context.project.definition
    guard let home = definition.layerID(of: .dto) else { return nil }
    let users = context.usages(of: type).filter { usage in
      usage.isJudged && usage.user.map { !context.isSameFamily($0, type) } ?? true
    }
    guard !users.isEmpty, users.allSatisfy({ $0.site.layer == home }) else { return nil }
    // Its folder alone made it a model of the domain.
    let isFree = Relocations(context).obstacles(moving: type, to: home).allSatisfy { obstacle in
      if case .role(let role) = obstacle { return role == .entity }
      return false
    }
    return isFree ? context.layerName(home) : nil
  }

  /// Whether a private type is only part of a request that is described in the same file: no code of the domain sees it.
  private func isBodyOfRequest(_ type: TypeID, _ context: RuleContext) -> Bool {
    let access = context.project.graph[context.project.graph.types[type.index].declaration].access
    guard access == .private || access == .fileprivate else { return false }
    let definition = context.project.definition
    guard let home = definition.layer(of: .dto) else { return false }
    let users = context.usages(of: type).compactMap { usage in
      usage.user.flatMap { context.isSameFamily($0, type) ? nil : $0 }
    }
    return !users.isEmpty
      && users.allSatisfy { user in
        context.roleOfType[user.index].map { definition.roles[$0.index].layer == home } ?? false
      }
  }

  /// Whether a private type is nested in a model that is reported, whose format it is part of.
  private func isPartOfReported(
    _ type: TypeID, _ protocols: Set<String>, _ context: RuleContext, domain: LayerID?
  ) -> Bool {
    let graph = context.project.graph
    let access = graph[graph.types[type.index].declaration].access
    guard access == .private || access == .fileprivate, let outer = graph.types[type.index].outer else { return false }
    return context.isDomainModel(outer) && conformance(of: outer, protocols, context, domain: domain) != nil
  }

  /// The names that the compiler itself looks for.
  private static let wrapper = "propertyWrapper"
  private static let keysOfCoding = "CodingKeys"

  /// One of the protocols, or a protocol of the project that inherits from one.
  private func isWireFormat(_ reference: Reference, _ protocols: Set<String>, _ graph: Graph) -> Bool {
    switch reference.target {
    case .external(let external): return protocols.contains(lastComponent(graph[external].name))
    case .type(let target):
      return graph.types[target.index].kind == .protocol
        && graph.allSupertypeNames(of: target).contains { protocols.contains(lastComponent($0)) }
    case .declaration: return false
    }
  }

  private func conformance(of type: TypeID, _ protocols: Set<String>, _ context: RuleContext, domain: LayerID?)
    -> Reference?
  {
    let graph = context.project.graph
    return context.usages(by: type).first { usage in
      let reference = usage.reference
      guard usage.isJudged, reference.kind == .inherits,
        isWireFormat(reference, protocols, graph)
      else { return false }
      return !reference.context.contains(.inExtension) || usage.site.layer == domain
    }?.reference
  }

  private func codingKeys(of type: TypeID, _ context: RuleContext) -> DeclarationID? {
    let graph = context.project.graph
    return graph.members(of: type).first { id in
      let fact = graph[id]
      return fact.kind == .enum && graph.text(fact.name, in: id.file) == Self.keysOfCoding
        && (context.layerOfFile[id.file.index]
          == context.layerOfFile[graph.types[type.index].declaration.file.index])
    }
  }
}
