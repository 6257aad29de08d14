import StrataClassification
import StrataModel
import StrataRules

/// Finds every usage of types or of declarations outside types by others, and the names that may be one.
struct UsageFinder {
  private let project: ClassifiedGraph
  private let verdicts: UsageVerdicts
  private let users: SymbolParts
  private let targets: SymbolParts

  private var graph: Graph { project.graph }

  init(
    _ project: ClassifiedGraph, _ verdicts: UsageVerdicts, user: NamedSymbol, target: NamedSymbol,
    throughProtocols: Bool
  ) {
    self.project = project
    self.verdicts = verdicts
    users = SymbolParts(user, project.graph)
    targets = SymbolParts(target, project.graph, withProtocols: throughProtocols)
  }

  func usages() -> [TypeUsage] {
    let resolved = resolved()
    let others = targets.outsideName.isEmpty ? gaps() : reported(besides: resolved)
    return (resolved + others).sorted { ($0.location, $0.target) < ($1.location, $1.target) }
  }

  /// What findings name as the target without a reference to a type: calls such as `Data(contentsOf:)`.
  private func reported(besides usages: [TypeUsage]) -> [TypeUsage] {
    let known = Set(usages.map(\.location))
    let bodies = users.bodies(in: graph)
    return verdicts.reported(target: targets.outsideName).compactMap { file, offset, verdict in
      let location = graph.location(file, offset)
      guard !known.contains(location),
        let body = bodies.first(where: { $0.file == file && graph[$0].start <= offset && offset < graph[$0].end })
      else { return nil }
      return TypeUsage(
        location: location, user: verdicts.symbol(of: body), member: verdicts.member(at: offset, of: file),
        target: targets.outsideName, targetMember: "", kind: .calls, verdict: verdict)
    }
  }

  private func resolved() -> [TypeUsage] {
    verdicts.usages.compactMap { usage in
      let reference = usage.reference
      guard users.contain(reference), targets.areUsed(by: reference, in: graph) else { return nil }
      let verdict = verdicts.verdict(of: usage) ?? verdicts.verdict(ofOutside: usage)
      let isOfType = usage.target != nil && reference.member != .none
      return TypeUsage(
        location: graph.location(reference.file, reference.offset), user: verdicts.symbol(usage),
        member: verdicts.member(at: reference.offset, of: reference.file), target: graph.targetName(of: reference),
        targetMember: isOfType ? graph.text(reference.member, in: reference.file) : "", kind: reference.kind,
        verdict: verdict)
    }
  }

  /// Files in which the user may use a target that is not a type: such uses in its own file are not recorded.
  func unrecordedFiles() -> [String] {
    guard targets.outsideName.isEmpty else { return [] }
    let files = Set(targets.declarations.map(\.file)).intersection(users.bodies(in: graph).map(\.file))
    return files.sorted().map { graph[$0].path }
  }

  /// Names in the users that were not resolved and are equal to the name of a target, or of a member of one.
  private func gaps() -> [TypeUsage] {
    var names = Dictionary(
      targets.types.sorted().map { (graph[$0].simpleName, graph[$0].name) }, uniquingKeysWith: { first, _ in first })
    var members: [String: String] = [:]
    func add(_ member: DeclarationID, of owner: String) {
      let name = nameOfGap(member)
      if !name.isEmpty, members[name] == nil { members[name] = owner }
    }
    for type in targets.types.sorted() {
      for member in graph.members(of: type) { add(member, of: graph[type].name) }
    }
    for declaration in targets.declarations.sorted() {
      if graph[declaration].parent == noIndex {
        names[graph.name(of: declaration)] = graph.freeName(of: declaration)
      } else {
        add(declaration, of: graph.freeName(of: declaration))
      }
    }
    let bodies = users.bodies(in: graph)
    return graph.gaps.compactMap { gap in
      guard let body = bodies.first(where: { encloses($0, gap) }) else { return nil }
      let isName = names[gap.name] != nil
      let mayBeMember = gap.reason == .unresolved || gap.reason == .ambiguous && !targets.declarations.isEmpty
      guard let target = names[gap.name] ?? (mayBeMember ? members[gap.name] : nil) else { return nil }
      let isMember = !isName && targets.declarations.isEmpty
      return TypeUsage(
        location: graph.location(gap.file, gap.offset), user: verdicts.symbol(of: body),
        member: verdicts.member(at: gap.offset, of: gap.file), target: target, targetMember: isMember ? gap.name : "",
        kind: nil, verdict: UsageVerdict(.unknown, reason: reason(gap, isName)))
    }
  }

  /// The name of a member in what was not resolved; that of an initializer only where it is asked for itself.
  private func nameOfGap(_ member: DeclarationID) -> String {
    switch graph[member].kind {
    case .initializer: return targets.declarations.isEmpty ? "" : "init"
    case .subscript: return "subscript"
    default: return graph.name(of: member)
    }
  }

  private func encloses(_ declaration: DeclarationID, _ gap: Gap) -> Bool {
    guard declaration.file == gap.file else { return false }
    let fact = graph[declaration]
    return fact.start <= gap.offset && gap.offset < fact.end
  }

  private func reason(_ gap: Gap, _ isName: Bool) -> String {
    switch gap.reason {
    case .ambiguous: return "ambiguous: several declarations have this name"
    case .notVisible:
      return
        "the file does not see a declaration with this name: it neither belongs to its module nor imports it, or the declaration is not public"
    case .unresolved:
      return isName
        ? "unresolved name" : "a member of this name is used on an expression whose type is not known"
    }
  }

  /// Other types of the targets' layers or modules that the users refer to, the most frequent first.
  func related() -> [Statistics.Count] {
    let homes = targets.declarations.map(\.file)
    let layers = Set(
      targets.types.compactMap { project.layer(of: $0) } + homes.compactMap { project.layerOfFile[$0.index] })
    let modules = Set(targets.types.map { graph[$0].module } + homes.map { graph[$0].module })
    return rankedCounts(
      graph.references.lazy.filter { users.contain($0) }.compactMap { reference -> String? in
        guard let target = reference.target.typeID, !targets.types.contains(target), !users.types.contains(target)
        else { return nil }
        let layer = project.layer(of: target)
        guard modules.contains(graph[target].module) || layer.map(layers.contains) ?? false else { return nil }
        return graph[target].name
      })
  }
}
