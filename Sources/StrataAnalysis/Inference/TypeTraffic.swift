import StrataClassification
import StrataModel

/// How many references run between the layers of types, where files have types of several layers.
enum TypeTraffic {
  /// - Parameter indices: by the name of a layer: its index in the result.
  static func between(_ indices: [String: Int], _ project: ClassifiedGraph) -> [[Int]] {
    var result = Array(repeating: Array(repeating: 0, count: indices.count), count: indices.count)
    let graph = project.graph
    for index in graph.files.indices where !graph.files[index].isTest {
      let file = FileID(UInt32(index))
      let layerOfFile = project.layerOfFile[index]
      for reference in graph.references(in: file) where project.isProduction(reference) {
        guard let target = reference.target.typeID,
          let from = (reference.source.map { project.layer(of: $0) } ?? layerOfFile).flatMap({ indices[$0] }),
          let to = project.layer(of: target).flatMap({ indices[$0] }), from != to
        else { continue }
        result[from][to] += 1
      }
    }
    return result
  }
}
