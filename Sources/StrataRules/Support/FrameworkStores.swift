import StrataClassification
import StrataDefinition
import StrataModel

/// What frameworks offer for network and storage, with the roles of the project's own types that do the same.
struct FrameworkStores {
  /// By type outside the project: the role that it stands for.
  let roleOfExternal: [RoleIndex?]
  /// By type outside the project: whether it is a property wrapper that stores what a screen shows.
  private let isWrapper: [Bool]
  private let databases: DatabaseWrappers
  private let context: RuleContext

  /// - Parameter settings: those of `skipped-layer`, which names the types.
  init(_ context: RuleContext, settings: RuleSettings) {
    self.context = context
    let (definition, vocabulary) = (context.project.definition, context.vocabulary)
    databases = DatabaseWrappers(context, storages: settings.list("storages", vocabulary))
    // Most entries are names, and there are many external types.
    var roleOfName: [String: RoleIndex?] = [:]
    var patterns: [(glob: Glob, role: RoleIndex?)] = []
    for (option, id) in [("storages", RoleID.storage), ("clients", .networkClient)] {
      let role = definition.roleIndex(of: id)
      for entry in settings.list(option, vocabulary) {
        let glob = Glob(entry)
        if let names = glob.literals {
          for name in names { roleOfName[name] = role }
        } else {
          patterns.append((glob, role))
        }
      }
    }
    let wrappers = vocabulary[.storageWrappers]
    let externals = context.project.graph.externals
    isWrapper = externals.map { wrappers.contains($0.name) }
    roleOfExternal = externals.map { external in
      if DatabaseWrappers.isName(external.name, vocabulary) { return nil }
      return roleOfName[external.name] ?? patterns.first { $0.glob.matches(external.name) }?.role ?? nil
    }
  }

  /// The role of a type outside the project as a role uses it. A view stores what it shows with a property wrapper,
  /// which is its own state; elsewhere that is storage.
  func role(of external: ExternalID, usedBy user: RoleIndex?) -> RoleIndex? {
    if isWrapper[external.index] {
      let role = user.map { context.project.definition[$0].id }
      guard let role, Self.withoutWrappers.contains(role) else { return nil }
    }
    return roleOfExternal[external.index]
  }

  /// The same of a usage, which may also be a property wrapper that reads a database.
  func role(of usage: Usage) -> RoleIndex? {
    guard let target = usage.reference.target.externalID else { return nil }
    if let role = role(of: target, usedBy: usage.site.role) {
      return asksPermission(usage.reference) || namesNotification(usage.reference) ? nil : role
    }
    return databases.contains(usage.reference) ? context.project.definition.roleIndex(of: .storage) : nil
  }

  /// `EKEventStore().requestAccess(to: .event)`: asks the user, and neither reads nor stores.
  private func asksPermission(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex, reference.context.contains(.body) else { return false }
    let facts = context.project.graph[reference.file].facts
    let tree = facts.tree
    let body = facts.declarations[Int(reference.declaration)].body.range
    guard tree.names.mentions(oneOf: context.vocabulary[.permissionFunctions].names) else { return false }
    return tree.calls(in: body).contains { call in
      tree.isNamed(call.callee, oneOf: context.vocabulary[.permissionFunctions].names)
        && tree.subtree(of: call.chain).contains { tree[$0].offset == reference.offset }
    }
  }

  /// `UserDefaults.didChangeNotification`: the name of a notification.
  private func namesNotification(_ reference: Reference) -> Bool {
    context.project.graph.text(reference.member, in: reference.file).hasSuffix("Notification")
  }

  /// The name of what a usage uses: for a value of the environment, that of the value.
  func name(of usage: Usage) -> String {
    databases.value(of: usage.reference) ?? context.project.graph.name(of: usage.reference.target)
  }

  private static let withoutWrappers: Set<RoleID> = [.viewModel, .baseViewModel, .useCase]

  /// Whether a reference works with the object or function that it names, instead of holding it or passing it on to
  /// what is created. A property of that type is used where a member of it is.
  private func isWork(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex, reference.context.contains(.body),
      reference.context.isDisjoint(with: [.metatype, .nested, .attribute])
    else { return false }
    switch reference.kind {
    case .calls: return true
    case .mentions, .creates: break
    default: return false
    }
    let facts = context.project.graph[reference.file].facts
    let body = facts.declarations[Int(reference.declaration)].body.range
    let tree = facts.tree
    guard let node = body.first(where: { tree[$0].offset == reference.offset && tree[$0].kind == .identifier }) else {
      return false
    }
    let parents = tree.parents(in: body)
    let chain = parents[node].flatMap { tree[$0].kind == .chain ? $0 : nil }
    if let chain, tree.calls(ofChain: chain).contains(where: { tree.base(of: chain) != $0.callee }) { return true }
    // `let defaults = UserDefaults.standard`, not `LoginViewModel(defaults: UserDefaults.standard)`.
    for ancestor in parents.ancestors(of: node) {
      if tree[ancestor].kind == .argument { return false }
      if tree[ancestor].kind == .closure { break }
    }
    return true
  }

  /// A location where a type outside the project does its work.
  struct Work {
    var external: ExternalID
    var location: CodeLocation
    /// Where the type stores the object whose member is used; nil where it names the type.
    var stored: CodeLocation?
  }

  func isStorage(_ work: Work) -> Bool {
    guard let role = roleOfExternal[work.external.index] else { return true }
    return role == context.project.definition.roleIndex(of: .storage)
  }

  /// The work that a type does with them, with those that it names and those that it stores.
  func work(of type: TypeID) -> [Work] {
    let project = context.project
    let named = project.graph.references(from: type).compactMap { reference -> Work? in
      guard let external = reference.target.externalID, project.isProduction(reference),
        roleOfExternal[external.index] != nil ? isWork(reference) : databases.contains(reference)
      else { return nil }
      return Work(external: external, location: CodeLocation(reference.file, reference.offset))
    }
    return named + calls(in: type)
  }

  /// `UserDefaults.standard`, `KeychainSwift()`: an object, not what is read from it.
  private func isWholeValue(_ reference: Reference, of property: DeclarationID) -> Bool {
    let (fact, tree) = (context.project.graph[property], context.project.graph.facts(of: property).tree)
    guard !fact.initialValue.isEmpty else { return false }
    let root = Int(fact.initialValue.start)
    return tree[tree.base(of: root)].offset == reference.offset && Array(tree.suffixes(of: root)).count == 1
  }

  /// Where a type calls members of such an object that it stores.
  func calls(in type: TypeID) -> [Work] {
    let graph = context.project.graph
    var held: [String: (external: ExternalID, location: CodeLocation)] = [:]
    for reference in graph.references(from: type) where reference.declaration != noIndex {
      guard let external = reference.target.externalID, roleOfExternal[external.index] != nil,
        !isWrapper[external.index], reference.context.isDisjoint(with: [.nested, .attribute, .body])
      else { continue }
      let property = DeclarationID(reference.file, reference.declaration)
      guard graph[property].kind == .variable, !graph[property].isLocal,
        reference.kind == .stores || isWholeValue(reference, of: property)
      else { continue }
      held[graph.name(of: property)] = (external, CodeLocation(reference.file, reference.offset))
    }
    if held.isEmpty { return [] }
    let names = NameSet(held.keys)
    var result: [Work] = []
    for body in graph.bodies(of: type) {
      let tree = body.tree
      var shadowed = ShadowedNames(in: body, graph)
      for chain in body.range where tree[chain].kind == .chain {
        var owner = tree.base(of: chain)
        var rest = Array(tree.suffixes(of: chain))
        let isBare = tree[owner].kind == .identifier && !tree.isNamed(owner, "self")
        if tree.isNamed(owner, "self"), let first = rest.first, tree[first].kind == .member {
          (owner, rest) = (first, Array(rest.dropFirst()))
        }
        guard tree.isNamed(owner, oneOf: names), rest.contains(where: { tree[$0].kind == .member }),
          let (external, stored) = held[tree.name(owner)],
          !isBare || !shadowed.isShadowed(owner, type: graph[external].name)
        else { continue }
        result.append(
          Work(external: external, location: CodeLocation(body.file, tree[owner].offset), stored: stored))
      }
    }
    return result
  }
}
