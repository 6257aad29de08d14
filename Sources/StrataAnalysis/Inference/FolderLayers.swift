import StrataClassification
import StrataDefinition
import StrataModel

/// A folder whose types no layer of the style covers, and the layer to which they seem to belong.
struct FolderLayer: Equatable {
  var folder: String
  var layer: String
  var types: Int
  var reason: String
}

/// Finds a layer for folders that a style does not know, by what their files import and by who uses them. A heuristic,
/// which the definition states beside each folder.
struct FolderLayerFinder {
  private let project: ClassifiedGraph
  private var graph: Graph { project.graph }

  /// The share of the files of a folder that imports frameworks of a layer.
  private static let importShare = 0.3

  init(_ project: ClassifiedGraph) { self.project = project }

  func found() -> [FolderLayer] {
    folders().compactMap { folder, types in layer(folder, types) }
  }

  /// The highest folders in which no type has a layer.
  private func folders() -> [(String, [TypeID])] {
    var without: [String: [TypeID]] = [:]
    var placed: Set<String> = []
    for type in graph.typeIDs where project.isProduction(type) && graph[type].outer == nil {
      let folders = parents(of: graph[graph[type].declaration.file].path)
      if project.layer(of: type) == nil, !project.isCompositionRoot(type) {
        for folder in folders { without[folder, default: []].append(type) }
      } else if project[type].folderLayer != nil {
        placed.formUnion(folders)
      }
    }
    return without.filter { folder, types in
      guard !placed.contains(folder) else { return false }
      let above = parents(of: folder)
      return !above.contains { without[$0] != nil && !placed.contains($0) }
    }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func parents(of path: String) -> [String] {
    let components = path.pathComponents.dropLast()
    return components.indices.map { components[...$0].joined(separator: "/") }
  }

  private func layer(_ folder: String, _ types: [TypeID]) -> FolderLayer? {
    let files = Set(types.map { graph[$0].declaration.file })
    func result(_ layer: String, _ reason: String) -> FolderLayer? {
      guard project.definition.layer(named: layer) != nil else { return nil }
      return FolderLayer(folder: folder, layer: layer, types: types.count, reason: reason)
    }
    for (layer, family) in [("Presentation", "ui"), ("Data", "network"), ("Data", "persistence")] {
      let count = files.count { imports(family, $0) }
      if count > 0, Double(count) >= Self.importShare * Double(files.count) {
        return result(
          layer,
          "\(count) of \(counted(files.count, "file")) \(inflected("import", count)) frameworks of family '\(family)'")
      }
    }
    let members = Set(types)
    var (users, used): (Set<String>, Set<String>) = ([], [])
    for type in types {
      for reference in graph.references(to: type) where project.isProduction(reference) {
        if let source = reference.source, !members.contains(source), let layer = project.layer(of: source) {
          users.insert(layer)
        }
      }
      for reference in graph.references(from: type) {
        if let target = reference.target.typeID, let layer = project.layer(of: target) { used.insert(layer) }
      }
    }
    let usedBy = users.isEmpty ? "nothing in a layer uses them" : "used by \(listed(users.sorted()))"
    let usesData = !used.isDisjoint(with: ["Data", "Infrastructure"])
    if users == ["Presentation"], !usesData { return result("Presentation", usedBy + " only") }
    if !users.isEmpty, users.isSubset(of: ["Data", "Infrastructure"]) { return result("Data", usedBy + " only") }
    if usesData, !used.contains("Presentation"), users.isDisjoint(with: ["Domain", "Presentation"]) {
      return result("Data", "\(usedBy); they use \(listed(used.sorted()))")
    }
    if used.isSubset(of: ["Domain"]), users.contains("Domain") || users.contains("Data") {
      return result("Domain", "\(usedBy); they use \(used.isEmpty ? "no layer" : "Domain only")")
    }
    return result("Shared", "\(usedBy); no layer is likely")
  }

  private func imports(_ family: String, _ file: FileID) -> Bool {
    guard let family = project.definition.family(family) else { return false }
    let facts = graph[file].facts
    return facts.imports.contains { declared in
      let module = facts.names[declared.module]
      return family.modules.contains { $0.matches(module) }
    }
  }
}
