/// Places the vertices of ordered rows: each near the mean of its neighbours, without overlap, long edges as straight as
/// possible.
struct CoordinateAssignment {
  private let graph: RowGraph
  /// By vertex: the middle.
  private(set) var x: [Double]

  init(_ graph: RowGraph) {
    self.graph = graph
    x = Array(repeating: 0, count: graph.widths.count)
    for row in graph.rows {
      var left = 0.0
      for (index, vertex) in row.enumerated() {
        if index > 0 { left += Self.distance(row[index - 1], vertex, graph) }
        x[vertex] = left
      }
      // Rows begin in the middle.
      for vertex in row { x[vertex] -= left / 2 }
    }
    let rounds = graph.segmentCount > 20_000 ? 4 : 40
    for round in 0..<rounds {
      sweep(graph.rows.indices.map { $0 }, up: true, down: round > rounds / 2)
      sweep(graph.rows.indices.reversed(), up: round > rounds / 2, down: true)
    }
    for pass in 0..<(graph.segmentCount > 20_000 ? 1 : 8) { straighten(backwards: pass % 2 == 1) }
    closeGaps()
  }

  /// Long edges without bends, as far as their neighbours leave space.
  private mutating func straighten(backwards: Bool) {
    var place = Array(repeating: 0, count: x.count)
    for row in graph.rows { for (index, vertex) in row.enumerated() { place[vertex] = index } }
    func space(_ vertex: Int) -> (low: Double, high: Double) {
      let row = graph.rows[graph.rowOf[vertex]]
      let index = place[vertex]
      return (
        index == 0 ? -.infinity : x[row[index - 1]] + Self.distance(row[index - 1], vertex, graph),
        index + 1 == row.count ? .infinity : x[row[index + 1]] - Self.distance(vertex, row[index + 1], graph)
      )
    }
    for chain in backwards ? graph.chains.reversed() : graph.chains where chain.count > 3 {
      let points = chain.dropFirst().dropLast()
      var run: [Int] = []
      var limits = (low: -Double.infinity, high: Double.infinity)
      func finish() {
        let mean = run.reduce(0) { $0 + x[$1] } / Double(max(run.count, 1))
        for point in run { x[point] = min(max(mean, limits.low), limits.high) }
      }
      for point in points {
        let own = space(point)
        let both = (low: max(limits.low, own.low), high: min(limits.high, own.high))
        if both.low <= both.high {
          limits = both
        } else {
          finish()
          run = []
          limits = own
        }
        run.append(point)
      }
      finish()
    }
  }

  /// Parts of the drawing that nothing connects stand side by side; the drawing begins at 0.
  private mutating func closeGaps() {
    var spans: [(low: Double, high: Double)] = []
    for row in graph.rows {
      for vertex in row {
        spans.append((x[vertex] - graph.widths[vertex] / 2, x[vertex] + graph.widths[vertex] / 2))
        for other in graph.down[vertex] { spans.append((min(x[vertex], x[other]), max(x[vertex], x[other]))) }
      }
    }
    spans.sort { $0.low < $1.low }
    var cuts: [(from: Double, shift: Double)] = []
    var (end, shift) = (0.0, spans.first?.low ?? 0)
    cuts.append((-.infinity, shift))
    for (index, span) in spans.enumerated() {
      if index > 0, span.low > end + LayoutMetrics.nodeGap {
        shift += span.low - end - LayoutMetrics.nodeGap
        cuts.append((span.low, shift))
      }
      end = index == 0 ? span.high : max(end, span.high)
    }
    for vertex in x.indices {
      let left = x[vertex] - graph.widths[vertex] / 2
      x[vertex] -= cuts.last { $0.from <= left }?.shift ?? 0
    }
  }

  private static func distance(_ left: Int, _ right: Int, _ graph: RowGraph) -> Double {
    let arePoints = graph.isPoint(left) && graph.isPoint(right)
    let areNodes = !graph.isPoint(left) && !graph.isPoint(right)
    let gap = arePoints ? LayoutMetrics.edgeGap : areNodes ? LayoutMetrics.nodeGap : LayoutMetrics.nodeGap * 0.75
    return (graph.widths[left] + graph.widths[right]) / 2 + gap
  }

  private mutating func sweep(_ rows: [Int], up: Bool, down: Bool) {
    for row in rows {
      let vertices = graph.rows[row]
      let wanted = vertices.map { vertex -> (x: Double, weight: Double) in
        var sum = 0.0
        var weight = 0.0
        for other in (up ? graph.up[vertex] : []) + (down ? graph.down[vertex] : []) {
          let part = graph.isPoint(vertex) && graph.isPoint(other) ? 8.0 : 1.0
          sum += part * x[other]
          weight += part
        }
        return weight == 0 ? (x[vertex], 0.1) : (sum / weight, weight)
      }
      place(vertices, wanted)
    }
  }

  /// The positions that are nearest to the wanted ones, with the least distances kept: isotonic regression.
  private mutating func place(_ vertices: [Int], _ wanted: [(x: Double, weight: Double)]) {
    var offset = 0.0
    var offsets: [Double] = []
    var blocks: [(sum: Double, weight: Double, count: Int)] = []
    for (index, vertex) in vertices.enumerated() {
      if index > 0 { offset += Self.distance(vertices[index - 1], vertex, graph) }
      offsets.append(offset)
      var block = ((wanted[index].x - offset) * wanted[index].weight, wanted[index].weight, 1)
      while let last = blocks.last, last.sum / last.weight >= block.0 / block.1 {
        block = (block.0 + last.sum, block.1 + last.weight, block.2 + last.count)
        blocks.removeLast()
      }
      blocks.append((block.0, block.1, block.2))
    }
    var index = 0
    for block in blocks {
      for _ in 0..<block.count {
        x[vertices[index]] = block.sum / block.weight + offsets[index]
        index += 1
      }
    }
  }
}
