import StrataClassification
import StrataDefinition
import StrataModel

/// `layer-cycle`: layers, modules or features that depend on each other in a cycle.
struct LayerCycle: Rule {
  static let description = RuleDescription(
    id: "layer-cycle", family: .layers,
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
    let project = context.project
    let parts = settings.list("of", context.vocabulary)
    let features = context.features(settings)
    var layers = CycleFinder(count: parts.contains("layers") ? project.definition.layers.count : 0)
    var modules = CycleFinder(count: parts.contains("modules") ? project.graph.modules.count : 0)
    var sets = CycleFinder(count: parts.contains("features") ? features.names.count : 0)
    // Modules that are only inferred from folders do not count.
    let isKnown = project.graph.modules.map { $0.origin != .folder }
    var outcome = RuleOutcome()
    // Only a built-in style says what they use; it divides one layer into two that use each other.
    let isDivided = project.definition.layers.map { $0.ownUsesOrigin == nil }
    // While `dependency-rule` reports an edge, its remedy removes the cycle.
    var forbidden: [CycleFinder.Pair: Set<CodeLocation>] = [:]
    // So does that of `feature-isolation`, if it reports all references of an edge.
    let isolation = project.definition.isOn(FeatureIsolation.description.id) ? FeatureIsolation.Edges(context) : nil
    var (isolatedModules, isolatedSets) = (IsolatedEdges(), IsolatedEdges())

    let fileOfType = project.graph.typeIDs.map { type -> FileID? in
      let isPart = context.isProduction(type) && !context.isRoot(type)
      return isPart ? project.graph.types[type.index].declaration.file : nil
    }

    for usage in context.usages.judged {
      let (reference, site) = (usage.reference, usage.site)
      let file: FileID?
      switch reference.target {
      case .type(let target): file = fileOfType[target.index]
      case .declaration(let target): file = isPart(target, reference, context) ? target : nil
      case .external: file = nil
      }
      guard let targetFile = file else { continue }
      outcome.examined += 1
      if layers.count > 0 {
        if let from = site.layer, let to = context.usedLayer(reference), from != to,
          !isMutual(from, to, reference.target, isDivided, context), !context.isAllowedDefault(usage),
          site.folder == from,
          !isOfOtherPart(usage, context)
        {
          layers.add(from: from.index, to: to.index, at: usage.order)
          if !context.mayUse(from, to), context.verdict(of: usage) == .forbidden {
            let location = CodeLocation(reference.file, reference.offset)
            forbidden[CycleFinder.Pair(from.index, to.index), default: []].insert(location)
          }
        }
      }
      guard reference.file != targetFile else { continue }
      if modules.count > 0 {
        let from = project.graph.files[reference.file.index].module.index
        let to = project.graph.files[targetFile.index].module.index
        if from != to, isKnown[from], isKnown[to], !share(reference.file, targetFile, project.graph) {
          modules.add(from: from, to: to, at: usage.order)
          if let isolation { isolatedModules.note(usage, from, to, isolation, context) }
        }
      }
      if sets.count > 0 {
        let from = features.ofFile[reference.file.index]
        let to = features.ofFile[targetFile.index]
        if from >= 0, to >= 0, from != to {
          sets.add(from: from, to: to, at: usage.order)
          if let isolation { isolatedSets.note(usage, from, to, isolation, context) }
        }
      }
    }

    let definition = project.definition
    let (cyclesOfLayers, cyclesOfModules, cyclesOfSets) = (layers.cycles(), modules.cycles(), sets.cycles())
    outcome.notices = [cyclesOfLayers, cyclesOfModules, cyclesOfSets].flatMap { $0.notices(Self.description.id) }
    outcome.violations += violations(
      cyclesOfLayers, of: layers, "layer", project, { definition.layers[$0].name },
      { forbidden[CycleFinder.Pair($0, $1)] ?? [] },
      implements: { context.mayUse(LayerID(index: $0), LayerID(index: $1)) })
    outcome.violations += violations(
      cyclesOfModules, of: modules, "module", project, { project.graph.modules[$0].name },
      { isolatedModules.locations($0, $1) },
      leader: FeatureIsolation.description.id)
    if cyclesOfModules.list.isEmpty {
      outcome.violations += violations(
        cyclesOfSets, of: sets, "feature", project, { features.names[$0] }, { isolatedSets.locations($0, $1) },
        leader: FeatureIsolation.description.id)
    }
    return outcome
  }

  /// Some target compiles both files.
  private func share(_ one: FileID, _ other: FileID, _ graph: Graph) -> Bool {
    let (one, other) = (graph.files[one.index], graph.files[other.index])
    if one.otherModules.isEmpty, other.otherModules.isEmpty { return false }
    let modules = one.otherModules + [one.module]
    return modules.contains(other.module) || other.otherModules.contains { modules.contains($0) }
  }

  /// Whether a declaration at the file level of a file is part of cycles: not one of tests or of a composition root.
  private func isPart(_ file: FileID, _ reference: Reference, _ context: RuleContext) -> Bool {
    guard let declaration = reference.memberDeclaration, context.isProduction(declaration) else { return false }
    return !(context.layerOfFile[file.index].map { context.project.definition[$0].isCompositionRoot } ?? false)
  }

  /// A misplaced type, or one of the user's own family.
  private func isOfOtherPart(_ usage: Usage, _ context: RuleContext) -> Bool {
    guard let target = usage.target else { return false }
    return context.isMisplaced(target) || usage.user.map { context.isSameFamily($0, target) } ?? false
  }

  /// Whether the definition lets two layers use each other and means one part by that, or allows this direction because of
  /// the role.
  private func isMutual(
    _ from: LayerID, _ to: LayerID, _ target: Target, _ isDivided: [Bool], _ context: RuleContext
  ) -> Bool {
    guard context.mayUse(from, to) else { return context.mayUse(from, target) }
    return context.mayUse(to, from)
      && (isDivided[from.index] && isDivided[to.index] || isBeside(from, context) || isBeside(to, context))
  }

  /// Whether it is no layer of the architecture: helpers, or the composition root.
  private func isBeside(_ layer: LayerID, _ context: RuleContext) -> Bool {
    let layer = context.project.definition[layer]
    return layer.isNeutral || layer.isCompositionRoot
  }

  private func violations(
    _ cycles: Cycles, of finder: CycleFinder, _ noun: String, _ project: ClassifiedGraph, _ name: (Int) -> String,
    _ forbidden: (Int, Int) -> Set<CodeLocation>, leader: String = RuleIDs.dependencyRule,
    implements: (_ node: Int, _ other: Int) -> Bool = { _, _ in true }
  ) -> [Violation] {
    cycles.list.compactMap { cycle in
      let steps = cycle.indices.compactMap { position -> Step? in
        let from = cycle[position]
        let to = cycle[(position + 1) % cycle.count]
        return finder.edge(from, to).map { Step(from: from, to: to, edge: $0, forbidden: forbidden(from, to)) }
      }
      guard let cut = steps.min(by: Step.isCheaper) else { return nil }
      let reference = project.graph.references[cut.edge.first]
      let round = Self.chain(cycle, from: cut.from).map(name)
      let forbidden = steps.filter { !$0.forbidden.isEmpty }
      let example = project.graph.targetName(of: reference)
      var violation = Violation(
        // The target names the whole way back: several cycles may have this edge.
        at: reference, symbol: name(cut.from), target: round.dropFirst().dropLast().joined(separator: " → "),
        message: "\(noun)s depend on each other in a cycle: \(round.joined(separator: " → "))",
        remedy: "cut \(name(cut.from)) → \(name(cut.to)), which is \(counted(cut.edge.count, "reference")) "
          + "(first: \(quoted(example))): move what both need to a third \(noun)"
          + (implements(cut.to, cut.from)
            ? ", or declare a protocol in \(name(cut.from)) that \(name(cut.to)) implements" : ""),
        chain: round)
      let related = Self.locations(of: steps.filter { $0.from != cut.from }, project.graph)
      let causes = forbidden.reduce(into: Set<CodeLocation>()) { $0.formUnion($1.forbidden) }
      violation.links = ViolationLinks(
        related: related, followsFrom: causes, followsRule: leader,
        onceAccepted: Self.onceAccepted(
          leader, forbidden.map { .init(name: "\(name($0.from)) → \(name($0.to))", locations: $0.forbidden) }),
        acceptedAt: causes.union(related))
      return violation
    }
  }

  /// The first reference of each edge.
  private static func locations(of steps: [Step], _ graph: Graph) -> [CodeLocation] {
    steps.map { step in
      let reference = graph.references[step.edge.first]
      return CodeLocation(reference.file, reference.offset)
    }
  }

  private static func onceAccepted(_ leader: String, _ edges: [AcceptedCauses.Cause]) -> AcceptedCauses {
    AcceptedCauses(
      causes: edges, introduction: "; `\(leader)` is accepted for ", consequence: ", and the cycle remains",
      remedy: "; or name `layer-cycle` too where `\(leader)` is accepted")
  }

  /// The edges between modules or features all references of which `feature-isolation` reports.
  private struct IsolatedEdges {
    private var reported: [CycleFinder.Pair: Set<CodeLocation>] = [:]
    private var others: Set<CycleFinder.Pair> = []

    mutating func note(
      _ usage: Usage, _ from: Int, _ to: Int, _ isolation: FeatureIsolation.Edges, _ context: RuleContext
    ) {
      // What an alias stands for has a reference of its own.
      if let target = usage.target, context.isTransparentAlias(target) { return }
      let pair = CycleFinder.Pair(from, to)
      if isolation.isCrossed(by: usage, context) {
        reported[pair, default: []].insert(CodeLocation(usage.reference.file, usage.reference.offset))
      } else {
        others.insert(pair)
      }
    }

    func locations(_ from: Int, _ to: Int) -> Set<CodeLocation> {
      let pair = CycleFinder.Pair(from, to)
      return others.contains(pair) ? [] : reported[pair] ?? []
    }
  }

  private struct Step {
    var from: Int
    var to: Int
    var edge: CycleFinder.Edge
    /// The references that `dependency-rule` or `feature-isolation` reports.
    var forbidden: Set<CodeLocation>

    static func isCheaper(_ a: Step, _ b: Step) -> Bool {
      if a.forbidden.isEmpty != b.forbidden.isEmpty { return !a.forbidden.isEmpty }
      return (a.edge.count, a.edge.first) < (b.edge.count, b.edge.first)
    }
  }

  /// The cycle from a node back to the same node.
  private static func chain(_ nodes: [Int], from start: Int) -> [Int] {
    guard let position = nodes.firstIndex(of: start) else { return nodes }
    return Array(nodes[position...] + nodes[..<position]) + [start]
  }
}
