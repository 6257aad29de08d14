import StrataClassification
import StrataModel
import StrataRules

/// A type whose member runs for a call, and where an instance of it is created.
struct Implementation: Hashable {
  var type: TypeID
  var member: DeclarationID
  var binding: CodeSite?
}

/// Finds the members that run for a call of a requirement or of a member that subclasses may override.
final class Implementations {
  private let finder: ValueFinder
  private let project: ClassifiedGraph
  private let graph: Graph
  /// Types that production code creates, and the first location.
  private lazy var created: [TypeID: Reference] = {
    var result: [TypeID: Reference] = [:]
    for reference in graph.references where reference.kind == .creates && finder.isProduction(reference) {
      guard let type = reference.target.typeID, result[type] == nil else { continue }
      result[type] = reference
    }
    return result
  }()
  private var knownSubtypes: [TypeID: [TypeID]] = [:]

  init(_ finder: ValueFinder) {
    self.finder = finder
    project = finder.project
    graph = finder.graph
  }

  /// The members that may run where a member is called.
  /// - Parameters:
  ///   - declared: the type with which the receiver is declared; it may be one below the type that declares the member.
  ///   - values: what the receiver may stand for; those that do not fit are ignored.
  func of(
    _ member: DeclarationID, in owner: TypeID, knownAs declared: TypeID? = nil, receiver values: [FlowValue]
  ) -> [Implementation] {
    guard isDynamic(member, in: owner) else { return [Implementation(type: owner, member: member)] }
    let wanted = declared.flatMap { fits($0, owner) ? $0 : nil } ?? owner
    var result: [Implementation] = []
    for (type, site) in objects(of: wanted, among: values) where !result.contains(where: { $0.type == type }) {
      guard let found = implementation(of: member, in: type) else { continue }
      result.append(Implementation(type: type, member: found, binding: site))
    }
    // What is only named like a mock is what production creates if it creates nothing else.
    let replacing = result
    result.removeAll { finder.isReplacement($0.type) }
    if !result.isEmpty { return result }
    let own = wanted != owner && graph[wanted].kind != .protocol ? [wanted] : []
    let possible = (own + subtypes(of: wanted)).compactMap { type in
      implementation(of: member, in: type).map { Implementation(type: type, member: $0, binding: binding(of: type)) }
    }
    .filter { !finder.isReplacement($0.type) }
    let bound = possible.filter { $0.binding != nil || graph[$0.type].kind == .enum }
    let named = replacing.filter { !project.isReplacement($0.type) }
    if bound.isEmpty, !named.isEmpty { return named }
    let found = bound.isEmpty ? possible : bound
    let isAbstract = graph[owner].kind == .protocol
    if !isAbstract, found.allSatisfy({ $0.member == member }) || found.isEmpty {
      return [Implementation(type: owner, member: member)]
    }
    // A superclass that is itself created, or whose subclasses are not.
    if !isAbstract, binding(of: owner) != nil || bound.isEmpty {
      return [Implementation(type: owner, member: member, binding: binding(of: owner))]
        + bound.filter { $0.member != member }
    }
    if isAbstract, found.isEmpty, isInExtension(member) { return [Implementation(type: owner, member: member)] }
    return found
  }

  /// The objects among values that a caller can know as a type.
  func objects(of wanted: TypeID, among values: [FlowValue]) -> [(TypeID, CodeSite?)] {
    var result: [(TypeID, CodeSite?)] = []
    var open = Array(values.reversed())
    var seen: Set<FlowValue> = []
    while let value = open.popLast() {
      guard seen.insert(value).inserted else { continue }
      switch value {
      case .object(let type, let site):
        let real = graph[type].aliased?.typeID ?? type
        if fits(real, wanted) { result.append((real, site)) }
      case .closure(let site): open += finder.results(ofClosure: site).reversed()
      case .outside(_, let site):
        // What a type outside the project wraps: `Lazy(LiveService())`.
        guard let region = finder.regions.region(of: site) else { continue }
        for argument in region.tree.arguments(of: site.node) {
          open += finder.values(at: region.tree.value(of: argument), in: region)
        }
      case .function(let function): open += finder.results(of: function).reversed()
      }
    }
    return result
  }

  /// Whether instances of a type can be known as another one: it is the same, or one above it.
  func fits(_ type: TypeID, _ wanted: TypeID) -> Bool {
    type == wanted || graph.allProjectSupertypes(of: type).contains(wanted)
  }

  /// Whether another member may run than the one that is named.
  private func isDynamic(_ member: DeclarationID, in owner: TypeID) -> Bool {
    let entity = graph[owner]
    switch entity.kind {
    case .protocol: return !isInExtension(member) || isRequirement(member, of: owner)
    case .class:
      return !graph[member].isStatic && !graph[member].modifiers.contains(.final) && !graph[member].isPrivate
        && graph[member].kind != .initializer
    default: return false
    }
  }

  private func isInExtension(_ member: DeclarationID) -> Bool {
    let parent = graph[member].parent
    return parent != noIndex && graph[DeclarationID(member.file, parent)].kind == .extension
  }

  private func isRequirement(_ member: DeclarationID, of owner: TypeID) -> Bool {
    graph.children(of: graph[owner].declaration).contains { isSame($0, member) }
  }

  private func isSame(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    graph[one].kind == graph[other].kind && graph[one].isStatic == graph[other].isStatic
      && graph.signature(of: one) == graph.signature(of: other)
  }

  /// The member of a type that stands for a requirement or overrides a member: its own one, or one of a supertype.
  func implementation(of member: DeclarationID, in type: TypeID) -> DeclarationID? {
    for level in [type] + graph.allProjectSupertypes(of: type) {
      let candidates = graph.members(of: level).filter {
        isSame($0, member) && (graph[level].kind != .protocol || isInExtension($0))
      }
      if candidates.count > 1 {
        let wanted = graph.parameterTypes(of: member)
        if let exact = candidates.first(where: { graph.parameterTypes(of: $0) == wanted }) { return exact }
      }
      if let first = candidates.first { return first }
    }
    return nil
  }

  /// The types of production code below a type that can have instances, in order.
  func subtypes(of type: TypeID) -> [TypeID] {
    if let known = knownSubtypes[type] { return known }
    var (result, open): (Set<TypeID>, [TypeID]) = ([], [type])
    var seen: Set<TypeID> = [type]
    while let next = open.popLast() {
      for sub in project.implementations(of: next) where seen.insert(sub).inserted {
        open.append(sub)
        if graph[sub].kind != .protocol { result.insert(sub) }
      }
    }
    knownSubtypes[type] = result.sorted()
    return knownSubtypes[type] ?? []
  }

  /// Where production code creates a type first.
  private func binding(of type: TypeID) -> CodeSite? {
    guard let reference = created[type], let (region, node) = finder.regions.site(of: reference) else { return nil }
    return region.site(node)
  }
}
