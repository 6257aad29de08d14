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
      skippedFolders: inventory.skippedFolders(),
      missingFolders: inventory.manifests.missingPaths(in: inventory.listing), unassignedFolders: folders(),
      idleParts: project.coverage.unusedSelectors.filter(\.isBuiltIn).map { "\($0.what) (\($0.origin))" })
  }

  private func layers() -> [Statistics.Count] {
    var counts: [String: Int] = [:]
    for type in project.graph.typeIDs where project.isProduction(type) {
      if let layer = project.layer(of: type) { counts[layer, default: 0] += 1 }
    }
    return project.definition.layers.map { Statistics.Count(name: $0.name, count: counts[$0.name, default: 0]) }
  }

  private func gaps(_ reason: Gap.Reason) -> [Statistics.GapCount] {
    var places: [String: [Gap]] = [:]
    for gap in project.graph.gaps where gap.reason == reason { places[gap.name, default: []].append(gap) }
    return places.ranked(by: \.count).map { name, gaps in
      Statistics.GapCount(
        name: name, count: gaps.count, places: gaps.map { project.graph.location($0.file, $0.offset) })
    }
  }

  private func external() -> [Statistics.Count] {
    var counts = [Int](repeating: 0, count: project.graph.externals.count)
    for reference in project.graph.references {
      if let external = reference.target.externalID { counts[external.index] += 1 }
    }
    return zip(project.graph.externals, counts).filter { !$0.isObjectiveC && $1 > 0 }.map {
      Statistics.Count(name: $0.name, count: $1)
    }
  }

  private func objectiveC() -> [Statistics.GapCount] {
    var found: [String: [Reference]] = [:]
    for reference in project.graph.references {
      guard let external = reference.target.externalID, project.graph.externals[external.index].isObjectiveC else {
        continue
      }
      found[project.graph.externals[external.index].name, default: []].append(reference)
    }
    return found.ranked(by: \.count).map { name, all in
      Statistics.GapCount(
        name: name, count: all.count, places: all.map { project.graph.location($0.file, $0.offset) })
    }
  }

  private func folders() -> [Statistics.Count] {
    rankedCounts(
      project.coverage.withoutLayer.map { type in
        let path = project.graph[project.graph[type].declaration.file].path
        return path.contains("/") ? String(path.parentPath) : "."
      })
  }
}
