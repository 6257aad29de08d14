import StrataModel
import Testing

@testable import StrataIndex

/// Macros that the project declares, and those that it does not.
struct MacroTests {
  private static let macros = """
    @attached(member) macro Stored() = #externalMacro(module: "M", type: "A")
    @attached(peer) macro Column(_ name: Name, key: Int = 0) = #externalMacro(module: "M", type: "B")
    @freestanding(expression) macro rowID<T>(_ value: T) -> RowID = #externalMacro(module: "M", type: "C")
    @freestanding(expression) macro decoded<T>(_ text: String) -> T = #externalMacro(module: "M", type: "D")
    @freestanding(expression) macro checked<T>(_ body: () -> T) -> T = #externalMacro(module: "M", type: "E")
    struct RowID { var text: String }
    enum Name { case plain, custom(String) }
    struct Order { var id: RowID }

    """

  /// Uses of macros and of types by types of the other file: `Screen -> rowID`.
  private func uses(_ source: String, _ more: [String: String] = [:]) -> [String] {
    let graph = graph(["Macros.swift": Self.macros, "Screen.swift": source].merging(more) { $1 })
    #expect(graph.gapNames == [])
    return graph.references.compactMap { reference in
      guard graph[reference.file].path == "Screen.swift", reference.target.externalID == nil else { return nil }
      let source = reference.source.map { graph[$0].name } ?? "-"
      let member = reference.member.isNone ? "" : "." + graph.text(reference.member, in: reference.file)
      return reference.target.typeID.map { "\(source) -> \(graph[$0].name)\(member)" } ?? "\(source) uses \(member)"
    }
  }

  @Test func attachedMacros() {
    #expect(
      uses("@Stored struct Screen { @Column(.custom(\"a\")) var a: Int }")
        == ["Screen uses .Stored", "Screen uses .Column", "Screen -> Name.custom"])
    #expect(
      uses("struct Screen { @Column(.plain, key: 1) func run() {} }")
        == ["Screen uses .Column", "Screen -> Name.plain"])
    #expect(uses("@Stored extension Order {}") == ["Order uses .Stored"])
  }

  @Test func freestandingMacros() {
    #expect(
      uses("struct Screen { let id = #rowID(1) }")
        == ["Screen -> RowID", "Screen uses .rowID"])
    #expect(
      uses("struct Screen { func run() -> String { #rowID(1).text } }")
        == ["Screen uses .rowID", "Screen -> RowID.text"])
    #expect(
      uses("struct Screen { func run() { let order = #decoded<Order>(\"\"); _ = order.id } }")
        == ["Screen uses .decoded", "Screen -> Order", "Screen -> Order.id"])
    #expect(
      uses("struct Screen { func run() { _ = #checked { RowID(text: \"\") }.text } }")
        == ["Screen uses .checked", "Screen -> RowID", "Screen -> RowID.text"])
    #expect(uses("#rowID(1)") == ["- uses .rowID"])
    #expect(uses("struct Screen { #rowID(1) }") == ["Screen uses .rowID"])
  }

  /// Of Swift Testing, which unwraps its argument.
  @Test func requiredValues() {
    #expect(
      uses("struct Screen { func run(_ order: Order?) throws { let order = try #require(order); _ = order.id.text } }")
        == ["Screen -> Order", "Screen -> Order.id", "Screen -> RowID.text"])
  }

  @Test func theyAreNoValuesAndNoTypes() {
    #expect(uses("struct Screen { func run() { _ = rowID(1); let text: Stored? = nil } }") == [])
    #expect(uses("@rowID struct Screen { func run() { #Stored() } }") == [])
    #expect(
      uses("@Column struct Screen {}", ["Column.swift": "@globalActor actor Column {}"])
        == ["Screen -> Column"])
  }

  @Test func modulesAndRolesDecide() {
    let other =
      "@freestanding(expression) public macro rowID(_ text: String) -> Int = #externalMacro(module: \"M\", type: \"X\")"
    let graph = graph([
      "Sources/App/Screen.swift": "import Rows\nstruct Screen { let id = #rowID(\"\") }",
      "Sources/App/Page.swift": "import Rows\n@Rows.Kept struct Page { let id = #own(1) }",
      "Sources/App/Macros.swift":
        "@freestanding(expression) macro own(_ id: Int) -> Page = #externalMacro(module: \"M\", type: \"Y\")",
      "Sources/Rows/Rows.swift": other
        + "\n@attached(member) public macro Kept() = #externalMacro(module: \"M\", type: \"Z\")",
      "Sources/Far/Far.swift": "struct Far { let id = #rowID(\"\"); @Kept var a = 1 }",
    ])
    let macros = graph.references.compactMap { reference in
      reference.target.declaringFile.map { graph[reference.file].path + " uses " + graph[$0].path }
    }
    #expect(
      macros == [
        "Sources/App/Page.swift uses Sources/Rows/Rows.swift", "Sources/App/Page.swift uses Sources/App/Macros.swift",
        "Sources/App/Screen.swift uses Sources/Rows/Rows.swift",
      ])
  }

  @Test func overloadsAreChosenByTheirLabels() {
    let graph = graph([
      "A.swift": "@freestanding(expression) macro key(_ id: Int) -> First = #externalMacro(module: \"M\", type: \"A\")",
      "B.swift":
        "@freestanding(expression) macro key(named text: String) -> Second = #externalMacro(module: \"M\", type: \"B\")",
      "C.swift": "struct First {}\nstruct Second {}\nstruct User { let id = #key(named: \"\") }",
    ])
    #expect(graph.gapNames == [])
    #expect(graph.pairs() == ["User -> Second"])
    #expect(graph.references.compactMap { $0.target.declaringFile.map { graph[$0].path } } == ["B.swift"])
  }
}
