import StrataDefinition
import StrataModel

extension RuleContext {
  /// The features that the options `feature-folders` and `shared-folders` of a rule describe. A folder with the name of a
  /// layer is no feature: `Features/Domain`.
  func features(_ settings: RuleSettings) -> Features {
    Features(
      of: project.graph, containers: settings.list("feature-folders", vocabulary),
      shared: settings.list("shared-folders", vocabulary) + project.definition.layers.map(\.name))
  }
}

/// The features of a code base: sibling folders below a folder such as `Features` or `App/Modules`.
struct Features {
  /// Names for messages; where several features have a name, their folders.
  private(set) var names: [String] = []
  /// By file: the index of its feature, or -1.
  private(set) var ofFile: [Int]

  /// - Parameters:
  ///   - containers: names of folders whose sub-folders are features, or their paths from the root; as globs.
  ///   - shared: names of sub-folders that belong to all features.
  init(of graph: Graph, containers: [String], shared: [String]) {
    let containers = FolderPatterns(containers)
    let shared = Set(shared)
    ofFile = []
    ofFile.reserveCapacity(graph.files.count)
    var known: [String: Int] = [:]
    var last: (parent: Substring, feature: Int)?
    for file in graph.files {
      guard !file.isTest else {
        ofFile.append(-1)
        continue
      }
      // Sorted by path, so that consecutive files mostly are in one folder.
      let parent = file.path.parentPath
      if let last, last.parent == parent {
        ofFile.append(last.feature)
        continue
      }
      let feature = feature(of: file.path, containers, shared, &known)
      last = (parent, feature)
      ofFile.append(feature)
    }
    let counts = names.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    for (folder, index) in known where counts[names[index], default: 0] > 1 { names[index] = folder }
  }

  private mutating func feature(
    of path: String, _ containers: FolderPatterns, _ shared: Set<String>, _ known: inout [String: Int]
  ) -> Int {
    guard let folder = Self.folder(of: path, containers) else { return -1 }
    let name = String(folder.lastPathComponent)
    if shared.contains(name) { return -1 }
    if let index = known[folder] { return index }
    known[folder] = names.count
    names.append(name)
    return names.count - 1
  }

  /// `App/Features/Login` of `App/Features/Login/View/LoginView.swift`.
  private static func folder(of path: String, _ containers: FolderPatterns) -> String? {
    let parts = path.pathComponents
    guard parts.count > 2, let index = parts.indices.dropLast(2).first(where: { containers.match(parts[...$0]) })
    else { return nil }
    return parts[...(index + 1)].joined(separator: "/")
  }
}

/// Folders by name (`Features`) or by path from the root (`App/Modules`, `Apps/*/Modules`).
struct FolderPatterns {
  private let exactNames: Set<String>
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
    exactNames = Set(patterns.filter { !$0.contains("/") && !isGlob($0) })
    names = patterns.filter { !$0.contains("/") && isGlob($0) }.map { Glob($0) }
    paths = patterns.filter { $0.contains("/") }.map { Glob($0) }
  }

  /// - Parameter parts: the names of a folder and of its parents.
  func match(_ parts: ArraySlice<Substring>) -> Bool {
    guard let last = parts.last.map(String.init) else { return false }
    if exactNames.contains(last) || names.contains(where: { $0.matches(last) }) { return true }
    if paths.isEmpty { return false }
    let path = parts.joined(separator: "/")
    return paths.contains { $0.matches(path) }
  }
}
