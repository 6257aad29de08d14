import StrataDefinition
import StrataModel

/// Evidence that a type builds part of the object graph: it creates dependencies, views or other builders, and provides
/// them as results, properties or arguments, or registers them with a container. Creating things alone is not evidence,
/// and neither is a name: what a type creates for its own private properties stays inside it.
struct WiringEvidence {
  let graph: Graph
  let assignments: [Assignment?]
  private let builtRoles: Set<RoleID>
  private let injectionModules: [Glob]
  let registeringFunctions: WordList
  /// Types of the platform behind which a screen is.
  let screenResults: WordList
  let screens: Set<RoleID> = [.view, .viewModel, .baseViewModel, .coordinator, .router]

  init(_ graph: Graph, _ definition: Definition, _ assignments: [Assignment?]) {
    self.graph = graph
    self.assignments = assignments
    builtRoles = Set(definition.roles.lazy.filter(\.isDependency).map(\.id)).union(screens)
    registeringFunctions = definition.vocabulary[.registeringFunctions]
    screenResults = definition.vocabulary[.screenResults]
    injectionModules = definition.family(FrameworkFamily.injection)?.modules ?? []
  }

  /// The candidates with evidence. If one creates another one, it counts only once the other one has evidence.
  func confirmed(_ candidates: [Int]) -> Set<Int> {
    let known = Set(candidates)
    var parts: [Int: [Int]] = [:]
    for type in graph.types.indices {
      if let owner = owner(of: type, among: known) { parts[owner, default: []].append(type) }
    }
    var confirmed: Set<Int> = []
    var open = candidates
    while true {
      let found = open.filter { candidate in
        holds(candidate) || extends(candidate, confirmed) || hasEvidence(candidate, known, confirmed)
          || parts[candidate, default: []].contains { part in
            hasEvidence(part, known, confirmed) && isPart(part, of: candidate) || provides(candidate, objectsOf: part)
          }
      }
      if found.isEmpty { return confirmed }
      confirmed.formUnion(found)
      open.removeAll(where: confirmed.contains)
    }
  }

  /// Whether a type nested in one with evidence, without a role of its own, builds and provides things too. The licence
  /// of the enclosing type is not one for everything that is declared in it.
  func isPartThatWires(_ type: Int, of confirmed: Set<Int>) -> Bool {
    holds(type) || extends(type, confirmed) || hasEvidence(type, confirmed, confirmed)
  }

  /// Whether what a nested type does is done by the enclosing type: that is only a namespace, or the nested type is local.
  private func isPart(_ part: Int, of candidate: Int) -> Bool {
    var around = TypeID(UInt32(part))
    while graph[around].isLocal, let outer = graph[around].outer { around = outer }
    return around.index == candidate
      || !graph.members(of: TypeID(UInt32(candidate))).contains { member in
        [.function, .variable, .initializer, .subscript].contains(graph[member].kind)
      }
  }

  /// Whether it conforms to or inherits from a type with evidence, or a type with evidence conforms to it.
  private func extends(_ candidate: Int, _ confirmed: Set<Int>) -> Bool {
    if graph.types[candidate].supertypes.contains(where: { $0.typeID.map { confirmed.contains($0.index) } ?? false }) {
      return true
    }
    // A container conforms to the protocols with which its users ask for one service each.
    guard graph.types[candidate].kind == .protocol, !offersOneService(candidate) else { return false }
    return confirmed.contains { graph.types[$0].supertypes.contains { $0.typeID?.index == candidate } }
  }

  /// The candidate that is the type itself or encloses it.
  private func owner(of type: Int, among candidates: Set<Int>) -> Int? {
    graph.innermost(from: TypeID(UInt32(type))) { candidates.contains($0.index) }?.index
  }

  private func hasEvidence(_ type: Int, _ candidates: Set<Int>, _ confirmed: Set<Int>) -> Bool {
    let used = membersUsedByOthers(of: type)
    // What it takes from other builders goes into what it creates.
    lazy var usesBuilders = graph.references(from: TypeID(UInt32(type))).contains { reference in
      reference.kind == .stores && reference.target.typeID.map { confirmed.contains($0.index) } ?? false
    }
    return graph.outgoing[type].contains { number in
      let reference = graph.references[Int(number)]
      guard let target = reference.target.typeID?.index, target != type,
        isBuilt(target) || confirmed.contains(target) && candidates.contains(target)
          || isOfferedObject(reference, target) || isObject(target) && usesBuilders
      else { return false }
      switch reference.kind {
      case .creates: return isHandedOut(reference, target) && isAsked(for: target, used)
      case .calls:
        return reference.context.contains(.staticMember) && isHandedOut(reference, target)
          && isAsked(for: target, used)
      // A protocol that returns it promises to build it.
      case .returns, .stores: return graph.types[type].kind == .protocol && promises(type, target)
      default: return false
      }
    }
  }

  /// Whether a protocol that returns something is that of a builder: it returns screens, or several things. One that returns a
  /// single service (`protocol ClockFactory { func makeClock() -> Clock }`) is what the users of that service declare for it.
  private func promises(_ interface: Int, _ target: Int) -> Bool {
    if let role = assignments[target]?.role, screens.contains(role) { return true }
    let members = graph.members(of: TypeID(UInt32(interface))).filter {
      [.function, .variable, .subscript].contains(graph[$0].kind)
    }
    return members.count > 1
  }

  /// Whether all members of a protocol give the same, such as one timer or a repeated one, and no screen.
  private func offersOneService(_ interface: Int) -> Bool {
    let id = TypeID(UInt32(interface))
    let members = graph.members(of: id).filter { [.function, .variable, .subscript].contains(graph[$0].kind) }
    let given = graph.references(from: id).filter { $0.kind == .returns || $0.kind == .stores }
    return !members.isEmpty && Set(given.map(\.target)).count <= 1 && !members.contains(where: returnsScreen)
  }

  /// The members of a type that other types use; nil where nothing can be concluded from them: no other type uses any,
  /// or they may be used through a supertype.
  private func membersUsedByOthers(of type: Int) -> Set<DeclarationID>? {
    let id = TypeID(UInt32(type))
    let entity = graph.types[type]
    guard entity.kind != .protocol, entity.supertypes.isEmpty, !entity.attributes.contains("main") else { return nil }
    let outer = graph.outermost(id)
    var used: Set<DeclarationID> = []
    for use in graph.references(to: id) where use.kind == .calls {
      guard use.source.map({ graph.outermost($0) != outer }) ?? true else { continue }
      guard let member = use.memberDeclaration else { return nil }
      // `shared` gives out the type itself.
      if graph[member].kind == .variable, !graph[member].modifiers.isDisjoint(with: [.static, .class]) { continue }
      used.insert(member)
    }
    return used.isEmpty ? nil : used
  }

  /// Whether others use a type for more than values that it computes. Otherwise it provides nothing, whatever it offers.
  private func isAsked(for target: Int, _ used: Set<DeclarationID>?) -> Bool {
    guard let used else { return true }
    return used.contains {
      graph[$0].kind != .function || returnsObject($0.index, $0.file, target) || returnsScreen($0)
    }
  }

  /// Whether a type is something that is injected or shown: its role says so, it implements the interface of a module, or
  /// it is an object behind a protocol of the project.
  func isBuilt(_ type: Int) -> Bool {
    let kind = graph.types[type].kind
    if kind != .protocol, graph.types[type].supertypes.contains(where: { isModule($0) }) { return true }
    if let assignment = assignments[type], let role = assignment.role, !assignment.isInherited {
      return builtRoles.contains(role) && !(role == .viewModel && isRow(TypeID(UInt32(type))))
    }
    return (kind == .class || kind == .actor)
      && graph.types[type].supertypes.contains { $0.typeID.map { graph[$0].kind == .protocol } ?? false }
  }

  private func isModule(_ target: Target) -> Bool {
    target.typeID.map { assignments[$0.index]?.role == .moduleInterface } ?? false
  }

  /// Whether a view model only holds what a row or a cell shows: it is given values, does nothing, has no dependencies, and
  /// is observed by nobody. Who makes it converts values.
  private func isRow(_ viewModel: TypeID) -> Bool {
    let entity = graph[viewModel]
    guard entity.kind != .protocol,
      Int(entity.declaration.index) < graph[entity.declaration.file].facts.declarations.count,
      entity.attributes.allSatisfy({ $0 != "Observable" }),
      !entity.supertypes.contains(where: { $0.typeID.map { graph[$0].kind == .class } ?? false }),
      !graph.allSupertypeNames(of: viewModel).contains("ObservableObject")
    else { return false }
    let members = graph.members(of: viewModel).map { graph[$0] }
    let isGivenValues = members.contains { member in
      member.kind == .initializer && !member.parameters.isEmpty
        || entity.kind == .struct && member.kind == .variable && !member.modifiers.contains(.computed)
    }
    return isGivenValues && !members.contains { $0.kind == .function && !$0.modifiers.contains(.static) }
      && !storesDependencies(viewModel)
  }

  private func isObject(_ type: Int) -> Bool {
    (graph.types[type].kind == .class || graph.types[type].kind == .actor) && storesDependencies(TypeID(UInt32(type)))
  }

  private func storesDependencies(_ type: TypeID) -> Bool {
    graph.references(from: type).contains { reference in
      reference.kind == .stores
        && reference.target.typeID.flatMap { assignments[$0.index]?.role }.map(builtRoles.contains) ?? false
    }
  }

  /// The outermost member of the type that contains a reference.
  func memberNumber(around reference: Reference) -> UInt32? {
    let declarations = graph[reference.file].facts.declarations
    var index = reference.declaration
    var member: UInt32?
    while index != noIndex {
      let fact = declarations[Int(index)]
      if fact.kind.isNominalType || fact.kind == .extension { break }
      member = index
      index = fact.parent
    }
    return member
  }

  func imports(_ file: FileID) -> Bool {
    let facts = graph[file].facts
    return facts.imports.contains { entry in
      injectionModules.contains { $0.matches(facts.names[entry.module]) }
    }
  }

  /// Whether a type is a bundle of dependencies: it only stores them for others, and no function of its own uses them.
  private func holds(_ type: Int) -> Bool {
    let id = TypeID(UInt32(type))
    let declaration = graph[id].declaration
    guard Int(declaration.index) < graph[declaration.file].facts.declarations.count else { return false }
    let held = graph.references(from: id).filter { reference in
      guard reference.kind == .stores, reference.declaration != noIndex, let target = reference.target.typeID,
        isBuilt(target.index)
      else { return false }
      return isOffered(DeclarationID(reference.file, reference.declaration))
    }
    guard held.count > 1 else { return false }
    let types = Set(held.compactMap(\.target.typeID))
    return !graph.references(from: id).contains { reference in
      guard reference.kind == .calls, reference.target.typeID.map(types.contains) ?? false,
        let member = memberNumber(around: reference)
      else { return false }
      return graph[DeclarationID(reference.file, member)].kind == .function
    }
  }
}
