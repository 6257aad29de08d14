import StrataClassification
import StrataDefinition
import StrataModel

/// `test-crosses-layers`
struct TestCrossesLayers: Rule {
  static let description = RuleDescription(
    id: "test-crosses-layers", family: .tests,
    summary: "A unit test that creates a real dependency of a layer below the one under test.",
    severity: .warning, guides: ["000", "001", "002", "003", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      A unit test of one layer, with fakes of what is below, fails for one reason, needs no network or storage, and can set \
      up every answer of the layer below. With the real type below it, it tests two layers, and a mistake in the lower one \
      fails the tests of both.
      """,
    heuristic: """
      The layer under test is that of the type that the test is named after (`LoginViewModelTests`), if the test refers to \
      it; otherwise the outermost layer of what the test function creates, with the helpers, properties and `setUp` that \
      it uses. Layers are in the order of the definition; two layers \
      that may use each other count as one, and shared code and composition roots are in none. The rule reports creations \
      of types of roles that are injected, such as use cases, repositories and clients. What is an argument of another \
      creation is not under test, and is a part of the finding of that one.

      It does not report:
      - test doubles (by name, or in test code with a supertype of production code), and types such as `InMemoryStorage`
      - values, models, mappers and structs that only store closures
      - integration, UI, snapshot and performance tests, by their folder or target, tests with the word `Integration` in \
      their name, and helpers of tests
      - what a factory, a container or a singleton returns
      """,
    badExample: """
      final class ProfileViewModelTests: XCTestCase {
        let viewModel = ProfileViewModel(getUser: GetUserUseCaseImpl(repository: UserRepositoryImpl()))
      }
      """,
    goodExample: """
      final class ProfileViewModelTests: XCTestCase {
        let viewModel = ProfileViewModel(getUser: FakeGetUserUseCase())
      }
      """,
    remedy: "Pass a fake of the protocol of the dependency, or make the test an integration test.",
    options: [
      RuleOption(
        name: "accept", summary: "Roles whose types in the layer of use cases tests may create, over fakes.",
        defaultValue: .list([]))
    ], scope: .type)

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let accepted = Set(settings.list("accept", context.vocabulary).map { RoleID(rawValue: $0) })
    let domain = context.project.layers(ofRoles: [.useCase])
    let tests = TestCode(context)
    func isAccepted(_ type: TypeID) -> Bool {
      accepted.contains { context.has($0, type) } && domain.contains(context.layerName(context.layerOfType[type.index]))
    }
    // Many tests create the same types.
    var realTypes: [Bool?] = Array(repeating: nil, count: context.project.graph.types.count)
    func isReal(_ type: TypeID) -> Bool {
      if let known = realTypes[type.index] { return known }
      let isReal = context.project.isProduction(type) && !tests.isDouble(type) && !tests.isWitness(type)
      realTypes[type.index] = isReal
      return isReal
    }
    var outcome = RuleOutcome(in: context)
    for (index, kind) in tests.kinds().enumerated() where kind == .unit {
      let file = FileID(UInt32(index))
      guard context.focus.contains(file) else { continue }
      for test in CreationsOfTest.all(in: file, tests, context, isReal: isReal) {
        outcome.examine(file)
        // The creation whose arguments contain the next ones.
        var outer: Reference?
        for ((reference, target), layer) in zip(test.creations, test.layersUnderTest(tests, context)) {
          guard let layer, isBelow(target, layer, context), !isAccepted(target) else { continue }
          var violation = violation(reference, target, layer, tests, context)
          if let begin = outer, context.isArgument(reference, of: begin) {
            guard context.project.graph.isApart(reference, from: begin) else { continue }
            violation.follow(from: [CodeLocation(begin.file, begin.offset)], rule: Self.description.id)
          } else {
            outer = reference
          }
          outcome.violations.append(violation)
        }
      }
    }
    return outcome
  }

  /// Whether a type is a dependency in a layer below another one.
  private func isBelow(_ type: TypeID, _ layer: LayerID, _ context: RuleContext) -> Bool {
    guard context.isDependency(type), let own = context.layerOfType[type.index], own.index > layer.index,
      !context.project.definition[own].isNeutral
    else { return false }
    return !(context.mayUse(layer, own) && context.mayUse(own, layer))
  }

  private func violation(
    _ reference: Reference, _ target: TypeID, _ layer: LayerID, _ tests: TestCode, _ context: RuleContext
  ) -> Violation {
    let graph = context.project.graph
    let symbol = reference.source.map { graph[graph.outermost($0)].name }
    let name = quoted(graph[target].name)
    let noun = context.roleID(target)?.noun ?? "type"
    let interface = tests.interface(of: target)
    let fake = interface.flatMap { tests.double(of: $0) }.map { "pass \(quoted(graph[$0].name)) instead" }
    let remedy =
      fake ?? interface.map { "pass a fake of \(quoted(graph[$0].name)) instead" }
      ?? "give \(name) a protocol, inject that, and pass a fake of it"
    return Violation(
      at: reference, symbol: symbol ?? context.fileLevelSymbol(DeclarationID(reference.file, reference.declaration)),
      target: graph[target].name,
      message: "a unit test of \(context.layerName(layer)) creates \(noun) \(name) of "
        + context.layerName(context.layerOfType[target.index]),
      remedy: "\(remedy), or make it an integration test in a folder such as `IntegrationTests`")
  }
}
