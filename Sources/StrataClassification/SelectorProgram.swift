import StrataDefinition

/// Selectors as one flat list of nodes: their evaluation needs no reference counting and no indirection.
struct SelectorProgram {
  struct Node {
    enum Operation: UInt8 {
      case never, path, module, name, prefix, suffix, suffixes, kinds, conforms, conformsAny, conformsOutside, inherits,
        attribute, takes, imports, folderImports, isPublic
      case isTopLevel, layer, inside, all, any, not, word, member, stores, shape, wires
    }

    var operation: Operation
    /// Index of a glob, supertype, string or role; a bit set of kinds; index of a layer; of `all`, the first part that is
    /// not decided.
    var payload: UInt32
    /// Index of the node after this one's parts.
    var next: Int32
    /// The kinds that a matching type may have, as in ``TypeTraits``, and how its name may begin and end: most types fail
    /// here, before any part of the selector is evaluated.
    var kinds = UInt32.max
    var first = ByteMask.all
    var last = ByteMask.all
    /// What a matching type has: bits of ``TypeTraits/Parts``.
    var needs = TypeTraits.Parts()
    /// The layers that its folder may have.
    var layers = LayerMask.all

    /// Whether these say all about the node, so that it need not be evaluated.
    var isDecided: Bool { [.kinds, .isPublic, .isTopLevel].contains(operation) }
  }

  private(set) var nodes: [Node] = []
  private(set) var paths = GlobList()
  private(set) var supertypes = GlobList()
  /// The globs of `conforms-outside`.
  private(set) var outsideSupertypes = GlobList()
  /// The globs of `imports` and `folder-imports`.
  private(set) var imports = GlobList()
  /// Those of `folder-imports`, by their index in these.
  private(set) var importsOfFolders: Set<Int> = []
  /// The globs of `module`, `name`, `inherits`, `attribute`, `takes`, `stores` and `member`.
  private(set) var globs = GlobList()
  /// The strings of `prefix`, `suffix` and `word`.
  private(set) var texts: [[UInt8]] = []
  private(set) var suffixes: [SuffixSet] = []
  /// The sets of `conformsAny`: indices into `supertypes`.
  private(set) var supertypeSets: [[Int]] = []
  private(set) var roles: [RoleID] = []
  private let layers: [String]

  init(layers: [String]) { self.layers = layers }

  /// Adds a selector.
  /// - Returns: the index of its node.
  mutating func add(_ selector: Selector) -> Int {
    let start = nodes.count
    switch selector {
    case .path(let glob): leaf(.path, paths.index(of: glob))
    case .module(let glob): leaf(.module, globs.index(of: glob))
    case .name(let glob):
      leaf(.name, globs.index(of: glob))
      limit(
        first: glob.alternatives.map { ByteMask($0.head.first) },
        last: glob.alternatives.map { ByteMask(ending: $0.tail) })
    case .inherits(let glob): leaf(.inherits, globs.index(of: glob))
    case .attribute(let glob): leaf(.attribute, globs.index(of: glob))
    case .takes(let glob): leaf(.takes, globs.index(of: glob))
    case .stores(let glob): leaf(.stores, globs.index(of: glob))
    case .member(let glob): leaf(.member, globs.index(of: glob))
    case .word(let text): leaf(.word, add(text))
    case .shape(let shape): leaf(.shape, TypeShape.allCases.firstIndex(of: shape) ?? 0)
    case .wires: leaf(.wires, 0)
    case .conforms(let glob): leaf(.conforms, supertypes.index(of: glob))
    case .conformsOutside(let glob): leaf(.conformsOutside, outsideSupertypes.index(of: glob))
    case .imports(let glob): leaf(.imports, imports.index(of: glob))
    case .folderImports(let glob):
      leaf(.folderImports, imports.index(of: glob))
      importsOfFolders.insert(imports.index(of: glob))
    case .prefix(let text):
      leaf(.prefix, add(text))
      limit(first: [ByteMask(text.utf8.first)], last: [.all])
    case .suffix(let text):
      leaf(.suffix, add(text))
      limit(first: [.all], last: [ByteMask(ending: text.utf8)])
    case .kind(let kinds):
      leaf(.kinds, kinds.reduce(0) { $0 | 1 << Int($1.rawValue) })
      nodes[nodes.count - 1].kinds = nodes[nodes.count - 1].payload
    case .isPublic: leaf(.isPublic, 0)
    case .isTopLevel: leaf(.isTopLevel, 0)
    case .layer(let name):
      if let layer = layers.firstIndex(of: name) { leaf(.layer, layer) } else { leaf(.never, 0) }
      nodes[nodes.count - 1].layers = layers.firstIndex(of: name).map { LayerMask($0) } ?? .none
    case .inside(let role):
      leaf(.inside, roles.count)
      roles.append(role)
    // Conditions that are cheap to evaluate come first; the order does not change the result.
    case .all(let parts): group(.all, parts.sorted { $0.cost < $1.cost })
    case .any(let parts): any(parts)
    case .not(let part): group(.not, [part])
    case .written(_, let part): return add(part)
    }
    return start
  }

  private mutating func add(_ text: String) -> Int {
    texts.append(Array(text.utf8))
    return texts.count - 1
  }

  private mutating func leaf(_ operation: Node.Operation, _ payload: Int) {
    var node = Node(
      operation: operation, payload: UInt32(truncatingIfNeeded: payload), next: Int32(nodes.count + 1))
    switch operation {
    case .conforms, .conformsAny, .conformsOutside, .inherits: node.needs = .supertypes
    case .attribute: node.needs = .attributes
    case .inside: node.needs = .outer
    case .isTopLevel: node.needs = .topLevel
    case .isPublic: node.needs = .isPublic
    default: break
    }
    nodes.append(node)
  }

  /// Restricts how the names begin and end that the last node matches.
  private mutating func limit(first: [ByteMask], last: [ByteMask]) {
    nodes[nodes.count - 1].first = first.reduce(.none) { $0.union($1) }
    nodes[nodes.count - 1].last = last.reduce(.none) { $0.union($1) }
  }

  private mutating func group(_ operation: Node.Operation, _ parts: [Selector]) {
    let start = nodes.count
    leaf(operation, 0)
    let places = parts.map { add($0) }
    nodes[start].next = Int32(nodes.count)
    switch operation {
    case .all:
      for place in places { nodes[start].admit(onlyThoseOf: nodes[place]) }
      nodes[start].payload = UInt32(places.first { !nodes[$0].isDecided } ?? nodes.count)
    case .any: nodes[start].admit(thoseOfAnyOf: places.map { nodes[$0] })
    default: break
    }
  }

  /// The suffixes in a list become one node, and so do its supertypes, and its globs of members, or of the types that are
  /// stored or taken: these are looked for among all members and references.
  private mutating func any(_ parts: [Selector]) {
    let texts = parts.compactMap { part -> String? in
      if case .suffix(let text) = part { return text }
      return nil
    }
    let supertypeGlobs = parts.compactMap { part -> Glob? in
      if case .conforms(let glob) = part { return glob }
      return nil
    }
    if texts.count == parts.count {
      leaf(.suffixes, suffixes.count)
      suffixes.append(SuffixSet(texts))
      limit(first: [.all], last: texts.map { ByteMask(ending: $0.utf8) })
    } else if supertypeGlobs.count == parts.count {
      leaf(.conformsAny, supertypeSets.count)
      supertypeSets.append(supertypeGlobs.map { supertypes.index(of: $0) })
    } else if let (operation, glob) = Self.search(parts) {
      leaf(operation, globs.index(of: glob))
    } else {
      group(.any, parts)
    }
  }

  /// One search for all globs of a list that are searched for in the same way.
  private static func search(_ parts: [Selector]) -> (Node.Operation, Glob)? {
    let searches = parts.compactMap { part -> (operation: Node.Operation, glob: Glob)? in
      switch part {
      case .takes(let glob): (.takes, glob)
      case .stores(let glob): (.stores, glob)
      case .member(let glob): (.member, glob)
      default: nil
      }
    }
    guard let first = searches.first, searches.count == parts.count,
      searches.allSatisfy({ $0.operation == first.operation })
    else { return nil }
    return (first.operation, Glob(anyOf: searches.map(\.glob)))
  }

  /// Whether the selector has a condition on files alone, so that it need not be evaluated for each type.
  func isAboutFiles(_ node: Int) -> Bool {
    switch nodes[node].operation {
    case .path, .module, .imports, .folderImports, .never: return true
    case .all, .any, .not:
      var part = node + 1
      while part < nodes[node].next {
        if !isAboutFiles(part) { return false }
        part = Int(nodes[part].next)
      }
      return true
    default: return false
    }
  }
}

extension SelectorProgram.Node {
  fileprivate mutating func admit(onlyThoseOf part: Self) {
    kinds &= part.kinds
    first = first.intersection(part.first)
    last = last.intersection(part.last)
    needs.formUnion(part.needs)
    layers = layers.intersection(part.layers)
  }

  fileprivate mutating func admit(thoseOfAnyOf parts: [Self]) {
    kinds = parts.reduce(0) { $0 | $1.kinds }
    first = parts.reduce(.none) { $0.union($1.first) }
    last = parts.reduce(.none) { $0.union($1.last) }
    needs = parts.dropFirst().reduce(parts.first?.needs ?? []) { $0.intersection($1.needs) }
    layers = parts.reduce(.none) { $0.union($1.layers) }
  }
}

extension Selector {
  /// The relative cost of its evaluation.
  fileprivate var cost: Int {
    switch self {
    case .kind, .isPublic, .isTopLevel: return -1
    case .layer, .wires: return 0
    case .path, .suffix, .prefix, .conforms, .conformsOutside: return 1
    case .name, .attribute, .imports, .folderImports, .word: return 2
    case .module, .inherits, .inside: return 3
    case .takes, .stores, .member: return 4
    case .shape: return 5
    case .any(let parts), .all(let parts): return parts.map(\.cost).max() ?? 0
    case .not(let part), .written(_, let part): return part.cost
    }
  }
}

/// Distinct globs, in the order in which they were added.
struct GlobList {
  private(set) var globs: [Glob] = []
  private var places: [Glob: Int] = [:]

  mutating func index(of glob: Glob) -> Int {
    if let place = places[glob] { return place }
    places[glob] = globs.count
    globs.append(glob)
    return globs.count - 1
  }
}
