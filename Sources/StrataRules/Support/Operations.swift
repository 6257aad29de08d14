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
  /// helpers. Overloads count once; so do `execute`, `invoke` and `callAsFunction` where they take the same or one calls
  /// another.
  func operations(of type: TypeID) -> [Operation] {
    let isProtocol = graph[type].kind == .protocol
    let members = isProtocol ? graph.children(of: graph[type].declaration) : graph.members(of: type)
    var seen = Set<TextKey>(minimumCapacity: members.count)
    var taken: Set<String> = []
    var result: [Operation] = []
    let commands = vocabulary[.commandNames]
    lazy var functions = members.filter { graph[$0].kind == .function }.map { graph.name(of: $0) }
    lazy var helpers = calledInside(type, among: functions, isStatic: false)
    // Callers of a requirement call the member that implements it, whatever else calls it inside.
    lazy var required = requirements(of: type)
    for id in members where isOperation(id, inProtocol: isProtocol) {
      let name = graph.name(of: id)
      if !isProtocol, helpers.contains(name), !required.contains(name), !isCalledFromOutside(id, of: type) {
        continue
      }
      var isOtherName = false
      if commands.contains(name) {
        let isKnown = !taken.isEmpty
        let takesTheSame = !taken.insert(graph.parameterTypes(of: id)).inserted
        isOtherName = isKnown && (takesTheSame || helpers.contains(where: commands.contains))
      }
      guard seen.insert(TextKey(name)).inserted, !isOtherName else { continue }
      result.append(Operation(declaration: id, name: name))
    }
    return result
  }

  /// The static functions that a type offers, without its own helpers and those that create it.
  func staticOperations(of type: TypeID) -> [Operation] {
    let functions = graph.members(of: type).filter { id in
      graph[id].kind == .function && !graph[id].modifiers.isDisjoint(with: [.static, .class])
        && isOffered(id, besides: [.override]) && !creates(id, type)
    }
    if functions.isEmpty { return [] }
    let helpers = calledInside(type, among: functions.map { graph.name(of: $0) }, isStatic: true)
    var seen: Set<String> = []
    return functions.compactMap { id in
      let name = graph.name(of: id)
      guard !helpers.contains(name) || isCalledFromOutside(id, of: type), seen.insert(name).inserted else { return nil }
      return Operation(declaration: id, name: name)
    }
  }

  /// Whether a function returns an instance of the type, or of a protocol of it: `static func make() -> Self`.
  private func creates(_ id: DeclarationID, _ type: TypeID) -> Bool {
    guard let result = graph.facts(of: id).nominalName(of: graph[id].type) else { return false }
    return result == "Self"
      || ([type] + graph.allProjectSupertypes(of: type)).contains { graph[$0].simpleName == result }
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
    return isOffered(id, besides: [.override, .static, .class])
  }

  private func isOffered(_ id: DeclarationID, besides modifiers: Modifiers) -> Bool {
    graph[id].marks.isEmpty && !graph.isPrivate(id) && graph[id].modifiers.isDisjoint(with: modifiers)
      && !isForConformance(id) && !graph.hasAttribute("objc", id) && !isOperator(id)
  }

  /// Whether an extension that adds a conformance declares the function, other than to a protocol without functions:
  /// `extension LogViewModel: ObservableObject`.
  private func isForConformance(_ id: DeclarationID) -> Bool {
    guard graph.isInConformanceExtension(id) else { return false }
    let facts = graph.facts(of: id)
    let parent = facts.declarations[Int(graph[id].parent)]
    return !parent.inherited.range.allSatisfy { index in
      facts.nominalName(of: facts.typeLists[index]).map { vocabulary[.observableProtocols].contains($0) } ?? false
    }
  }

  private func isOperator(_ id: DeclarationID) -> Bool {
    guard let first = graph.name(of: id).utf8.first else { return true }
    return !(first == UInt8(ascii: "_") || first >= 0x80 || (first | 0x20 >= 97 && first | 0x20 <= 122))
  }

  /// The functions in a list that a type calls on itself. Without a base (`.transfer(to:)`), a call is one of an enum case
  /// or of a static function.
  private func calledInside(_ type: TypeID, among names: [String], isStatic: Bool) -> Set<String> {
    var result: Set<String> = []
    let name = graph.types[type.index].simpleName
    for body in graph.bodies(of: type) {
      let tree = body.tree
      for chain in body.range where tree[chain].kind == .chain {
        if let callee = ownCallee(of: chain, in: tree, name), isStatic || tree[callee].kind != .implicitMember,
          let name = names.first(where: { tree.isNamed(callee, $0) })
        {
          result.insert(name)
        }
      }
    }
    return result
  }

  /// The name in `work()`, `self.work()`, `Self.work()` and `Worker.work()` of a type, whatever follows.
  private func ownCallee(of chain: Int, in tree: CodeTree, _ type: String) -> Int? {
    let base = tree.base(of: chain)
    guard tree[base].kind == .identifier || tree[base].kind == .implicitMember else { return nil }
    let suffixes = tree.suffixes(of: chain)
    var callee = base
    for suffix in suffixes {
      switch tree[suffix].kind {
      case .optionalChaining, .forceUnwrap: continue
      case .member:
        guard callee == base, tree.isNamed(base, "self") || tree.isNamed(base, "Self") || tree.isNamed(base, type)
        else {
          return nil
        }
        callee = suffix
      default: return suffixes.contains { tree[$0].kind == .call } ? callee : nil
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
  func isGeneric(_ type: TypeID) -> Bool {
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

  /// Whether a type is a base for others: a generic class that others may inherit from, or a protocol with associated
  /// types or one to which types conform only through protocols that refine it.
  func isGenericBase(_ type: TypeID) -> Bool {
    let entity = graph[type]
    if entity.kind == .class, !graph[entity.declaration].modifiers.contains(.final), isGeneric(type) { return true }
    guard entity.kind == .protocol else { return false }
    if graph.children(of: entity.declaration).contains(where: { graph[$0].kind == .associatedtype }) { return true }
    let subtypes = graph.directSubtypes(of: type) { _ in true }.filter { $0 != type }
    return subtypes.contains { graph[$0].kind == .protocol }
      && subtypes.allSatisfy { graph[$0].kind == .protocol || isReplacement($0) }
  }
}
