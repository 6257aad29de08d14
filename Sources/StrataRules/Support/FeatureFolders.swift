import StrataDefinition
import StrataModel

/// The folder of the feature that the files of a folder belong to; computed once for each folder, from that of its parent.
struct FeatureFolders {
  private struct Folder {
    /// Whether its sub-folders are features.
    var isContainer: Bool
    /// The feature of what is in its sub-folders, unless it depends on these.
    var feature: Substring?
  }

  private let containers: FolderPatterns
  private let isDeepest: Bool
  private var known: [Substring: Folder] = ["": Folder(isContainer: false)]

  /// - Parameter isDeepest: whether the deepest folder counts, and not the first one.
  init(_ containers: FolderPatterns, isDeepest: Bool) {
    self.containers = containers
    self.isDeepest = isDeepest
  }

  /// `App/Features/Login` of `App/Features/Login/View`.
  mutating func feature(of folder: Substring) -> Substring? {
    if folder.isEmpty { return nil }
    let parent = self.folder(folder.parentPath)
    if parent.isContainer, isDeepest || parent.feature == nil { return folder }
    return parent.feature
  }

  private mutating func folder(_ path: Substring) -> Folder {
    if let folder = known[path] { return folder }
    let parent = folder(path.parentPath)
    var folder = Folder(isContainer: containers.match(path), feature: parent.feature)
    // `Modules/Features/Cart`: a folder of features inside another one is no feature.
    if parent.isContainer, isDeepest || parent.feature == nil && !folder.isContainer { folder.feature = path }
    known[path] = folder
    return folder
  }
}

/// Folders by name (`Features`) or by path from the root (`App/Modules`, `Apps/*/Modules`).
struct FolderPatterns {
  private let exactNames: NameSet
  private let names: [Glob]
  private let paths: [Glob]

  init(_ patterns: [String]) {
    let patterns = patterns.map { pattern in
      var pattern = pattern[...]
      while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
      while pattern.hasSuffix("/") { pattern = pattern.dropLast() }
      return String(pattern)
    }
    let isGlob = { (pattern: String) in pattern.contains { "*?{".contains($0) } }
    exactNames = NameSet(patterns.filter { !$0.contains("/") && !isGlob($0) })
    names = patterns.filter { !$0.contains("/") && isGlob($0) }.map { Glob($0) }
    paths = patterns.filter { $0.contains("/") }.map { Glob($0) }
  }

  func match(_ folder: Substring) -> Bool {
    let name = String(folder.lastPathComponent)
    if exactNames.contains(name) || names.contains(where: { $0.matches(name) }) { return true }
    if paths.isEmpty { return false }
    let path = String(folder)
    return paths.contains { $0.matches(path) }
  }
}
