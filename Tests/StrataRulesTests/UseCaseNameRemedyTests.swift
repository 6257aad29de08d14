import StrataModel
import Testing

/// The names of use cases that remedies propose satisfy `use-case-name`.
@Suite struct UseCaseNameRemedyTests {
  private func remedies(_ source: String, rule: String) throws -> [String] {
    let text = "// style: repository\n// file: Sources/Domain/UseCases.swift\n\(source)"
    return try FixtureRun(Fixture(name: "\(rule)/test", text: text)).found.map(\.remedy)
  }

  @Test(arguments: [
    (
      "protocol TaskUseCase { func today() -> [Int] }",
      "rename it for its operation `today`, such as `GetTodayTaskUseCase`"
    ),
    ("protocol TaskUseCase { func next() }", "rename it for its operation `next`, such as `PerformNextTaskUseCase`"),
    ("protocol UserUseCase { func delete() }", "rename it for its operation `delete`, such as `DeleteUserUseCase`"),
    (
      "protocol UserUseCase { func fetchAll() -> [Int] }",
      "rename it for its operation `fetchAll`, such as `FetchAllUseCase`"
    ),
    (
      "protocol InfoUseCase { func execute() -> Int }",
      "rename it to begin with a verb, such as `GetInfoUseCase`"
    ),
    ("protocol InfoUseCase {}", "rename it to begin with a verb, such as `GetInfoUseCase`"),
    (
      "protocol GetUserUseCase { func execute() -> Int }\nfinal class RemoteUser: GetUserUseCase { func execute() -> Int { 1 } }",
      "rename it to `GetUserUseCaseImplementation`"
    ),
  ])
  func names(_ source: String, _ remedy: String) throws {
    #expect(try remedies(source, rule: "use-case-name") == [remedy])
  }

  /// `use-case-single-operation` reports it in place of this rule; its finding has a location for each further operation.
  @Test func severalOperations() throws {
    let source = "protocol UserUseCase { func add(); func today() -> Int; func execute() -> Int }"
    #expect(try remedies(source, rule: "use-case-name").isEmpty)
    #expect(
      Set(try remedies(source, rule: "use-case-single-operation")) == [
        "split it into one use case for each operation: `AddUserUseCase`, `GetTodayUserUseCase`, `GetUserUseCase`"
      ])
  }

  @Test func proposedNamesAreNoFinding() throws {
    let rules: Set = ["use-case-name", "use-case-single-operation"]
    var names: Set<String> = []
    for fixture in Fixture.all where fixture.rules.map({ !rules.isDisjoint(with: $0) }) ?? true {
      for found in try FixtureRun(fixture).found where rules.contains(found.rule) {
        names.formUnion(found.remedy.matches(of: /`(\w+UseCase(?:Implementation)?)`/).map { String($0.1) })
      }
    }
    let source = names.sorted().map { "protocol \($0) { func execute() }" }.joined(separator: "\n")
    #expect(try remedies(source, rule: "use-case-name").isEmpty)
    #expect(names.count >= 10, "\(names.sorted())")
  }
}
