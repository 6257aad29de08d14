import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Chooses the folder to which a type is moved, or in which a protocol for it is declared.
struct DestinationFinder {
  struct Found {
    var folder: String
    /// Why this folder was chosen among several; nil if the request names it.
    var reason: String?
  }

  private let project: ClassifiedGraph
  private let type: TypeID
  private let path: String
  private let reach: ModuleReach
  /// The modules that would use what is declared in the folder, and those that it would use.
  private let links: ModuleReach.Links
  /// Whether a new folder would be in a layer.
  private let isIn: (_ layer: String, _ folder: String) -> Bool

  private var file: FileID { project.graph[type].declaration.file }

  /// - Parameter users: those of a new protocol for the type; nil: the type itself moves.
  init(
    _ project: ClassifiedGraph, _ type: TypeID, users: [TypeID]? = nil,
    isIn: @escaping (_ layer: String, _ folder: String) -> Bool
  ) {
    self.project = project
    reach = ModuleReach(project)
    let graph = project.graph
    links =
      users.map { users in
        ModuleReach.Links(users: Set(users.map { graph[graph[$0].declaration.file].module }), used: [])
      } ?? ModuleReach.Links(of: type, in: project)
    self.type = type
    self.isIn = isIn
    path = project.graph[project.graph[type].declaration.file].path
  }

  /// - Parameter isNew: whether a new type is declared there, so that the type's own folder is allowed.
  func folder(for destination: WhatIf.Destination, isNew: Bool = false) throws(WhatIfError) -> Found {
    let name = project.graph[type].name
    switch destination {
    case .folder(let folder):
      guard isNew || folder != Self.folder(of: path) else {
        throw WhatIfError("`\(name)` is already declared in \(folder.isEmpty ? "the root folder" : folder)")
      }
      return Found(folder: folder)
    case .layer(let layer):
      let here = project.layerOfFile[project.graph[type].declaration.file.index]
      guard isNew || here != layer else {
        throw WhatIfError("`\(name)` is already declared in layer \(layer): \(path)")
      }
      if let best = best(in: layer) { return best }
      guard let folder = ImpliedFolders(project, beside: file).paths(in: layer).first(where: { isIn(layer, $0) }) else {
        throw WhatIfError(
          "no folder of the project is in layer \(layer); name one instead of the layer: strata whatif move \(name) to FOLDER"
        )
      }
      return Found(
        folder: folder,
        reason: "as the path patterns of layer \(layer) imply, which has no folder yet; name a folder instead of the "
          + "layer to choose another")
    }
  }

  private struct Candidate {
    var folder: String
    /// The module of the first file in the folder.
    var module: ModuleID
    var files = 0
    /// How many production types have the role of the moved type: protocols if it is one, otherwise other types.
    var peers = 0
    var isSameModule = false
    /// Whether a file in it is compiled by the same targets as the type, and by no others.
    var hasSameTargets = false
  }

  /// The criteria for the distance of a folder, the most important first.
  private struct Nearness: Comparable {
    var closesNoCycle: Bool
    var isSameModule: Bool
    var hasSameTargets: Bool
    /// Whether one of the two modules depends on the other.
    var isRelated: Bool
    var sharedFolders: Int
    var peers: Int
    var hasSameName: Bool

    static func < (a: Nearness, b: Nearness) -> Bool { a.ranks.lexicographicallyPrecedes(b.ranks) }

    private var ranks: [Int] {
      [
        closesNoCycle ? 1 : 0, isSameModule ? 1 : 0, hasSameTargets ? 1 : 0, isRelated ? 1 : 0, sharedFolders, peers,
        hasSameName ? 1 : 0,
      ]
    }
  }

  /// The nearest folder of the layer: where modules do not depend on each other in a new cycle; then in the same module,
  /// first one that the same targets compile, otherwise in one that it depends on or that depends on it; of those, the
  /// one with the most folders in common with the type's path, then with the most types of the same role.
  private func best(in layer: String) -> Found? {
    let all = candidates(in: layer).map { (candidate: $0, nearness: nearness($0)) }
    let sorted = all.sorted { a, b in
      if a.nearness != b.nearness { return a.nearness > b.nearness }
      let (left, right) = (a.candidate, b.candidate)
      return left.files == right.files ? left.folder < right.folder : left.files > right.files
    }
    guard let (best, nearness) = sorted.first else { return nil }
    var reason = "the only folder of layer \(layer)"
    if sorted.count > 1 {
      let noun = project.role(of: type)?.rawValue ?? ""
      reason =
        best.peers > 0
        ? "the nearest folder of layer \(layer) with \(counted(best.peers, "other type")) of role \(noun)"
        : "the nearest of \(sorted.count) folders of layer \(layer)"
    }
    let graph = project.graph
    if !best.isSameModule {
      let own = graph[graph[graph[type].declaration.file].module].name
      reason +=
        ", in module `\(graph[best.module].name)`, because "
        + (sorted.contains { $0.candidate.isSameModule }
          ? "modules would depend on each other in a cycle in module `\(own)`" : "module `\(own)` has none")
    }
    let equals = sorted.dropFirst().prefix { $0.nearness == nearness }.map(\.candidate.folder)
    if !equals.isEmpty {
      reason +=
        "; \(quotedNames(equals)) \(inflected("fit", equals.count)) equally: name a folder instead of the layer to choose"
    } else if !best.isSameModule {
      reason += "; name a folder instead of the layer to choose another"
    }
    return Found(folder: best.folder, reason: reason)
  }

  private func nearness(_ candidate: Candidate) -> Nearness {
    let graph = project.graph
    let here = path.parentPath.pathComponents
    let there = candidate.folder.pathComponents
    let own = graph[graph[graph[type].declaration.file].module]
    let other = graph[candidate.module]
    return Nearness(
      closesNoCycle: !reach.closesCycle(links, at: candidate.module),
      isSameModule: candidate.isSameModule, hasSameTargets: candidate.hasSameTargets,
      isRelated: own.dependencies.contains(other.name) || other.dependencies.contains(own.name),
      sharedFolders: RelativePath.shared(here, there).count, peers: candidate.peers,
      hasSameName: here.last == there.last)
  }

  private func candidates(in layer: String) -> [Candidate] {
    let graph = project.graph
    let module = graph[graph[type].declaration.file].module
    let others = graph[graph[type].declaration.file].otherModules
    var found: [String: Candidate] = [:]
    for (index, file) in graph.files.enumerated() where project.layerOfFile[index] == layer && !file.isTest {
      let folder = Self.folder(of: file.path)
      found[folder, default: Candidate(folder: folder, module: file.module)].files += 1
      if file.module == module || file.otherModules.contains(module) { found[folder]?.isSameModule = true }
      if file.module == module, file.otherModules == others { found[folder]?.hasSameTargets = true }
    }
    let isProtocol = graph[type].kind == .protocol
    if let role = project.role(of: type) {
      for peer in graph.typeIDs where project.role(of: peer) == role && project.isProduction(peer) && peer != type {
        guard graph[peer].outer == nil, (graph[peer].kind == .protocol) == isProtocol else { continue }
        found[Self.folder(of: graph[graph[peer].declaration.file].path)]?.peers += 1
      }
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  static func folder(of path: String) -> String { String(path.parentPath) }
}
