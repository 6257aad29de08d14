import StrataDefinition
import StrataModel
import Testing

@testable import StrataAnalysis

/// What `whatif declare` and `whatif invert` print equals a full check of the sources that they describe.
@Suite struct WhatIfInterfaceTests {
  @Test(arguments: TemplateCode.styles)
  func randomInversionsOfTheTemplates(style: String) throws {
    let code = try TemplateCode(style)
    let whatIf = WhatIf(Analyzer(code.workspace, by: code.definition))
    let graph = whatIf.snapshot.graph
    var random = SplitMix64(seed: UInt64(style.utf8.count))
    let pairs = Set(
      graph.references.compactMap { reference -> [TypeID]? in
        guard let source = reference.source, let target = reference.target.typeID, reference.kind != .inherits,
          !graph[source].isTest, graph[source].outer == nil, source != target
        else { return nil }
        return [source, target]
      }
    ).sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    var compared = 0
    for pair in pairs.shuffled(using: &random) where compared < 6 {
      guard let outcome = try? whatIf.invert(pair[0], pair[1]) else { continue }
      compared += 1
      try compare(outcome, whatIf, code)
    }
    var declared = 0
    for type in Array(graph.typeIDs).shuffled(using: &random) where declared < 4 && !graph[type].isTest {
      guard let layer = code.definition.layers.randomElement(using: &random)?.name,
        let outcome = try? whatIf.declare("Hidden\(declared)", for: type, in: .layer(layer))
      else { continue }
      declared += 1
      try compare(outcome, whatIf, code)
    }
    #expect(compared >= 4 && declared == 4)
  }

  private func compare(_ outcome: ChangeOutcome, _ whatIf: WhatIf, _ code: TemplateCode) throws {
    let after = Analyzer(code.workspace.applying(outcome.plan), by: code.definition).snapshot()
    let expected = FindingDifference(from: whatIf.currentResult, to: after.check())
    if outcome.plan.losesReferences {
      #expect(Set(outcome.difference.closed).isSubset(of: expected.closed), "\(outcome.plan.title)")
    } else {
      #expect(outcome.difference == expected, "\(outcome.plan.title)")
    }
    for file in after.graph.files { #expect(file.facts.syntaxErrors.isEmpty, "\(outcome.plan.title): \(file.path)") }
  }

  // MARK: The sources of single changes

  private static let user = "Sources/Domain/UseCases/LoadUserUseCase.swift"
  private static let store = "Sources/Data/UserStore.swift"

  private static let app = [
    "Sources/Domain/Models/User.swift": "struct User { let id: Int }",
    user: """
    final class LoadUserUseCase {
      private let store: UserStore

      init(store: UserStore = UserStore(limit: 3)) { self.store = store }

      func load(_ id: Int) async throws -> User? {
        store.hits += 1
        return try await store.user(id, fresh: true)
      }
    }
    """,
    store: """
    import Foundation

    final class UserStore: NSObject {
      static let shared = UserStore(limit: 1)
      var hits: Int = 0
      let limit: Int
      init(limit: Int) { self.limit = limit }
      @discardableResult
      func user(_ id: Int, fresh: Bool = false, _ done: (Int) -> Void = { _ in }) async throws -> User? { nil }
      func clear() {}
    }
    """,
  ]

  private func whatIf(_ changes: [String: String] = [:]) throws -> WhatIf {
    let definition = try DefinitionLoader(catalogue: StrataRulesCatalogue.all).load(style: "repository")
    return WhatIf(Analyzer(MemoryWorkspace(Self.app.merging(changes) { $1 }), by: definition))
  }

  private func invert(_ user: String, _ target: String, _ whatIf: WhatIf) throws -> ChangeOutcome {
    let types = [user, target].compactMap { whatIf.snapshot.types(named: $0).first }
    try #require(types.count == 2)
    return try whatIf.invert(types[0], types[1])
  }

  private func texts(_ outcome: ChangeOutcome) -> [String: String] {
    Dictionary(
      outcome.plan.files.map { ($0.path, String(decoding: $0.text ?? [], as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func theUserOwnsTheProtocol() throws {
    let whatIf = try whatIf()
    let outcome = try invert("LoadUserUseCase", "UserStore", whatIf)
    let texts = texts(outcome)
    #expect(
      texts["Sources/Domain/UseCases/UserStoreProtocol.swift"] == """
        protocol UserStoreProtocol {
          var hits: Int { get set }
          @discardableResult func user(_ id: Int, fresh: Bool, _ done: (Int) -> Void) async throws -> User?
        }

        """)
    #expect(texts[Self.store]?.contains("final class UserStore: NSObject, UserStoreProtocol {") == true)
    #expect(texts[Self.user]?.contains("private let store: UserStoreProtocol\n") == true)
    #expect(texts[Self.user]?.contains("init(store: UserStoreProtocol) { self.store = store }") == true)
    #expect(outcome.difference.closed.contains { $0.rule == "dependency-rule" && $0.target == "UserStore" })
    #expect(outcome.difference.opened.isEmpty, "\(outcome.difference.opened.map(\.message))")
    #expect(outcome.plan.limits.isEmpty, "\(outcome.plan.limits)")
  }

  @Test func whatIsCreatedIsInjected() throws {
    let outcome = try invert(
      "LoadUserUseCase", "UserStore",
      whatIf([
        Self.user: """
        final class LoadUserUseCase {
          private let store = UserStore(limit: 2)
          private let name: String
          init(name: String) { self.name = name }
          func clear() {
            store.clear()
            UserStore.shared.clear()
          }
        }
        """
      ]))
    let text = texts(outcome)[Self.user]
    #expect(
      text == """
        final class LoadUserUseCase {
          private let store: UserStoreProtocol
          private let name: String
          init(name: String, store: UserStoreProtocol) { self.store = store; self.name = name }
          func clear() {
            store.clear()
            store.clear()
          }
        }
        """, "\(text ?? "")")
    #expect(
      outcome.plan.assumptions.contains { $0.contains("is given its `UserStoreProtocol` by the code that creates it") })
  }

  @Test func aPropertyIsAddedForCreationsInBodies() throws {
    let outcome = try invert(
      "LoadUserUseCase", "UserStore",
      whatIf([Self.user: "final class LoadUserUseCase {\n  func clear() { UserStore(limit: 1).clear() }\n}\n"]))
    #expect(
      texts(outcome)[Self.user] == """
        final class LoadUserUseCase {
          private let userStore: UserStoreProtocol
          init(userStore: UserStoreProtocol) {
            self.userStore = userStore
          }

          func clear() { userStore.clear() }
        }

        """)
  }

  @Test func aProtocolThatExistsIsUsed() throws {
    let outcome = try invert(
      "LoadUserUseCase", "UserStore",
      whatIf([
        "Sources/Domain/UserClearing.swift": "protocol UserClearing { func clear() }",
        Self.user: "final class LoadUserUseCase {\n  let store: UserStore\n  func run() { store.clear() }\n}\n",
        Self.store: "final class UserStore: UserClearing {\n  func clear() {}\n}\n",
      ]))
    #expect(outcome.plan.files.map(\.path) == [Self.user])
    #expect(texts(outcome)[Self.user]?.contains("let store: UserClearing") == true)
  }

  @Test func whatStaysIsSaid() throws {
    let outcome = try invert(
      "LoadUserUseCase", "UserStore",
      whatIf([
        Self.user: """
        final class LoadUserUseCase {
          let store: UserStore
          let limit = UserStore.defaultLimit
          init(store: UserStore) { self.store = store }
        }
        """,
        Self.store: "final class UserStore {\n  static let defaultLimit = 3\n}\n",
      ]))
    #expect(outcome.plan.limits.contains { $0.contains("static member `defaultLimit` has no place in a protocol") })
    #expect(outcome.plan.limits.contains { $0.contains("`LoadUserUseCase` still uses `UserStore` at") })
    #expect(outcome.plan.limits.contains { $0.contains("no operation of `UserStore` is called") })
  }

  /// `shared` of a type that is replaced is handed in as well, where only the annotation names the type.
  @Test func impliedInstancesAreInjected() throws {
    let outcome = try invert(
      "LoadUserUseCase", "UserStore",
      whatIf([
        Self.user: """
        final class LoadUserUseCase {
          private let store: UserStore = .shared
          func clear() {
            let other: UserStore = .shared
            other.clear()
          }
        }
        """
      ]))
    let text = texts(outcome)[Self.user] ?? ""
    #expect(text.contains("private let store: UserStoreProtocol\n"), "\(text)")
    #expect(text.contains("let other: UserStoreProtocol = store\n"), "\(text)")
    #expect(outcome.plan.limits.isEmpty, "\(outcome.plan.limits)")
    #expect(outcome.difference.closed.contains { $0.rule == "service-locator" })
  }

  /// `count` has no written type, so the protocol lacks it: its line does not compile, and its finding stays.
  @Test func whatNoLongerResolvesKeepsItsFindings() throws {
    let whatIf = try whatIf([
      Self.user: """
      final class LoadUserUseCase {
        let store: UserStore
        init(store: UserStore) { self.store = store }
        func clear() { store.clear() }
        static func size() -> Int {
          let other: UserStore = .shared
          return other.count
        }
        func sum() -> Int { UserStore.shared.count }
      }
      """,
      Self.store: """
      final class UserStore {
        static let shared = UserStore()
        let count = 3
        func clear() {}
      }
      """,
    ])
    let outcome = try invert("LoadUserUseCase", "UserStore", whatIf)
    #expect(outcome.plan.limits.contains { $0.contains("the protocol lacks `count`") })
    #expect(outcome.plan.limits.contains { $0.contains("keeps using `UserStore` at \(Self.user):6") })
    #expect(outcome.plan.limits.contains { $0.hasPrefix("3 references would no longer resolve, so that findings") })
    let before = whatIf.currentResult.findings.filter { $0.location.file == Self.user && $0.member == "size()" }
    #expect(before.flatMap(\.locations).map(\.line) == [6, 6, 7])
    // The annotation changes; `.shared` and `count` are as before.
    let closed = outcome.difference.closed.map(\.member)
    #expect(!closed.contains("size()") && !closed.contains("sum()"), "\(closed)")
    #expect(
      outcome.difference.changed.map(\.after).filter { $0.member == "size()" }.flatMap(\.locations).map(\.line) == [
        6, 7,
      ])
    #expect(closed.contains("clear()"))
  }

  @Test func theProtocolHasTheImportsOfItsSignatures() throws {
    let whatIf = try whatIf([
      Self.user: """
      final class LoadUserUseCase {
        let store: UserStore
        init(store: UserStore) { self.store = store }
        func run() { store.show(.init(), in: nil) }
      }
      """,
      Self.store: """
      import CoreLocation
      import Foundation
      import SwiftUI

      final class UserStore {
        struct Filter {}
        func show(_ filter: Filter, in color: Color?, until date: Date = Date()) {}
        func locate(_ point: CLLocation) {}
      }
      """,
    ])
    let outcome = try invert("LoadUserUseCase", "UserStore", whatIf)
    #expect(
      texts(outcome)["Sources/Domain/UseCases/UserStoreProtocol.swift"] == """
        import Foundation
        import SwiftUI

        protocol UserStoreProtocol {
          func show(_ filter: UserStore.Filter, in color: Color?, until date: Date)
        }

        """)
    #expect(
      outcome.difference.opened.map(\.rule).sorted()
        == ["dependency-rule", "forbidden-import", "framework-type-in-domain"],
      "\(outcome.difference.opened.map(\.message))")
  }

  @Test func importsThatMayDeclareATypeAreAllTaken() throws {
    let whatIf = try whatIf([
      Self.user: "final class LoadUserUseCase {\n  let store: UserStore\n  func run() { store.send(nil) }\n}\n",
      Self.store: "import Beta\nimport Alpha\nfinal class UserStore {\n  func send(_ gadget: Gadget?) {}\n}\n",
    ])
    let outcome = try invert("LoadUserUseCase", "UserStore", whatIf)
    #expect(
      texts(outcome)["Sources/Domain/UseCases/UserStoreProtocol.swift"]?.hasPrefix("import Alpha\nimport Beta\n\n")
        == true)
    #expect(
      outcome.plan.assumptions.contains { $0.contains("imports `Beta` and `Alpha`, one of which declares `Gadget`") })
  }

  @Test func aNewProtocolForAType() throws {
    let whatIf = try whatIf()
    let store = try #require(whatIf.snapshot.types(named: "UserStore").first)
    let outcome = try whatIf.declare("UserLoading", for: store, in: .layer("Domain"))
    #expect(texts(outcome).keys.contains("Sources/Domain/Models/UserLoading.swift") || texts(outcome).count == 3)
    #expect(outcome.plan.title.hasPrefix("declare `UserLoading` in Sources/Domain/"))
    #expect(outcome.plan.title.hasSuffix("for `UserStore`, used by `LoadUserUseCase`"))
    #expect(outcome.difference.closed.contains { $0.rule == "dependency-rule" && $0.target == "UserStore" })
  }

  @Test func theProtocolOfAnotherModuleIsPublic() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "App", targets: [
        .target(name: "Domain"), .target(name: "Data", dependencies: ["Domain"]),
      ])
      """
    let whatIf = try whatIf([
      "Package.swift": manifest,
      Self.user:
        "import Data\nfinal class LoadUserUseCase {\n  let store: UserStore\n  func run() { store.clear() }\n}\n",
      Self.store: "public final class UserStore {\n  public func clear() {}\n}\n",
    ])
    let texts = texts(try invert("LoadUserUseCase", "UserStore", whatIf))
    #expect(
      texts["Sources/Domain/UseCases/UserStoreProtocol.swift"]
        == "public protocol UserStoreProtocol {\n  func clear()\n}\n")
    #expect(texts[Self.store]?.hasPrefix("import Domain\npublic final class UserStore: UserStoreProtocol {") == true)
  }

  @Test func whatCannotBeInvertedIsRefused() throws {
    let whatIf = try whatIf([
      Self.user: """
      final class LoadUserUseCase: Base {
        let box: Box<Int>? = nil
        let mode = Mode.fast
        let port: Port? = nil
      }
      """,
      Self.store: "class Base {}\nstruct Box<T> {}\nenum Mode { case fast }\nprotocol Port {}\nstruct Unused {}",
    ])
    func message(_ target: String) throws -> String {
      let types = ["LoadUserUseCase", target].compactMap { whatIf.snapshot.types(named: $0).first }
      let error = #expect(throws: WhatIfError.self) { try whatIf.invert(types[0], types[1]) }
      return error?.message ?? ""
    }
    #expect(try message("Base").contains("a protocol cannot replace a superclass"))
    #expect(try message("Box").contains("it is generic"))
    #expect(try message("Mode").contains("it is an enum"))
    #expect(try message("Port").contains("it is a protocol already"))
    #expect(try message("Unused").contains("does not use `Unused`"))
  }
}
