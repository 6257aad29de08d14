import Foundation
import StrataModel
import Testing

@testable import strata

@Suite struct MetricsCommandTests {
  /// Two layers, four types: `View → Model → Port ← Store`, and `Store → Record`, which is nested in it.
  private static let files = [
    "strata.yml": """
    layers:
      Screen: { match: { path: "Screen/**" }, uses: [Core] }
      Core: { match: { path: "Core/**" } }

    """,
    "Screen/View.swift": "struct View { let model: Model }\n",
    "Screen/Model.swift": "final class Model { let port: Port\n  init(port: Port) { self.port = port } }\n",
    "Core/Port.swift": "protocol Port { func run() }\n",
    "Core/Store.swift": "struct Store: Port { func run() { _ = Record() }\n  struct Record {} }\n",
    "Tests/StoreTests.swift": "struct StoreTests { let store = Store() }\n",
  ]

  @Test func metricsByHand() throws {
    let folder = try TestFolder(Self.files)
    let run = Run("metrics", "--format", "json", in: folder.path)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.errors)")
    #expect(object["types"] as? Int == 4)
    // View → Model, Model → Port, Store → Port. The nested type and the tests are no part of it.
    #expect(object["dependencies"] as? Int == 3)
    // Reached: View 3, Model 2, Port 1, Store 2, of 4 types each: 8 / 16.
    #expect(object["propagationCost"] as? Double == 0.5)
    let layers = try #require(object["layerMetrics"] as? [[String: Any]])
    func value(_ layer: String, _ key: String) -> Double? {
      layers.first { $0["name"] as? String == layer }?[key] as? Double
    }
    // Screen: Model uses Port outside, nobody uses it.
    #expect(value("Screen", "efferent") == 1 && value("Screen", "afferent") == 0 && value("Screen", "instability") == 1)
    #expect(value("Screen", "abstractness") == 0 && value("Screen", "distance") == 0)
    #expect(value("Screen", "cohesion") == 1)
    // Core: one of two types is a protocol, only Model uses it.
    #expect(value("Core", "efferent") == 0 && value("Core", "afferent") == 1 && value("Core", "instability") == 0)
    #expect(value("Core", "abstractness") == 0.5 && value("Core", "distance") == 0.5 && value("Core", "cohesion") == 1)
    #expect(value("Core", "fanIn") == 1 && value("Core", "fanOut") == 0 && value("Screen", "fanOut") == 1)
  }

  @Test func cyclesAndTheLimit() throws {
    var files = Self.files
    files["Core/Port.swift"] = "protocol Port { func run(with view: View) }\n"
    let folder = try TestFolder(files)
    let run = Run("metrics", in: folder.path)
    #expect(run.status == 0)
    // Every type reaches View, Model and Port; Store also itself: (3 + 3 + 3 + 4) / 16.
    for text in [
      "propagation cost 81.3 %", "cycles: 2 layers in 1 group; the largest has 2: Screen and Core\n",
      "cycles: 3 types in 1 group; the largest has 3: Model, Port and View\n",
    ] { #expect(run.output.contains(text), "\(run.output)") }
    #expect(Run("metrics", "--max-propagation-cost", "82", in: folder.path).status == 0)
    let over = Run("metrics", "--max-propagation-cost", "81", in: folder.path)
    #expect(over.status == 1 && over.errors.contains("propagation cost 81.3 % is above 81 %"))
  }

  @Test func tables() throws {
    let folder = try TestFolder(Self.files)
    let csv = Run("metrics", "--of", "type", "--format", "csv", in: folder.path)
    #expect(
      csv.output.hasPrefix(
        "kind,name,module,types,protocols,afferent,efferent,instability,abstractness,distance,cohesion,fanIn,fanOut\n"))
    #expect(csv.output.contains(",Port,") && csv.output.split(separator: "\n").count == 5, "\(csv.output)")
    let text = Run("metrics", "--of", "type", "--limit", "2", in: folder.path)
    #expect(text.output.contains("… and 2 more (--limit)\n") && !text.output.contains("Layers"), "\(text.output)")
    #expect(Run("metrics", "--format", "markdown", in: folder.path).output.contains("| `Core` | 2 | 1 |"))
  }

  @Test func reachOfLargeGraphs() {
    // A chain that is longer than one block of components, with a cycle at its end.
    let count = 9000
    var targets = (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }
    targets[count - 1] = [count - 3]
    let reach = DirectedGraph(targets).reach
    #expect(reach[0] == count && reach[count - 1] == 3 && reach[count - 4] == 4)
    #expect(DirectedGraph(targets).cyclicGroups == [[count - 3, count - 2, count - 1]])
  }
}
