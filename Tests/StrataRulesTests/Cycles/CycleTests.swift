import Testing

@testable import StrataRules

struct CycleTests {
  private struct Random {
    var state: UInt64 = 5

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// Against trying all ways, on small graphs of every density.
  @Test func findsAShortestCycleThroughEveryEdge() {
    var random = Random()
    for round in 0..<150 {
      let count = 2 + random.next(8)
      var finder = CycleFinder(count: count)
      for _ in 0..<random.next(2 + round % 20) {
        let (from, to) = (random.next(count), random.next(count))
        if from != to { finder.add(from: from, to: to, at: 0) }
      }
      let cycles = finder.cycles().list
      #expect(Set(cycles).count == cycles.count && cycles.allSatisfy { Set($0).count == $0.count && $0.min() == $0[0] })
      var shortest: [CycleFinder.Pair: Int] = [:]
      for cycle in cycles {
        for (node, next) in edges(cycle) {
          #expect(finder.edge(node, next) != nil, "\(cycle)")
          shortest[CycleFinder.Pair(node, next), default: .max] = min(
            shortest[CycleFinder.Pair(node, next), default: .max], cycle.count)
        }
      }
      for from in 0..<count {
        for to in 0..<count where finder.edge(from, to) != nil {
          #expect(shortest[CycleFinder.Pair(from, to)] == length(from, to, finder), "\(from) → \(to): \(cycles)")
        }
      }
    }
  }

  /// Accepting all cycles that are there accepts none that a new edge closes.
  @Test func aNewEdgeClosesANewCycle() {
    var random = Random()
    for _ in 0..<50 {
      var finder = CycleFinder(count: 6)
      for _ in 0..<20 {
        let (from, to) = (random.next(6), random.next(6))
        guard from != to, finder.edge(from, to) == nil else { continue }
        let before = Set(finder.cycles().list)
        finder.add(from: from, to: to, at: 0)
        let isClosed = length(from, to, finder) != nil
        #expect(Set(finder.cycles().list).subtracting(before).isEmpty != isClosed)
      }
    }
  }

  @Test func largeGroupsEnd() {
    let count = 40_000
    var finder = CycleFinder(count: count)
    for node in 0..<count { finder.add(from: node, to: (node + 1) % count, at: 0) }
    #expect(finder.cycles().list == [Array(0..<count)])
    for node in stride(from: 0, to: count, by: 2) { finder.add(from: node, to: (node + 2) % count, at: 0) }
    let cycles = finder.cycles()
    #expect(cycles.list.count <= CycleFinder.limit && cycles.groupsWithMore == 1)
    #expect(cycles.notices("layer-cycle").map(\.kind) == [.limit])
  }

  private func edges(_ cycle: [Int]) -> [(Int, Int)] { Array(zip(cycle, cycle.dropFirst() + cycle.prefix(1))) }

  /// The length of the shortest cycle through an edge; nil if there is none.
  private func length(_ from: Int, _ to: Int, _ finder: CycleFinder) -> Int? {
    var level: Set<Int> = [to]
    for length in 2...finder.count + 1 {
      level = Set(level.flatMap { from in (0..<finder.count).filter { finder.edge(from, $0) != nil } })
      if level.contains(from) { return length }
    }
    return nil
  }
}
