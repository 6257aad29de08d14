import StrataModel

/// Many layers as the steps of an `order`: each layer may use those of the steps below it. A step is as high above the lowest
/// one as the longest chain of usages that leads down from it, so that the order claims no more than what the code follows.
struct LayerLevels {
  /// Names, from top to bottom; those of a step are side by side.
  let steps: [[String]]
  /// By name, from the bottom.
  private let heights: [String: Int]

  init(_ layers: OrderedParts) {
    let list = layers.list
    let neutral = list.indices.filter { list[$0].standing == .bottom(isNeutral: true) }
    let below = Self.edges(layers, without: Set(neutral))
    var heights: [Int?] = list.map { _ in nil }
    func height(_ position: Int) -> Int {
      if let known = heights[position] { return known }
      let height = below[position].map { height($0) + 1 }.max() ?? 0
      heights[position] = height
      return height
    }
    var result = list.indices.map(height)
    Self.raise(&result, list.map(\.standing), below)
    // All may use what is neutral.
    for position in neutral { result[position] = -1 }
    steps = Set(result).sorted(by: >).map { height in
      list.indices.filter { result[$0] == height }.map { list[$0].part.name }.sorted()
    }
    self.heights = Dictionary(uniqueKeysWithValues: zip(list.map(\.part.name), result))
  }

  /// Whether the order allows a layer to use another one.
  func allows(_ upper: String, _ lower: String) -> Bool {
    heights[upper, default: 0] > heights[lower, default: 0]
  }

  /// For each part those that must be below it: those that it uses without using it, and those that use it where that is a
  /// finding. What runs up the list and not down is an edge, too, where that makes no cycle.
  private static func edges(_ layers: OrderedParts, without left: Set<Int>) -> [[Int]] {
    let positions = layers.list.indices.filter { !left.contains($0) }
    func uses(_ one: Int, _ other: Int) -> Bool {
      layers.traffic.all(layers.list[one].part.name, layers.list[other].part.name) > 0
    }
    var below: [[Int]] = layers.list.map { _ in [] }
    var rest: [(from: Int, to: Int)] = []
    for lower in positions {
      let upward = layers.upward(from: lower)
      for upper in positions where upper < lower {
        let reference = upward.first { $0.to == layers.list[upper].part.name }
        if uses(upper, lower) || reference?.isFinding == true {
          below[upper].append(lower)
        } else if reference != nil {
          rest.append((lower, upper))
        }
      }
    }
    for (from, to) in rest where !leads(from: to, to: from, below) { below[from].append(to) }
    return below
  }

  private static func leads(from start: Int, to end: Int, _ below: [[Int]]) -> Bool {
    var (open, seen) = ([start], Set([start]))
    while let next = open.popLast() {
      if next == end { return true }
      open += below[next].filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Composition roots are above all others, and screens directly below what uses them: a screen that uses little is a screen
  /// like the others.
  private static func raise(_ heights: inout [Int], _ standings: [PartStanding?], _ below: [[Int]]) {
    let root = PartStanding.top(isRoot: true)
    let top = (heights.indices.filter { standings[$0] != root }.map { heights[$0] }.max() ?? 0) + 1
    var limits = Array(repeating: top, count: heights.count)
    // From above: users come before what they use.
    for index in heights.indices.sorted(by: { (heights[$1], $0) < (heights[$0], $1) }) {
      switch standings[index] {
      case root: heights[index] = top
      case .top, .flow, .presentation: heights[index] = max(heights[index], limits[index] - 1)
      default: break
      }
      for lower in below[index] { limits[lower] = min(limits[lower], heights[index]) }
    }
  }
}
