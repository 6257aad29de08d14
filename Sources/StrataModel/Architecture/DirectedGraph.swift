/// A directed graph whose nodes are numbers from 0.
public struct DirectedGraph: Sendable {
  /// By node: the nodes that it uses, ascending.
  public let targets: [[Int]]

  public init(_ targets: [[Int]]) { self.targets = targets }

  /// Groups of two or more nodes that all reach each other, and single nodes that use themselves, each sorted; the group
  /// with the smallest node first.
  public var cyclicGroups: [[Int]] {
    components.filter { $0.count > 1 || targets[$0[0]].contains($0[0]) }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  /// The strongly connected components, each sorted; a component comes after all that it uses.
  /// R. Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972; without recursion.
  public var components: [[Int]] {
    var order = Array(repeating: -1, count: targets.count)
    var low = order
    var isOpen = Array(repeating: false, count: targets.count)
    var open: [Int] = []
    var work: [(node: Int, position: Int)] = []
    var clock = 0
    var result: [[Int]] = []
    for root in targets.indices where order[root] < 0 {
      work.append((root, 0))
      while let (node, position) = work.last {
        if position == 0 {
          (order[node], low[node]) = (clock, clock)
          clock += 1
          open.append(node)
          isOpen[node] = true
        }
        if position < targets[node].count {
          work[work.count - 1].position += 1
          let to = targets[node][position]
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
        result.append(group.sorted())
      }
    }
    return result
  }

  /// By node: how many nodes it reaches, itself included.
  ///
  /// Reachable sets are bits of the components, a block of components at a time: a large project needs little memory.
  public var reach: [Int] {
    let components = self.components
    var componentOf = Array(repeating: 0, count: targets.count)
    for (index, nodes) in components.enumerated() { for node in nodes { componentOf[node] = index } }
    // Components come after what they use, so that one pass in their order is enough.
    let following = components.enumerated().map { index, nodes in
      Set(nodes.flatMap { targets[$0] }.map { componentOf[$0] }).subtracting([index]).sorted()
    }
    var counts = Array(repeating: 0, count: components.count)
    for start in stride(from: 0, to: components.count, by: Self.blockSize) {
      let end = min(start + Self.blockSize, components.count)
      let words = (end - start + 63) / 64
      // Nothing before the block reaches into it.
      var bits = Array(repeating: UInt64(0), count: words * (components.count - start))
      for index in start..<components.count {
        let row = (index - start) * words
        if index < end { bits[row + (index - start) / 64] |= 1 << UInt64((index - start) % 64) }
        for next in following[index] where next >= start {
          let other = (next - start) * words
          for word in 0..<words { bits[row + word] |= bits[other + word] }
        }
        for word in 0..<words {
          var rest = bits[row + word]
          while rest != 0 {
            counts[index] += components[start + word * 64 + rest.trailingZeroBitCount].count
            rest &= rest - 1
          }
        }
      }
    }
    return componentOf.map { counts[$0] }
  }

  private static let blockSize = 4096
}
