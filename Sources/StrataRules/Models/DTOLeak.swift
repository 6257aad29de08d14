import StrataDefinition
import StrataModel

/// `dto-leak`: a network DTO is used where only domain models should be.
struct DTOLeak: Rule {
  static let description = RuleDescription(
    id: "dto-leak", family: .models,
    summary: """
      A network DTO in the result of a use case, in a protocol of the domain, or in a declaration of a view model, a view \
      or a domain model.
      """,
    severity: .error, guides: ["000", "001"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      A DTO has the shape that a server or a database defines. When a use case returns it, every screen depends on \
      that shape and changes with it. The use case, or the repository in the styles that map there, is the last type \
      that may use a DTO; all others use domain models.
      """,
    heuristic: """
      The rule checks:
      - the results of functions and computed properties of use cases. In the body of a use case a DTO is allowed where \
      the style maps it there.
      - the properties, parameters and results of views, view models and their states, and the generic arguments of their \
      superclasses
      - the properties and associated values of domain models, whether or not a view shows them
      - the protocols of the domain, where the use case does not map: a gateway or service behind the protocol maps \
      the DTO

      It also finds DTOs inside generics, collections and closures. Extensions that a file of the data layer declares are \
      code of that layer. `repository-returns-dto` checks the protocols of \
      repositories. What a folder of the domain calls a DTO counts if the data layer uses it, or something decodes or \
      encodes it.
      """,
    badExample: """
      protocol SendOTPUseCaseProtocol {
        func execute(username: String) async throws -> NetResSendOTP?
      }
      """,
    goodExample: """
      protocol SendOTPUseCaseProtocol {
        func execute(username: String) async throws -> OTPResponse?
      }
      """,
    remedy: "Map the DTO to a domain model where the style does it, and use the domain model.",
    supersedes: ["dependency-rule"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let useCase = project.definition.roleIndex(of: .useCase)
    var outcome = RuleOutcome()
    guard let dto = project.definition.roleIndex(of: .dto) else { return outcome }

    let (ports, models) = (Ports(context), DomainModels(context))
    var transfers = Transfers(context)
    let isShownType = project.graph.typeIDs.map { Leaks.isShown($0, context) }
    var usages: [Usage] = []
    var shown: [TypeID: [String]] = [:]
    for usage in context.usages.judged {
      let (reference, site) = (usage.reference, usage.site)
      guard let target = usage.target,
        reference.kind == .stores || reference.kind == .takes || reference.kind == .returns
          || Self.isArgumentOfSuperclass(reference, context),
        let source = usage.user
      else { continue }
      let isShown = isShownType[source.index]
      let isResult =
        useCase != nil && site.role == useCase && context.isVisible(reference)
        && (reference.kind == .returns || context.isCallbackValue(reference)
          || reference.kind == .stores
            && (context.isInterface(source) || context.member(of: reference)?.modifiers.contains(.computed) ?? false))
      guard
        isShown || isResult || ports?.contains(source, site) == true
          || models.contains(source, site) && Leaks.isHeld(reference, project.graph)
            && !(usage.target.map { context.isAdopted($0, by: site.layer) } ?? false)
      else { continue }
      outcome.examined += 1
      guard context.isProduction(target), !context.isTransparentAlias(target),
        !context.isSameFamily(source, target), !context.isGivenOut(target, to: site.layer),
        !context.isGivenOut(target, to: site.folder), !isOfOtherLayer(usage, target, context)
      else { continue }
      if context.roleOfType[target.index] == dto {
        if transfers.contains(target) { usages.append(usage) }
      } else if shown[target] == nil {
        shown[target] = [project.graph[source].name]
      }
    }
    addModels(shown, to: &usages, context, &transfers, outcome: &outcome)
    return outcome
  }

  /// `BaseViewModel<[UserDTO]>` in the inheritance clause of a class: the state that it inherits.
  private static func isArgumentOfSuperclass(_ reference: Reference, _ context: RuleContext) -> Bool {
    guard reference.kind == .mentions, reference.context.contains(.nested),
      reference.context.isDisjoint(with: [.constraint, .attribute, .body, .metatype]), let source = reference.source,
      context.project.graph.types[source.index].kind == .class
    else { return false }
    if reference.declaration == noIndex { return reference.file == context.project.graph[source].declaration.file }
    return DeclarationID(reference.file, reference.declaration) == context.project.graph[source].declaration
  }

  /// Whether an extension belongs to another layer than its type, one that may use the DTO: `dependency-rule` reports
  /// that it uses the type.
  private func isOfOtherLayer(_ usage: Usage, _ target: TypeID, _ context: RuleContext) -> Bool {
    guard let user = usage.user, let folder = usage.site.folder, let own = context.layerOfType[target.index],
      folder != context.layerOfType[user.index],
      folder != context.layerOfFile[context.project.graph[user].declaration.file.index]
    else { return false }
    return context.mayUse(folder, own)
  }

  /// Follows values that a view shows into the models that store DTOs, and reports these models.
  private func addModels(
    _ shown: [TypeID: [String]], to usages: inout [Usage], _ context: RuleContext, _ transfers: inout Transfers,
    outcome: inout RuleOutcome
  ) {
    let project = context.project
    let known = Set(usages.map(\.order))
    var chains = shown
    var level = shown.keys.sorted()
    while !level.isEmpty {
      var next: [TypeID] = []
      for holder in level where Leaks.isModel(holder, context) {
        for usage in context.usages(by: holder) where usage.isJudged {
          let (reference, layer) = (usage.reference, usage.site.layer)
          guard reference.kind == .stores || reference.kind == .takes, let target = usage.target,
            target != holder, context.isProduction(target), Leaks.isHeld(reference, project.graph)
          else { continue }
          outcome.examined += 1
          if context.has(.dto, target) {
            if context.isGivenOut(target, to: layer) || context.isAdopted(target, by: layer) { continue }
            guard !known.contains(usage.order), !context.isSameFamily(holder, target), transfers.contains(target) else {
              continue
            }
            usages.append(usage)
          } else if chains[target] == nil {
            chains[target] = (chains[holder] ?? []) + [project.graph[holder].name]
            next.append(target)
          }
        }
      }
      level = next.sorted()
    }
    let found = usages.sorted { $0.order < $1.order }.map { ($0, violation($0, chains, context)) }
    outcome.violations += LeaksOfRequirements(found, context).violations()
  }

  private func violation(_ usage: Usage, _ chains: [TypeID: [String]], _ context: RuleContext) -> Violation {
    let project = context.project
    let symbol = context.symbol(usage)
    let target = project.graph.name(of: usage.reference.target)
    let source = usage.user
    let isShown = source.map { Leaks.isShown($0, context) } ?? false
    let role = source.flatMap { context.roleID($0) }
    let what: String
    let remedy: String
    var yieldsTo: String?
    let mapper = "the " + context.mapperOfDTOs.noun
    if role == .useCase, !isShown, usage.reference.kind != .takes || context.isCallbackValue(usage.reference) {
      what = "use case \(quoted(symbol)) returns DTO \(quoted(target))"
      remedy = "return a domain model, and map \(quoted(target)) to it in \(mapper)"
    } else if source.map(context.isInterface) == true, !isShown {
      what = "protocol \(quoted(symbol)) of the domain \(context.verb(of: usage.reference)) DTO \(quoted(target))"
      remedy = "use a domain model in this signature, and map \(quoted(target)) to it in the implementation"
    } else if isShown {
      what = "\(quoted(symbol)) \(context.verb(of: usage.reference)) DTO \(quoted(target)) instead of a domain model"
      remedy = "use a domain model, and map \(quoted(target)) to it in \(mapper)"
    } else {
      // Outside the domain, a layer that may not use the DTO at all is the more specific finding.
      if source.map(context.isDomainModel) != true { yieldsTo = RuleIDs.dependencyRule }
      what = "model \(quoted(symbol)) stores DTO \(quoted(target)) and exposes it to every user of the model"
      remedy =
        "declare the values that \(quoted(symbol)) needs as its own properties, and map \(quoted(target)) to "
        + "them in \(mapper)"
    }
    // A model exposes its values to whoever shows it; a function does so to its own callers only.
    let before = source.flatMap { Leaks.isModel($0, context) ? chains[$0] : nil } ?? []
    var violation = Violation(
      at: usage.reference, symbol: symbol, target: target, message: what, remedy: remedy,
      chain: before + [symbol, target])
    if yieldsTo != nil { violation.links = ViolationLinks(yieldsTo: yieldsTo) }
    return violation
  }
}

/// The protocols of the domain, in a definition by which the domain uses no DTOs.
private struct Ports {
  private let context: RuleContext
  private let domain: LayerID
  private let repository: RoleIndex?

  init?(_ context: RuleContext) {
    let definition = context.project.definition
    guard context.mapperOfDTOs != .useCase, let domain = DomainLayer.id(in: definition) else { return nil }
    self.context = context
    self.domain = domain
    repository = definition.roleIndex(of: .repository)
  }

  /// Whether a type is one of them, and none that `misplaced-type` reports or `repository-returns-dto` examines.
  func contains(_ type: TypeID, _ site: UsageSite) -> Bool {
    site.layer == domain && site.folder == domain && context.isInterface(type) && site.role != repository
  }
}

/// The models of the domain: its entities, and its plain values without a role where the use case does not map.
private struct DomainModels {
  private let context: RuleContext
  private let domain: LayerID?
  private let mayMap: Bool

  init(_ context: RuleContext) {
    self.context = context
    domain = DomainLayer.id(in: context.project.definition)
    mayMap = context.mapperOfDTOs == .useCase
  }

  func contains(_ type: TypeID, _ site: UsageSite) -> Bool {
    guard site.layer == domain, domain != nil, site.folder == domain, context.isDomainModel(type) else { return false }
    if context.roleOfType[type.index] != nil { return true }
    let kind = context.project.graph.types[type.index].kind
    return !mayMap && (kind == .struct || kind == .enum)
  }
}
