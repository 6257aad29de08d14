import Testing

@testable import StrataRules

struct RingTests {
  /// Against trying all ways, on small graphs of every density.
  @Test func findsAShortestRingOfEveryGroup() {
    var state: UInt64 = 5
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for round in 0..<150 {
      let count = 2 + random(8)
      var finder = RingFinder(count: count)
      for _ in 0..<random(2 + round % 20) {
        let (from, to) = (random(count), random(count))
        if from != to { finder.add(from: from, to: to, at: 0) }
      }
      for ring in finder.rings() {
        let pairs = zip(ring.nodes, ring.nodes.dropFirst() + ring.nodes.prefix(1))
        let isRing = pairs.allSatisfy { finder.edge($0, $1) != nil } && Set(ring.nodes).isSubset(of: ring.group)
        let least = ring.group.map { shortest(through: $0, finder) }.min()
        #expect(isRing && ring.nodes.count == least, "\(ring.nodes) of \(ring.group)")
      }
    }
  }

  private func shortest(through start: Int, _ finder: RingFinder) -> Int {
    var level: Set<Int> = [start]
    for length in 1...finder.count {
      level = Set(level.flatMap { finder.edges[$0].keys })
      if level.contains(start) { return length }
    }
    return .max
  }
}
