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

  @Test(arguments: ["names.map(^^)", "names.map(^^).first"])
  func prefixOperatorsAreValues(expression: String) {
    let graph = graph([
      "Sources/M/A.swift": """
      prefix operator ^^
      prefix func ^^ (text: String) -> Int { 0 }
      struct Line { static prefix func ^^ (line: Line) -> Int { 0 } }
      """,
      "Sources/M/B.swift": "struct Probe { func run(_ names: [String], _ lines: [Line]) { _ = \(expression) } }",
    ])
    #expect(graph.gapNames == [])
    #expect(graph.edges(kinds: [.calls]).contains { $0.hasPrefix("Probe calls ") && $0.contains("^^") })
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

  /// An operator binds as its group says, also beside operators of the standard library.
  @Test(arguments: [
    "x || a ~~ b", "a ~~ b || x", "x && a ~~ b", "x || y && a ~~ b", "a.name == \"\" || a ~~ b", "x ? a ~~ b : y",
    "x && a +~ b == a", "a ** a +~ b == a",
  ])
  func ownOperatorsBindAsTheirGroupSays(expression: String) {
    let graph = graph(
      """
      infix operator ~~: ComparisonPrecedence
      infix operator +~ : AdditionPrecedence, Text
      infix operator **
      : MultiplicationPrecedence
      struct Text: Equatable {
        let name: String
        static func ~~ (a: Text, b: Text) -> Bool { true }
        static func +~ (a: Text, b: Text) -> Text { a }
        static func ** (a: Text, b: Text) -> Text { a }
      }
      struct Probe { func run(_ a: Text, _ b: Text, _ x: Bool, _ y: Bool) -> Bool { \(expression) } }
      """)
    let operators = Set(expression.split(separator: " ").map(String.init)).intersection(["~~", "+~", "**"])
    let found = graph.edges(kinds: [.calls]).filter { $0.hasPrefix("Probe calls Text.") }
    for name in operators { #expect(found.contains { $0.contains("Text.\(name)") }, "\(found)") }
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
