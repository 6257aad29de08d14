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
  private var kept: Set<Unit> = []

  /// - Parameters:
  ///   - units: by path, the parts that have its name.
  ///   - own: the paths of files that belong to the screen alone.
  init(_ units: [String: RepeatedUnits], own: Set<String>, in files: FeatureFiles, _ names: FeatureNames) {
    var (types, members, wanted): (Set<Name>, Set<Name>, Set<Name>) = ([], [], [])
    // What implements a protocol of the screen implements its copy.
    var required: Set<Name> = []
    for path in own {
      guard let source = files.sources[path] else { continue }
      for declaration in files.declarations(of: path) where !declaration.isLocal {
        if let owner = declaration.owner { required.insert(.memberOf(owner, declaration.name)) }
        for name in Self.names(of: declaration, source, path) {
          if case .type = name { types.insert(name) } else { members.insert(name) }
        }
      }
      wanted.formUnion(Self.usedNames(source, source.tree.nodes.indices, path, RenamedSource(source, names)))
    }
    for (path, units) in units where !own.contains(path) {
      guard let source = files.sources[path] else { continue }
      let renamed = RenamedSource(source, names)
      for node in units.nodes.union(units.calls) {
        let unit = Unit(path: path, node: source.destructuredName(node) ?? node)
        let last = units.calls.contains(node) ? source.tree.nodes[node].nextIndex : node
        used[unit, default: []].formUnion(
          Self.usedNames(source, node..<source.tree.nodes[last].nextIndex, path, renamed))
        let all = files.declarations(of: path).filter { $0.node == node }
        declared[unit, default: []].formUnion(all.flatMap { Self.names(of: $0, source, path) })
        if source.kind(node) == .tuplePatternElement {
          let names = source.descendants(of: node).filter { source.kind($0) == .identifierPattern }.map(source.text)
          declared[unit]?.formUnion(names.map { .local($0, path: path) })
        }
      }
    }
    keep(types, wanted.subtracting(members).union(required), except: members)
  }

  func isKept(_ node: Int, in path: String) -> Bool { kept.contains(Unit(path: path, node: node)) }

  /// - Parameters:
  ///   - core: names that tell that a part is the screen's.
  ///   - wanted: names that are used under the new name, and that a part declares.
  ///   - members: those of the screen itself, which say nothing of others.
  private mutating func keep(_ core: Set<Name>, _ wanted: Set<Name>, except members: Set<Name>) {
    var (core, wanted) = (core, wanted)
    while true {
      let new = used.keys.filter { unit in
        !kept.contains(unit)
          && (used[unit]?.isDisjoint(with: core) == false || declared[unit]?.isDisjoint(with: wanted) == false)
      }
      if new.isEmpty { return }
      kept.formUnion(new)
      for unit in new {
        core.formUnion((declared[unit] ?? []).subtracting(members))
        wanted.formUnion((used[unit] ?? []).subtracting(members))
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
    _ source: SwiftSource, _ nodes: Range<Int>, _ path: String, _ renamed: RenamedSource
  ) -> Set<Name> {
    var names: Set<Name> = []
    for node in nodes where source.isUse(node) && renamed.changes(source.range(node)) {
      let name = source.text(node)
      if name.first?.isUppercase == true {
        names.insert(.type(name))
        continue
      }
      // Without a dot before it, a member is one of the types around the code.
      let own = source.typesAround(node).map { Name.memberOf($0, name) }
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
