import StrataDefinition
import StrataModel

/// `dto-leak`: a network DTO shows where only domain models should.
struct DTOLeak: Rule {
  static let description = RuleDescription(
    id: "dto-leak", family: .models,
    summary: "A network DTO in a use case's result, or in what a view model or a view shows or takes.",
    severity: .error, guides: ["000", "001"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      A DTO has the shape that a server chose. Once a use case returns it, every screen knows that shape, and the \
      day the server changes its mind all of them change. The use case (or the repository, in the styles that map \
      there) is the last place that may know it; from there on everything speaks of domain models. A DTO inside \
      a domain model leaks just as well. Looked at are the results of use cases, and the properties, parameters and \
      results of views, view models and their states, also inside generics, collections and closures; inside a \
      use case's body a DTO is at home where the style maps it there.
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
    remedy: "Map the DTO to a domain model where the style says so, and show that one.",
    supersedes: ["dependency-rule"])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let dto = context.roleIndex(.dto)
    let useCase = context.roleIndex(.useCase)
    var outcome = RuleOutcome()
    guard dto >= 0 else { return outcome }

    let isShownType = project.graph.typeIDs.map { Leaks.isShown($0, context) }
    var usages = UsageList()
    var shown: [TypeID: [String]] = [:]
    for (order, reference) in project.graph.references.enumerated() {
      guard let target = reference.target.typeID,
        reference.kind == .stores || reference.kind == .takes || reference.kind == .returns,
        let site = context.site(of: reference), let source = site.type
      else { continue }
      let isShown = isShownType[source.index]
      let isResult =
        site.role == useCase && useCase >= 0 && context.isVisible(reference)
        && (reference.kind == .returns || context.isCallbackValue(reference)
          || reference.kind == .stores && context.isInterface(source))
      guard isShown || isResult else { continue }
      outcome.examined += 1
      guard context.isProduction(target), !context.isTransparentAlias(target),
        !context.isSameFamily(source, target), !context.isGivenOut(target, to: site.layer),
        !context.isGivenOut(target, to: site.folder)
      else { continue }
      if context.roleOfType[target.index] == dto {
        usages.add(reference, at: site, order: order)
      } else if shown[target] == nil {
        shown[target] = [project.graph[source].name]
      }
    }
    addModels(shown, to: &usages, context, outcome: &outcome)
    return outcome
  }

  /// Follows what is shown into the models that hold it, and reports.
  private func addModels(
    _ shown: [TypeID: [String]], to usages: inout UsageList, _ context: RuleContext, outcome: inout RuleOutcome
  ) {
    let project = context.project
    var chains = shown
    var level = shown.keys.sorted()
    for _ in 0..<3 where !level.isEmpty {
      var next: [TypeID] = []
      for holder in level where Leaks.isModel(holder, context) {
        for index in project.graph.outgoing[holder.index] {
          let reference = project.graph.references[Int(index)]
          guard reference.kind == .stores || reference.kind == .takes, let target = reference.target.typeID,
            target != holder, context.isProduction(target), Leaks.isHeld(reference, project.graph),
            let site = context.site(of: reference)
          else { continue }
          outcome.examined += 1
          if context.has(.dto, target) {
            if context.isGivenOut(target, to: site.layer) || context.isAdopted(target, by: site.layer) {
              continue
            }
            guard !context.isSameFamily(holder, target) else { continue }
            usages.add(reference, at: site, order: Int(index))
          } else if chains[target] == nil {
            chains[target] = (chains[holder] ?? []) + [project.graph[holder].name]
            next.append(target)
          }
        }
      }
      level = next.sorted()
    }
    let found = usages.sorted()
    outcome.violations += found.map { violation($0, chains, context) }
  }

  private func violation(_ usage: Usage, _ chains: [TypeID: [String]], _ context: RuleContext) -> Violation {
    let project = context.project
    let symbol = context.symbol(usage)
    let target = project.graph.name(of: usage.reference.target)
    let source = usage.site.type
    let isShown = source.map { Leaks.isShown($0, context) } ?? false
    let role = source.flatMap { context.role($0)?.id }
    let what: String
    let remedy: String
    var yieldsTo: Set<String> = []
    let mapper = project.definition.style == "gateway" ? "the use case" : "the repository"
    if role == .useCase, !isShown {
      what = "the use case \(quoted(symbol)) returns the DTO \(quoted(target))"
      remedy = "return a domain model, and map \(quoted(target)) to it in \(mapper)"
    } else if isShown {
      what = "\(quoted(symbol)) \(verb(of: usage.reference)) the DTO \(quoted(target)), whose shape is not its own"
      remedy = "show a domain model; map \(quoted(target)) to it in \(mapper)"
    } else {
      // Where the layer may not use the DTO at all, that is the more exact finding.
      yieldsTo = [DependencyRule.description.id]
      what = "the model \(quoted(symbol)) holds the DTO \(quoted(target)) and so hands it to whoever gets the model"
      remedy = "give \(quoted(symbol)) properties of its own, and map \(quoted(target)) to them in \(mapper)"
    }
    let before = source.flatMap { chains[$0] } ?? []
    return Violation(
      at: usage.reference, symbol: symbol, target: target, message: what, remedy: remedy,
      chain: before + [symbol, target], yieldsTo: yieldsTo)
  }
}

/// Where a DTO must not show.
enum Leaks {
  /// A view, a view model or its state, or a type inside one.
  static func isShown(_ type: TypeID, _ context: RuleContext) -> Bool {
    var current: TypeID? = type
    while let here = current {
      let role = context.roleOfType[here.index]
      if role >= 0 {
        switch context.project.definition.roles[role].id {
        case .view, .viewModel, .uiState, .baseViewModel: return true
        default: return false
        }
      }
      current = context.project.graph.types[here.index].outer
    }
    return false
  }

  /// A plain value that hands out what it holds.
  static func isModel(_ type: TypeID, _ context: RuleContext) -> Bool {
    let flags = context.standing[type.index]
    guard flags.isDisjoint(with: [.root, .alias, .interface, .dependency, .testDouble]) else { return false }
    guard let role = context.role(type)?.id else { return context.layerOfType[type.index] >= 0 }
    return role == .entity || role == .uiState
  }

  /// A stored property or an associated value, rather than a computed one or a method's parameter.
  static func isHeld(_ reference: Reference, _ graph: Graph) -> Bool {
    guard reference.declaration != noIndex else { return reference.kind == .stores }
    let fact = graph.files[reference.file.index].facts.declarations[Int(reference.declaration)]
    switch fact.kind {
    case .variable: return reference.kind == .stores && !fact.modifiers.contains(.computed)
    case .enumCase: return true
    default: return false
    }
  }
}
