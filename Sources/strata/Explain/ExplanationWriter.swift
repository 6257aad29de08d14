import StrataAnalysis
import StrataClassification
import StrataDefinition
import StrataModel
import StrataReport

/// Why a type or a file has its layer and role, what it uses, and its findings.
struct ExplanationWriter {
  let snapshot: Snapshot
  let result: CheckResult
  let colors: TerminalStyle
  private let width: Int

  init(_ snapshot: Snapshot, _ result: CheckResult, usesColor: Bool, width: Int) {
    self.snapshot = snapshot
    self.result = result
    colors = TerminalStyle(isOn: usesColor)
    self.width = min(width, 100)
  }

  var project: ClassifiedGraph { snapshot.project }
  var graph: Graph { snapshot.graph }

  func text(of type: TypeID) -> String {
    let entity = graph[type]
    let location = graph.location(of: type)
    let assignment = project[type]
    let explanation = snapshot.explain(type)
    var lines: [StyledLine] = [
      .bold(entity.name) + ": \(entity.kind) in \(modules(of: entity.declaration.file))\(marks(of: entity))"
    ]
    lines.append("  \(location.file):\(location.line):\(location.column)")
    lines.append("  layer \(assignment.layer ?? "none"), role \(assignment.role?.rawValue ?? "none")")
    lines.append("  \(explanation.conclusion)")
    lines += steps(explanation)
    lines += supertypes(of: entity)
    let used = graph.references(from: type).filter { $0.target != .type(type) }
    lines += uses(
      "Uses",
      used.map { Use(layer: layer(of: $0.target), name: graph.targetName(of: $0), kind: $0.kind) }
        + ownMembersElsewhere(type))
    let users = graph.references(to: type).compactMap { reference -> Use? in
      guard let source = reference.source, source != type else { return nil }
      return Use(layer: layer(of: .type(source)), name: graph[source].name, kind: reference.kind)
    }
    lines += uses("Used by", users)
    lines += findings { $0.symbol == entity.name || $0.target == entity.name }
    return lines.rendered(colors)
  }

  func text(of file: FileID) -> String {
    let source = graph[file]
    let explanation = snapshot.explain(file)
    var lines: [StyledLine] = [
      .bold(source.path) + ": \(modules(of: file))\(source.isTest ? ", " + codeOfTests(source) : "")"
    ]
    lines.append("  layer \(project.layerOfFile[file.index] ?? "none")")
    lines.append("  \(explanation.conclusion)")
    lines += steps(explanation)
    let types = graph.typeIDs.filter { graph[$0].declaration.file == file }
    if !types.isEmpty { lines += ["", .bold("Types")] }
    for type in types {
      let assignment = project[type]
      let place = "layer \(assignment.layer ?? "none"), role \(assignment.role?.rawValue ?? "none")"
      lines.append("  \(graph.location(of: type).line): \(graph[type].name), \(place)")
    }
    lines += findings { $0.location.file == source.path }
    return lines.rendered(colors)
  }

  /// The home module of a file, and the other targets that compile it.
  private func modules(of file: FileID) -> String {
    let others = graph[file].otherModules.map { graph[$0].name }
    return "module \(graph[graph[file].module].name)" + (others.isEmpty ? "" : ", also compiled by " + listed(others))
  }

  private func codeOfTests(_ file: SourceFile) -> String {
    let support = graph[file.module].support.map { ": its module has \($0.description)" } ?? ""
    return "test code" + support
  }

  private func marks(of entity: TypeEntity) -> String {
    var words: [String] = []
    if entity.isTest { words.append(codeOfTests(graph[entity.declaration.file])) }
    if entity.marks.contains(.preview) { words.append("preview") }
    if entity.marks.contains(.debug) { words.append("debug code") }
    if entity.isLocal { words.append("local to a function") }
    return words.isEmpty ? "" : ", " + words.joined(separator: ", ")
  }

  /// The selector that decided, then the other ones, in the order in which they were evaluated.
  private func steps(_ explanation: Explanation) -> [StyledLine] {
    let decisive = explanation.steps.filter(\.isDecisive)
    let others = explanation.steps.filter { !$0.isDecisive }
    var lines: [StyledLine] = []
    if !decisive.isEmpty { lines += ["", .bold("Decided by")] + decisive.flatMap { line($0) } }
    if !others.isEmpty { lines += ["", .bold("Tried before, in this order")] + others.flatMap { line($0) } }
    return lines
  }

  private func line(_ step: Explanation.Step) -> [StyledLine] {
    let sign = step.isMatch ? "✓" : "·"
    let words = wrap("\(name(of: step.subject)): \(step.reason) (\(step.origin))", width: max(width, 50) - 6)
    return words.enumerated().map { index, text in
      let line = (index == 0 ? "  \(sign) " : "      ") + text
      return step.isDecisive ? StyledLine(line) : .dim(line)
    }
  }

  func name(of subject: Explanation.Step.Subject) -> String {
    switch subject {
    case .layer(let name): "layer \(name)"
    case .fallback(let name): "layer \(name), fallback"
    case .role(let role): "role \(role.rawValue)"
    }
  }

  private func supertypes(of entity: TypeEntity) -> [StyledLine] {
    guard !entity.supertypes.isEmpty else { return [] }
    return ["", .bold("Inherits from, conforms to")]
      + entity.supertypes.map { "  \(graph.name(of: $0)) (\(layer(of: $0)))" }
  }

  private func layer(of target: Target) -> String {
    switch target {
    case .type(let type): return project.layer(of: type) ?? "no layer"
    case .declaration(let file): return project.layerOfFile[file.index] ?? "no layer"
    case .external: return "outside the project"
    }
  }

  /// What a type uses of its own extensions in files of other layers.
  private func ownMembersElsewhere(_ type: TypeID) -> [Use] {
    graph.references(from: type).compactMap { reference in
      guard reference.isOfOwnType, let member = reference.memberDeclaration,
        let layer = project.layerOfFile[member.file.index], layer != project.layer(of: type)
      else { return nil }
      let name = graph.name(of: member)
      return Use(layer: layer, name: "\(graph[type].name).\(name)", kind: reference.kind)
    }
  }

  private struct Use {
    var layer: String
    var name: String
    var kind: Reference.Kind
  }

  /// By layer; each name once, with the ways in which it is used.
  private func uses(_ title: String, _ uses: [Use]) -> [StyledLine] {
    var byLayer: [String: [String: Set<String>]] = [:]
    for use in uses { byLayer[use.layer, default: [:]][use.name, default: []].insert("\(use.kind)") }
    guard !byLayer.isEmpty else { return [] }
    var lines: [StyledLine] = ["", .bold(title)]
    for (layer, names) in byLayer.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(layer)")
      let sorted = names.sorted { $0.key < $1.key }
      let rows = sorted.map { name, kinds in "\(name) (\(kinds.sorted().joined(separator: ", ")))" }
      lines += shortened(rows, limit: 30).map { "    \($0)" }
    }
    return lines
  }

  private func findings(where isAbout: (Finding) -> Bool) -> [StyledLine] {
    let open = result.findings.filter(isAbout)
    let accepted = result.acceptedFindings.map(\.finding).filter(isAbout)
    var lines: [StyledLine] =
      open.isEmpty
      ? ["", .bold(accepted.isEmpty ? "No findings" : "No open findings")] : ["", .bold("Findings")] + open.map(line)
    if !accepted.isEmpty {
      lines += ["", .bold("Accepted by comments, exemptions or the baseline")] + accepted.map(line)
    }
    return lines
  }

  private func line(_ finding: Finding) -> StyledLine {
    let location = finding.location
    let start = "\(location.file):\(location.line):\(location.column)"
    return "  \(start): \(finding.severity.rawValue): \(finding.message) " + .dim("[\(finding.rule)]")
  }
}
