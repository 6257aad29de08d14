import StrataDefinition
import StrataModel
import Testing

@testable import StrataAnalysis

/// The requirements of a protocol that `whatif invert` plans.
@Suite struct ProtocolTextTests {
  /// The commas of generic arguments and tuples belong to the type, that of a second variable does not.
  @Test func typesOfPropertiesAreCopiedWhole() throws {
    let outcome = try InterfaceApp.invert(
      "LoadUserUseCase", "UserStore",
      InterfaceApp.whatIf([
        InterfaceApp.user:
          "final class LoadUserUseCase {\n  let store: UserStore\n  func run() { print(store.a, store.b, store.c) }\n}\n",
        InterfaceApp.store: """
        final class UserStore {
          var a: Result<[Int], Never> = .success([])
          var b: [String: (Int, Dictionary<Int, Int>)] { [:] }
          var c: (Int) -> Result<Int, Never>, d = 1
        }
        """,
      ]))
    let text = InterfaceApp.texts(outcome).values.joined()
    for requirement in [
      "var a: Result<[Int], Never> { get }", "var b: [String: (Int, Dictionary<Int, Int>)] { get }",
      "var c: (Int) -> Result<Int, Never> { get }",
    ] {
      #expect(text.contains(requirement), "\(text)")
    }
  }
}
