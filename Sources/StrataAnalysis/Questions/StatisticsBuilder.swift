import StrataClassification
import StrataDefinition
import StrataModel

/// Gathers what `--statistics` prints.
struct StatisticsBuilder {
  private let project: ClassifiedGraph
  private let inventory: ProjectInventory

  init(_ project: ClassifiedGraph, _ inventory: ProjectInventory) {
    self.project = project
    self.inventory = inventory
  }

  func build() -> Statistics {
    Statistics(
      layers: layers(), ambiguous: gaps(.ambiguous), unresolved: gaps(.unresolved),
      notVisible: gaps(.notVisible), objectiveC: objectiveC(), external: external(),
      skippedFolders: inventory.skippedFolders(), excludedFolders: inventory.excludedFolders(),
      missingFolders: inventory.manifests.missingPaths(in: inventory.listing), supportModules: supportModules(),
      unassignedFolders: folders(),
      filesWithoutLayer: project.coverage.filesWithoutLayer.map { project.graph[$0].path }.sorted(),
      idleParts: project.coverage.unusedSelectors.filter(\.isBuiltIn).map { "\($0.what) (\($0.origin))" })
  }

  private func layers() -> [Statistics.Count] {
    var counts: [String: Int] = [:]
    for type in project.graph.typeIDs where project.isProduction(type) {
      if let layer = project.layer(of: type) { counts[layer, default: 0] += 1 }
    }
    return project.definition.layers.map { Statistics.Count(name: $0.name, count: counts[$0.name, default: 0]) }
  }

  private func supportModules() -> [Statistics.Count] {
    let graph = project.graph
    let files = Dictionary(grouping: graph.files, by: \.module)
    return files.compactMap { module, files in
      graph[module].support.map {
        Statistics.Count(name: "\(graph[module].name) (\($0.description))", count: files.count)
      }
    }.sorted { $0.name < $1.name }
  }

  private func gaps(_ reason: Gap.Reason) -> [Statistics.GapCount] {
    var places: [String: [Gap]] = [:]
    for gap in project.graph.gaps where gap.reason == reason { places[gap.name, default: []].append(gap) }
    return places.ranked(by: \.count).map { name, gaps in
      Statistics.GapCount(
        name: name, count: gaps.count, places: gaps.map { project.graph.location($0.file, $0.offset) })
    }
  }

  private func external() -> [Statistics.GapCount] {
    externals { !$0.isObjectiveC }.sorted { $0.key < $1.key }.map { count($0.key, $0.value) }
  }

  private func objectiveC() -> [Statistics.GapCount] {
    externals { $0.isObjectiveC }.ranked(by: \.count).map { count($0.key, $0.value) }
  }

  /// References to types outside the project by their names, as far as the ledger counts them.
  private func externals(where isIncluded: (ExternalType) -> Bool) -> [String: [Reference]] {
    var found: [String: [Reference]] = [:]
    for reference in project.graph.references {
      guard let external = reference.target.externalID, isIncluded(project.graph[external]) else { continue }
      if reference.kind == .calls, !reference.member.isNone { continue }
      found[project.graph[external].name, default: []].append(reference)
    }
    return found
  }

  private func count(_ name: String, _ all: [Reference]) -> Statistics.GapCount {
    Statistics.GapCount(
      name: name, count: all.count, places: all.map { project.graph.location($0.file, $0.offset) })
  }

  private func folders() -> [Statistics.Count] {
    rankedCounts(
      project.coverage.withoutLayer.map { type in
        let path = project.graph[project.graph[type].declaration.file].path
        return path.contains("/") ? String(path.parentPath) : "."
      })
  }
}
