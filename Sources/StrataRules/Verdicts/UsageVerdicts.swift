import StrataClassification
import StrataDefinition
import StrataModel

/// The verdict on every resolved usage: what the rules report and what accepts it first, else what the definition says.
public struct UsageVerdicts: Sendable {
  private let context: RuleContext
  private let reported: ReportedLocations
  private let runsDependencyRule: Bool

  /// - Parameters:
  ///   - locations: what the engine reported in a run with the same selection.
  ///   - result: of that run, with the baseline applied where there is one.
  public init(
    _ project: ClassifiedGraph, selection: RuleSelection = RuleSelection(), locations: [JudgedLocation],
    result: CheckResult
  ) {
    context = RuleContext(project, selection: selection)
    reported = ReportedLocations(locations, result, project.graph)
    let rule = DependencyRule.description.id
    runsDependencyRule = selection.includes(rule) && project.isOn(rule)
  }

  /// - Parameter order: index of the reference in the graph.
  /// - Returns: nil for a reference to a type outside the project.
  public func verdict(at order: Int) -> UsageVerdict? {
    let reference = context.project.graph.references[order]
    guard let target = reference.target.typeID else { return nil }
    if let verdict = reported.verdict(of: reference) { return verdict }
    let reasons = DependencyReasons(context: context)
    switch context.verdict(of: reference, to: target, order: order) {
    case .allowed(let permission):
      return UsageVerdict(
        .allowed, reason: reasons.text(permission, from: layer(of: reference), role: role(of: reference), to: target))
    case .excused(let excuse): return UsageVerdict(.excused, reason: reasons.text(excuse, of: reference))
    case .forbidden: return unreported(reference, target)
    }
  }

  /// What the definition forbids and no rule reports at its own location.
  private func unreported(_ reference: Reference, _ target: TypeID) -> UsageVerdict {
    let graph = context.project.graph
    let home = context.layerOfType[target.index]
    let part = reported.verdict(onLineOf: reference) { name in
      graph.references(in: reference.file, onLineOf: reference).contains { other in
        guard let type = other.target.typeID else { return false }
        return graph[type].name == name && context.layerOfType[type.index] == home
      }
    }
    if var part {
      part.detail = "part of what is reported on this line" + (part.detail.isEmpty ? "" : "; \(part.detail)")
      return part
    }
    return runsDependencyRule
      ? UsageVerdict(.unknown, reason: "the definition forbids it, and no rule reports it")
      : UsageVerdict(.excused, reason: "\(DependencyRule.description.id) does not run")
  }

  private func role(of reference: Reference) -> Role? {
    guard let role = context.site(of: reference)?.role else { return nil }
    return context.project.definition[role]
  }

  private func layer(of reference: Reference) -> LayerID? {
    if let site = context.site(of: reference) { return site.layer }
    guard let source = reference.source else { return context.layerOfFile[reference.file.index] }
    return context.layerOfType[context.owner[source.index].index]
  }

  /// Every usage of a type of the project, counted by layers, verdict and reason.
  public func counts() -> [UsageCount] {
    struct Key: Hashable {
      var from: LayerID?
      var to: LayerID?
      var status: UsageVerdict.Status
      var reason: String
    }
    var counts: [Key: Int] = [:]
    for (order, reference) in context.project.graph.references.enumerated() {
      guard let target = reference.target.typeID, let verdict = verdict(at: order) else { continue }
      let key = Key(
        from: layer(of: reference), to: context.layerOfType[target.index], status: verdict.status,
        reason: verdict.reason)
      counts[key, default: 0] += 1
    }
    // Layers in the order of the definition, those without one last.
    func rank(_ layer: LayerID?) -> Int { layer?.index ?? .max }
    return counts.sorted { a, b in
      (rank(a.key.from), rank(a.key.to), a.key.status, a.key.reason)
        < (rank(b.key.from), rank(b.key.to), b.key.status, b.key.reason)
    }.map { key, count in
      UsageCount(
        from: context.layerName(key.from), to: context.layerName(key.to), status: key.status, reason: key.reason,
        count: count)
    }
  }

  /// How a usage names its user and the member around it.
  public func user(of reference: Reference) -> (symbol: String, member: String) {
    let graph = context.project.graph
    let symbol = reference.source.map { graph[$0].name } ?? context.symbol(of: reference)
    let members = DeclaringMember(graph)
    return (symbol, members.name(reference.file, members.index(reference.file, reference.offset)))
  }
}

extension Graph {
  /// The references on the line of another one.
  fileprivate func references(in file: FileID, onLineOf reference: Reference) -> [Reference] {
    let facts = files[file.index].facts
    let line = facts.position(of: reference.offset).line
    return references(in: file).filter { facts.position(of: $0.offset).line == line }
  }
}
