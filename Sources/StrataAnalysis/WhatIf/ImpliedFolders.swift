import StrataClassification
import StrataDefinition
import StrataModel

/// The folders that the path patterns of a layer imply, if it has no file yet: `Sources/Shop/Domain` for a type in
/// `Sources/Shop/Data/Stores` and the pattern `**/Domain/**`.
struct ImpliedFolders {
  fileprivate let project: ClassifiedGraph
  fileprivate let file: FileID

  /// - Parameter file: the file of the type that moves.
  init(_ project: ClassifiedGraph, beside file: FileID) {
    self.project = project
    self.file = file
  }

  /// The best first; empty if no pattern of the layer consists of names of folders.
  func paths(in layer: String) -> [String] {
    guard let layer = project.definition.layer(named: layer) else { return [] }
    let folders = patterns(of: layer).compactMap { Folder($0.text) }
    guard let best = folders.first(where: { $0.names.last == layer.name[...] }) ?? folders.first else { return [] }
    return (best.isAnywhere ? [base, moduleFolder] : [[]]).map { ($0 + best.names).joined(separator: "/") }
  }

  /// A pattern such as `**/Core/Domain/**`, without its wildcards.
  private struct Folder {
    var names: [Substring]
    var isAnywhere: Bool

    init?(_ pattern: String) {
      let parts = pattern.pathComponents
      guard parts.last == "**" else { return nil }
      isAnywhere = parts.first == "**"
      names = parts.filter { $0 != "**" }
      if names.isEmpty || names.contains(where: { $0.contains("*") || $0.contains("?") }) { return nil }
    }
  }

  private func patterns(of layer: Layer) -> [GlobPattern] {
    [layer.selector, layer.fallback].compactMap { $0 }.flatMap(\.pathGlobs).flatMap(\.alternatives)
  }

  /// The folder around the one that places the file in its layer. Names such as `App` and `Models` place files in a
  /// neutral layer, so there the innermost one counts.
  private var base: [Substring] {
    let path = project.graph[file].path
    let folders = path.parentPath.pathComponents
    guard let own = project.layerOfFile[file.index].flatMap({ project.definition.layer(named: $0) }) else {
      return folders
    }
    let patterns = patterns(of: own)
    func matches(_ pattern: GlobPattern, _ count: Int) -> Bool {
      pattern.matches(folders.prefix(count).joined(separator: "/") + "/" + path.lastPathComponent)
    }
    let counts = (0..<folders.count).filter { count in
      patterns.contains { matches($0, count + 1) && !matches($0, count) }
    }
    let count = own.isNeutral ? counts.last : counts.first
    return Array(folders.prefix(count ?? folders.count - 1))
  }
}

extension ImpliedFolders {
  /// The folder that all files of the type's module have in common.
  fileprivate var moduleFolder: [Substring] {
    let graph = project.graph
    let others = graph.files.filter { $0.module == graph[file].module && !$0.isTest }
    return RelativePath.commonFolder(of: [graph[file].path.parentPath] + others.map(\.path.parentPath))
  }
}

extension Selector {
  /// The globs one of which is sufficient: conditions that have to be true together are left out.
  fileprivate var pathGlobs: [Glob] {
    switch self {
    case .path(let glob): return [glob]
    case .any(let parts): return parts.flatMap(\.pathGlobs)
    case .written(_, let part): return part.pathGlobs
    default: return []
    }
  }
}
