import StrataModel
import Testing

@testable import StrataIndex

/// A reference to an alias is one to all that it stands for, as if that were written in its place.
struct AliasTests {
  private static let data = """
    struct UserDTO { static let empty = UserDTO() }
    struct Failure: Error {}
    protocol Port {}
    protocol Shown {}
    """

  private func edges(_ alias: String, _ use: String) -> [String] {
    graph(Self.data + "\n" + alias + "\n" + use).edges().filter { $0.hasPrefix("Screen") }
  }

  @Test(arguments: [
    ("typealias Rows = [UserDTO]", "UserDTO [nested alias]"),
    ("typealias Rows = [String: UserDTO]", "UserDTO [nested alias]"),
    ("typealias Rows = UserDTO?", "UserDTO [alias]"),
    ("typealias Rows = (Int, UserDTO)", "UserDTO [nested alias]"),
    ("typealias Rows = (UserDTO) -> Void", "UserDTO [nested alias]"),
    ("typealias Row = UserDTO\ntypealias Rows = [Row]", "UserDTO [nested alias]"),
  ])
  func storesWhatTheAliasStandsFor(alias: String, target: String) {
    let found = edges(alias, "struct Screen { let rows: Rows }")
    #expect(found.contains("Screen stores " + target), "\(found)")
  }

  @Test func compositionsAreConformedTo() {
    let found = edges("typealias Both = Port & Shown", "struct Screen: Both {}")
    #expect(found == ["Screen inherits Port [alias]", "Screen inherits Shown [alias]", "Screen inherits Both"])
  }

  @Test func anAliasForATypeOfEachPlatformIsSeen() {
    let graph = graph(
      """
      #if os(macOS)
      public typealias Picture = NSImage
      #else
      public typealias Picture = UIImage
      #endif
      extension Picture {
        func bytes() -> Data? { coded() }
      }
      """)
    #expect(graph.gaps.isEmpty, "\(graph.gapNames)")
    #expect(graph.ledger.total.notVisible == 0)
  }

  @Test func aliasesThatNameEachOtherEnd() {
    let found = edges("typealias A = B & B & Port\ntypealias B = A & A & Shown", "struct Screen: A {}")
    #expect(found.contains("Screen inherits A"), "\(found)")
  }

  @Test func nothingInsideIsCreated() {
    let found = edges("typealias Rows = [UserDTO]", "struct Screen { func f() { _ = Rows() } }")
    #expect(found.contains("Screen mentions UserDTO [nested alias]"))
    #expect(!found.contains { $0.contains("creates UserDTO") })
  }

  @Test func aliasesThatDoubleEndSomewhere() {
    var aliases = "typealias A0 = (UserDTO, UserDTO)\n"
    for level in 1...20 { aliases += "typealias A\(level) = (A\(level - 1), A\(level - 1))\n" }
    let graph = graph(Self.data + "\n" + aliases + "struct Screen { let all: A20 }")
    #expect(graph.ledger.production.cutOff > 0)
  }
}

/// What a limit ends is counted, and what needs no limit has none.
struct LimitTests {
  /// Each class is found only through the supertype of the one before it.
  @Test func clausesThatNeedEachOther() throws {
    let graph = graph(
      """
      class S4: S3.R {}
      class S3: S2.Q {}
      class S2: S1.P {}
      class S1: S0 {}
      class S0 { class P { class Q { class R { func make() {} } } } }
      struct Use { func f(_ s: S4) { s.make() } }
      """)
    let supertypes = graph.typeIDs.prefix(4).map { graph.projectSupertypes(of: $0).map { graph[$0].name } }
    #expect(supertypes == [["S0.P.Q.R"], ["S0.P.Q"], ["S0.P"], ["S0"]])
    #expect(graph.pairs().contains("Use -> S0.P.Q.R"))
    #expect(graph.ledger.total.cutOff == 0)
  }

  @Test func aliasesOfMembersOfAliases() {
    let graph = graph(
      """
      typealias A3 = A2.C
      typealias A2 = A1.B
      typealias A1 = S.A
      struct S { struct A { struct B { struct C { func run() {} } } } }
      extension A3 { func more() {} }
      struct Use { func f(_ s: A3) { s.run(); s.more() } }
      """)
    #expect(graph.pairs().contains("Use -> S.A.B.C"))
    #expect(graph.ledger.total.unresolved == 0 && graph.ledger.total.cutOff == 0)
  }

  @Test(arguments: [(60, false), (70, true)])
  func namesOfExternalTypes(length: Int, isCutOff: Bool) {
    let name = (0..<length).map { "T\($0)" }.joined(separator: ".")
    let graph = graph("import Far\nstruct Use { let value: \(name) }")
    #expect((graph.ledger.total.cutOff > 0) == isCutOff)
    #expect(graph.externals.contains { $0.name == name } == !isCutOff)
  }

  @Test func typesNestedDeeply() {
    let depth = 80
    let source = (0..<depth).map { "struct T\($0) { " }.joined() + String(repeating: "}", count: depth)
    let graph = graph(source)
    #expect(graph.types.last?.name == (0..<depth).map { "T\($0)" }.joined(separator: "."))
  }
}

struct AttributeArgumentTests {
  @Test func namesOfTheLanguageAreNoReferences() {
    let graph = graph(
      """
      struct Testing {}
      struct iOS {}
      class load {}
      class Screen {
        @_spi(Testing) func a() {}
        @objc(load) func b() {}
        @available(iOS, deprecated: 15, renamed: "c") func c() {}
        @available(iOS 15, *) func d() {}
        @backDeployed(before: iOS 17) func e() {}
      }
      """)
    #expect(graph.edges().isEmpty)
    #expect(graph.gapNames.isEmpty)
  }

  @Test func conformancesOfForeignTypes() {
    let graph = graph(
      """
      import Foreign
      protocol Shown {}
      struct Box<T> {}
      extension Thing: @retroactive Shown {}
      extension Thing: @unchecked @retroactive Foreign.Kept {}
      """)
    #expect(graph.edges() == ["- inherits Shown"])
    #expect(graph.externals.map(\.name) == ["Kept", "Thing"])
  }
}

struct ManyOverloadsTests {
  /// As many overloads that an argument of unknown type fits equally well, each with a result of its own.
  private func graph(overloads: Int) -> Graph {
    var source = "import Outside\n"
    for index in 0..<overloads {
      source += "struct R\(index) { func go() {} }\nstruct P\(index) {}\n"
      source += "func make(_ value: P\(index)) -> R\(index) { R\(index)() }\n"
    }
    return StrataIndexTests.graph(source + "struct Screen { func f() { make(unknownValue()).go() } }")
  }

  @Test(arguments: [2, 16, 17, 70, 300]) func areNeverGuessed(count: Int) {
    let graph = graph(overloads: count)
    #expect(graph.pairs().filter { $0.hasPrefix("Screen") } == [])
    #expect(graph.gapNames == ["go"])
  }

  @Test(arguments: [17, 70, 300]) func areToldApartByTypes(count: Int) {
    let last = count - 1
    var source = ""
    for index in 0..<count {
      source += "struct R\(index) { func go() {} }\nstruct P\(index) {}\n"
      source += "func make(_ value: P\(index)) -> R\(index) { R\(index)() }\n"
    }
    let graph = StrataIndexTests.graph(source + "struct Screen { func f(_ p: P\(last)) { make(p).go() } }")
    #expect(graph.pairs().filter { $0.hasPrefix("Screen") } == ["Screen -> P\(last)", "Screen -> R\(last)"])
  }
}
