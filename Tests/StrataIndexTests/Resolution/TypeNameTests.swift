import StrataModel
import Testing

@testable import StrataIndex

/// Which type a name means: scopes, modules, visibility, aliases.
@Suite struct TypeNameResolution {
  /// `Source -> module.Target` of all references between types.
  private func targets(_ sources: [String: String]) -> [String] {
    let graph = graph(sources)
    #expect(graph.gaps.allSatisfy { $0.reason == .notVisible })
    var seen = Set<String>()
    return graph.references.compactMap { reference in
      guard let source = reference.source, let target = reference.target.typeID else { return nil }
      let line = "\(graph[source].name) -> \(graph[graph[target].module].name).\(graph[target].name)"
      return seen.insert(line).inserted ? line : nil
    }
  }

  @Test func sameNameInThreeModulesAndScopes() {
    let sources = [
      "Sources/Domain/CountryDetails.swift": "public struct CountryDetails { public init() {} }",
      "Sources/Data/CountryDetails.swift":
        "public class CountryDetails {}\npublic struct Store { var model: CountryDetails }",
      "Sources/App/CountryDetails.swift": """
      import Domain
      struct CountryDetails { let model: Domain.CountryDetails }
      enum Screens { struct CountryDetails {}; struct Row { let details: CountryDetails } }
      """,
      "Sources/App/Use.swift": "import Domain\nimport Data\nstruct Use { let view: CountryDetails }",
      "Sources/Feature/Use.swift": "import Data\nstruct Feature { let view: CountryDetails }",
      "Sources/Feature/Scoped.swift":
        "import struct Domain.CountryDetails\nstruct Scoped { let view: CountryDetails; let other: Store }",
    ]
    #expect(
      targets(sources) == [
        "CountryDetails -> Domain.CountryDetails", "Screens.Row -> App.Screens.CountryDetails",
        "Use -> App.CountryDetails", "Store -> Data.CountryDetails", "Scoped -> Domain.CountryDetails",
        "Feature -> Data.CountryDetails",
      ])
  }

  @Test func visibilityDecides() {
    let sources = [
      "Sources/Core/A.swift": "private struct Helper {}\npublic struct Shown {}\nstruct Hidden {}",
      "Sources/Core/B.swift": "fileprivate struct Helper {}\nstruct UsesOwn { let helper: Helper }",
      "Sources/App/C.swift": "import Core\nstruct C { let a: Shown; let b: Hidden; let c: Helper }",
      "Sources/CoreTests/D.swift": "@testable import Core\nstruct D { let a: Shown; let b: Hidden; let c: Helper }",
      "Sources/Umbrella/E.swift": "@_exported import Core",
      "Sources/Far/F.swift": "import Umbrella\nstruct F { let a: Shown }",
      "Sources/None/G.swift": "struct G { let a: Shown }",
    ]
    #expect(
      targets(sources) == [
        "C -> Core.Shown", "UsesOwn -> Core.Helper", "D -> Core.Shown", "D -> Core.Hidden", "F -> Core.Shown",
      ])
  }

  @Test func aModuleThatReexportsQualifiesNames() {
    let graph = graph([
      "Sources/A/A.swift": """
      public struct Row { public init() {}; public struct Key {} }
      public protocol Kept {}
      public func load() {}
      """, "Sources/B/B.swift": "@_exported import A\npublic struct Own {}",
      "Sources/C/C.swift": """
      import B
      struct C { let row: B.Row }
      struct D: B.Kept {}
      struct E { let key: [B.Row.Key?] }
      struct F { func f() { _ = B.Row(); B.load() } }
      struct G { let own: B.Own }
      extension B.Row { func z(_ c: C) {} }
      """,
    ])
    #expect(
      graph.pairs() == ["C -> Row", "D -> Kept", "E -> Row", "E -> Row.Key", "F -> Row", "G -> Own", "Row -> C"])
    #expect(graph.gapNames == [])
    #expect(graph.ledger.production.external == 0)
  }

  @Test func namesAfterTheirModule() {
    let graph = graph([
      "Sources/A/A.swift": """
      public struct Row { public init() {}; public static let one = Row() }
      public func load(at row: Int) {}
      extension Int { public var half: Int { self / 2 } }
      """,
      "Sources/B/B.swift": """
      import A
      struct C { let row: A::Row }
      struct D { func f() { _ = A::Row() } }
      struct E { func f() { A::load(at: 1); [1].forEach(A :: load(at:)) } }
      struct F { func f() -> Int { 1.A::half } }
      struct G { func f() { _ = A::Row.one } }
      """,
    ])
    #expect(graph.pairs() == ["C -> Row", "D -> Row", "G -> Row"])
    let free = graph.references.filter { $0.target.declaringFile != nil }
    #expect(free.map { graph.text($0.member, in: $0.file) } == ["load", "load", "half"])
    #expect(graph.gapNames == [])
  }

  @Test func twoCandidatesAreAmbiguous() {
    let graph = graph([
      "Sources/A/A.swift": "public struct Model {}", "Sources/B/B.swift": "public struct Model {}",
      "Sources/C/C.swift": "import A\nimport B\nstruct C { let model: Model; let sure: A.Model }",
    ])
    #expect(graph.pairs() == ["C -> Model"])
    #expect(graph.gapNames == ["ambiguous Model"])
    #expect(graph.ledger.production.ambiguous == 1)
  }

  @Test func aliasesAreFollowed() {
    let graph = graph([
      "Sources/Data/Data.swift":
        "public struct UserDTO { public var id: Int }\npublic struct Page<T> { public var items: [T] }",
      "Sources/Domain/Domain.swift": """
      import Data
      public typealias User = UserDTO
      public typealias Users = Page<User>
      public typealias Handler<T> = (Result<T, Error>) -> Void
      """,
      "Sources/App/App.swift": """
      import Domain
      struct Screen {
        let user: User
        let users: Users
        func run() { print(users.items[0].id); load { result in if case .success(let user) = result { print(user.id) } } }
        func load(_ handler: Handler<User>) {}
      }
      """,
    ])
    #expect(graph.gapNames == [])
    #expect(
      graph.edges().filter { $0.hasPrefix("Screen") } == [
        "Screen stores UserDTO [alias]", "Screen stores User",
        "Screen stores UserDTO [nested alias]", "Screen stores Page [alias]",
        "Screen stores User [nested alias]", "Screen stores Users",
        "Screen calls Page.items", "Screen calls UserDTO.id", "Screen calls UserDTO.id",
        "Screen takes Handler", "Screen takes UserDTO [nested alias]", "Screen takes User [nested]",
      ])
    #expect(graph.edges().contains("User mentions UserDTO"))
  }

  @Test func extensionsBelongToTheirTypes() {
    let graph = graph([
      "Sources/Data/Model.swift":
        "import Domain\nstruct Model { enum Kind {} }\nextension Model.Kind { struct Deep {} }",
      "Sources/Data/Model+Port.swift":
        "import Domain\nextension Model: Port { func run(_ deep: Kind.Deep) { helper() } }",
      "Sources/Domain/Port.swift":
        "public protocol Port {}\nextension Port { public func helper() -> Value { Value() } }\npublic struct Value {}",
      "Sources/Data/String+Value.swift": "import Domain\nextension String { var value: Value { Value() } }",
    ])
    #expect(
      graph.edges() == [
        "Model inherits Port", "Model mentions Model.Kind [nested]", "Model takes Model.Kind.Deep",
        "Model calls Port.helper", "Model.Kind mentions Model [nested]", "- stores Value", "- creates Value",
        "Port returns Value", "Port creates Value",
      ])
    let port = graph.types.first { $0.name == "Model" }
    #expect(port?.extensions.count == 1)
    #expect(port?.supertypes.map { graph.name(of: $0) } == ["Port"])
  }

  @Test func branchesOfConditionsMakeOneType() {
    let graph = graph(
      """
      #if os(iOS)
      final class Store { func save() {} }
      #else
      final class Store { func save() {}; func sync() {} }
      #endif
      struct Screen { let store = Store(); func run() { store.save(); store.sync() } }
      """)
    #expect(graph.types.map(\.name) == ["Store", "Screen"])
    #expect(graph.gapNames == [])
    #expect(graph.types[0].extensions.count == 1)
    #expect(
      graph.edges()
        == [
          "Screen stores Store [initial inferred]", "Screen creates Store [initial]", "Screen calls Store.save",
          "Screen calls Store.sync",
        ].map { $0.replacing("[initial inferred]", with: "[inferred]") })
  }

  @Test func frameworkNamesStayOutside() {
    let graph = graph([
      "Sources/Data/Repository.swift": """
      import Foundation
      struct Data2 { let body: Data; let url: URL }
      struct Task { let id: UUID }
      struct Holder { let task: Task; let work: Swift.Task<Void, Never> }
      """
    ])
    #expect(graph.pairs() == ["Holder -> Task"])
    #expect(graph.edges(external: true).contains("Data2 stores Data"))
  }

  @Test func endlessDefinitionsEnd() {
    let graph = graph(
      """
      class A: B {}
      class B: C { func f() { g(); self.h() } }
      class C: A {}
      typealias X = Y
      typealias Y = X
      typealias Z<T> = Z<Z<T>>
      struct S<T> { var next: S<S<T>>; var x: X; func f() { next.next.next.x.y } }
      protocol P: Q { associatedtype T: P where T.T == T }
      protocol Q: P {}
      extension P { func f() { let t: T.T.T.T; t.f() } }
      var a = b; var b = a
      let c = { c }()
      """)
    #expect(graph.types.count == 9)
  }

  @Test func theOrderOfThreadsDoesNotShow() {
    var sources: [String: String] = [:]
    for index in 0..<40 {
      sources["Sources/App/F\(index).swift"] =
        "struct T\(index) { let next = T\((index + 1) % 40)(); func run() { next.next.run(); unknown.run() } }"
    }
    let one = graph(sources, jobs: 1)
    let two = graph(sources, jobs: 4)
    #expect(one.references == two.references)
    #expect(one.gaps == two.gaps)
    #expect(one.externals == two.externals)
  }
}
