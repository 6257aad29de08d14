import Testing

@testable import StrataIndex

/// Operators, and what their operands learn from each other.
struct OperatorTests {
  @Test func sumsTellTheirFirstOperandWhatItIs() {
    let graph = graph(
      """
      struct Style { static func bold(_ weight: Weight) -> Style { Style() } }
      enum Weight { case heavy }
      struct Text { init(styles: [Style]) {} }
      struct Probe {
        func expected(_ rest: [Style]) -> Text { Text(styles: [.bold(.heavy)] + rest) }
        func alone(_ rest: [Style]) { let all = [.bold(.heavy)] + rest; print(all) }
      }
      """)
    #expect(graph.gapNames == [])
    #expect(graph.edges(kinds: [.calls]).count { $0.hasPrefix("Probe calls Weight.heavy") } == 2)
  }

  @Test func conditionsAreNoPartsOfQueries() {
    let graph = graph(
      """
      protocol Term {}
      struct Clause: Term {}
      extension Term {
        static func == (a: Self, b: any Term) -> Clause { Clause() }
      }
      struct Column: Term, Equatable {}
      struct Condition { func run(_ a: Column, _ b: Column) { if a == b {} } }
      struct Query { func run(_ a: Column, _ b: Column) { let clause = a == b; print(clause) } }
      """)
    #expect(graph.pairs().filter { $0.hasPrefix("Condition") } == ["Condition -> Column"])
    #expect(graph.pairs().contains("Query -> Term"))
  }

  @Test func optionalsAreComparedWithNilByTheStandardLibrary() {
    let graph = graph(
      """
      protocol Term {}
      extension Term {
        static func != (a: Self, b: (any Term)?) -> Bool { true }
      }
      struct Column: Term {}
      struct Probe { func run(_ column: Column?, _ other: Column) -> Bool { column != nil } }
      """)
    #expect(graph.pairs().filter { $0.hasPrefix("Probe") } == ["Probe -> Column"])
  }
}
