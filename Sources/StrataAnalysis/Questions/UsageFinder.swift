import StrataClassification
import StrataModel
import StrataRules

/// Finds every usage of some types by others, and the names that may be one.
struct UsageFinder {
  private let project: ClassifiedGraph
  private let verdicts: UsageVerdicts
  private let users: Set<TypeID>
  private let targets: Set<TypeID>
  private static let limit = 20

  private var graph: Graph { project.graph }

  init(
    _ project: ClassifiedGraph, _ verdicts: UsageVerdicts, users: [TypeID], targets: [TypeID], throughProtocols: Bool
  ) {
    self.project = project
    self.verdicts = verdicts
    let graph = project.graph
    let interfaces = throughProtocols ? targets.flatMap { graph.allProjectSupertypes(of: $0) } : []
    let protocols = interfaces.filter { graph[$0].kind == .protocol }
    self.users = Self.family(of: users, graph)
    self.targets = Self.family(of: targets + protocols, graph)
  }

  /// The types, and all types nested in them.
  private static func family(of types: [TypeID], _ graph: Graph) -> Set<TypeID> {
    var family = Set(types)
    // In one file a nested type comes after the enclosing one, but an extension may be in an earlier file.
    var size = 0
    while size != family.count {
      size = family.count
      for type in graph.typeIDs {
        if let outer = graph[type].outer, family.contains(outer) { family.insert(type) }
      }
    }
    return family
  }

  func usages() -> [TypeUsage] { (resolved() + gaps()).sorted { ($0.location, $0.target) < ($1.location, $1.target) } }

  private func resolved() -> [TypeUsage] {
    verdicts.usages.compactMap { usage in
      let reference = usage.reference
      guard let source = reference.source, users.contains(source), let target = usage.target,
        targets.contains(target), let verdict = verdicts.verdict(of: usage)
      else { return nil }
      return TypeUsage(
        location: graph.location(reference.file, reference.offset), user: verdicts.symbol(usage),
        member: verdicts.member(at: reference.offset, of: reference.file),
        target: graph[target].name,
        targetMember: reference.member == .none ? "" : graph.text(reference.member, in: reference.file),
        kind: reference.kind, verdict: verdict)
    }
  }

  /// Names in the users that were not resolved and are equal to the name of a target, or of a member of one.
  private func gaps() -> [TypeUsage] {
    let names = Dictionary(targets.map { (graph[$0].simpleName, $0) }, uniquingKeysWith: { min($0, $1) })
    var members: [String: TypeID] = [:]
    for type in targets.sorted() {
      for member in graph.members(of: type) {
        let name = graph.text(graph[member].name, in: member.file)
        if !name.isEmpty, members[name] == nil { members[name] = type }
      }
    }
    let bodies = users.flatMap { [graph[$0].declaration] + graph[$0].extensions }
    return graph.gaps.compactMap { gap in
      guard let body = bodies.first(where: { encloses($0, gap) }) else { return nil }
      let isType = names[gap.name] != nil
      guard let target = names[gap.name] ?? (gap.reason == .unresolved ? members[gap.name] : nil) else { return nil }
      return TypeUsage(
        location: graph.location(gap.file, gap.offset), user: verdicts.symbol(of: body),
        member: verdicts.member(at: gap.offset, of: gap.file), target: graph[target].name,
        targetMember: isType ? "" : gap.name, kind: nil, verdict: UsageVerdict(.unknown, reason: reason(gap, isType)))
    }
  }

  private func encloses(_ declaration: DeclarationID, _ gap: Gap) -> Bool {
    guard declaration.file == gap.file else { return false }
    let fact = graph[declaration]
    return fact.start <= gap.offset && gap.offset < fact.end
  }

  private func reason(_ gap: Gap, _ isType: Bool) -> String {
    switch gap.reason {
    case .ambiguous: return "ambiguous: several declarations have this name"
    case .notVisible: return "the file neither belongs to the module that declares this name nor imports it"
    case .unresolved:
      return isType
        ? "unresolved name" : "a member of this name is used, of an expression whose type is not known"
    }
  }

  /// Other types of the targets' layers or modules that the users refer to, the most frequent first.
  func related() -> [Statistics.Count] {
    let layers = Set(targets.compactMap { project.layer(of: $0) })
    let modules = Set(targets.map { graph[$0].module })
    var counts: [String: Int] = [:]
    for user in users {
      for reference in graph.references(from: user) {
        guard let target = reference.target.typeID, !targets.contains(target), !users.contains(target) else { continue }
        let layer = project.layer(of: target)
        guard modules.contains(graph[target].module) || layer.map(layers.contains) ?? false else { continue }
        counts[graph[target].name, default: 0] += 1
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.limit)
      .map { Statistics.Count(name: $0.key, count: $0.value) }
  }
}
