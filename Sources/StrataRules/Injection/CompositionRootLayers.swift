import StrataDefinition
import StrataModel

/// `composition-root-layers`: a part of the dependencies container creates types of another layer.
struct CompositionRootLayers: Rule {
  static let description = RuleDescription(
    id: "composition-root-layers", family: .injection,
    summary: "A dependencies container whose part for one layer creates types of another.",
    severity: .warning, guides: ["003"], styles: ["module"],
    rationale: """
      The container of a module is divided like the module: a part for the data layer, one for the domain, one for the \
      presentation. Each is initialized with the part that it depends on, so the container shows the direction of the \
      dependencies, and a wrong one does not compile. A domain part that creates the implementation of a repository \
      does the work of the data part, and hides that direction.
      """,
    heuristic: """
      Parts are types inside a composition root, or composition roots themselves, that are named after a layer \
      (`Domain`, `DomainFactory`, `PetDomain`) or the roles of one (`UseCases`), with the types inside them. The rule \
      checks the types that a part creates if they have a role and belong in a layer other than the composition root.

      It also reports what a part stores besides the part that it is initialized with: the presentation stores only the \
      part of the domain, the domain only that of data, and only data stores the external dependencies, and \
      network clients and storages of frameworks (`URLSession`).
      """,
    badExample: """
      private extension DependenciesContainer {
        struct Domain {
          func itemRepository() -> ItemRepository { ItemRepositoryImp() }
        }
      }
      """,
    goodExample: """
      private extension DependenciesContainer {
        struct Domain {
          let data: Data
          func itemRepository() -> ItemRepository { data.itemRepository() }
        }
      }
      """,
    remedy: "Create the type in the part of its own layer, and get it from that part.")

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    let graph = project.graph
    var outcome = RuleOutcome()
    let names = PartNames(context)
    for part in graph.typeIDs where context.isProduction(part) {
      guard let layer = self.part(of: part, names, context) else { continue }
      outcome.violations += storedParts(of: part, names, context)
      var reported: Reference?
      for reference in graph.references(from: part) where reference.kind == .creates {
        guard project.isProduction(reference), let target = reference.target.typeID else { continue }
        outcome.examined += 1
        guard let home = context.layerOfType[target.index], home != layer, context.isProduction(target),
          !context.isRoot(target), !project.definition[home].isCompositionRoot,
          let role = context.role(target), role.id != .dto, role.id != .entity, role.id != .uiState,
          !context.isSameFamily(part, target)
        else { continue }
        let symbol = graph[part].name
        let name = graph[target].name
        var violation = Violation(
          at: reference, symbol: symbol, target: name,
          message: "\(context.layerName(layer)) part \(quoted(symbol)) creates \(quoted(name)), "
            + "\(role.id.nounWithArticle) of \(context.layerName(home))",
          remedy: "create \(quoted(name)) in the \(context.layerName(home)) part, and get it from that part",
          chain: [symbol, name])
        // A type created as an argument of one that was just reported is part of that finding.
        if let reported, reference.context.contains(.nestedCreation), context.isArgument(reference, of: reported) {
          guard graph.isApart(reference, from: reported) else { continue }
          violation.follow(from: [CodeLocation(reported.file, reported.offset)], rule: Self.description.id)
        } else {
          reported = reference
        }
        outcome.violations.append(violation)
      }
    }
    return outcome
  }

  /// What a part stores that is another part's to hand out.
  private func storedParts(of part: TypeID, _ names: PartNames, _ context: RuleContext) -> [Violation] {
    let (project, graph) = (context.project, context.project.graph)
    let homes = [RoleID.view, .useCase, .repository].map { project.definition.layerID(of: $0) }
    let (presentation, domain, data) = (homes[0], homes[1], homes[2])
    guard let own = self.layer(of: part, names, context), homes.contains(own) else { return [] }
    let below = own == presentation ? domain : own == domain ? data : nil
    return graph.references(from: part).compactMap { reference in
      guard reference.kind == .stores, project.isProduction(reference) else { return nil }
      if own != data, let client = client(reference, context) {
        return Violation(
          at: reference, symbol: graph[part].name, target: client,
          message: "\(context.layerName(own)) part \(quoted(graph[part].name)) stores \(quoted(client)), "
            + "with which only the \(context.layerName(data)) part creates something",
          remedy: "store it in the \(context.layerName(data)) part", chain: [graph[part].name, client])
      }
      guard let target = reference.target.typeID, target != part else { return nil }
      let isExternal = context.has(.externalDependencies, target)
      let home = isExternal ? nil : self.layer(of: target, names, context)
      let isAllowed =
        isExternal ? own == data : home == own || home == below || !homes.contains(home)
      guard isExternal || home != nil, !isAllowed else { return nil }
      let (symbol, name) = (graph[part].name, graph[target].name)
      let source = below.map { "get what it needs of \(quoted(name)) from the \(context.layerName($0)) part" }
      return Violation(
        at: reference, symbol: symbol, target: name,
        message: "\(context.layerName(own)) part \(quoted(symbol)) stores \(quoted(name)), "
          + (isExternal
            ? "which only the \(context.layerName(data)) part stores" : "a part of \(context.layerName(home))"),
        remedy: source ?? "remove it; \(quoted(symbol)) takes only the external dependencies",
        chain: [symbol, name])
    }
  }

  /// `URLSession`, `UserDefaults`: a network client or storage of a framework.
  private func client(_ reference: Reference, _ context: RuleContext) -> String? {
    guard let name = reference.target.externalID.map({ context.project.graph[$0].name }) else { return nil }
    let isClient = context.vocabulary[.networkTypes].matches(name) || context.vocabulary[.storageTypes].contains(name)
    return isClient ? name : nil
  }

  /// The layer of the outermost part that a type is, or is declared in: what a part nests belongs to it, whatever its
  /// name.
  private func part(of type: TypeID, _ names: PartNames, _ context: RuleContext) -> LayerID? {
    var found: LayerID?
    var current: TypeID? = type
    while let here = current {
      found = layer(of: here, names, context) ?? found
      current = context.project.graph.types[here.index].outer
    }
    return found
  }

  /// The layer in the name of a part of a container.
  private func layer(of type: TypeID, _ names: PartNames, _ context: RuleContext) -> LayerID? {
    let entity = context.project.graph.types[type.index]
    guard entity.kind != .typealias else { return nil }
    if let outer = entity.outer { return context.isRoot(outer) ? names.layer(of: entity.simpleName) : nil }
    return context.isRoot(type) ? names.layer(ofContainer: entity.simpleName) : nil
  }
}
