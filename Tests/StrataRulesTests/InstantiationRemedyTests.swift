import Testing

/// Where a dependency that is created in place can come from.
@Suite struct InstantiationRemedyTests {
  private func remedies(_ source: String) throws -> [String] {
    let text = """
      // style: repository
      // rules: direct-instantiation
      // file: Sources/Data/Trams/TramService.swift
      final class TramService {
        let line: Int
        init(line: Int = 1) { self.line = line }
        func load() {}
      }
      \(source)
      """
    return try FixtureRun(Fixture(name: "direct-instantiation/test", text: text)).found.map(\.remedy)
  }

  /// The composition root does not know the line.
  @Test(arguments: ["line: number", "line: next"])
  func whatNeedsAValueOfTheFunctionIsMadeByAFunction(argument: String) throws {
    let found = try remedies(
      """
      // file: Sources/Data/Trams/TramRepository.swift
      final class TramRepository {
        func load(number: Int) {
          let next = number + 1
          TramService(\(argument)).load()
        }
      }
      """)
    let value = argument.dropFirst("line: ".count)
    #expect(
      found == [
        "take a function that makes `TramService` as a parameter of the initializer, since `\(value)` is known only here, and "
          + "implement it in the composition root"
      ])
  }

  /// What the function makes itself, the composition root can make, too; an initializer has its own parameters.
  @Test(arguments: [
    "func load() { let service = TramService(); Board(service: service).show() }",
    "private let service: TramService; init(line: Int) { service = TramService(line: line) }",
  ])
  func otherwiseTheCompositionRootCreatesIt(member: String) throws {
    let found = try remedies(
      """
      // file: Sources/Data/Trams/TramRepository.swift
      final class TramRepository { \(member) }
      struct Board { let service: TramService; func show() {} }
      """)
    #expect(
      found == [
        "take `TramService` as a parameter of the initializer, and create `TramService` in the composition root"
      ])
  }

  @Test(arguments: [true, false])
  func aSingletonIsCreatedByItself(isCreatedElsewhere: Bool) throws {
    let found = try remedies(
      """
      // file: Sources/Data/Trams/TramRepository.swift
      final class TramRepository {
        static let shared = TramRepository()
        private let service = TramService()
      }
      // file: Sources/App/AppContainer.swift
      final class AppContainer {
        \(isCreatedElsewhere ? "let repository = TramRepository()" : "")
      }
      """)
    let place = isCreatedElsewhere ? "in the composition root" : "where `TramRepository.shared` is created"
    #expect(found.contains { $0.hasSuffix("and create `TramService` \(place)") }, "\(found)")
  }
}
