import StrataModel
import Testing

@testable import StrataAnalysis

/// Types that are tested for with `is` and `as?`: no protocol replaces them there.
@Suite struct WhatIfTypeTestTests {
  private let named = "protocol Countable {}\nfinal class UserStore: Countable { func clear() {} }\n"

  @Test func aTypeThatIsOnlyTestedForIsNotReplaced() throws {
    let whatIf = try InterfaceApp.whatIf([
      InterfaceApp.user: """
      final class LoadUserUseCase {
        func load(_ any: Any) -> Bool { any is UserStore }
        func count(_ any: Any) -> Int { (any as? [UserStore])?.count ?? 0 }
      }
      """,
      InterfaceApp.store: named,
    ])
    let error = #expect(throws: WhatIfError.self) {
      try InterfaceApp.invert("LoadUserUseCase", "UserStore", whatIf)
    }
    #expect(error?.message.contains("its only use is a type test (\(InterfaceApp.user):2)") == true)
  }

  @Test func typeTestsRemainAndAreListed() throws {
    let outcome = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore",
      InterfaceApp.whatIf([
        InterfaceApp.user: """
        final class LoadUserUseCase {
          let store: UserStore
          init(store: UserStore) { self.store = store }
          func load(_ any: Any) -> Bool {
            store.clear()
            return any is UserStore
          }
        }
        """,
        InterfaceApp.store: named,
      ]))
    let text = InterfaceApp.texts(outcome)[InterfaceApp.user] ?? ""
    #expect(text.contains("let store: UserStoreProtocol") && text.contains("any is UserStore\n"), "\(text)")
    #expect(outcome.plan.limits.contains { $0.contains("a value is tested for the type") }, "\(outcome.plan.limits)")
  }

  /// Any protocol has all operations where none is called.
  @Test func aProtocolOfAnotherNameIsNoAnswerWithoutOperations() throws {
    let user = "final class LoadUserUseCase { let store: UserStore\n init(store: UserStore) { self.store = store } }\n"
    let other = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore", InterfaceApp.whatIf([InterfaceApp.user: user, InterfaceApp.store: named]))
    #expect(InterfaceApp.texts(other)[InterfaceApp.user]?.contains("Countable") == false)
    let own = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore",
      InterfaceApp.whatIf([
        InterfaceApp.user: user, InterfaceApp.store: "final class UserStore: UserStoreProtocol { func clear() {} }\n",
        "Sources/Domain/UserStoreProtocol.swift": "protocol UserStoreProtocol {}\n",
      ]))
    #expect(InterfaceApp.texts(own)[InterfaceApp.user]?.contains("let store: UserStoreProtocol") == true)
  }
}
