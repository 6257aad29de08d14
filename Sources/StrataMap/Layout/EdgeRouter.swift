/// The curves of the edges: from the lower side of a node to the upper side of another one, straight through the rows
/// between.
struct EdgeRouter {
  private let graph: LayoutGraph
  private let rows: RowGraph
  private let x: [Double]
  private let tops: [Double]
  private let bottoms: [Double]
  private let boxes: [Rectangle]
  /// By pair of upper and lower node: the horizontal positions of their ends.
  private var ports: [Int: (upper: Double, lower: Double)] = [:]

  init(
    _ graph: LayoutGraph, _ rows: RowGraph, _ x: [Double], _ tops: [Double], _ bottoms: [Double], _ boxes: [Rectangle]
  ) {
    self.graph = graph
    self.rows = rows
    self.x = x
    self.tops = tops
    self.bottoms = bottoms
    self.boxes = boxes
    findPorts()
  }

  var curves: [[Point]] {
    var seen: [Int: Int] = [:]
    for chain in rows.chains { seen[key(chain), default: 0] += 1 }
    return graph.edges.indices.map { edge in
      let chain = rows.chains[edge]
      let isDown = graph.edges[edge].from == chain[0]
      // Of two opposite edges, each keeps to one side.
      let shift = seen[key(chain)] == 1 ? 0 : isDown ? -4.0 : 4.0
      let curve = curve(chain, shift)
      return isDown ? curve : curve.reversed()
    }
  }

  private func key(_ chain: [Int]) -> Int { chain[0] * graph.nodes.count + chain[chain.count - 1] }

  private func curve(_ chain: [Int], _ shift: Double) -> [Point] {
    let port = ports[key(chain)] ?? (boxes[chain[0]].midX, boxes[chain[chain.count - 1]].midX)
    let (upper, lower) = (boxes[chain[0]], boxes[chain[chain.count - 1]])
    var points = [Point(x: port.upper + shift, y: upper.maxY)]
    func turn(to end: Point) {
      let start = points[points.count - 1]
      let middle = (start.y + end.y) / 2
      points += [Point(x: start.x, y: middle), Point(x: end.x, y: middle), end]
    }
    for vertex in chain.dropFirst().dropLast() {
      let row = rows.rowOf[vertex]
      turn(to: Point(x: x[vertex] + shift, y: tops[row]))
      turn(to: Point(x: x[vertex] + shift, y: bottoms[row]))
    }
    turn(to: Point(x: port.lower + shift, y: lower.y))
    return points
  }

  /// The ends of the edges of one node have the order of their other ends.
  private mutating func findPorts() {
    var below = Array(repeating: [(x: Double, key: Int)](), count: graph.nodes.count)
    var above = below
    var known: Set<Int> = []
    for chain in rows.chains where known.insert(key(chain)).inserted {
      below[chain[0]].append((x[chain[1]], key(chain)))
      above[chain[chain.count - 1]].append((x[chain[chain.count - 2]], key(chain)))
    }
    func spread(_ ends: [(x: Double, key: Int)], _ box: Rectangle) -> [(Int, Double)] {
      let sorted = ends.sorted { ($0.x, $0.key) < ($1.x, $1.key) }
      let width = box.width - 28
      let step = min(width / Double(max(sorted.count, 1)), 22)
      let left = box.midX - step * Double(sorted.count - 1) / 2
      return sorted.enumerated().map { ($1.key, left + step * Double($0)) }
    }
    for node in graph.nodes.indices {
      for (key, place) in spread(below[node], boxes[node]) { ports[key, default: (0, 0)].upper = place }
      for (key, place) in spread(above[node], boxes[node]) { ports[key, default: (0, 0)].lower = place }
    }
  }
}
