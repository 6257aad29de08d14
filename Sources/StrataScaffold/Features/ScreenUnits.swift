import StrataSyntax

/// Of the parts of shared files that have the name of a screen, those that are there for the screen: they have its types, or
/// what such parts declare or use. A gateway's operation of the same name has nothing to do with it.
struct ScreenUnits {
  private struct Unit: Hashable {
    let path: String
    let node: Int
  }

  /// A name in one of its senses, which code tells by its form.
  private enum Name: Hashable {
    case type(String)
    /// A case, or a static member.
    case constant(String)
    case member(String)
    /// A member of a type that is known.
    case memberOf(String, String)
    case global(String)
    case local(String, path: String)
  }

  /// By part, the names that change and that it uses, and those that it declares.
  private var used: [Unit: Set<Name>] = [:]
  private var declared: [Unit: Set<Name>] = [:]
  /// Members with code of their own: what only calls one of them calls the same one.
  private var implementations: Set<Unit> = []
  /// By part, the members that it declares, as `Type.member`.
  private var members: [Unit: Set<String>] = [:]
  private var kept: Set<Unit> = []
  private let tests: Set<String>

  /// - Parameters:
  ///   - units: by path, the parts that have its name.
  ///   - own: the paths of files that belong to the screen alone.
  init(_ units: [String: RepeatedUnits], own: Set<String>, in files: FeatureFiles, _ names: FeatureNames) {
    tests = files.tests
    var (types, members): (Set<Name>, Set<Name>) = ([], [])
    var wanted = Wanted()
    // What implements a protocol of the screen implements its copy.
    for path in own {
      guard let source = files.sources[path] else { continue }
      for declaration in files.declarations(of: path) where !declaration.isLocal {
        if let owner = declaration.owner { wanted.required.insert(.memberOf(owner, declaration.name)) }
        for name in Self.names(of: declaration, source, path) {
          if case .type = name { types.insert(name) } else { members.insert(name) }
        }
      }
      wanted.add(
        Self.usedNames(source, source.tree.nodes.indices, path, RenamedSource(source, names), source.locals),
        byTest: tests.contains(path))
    }
    for (path, units) in units where !own.contains(path) {
      guard let source = files.sources[path] else { continue }
      let (renamed, locals) = (units.renamed, source.locals)
      for node in units.nodes.union(units.calls) {
        let unit = Unit(path: path, node: source.destructuredName(node) ?? node)
        let last = units.calls.contains(node) ? source.tree.nodes[node].nextIndex : node
        used[unit, default: []].formUnion(
          Self.usedNames(source, node..<source.tree.nodes[last].nextIndex, path, renamed, locals))
        let all = files.declarations(of: path).filter { $0.node == node }
        declared[unit, default: []].formUnion(all.flatMap { Self.names(of: $0, source, path) })
        self.members[unit, default: []].formUnion(
          all.compactMap { member in member.isLocal ? nil : member.owner.map { "\($0).\(member.name)" } })
        if Self.isImplementation(node, source) { implementations.insert(unit) }
        if source.kind(node) == .tuplePatternElement {
          let names = source.descendants(of: node).filter { source.kind($0) == .identifierPattern }.map(source.text)
          declared[unit]?.formUnion(names.map { .local($0, path: path) })
        }
        if let parameter = source.parameterName(node) { declared[unit]?.insert(.local(parameter, path: path)) }
      }
    }
    for (path, units) in units where !own.contains(path) { wanted.addProtocols(units) }
    wanted.subtract(members)
    keep(types, wanted, except: members)
  }

  func isKept(_ node: Int, in path: String) -> Bool { kept.contains(Unit(path: path, node: node)) }

  /// Members that have nothing to do with the screen, as `Type.member`.
  var membersOfOthers: Set<String> {
    // What a kept part implements is no other's.
    let own = kept.flatMap { unit in
      (declared[unit] ?? []).compactMap { name -> String? in
        if case .memberOf(let type, let member) = name { "\(type).\(member)" } else { nil }
      }
    }
    return Set(members.filter { !kept.contains($0.key) }.flatMap(\.value)).subtracting(own)
  }

  /// The names of these that no member of the screen or of a kept part has: a value of unknown type has such a member, too.
  func namesOfOthers(than own: Set<String>) -> Set<String> {
    func names(_ members: Set<String>) -> Set<String> {
      Set(members.compactMap { $0.split(separator: ".").last.map(String.init) })
    }
    return names(membersOfOthers).subtracting(names(Set(members.filter { kept.contains($0.key) }.flatMap(\.value))))
      .subtracting(own)
  }

  /// Names that are used under the new name, so that a part which declares one is repeated.
  private struct Wanted {
    /// Members of the screen's own types, such as what its protocols ask for.
    var required: Set<Name> = []
    private(set) var names: Set<Name> = []
    /// By tests: what they need of production code is there already.
    private(set) var byTests: Set<Name> = []

    mutating func add(_ used: Set<Name>, byTest: Bool) {
      if byTest { byTests.formUnion(used) } else { names.formUnion(used) }
    }

    /// A protocol that inherits from one of the screen requires the same.
    mutating func addProtocols(_ units: RepeatedUnits) {
      let source = units.source
      for node in units.nodes where source.kind(source.parents[node]) == .inheritanceClause {
        let type = source.parents[source.parents[node]]
        guard source.kind(type) == .protocolDeclaration, let name = source.name(of: type).map(source.text) else {
          continue
        }
        let base = source.text(node)
        for case .memberOf(base, let member) in required { required.insert(.memberOf(name, member)) }
      }
    }

    mutating func subtract(_ members: Set<Name>) {
      names.subtract(members)
      byTests.subtract(members)
    }

    func includes(_ declared: Set<Name>, isOfTests: Bool, isImplementation: Bool) -> Bool {
      if !declared.isDisjoint(with: required) { return true }
      if isOfTests { return !declared.isDisjoint(with: names) || !declared.isDisjoint(with: byTests) }
      return !isImplementation && !declared.isDisjoint(with: names)
    }
  }

  private static func isImplementation(_ node: Int, _ source: SwiftSource) -> Bool {
    let members = source.parents[node]
    return [.functionDeclaration, .variableDeclaration].contains(source.kind(node))
      && source.kind(members) == .memberBlock && source.kind(source.parents[members]) != .protocolDeclaration
  }

  /// - Parameters:
  ///   - core: names that tell that a part is the screen's.
  ///   - members: those of the screen itself, which say nothing of others.
  private mutating func keep(_ core: Set<Name>, _ wanted: Wanted, except members: Set<Name>) {
    var (core, wanted) = (core, wanted)
    while true {
      let new = used.keys.filter { unit in
        !kept.contains(unit)
          && (used[unit]?.isDisjoint(with: core) == false
            || wanted.includes(
              declared[unit] ?? [], isOfTests: tests.contains(unit.path),
              isImplementation: implementations.contains(unit)))
      }
      if new.isEmpty { return }
      kept.formUnion(new)
      for unit in new {
        core.formUnion((declared[unit] ?? []).subtracting(members))
        wanted.add((used[unit] ?? []).subtracting(members), byTest: tests.contains(unit.path))
      }
    }
  }

  private static func names(of declaration: DeclaredName, _ source: SwiftSource, _ path: String) -> [Name] {
    let (name, node) = (declaration.name, declaration.node)
    if source.isType(node) || source.kind(node) == .typealiasDeclaration { return [.type(name)] }
    if declaration.isLocal { return [.local(name, path: path)] }
    if declaration.owner == nil { return [.global(name)] }
    let members = source.typesWithMember(node).map { Name.memberOf($0, name) }
    if source.kind(node) == .enumCaseElement { return [.constant(name)] + members }
    let isStatic = source.children(of: node).contains { source.kind($0) == .modifier && source.text($0) == "static" }
    return (isStatic ? [.constant(name), .member(name)] : [.member(name)]) + members
  }

  private static func usedNames(
    _ source: SwiftSource, _ nodes: Range<Int>, _ path: String, _ renamed: RenamedSource,
    _ locals: [String: [(declaration: Int, scope: LocalScope)]]
  ) -> Set<Name> {
    var names: Set<Name> = []
    for node in nodes {
      let isShorthand = source.isShorthandBinding(node)
      guard isShorthand || source.isUse(node), renamed.changes(source.range(node)) else { continue }
      let name = source.text(node)
      if name.first?.isUppercase == true {
        names.insert(.type(name))
        continue
      }
      if isShorthand || source.kind(node) == .identifierExpression,
        locals[name]?.contains(where: { $0.scope.contains(node) }) == true
      {
        names.insert(.local(name, path: path))
        continue
      }
      // Without a dot before it, a member is one of the types around the code.
      // `_item` is the wrapper of a property `item`.
      let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
      let own = source.typesAround(node).map { Name.memberOf($0, property) }
      switch source.kind(source.parents[node]) {
      case .implicitMemberExpression: names.insert(.constant(name))
      case .memberSuffix:
        switch source.memberUse(node) {
        case .member(let type): names.insert(.memberOf(type, name))
        case .some(.none): names.formUnion(own)
        case .addedMember, .gap, nil:
          names.insert(.member(name))
          if isBehindType(source.parents[node], source) { names.insert(.constant(name)) }
        }
      default: names.formUnion(own + [.global(name), .local(name, path: path)])
      }
    }
    return names
  }

  /// `Section.sendCode`, and not `gateway.sendCode()`.
  private static func isBehindType(_ suffix: Int, _ source: SwiftSource) -> Bool {
    let before = source.children(of: source.parents[suffix]).prefix { $0 != suffix }.last
    return before.map { source.text($0).first { $0 != "." }?.isUppercase == true } == true
  }
}
