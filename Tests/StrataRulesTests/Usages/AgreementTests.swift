import Foundation
import StrataAnalysis
import StrataMap
import StrataModel
import Testing

/// Findings, explanations and maps say the same of every usage.
@Suite struct AgreementTests {
  private struct Edge: Hashable {
    var from: String
    var to: String
    var kind: String
    var file: String
    var line: Int
  }

  private struct Location: Hashable {
    var place: StrataModel.SourceLocation
    var target: String
  }

  private struct Map {
    var edges: Set<Edge> = []
    /// Module of the file of each edge.
    var modules: [Edge: String] = [:]
    var types: Set<String> = []

    init(_ snapshot: Snapshot) throws {
      let json = try #require(JSONSerialization.jsonObject(with: Data(MapJSON.bytes(snapshot.map()))) as? [String: Any])
      for entry in try #require(json["types"] as? [[String: Any]]) {
        types.insert(try #require(entry["name"] as? String))
      }
      for entry in try #require(json["edges"] as? [[String: Any]]) {
        let edge = Edge(
          from: try #require(entry["from"] as? String), to: try #require(entry["to"] as? String),
          kind: try #require(entry["kind"] as? String), file: try #require(entry["file"] as? String),
          line: try #require(entry["line"] as? Int))
        edges.insert(edge)
        modules[edge] = try #require((entry["fileModule"] ?? entry["fromModule"]) as? String)
      }
    }
  }

  @Test func findingsExplanationsAndMapsAgree() throws {
    var compared = 0
    for fixture in Fixture.all {
      let analyzer = Analyzer(FixtureRun.workspace(of: fixture), by: try FixtureRun.definition(of: fixture))
      compared += try compare(analyzer.snapshot(), fixture.name)
    }
    // Findings about a type alone are of no usage. Raise it with new fixtures.
    #expect(compared >= 560, "\(compared)")
  }

  /// A type that is declared in a function is part of the type, or the function, around it.
  @Test func localTypes() throws {
    let snapshot = Analyzer(
      MemoryWorkspace([
        "Sources/Data/OrderStore.swift": "final class OrderStore { func load() {} }\n",
        "Sources/Presentation/OrderViewModel.swift": """
        final class OrderViewModel {
          func show() {
            struct Row { let store: OrderStore }
          }
        }
        func start() {
          struct Row { let store: OrderStore }
        }

        """,
      ]), by: try FixtureRun.definition(of: Fixture.all[0])
    ).snapshot()
    #expect(try compare(snapshot, "local types") == 2)
    let map = try Map(snapshot)
    #expect(map.types == ["OrderStore", "OrderViewModel"])
    #expect(map.edges.map(\.from) == ["OrderViewModel"])
    let usages = snapshot.usages(
      of: .types(snapshot.types(named: "OrderStore")), by: .types(Array(snapshot.graph.typeIDs))
    ).usages
    #expect(usages.map { "\($0.user) \($0.member)" } == ["OrderViewModel show()", "start() start()"])
  }

  /// - Returns: how many locations of findings are usages, and were compared with them.
  private func compare(_ snapshot: Snapshot, _ name: String) throws -> Int {
    var compared = 0
    let graph = snapshot.graph
    let map = try Map(snapshot)
    let all = Array(graph.typeIDs)
    let usages = snapshot.usages(of: .types(all), by: .types(all)).usages.filter { $0.kind != nil }

    // Each usage by a type is an edge, and each edge but those of a type to itself is a usage.
    let local = Set(all.filter { graph[$0].isLocal }.map { graph[$0].name })
    let explained = Set(
      usages.filter { map.types.contains($0.user) && !local.contains($0.target) && $0.user != $0.target }.map {
        Edge(
          from: $0.user, to: $0.target, kind: $0.kind.map { "\($0)" } ?? "", file: $0.location.file,
          line: $0.location.line)
      })
    let edges = map.edges.filter { $0.from != $0.to }
    #expect(explained == edges, "\(name)\n\(explained.symmetricDifference(edges))")

    // What a rule reports at the location of a usage has the same user and member, and the module of the file.
    let known = Dictionary(
      usages.map { (Location(place: $0.location, target: $0.target), $0) }, uniquingKeysWith: { first, _ in first })
    // A registration is reported for the type that is registered.
    for finding in snapshot.check().findings where finding.rule != "unregistered-dependency" {
      for place in finding.locations {
        guard let usage = known[Location(place: place, target: finding.target)] else { continue }
        compared += 1
        // A leak in the requirement of a protocol has the locations of its implementations, too.
        if finding.rule == "dto-leak", usage.user != finding.symbol { continue }
        // What a neutral alias passes on has the locations of its users, too.
        if finding.rule == "dependency-rule", place != finding.location, usage.user != finding.symbol { continue }
        #expect(usage.user == finding.symbol, "\(name): \(finding.message)")
        #expect(usage.member == finding.member, "\(name): \(finding.message)")
      }
    }
    for (edge, module) in map.modules {
      let file = try #require(graph.files.first { $0.path == edge.file })
      #expect(graph[file.module].name == module, "\(name): \(edge)")
    }
    return compared
  }
}
