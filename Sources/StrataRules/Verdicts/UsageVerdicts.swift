import StrataClassification
import StrataDefinition
import StrataModel

/// The verdict on every resolved usage: first what the rules report and what accepts it, then what the definition
/// allows.
public struct UsageVerdicts: Sendable {
  let context: RuleContext
  private let reported: ReportedLocations
  private let runsDependencyRule: Bool
  /// Of the dependency rule.
  private let severities: RuleSeverities

  /// - Parameters:
  ///   - context: that of a run of the engine.
  ///   - selection: that of the same run.
  ///   - locations: what the engine reported.
  ///   - result: of that run, with the baseline applied where there is one.
  package init(
    _ context: RuleContext, selection: RuleSelection = RuleSelection(), locations: [JudgedLocation],
    result: CheckResult
  ) {
    self.context = context
    reported = ReportedLocations(locations, result, context.project.graph)
    let rule = DependencyRule.description.id
    runsDependencyRule = selection.includes(rule) && context.project.definition.isOn(rule)
    severities = RuleSeverities([context.project.definition.settings(of: rule)], context)
  }

  package var usages: UsageTable { context.usages }

  /// - Returns: nil for a usage of a type outside the project.
  package func verdict(of usage: Usage) -> UsageVerdict? {
    if usage.reference.target.externalID != nil { return nil }
    if let verdict = reported.verdict(of: usage.reference) { return verdict }
    let reasons = DependencyReasons(context: context)
    switch context.verdict(of: usage) {
    case .allowed(let permission):
      if let candidates = AmbiguousMembers(context: context).doubt(about: usage) {
        return UsageVerdict(
          .unknown, reason: "ambiguous: several declarations of this member are possible", detail: candidates)
      }
      return UsageVerdict(.allowed, reason: reasons.text(permission, usage))
    case .excused(let excuse): return UsageVerdict(.excused, reason: reasons.text(excuse, of: usage))
    case .forbidden: return unreported(usage.reference)
    }
  }

  /// On a usage of what the project does not declare: layers are allowed all that no rule reports.
  package func verdict(ofOutside usage: Usage) -> UsageVerdict {
    if let verdict = reported.verdict(of: usage.reference) { return verdict }
    let reasons = DependencyReasons(context: context)
    if let excuse = usage.site.excuse { return UsageVerdict(.excused, reason: reasons.text(excuse, of: usage)) }
    return UsageVerdict(.allowed, reason: reasons.outsideText(usage.site.layer))
  }

  /// The locations that rules report with the name of a target, each with its verdict.
  package func reported(target: String) -> [(file: FileID, offset: UInt32, verdict: UsageVerdict)] {
    reported.all(target: target)
  }

  /// What the definition forbids and no rule reports at its own location: part of an expression in which a usage of the
  /// same layer is reported.
  private func unreported(_ reference: Reference) -> UsageVerdict {
    let graph = context.project.graph
    let home = context.usedLayer(reference)
    let expressions = ExpressionRoots(
      graph.files[reference.file.index].facts, declaration: reference.declaration)
    if let root = expressions[reference.offset] {
      let part = reported.verdict(inFileOf: reference) { offset, name in
        expressions[offset] == root
          && graph.references(in: reference.file, at: offset).contains { other in
            graph.targetName(of: other) == name && context.usedLayer(other) == home
          }
      }
      if var part {
        part.detail = "part of an expression that is reported" + (part.detail.isEmpty ? "" : "; \(part.detail)")
        return part
      }
    }
    if runsDependencyRule, severities[0, reference.file, reference.offset] == .off {
      return UsageVerdict(.excused, reason: "\(DependencyRule.description.id) is off there")
    }
    return runsDependencyRule
      ? UsageVerdict(.unknown, reason: "the definition forbids it, and no rule reports it")
      : UsageVerdict(.excused, reason: "\(DependencyRule.description.id) does not run")
  }

  /// Every usage of a type of the project, or of a declaration outside its types, counted by layers, verdict and reason.
  package func counts() -> [UsageCount] {
    struct Key: Hashable {
      var from: LayerID?
      var to: LayerID?
      var status: UsageVerdict.Status
      var reason: String
    }
    var counts: [Key: Int] = [:]
    for usage in usages {
      guard let verdict = verdict(of: usage) else { continue }
      let key = Key(
        from: usage.site.layer, to: context.usedLayer(usage.reference), status: verdict.status,
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

  /// How findings name the user.
  package func symbol(_ usage: Usage) -> String { context.symbol(usage) }

  /// How findings name the user where it is the type that a declaration declares or extends.
  package func symbol(of body: DeclarationID) -> String {
    let graph = context.project.graph
    if let type = graph.typeOfDeclaration[body.file.index][Int(body.index)] {
      let owner = context.owner[type.index]
      if !graph[owner].isLocal { return graph[owner].name }
    }
    return context.fileLevelSymbol(body)
  }

  /// How findings name the member around a location.
  package func member(at offset: UInt32, of file: FileID) -> String {
    let members = DeclaringMember(context.project.graph)
    return members.name(file, members.index(file, offset))
  }
}
