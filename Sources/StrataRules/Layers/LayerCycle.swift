import StrataClassification
import StrataDefinition
import StrataModel

/// `layer-cycle`: layers, modules or features that depend on each other in a cycle.
struct LayerCycle: Rule, PredictingRule {
  static let description = RuleDescription(
    id: RuleIDs.layerCycle, family: .layers,
    summary: "Layers, modules or features that depend on each other in a cycle.",
    severity: .error, guides: ["001", "003"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      Parts that depend on each other in a cycle are one part under several names: none of them can be understood, \
      built, tested or replaced without all the others.
      """,
    heuristic: """
      One finding describes one cycle: the shortest cycle through each dependency that is part of cycles, and at most \
      1,000 cycles among parts that reach each other.

      The location of a finding is the first reference of the edge to cut. That is the edge with the fewest references \
      among the edges that the definition forbids, or among all edges if it forbids none. The first references of the \
      other edges are further locations.

      The rule does not report a cycle while another rule reports one of its edges, since removing that edge removes \
      the cycle:
      - `dependency-rule` reports a reference of the edge, or
      - `feature-isolation` reports all references of the edge, between modules or features

      If all of these references are accepted, the cycle remains and is reported. To accept it too, name `layer-cycle` \
      in a comment or an exemption at any of its locations, or at any of the accepted references. Comments that name \
      both rules from the start count as used.

      The folders of screens inside a feature are features too. So are folders directly in a folder such as \
      `Presentation`, as far as each holds a view, and a view model, a coordinator or a UI state. An implementation that uses the interface of another module makes no \
      edge: that is the allowed way.

      Layers that the definition allows to use each other form cycles too. There are two exceptions:
      - cycles with a neutral layer or the composition root
      - layers that only a built-in style allows to use each other: the style divides one layer into both
      """,
    badExample: """
      // Features/Cart/CartViewModel.swift
      let profile: ProfileStore
      // Features/Profile/ProfileStore.swift
      let cart: CartSummary
      """,
    goodExample: """
      // Features/Cart/CartViewModel.swift
      let customer: CustomerProvider  // declared in Cart, implemented by Profile
      """,
    remedy: """
      Cut one edge: move what both parts need to a third part, or declare a protocol in the inner part that the outer \
      one implements.
      """,
    options: [
      RuleOption(
        name: "of", summary: "What may form cycles: any of `layers`, `modules`, `features`.",
        defaultValue: .list(["layers", "modules", "features"])),
      RuleOption(
        name: "feature-folders", summary: "Folders whose sub-folders are features, by name or path, as globs.",
        defaultValue: .words("screen-folders")),
      RuleOption(
        name: "shared-folders", summary: "Sub-folders of these that belong to all features.",
        defaultValue: .words("shared-folders")),
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    let kinds = settings.list("of", context.vocabulary)
    let isolation = FeatureIsolation.Edges(context)
    var layers = LayerGraph(context, isChecked: kinds.contains("layers"))
    var modules = ModuleGraph(context, isolation, isChecked: kinds.contains("modules"))
    let (known, parts) = (context.features(settings), ModuleParts(context))
    let checksFeatures = kinds.contains("features")
    var features = FeatureGraph(context, known, parts, isolation, isChecked: checksFeatures)
    var screens = FeatureGraph(
      context, screens: context.screens(settings, inside: known), of: known, parts, isChecked: checksFeatures)
    var outcome = RuleOutcome()
    let fileOfType = graph.typeIDs.map { type -> FileID? in
      let isPart = context.isProduction(type) && !context.isRoot(type)
      return isPart ? graph.types[type.index].declaration.file : nil
    }
    func add(_ usage: Usage, to file: FileID) {
      guard usage.reference.file != file else { return }
      modules.add(usage, to: file)
      features.add(usage, to: file)
      screens.add(usage, to: file)
    }
    for usage in context.usages.judged {
      let declared: FileID?
      switch usage.reference.target {
      case .type(let target): declared = fileOfType[target.index]
      case .declaration(let target): declared = isPart(target, usage.reference, context) ? target : nil
      case .external: declared = nil
      }
      guard let file = declared else { continue }
      outcome.examined += 1
      layers.add(usage)
      add(usage, to: file)
      if let added = context.fileOfAddedMember(of: usage.reference, file) { add(usage, to: added) }
    }
    let (ofLayers, ofModules) = (layers.finder.cycles(), modules.finder.cycles())
    let (ofFeatures, ofScreens) = (features.finder.cycles(), screens.finder.cycles())
    outcome.notices = [ofLayers, ofModules, ofFeatures, ofScreens].flatMap { $0.notices(Self.description.id) }
    outcome.violations = layers.violations(of: ofLayers, graph) + modules.violations(of: ofModules, graph)
    if ofModules.list.isEmpty { outcome.violations += features.violations(of: ofFeatures, graph) }
    outcome.violations += screens.violations(of: ofScreens, graph)
    return outcome
  }

  func objection(to move: ProposedMove, _ context: RuleContext, settings: RuleSettings) -> String? {
    let project = context.project
    guard settings.list("of", context.vocabulary).contains("modules") else { return nil }
    let module = project.graph[project.graph[move.type].declaration.file].module
    let layer = context.layerName(move.layer)
    return context.moduleReach.canPlace(ModuleReach.Links(of: move.type, in: project), of: module, in: layer)
      ? nil : "modules would depend on each other in a cycle"
  }

  func objects(to interface: ProposedProtocol, _ context: RuleContext, settings: RuleSettings) -> Bool {
    let graph = context.project.graph
    guard settings.list("of", context.vocabulary).contains("modules") else { return false }
    let module = graph[graph[interface.type].declaration.file].module
    let users = ([interface.type] + [interface.user].compactMap { $0 }).map { graph[graph[$0].declaration.file].module }
    return !context.moduleReach.canPlace(
      ModuleReach.Links(users: Set(users), used: []), of: module, in: context.layerName(interface.layer))
  }

  /// Whether a declaration at the file level of a file is part of cycles: not one of tests or of a composition root.
  private func isPart(_ file: FileID, _ reference: Reference, _ context: RuleContext) -> Bool {
    guard let declaration = reference.memberDeclaration, context.isProduction(declaration) else { return false }
    return !(context.layerOfFile[file.index].map { context.project.definition[$0].isCompositionRoot } ?? false)
  }
}
