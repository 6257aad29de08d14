import StrataModel

/// A small directed graph with weighted edges: finds its cycles.
struct CycleFinder {
  struct Edge {
    let to: Int
    /// The number of references that make up the edge.
    var count: Int
    /// The first of them, as an index of the caller.
    var first: Int
  }

  /// A cycle: the shortest one of a strongly connected group.
  struct Cycle {
    /// All members of the group, ascending.
    var group: [Int]
    /// Nodes in order; the last uses the first again.
    var nodes: [Int]
  }

  /// A node, and one that it uses.
  struct Pair: Hashable {
    var from: Int
    var to: Int

    init(_ from: Int, _ to: Int) { (self.from, self.to) = (from, to) }
  }

  let count: Int
  /// By node, in the order of the nodes that it uses.
  private var edges: [[Edge]]

  init(count: Int) {
    self.count = count
    edges = Array(repeating: [], count: count)
  }

  mutating func add(from: Int, to: Int, at first: Int) {
    let place = edges[from].partitionPoint { $0.to < to }
    if place < edges[from].count, edges[from][place].to == to {
      edges[from][place].count += 1
    } else {
      edges[from].insert(Edge(to: to, count: 1, first: first), at: place)
    }
  }

  func edge(_ from: Int, _ to: Int) -> Edge? {
    let place = edges[from].partitionPoint { $0.to < to }
    return place < edges[from].count && edges[from][place].to == to ? edges[from][place] : nil
  }

  /// One cycle for each group of nodes that reach each other, in the order of their smallest members.
  func cycles() -> [Cycle] {
    let following = edges.map { $0.map(\.to) }
    return groups(following).map { group in
      Cycle(group: group, nodes: shortest(in: group, following))
    }
  }

  /// The shortest cycle of a group, the first of equal ones. A node is removed once its cycles are known, together with
  /// all nodes that are then on no cycle any more: a single large cycle is traversed once.
  private func shortest(in group: [Int], _ following: [[Int]]) -> [Int] {
    var rest = CycleMembers(group, following)
    var best: [Int] = []
    for start in group where rest.contains(start) {
      var previous: [Int: Int] = [start: start]
      var level = [start]
      var length = 1
      search: while !level.isEmpty, best.isEmpty || length < best.count {
        var next: [Int] = []
        for node in level {
          for to in following[node] where rest.contains(to) {
            if to == start {
              var path = [node]
              while let last = path.last, last != start, let before = previous[last] { path.append(before) }
              best = path.reversed()
              break search
            }
            if previous[to] == nil {
              previous[to] = node
              next.append(to)
            }
          }
        }
        level = next
        length += 1
      }
      if best.count == 2 { break }
      rest.remove(start)
    }
    return best
  }

  /// Groups of two or more nodes that reach each other (and single nodes that use themselves), without recursion.
  private func groups(_ following: [[Int]]) -> [[Int]] {
    var order = Array(repeating: -1, count: count)
    var low = Array(repeating: 0, count: count)
    var isOpen = Array(repeating: false, count: count)
    var open: [Int] = []
    var work: [(node: Int, position: Int)] = []
    var clock = 0
    var result: [[Int]] = []

    for root in 0..<count where order[root] < 0 {
      work.append((root, 0))
      while let top = work.last {
        let node = top.node
        if top.position == 0 {
          order[node] = clock
          low[node] = clock
          clock += 1
          open.append(node)
          isOpen[node] = true
        }
        if top.position < following[node].count {
          work[work.count - 1].position += 1
          let to = following[node][top.position]
          if order[to] < 0 {
            work.append((to, 0))
          } else if isOpen[to] {
            low[node] = min(low[node], order[to])
          }
          continue
        }
        work.removeLast()
        if let below = work.last { low[below.node] = min(low[below.node], low[node]) }
        guard low[node] == order[node] else { continue }
        var group: [Int] = []
        while let last = open.popLast() {
          isOpen[last] = false
          group.append(last)
          if last == node { break }
        }
        if group.count > 1 || edge(node, node) != nil { result.append(group.sorted()) }
      }
    }
    return result.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }
}

/// The nodes of a group that may still be on a cycle.
private struct CycleMembers {
  private let following: [[Int]]
  private var preceding: [Int: [Int]] = [:]
  /// Edges from and to other members that are left.
  private var outgoing: [Int: Int] = [:]
  private var incoming: [Int: Int] = [:]

  init(_ group: [Int], _ following: [[Int]]) {
    self.following = following
    for node in group { (outgoing[node], incoming[node]) = (0, 0) }
    for node in group {
      for to in following[node] where outgoing[to] != nil {
        outgoing[node, default: 0] += 1
        incoming[to, default: 0] += 1
        preceding[to, default: []].append(node)
      }
    }
  }

  func contains(_ node: Int) -> Bool { outgoing[node] != nil }

  /// Removes a node, and the nodes that then have no outgoing or no incoming edges.
  mutating func remove(_ node: Int) {
    var open = [node]
    while let node = open.popLast() {
      guard outgoing.removeValue(forKey: node) != nil else { continue }
      incoming[node] = nil
      for to in following[node] {
        guard let left = incoming[to] else { continue }
        incoming[to] = left - 1
        if left == 1 { open.append(to) }
      }
      for from in preceding[node] ?? [] {
        guard let left = outgoing[from] else { continue }
        outgoing[from] = left - 1
        if left == 1 { open.append(from) }
      }
    }
  }
}
