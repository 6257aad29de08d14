import StrataClassification
import StrataDefinition
import StrataModel

/// A folder whose types no layer of the style covers, and the layer to which they seem to belong.
struct FolderLayer: Equatable {
  var folder: String
  /// Without the folders in it.
  var isWithoutSubfolders = false
  var layer: String
  var types: Int
  var reason: String
  /// Nothing is known that tells a layer.
  var isGuess = false
}

/// Finds a layer for folders that a style does not know, by what their files import and by who uses them. A heuristic,
/// which the definition states beside each folder.
///
/// Each module is judged by itself, and so is each folder whose evidence differs from that of the folders beside it.
struct FolderLayerFinder {
  let project: ClassifiedGraph
  var graph: Graph { project.graph }
  /// The folders in which, at any depth, a view is declared.
  private let foldersOfViews: Set<String>

  init(_ project: ClassifiedGraph) {
    self.project = project
    let paths = project.types(in: .view).filter(project.isProduction).map {
      project.graph[project.graph[$0].declaration.file].path
    }
    foldersOfViews = Set(paths.flatMap(Self.parents))
  }

  func found() -> [FolderLayer] {
    let (folders, beside) = folders()
    return
      (folders.flatMap { folder, types in layers(in: folder, types) }
      + beside.compactMap { folder, types in
        var layer = layer(folder, isDirect: true, types)
        layer?.isWithoutSubfolders = true
        return layer
      } + foldersWithOtherNames()).sorted { $0.folder < $1.folder }
  }

  /// The highest folders in which no type has a layer by its folder; and those in which others have, with the types without a
  /// layer directly in them.
  private func folders() -> (whole: [(String, [TypeID])], beside: [(String, [TypeID])]) {
    var direct: [String: [TypeID]] = [:]
    var without: [String: [TypeID]] = [:]
    var placed: Set<String> = []
    let generated = PathFilter(project.definition.generated)
    for type in graph.typeIDs where project.isProduction(type) && isInAFileOfItsOwn(type) {
      if generated.matches(graph[graph[type].declaration.file].path) { continue }
      let folders = Self.parents(of: graph[graph[type].declaration.file].path)
      if project.layer(of: type) == nil, !project.isCompositionRoot(type) {
        for folder in folders { without[folder, default: []].append(type) }
        if let folder = folders.last { direct[folder, default: []].append(type) }
      } else if graph[type].outer == nil, project[type].folderLayer != nil {
        placed.formUnion(folders)
      }
    }
    let whole = without.filter { folder, types in
      guard !placed.contains(folder) else { return false }
      let above = Self.parents(of: folder)
      return !above.contains { without[$0] != nil && !placed.contains($0) }
    }
    func sorted(_ folders: [String: [TypeID]]) -> [(String, [TypeID])] {
      folders.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    return (sorted(whole), sorted(direct.filter { placed.contains($0.key) }))
  }

  /// Whether a type is at file level, or its file only extends the type around it.
  private func isInAFileOfItsOwn(_ type: TypeID) -> Bool {
    guard let outer = graph[type].outer else { return true }
    return graph[outer].declaration.file != graph[type].declaration.file
  }

  static func parents(of path: String) -> [String] {
    let components = path.pathComponents.dropLast()
    return components.indices.map { components[...$0].joined(separator: "/") }
  }

  /// One layer for a folder with all that is in it, or several where its modules or its folders differ.
  private func layers(in folder: String, _ types: [TypeID]) -> [FolderLayer] {
    let depth = folder.pathComponents.count
    var direct: [TypeID] = []
    var children: [String: [TypeID]] = [:]
    for type in types {
      let components = graph[graph[type].declaration.file].path.pathComponents
      if components.count == depth + 1 {
        direct.append(type)
      } else {
        children[RelativePath.child(components[depth], of: folder), default: []].append(type)
      }
    }
    let whole = layer(folder, types)
    if children.isEmpty { return whole.map { [$0] } ?? [] }
    var parts = children.sorted { $0.key < $1.key }.flatMap { layers(in: $0.key, $0.value) }
    if !direct.isEmpty, var own = layer(folder, isDirect: true, direct) {
      own.isWithoutSubfolders = true
      parts.insert(own, at: 0)
    }
    if let one = oneLayer(of: parts, in: folder, whole, types.count) { return [one] }
    let isOneModule = Set(types.map { graph[$0].module }).count == 1
    guard isOneModule, let whole, agree(parts, with: whole) else { return parts }
    return [whole]
  }

  /// A folder whose parts have one layer, also where they are modules: one line says the same.
  private func oneLayer(
    of parts: [FolderLayer], in folder: String, _ whole: FolderLayer?, _ types: Int
  ) -> FolderLayer? {
    guard parts.count > 1, Set(parts.map(\.layer)).count == 1, parts.reduce(0, { $0 + $1.types }) == types else {
      return nil
    }
    let reason = whole?.layer == parts[0].layer ? whole?.reason : nil
    return FolderLayer(
      folder: folder, layer: parts[0].layer, types: types, reason: reason ?? "each folder in it by itself",
      isGuess: parts.allSatisfy(\.isGuess))
  }

  /// Whether no part of a folder has a layer of its own, and most types have that of the folder by themselves.
  private func agree(_ parts: [FolderLayer], with whole: FolderLayer) -> Bool {
    let known = parts.filter { !$0.isGuess }
    guard known.allSatisfy({ $0.layer == whole.layer }) else { return false }
    if known.isEmpty { return true }
    return known.reduce(0) { $0 + $1.types } * 2 >= whole.types
  }

  /// Whether an app has views, and none is in the folder or beside it: what only screens use there may be anything.
  private func isFarFromViews(_ folder: String) -> Bool {
    guard !foldersOfViews.isEmpty, !foldersOfViews.contains(folder) else { return false }
    let around = String(folder.parentPath)
    return !around.isEmpty && !foldersOfViews.contains(around)
  }

  private func layer(_ folder: String, isDirect: Bool = false, _ types: [TypeID]) -> FolderLayer? {
    var evidence = FolderEvidence(folder, isDirect: isDirect, types, project)
    evidence.isFarFromViews = isFarFromViews(folder)
    let verdict = evidence.verdict()
    guard project.definition.layer(named: verdict.layer) != nil else { return nil }
    return FolderLayer(
      folder: folder, layer: verdict.layer, types: types.count, reason: verdict.reason, isGuess: verdict.isGuess)
  }
}
