import StrataModel

/// A selector whose names are looked up: globs and supertypes as indices into the tables of a run.
indirect enum CompiledSelector {
  case path(Int)
  case module(Glob)
  case name(Glob)
  case prefixes([[UInt8]])
  case suffixes(SuffixSet)
  /// A bit for each kind.
  case kinds(UInt32)
  case conforms(Int)
  case inherits(Glob)
  case attribute(Glob)
  case imports(Int)
  case isPublic
  case isTopLevel
  case layer(Int16)
  case inside(RoleID)
  case all([CompiledSelector])
  case any([CompiledSelector])
  case not(CompiledSelector)
  case never

  /// Says something about the file alone, so that it need not be asked for each type.
  var isAboutFile: Bool {
    switch self {
    case .path, .module, .imports, .never: return true
    case .all(let parts), .any(let parts): return parts.allSatisfy(\.isAboutFile)
    case .not(let part): return part.isAboutFile
    default: return false
    }
  }
}

/// Suffixes, of which most names have none: the last byte tells.
struct SuffixSet {
  private var byLastByte: [[[UInt8]]]

  init(_ suffixes: [String]) {
    byLastByte = Array(repeating: [], count: 256)
    for suffix in suffixes {
      let bytes = Array(suffix.utf8)
      guard let last = bytes.last else { continue }
      byLastByte[Int(last)].append(bytes)
    }
  }

  func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = name.last else { return false }
    for suffix in byLastByte[Int(last)] where name.count >= suffix.count {
      if name[(name.count - suffix.count)...].elementsEqual(suffix) { return true }
    }
    return false
  }
}

/// Turns selectors into compiled ones and collects the globs that tables are built for.
struct SelectorCompiler {
  private(set) var paths = GlobList()
  private(set) var supertypes = GlobList()
  private(set) var imports = GlobList()
  let layers: [String]

  init(layers: [String]) { self.layers = layers }

  mutating func compile(_ selector: Selector) -> CompiledSelector {
    switch selector {
    case .path(let glob): return .path(paths.index(of: glob))
    case .module(let glob): return .module(glob)
    case .name(let glob): return .name(glob)
    case .prefix(let text): return .prefixes([Array(text.utf8)])
    case .suffix(let text): return .suffixes(SuffixSet([text]))
    case .kind(let kinds): return .kinds(kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
    case .conforms(let glob): return .conforms(supertypes.index(of: glob))
    case .inherits(let glob): return .inherits(glob)
    case .attribute(let glob): return .attribute(glob)
    case .imports(let glob): return .imports(imports.index(of: glob))
    case .isPublic: return .isPublic
    case .isTopLevel: return .isTopLevel
    case .layer(let name): return layers.firstIndex(of: name).map { .layer(Int16($0)) } ?? .never
    case .inside(let role): return .inside(role)
    case .all(let parts):
      // Cheap conditions first; the order means nothing.
      return .all(parts.map { compile($0) }.sorted { $0.cost < $1.cost })
    case .any(let parts): return any(parts)
    case .not(let part): return .not(compile(part))
    case .written(_, let part): return compile(part)
    }
  }

  /// Suffixes of a list are asked at once.
  private mutating func any(_ parts: [Selector]) -> CompiledSelector {
    let suffixes = parts.compactMap { part -> String? in
      if case .suffix(let text) = part { return text }
      return nil
    }
    if suffixes.count == parts.count { return .suffixes(SuffixSet(suffixes)) }
    return .any(parts.map { compile($0) })
  }
}

extension CompiledSelector {
  fileprivate var cost: Int {
    switch self {
    case .never, .kinds, .isPublic, .isTopLevel, .layer: return 0
    case .path, .suffixes, .prefixes, .conforms: return 1
    case .name, .attribute, .imports: return 2
    case .module, .inherits, .inside, .any, .all, .not: return 3
    }
  }
}

/// Distinct globs in the order in which they were met.
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
