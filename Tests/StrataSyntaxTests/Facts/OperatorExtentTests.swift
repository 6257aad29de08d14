import StrataModel
import Testing

@testable import StrataSyntax

@Suite struct OperatorExtentTests {
  private static let ranks: [(text: String, rank: Int)] = [
    ("=", 1), ("+=", 1), ("||", 3), ("&&", 4), ("<", 5), ("==", 5), ("??", 6), ("..<", 8), ("+", 9), ("*", 10),
    ("<<", 11), ("<+++++++>", 8),
  ]

  /// Left up to the nearest operator of lower rank, right up to the nearest that binds no more closely: looked for one
  /// by one.
  private static func extent(of index: Int, in ranks: [Int]) -> (left: Int, right: Int) {
    let left = ranks[..<index].lastIndex { $0 < ranks[index] }.map { $0 + 1 } ?? 0
    let right = ranks[(index + 1)...].firstIndex { $0 <= ranks[index] } ?? ranks.count
    return (left, right)
  }

  @Test(arguments: 1...40)
  func operandsReachToTheNextOperatorOfTheirRank(seed: Int) throws {
    var state = UInt64(seed)
    let chosen = (0..<(3 + seed % 9)).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Self.ranks[Int(state >> 33) % Self.ranks.count]
    }
    let source = "v0" + chosen.enumerated().map { " \($1.text) v\($0 + 1)" }.joined()
    let tree = SwiftReader.facts(of: source).tree
    let uses = tree.operators(in: tree.nodes.indices) { _ in true }
    try #require(uses.count == chosen.count, "\(source)")
    for (index, use) in uses.enumerated() {
      let expected = Self.extent(of: index, in: chosen.map(\.rank))
      func names(_ range: Range<Int>) -> [String] {
        range.filter { tree[$0].kind == .identifier }.map { tree.name($0) }
      }
      #expect(names(use.left) == (expected.left...index).map { "v\($0)" }, "operand before \(index) of \(source)")
      #expect(
        names(use.right) == ((index + 1)...expected.right).map { "v\($0)" }, "operand behind \(index) of \(source)")
    }
  }

  @Test func castsAreOperandsOfWhatFollowsThem() {
    let tree = SwiftReader.facts(of: "a == b + c as Int * d").tree
    let uses = tree.operators(in: tree.nodes.indices) { _ in true }
    func names(_ range: Range<Int>) -> [String] {
      range.filter { tree[$0].kind == .identifier }.map { tree.name($0) }
    }
    #expect(uses.map { names($0.left) } == [["a"], ["b"], ["b", "c"]])
    #expect(uses.map { names($0.right) } == [["b", "c", "d"], ["c"], ["d"]])
  }

  /// A generated table: quadratic time would take minutes.
  @Test func aHundredThousandOperatorsInARow() {
    let source = "v" + String(repeating: " * v + v", count: 50_000)
    let tree = SwiftReader.facts(of: source).tree
    let uses = tree.operators(in: tree.nodes.indices) { _ in true }
    #expect(uses.count == 100_000)
    #expect(uses.last?.left.lowerBound == 1 && uses.first?.right.count == 1)
  }
}
