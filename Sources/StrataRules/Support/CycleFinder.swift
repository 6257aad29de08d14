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

  /// A node, and one that it uses.
  struct Pair: NumberKey {
    var from: Int
    var to: Int

    init(_ from: Int, _ to: Int) { (self.from, self.to) = (from, to) }

    var hashNumber: UInt64 { UInt64(truncatingIfNeeded: from &<< 32 | to) }
  }

  let count: Int
  /// By node, in the order of the nodes that it uses.
  private var edges: [[Edge]]
  /// Where the last edge is: most references are to what the one before refers to.
  private var last = (from: -1, index: 0)

  init(count: Int) {
    self.count = count
    edges = Array(repeating: [], count: count)
  }

  mutating func add(from: Int, to: Int, at first: Int) {
    if last.from == from, edges[from][last.index].to == to {
      edges[from][last.index].count += 1
      return
    }
    let index = edges[from].partitionPoint { $0.to < to }
    last = (from, index)
    if index < edges[from].count, edges[from][index].to == to {
      edges[from][index].count += 1
    } else {
      edges[from].insert(Edge(to: to, count: 1, first: first), at: index)
    }
  }

  func edge(_ from: Int, _ to: Int) -> Edge? {
    let index = edges[from].partitionPoint { $0.to < to }
    return index < edges[from].count && edges[from][index].to == to ? edges[from][index] : nil
  }

  /// How many cycles of one group of nodes that reach each other are listed. Large groups have more than anybody reads.
  static let limit = 1000
  /// How many edges of a group the search follows before it leaves out those that are on a known cycle.
  private static let effort = 2_000_000

  /// For each edge that is on a cycle the shortest one through it, each cycle once, so that a new edge never closes a
  /// cycle without a new one in the list. Of equally short ones, the first in the order of the nodes. Cycles begin with
  /// their smallest node; the last node uses the first again.
  func cycles() -> Cycles {
    let following = edges.map { $0.map(\.to) }
    var search = CycleSearch(following)
    var result = Cycles()
    for group in DirectedGraph(following).cyclicGroups {
      let known = cycles(in: group, &search)
      result.list += known
      if known.count == Self.limit { result.groupsWithMore += 1 }
    }
    return result
  }

  private func cycles(in group: [Int], _ search: inout CycleSearch) -> [[Int]] {
    search.begin(group)
    var known: Set<[Int]> = []
    var covered: Set<Pair> = []
    for from in group {
      for edge in edges[from] where search.contains(edge.to) && known.count < Self.limit {
        let isKnown = covered.contains(Pair(from, edge.to))
        if isKnown, search.isSingleCycle || search.steps > Self.effort { continue }
        let cycle = search.shortestCycle(through: from, edge.to)
        guard known.insert(cycle).inserted else { continue }
        for (node, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) { covered.insert(Pair(node, next)) }
      }
    }
    return known.sorted { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count }
  }
}

/// The cycles of a graph.
struct Cycles {
  var list: [[Int]] = []
  /// How many groups of nodes have more cycles than are listed.
  var groupsWithMore = 0

  /// What the list leaves out, for the user.
  func notices(_ rule: String) -> [Notice] {
    guard groupsWithMore > 0 else { return [] }
    let groups = groupsWithMore == 1 ? "a group" : "\(groupsWithMore) groups"
    return [
      Notice(
        kind: .limit,
        message: "rule '\(rule)' lists \(CycleFinder.limit) cycles of \(groups) of parts that all use each other; "
          + "there are more")
    ]
  }
}

/// Searches groups of nodes that reach each other for the shortest cycles through edges.
private struct CycleSearch {
  private let following: [[Int]]
  /// By node: the group in which it is, and the search that reached it last, with the node from which it did.
  private var group: [Int]
  private var reachedIn: [Int]
  private var previous: [Int]
  private var groups = 0
  private var searches = 0
  /// The number of edges that were followed in this group.
  private(set) var steps = 0
  /// Whether the group is one cycle and nothing else.
  private(set) var isSingleCycle = false

  init(_ following: [[Int]]) {
    self.following = following
    group = following.map { _ in 0 }
    reachedIn = group
    previous = group
  }

  mutating func begin(_ members: [Int]) {
    groups += 1
    steps = 0
    for node in members { group[node] = groups }
    isSingleCycle = members.allSatisfy { node in following[node].count { group[$0] == groups } == 1 }
  }

  func contains(_ node: Int) -> Bool { group[node] == groups }

  /// The shortest cycle that contains an edge of the group, beginning with its smallest node.
  mutating func shortestCycle(through from: Int, _ to: Int) -> [Int] {
    var cycle = [from]
    if from != to {
      search(from: to, to: from)
      var node = from
      while node != to {
        node = previous[node]
        cycle.append(node)
      }
      cycle = cycle.prefix(1) + cycle.dropFirst().reversed()
    }
    let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
    return Array(cycle[start...] + cycle[..<start])
  }

  private mutating func search(from start: Int, to end: Int) {
    searches += 1
    reachedIn[start] = searches
    var queue = [start]
    var next = 0
    while next < queue.count, reachedIn[end] != searches {
      let node = queue[next]
      next += 1
      for to in following[node] where group[to] == groups && reachedIn[to] != searches {
        reachedIn[to] = searches
        previous[to] = node
        queue.append(to)
      }
      steps += following[node].count
    }
  }
}
