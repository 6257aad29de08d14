/// Draws a graph in rows: bands, rows inside them, few crossings, straight long edges. The same graph always has the same
/// drawing.
struct LayeredLayout {
  private let graph: LayoutGraph
  private let ranks: RankAssignment
  private let rows: RowGraph
  private let x: [Double]
  private var tops: [Double] = []
  private var bottoms: [Double] = []

  /// - Parameter hasBands: whether bands are drawn, which need space.
  init(_ graph: LayoutGraph, hasBands: Bool) {
    self.graph = graph
    let area = graph.nodes.reduce(0) { $0 + ($1.width + LayoutMetrics.nodeGap) * ($1.height + LayoutMetrics.rowGap) }
    // Bands add rows. Without them, narrow rows would add crossings instead.
    let isBanded = graph.nodes.contains { $0.band != graph.nodes[0].band }
    ranks = RankAssignment(graph, rowWidth: max(1_200, (area * (isBanded ? 3.4 : 10)).squareRoot()))
    var reduction = CrossingReduction(RowGraph(graph, ranks))
    rows = reduction.reduced()
    x = CoordinateAssignment(rows).x
    placeRows(hasBands)
  }

  var layout: GraphLayout {
    var layout = GraphLayout()
    layout.boxes = graph.nodes.enumerated().map { index, node in
      let row = ranks.rows[index]
      let y = (tops[row] + bottoms[row] - node.height) / 2
      return Rectangle(x: x[index] - node.width / 2, y: y, width: node.width, height: node.height)
    }
    layout.curves = EdgeRouter(graph, rows, x, tops, bottoms, layout.boxes).curves
    layout.width = max(layout.boxes.map(\.maxX).max() ?? 0, layout.curves.joined().map(\.x).max() ?? 0)
    let bandCount = (ranks.bandOfRow.last ?? -1) + 1
    layout.bands = (0..<bandCount).compactMap { band in
      guard let first = ranks.bandOfRow.firstIndex(of: band), let last = ranks.bandOfRow.lastIndex(of: band) else {
        return nil
      }
      return (tops[first] - LayoutMetrics.bandPadding)...(bottoms[last] + LayoutMetrics.bandPadding)
    }
    layout.height = (bottoms.last ?? 0) + LayoutMetrics.bandPadding
    return layout
  }

  /// The more edges run between two rows, the farther they are apart.
  private mutating func placeRows(_ hasBands: Bool) {
    var y = LayoutMetrics.bandPadding
    for row in rows.rows.indices {
      let height = rows.rows[row].filter { !rows.isPoint($0) }.map { graph.nodes[$0].height }.max() ?? 0
      tops.append(y)
      bottoms.append(y + height)
      let edges = rows.rows[row].reduce(0) { $0 + rows.down[$1].count }
      var gap = LayoutMetrics.rowGap + min(Double(edges), 46)
      if hasBands, row + 1 < ranks.bandOfRow.count, ranks.bandOfRow[row] != ranks.bandOfRow[row + 1] {
        gap += LayoutMetrics.bandGap
      }
      y += height + gap
    }
  }
}
