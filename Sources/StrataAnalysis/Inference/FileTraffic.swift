import StrataClassification
import StrataModel

/// How many references run from each file of a code base to types of other files, to functions and members that these add to
/// types of frameworks, and to the types that it extends, in production code. Code in an extension counts for its own file.
struct FileTraffic {
  private struct Way {
    var from: FileID
    var to: FileID
    var count: Int
  }

  private var ways: [Way] = []

  init(_ project: ClassifiedGraph) {
    let graph = project.graph
    for index in graph.files.indices where !graph.files[index].isTest {
      let file = FileID(UInt32(index))
      var counts: [FileID: Int] = [:]
      for reference in graph.references(in: file) where project.isProduction(reference) {
        guard
          let other = reference.target.typeID.map({ graph[$0].declaration.file }) ?? reference.target.declaringFile
        else { continue }
        if other != file, !graph[other].isTest { counts[other, default: 0] += 1 }
      }
      for case let extended? in Self.extendedTypes(of: file, in: graph) where project.isProduction(extended) {
        let other = graph[extended].declaration.file
        if other != file { counts[other, default: 0] += 1 }
      }
      ways += counts.map { Way(from: file, to: $0, count: $1) }
    }
  }

  private static func extendedTypes(of file: FileID, in graph: Graph) -> [TypeID?] {
    let facts = graph[file].facts
    return facts.topLevelDeclarations.filter { facts.declarations[$0].kind == .extension }.map {
      graph.typeOfDeclaration[file.index][$0]
    }
  }

  /// The references between groups of files: `result[a][b]` = those from group `a` to group `b`.
  /// - Parameter groups: the number of the group of a file.
  func between(_ groups: [FileID: Int], count: Int) -> [[Int]] {
    var result = Array(repeating: Array(repeating: 0, count: count), count: count)
    for way in ways {
      guard let from = groups[way.from], let to = groups[way.to], from != to else { continue }
      result[from][to] += way.count
    }
    return result
  }
}
