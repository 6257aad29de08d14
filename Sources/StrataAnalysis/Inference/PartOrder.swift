/// The order of parts of a code base in which the fewest references run upwards. A heuristic: the smallest set of edges
/// that run back is hard to find, so a first order is improved by moving single parts until none gets better.
struct PartOrder {
  /// From the top to the bottom.
  let order: [Int]
  private let weights: [[Int]]

  /// - Parameters:
  ///   - weights: `weights[a][b]` = the number of references from part `a` to part `b`.
  ///   - isAbove: whether part `a` must be above part `b`, whatever they use.
  init(_ weights: [[Int]], isAbove: (Int, Int) -> Bool = { _, _ in false }) {
    self.weights = weights
    // More than all references together.
    let most = weights.joined().reduce(1, +)
    let weights = weights.indices.map { a in
      weights.indices.map { b in weights[a][b] + (isAbove(a, b) ? most : 0) }
    }
    var order = Self.greedyOrder(weights)
    // Every move lowers the weight that runs back, so this ends.
    while let better = Self.improved(order, weights) { order = better }
    self.order = order
  }

  /// The number of references that run from a lower part to a higher one.
  var weightRunningBack: Int {
    var sum = 0
    for (position, part) in order.enumerated() {
      for lower in order[(position + 1)...] { sum += weights[lower][part] }
    }
    return sum
  }

  /// First the part that uses the most more than it is used by those that remain.
  private static func greedyOrder(_ weights: [[Int]]) -> [Int] {
    var rest = Array(weights.indices)
    var order: [Int] = []
    while !rest.isEmpty {
      func surplus(_ part: Int) -> Int { rest.reduce(0) { $0 + weights[part][$1] - weights[$1][part] } }
      let surpluses = rest.map(surplus)
      var best = 0
      for index in rest.indices where surpluses[index] > surpluses[best] { best = index }
      order.append(rest.remove(at: best))
    }
    return order
  }

  /// The order after the first move of a part that lowers the weight; nil if there is none.
  private static func improved(_ order: [Int], _ weights: [[Int]]) -> [Int]? {
    for (from, part) in order.enumerated() {
      // Moving the part past another one turns the edges between the two around.
      var gain = 0
      for to in order.indices.dropFirst(from + 1) {
        gain += weights[order[to]][part] - weights[part][order[to]]
        if gain > 0 { return moved(order, from, to) }
      }
      gain = 0
      for to in order.indices.prefix(from).reversed() {
        gain += weights[part][order[to]] - weights[order[to]][part]
        if gain > 0 { return moved(order, from, to) }
      }
    }
    return nil
  }

  private static func moved(_ order: [Int], _ from: Int, _ to: Int) -> [Int] {
    var order = order
    order.insert(order.remove(at: from), at: to)
    return order
  }
}
