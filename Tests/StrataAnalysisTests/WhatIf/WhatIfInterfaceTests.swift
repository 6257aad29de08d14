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

  // MARK: The protocol

  @Test func theUserOwnsTheProtocol() throws {
    let whatIf = try InterfaceApp.whatIf()
    let outcome = try InterfaceApp.invert("LoadUserUseCase", "UserStore", whatIf)
    let texts = InterfaceApp.texts(outcome)
    #expect(
      texts["Sources/Domain/UseCases/UserStoreProtocol.swift"] == """
        protocol UserStoreProtocol {
          var hits: Int { get set }
          @discardableResult func user(_ id: Int, fresh: Bool, _ done: (Int) -> Void) async throws -> User?
        }

        """)
    #expect(texts[InterfaceApp.store]?.contains("final class UserStore: NSObject, UserStoreProtocol {") == true)
    #expect(texts[InterfaceApp.user]?.contains("private let store: UserStoreProtocol\n") == true)
    #expect(texts[InterfaceApp.user]?.contains("init(store: UserStoreProtocol) { self.store = store }") == true)
    #expect(outcome.difference.closed.contains { $0.rule == "dependency-rule" && $0.target == "UserStore" })
    #expect(outcome.difference.opened.isEmpty, "\(outcome.difference.opened.map(\.message))")
    #expect(outcome.plan.limits.isEmpty, "\(outcome.plan.limits)")
  }

  @Test func aProtocolThatExistsIsUsed() throws {
    let outcome = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore",
      InterfaceApp.whatIf([
        "Sources/Domain/UserClearing.swift": "protocol UserClearing { func clear() }",
        InterfaceApp.user: "final class LoadUserUseCase {\n  let store: UserStore\n  func run() { store.clear() }\n}\n",
        InterfaceApp.store: "final class UserStore: UserClearing {\n  func clear() {}\n}\n",
      ]))
    #expect(outcome.plan.files.map(\.path) == [InterfaceApp.user])
    #expect(InterfaceApp.texts(outcome)[InterfaceApp.user]?.contains("let store: UserClearing") == true)
  }

  /// The protocol that a type already has is offered only if the role of the user may use the role of the protocol.
  @Test func aProtocolThatSkipsALayerIsNotUsed() throws {
    let view = "Sources/Presentation/UserViewModel.swift"
    let repository = "Sources/Data/UserRepositoryImpl.swift"
    let outcome = try InterfaceApp.invert(
      "UserViewModel", "UserRepositoryImpl",
      InterfaceApp.whatIf([
        "Sources/Domain/UserRepository.swift": "protocol UserRepository { func clear() }",
        view: "final class UserViewModel {\n  let store: UserRepositoryImpl\n  func run() { store.clear() }\n}\n",
        repository: "final class UserRepositoryImpl: UserRepository {\n  func clear() {}\n}\n",
      ]))
    #expect(!outcome.plan.assumptions.contains { $0.contains("no protocol is declared") })
    #expect(InterfaceApp.texts(outcome).keys.contains { $0.hasSuffix("UserRepositoryImplProtocol.swift") })
  }

  /// Another module has types of the same names that keep using each other.
  @Test func typesAreFoundAgainInTheirModule() throws {
    let manifest = """
      import PackageDescription
      let package = Package(name: "App", targets: [
        .target(name: "Aside"), .target(name: "Domain"), .target(name: "Data", dependencies: ["Domain"]),
      ])
      """
    let user = "final class LoadUserUseCase {\n  let store: UserStore\n  func run() { store.clear() }\n}\n"
    let whatIf = try InterfaceApp.whatIf([
      "Package.swift": manifest, "Sources/Aside/Same.swift": user + "final class UserStore { func clear() {} }",
      InterfaceApp.user: "import Data\n" + user,
      InterfaceApp.store: "public final class UserStore {\n  public func clear() {}\n}\n",
    ])
    let types = ["LoadUserUseCase", "UserStore"].compactMap { name in
      whatIf.snapshot.graph.typeIDs.first {
        let entity = whatIf.snapshot.graph[$0]
        return entity.name == name && whatIf.snapshot.graph[entity.module].name != "Aside"
      }
    }
    try #require(types.count == 2)
    let limits = try whatIf.invert(types[0], types[1]).plan.limits
    #expect(!limits.contains { $0.contains("still uses") }, "\(limits)")
  }

  @Test func theProtocolHasTheImportsOfItsSignatures() throws {
    let whatIf = try InterfaceApp.whatIf([
      InterfaceApp.user: """
      final class LoadUserUseCase {
        let store: UserStore
        init(store: UserStore) { self.store = store }
        func run() { store.show(.init(), in: nil) }
      }
      """,
      InterfaceApp.store: """
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
    let outcome = try InterfaceApp.invert("LoadUserUseCase", "UserStore", whatIf)
    #expect(
      InterfaceApp.texts(outcome)["Sources/Domain/UseCases/UserStoreProtocol.swift"] == """
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
    let whatIf = try InterfaceApp.whatIf([
      InterfaceApp.user: "final class LoadUserUseCase {\n  let store: UserStore\n  func run() { store.send(nil) }\n}\n",
      InterfaceApp.store: "import Beta\nimport Alpha\nfinal class UserStore {\n  func send(_ gadget: Gadget?) {}\n}\n",
    ])
    let outcome = try InterfaceApp.invert("LoadUserUseCase", "UserStore", whatIf)
    #expect(
      InterfaceApp.texts(outcome)["Sources/Domain/UseCases/UserStoreProtocol.swift"]?.hasPrefix(
        "import Alpha\nimport Beta\n\n")
        == true)
    #expect(
      outcome.plan.assumptions.contains { $0.contains("imports `Beta` and `Alpha`, one of which declares `Gadget`") })
  }

  @Test func aNewProtocolForAType() throws {
    let whatIf = try InterfaceApp.whatIf()
    let store = try #require(whatIf.snapshot.types(named: "UserStore").first)
    let outcome = try whatIf.declare("UserLoading", for: store, in: .layer("Domain"))
    #expect(
      InterfaceApp.texts(outcome).keys.contains("Sources/Domain/Models/UserLoading.swift")
        || InterfaceApp.texts(outcome).count == 3)
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
    let whatIf = try InterfaceApp.whatIf([
      "Package.swift": manifest,
      InterfaceApp.user:
        "import Data\nfinal class LoadUserUseCase {\n  let store: UserStore\n  func run() { store.clear() }\n}\n",
      InterfaceApp.store: "public final class UserStore {\n  public func clear() {}\n}\n",
    ])
    let texts = InterfaceApp.texts(try InterfaceApp.invert("LoadUserUseCase", "UserStore", whatIf))
    #expect(
      texts["Sources/Domain/UseCases/UserStoreProtocol.swift"]
        == "public protocol UserStoreProtocol {\n  func clear()\n}\n")
    #expect(
      texts[InterfaceApp.store]?.hasPrefix("import Domain\npublic final class UserStore: UserStoreProtocol {") == true)
  }

  @Test func whatCannotBeInvertedIsRefused() throws {
    let whatIf = try InterfaceApp.whatIf([
      InterfaceApp.user: """
      final class LoadUserUseCase: Base {
        let box: Box<Int>? = nil
        let mode = Mode.fast
        let port: Port? = nil
      }
      """,
      InterfaceApp.store:
        "class Base {}\nstruct Box<T> {}\nenum Mode { case fast }\nprotocol Port {}\nstruct Unused {}",
    ])
    func message(_ target: String) throws -> String {
      let types = ["LoadUserUseCase", target].compactMap { whatIf.snapshot.types(named: $0).first }
      let error = #expect(throws: WhatIfError.self) { try whatIf.invert(types[0], types[1]) }
      return error?.message ?? ""
    }
    #expect(try message("Base").contains("a protocol cannot replace a superclass"))
    #expect(try message("Box").contains("it is generic"))
    #expect(try message("Mode").contains("it is an enum"))
    #expect(try message("Port").contains("it is already a protocol"))
    #expect(try message("Unused").contains("does not use `Unused`"))
  }
}
