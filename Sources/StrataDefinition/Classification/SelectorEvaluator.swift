import StrataModel

/// Asks compiled selectors about files and types of one graph.
struct SelectorEvaluator {
  let graph: Graph
  let paths: PathTable
  let supertypes: SupertypeTable
  let importGlobs: [Glob]
  /// Of each file and glob of imports: 0 not asked yet, 1 no, 2 yes.
  private var importAnswers: [UInt8]
  /// Simple names of all types, one after the other.
  private let nameBytes: [UInt8]
  private let nameEnds: [Int]

  init(graph: Graph, compiler: SelectorCompiler) {
    self.graph = graph
    paths = PathTable(globs: compiler.paths.globs, paths: graph.files.map(\.path))
    supertypes = SupertypeTable(globs: compiler.supertypes.globs, graph: graph)
    importGlobs = compiler.imports.globs
    importAnswers = Array(repeating: 0, count: graph.files.count * compiler.imports.globs.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(graph.types.count * 24)
    var ends: [Int] = []
    ends.reserveCapacity(graph.types.count)
    for type in graph.types {
      bytes.append(contentsOf: type.simpleName.utf8)
      ends.append(bytes.count)
    }
    nameBytes = bytes
    nameEnds = ends
  }

  /// How specifically a selector matches a file: a rank of ``PathTable``; -1 when it does not.
  mutating func rank(_ selector: CompiledSelector, file: Int) -> Int {
    switch selector {
    case .path(let glob): return paths.rank(glob: glob, file: file)
    case .module(let glob): return rank(ofModule: glob, file: file)
    case .imports(let glob): return imports(glob, file: file) ? 0 : -1
    case .any(let parts):
      var best = -1
      for part in parts { best = max(best, rank(part, file: file)) }
      return best
    case .all(let parts):
      var best = 0
      for part in parts {
        let rank = rank(part, file: file)
        if rank < 0 { return -1 }
        best = max(best, rank)
      }
      return best
    case .not(let part): return rank(part, file: file) < 0 ? 0 : -1
    default: return -1
    }
  }

  /// The same for a type, whose own traits count above every path.
  mutating func rank(_ selector: CompiledSelector, type: Int, file: Int) -> Int {
    switch selector {
    case .any(let parts):
      var best = -1
      for part in parts { best = max(best, rank(part, type: type, file: file)) }
      return best
    case .all(let parts):
      var best = 0
      for part in parts {
        let rank = rank(part, type: type, file: file)
        if rank < 0 { return -1 }
        best = max(best, rank)
      }
      return best
    case .not(let part): return rank(part, type: type, file: file) < 0 ? 0 : -1
    case .kinds, .isPublic, .isTopLevel: return matches(selector, type: type, file: file, place: .none) ? 0 : -1
    case .path, .module, .imports: return rank(selector, file: file)
    default: return matches(selector, type: type, file: file, place: .none) ? PathTable.certain : -1
    }
  }

  /// What is known of a type before its role: the layer of its folder, and the role of the type around it.
  struct Place {
    var layer: Int16
    var outerRoles: [RoleID]

    static let none = Place(layer: -1, outerRoles: [])
  }

  mutating func matches(_ selector: CompiledSelector, type: Int, file: Int, place: Place) -> Bool {
    switch selector {
    case .never: return false
    case .path(let glob): return paths.rank(glob: glob, file: file) >= 0
    case .module(let glob): return glob.matches(graph.modules[graph.types[type].module.index].name)
    case .name(let glob): return withName(of: type) { glob.matches($0) }
    case .prefixes(let prefixes):
      return withName(of: type) { name in prefixes.contains { name.starts(with: $0) } }
    case .suffixes(let set): return withName(of: type) { set.matches($0) }
    case .kinds(let kinds): return kinds & (1 << UInt32(graph.types[type].kind.rawValue)) != 0
    case .conforms(let glob): return supertypes.matches(type, glob: glob)
    case .inherits(let glob):
      return graph.types[type].supertypes.contains { glob.matches(lastComponent(of: graph.name(of: $0))) }
    case .attribute(let glob):
      return graph.types[type].attributes.contains { glob.matches(lastComponent(of: $0)) }
    case .imports(let glob): return imports(glob, file: file)
    case .isPublic: return graph.types[type].access >= .package
    case .isTopLevel: return graph.types[type].outer == nil
    case .layer(let layer): return place.layer == layer
    case .inside(let role): return place.outerRoles.contains(role)
    case .all(let parts):
      for part in parts where !matches(part, type: type, file: file, place: place) { return false }
      return true
    case .any(let parts):
      for part in parts where matches(part, type: type, file: file, place: place) { return true }
      return false
    case .not(let part): return !matches(part, type: type, file: file, place: place)
    }
  }

  private func withName<Result>(of type: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    nameBytes.withUnsafeBufferPointer { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[(type == 0 ? 0 : nameEnds[type - 1])..<nameEnds[type]]))
    }
  }

  private mutating func imports(_ glob: Int, file: Int) -> Bool {
    let index = file * importGlobs.count + glob
    if importAnswers[index] == 0 {
      let facts = graph.files[file].facts
      let found = facts.imports.contains { importGlobs[glob].matches(facts.names[$0.module]) }
      importAnswers[index] = found ? 2 : 1
    }
    return importAnswers[index] == 2
  }

  /// A module counts as the folder that bears its name, else as the root.
  private func rank(ofModule glob: Glob, file: Int) -> Int {
    let name = graph.modules[graph.files[file].module.index].name
    guard glob.matches(name) else { return -1 }
    let folders = graph.files[file].path.split(separator: "/").dropLast()
    let depth = (folders.lastIndex { $0 == name[...] } ?? -1) + 1
    return Int(PathTable.rank(depth: depth, names: 1))
  }
}
