/// Assigns a row to every node: bands from top to bottom, and inside a band users above what they use, as far as there
/// are no cycles. Rows have a limited width.
struct RankAssignment {
  fileprivate(set) var rows: [Int]
  private(set) var rowCount = 0
  /// By row.
  private(set) var bandOfRow: [Int] = []
  fileprivate let graph: LayoutGraph
  /// By node: how many more edges run down than up, from it.
  fileprivate var pullDown: [Int]

  init(_ graph: LayoutGraph, rowWidth: Double) {
    self.graph = graph
    rows = Array(repeating: 0, count: graph.nodes.count)
    pullDown = rows
    for edge in graph.edges {
      let (from, to) = (graph.nodes[edge.from].band, graph.nodes[edge.to].band)
      if from == to { continue }
      pullDown[from < to ? edge.from : edge.to] += 1
      pullDown[from < to ? edge.to : edge.from] -= 1
    }
    let bandCount = (graph.nodes.map(\.band).max() ?? -1) + 1
    var members = Array(repeating: [Int](), count: bandCount)
    for (index, node) in graph.nodes.enumerated() { members[node.band].append(index) }
    for band in 0..<bandCount where !members[band].isEmpty { assign(members[band], band, rowWidth) }
  }

  private mutating func assign(_ members: [Int], _ band: Int, _ rowWidth: Double) {
    let inner = graph.edges.filter { graph.nodes[$0.from].band == band && graph.nodes[$0.to].band == band }
    let order = AcyclicOrder(members, inner).order
    var position: [Int: Int] = [:]
    for (index, node) in order.enumerated() { position[node] = index }
    var above: [Int: [Int]] = [:]
    var below: [Int: [Int]] = [:]
    for edge in inner {
      let isForward = (position[edge.from] ?? 0) < (position[edge.to] ?? 0)
      let (upper, lower) = isForward ? (edge.from, edge.to) : (edge.to, edge.from)
      pullDown[upper] += 1
      pullDown[lower] -= 1
      above[lower, default: []].append(upper)
      below[upper, default: []].append(lower)
    }
    var used: [Double] = []
    func width(_ node: Int) -> Double { graph.nodes[node].width + LayoutMetrics.nodeGap }
    // Those of one row in the order of their rows above, so that chains stay short.
    for node in order {
      var row = (above[node] ?? []).map { rows[$0] + 1 }.max() ?? 0
      while row < used.count, used[row] > 0, used[row] + width(node) > rowWidth { row += 1 }
      while used.count <= row { used.append(0) }
      used[row] += width(node)
      rows[node] = row
    }
    shorten(order, above, below, &used, rowWidth)
    let kept = used.indices.filter { row in members.contains { rows[$0] == row } }
    var place: [Int: Int] = [:]
    for (new, old) in kept.enumerated() { place[old] = rowCount + new }
    for node in members { rows[node] = place[rows[node]] ?? rowCount }
    rowCount += kept.count
    bandOfRow += Array(repeating: band, count: kept.count)
  }
}

extension RankAssignment {
  /// Moves nodes to the row, of those that their neighbours in the band leave, with which their edges are shortest.
  fileprivate mutating func shorten(
    _ order: [Int], _ above: [Int: [Int]], _ below: [Int: [Int]], _ used: inout [Double], _ rowWidth: Double
  ) {
    for pass in 0..<8 {
      var hasMoved = false
      for node in pass % 2 == 0 ? order.reversed() : order {
        let (upper, lower) = (above[node] ?? [], below[node] ?? [])
        let pull = pullDown[node]
        if pull == 0 { continue }
        let low = upper.map { rows[$0] + 1 }.max() ?? 0
        let high = lower.map { rows[$0] - 1 }.min() ?? used.count - 1
        let width = graph.nodes[node].width + LayoutMetrics.nodeGap
        let candidates =
          pull > 0
          ? Array((rows[node] + 1..<max(high, rows[node]) + 1).reversed()) : Array(min(low, rows[node])..<rows[node])
        guard let row = candidates.first(where: { used[$0] + width <= rowWidth }) else { continue }
        used[rows[node]] -= width
        used[row] += width
        rows[node] = row
        hasMoved = true
      }
      if !hasMoved { break }
    }
  }
}

/// An order of nodes in which few edges run backwards (Eades, Lin and Smyth).
struct AcyclicOrder {
  private(set) var order: [Int] = []

  init(_ nodes: [Int], _ edges: [(from: Int, to: Int)]) {
    var place: [Int: Int] = [:]
    for (index, node) in nodes.enumerated() { place[node] = index }
    var uses = Array(repeating: [Int](), count: nodes.count)
    var users = uses
    for edge in edges {
      guard let from = place[edge.from], let to = place[edge.to] else { continue }
      uses[from].append(to)
      users[to].append(from)
    }
    var outgoing = uses.map(\.count)
    var incoming = users.map(\.count)
    var rest = Array(nodes.indices)
    var first: [Int] = []
    var last: [Int] = []
    func remove(_ node: Int) {
      for other in uses[node] { incoming[other] -= 1 }
      for other in users[node] { outgoing[other] -= 1 }
    }
    while !rest.isEmpty {
      let sinks = rest.filter { outgoing[$0] == 0 && incoming[$0] > 0 }
      let sources = sinks.isEmpty ? rest.filter { incoming[$0] == 0 } : []
      if !sinks.isEmpty {
        last += sinks.reversed()
        for node in sinks { remove(node) }
        let removed = Set(sinks)
        rest.removeAll { removed.contains($0) }
      } else if !sources.isEmpty {
        first += sources
        for node in sources { remove(node) }
        let removed = Set(sources)
        rest.removeAll { removed.contains($0) }
      } else {
        let next = rest.max { (outgoing[$0] - incoming[$0], $1) < (outgoing[$1] - incoming[$1], $0) } ?? rest[0]
        first.append(next)
        remove(next)
        rest.removeAll { $0 == next }
      }
    }
    order = (first + last.reversed()).map { nodes[$0] }
  }
}
