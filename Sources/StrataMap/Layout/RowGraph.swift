/// A graph whose edges run from one row to the next: a long edge has a point in every row between. Edges between the same
/// two nodes share one chain.
struct RowGraph {
  /// Vertices by row, from left to right: nodes of the graph, then points of long edges.
  var rows: [[Int]]
  private(set) var up: [[Int]]
  private(set) var down: [[Int]]
  private(set) var widths: [Double]
  private(set) var rowOf: [Int]
  /// By edge: the vertices from the upper end to the lower one.
  private(set) var chains: [[Int]] = []
  let nodeCount: Int

  init(_ graph: LayoutGraph, _ ranks: RankAssignment) {
    nodeCount = graph.nodes.count
    rows = Array(repeating: [], count: ranks.rowCount)
    rowOf = ranks.rows
    widths = graph.nodes.map(\.width)
    up = Array(repeating: [], count: nodeCount)
    down = up
    for node in graph.nodes.indices { rows[ranks.rows[node]].append(node) }
    var known: [Int: [Int]] = [:]
    for edge in graph.edges {
      let isDown = rowOf[edge.from] <= rowOf[edge.to]
      let (upper, lower) = isDown ? (edge.from, edge.to) : (edge.to, edge.from)
      if let chain = known[upper * nodeCount + lower] {
        chains.append(chain)
        continue
      }
      var chain = [upper]
      for row in (rowOf[upper] + 1)..<max(rowOf[lower], rowOf[upper] + 1) {
        let point = widths.count
        widths.append(0)
        rowOf.append(row)
        up.append([])
        down.append([])
        rows[row].append(point)
        chain.append(point)
      }
      chain.append(lower)
      for (a, b) in zip(chain, chain.dropFirst()) {
        down[a].append(b)
        up[b].append(a)
      }
      known[upper * nodeCount + lower] = chain
      chains.append(chain)
    }
  }

  func isPoint(_ vertex: Int) -> Bool { vertex >= nodeCount }
  var segmentCount: Int { down.reduce(0) { $0 + $1.count } }
}
