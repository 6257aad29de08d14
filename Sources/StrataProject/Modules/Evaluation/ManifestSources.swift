import StrataModel
import StrataSyntax

/// A manifest and the helpers that it can use, with their declarations by name.
struct ManifestSources {
  /// One file: a manifest or a helper.
  struct Source {
    let path: String
    let bytes: [UInt8]
    let facts: FileFacts
    let tree: CodeTree

    init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
      facts = bytes.withUnsafeBufferPointer { SwiftReader.facts(of: $0) }
      tree = CodeTree(facts)
    }
  }

  /// A declaration by file and index.
  struct Site: Hashable {
    var source: Int
    var declaration: Int
  }

  /// A type with the simple name of the one around it; empty at file level.
  private struct TypePath {
    var outer: String
    var name: String
  }

  private(set) var list: [Source] = []
  /// Functions, variables, types, enum cases by name, and initializers by the name of their type.
  private var functions: [String: [Site]] = [:]
  private var variables: [String: [Site]] = [:]
  private var types: [String: Site] = [:]
  private var cases: [String: [Site]] = [:]
  private var initializers: [String: [Site]] = [:]
  private var subscripts: [String: [Site]] = [:]
  /// By name of a type: the names that its declaration and its extensions inherit.
  private var supertypes: [String: [String]] = [:]
  /// The type that each declaration is a member of, by site.
  private var owners: [Site: TypePath] = [:]
  /// By simple name of a type: the types around those of that name.
  private var homes: [String: Set<String>] = [:]
  /// By name of a type alias: the type that it means.
  private var aliases: [String: String] = [:]

  mutating func add(_ source: Source) {
    let number = list.count
    list.append(source)
    let facts = source.facts
    for (index, fact) in facts.declarations.enumerated() {
      let site = Site(source: number, declaration: index)
      let name = facts.names[fact.name]
      let path = Self.owner(of: fact, facts)
      let owner = path.name
      if !owner.isEmpty { owners[site] = path }
      switch fact.kind {
      case .function: functions[name, default: []].append(site)
      case .variable where !fact.isLocal: variables[name, default: []].append(site)
      case .initializer: initializers[owner, default: []].append(site)
      case .subscript: subscripts[owner, default: []].append(site)
      case .enumCase: cases[name, default: []].append(site)
      case .struct, .enum, .class:
        types[name] = site
        types[owner + "." + name] = site
        homes[name, default: []].insert(owner)
      case .typealias: aliases[name] = simpleName(ofType: fact.type, number)
      default: break
      }
      if !fact.inherited.isEmpty, fact.kind.isNominalType || fact.kind == .extension {
        let inherited = fact.inherited.range.map { simpleName(ofType: facts.typeLists[$0], number) }
        supertypes[name, default: []] += inherited
      }
    }
  }

  private static func owner(of fact: DeclarationFact, _ facts: FileFacts) -> TypePath {
    var names: [String] = []
    var parent = fact.parent
    while parent != noIndex, names.count < 2 {
      let around = facts.declarations[Int(parent)]
      if around.kind.isNominalType || around.kind == .extension { names.append(facts.names[around.name]) }
      if around.kind == .extension, around.type != noIndex, facts.types[Int(around.type)].kind == .member {
        // The base of `extension Outer.Inner`.
        let base = facts.types[Int(around.type) + 1]
        if [.name, .member].contains(base.kind) { names.append(facts.names[base.name]) }
      }
      parent = around.parent
    }
    return TypePath(outer: names.count > 1 ? names[1] : "", name: names.first ?? "")
  }

  func fact(_ site: Site) -> DeclarationFact { list[site.source].facts.declarations[site.declaration] }
  func name(_ id: NameID, _ source: Int) -> String { list[source].facts.names[id] }
  func owner(of site: Site) -> String {
    guard let path = owners[site] else { return "" }
    return aliases[path.name] ?? nested(path.name, in: path.outer)
  }

  /// A type in another one: `Outer.Name` if several types have the name, otherwise `Name`.
  func nested(_ name: String, in outer: String) -> String {
    guard let homes = homes[name], homes.count > 1 else { return name }
    let outer = outer.split(separator: ".").last.map(String.init) ?? ""
    return homes.contains(outer) && !outer.isEmpty ? outer + "." + name : name
  }

  /// Whether a declaration is a member of a type; of any with the name, if several have it and none of them is meant.
  private func isMember(_ site: Site, of type: String) -> Bool {
    let owner = owner(of: site)
    return owner == type || homes[type].map { $0.count > 1 } ?? false && owner.hasSuffix("." + type)
  }

  func isType(_ name: String) -> Bool { types[name] != nil }

  /// The enum case with a name, of the given type or of any.
  func enumCase(_ name: String, of type: String) -> Site? { best(cases[name], type) }

  /// The variable with a name, of the given type or of any; without a type, only a global one.
  func variable(_ name: String, of type: String, anywhere: Bool = false) -> Site? {
    let all = variables[name] ?? []
    if let own = all.first(where: { isMember($0, of: type) }) { return own }
    return anywhere && all.count == 1 ? all[0] : nil
  }

  func functions(_ name: String, of type: String) -> [Site] {
    let all = functions[name] ?? []
    let own = all.filter { isMember($0, of: type) }
    return own + all.filter { !isMember($0, of: type) }
  }

  /// Whether a function is one that a protocol requires, without a body.
  func isRequirement(_ site: Site) -> Bool {
    let fact = fact(site)
    guard fact.parent != noIndex else { return false }
    return list[site.source].facts.declarations[Int(fact.parent)].kind == .protocol
  }

  /// The type of a stored property of a helper's type; empty if it is not known.
  func propertyType(_ name: String, of type: String) -> String {
    guard let site = properties(of: type).first(where: { self.name(fact($0).name, $0.source) == name }) else {
      return ""
    }
    return simpleName(ofType: fact(site).type, site.source)
  }

  func initializers(of type: String) -> [Site] { members(initializers, of: type) }

  func subscripts(of type: String) -> [Site] { members(subscripts, of: type) }

  private func members(_ byOwner: [String: [Site]], of type: String) -> [Site] {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return (byOwner[name] ?? []).filter { isMember($0, of: type) || owner(of: $0) == name }
  }

  /// A type and its supertypes, the nearest first.
  func lineage(of type: String) -> [String] {
    var result = [type]
    var next = 0
    while next < result.count {
      let simple = result[next].split(separator: ".").last.map(String.init) ?? result[next]
      for name in supertypes[simple] ?? [] where !result.contains(name) { result.append(name) }
      next += 1
    }
    return result
  }

  /// The cases of an enum, in order.
  func cases(of type: String) -> [Site] {
    guard let site = types[type] else { return [] }
    let facts = list[site.source].facts
    let fact = facts.declarations[site.declaration]
    return (site.declaration..<Int(fact.next)).filter {
      facts.declarations[$0].kind == .enumCase && Int(facts.declarations[$0].parent) == site.declaration
    }.map { Site(source: site.source, declaration: $0) }
  }

  /// The stored properties of a type, in order.
  func properties(of type: String) -> [Site] {
    guard let site = types[type] else { return [] }
    let facts = list[site.source].facts
    return (site.declaration..<Int(facts.declarations[site.declaration].next)).filter {
      let fact = facts.declarations[$0]
      return fact.kind == .variable && Int(fact.parent) == site.declaration
        && fact.modifiers.isDisjoint(with: [.static, .computed])
    }.map { Site(source: site.source, declaration: $0) }
  }

  private func best(_ sites: [Site]?, _ type: String) -> Site? {
    guard let sites else { return nil }
    if let own = sites.first(where: { isMember($0, of: type) }) { return own }
    return type.isEmpty && sites.count == 1 ? sites[0] : nil
  }

  /// Simple name of a written type: `[Target]` gives `Target`, and so does `Target?`.
  func simpleName(ofType root: UInt32, _ source: Int) -> String {
    guard root != noIndex else { return "" }
    let types = list[source].facts.types
    var index = Int(root)
    while index < types.count {
      switch types[index].kind {
      case .name: return name(types[index].name, source)
      case .member:
        // `ModuleLayer.RawValue` is treated as a type of its own; the evaluation does not need more.
        return name(types[index].name, source)
      case .optional, .implicitlyUnwrapped, .array, .some, .any: index += 1
      default: return ""
      }
    }
    return ""
  }

  /// `[Target]`, `[String: Target]`
  func isCollection(type root: UInt32, _ source: Int) -> Bool {
    guard root != noIndex else { return false }
    let kind = list[source].facts.types[Int(root)].kind
    return kind == .array || kind == .dictionary
  }
}
