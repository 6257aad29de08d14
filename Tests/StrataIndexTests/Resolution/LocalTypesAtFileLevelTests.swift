import StrataModel
import Testing

/// Types that are declared in statements at file level, such as those of a `#Preview`.
struct LocalTypesAtFileLevelTests {
  private static let app = """
    protocol Stock { func count() -> Int }
    struct Screen { let stock: Stock }
    func run(_ body: () -> Void) { body() }

    """

  private func pairs(_ source: String) -> [String] {
    let graph = graph(["App.swift": Self.app, "main.swift": source])
    #expect(graph.gapNames == [])
    let names = graph.externals.map(\.name)
    #expect(names.allSatisfy { ["Int", "Void"].contains($0) }, "\(names)")
    return graph.pairs()
  }

  @Test func inAMacro() {
    let pairs = pairs(
      "#Preview {\n  class FullStock: Stock { func count() -> Int { 1 } }\n  return Screen(stock: FullStock())\n}")
    #expect(pairs == ["FullStock -> Stock", "Screen -> Stock"])
  }

  @Test func inAClosureAndInABlock() {
    let pairs = pairs(
      """
      run {
        struct Counter { func next() -> Screen? { nil } }
        _ = Counter().next()
      }
      do { struct Other { let screen: Screen }; _ = Other.self }
      """)
    #expect(pairs == ["Counter -> Screen", "Other -> Screen", "Screen -> Stock"])
  }

  /// They are no names of the rest of the file.
  @Test func theyAreNotSeenElsewhere() {
    let graph = graph([
      "main.swift": "run {\n  struct Hidden {}\n}\nfunc run(_ body: () -> Void) {}\nstruct Open { let hidden: Hidden }"
    ])
    #expect(graph.externals.contains { $0.name == "Hidden" })
    #expect(graph.pairs() == [])
  }
}
