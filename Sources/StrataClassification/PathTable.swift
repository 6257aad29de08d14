import StrataDefinition
import StrataModel

/// How specifically each of a list of path globs matches each of a list of files. It is computed folder by folder,
/// since the state of a folder follows from that of its parent and its own name.
struct PathTable {
  /// For each folder and glob: the rank, or -1.
  private var ranksOfFolder: [Int16] = []
  /// The same for each file; empty unless a glob contains names of files.
  private var ranksOfFile: [Int16] = []
  private let folderOfFile: [Int]
  let folderCount: Int
  private let globCount: Int
  /// A glob contains names of files, not only of folders.
  let looksAtNames: Bool

  init(globs: [Glob], paths: [String]) {
    self.init(Self.patterns(of: globs), globCount: globs.count, paths: paths)
  }

  /// What ``init(_:globCount:paths:)`` needs of globs.
  static func patterns(of globs: [Glob]) -> [PathPattern] {
    globs.enumerated().flatMap { PathPattern.patterns(of: $1, index: $0) }
  }

  init(_ patterns: [PathPattern], globCount: Int, paths: [String]) {
    var folders = FolderTree()
    folderOfFile = paths.map { folders.folder(ofFile: $0) }
    folderCount = folders.folders.count
    self.globCount = globCount
    looksAtNames = patterns.contains { !$0.endsInFolder }
    guard globCount > 0 else { return }
    matchFolders(of: folders, patterns)
    if looksAtNames { matchFiles(paths, patterns, folders) }
  }

  /// The rank of the best match of a glob with a file: the depth of the last folder that the glob requires, then the
  /// number of folders that it names. -1: no match.
  func rank(glob: Int, file: Int) -> Int {
    if looksAtNames { return Int(ranksOfFile[file * globCount + glob]) }
    return Int(ranksOfFolder[folderOfFile[file] * globCount + glob])
  }

  func folder(of file: Int) -> Int { folderOfFile[file] }

  /// A rank above that of every path: a condition on the type itself is certain.
  static let certain = Int(Int16.max)

  /// The depth counts before the number of names.
  static func rank(depth: Int, names: Int) -> Int16 { Int16(min(depth, 1000) * 32 + min(names, 31)) }

  /// States of every pattern in every folder, parents first.
  private var states: [UInt64] = []

  private mutating func matchFolders(of tree: FolderTree, _ patterns: [PathPattern]) {
    let simple = SimplePatterns(patterns)
    let others = patterns.filter { $0.anywhereName == nil }
    ranksOfFolder = Array(repeating: -1, count: tree.folders.count * globCount)
    states = Array(repeating: 0, count: tree.folders.count * others.count)
    let names = ComponentNames(others)
    var named = Array(repeating: UInt64(0), count: others.count)
    for (index, folder) in tree.folders.enumerated() {
      let row = index * globCount
      guard let parent = folder.parent else {
        for i in others.indices {
          states[i] = others[i].start
          if others[i].matchesRoot { ranksOfFolder[others[i].glob] = 0 }
        }
        continue
      }
      for i in 0..<globCount { ranksOfFolder[row + i] = ranksOfFolder[parent * globCount + i] }
      for (glob, names) in simple.matches(folder.name) {
        ranksOfFolder[row + glob] = max(ranksOfFolder[row + glob], PathTable.rank(depth: folder.depth, names: names))
      }
      names.match(folder.name, &named)
      for i in others.indices {
        let before = states[parent * others.count + i]
        guard before != 0 else { continue }
        let step = others[i].step(before, named: named[i])
        states[index * others.count + i] = step.states
        if step.entersLast {
          let rank = PathTable.rank(depth: folder.depth, names: others[i].namedCount)
          ranksOfFolder[row + others[i].glob] = max(ranksOfFolder[row + others[i].glob], rank)
        }
      }
    }
  }

  private mutating func matchFiles(_ paths: [String], _ patterns: [PathPattern], _ tree: FolderTree) {
    let others = patterns.filter { $0.anywhereName == nil }
    let names = ComponentNames(others)
    var named = Array(repeating: UInt64(0), count: others.count)
    ranksOfFile.reserveCapacity(paths.count * globCount)
    for (file, path) in paths.enumerated() {
      let folder = folderOfFile[file]
      let row = ranksOfFile.count
      ranksOfFile += ranksOfFolder[(folder * globCount)..<((folder + 1) * globCount)]
      names.match(String(path.lastPathComponent), &named)
      for (i, pattern) in others.enumerated() where !pattern.endsInFolder {
        let before = states[folder * others.count + i]
        guard before != 0, pattern.step(before, named: named[i]).states & pattern.end != 0 else { continue }
        let rank = PathTable.rank(depth: tree.folders[folder].depth + 1, names: pattern.namedCount)
        ranksOfFile[row + pattern.glob] = max(ranksOfFile[row + pattern.glob], rank)
      }
    }
  }
}

/// The patterns of the form `**/Name/**`, which most of them have, by name.
private struct SimplePatterns {
  private var byName: [String: [(glob: Int, names: Int)]] = [:]
  private var wild: [(name: GlobPattern, glob: Int)] = []

  init(_ patterns: [PathPattern]) {
    for pattern in patterns {
      guard let name = pattern.anywhereName else { continue }
      if name.isLiteral {
        byName[name.text, default: []].append((pattern.glob, 1))
      } else {
        wild.append((name, pattern.glob))
      }
    }
  }

  func matches(_ name: String) -> [(glob: Int, names: Int)] {
    var result = byName[name] ?? []
    for pattern in wild where pattern.name.matches(name) { result.append((pattern.glob, 1)) }
    return result
  }
}
