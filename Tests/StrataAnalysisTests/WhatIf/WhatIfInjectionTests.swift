import StrataModel
import Testing

@testable import StrataAnalysis

/// What a type created is passed to its initializers after `whatif invert`.
@Suite struct WhatIfInjectionTests {
  @Test func whatIsCreatedIsInjected() throws {
    let outcome = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore",
      InterfaceApp.whatIf([
        InterfaceApp.user: """
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
    let text = InterfaceApp.texts(outcome)[InterfaceApp.user]
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
    let outcome = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore",
      InterfaceApp.whatIf([
        InterfaceApp.user: "final class LoadUserUseCase {\n  func clear() { UserStore(limit: 1).clear() }\n}\n"
      ]))
    #expect(
      InterfaceApp.texts(outcome)[InterfaceApp.user] == """
        final class LoadUserUseCase {
          private let userStore: UserStoreProtocol
          init(userStore: UserStoreProtocol) {
            self.userStore = userStore
          }

          func clear() { userStore.clear() }
        }

        """)
  }

  @Test func whatStaysIsSaid() throws {
    let outcome = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore",
      InterfaceApp.whatIf([
        InterfaceApp.user: """
        final class LoadUserUseCase {
          let store: UserStore
          let limit = UserStore.defaultLimit
          init(store: UserStore) { self.store = store }
        }
        """,
        InterfaceApp.store: "final class UserStore {\n  static let defaultLimit = 3\n}\n",
      ]))
    #expect(
      outcome.plan.limits.contains { $0.contains("static member `defaultLimit` cannot be used through a protocol") })
    #expect(outcome.plan.limits.contains { $0.contains("`LoadUserUseCase` still uses `UserStore` at") })
    #expect(outcome.plan.limits.contains { $0.contains("no operation of `UserStore` is called") })
  }

  /// `shared` of a type that is replaced is handed in as well, where only the annotation names the type.
  @Test func impliedInstancesAreInjected() throws {
    let outcome = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore",
      InterfaceApp.whatIf([
        InterfaceApp.user: """
        final class LoadUserUseCase {
          private let store: UserStore = .shared
          func clear() {
            let other: UserStore = .shared
            other.clear()
          }
        }
        """
      ]))
    let text = InterfaceApp.texts(outcome)[InterfaceApp.user] ?? ""
    #expect(text.contains("private let store: UserStoreProtocol\n"), "\(text)")
    #expect(text.contains("let other: UserStoreProtocol = store\n"), "\(text)")
    #expect(outcome.plan.limits.isEmpty, "\(outcome.plan.limits)")
    #expect(outcome.difference.closed.contains { $0.rule == "service-locator" })
  }

  /// What creates the user inside the user itself is not in the graph, and cannot be edited.
  @Test func ownInstancesAndSubclassesAreSaid() throws {
    let outcome = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore",
      InterfaceApp.whatIf([
        InterfaceApp.user: """
        class LoadUserUseCase {
          static let shared = LoadUserUseCase()
          static let other: LoadUserUseCase = .init()
          static let limit = 3
          private let store = UserStore(limit: 3)
          func copy() -> LoadUserUseCase { Self() }
          func clear() { store.clear() }
        }
        final class LoadAdminUseCase: LoadUserUseCase {}
        """
      ]))
    let limits = outcome.plan.limits
    #expect(
      limits.contains {
        $0.hasPrefix("`LoadUserUseCase.shared`, `LoadUserUseCase.other` and `LoadUserUseCase.copy()` create")
      }, "\(limits)")
    #expect(limits.contains { $0.hasPrefix("`LoadAdminUseCase` inherits from `LoadUserUseCase`") }, "\(limits)")
  }

  /// `count` has no written type, so the protocol lacks it: its line does not compile, and its finding stays.
  @Test func whatNoLongerResolvesKeepsItsFindings() throws {
    let whatIf = try InterfaceApp.whatIf([
      InterfaceApp.user: """
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
      InterfaceApp.store: """
      final class UserStore {
        static let shared = UserStore()
        let count = 3
        func clear() {}
      }
      """,
    ])
    let outcome = try InterfaceApp.invert("LoadUserUseCase", "UserStore", whatIf)
    #expect(outcome.plan.limits.contains { $0.contains("the protocol lacks `count`") })
    #expect(outcome.plan.limits.contains { $0.contains("keeps using `UserStore` at \(InterfaceApp.user):6") })
    #expect(outcome.plan.limits.contains { $0.hasPrefix("3 references would no longer resolve, so that findings") })
    let before = whatIf.currentResult.findings.filter { $0.location.file == InterfaceApp.user && $0.member == "size()" }
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
}
