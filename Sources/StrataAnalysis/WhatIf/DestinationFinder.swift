import StrataClassification
import StrataDefinition
import StrataModel

/// Finds the folder into which a type of a layer is best moved.
struct DestinationFinder {
  struct Found {
    var folder: String
    /// Why this one of several folders; nil where the question names it.
    var reason: String?
  }

  private let project: ClassifiedGraph
  private let type: TypeID
  private let path: String

  init(_ project: ClassifiedGraph, _ type: TypeID) {
    self.project = project
    self.type = type
    path = project.graph[project.graph[type].declaration.file].path
  }

  /// - Parameter isNew: something new is declared there, so that the type's own folder will do.
  func folder(for destination: WhatIf.Destination, isNew: Bool = false) throws(WhatIfError) -> Found {
    let name = project.graph[type].name
    switch destination {
    case .folder(let folder):
      guard isNew || folder != Self.folder(of: path) else {
        throw WhatIfError("`\(name)` is declared in \(folder.isEmpty ? "the root folder" : folder) already")
      }
      return Found(folder: folder)
    case .layer(let layer):
      let here = project.layerOfFile[project.graph[type].declaration.file.index]
      guard isNew || here != layer else {
        throw WhatIfError("`\(name)` is declared in layer \(layer) already: \(path)")
      }
      guard let best = best(in: layer) else {
        throw WhatIfError(
          "no folder of the project is in layer \(layer); name one: strata whatif move \(name) FOLDER")
      }
      return best
    }
  }

  private struct Candidate {
    var folder: String
    var files = 0
    /// Production types of the role of the moved one, protocols and others apart.
    var peers = 0
    var isSameModule = false
  }

  /// The nearest folder of the layer: in the same module, below the same folder, with most types of the same role.
  private func best(in layer: String) -> Found? {
    let candidates = candidates(in: layer)
    let here = path.parentPath.pathComponents
    func rank(_ candidate: Candidate) -> (Int, Int, Int, Int, Int) {
      let there = candidate.folder.pathComponents
      let shared = zip(here, there).prefix { $0 == $1 }.count
      return (
        candidate.isSameModule ? 1 : 0, shared, candidate.peers, here.last == there.last ? 1 : 0, candidate.files
      )
    }
    let sorted = candidates.sorted { a, b in
      let (left, right) = (rank(a), rank(b))
      return left == right ? a.folder < b.folder : left > right
    }
    guard let best = sorted.first else { return nil }
    guard sorted.count > 1 else { return Found(folder: best.folder, reason: "the only folder of layer \(layer)") }
    let noun = project.role(of: type).map { "\($0.rawValue)" } ?? ""
    let reason =
      best.peers > 0
      ? "the nearest folder of layer \(layer) with \(counted(best.peers, "other type")) of role \(noun)"
      : "the nearest of \(sorted.count) folders of layer \(layer)"
    return Found(folder: best.folder, reason: reason)
  }

  private func candidates(in layer: String) -> [Candidate] {
    let graph = project.graph
    let module = graph[graph[type].declaration.file].module
    var found: [String: Candidate] = [:]
    for (index, file) in graph.files.enumerated() where project.layerOfFile[index] == layer && !file.isTest {
      let folder = Self.folder(of: file.path)
      found[folder, default: Candidate(folder: folder)].files += 1
      if file.module == module { found[folder]?.isSameModule = true }
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

  static func join(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }
}
