import Testing

@testable import StrataRules

struct CycleTests {
  /// Against trying all ways, on small graphs of every density.
  @Test func findsAShortestCycleOfEveryGroup() {
    var state: UInt64 = 5
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for round in 0..<150 {
      let count = 2 + random(8)
      var finder = CycleFinder(count: count)
      for _ in 0..<random(2 + round % 20) {
        let (from, to) = (random(count), random(count))
        if from != to { finder.add(from: from, to: to, at: 0) }
      }
      for cycle in finder.cycles() {
        let pairs = zip(cycle.nodes, cycle.nodes.dropFirst() + cycle.nodes.prefix(1))
        let isCycle = pairs.allSatisfy { finder.edge($0, $1) != nil } && Set(cycle.nodes).isSubset(of: cycle.group)
        let least = cycle.group.map { shortest(through: $0, finder) }.min()
        #expect(isCycle && cycle.nodes.count == least, "\(cycle.nodes) of \(cycle.group)")
      }
    }
  }

  private func shortest(through start: Int, _ finder: CycleFinder) -> Int {
    var level: Set<Int> = [start]
    for length in 1...finder.count {
      level = Set(level.flatMap { from in (0..<finder.count).filter { finder.edge(from, $0) != nil } })
      if level.contains(start) { return length }
    }
    return .max
  }
}
