import Foundation
import Testing

@testable import StrataMap

/// The drawings of Strata and of Graphviz `dot`, where it is installed: the same graphs, with the same rows for bands or
/// without any. What is counted are the crossings that are drawn.
@Suite(.enabled(if: Dot.path != nil)) struct DotComparisonTests {
  @Test(arguments: [1, 2, 4]) func generatedGraphsHaveFewCrossings(bands: Int) throws {
    var (own, others) = (0, 0)
    for seed in UInt64(1)...24 {
      let nodes = 12 + Int(seed % 20) * 3
      let graph = Sample.graph(nodes: nodes, edges: nodes * 3 / 2, bands: bands, seed: seed)
      own += Self.crossings(graph)
      others += try Dot.crossings(graph)
    }
    #expect(Double(own) <= 1.2 * Double(others), "\(own) crossings, dot has \(others)")
  }

  @Test func picturesOfTheTemplatesHaveFewCrossings() throws {
    var (own, others) = (0, 0)
    for template in Sample.templates {
      for level in [CollapseLevel.layer, .folder] {
        let picture = try Sample.picture(template, level)
        var graph = LayoutGraph()
        graph.nodes = picture.boxes.map { LayoutGraph.Node(width: 120, height: 46, band: $0.band ?? 0) }
        graph.edges = picture.arrows.map { ($0.from, $0.to) }
        own += Self.crossings(graph)
        others += try Dot.crossings(graph)
      }
    }
    #expect(Double(own) <= 1.2 * Double(others), "\(own) crossings, dot has \(others)")
  }

  private static func crossings(_ graph: LayoutGraph) -> Int {
    let curves = LayeredLayout(graph, hasBands: true).layout.curves.map { Curve.flattened($0, steps: 12) }
    return StrataMapTests.crossings(curves, graph.edges)
  }
}

/// Graphviz.
enum Dot {
  static let path = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static func crossings(_ graph: LayoutGraph) throws -> Int {
    var text = "digraph { node [shape=box, fixedsize=true];\n"
    for (index, node) in graph.nodes.enumerated() {
      text += "n\(index) [width=\(node.width / 72), height=\(node.height / 72)];\n"
    }
    // Bands: every node of one is above every node of the next, by way of a node between them.
    let bands = Set(graph.nodes.map(\.band)).sorted()
    for (band, next) in zip(bands, bands.dropFirst()) {
      text += "s\(band) [style=invis, width=0.01, height=0.01];\n"
      for (index, node) in graph.nodes.enumerated() where node.band == band || node.band == next {
        text += (node.band == band ? "n\(index) -> s\(band)" : "s\(band) -> n\(index)") + " [style=invis, weight=0];\n"
      }
    }
    for (index, edge) in graph.edges.enumerated() {
      // An upward edge has its rows from the bands.
      let isUp = graph.nodes[edge.from].band > graph.nodes[edge.to].band
      text +=
        isUp
        ? "n\(edge.to) -> n\(edge.from) [dir=back, id=e\(index)];\n" : "n\(edge.from) -> n\(edge.to) [id=e\(index)];\n"
    }
    let output = try run(text + "}\n")
    let json = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
    var curves = Array(repeating: [Point](), count: graph.edges.count)
    for edge in try #require(json["edges"] as? [[String: Any]]) {
      guard let id = edge["id"] as? String, let index = Int(id.dropFirst()), let position = edge["pos"] as? String
      else {
        continue
      }
      let points = position.split(separator: " ").filter { !$0.hasPrefix("e,") && !$0.hasPrefix("s,") }.map { pair in
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        return Point(x: numbers[0], y: numbers[1])
      }
      curves[index] = Curve.flattened(points, steps: 12)
    }
    #expect(!curves.contains { $0.isEmpty })
    return StrataMapTests.crossings(curves, graph.edges)
  }

  private static func run(_ text: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = ["-Tjson"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return data
  }
}
