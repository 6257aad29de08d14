import Testing

@testable import StrataAnalysis

/// The order of parts, compared with all orders of small graphs.
@Suite struct PartOrderTests {
  @Test func aChainHasOneOrder() {
    let order = PartOrder([[0, 0, 7], [3, 0, 1], [0, 2, 0]])
    #expect(order.order == [1, 0, 2] && order.weightRunningBack == 2)
  }

  @Test func partsWithoutReferencesKeepTheirOrder() {
    #expect(PartOrder([[0, 0], [0, 0]]).order == [0, 1])
    #expect(PartOrder([]).order.isEmpty)
  }

  /// A heuristic: it need not find the best order, but on small graphs it is close to it.
  @Test func isCloseToTheBestOrder() {
    var random = Generator(state: 7)
    var (found, best) = (0, 0)
    for _ in 0..<200 {
      let count = Int.random(in: 2...6, using: &random)
      let weights = (0..<count).map { from in
        (0..<count).map { to in from == to || Bool.random(using: &random) ? 0 : Int.random(in: 1...20, using: &random) }
      }
      let order = PartOrder(weights)
      #expect(order.order.sorted() == Array(0..<count))
      found += order.weightRunningBack
      best += Self.orders(of: Array(0..<count)).map { Self.weight($0, weights) }.min() ?? 0
    }
    #expect(found >= best && Double(found) <= 1.05 * Double(best), "\(found) instead of \(best)")
  }

  private static func weight(_ order: [Int], _ weights: [[Int]]) -> Int {
    order.indices.reduce(0) { sum, position in
      sum + order[(position + 1)...].reduce(0) { $0 + weights[$1][order[position]] }
    }
  }

  private static func orders(of parts: [Int]) -> [[Int]] {
    if parts.count < 2 { return [parts] }
    return parts.flatMap { first in orders(of: parts.filter { $0 != first }).map { [first] + $0 } }
  }

  /// The same numbers in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
