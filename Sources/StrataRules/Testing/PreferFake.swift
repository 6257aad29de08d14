import StrataClassification
import StrataDefinition
import StrataModel

/// `prefer-fake`
struct PreferFake: Rule {
  static let description = RuleDescription(
    id: "prefer-fake", family: .tests,
    summary: "A test that only asserts which calls a double without behavior has recorded.", severity: .warning,
    guides: ["001"], styles: ["repository"],
    rationale: """
      A test that only asserts that a function was called repeats the implementation: it fails when the code reaches the \
      same result in another way, and passes when the result is wrong. A fake keeps what it is given and answers from \
      that, as the real type does, so that the test asserts on results.
      """,
    heuristic: """
      A double is a type of tests with a supertype of production code that has one of the roles. It only records calls \
      if its functions set flags, count, or collect their arguments, and none of them reads what another one has set or \
      sends something to a stream; values that it returns are set from outside. A test is reported if all that it asserts is \
      about what such doubles have recorded, at least once about a flag, a counter, a list of calls, or how many \
      arguments there are (`spy.requests.count`). The double is a further location.

      The rule does not report tests that call functions named like assertions, or wait for expectations, since what \
      these check is not known, and doubles that a library generates or verifies. Where at least 80% of the tests with \
      such doubles of one role, and at least five, assert only on calls, the rule reports one of them.
      """,
    badExample: """
      func testRename() async throws {
        try await RenameUserUseCase(repository: repository).execute(id: "1", name: "Ann")
        XCTAssertTrue(repository.renameCalled)
      }
      """,
    goodExample: """
      func testRename() async throws {
        try await RenameUserUseCase(repository: repository).execute(id: "1", name: "Ann")
        XCTAssertEqual(repository.users["1"]?.name, "Ann")
      }
      """,
    remedy: "Make the double a fake that keeps what it is given, and assert on the result or on what it keeps.",
    options: [
      RuleOption(
        name: "roles", summary: "Roles of the types that doubles replace.",
        defaultValue: .list(["use-case", "repository", "gateway", "data-source", "storage"]))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let graph = context.project.graph
    let roles = Set(settings.list("roles", context.vocabulary).map { RoleID(rawValue: $0) })
    let tests = TestCode(context)
    var outcome = RuleOutcome()
    var doubles = RecordingDoubles(graph, context.vocabulary)
    var roleOfDouble: [TypeID: RoleID] = [:]
    for type in graph.typeIDs where graph.types[type.index].isTest || context.project.isReplacement(type) {
      guard [.class, .struct, .actor].contains(graph.types[type.index].kind), !tests.hasTests(type),
        let role = role(of: type, in: roles, context)
      else { continue }
      outcome.examined += 1
      if doubles.add(type) { roleOfDouble[type] = role }
    }
    let reader = AssertionReader(context, doubles)
    var found: [RoleID: (examined: Int, violations: [Violation])] = [:]
    for (test, double) in functions(asserting: doubles, tests, graph) {
      guard let role = roleOfDouble[double], let type = graph.enclosingType(of: test) else { continue }
      found[role, default: (0, [])].examined += 1
      guard reader.assertsOnlyOnCalls(test) else { continue }
      found[role, default: (0, [])].violations.append(violation(test, graph.outermost(type), double, role, graph))
    }
    for (role, (examined, violations)) in found.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard Conventions.isOwn(violations.count, of: examined) else {
        outcome.violations += violations
        continue
      }
      outcome.violations += Conventions.joined(
        violations,
        message: "; so do \(violations.count) of \(examined) tests with such doubles of \(role.noun.plural)",
        remedy: ", or leave `\(role.rawValue)` out of the option `roles`")
    }
    return outcome
  }

  /// The role of what a double replaces.
  private func role(of double: TypeID, in roles: Set<RoleID>, _ context: RuleContext) -> RoleID? {
    context.project.graph.allProjectSupertypes(of: double).lazy.filter { context.isProduction($0) }
      .compactMap { context.roleID($0) }.first { roles.contains($0) }
  }

  /// The unit tests that read what doubles have recorded, each with one of the doubles, in order.
  private func functions(
    asserting doubles: RecordingDoubles, _ tests: TestCode, _ graph: Graph
  ) -> [(test: DeclarationID, double: TypeID)] {
    var result: [DeclarationID: TypeID] = [:]
    var isUnit: [FileID: Bool] = [:]
    for double in doubles.types {
      for reference in graph.references(to: double) where reference.kind == .calls && reference.declaration != noIndex {
        guard let member = reference.memberDeclaration, doubles.isRecord(member),
          let source = reference.source, source != double, graph.files[reference.file.index].isTest,
          let test = graph.outermostMember(around: DeclarationID(reference.file, reference.declaration)),
          tests.isTest(test), tests.hasTests(graph.outermost(source))
        else { continue }
        let isInUnitTest = isUnit[reference.file] ?? (tests.kind(of: reference.file) == .unit)
        isUnit[reference.file] = isInUnitTest
        if isInUnitTest, result[test] == nil { result[test] = double }
      }
    }
    return result.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func violation(
    _ test: DeclarationID, _ type: TypeID, _ double: TypeID, _ role: RoleID, _ graph: Graph
  ) -> Violation {
    let name = quoted(graph[double].name)
    var violation = Violation(
      at: test, of: type, in: graph, target: graph[double].name,
      message: "\(quoted(graph.signature(of: test))) asserts only which calls \(name), a double of "
        + "\(role.nounWithArticle), has recorded",
      remedy: "make \(name) a fake that keeps what it is given, and assert on the result or on what it keeps")
    let declaration = graph.types[double.index].declaration
    violation.links = ViolationLinks(related: [CodeLocation(declaration.file, graph[declaration].nameOffset)])
    return violation
  }
}
