import StrataModel

/// What an analysis knows of the members that the files of a project use, read for each file that is asked for.
struct MemberUseIndex: Sendable {
  private let graph: Graph
  private let files: [String: Int]
  private let gaps: [Int: [Gap]]
  private let externals: Set<String>

  init(_ graph: Graph) {
    self.graph = graph
    files = Dictionary(graph.files.indices.map { (graph.files[$0].path, $0) }) { first, _ in first }
    gaps = Dictionary(grouping: graph.gaps) { $0.file.index }
    externals = Set(graph.externals.map(\.name))
  }

  subscript(path: String) -> MemberUses? {
    files[path].map { MemberUses(of: $0, in: graph, gaps: gaps[$0] ?? [], externals: externals) }
  }
}
