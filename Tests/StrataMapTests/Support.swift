import Foundation
import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import StrataStyles

@testable import StrataMap

/// Maps of real code and of generated graphs.
enum Sample {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let templates = ["coordinator", "gateway", "module", "reactive", "repository"]

  /// Each is read once.
  private static let maps: [String: CodeMap] = {
    var maps: [String: CodeMap] = [:]
    for template in templates {
      maps[template] = try? map(of: root.appending(path: "Templates/\(template)"))
    }
    return maps
  }()

  static func map(_ template: String) -> CodeMap { maps[template] ?? CodeMap() }

  static func map(of folder: URL) throws -> CodeMap {
    let text = try Data(contentsOf: folder.appending(path: "strata.yml"))
    let loaded = try DefinitionLoader(catalogue: RuleRegistry.descriptions).load(bytes: Array(text), path: "strata.yml")
    return Analyzer(DiskWorkspace(root: folder.path(percentEncoded: false)), by: loaded).snapshot().map()
  }

  static func map(_ files: [String: String], _ definition: String) throws -> CodeMap {
    var workspace = MemoryWorkspace()
    for (path, text) in files { workspace[path] = Array(text.utf8) }
    let loaded = try DefinitionLoader(catalogue: RuleRegistry.descriptions)
      .load(bytes: Array(definition.utf8), path: "strata.yml")
    return Analyzer(workspace, by: loaded).snapshot().map()
  }

  static func picture(_ template: String, _ level: CollapseLevel) throws -> MapPicture {
    var query = MapQuery()
    query.collapse = level
    return try map(template).picture(query, title: template)
  }

  /// Nodes in bands with edges, most of which run down; a few run up.
  static func graph(nodes: Int, edges: Int, bands: Int, seed: UInt64) -> LayoutGraph {
    var random = SplitMix(state: seed)
    var graph = LayoutGraph()
    for index in 0..<nodes {
      graph.nodes.append(
        LayoutGraph.Node(width: Double.random(in: 70...190, using: &random), height: 46, band: index * bands / nodes))
    }
    var known: Set<[Int]> = []
    while graph.edges.count < edges {
      let (a, b) = (Int.random(in: 0..<nodes, using: &random), Int.random(in: 0..<nodes, using: &random))
      let isUp = Int.random(in: 0..<12, using: &random) == 0
      let (from, to) = isUp ? (max(a, b), min(a, b)) : (min(a, b), max(a, b))
      guard a != b, known.insert([from, to]).inserted else { continue }
      graph.edges.append((from, to))
    }
    return graph
  }
}

/// The number of times that drawn curves meet, without those that share a node.
func crossings(_ curves: [[Point]], _ edges: [(from: Int, to: Int)]) -> Int {
  var count = 0
  for a in curves.indices {
    let (first, box) = (curves[a], bounds(curves[a]))
    for b in curves.indices.dropFirst(a + 1) {
      let ends = [edges[a].from, edges[a].to]
      if ends.contains(edges[b].from) || ends.contains(edges[b].to) { continue }
      guard box.grown(by: 1).intersects(bounds(curves[b]).grown(by: 1)) else { continue }
      count += meetings(first, curves[b])
    }
  }
  return count
}

private func bounds(_ points: [Point]) -> Rectangle {
  let (xs, ys) = (points.map(\.x), points.map(\.y))
  let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
  return Rectangle(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
}

private func meetings(_ a: [Point], _ b: [Point]) -> Int {
  func side(_ p: Point, _ q: Point, _ r: Point) -> Double { (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) }
  var count = 0
  for (p, q) in zip(a, a.dropFirst()) {
    for (r, s) in zip(b, b.dropFirst()) {
      if max(p.y, q.y) < min(r.y, s.y) || max(r.y, s.y) < min(p.y, q.y) { continue }
      if side(p, q, r) * side(p, q, s) < 0, side(r, s, p) * side(r, s, q) < 0 { count += 1 }
    }
  }
  return count
}
