import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// A definition with layers of its own: each module, and each folder of what is too large for one layer. They may use what
/// they use today, except for references that run against the others. The rules that need no layers are on, too.
struct OwnLayers {
  private let snapshot: Snapshot
  private let loader: DefinitionLoader
  private let generated: GeneratedFiles
  private let reason: String
  private let traffic: FileTraffic
  private let scenes: SceneParts?
  /// What view models are called here besides.
  private let viewModels: [RoleSuffix]

  private static let mostRounds = 3

  /// What is wrong in any layer.
  private static let otherRules = [
    ("swallowed-error", "warning"), ("business-logic-in-view-model", "error"), ("view-model-knows-view", "error"),
    ("platform-type-in-view-model", "warning"), ("mutable-published-state", "warning"),
    ("concrete-dependency", "warning"), ("skipped-layer", "warning"), ("logic-in-view", "warning"),
    ("direct-instantiation", "warning"), ("service-locator", "warning"),
  ]

  /// - Parameters:
  ///   - reason: why no style was chosen, as the beginning of a sentence.
  ///   - scenes: of an app that consists of them.
  init(
    _ snapshot: Snapshot, _ loader: DefinitionLoader, _ generated: GeneratedFiles, _ reason: String, scenes: SceneParts?
  ) {
    self.scenes = scenes
    self.snapshot = snapshot
    self.loader = loader
    self.generated = generated
    self.reason = reason
    traffic = FileTraffic(snapshot.project)
    viewModels = RoleSuffixFinder(snapshot.project).found().filter { $0.role == .viewModel }
  }

  func definition() throws(DefinitionErrors) -> InferredDefinition {
    let types = snapshot.project.typesAtFileLevel.filter { !generated.contains($0, in: snapshot.graph) }
    let folders = PartFinder(snapshot.project, types: types, traffic).parts()
    let parts = scenes?.added(to: folders) ?? folders
    let (ordered, checked, roles) = try order(parts: parts, types)
    var text = OwnLayersText(
      ordered, generated: generated.globs, isInLayers: coversGenerated(ordered.list.map(\.part)), base: base)
    text.builders = scenes?.builders ?? []
    (text.rolesBehindViews, text.rolesBesideViews) = (rolesBehindViews, rolesBesideViews)
    text.viewModels = viewModels
    text.usedRoles = roles
    let examined = Set(checked.rules.filter { $0.examined > 0 }.map(\.id))
    let rules = Self.layerRules(ordered) + Self.otherRules.filter { examined.contains($0.0) }.map { "\($0.0): \($0.1)" }
    let fromModules = ordered.list.contains { if case .module = $0.part.extent { true } else { false } }
    let reason = "no built-in style fits, so the layers are \(fromModules ? "modules" : "folders")"
    let observation = observation(ordered, fromModules)
    let support = DefinitionInference.supportModules(snapshot.graph)
    let head = DefinitionInference.header(snapshot.graph, [observation] + support)
    let start = head + text.lines() + ["", "rules:"]
    func written(_ rules: [String]) -> String { (start + rules + [""]).joined(separator: "\n") }
    func classified(_ rules: [String]) throws(DefinitionErrors) -> Snapshot {
      snapshot.classified(by: try loader.load(bytes: Array(written(rules).utf8), path: "strata.yml"))
    }
    var lines = rules.map { "  " + $0 }
    var final = try classified(lines)
    let (first, verdicts) = final.checkWithVerdicts()
    var result = first
    let habits = RuleHabits(final.project, result, verdicts).foundInOwnLayers(cycles: Self.cycles(ordered))
    if !habits.isEmpty {
      let changed = Set(habits.map(\.rule))
      lines =
        rules.filter { !changed.contains(String($0.prefix { $0 != ":" })) }.map { "  " + $0 }
        + RuleHabits.lines(habits)
      final = try classified(lines)
      result = final.check()
    }
    return InferredDefinition(
      text: written(lines), style: nil, reason: reason,
      observations: [observation] + support + viewModels.map(\.sentence) + text.reasons + ordered.upward.map(\.sentence)
        + habits.map(\.sentence),
      result: final.reads(like: snapshot) ? result : nil)
  }

  /// Layers that may use each other make a cycle, which the definition states already.
  private static func layerRules(_ layers: OrderedParts) -> [String] {
    let cycles = cycles(layers)
    let options =
      cycles.contains("layers") ? "warning" : "{ severity: warning, of: \(YAMLText.list(cycles + ["features"])) }"
    return ["dependency-rule: error", "layer-cycle: \(options)", "unassigned-type: warning"]
  }

  /// What may form cycles, besides features.
  private static func cycles(_ layers: OrderedParts) -> [String] {
    layers.upward.allSatisfy(\.isFinding) ? ["layers", "modules"] : ["modules"]
  }

  private func observation(_ layers: OrderedParts, _ fromModules: Bool) -> String {
    let names = layers.list.map(\.part.name)
    let total = names.reduce(0) { sum, from in
      names.reduce(sum) { $0 + (from == $1 ? 0 : layers.traffic.all(from, $1)) }
    }
    let upward = layers.upward
    let (back, wrong) = (
      upward.reduce(0) { $0 + $1.count }, upward.filter(\.isFinding).reduce(0) { $0 + $1.count }
    )
    if names.count == 1 {
      return
        "\(reason), and no modules or folders could be told apart as layers: only "
        + "rules that need no layers report anything"
    }
    let verdict =
      wrong == back
      ? (back == 1 ? "does, and is a finding" : "do, and are findings")
      : "do, of which \(grouped(wrong)) \(wrong == 1 ? "is a finding" : "are findings"); where two layers use each other, the "
        + "others are allowed"
    return
      "\(reason), so the layers are the \(fromModules ? "modules" : "folders") of the code "
      + "base, from top to bottom in the order in which the fewest references run upwards: \(back == 0 ? "none" : grouped(back)) "
      + "of \(counted(total, "reference")) between layers \(back == 0 ? "does" : verdict)"
  }

  /// The parts from top to bottom, the references between them, and the roles that types have. Where selectors match equally well, the layer that is written
  /// first has the type: the types are assigned again until the order does not change that.
  private func order(
    parts: [Part], _ types: [TypeID]
  ) throws(DefinitionErrors) -> (parts: OrderedParts, result: CheckResult, roles: Set<RoleID>) {
    let finder = PartStandingFinder(snapshot.project)
    var (parts, round) = (parts, 0)
    while true {
      round += 1
      let classified = try classified(parts)
      parts = settled(parts, types, classified.project).map { part in
        var part = part
        part.isNamed = finder.isNamed(part)
        part.hasScreens = part.sceneRole == nil && finder.hasScreens(part.types)
        return part
      }
      let weights = weights(parts, classified.project)
      let standings = parts.indices.map { part in
        finder.standing(of: parts[part], parts.indices.map { (weights[part][$0], weights[$0][part]) })
      }
      let order = PartOrder(weights) { a, b in
        guard PartStanding.isAbove(standings[a], standings[b]) else { return false }
        // References between modules run one way, which says more than the names and the types of the two.
        let isCertain = parts[a].isOfModules && parts[b].isOfModules
        return !(isCertain && weights[a][b] == 0 && weights[b][a] > 0)
      }.order
      // After the last change of the order, the types are assigned once more: the layers are those of the written order.
      if order == Array(parts.indices) || round > Self.mostRounds {
        let (result, verdicts) = classified.checkWithVerdicts()
        let traffic = LayerTraffic(verdicts.counts(), between: Set(parts.map(\.name) + [OwnLayersText.generatedLayer]))
        let layers = OrderedParts(parts.indices.map { (parts[$0], standings[$0]) }, traffic, snapshot.graph)
        let roles = base.roles.map(\.id).filter { !classified.project.types(in: $0).isEmpty }
        return (layers, result, Set(roles))
      }
      parts = order.map { parts[$0] }
    }
  }

  /// How many references run between the parts.
  private func weights(_ parts: [Part], _ project: ClassifiedGraph) -> [[Int]] {
    let indices = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ($1.name, $0) })
    // Files have types of several layers.
    if parts.contains(where: { $0.sceneRole != nil }) { return TypeTraffic.between(indices, project) }
    var groups: [FileID: Int] = [:]
    for (file, layer) in project.layerOfFile.enumerated() {
      if let index = layer.flatMap({ indices[$0] }) { groups[FileID(UInt32(file))] = index }
    }
    return traffic.between(groups, count: parts.count)
  }

  /// The parts with the types that their layers have: where the selectors of several match a type, one of them has it. A
  /// part that has nothing is none.
  private func settled(_ parts: [Part], _ types: [TypeID], _ project: ClassifiedGraph) -> [Part] {
    let placed = Dictionary(grouping: types) { project.layer(of: $0) }
    return parts.compactMap { part in
      var part = part
      part.types = placed[part.name] ?? []
      return part.types.isEmpty ? nil : part
    }
  }

  /// The code base with the parts as layers that may use each other.
  private func classified(_ parts: [Part]) throws(DefinitionErrors) -> Snapshot {
    var text = OwnLayersText(
      OrderedParts(parts.map { ($0, nil) }, LayerTraffic([], between: []), snapshot.graph), generated: generated.globs,
      isInLayers: coversGenerated(parts), base: base)
    text.builders = scenes?.builders ?? []
    (text.rolesBehindViews, text.rolesBesideViews) = (rolesBehindViews, rolesBesideViews)
    text.viewModels = viewModels
    let rules = Self.otherRules.map { "  \($0.0): \($0.1)" }
    let bytes = Array((text.linesWithoutOrder() + ["rules:"] + rules).joined(separator: "\n").utf8)
    return snapshot.classified(by: try loader.load(bytes: bytes, path: "strata.yml"))
  }

  /// Whether a selector of a part matches generated code, which would then be of its layer.
  private func coversGenerated(_ parts: [Part]) -> Bool {
    generated.files.contains { file in parts.contains { $0.covers(file, in: snapshot.graph) } }
  }

  /// What views get through another type in every architecture.
  private var rolesBehindViews: [String] {
    snapshot.project.types(in: .view).isEmpty
      ? [] : [RoleID.dataSource, .networkClient, .networkRoute, .storage].map(\.rawValue)
  }

  private var rolesBesideViews: [String] {
    [RoleID.viewModel, .presenter].filter { role in
      !snapshot.project.types(in: role).isEmpty || viewModels.contains { $0.role == role }
    }.map(\.rawValue)
  }

  /// The layers and roles that all styles share: a definition of its own has none of these layers.
  private var base: Definition { snapshot.definition }
}
