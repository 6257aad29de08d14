import StrataDefinition
import StrataModel

/// A type that calls a dependency, and the protocol through which others use the type.
struct DependencyUser {
  /// What calls the dependency.
  var type: TypeID
  var interface: TypeID?
  /// What others inject.
  var injected: TypeID { interface ?? type }
}

extension RuleContext {
  /// A type, the protocols of the same role to which it conforms, and the types that conform to it: one dependency with
  /// several names.
  func relatives(of type: TypeID) -> [TypeID] {
    let graph = project.graph
    let role = roleOfType[type.index]
    var result = [type]
    for supertype in graph.allProjectSupertypes(of: type)
    where isInterface(supertype) && roleOfType[supertype.index] == role { result.append(supertype) }
    for interface in result where isInterface(interface) {
      result += project.implementations(of: interface).filter { !result.contains($0) }
    }
    return result
  }

  /// The only concrete type that conforms to a protocol; nil if there is none or more than one.
  func singleImplementation(of interface: TypeID) -> TypeID? {
    var queue = project.implementations(of: interface)
    var found: [TypeID] = []
    var seen = Set(queue)
    while let next = queue.popLast() {
      if isInterface(next) {
        queue += project.implementations(of: next).filter { seen.insert($0).inserted }
      } else {
        found.append(next)
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The protocol through which others should use a concrete type: of its own role, and in a layer that `layer` may
  /// use, if one is given.
  func interface(of type: TypeID, usableFrom layer: LayerID? = nil) -> TypeID? {
    interfaces(of: type, usableFrom: layer).first
  }

  private func interfaces(of type: TypeID, usableFrom layer: LayerID?) -> [TypeID] {
    guard !isInterface(type) else { return [] }
    return project.graph.allProjectSupertypes(of: type).filter { supertype in
      // A protocol by which others report to the type is none by which it is used.
      guard isInterface(supertype), isProduction(supertype),
        !vocabulary[.listenerSuffixes].matches(project.graph.types[supertype.index].simpleName)
      else { return false }
      guard let layer else { return true }
      return mayUse(layer, layerOfType[supertype.index])
    }
  }

  /// "take `X` as a parameter of the initializer", with the protocol of a dependency that has the members that a user
  /// calls or, if there is no protocol, the dependency itself. Where none has them, the first one has to be extended.
  /// - Parameter taker: what takes the parameter (``parameterTaker(_:)``).
  func injection(
    of type: TypeID, usableFrom layer: LayerID? = nil, into user: TypeID?,
    of taker: String = RuleContext.initializerAsTaker
  ) -> String {
    let graph = project.graph
    let candidates = interfaces(of: type, usableFrom: layer).filter(isPort)
    if candidates.isEmpty { return injection(of: graph.types[type.index].name, of: taker) }
    let relocations = Relocations(self)
    let called = user.map { relocations.members(of: type, calledBy: $0) } ?? []
    let own = candidates.filter { candidate in
      !candidates.contains { $0 != candidate && graph.allProjectSupertypes(of: $0).contains(candidate) }
    }
    // Passed on as an argument: the parameter may have the type of any of the protocols, or of all.
    if called.isEmpty, own.count > 1 {
      let all = own.map { graph[$0].name }.joined(separator: " & ")
      return "take \(quoted(all)) as a parameter of \(taker)"
    }
    let missing = candidates.map { relocations.missing(called, in: $0).count }
    let fewest = missing.min().flatMap { missing.firstIndex(of: $0) } ?? 0
    let fitting = missing[fewest] == 0 ? candidates[fewest] : nil
    // A protocol with nothing of what it calls is for others.
    if !called.isEmpty, missing[fewest] >= called.count {
      return injection(of: graph.types[type.index].name, of: taker)
    }
    let wanted = quoted(graph[fitting ?? candidates[fewest]].name)
    return (fitting != nil ? "" : "add what it calls of \(quoted(graph[type].name)) to \(wanted), ")
      + "take \(wanted) as a parameter of \(taker)"
  }

  /// Whether a protocol is one of a dependency, or something holds or takes a value of it: one that only adds functions to its
  /// types is none.
  private func isPort(_ interface: TypeID) -> Bool {
    isDependency(interface) || usages(of: interface).contains { [.stores, .takes].contains($0.reference.kind) }
  }

  func injection(of name: String, of taker: String = RuleContext.initializerAsTaker) -> String {
    text(of: ["take `", name, "` as a parameter of ", taker])
  }

  /// The types of a role that already call a dependency, nearest first in steps: those that call it directly, otherwise
  /// those that call functions that do; none that skips a layer to it. Sorted by name.
  /// - Parameter members: names of the functions and properties that they have to call; empty: any.
  func users(
    of type: TypeID, calling members: Set<String>, in role: RoleID, except source: TypeID?
  ) -> [DependencyUser] {
    guard let wanted = project.definition.roleIndex(of: role) else { return [] }
    var level = relatives(of: type).map { (type: $0, members: members) }
    var seen = Set(level.map(\.type))
    for _ in 0..<3 {
      var found: [TypeID: DependencyUser] = [:]
      var callers: [TypeID: Set<String>] = [:]
      for (member, names) in level {
        for usage in usages(of: member) where usage.isJudged && usage.reference.kind == .calls {
          guard let user = usage.user, user != source, !usage.reference.context.contains(.defaultArgument),
            names.isEmpty || names.contains(project.graph.text(usage.reference.member, in: usage.reference.file)),
            !isSkip(from: usage.site, to: member)
          else { continue }
          if roleOfType[user.index] == wanted {
            let interface = interface(of: user)
            if found[interface ?? user].map({ user < $0.type }) ?? true {
              found[interface ?? user] = DependencyUser(type: user, interface: interface)
            }
          } else if isDependency(user), !seen.contains(user), let function = self.member(of: usage.reference) {
            callers[user, default: []].insert(project.graph.text(function.name, in: usage.reference.file))
          }
        }
      }
      if !found.isEmpty {
        return found.values.sorted { (project.graph[$0.type].name, $0.type) < (project.graph[$1.type].name, $1.type) }
      }
      level = callers.sorted { $0.key < $1.key }.flatMap { user, names in relatives(of: user).map { ($0, names) } }
      seen.formUnion(level.map(\.type))
    }
    return []
  }

  /// The names of the members of a dependency that a type calls, by whatever name it knows the dependency.
  func members(of dependency: TypeID, calledBy user: TypeID) -> Set<String> {
    let known = Set(relatives(of: dependency))
    let calls = project.graph.references(from: user).filter { reference in
      reference.kind == .calls && reference.target.typeID.map(known.contains) ?? false && !reference.member.isNone
    }
    return Set(calls.map { project.graph.text($0.member, in: $0.file) })
  }
}

extension Graph {
  /// Whether a type stores one of some types.
  func stores(_ type: TypeID, oneOf types: some Sequence<TypeID>) -> Bool {
    references(from: type).contains { reference in
      reference.kind == .stores && reference.target.typeID.map { types.contains($0) } ?? false
    }
  }

  /// Whether a type is another one or is nested in it.
  func isSameOrNested(_ inner: TypeID, in type: TypeID) -> Bool {
    innermost(from: inner, where: { $0 == type }) != nil
  }
}
