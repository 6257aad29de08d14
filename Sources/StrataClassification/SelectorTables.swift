import StrataModel

/// What selectors ask of paths and supertypes, answered for all files and types of a graph, and the traits of these.
struct SelectorTables: Sendable {
  let traits: TypeTraits
  let paths: PathTable
  let supertypes: SupertypeTable
  let outsideSupertypes: SupertypeTable
  /// By module: how many folders all its files have in common.
  let moduleDepths: [Int]

  /// - Parameter patterns: those of the paths of the program.
  init(_ graph: Graph, _ program: SelectorProgram, patterns: [PathPattern]) {
    traits = TypeTraits(graph)
    paths = PathTable(patterns, globCount: program.paths.globs.count, paths: graph.files.map(\.path))
    supertypes = SupertypeTable(globs: program.supertypes.globs, sets: program.supertypeSets, graph: graph)
    outsideSupertypes = SupertypeTable(
      globs: program.outsideSupertypes.globs, sets: [], graph: graph, isOutsideOnly: true)
    moduleDepths = Self.moduleDepths(graph)
  }

  private static func moduleDepths(_ graph: Graph) -> [Int] {
    var common: [SharedFolders?] = Array(repeating: nil, count: graph.modules.count)
    for file in graph.files {
      if common[file.module.index]?.shorten(by: file.path) == nil {
        common[file.module.index] = SharedFolders(of: file.path)
      }
    }
    return common.map { $0?.count ?? 0 }
  }
}

/// The folders that several paths have in common, as the beginning of one of them: a list of folders for each file would
/// cost as much as most selectors.
private struct SharedFolders {
  private var bytes: ArraySlice<UInt8>
  private(set) var count = 0

  init(of path: String) {
    let bytes = Array(path.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    self.bytes = bytes[..<end]
    count = folders
  }

  /// Leaves out the folders that are not those of another path, too.
  mutating func shorten(by path: String) {
    var path = path
    let shared = path.withUTF8 { path in
      let limit = min(bytes.count, path.count)
      return bytes.withUnsafeBufferPointer { bytes in
        (0..<limit).first { bytes[$0] != path[$0] } ?? limit
      }
    }
    if shared == bytes.count { return }
    let end = bytes[..<shared].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    bytes = bytes[..<end]
    count = folders
  }

  private var folders: Int { bytes.count { $0 == UInt8(ascii: "/") } }
}
