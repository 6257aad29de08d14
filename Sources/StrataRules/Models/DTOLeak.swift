import StrataDefinition
import StrataModel

/// `dto-leak`: a network DTO shows where only domain models should.
struct DTOLeak: PlacedRule {
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
    remedy: "Map the DTO to a domain model where the style says so, and show that one.")

  func check(_ placement: Placement, settings: RuleSettings) -> RuleOutcome {
    let project = placement.project
    let dto = placement.roleIndex(.dto)
    let useCase = placement.roleIndex(.useCase)
    var outcome = RuleOutcome()
    guard dto >= 0 else { return outcome }

    let isShownType = project.graph.typeIDs.map { Leaks.isShown($0, placement) }
    var pairs = Pairs()
    var shown: [TypeID: [String]] = [:]
    for (order, reference) in project.graph.references.enumerated() {
      guard let target = reference.target.typeID,
        reference.kind == .stores || reference.kind == .takes || reference.kind == .returns,
        let place = placement.place(of: reference), let source = place.type
      else { continue }
      let isShown = isShownType[source.index]
      let isResult =
        place.role == useCase && useCase >= 0 && placement.isVisible(reference)
        && (reference.kind == .returns || placement.isCallbackValue(reference)
          || reference.kind == .stores && placement.isInterface(source))
      guard isShown || isResult else { continue }
      outcome.examined += 1
      guard placement.isProduction(target), !placement.isTransparentAlias(target),
        !placement.isSameFamily(source, target), !placement.isGivenOut(target, to: place.layer),
        !placement.isGivenOut(target, to: place.folder)
      else { continue }
      if placement.roleOfType[target.index] == dto {
        pairs.add(reference, at: place, order: order)
      } else if shown[target] == nil {
        shown[target] = [project.graph[source].name]
      }
    }
    addModels(shown, to: &pairs, placement, outcome: &outcome)
    return outcome
  }

  /// Follows what is shown into the models that hold it, and reports.
  private func addModels(
    _ shown: [TypeID: [String]], to pairs: inout Pairs, _ placement: Placement, outcome: inout RuleOutcome
  ) {
    let project = placement.project
    var chains = shown
    var level = shown.keys.sorted()
    let dependencyRule = project.isOn("dependency-rule")
    for _ in 0..<3 where !level.isEmpty {
      var next: [TypeID] = []
      for holder in level where Leaks.isModel(holder, placement) {
        for index in project.graph.outgoing[holder.index] {
          let reference = project.graph.references[Int(index)]
          guard reference.kind == .stores || reference.kind == .takes, let target = reference.target.typeID,
            target != holder, placement.isProduction(target), Leaks.isHeld(reference, project.graph),
            let place = placement.place(of: reference)
          else { continue }
          outcome.examined += 1
          if placement.has(.dto, target) {
            // Where the layer may not know the DTO at all, `dependency-rule` says so.
            if dependencyRule, place.layer >= 0, !placement.mayUse(place.layer, target) { continue }
            if placement.isGivenOut(target, to: place.layer) || placement.isAdopted(target, by: place.layer) {
              continue
            }
            guard !placement.isSameFamily(holder, target) else { continue }
            pairs.add(reference, at: place, order: Int(index))
          } else if chains[target] == nil {
            chains[target] = (chains[holder] ?? []) + [project.graph[holder].name]
            next.append(target)
          }
        }
      }
      level = next.sorted()
    }
    let entries = pairs.sorted()
    let keys = Set(entries.map { Pairs.key($0.place, $0.reference.target) })
    for entry in entries where !isTold(entry, keys, project.graph) {
      outcome.violations.append(violation(entry, chains, placement))
    }
  }

  /// A private part of a type that shows the same DTO: one finding for both.
  private func isTold(_ entry: Pairs.Entry, _ keys: Set<Pairs.Key>, _ graph: Graph) -> Bool {
    guard let part = entry.place.type, [.private, .fileprivate].contains(graph[part].access) else { return false }
    var outer = graph[part].outer
    while let type = outer {
      if keys.contains(Pairs.Key(source: type.rawValue, isFile: false, target: entry.reference.target)) { return true }
      outer = graph[type].outer
    }
    return false
  }

  private func violation(_ entry: Pairs.Entry, _ chains: [TypeID: [String]], _ placement: Placement) -> Violation {
    let project = placement.project
    let symbol = placement.symbol(entry.place)
    let target = project.graph.name(of: entry.reference.target)
    let source = entry.place.type
    let isShown = source.map { Leaks.isShown($0, placement) } ?? false
    let role = source.flatMap { placement.role($0)?.id }
    let what: String
    let remedy: String
    let mapper = project.definition.style == "gateway" ? "the use case" : "the repository"
    if role == .useCase, !isShown {
      what = "the use case \(quoted(symbol)) returns the DTO \(quoted(target))"
      remedy = "return a domain model, and map \(quoted(target)) to it in \(mapper)"
    } else if isShown {
      what = "\(quoted(symbol)) \(verb(of: entry.reference)) the DTO \(quoted(target)), whose shape is not its own"
      remedy = "show a domain model; map \(quoted(target)) to it in \(mapper)"
    } else {
      what = "the model \(quoted(symbol)) holds the DTO \(quoted(target)) and so hands it to whoever gets the model"
      remedy = "give \(quoted(symbol)) properties of its own, and map \(quoted(target)) to them in \(mapper)"
    }
    let before = source.flatMap { chains[$0] } ?? []
    return Violation(
      at: entry.reference, symbol: symbol, target: target, message: what, remedy: remedy,
      chain: before + [symbol, target])
  }
}

/// Where a DTO must not show.
enum Leaks {
  /// A view, a view model or its state, or a type inside one.
  static func isShown(_ type: TypeID, _ placement: Placement) -> Bool {
    var current: TypeID? = type
    while let here = current {
      let role = placement.roleOfType[here.index]
      if role >= 0 {
        switch placement.project.definition.roles[role].id {
        case .view, .viewModel, .uiState, .baseViewModel: return true
        default: return false
        }
      }
      current = placement.project.graph.types[here.index].outer
    }
    return false
  }

  /// A plain value that hands out what it holds.
  static func isModel(_ type: TypeID, _ placement: Placement) -> Bool {
    let flags = placement.standing[type.index]
    guard flags.isDisjoint(with: [.root, .alias, .interface, .dependency, .testDouble]) else { return false }
    guard let role = placement.role(type)?.id else { return placement.layerOfType[type.index] >= 0 }
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
