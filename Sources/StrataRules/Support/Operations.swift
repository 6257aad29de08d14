import StrataClassification
import StrataDefinition
import StrataModel

/// An operation that a use case, gateway or repository offers to its callers.
struct Operation {
  /// Its first declaration; overloads are one operation.
  var declaration: DeclarationID
  var name: String
}

extension ClassifiedGraph {
  /// The operations of a protocol are its requirements: functions, and properties that suspend or fail
  /// (`var hours: [Hour] { get async throws }`). Those of another type are the functions that it offers, without its own
  /// helpers. Overloads count once, and `execute`, `invoke` and `callAsFunction` count as one.
  func operations(of type: TypeID) -> [Operation] {
    let isProtocol = graph[type].kind == .protocol
    let members = isProtocol ? graph.children(of: graph[type].declaration) : graph.members(of: type)
    var seen: Set<String> = []
    var result: [Operation] = []
    let commands = vocabulary[.commandNames]
    lazy var functions = NameSet(members.filter { graph[$0].kind == .function }.map { graph.name(of: $0) })
    lazy var helpers = calledInside(type, among: functions)
    // Callers of a requirement call the member that implements it, whatever else calls it inside.
    lazy var required = requirements(of: type)
    for id in members where isOperation(id, inProtocol: isProtocol) {
      let name = graph.name(of: id)
      if !isProtocol, helpers.contains(name), !required.contains(name), !isCalledFromOutside(id, of: type) {
        continue
      }
      guard seen.insert(commands.contains(name) ? "execute" : name).inserted else { continue }
      result.append(Operation(declaration: id, name: name))
    }
    return result
  }

  /// The locations of all operations but the first, where one is allowed: a violation has one more location for each
  /// further operation, so that a baseline reports that.
  func surplus(of operations: [Operation]) -> [CodeLocation] { locations(of: operations.dropFirst()) }

  func locations(of operations: some Sequence<Operation>) -> [CodeLocation] {
    operations.map { CodeLocation($0.declaration.file, graph[$0.declaration].nameOffset) }
  }

  /// An upper bound of the number of operations that is fast to compute: the type's own helpers are not excluded.
  func operationUpperBound(of type: TypeID) -> Int {
    graph.members(of: type).count { isOperation($0, inProtocol: false) }
  }

  private func isOperation(_ id: DeclarationID, inProtocol: Bool) -> Bool {
    let fact = graph[id]
    guard fact.marks.isEmpty else { return false }
    if inProtocol, fact.kind == .variable { return !fact.modifiers.isDisjoint(with: [.async, .throws]) }
    guard fact.kind == .function else { return false }
    if inProtocol { return true }
    return !graph.isPrivate(id) && fact.modifiers.isDisjoint(with: [.override, .static, .class])
      && !graph.isInConformanceExtension(id) && !graph.hasAttribute("objc", id) && !isOperator(id)
  }

  private func isOperator(_ id: DeclarationID) -> Bool {
    guard let first = graph.name(of: id).utf8.first else { return true }
    return !(first == UInt8(ascii: "_") || first >= 0x80 || (first | 0x20 >= 97 && first | 0x20 <= 122))
  }

  /// The functions in a list that a type calls on itself.
  private func calledInside(_ type: TypeID, among names: NameSet) -> Set<String> {
    var result: Set<String> = []
    for body in graph.bodies(of: type) {
      let tree = body.tree
      for chain in body.range where tree[chain].kind == .chain {
        if let callee = ownCallee(of: chain, in: tree), tree.isNamed(callee, oneOf: names) {
          result.insert(tree.name(callee))
        }
      }
    }
    return result
  }

  /// The name in `work()` and `self.work()`, whatever follows.
  private func ownCallee(of chain: Int, in tree: CodeTree) -> Int? {
    let base = tree.base(of: chain)
    guard tree[base].kind == .identifier || tree[base].kind == .implicitMember,
      tree.suffixes(of: chain).contains(where: { tree[$0].kind == .call })
    else { return nil }
    var callee = base
    for suffix in tree.suffixes(of: chain) {
      switch tree[suffix].kind {
      case .optionalChaining, .forceUnwrap: continue
      case .member:
        guard callee == base, tree.isNamed(base, "self") else { return nil }
        callee = suffix
      default: return callee
      }
    }
    return nil
  }

  /// The names of the functions that the project's protocols require of a type.
  private func requirements(of type: TypeID) -> Set<String> {
    var result: Set<String> = []
    for requirement in graph.projectProtocols(of: type).flatMap({ graph.children(of: graph[$0].declaration) })
    where graph[requirement].kind == .function { result.insert(graph.name(of: requirement)) }
    return result
  }

  private func isCalledFromOutside(_ id: DeclarationID, of type: TypeID) -> Bool {
    graph.references(to: type).contains {
      $0.kind == .calls && $0.source != type && $0.memberDeclaration == id
    }
  }

  /// Protocols of a role that a type conforms to.
  func protocols(of type: TypeID, role: RoleID) -> [TypeID] {
    graph.projectProtocols(of: type).filter { self.role(of: $0) == role }
  }

  /// Whether a type has generic parameters. A `where` clause of a protocol, which fixes associated types of another
  /// one, is none.
  private func isGeneric(_ type: TypeID) -> Bool {
    let declaration = graph[type].declaration
    let facts = graph.facts(of: declaration)
    return facts.genericParameters[graph[declaration].genericParameters.range].contains { !$0.isRequirement }
  }

  /// Whether a protocol names all its associated types as primary ones, so that it can be the type of a property:
  /// `any TripRepository<Trip>`.
  func hasOnlyPrimaryAssociatedTypes(_ type: TypeID) -> Bool {
    let declaration = graph[type].declaration
    let count = graph.children(of: declaration).count { graph[$0].kind == .associatedtype }
    return graph[type].kind == .protocol && count > 0 && graph[declaration].parameters.range.count == count
  }

  /// Whether a type is a base for others: generic, or a protocol with associated types or one to which types conform
  /// only through protocols that refine it.
  func isGenericBase(_ type: TypeID) -> Bool {
    let entity = graph[type]
    if isGeneric(type) { return true }
    guard entity.kind == .protocol else { return false }
    if graph.children(of: entity.declaration).contains(where: { graph[$0].kind == .associatedtype }) { return true }
    let subtypes = graph.directSubtypes(of: type) { _ in true }.filter { $0 != type }
    return subtypes.contains { graph[$0].kind == .protocol }
      && subtypes.allSatisfy { graph[$0].kind == .protocol || isReplacement($0) }
  }
}
