import StrataDefinition
import StrataModel
import Testing

@testable import StrataAnalysis

/// A use case that uses a class of the data layer: what `whatif declare` and `whatif invert` do with it.
enum InterfaceApp {
  static let user = "Sources/Domain/UseCases/LoadUserUseCase.swift"
  static let store = "Sources/Data/UserStore.swift"

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

  static func whatIf(_ changes: [String: String] = [:]) throws -> WhatIf {
    let definition = try DefinitionLoader(catalogue: StrataRulesCatalogue.all).load(style: "repository")
    return WhatIf(Analyzer(MemoryWorkspace(app.merging(changes) { $1 }), by: definition))
  }

  static func invert(_ user: String, _ target: String, _ whatIf: WhatIf) throws -> ChangeOutcome {
    let types = [user, target].compactMap { whatIf.snapshot.types(named: $0).first }
    try #require(types.count == 2)
    return try whatIf.invert(types[0], types[1])
  }

  static func texts(_ outcome: ChangeOutcome) -> [String: String] {
    Dictionary(
      outcome.plan.files.map { ($0.path, String(decoding: $0.text ?? [], as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
  }
}
