import StrataModel

/// The uses of a neutral type, by what they reach of it.
struct NeutralTypeUses {
  /// Indices of the references to the type by others.
  private(set) var all: [Int] = []
  /// Those that may reach all of it: an instance, a metatype, a conformance, a member that is not known.
  private(set) var open: [Int] = []
  /// Those of one static member, which reach only what that member uses.
  private(set) var ofMember: [DeclarationID: [Int]] = [:]
  /// The static members that use another static member of the type, or the type itself. The graph does not record
  /// these; they are found by name, and a local name that hides a member counts as a use of it.
  private(set) var inOwnType: [NeutralSymbol: [NeutralSymbol]] = [:]

  private let type: TypeID
  private let graph: Graph

  init(of type: TypeID, _ context: RuleContext) {
    self.type = type
    graph = context.project.graph
    let width = UInt32(graph[type].simpleName.utf8.count) + 1
    // Where the member of the name that was added last would be.
    var next: CodeLocation?
    for usage in context.usages(of: type) where !usage.reference.isOfOwnType {
      let reference = usage.reference
      all.append(usage.order)
      let last = next
      next = nil
      if let member = staticMember(reference) {
        // The name before a static member is not a use of its own.
        if last == CodeLocation(reference.file, reference.offset) { open.removeLast() }
        ofMember[member, default: []].append(usage.order)
      } else if !context.isQualifier(usage) {
        open.append(usage.order)
        if reference.kind == .mentions { next = CodeLocation(reference.file, reference.offset + width) }
      }
    }
    findInOwnType()
  }

  private func staticMember(_ reference: Reference) -> DeclarationID? {
    guard reference.kind == .calls, let member = reference.memberDeclaration, graph[member].isStatic else { return nil }
    return member
  }

  private mutating func findInOwnType() {
    let members = graph.members(of: type).filter { graph[$0].isStatic }
    if members.isEmpty { return }
    let ownNames = OwnNames(of: type, in: Set(members.map(\.file)), graph)
    let named = Dictionary(grouping: members) { graph.name(of: $0) }
    for user in members {
      let used = Set(graph.bodies(of: user).flatMap { symbols(in: $0, named) })
      let fact = graph[user]
      let namesType = ownNames.isNamed(in: user.file, from: fact.start, to: fact.end)
      for symbol in namesType ? used.union([.instances(type)]) : used {
        inOwnType[symbol, default: []].append(.staticMember(user, of: type))
      }
    }
  }

  private func symbols(in body: CodeBody, _ named: [String: [DeclarationID]]) -> [NeutralSymbol] {
    let (range, tree) = (body.range, body.tree)
    return range.flatMap { node -> [NeutralSymbol] in
      let name = tree.name(node)
      switch tree[node].kind {
      case .identifier where ["self", "Self", graph[type].simpleName].contains(name):
        let next = node + 1
        let isQualifier = range.contains(next) && tree[next].kind == .member && named[tree.name(next)] != nil
        return isQualifier ? [] : [.instances(type)]
      case .identifier, .member, .implicitMember:
        let isOther = graph.references(in: body.file, at: tree[node].offset).contains {
          $0.target.externalID == nil && !$0.isOfOwnType
        }
        if isOther { return [] }
        if tree[node].kind == .implicitMember, name == "init" { return [.instances(type)] }
        return named[name, default: []].map { .staticMember($0, of: type) }
      default: return []
      }
    }
  }
}

/// Where the files of a type's members name the type itself, also as `Self`, among the type expressions.
private struct OwnNames {
  private var offsets: [FileID: [UInt32]] = [:]

  init(of type: TypeID, in files: Set<FileID>, _ graph: Graph) {
    let own: NameSet = ["Self", graph[type].simpleName]
    for file in files {
      let facts = graph[file].facts
      let uses = facts.types.filter { $0.kind == .name && facts.names.isOne(of: own, $0.name) }
      offsets[file] = uses.map(\.offset).sorted()
    }
  }

  func isNamed(in file: FileID, from start: UInt32, to end: UInt32) -> Bool {
    guard let offsets = offsets[file] else { return false }
    let next = offsets.partitionPoint { $0 < start }
    return next < offsets.count && offsets[next] < end
  }
}
