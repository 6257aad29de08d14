import StrataModel

/// The places of the parts of a code base: folders in which several modules have files, and files of no target.
struct PartPlaces {
  private let graph: Graph
  /// The production types at file level.
  private let types: [TypeID]

  init(_ graph: Graph, _ types: [TypeID]) {
    self.graph = graph
    self.types = types
  }

  private func path(of type: TypeID) -> String { graph[graph[type].declaration.file].path }

  private func module(of type: TypeID) -> Module { graph[graph[type].module] }

  // MARK: Files of no target

  /// The parts with the files of no target that are in their folders: of the target that compiles most of the nearest folder,
  /// such a file is missing in the project. Files with no target around them remain a part.
  func joined(_ parts: [Part]) -> [Part] {
    guard parts.contains(where: \.isInNoTarget) else { return parts }
    let counts = countsByFolder(parts)
    var result = parts
    for index in parts.indices where parts[index].isInNoTarget {
      for (folder, types) in Dictionary(grouping: parts[index].types, by: { String(path(of: $0).parentPath) })
        .sorted(by: { $0.key < $1.key })
      {
        guard let home = home(of: folder, counts) else { continue }
        result[index].types.removeAll { types.contains($0) }
        result[home].types += types
        result[home].hasAdopted = true
        let isAlone = (counts[folder] ?? [:]).keys.allSatisfy { $0 == home }
        let extents = isAlone ? [.files(in: folder)] : Set(types.map(path)).sorted().map { Part.Extent.file($0) }
        result[home].extents += extents.filter { extent in !covers(parts[home], extent) }
      }
    }
    return result.filter { !$0.types.isEmpty }
  }

  /// By folder: how many types at any depth each part of targets has.
  private func countsByFolder(_ parts: [Part]) -> [String: [Int: Int]] {
    var counts: [String: [Int: Int]] = [:]
    for (index, part) in parts.enumerated() where !part.isInNoTarget {
      for type in part.types {
        var folder = String(path(of: type).parentPath)
        while !folder.isEmpty {
          counts[folder, default: [:]][index, default: 0] += 1
          folder = String(folder.parentPath)
        }
      }
    }
    return counts
  }

  /// The part that has more than half of the nearest folder with types of a target.
  private func home(of folder: String, _ counts: [String: [Int: Int]]) -> Int? {
    var folder = folder
    while !folder.isEmpty {
      let all = counts[folder] ?? [:]
      if let found = all.first(where: { $0.value * 2 > all.values.reduce(0, +) }) { return found.key }
      folder = String(folder.parentPath)
    }
    return nil
  }

  /// Whether the folders of a part have a file, or the files of a folder.
  private func covers(_ part: Part, _ extent: Part.Extent) -> Bool {
    let path: String
    switch extent {
    case .files(let folder): path = folder + "/_"
    case .file(let file): path = file
    default: return false
    }
    return part.extents.contains { own in
      if case .folder(let folder) = own { RelativePath.contains(folder, path) } else { false }
    }
  }

  // MARK: Folders of several modules

  /// The parts with folders that have only what the modules of the part have there.
  func withinModules(_ parts: [Part]) -> [Part] {
    parts.map { part in
      var part = part
      let modules = Set(part.types.map { graph[$0].module }).filter { graph[$0].origin != .folder }
      part.extents = part.extents.flatMap { extent -> [Part.Extent] in
        guard case .folder(let folder) = extent, !folder.isEmpty, hasOthers(folder, than: modules) else {
          return [extent]
        }
        let own = part.types.filter { RelativePath.contains(folder, path(of: $0)) }
        let names = Set(own.map(module).filter { $0.origin != .folder }.map(\.name)).sorted()
        // What no target compiles has no module that a selector can name.
        let files = Set(own.filter { module(of: $0).origin == .folder }.map(path)).sorted()
        return (names.isEmpty ? [] : [.shared(folder: folder, modules: names)]) + files.map { .file($0) }
      }
      return part
    }
  }

  private func hasOthers(_ folder: String, than modules: Set<ModuleID>) -> Bool {
    types.contains { type in
      !modules.contains(graph[type].module) && module(of: type).origin != .folder
        && RelativePath.contains(folder, path(of: type))
    }
  }
}
