/// Orders the rows of a graph so that few edges cross: sweeps by the mean position of the neighbours, then swaps of
/// adjacent vertices, from several first orders. Deterministic.
struct CrossingReduction {
  private var graph: RowGraph
  private var position: [Int]

  init(_ graph: RowGraph) {
    self.graph = graph
    position = Array(repeating: 0, count: graph.widths.count)
  }

  /// The graph with the best order that was found.
  mutating func reduced() -> RowGraph {
    let size = max(graph.segmentCount, 1)
    // The work grows with starts, sweeps and size; pictures that fit on a screen have a few hundred segments.
    let starts = min(max(40_000 / size, 1), 200)
    let sweeps = min(max(400_000 / size, 2), 16)
    var best = graph.rows
    var fewest = Int.max
    var random = SplitMix(state: 1)
    for start in 0..<starts where fewest > 0 {
      switch start {
      case 0: orderByDepth(down: true)
      case 1: orderByDepth(down: false)
      // From the best order so far, with some rows in another one: what a sweep cannot leave, a jump can.
      default:
        graph.rows = best
        for row in graph.rows.indices where Int.random(in: 0..<3, using: &random) == 0 {
          graph.rows[row].shuffle(using: &random)
        }
      }
      note()
      var quiet = 0
      var lowest = Int.max
      for sweep in 0..<sweeps where quiet < 3 {
        sort(down: (sweep + start) % 2 == 0, byMedian: start % 2 == 1, reversesTies: sweep % 4 > 1)
        if size < 20_000 { swapNeighbours() }
        let count = crossings()
        if count < fewest { (fewest, best) = (count, graph.rows) }
        quiet = count < lowest ? 0 : quiet + 1
        lowest = min(lowest, count)
      }
    }
    graph.rows = best
    return graph
  }

  /// Vertices in the order in which a search from the first or last row meets them.
  private mutating func orderByDepth(down: Bool) {
    var met = Array(repeating: Int.max, count: graph.widths.count)
    var count = 0
    let rows = down ? graph.rows : graph.rows.reversed()
    for start in rows.joined() where met[start] == Int.max {
      var front = [start]
      while let vertex = front.popLast() {
        guard met[vertex] == Int.max else { continue }
        met[vertex] = count
        count += 1
        front += (graph.up[vertex] + graph.down[vertex]).reversed()
      }
    }
    for row in graph.rows.indices { graph.rows[row].sort { met[$0] < met[$1] } }
  }

  private mutating func note() {
    for row in graph.rows { for (index, vertex) in row.enumerated() { position[vertex] = index } }
  }

  private mutating func sort(down: Bool, byMedian: Bool, reversesTies: Bool) {
    let order = down ? Array(graph.rows.indices.dropFirst()) : Array(graph.rows.indices.dropLast().reversed())
    for row in order {
      let keyed = graph.rows[row].enumerated().map { index, vertex in
        let neighbours = down ? graph.up[vertex] : graph.down[vertex]
        let mean =
          neighbours.isEmpty
          ? Double(index)
          : byMedian
            ? median(neighbours) : Double(neighbours.reduce(0) { $0 + position[$1] }) / Double(neighbours.count)
        return (mean: mean, index: reversesTies ? -index : index, vertex: vertex)
      }
      graph.rows[row] = keyed.sorted { ($0.mean, $0.index) < ($1.mean, $1.index) }.map(\.vertex)
      for (index, vertex) in graph.rows[row].enumerated() { position[vertex] = index }
    }
  }

  private func median(_ vertices: [Int]) -> Double {
    let places = vertices.map { position[$0] }.sorted()
    let middle = places.count / 2
    return places.count % 2 == 1 ? Double(places[middle]) : Double(places[middle - 1] + places[middle]) / 2
  }

  /// Swaps adjacent vertices as long as that removes crossings.
  private mutating func swapNeighbours() {
    var improved = true
    var rounds = 0
    while improved, rounds < 8 {
      improved = false
      rounds += 1
      for row in graph.rows.indices {
        for index in graph.rows[row].indices.dropLast() {
          let (left, right) = (graph.rows[row][index], graph.rows[row][index + 1])
          let now = crossings(graph.up, left, right) + crossings(graph.down, left, right)
          if now == 0 { continue }
          let swapped = crossings(graph.up, right, left) + crossings(graph.down, right, left)
          // Once also where nothing is lost: another swap may gain by it.
          if swapped < now || swapped == now && rounds == 2 {
            graph.rows[row].swapAt(index, index + 1)
            position[left] = index + 1
            position[right] = index
            improved = improved || swapped < now
          }
        }
      }
    }
  }

  /// The crossings of the edges of two vertices on one side.
  private func crossings(_ neighbours: [[Int]], _ left: Int, _ right: Int) -> Int {
    var count = 0
    for a in neighbours[left] {
      for b in neighbours[right] where position[b] < position[a] { count += 1 }
    }
    return count
  }

  private func crossings() -> Int { Self.crossings(of: graph, position) }

  /// The number of pairs of edges that cross.
  static func crossings(of graph: RowGraph, _ position: [Int]) -> Int {
    var total = 0
    for row in graph.rows.dropLast() {
      var lower: [Int] = []
      for vertex in row { lower += graph.down[vertex].map { position[$0] }.sorted() }
      var tree = Array(repeating: 0, count: (lower.max() ?? 0) + 2)
      for (index, place) in lower.enumerated() {
        var smaller = 0
        var node = place + 1
        while node > 0 {
          smaller += tree[node]
          node -= node & -node
        }
        total += index - smaller
        node = place + 1
        while node < tree.count {
          tree[node] += 1
          node += node & -node
        }
      }
    }
    return total
  }
}

/// A fixed sequence of numbers, so that the same code has the same picture.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
