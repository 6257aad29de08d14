import StrataClassification
import StrataDefinition
import StrataModel

/// `missing-test`
struct MissingTest: Rule {
  static let description = RuleDescription(
    id: "missing-test", family: .tests, summary: "A use case, view model or repository that no test refers to.",
    severity: .warning, guides: ["000", "001", "002", "003", "004"],
    styles: ["gateway", "repository", "coordinator", "module", "reactive"],
    rationale: """
      The layers exist so that each can be tested alone. Every guide has unit tests of the use cases over fake \
      repositories, of the repositories over fake sources, and of the view models over fake use cases. A type that no \
      test refers to has no such test, whatever the coverage of a test through all layers says.
      """,
    heuristic: """
      A type has a test if code of a test names
      - the type
      - a subclass that is no test double
      - a declaration of production code that creates the type, unless that is a default argument in whose place the \
      test passes something

      Naming its protocol or its fake is not enough. The rule does not judge whether the test checks anything. Generic \
      bases, types without functions of their own, and types that hold their own protocol (decorators) need no test. A \
      type is not reported if a test has its name and Strata does not know what the name refers to.

      If no type of a role has a test in a module, there is one finding with their number. If no type of the project \
      has a test, there is one finding for all. A project with fewer than five such types and without test files is \
      not reported, since the tests may be in a folder that is not checked.
      """,
    badExample: """
      // Tests/ItemTests.swift
      final class GetItemUseCaseTests: XCTestCase {
        let useCase: GetItemUseCase = GetItemUseCaseFake()
      }
      """,
    goodExample: """
      // Tests/GetItemUseCaseTests.swift
      final class GetItemUseCaseTests: XCTestCase {
        let useCase = GetItemUseCaseImp(itemRepository: ItemRepositoryFake())
      }
      """,
    remedy: "Write a unit test that creates the type with fakes of what it depends on.",
    options: [
      RuleOption(
        name: "roles", summary: "Roles whose types need a test.",
        defaultValue: .list(["use-case", "view-model", "repository"]))
    ])

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let (project, graph) = (context.project, context.project.graph)
    let roles = Set(settings.list("roles", context.vocabulary).map { RoleID(rawValue: $0) })
    var outcome = RuleOutcome()
    let types = project.types(in: roles).filter { isJudged($0, context) }
    outcome.examined = types.count
    let tested = TestedTypes(types, context)
    if tested.isEmpty {
      if types.count >= Self.fewestForProject {
        outcome.violations = Conventions.joined(violations(ofAll: types, context))
        return outcome
      }
      // Perhaps only some folders are checked, and the tests are in another one.
      guard graph.files.contains(where: \.isTest) else { return outcome }
    }
    var groups: [Group: (types: [TypeID], open: [TypeID])] = [:]
    for type in types {
      guard let role = context.roleID(type) else { continue }
      let group = Group(module: graph.types[type.index].module, role: role.rawValue)
      groups[group, default: ([], [])].types.append(type)
      if !tested.contains(type) { groups[group, default: ([], [])].open.append(type) }
    }
    for (group, found) in groups.sorted(by: { $0.key < $1.key }) {
      if found.open.count == found.types.count, found.open.count > 1 {
        outcome.violations += Conventions.joined(violations(of: group, found.open, context))
      } else {
        outcome.violations += found.open.map { violation(at: $0, context) }
      }
    }
    return outcome
  }

  /// The number of types from which one finding says that a project has no unit tests.
  private static let fewestForProject = 5

  /// The types of one role in one module.
  private struct Group: Hashable, Comparable {
    var module: ModuleID
    var role: String

    static func < (a: Group, b: Group) -> Bool { (a.module, a.role) < (b.module, b.role) }
  }

  private func isJudged(_ type: TypeID, _ context: RuleContext) -> Bool {
    let (project, graph) = (context.project, context.project.graph)
    switch graph.types[type.index].kind {
    case .class, .struct, .actor, .enum: break
    default: return false
    }
    if graph.types[type.index].outer != nil || project.isReplacement(type) { return false }
    if project.isGenericBase(type) || context.vocabulary[.basePrefixes].matches(graph.types[type.index].simpleName) {
      return false
    }
    if context.isUnchecked(graph.types[type.index].declaration.file) || isDecorator(type, in: graph) { return false }
    return graph.functions(of: type).contains { !graph.isPrivate($0) }
  }

  /// Whether a type holds a protocol that it conforms to.
  private func isDecorator(_ type: TypeID, in graph: Graph) -> Bool {
    let protocols = Set(graph.allProjectSupertypes(of: type).filter { graph.types[$0.index].kind == .protocol })
    return !protocols.isEmpty && graph.stores(type, oneOf: protocols)
  }

  private func violation(at type: TypeID, _ context: RuleContext) -> Violation {
    let graph = context.project.graph
    let (name, noun) = (quoted(graph[type].name), context.roleID(type)?.noun ?? "type")
    return Violation(
      at: type, in: graph, message: "no test refers to \(noun) \(name)",
      remedy: "write a unit test that creates \(name) with fakes of what it depends on")
  }

  private func violations(of group: Group, _ types: [TypeID], _ context: RuleContext) -> [Violation] {
    let graph = context.project.graph
    let noun = RoleID(rawValue: group.role).noun
    let names = listed(types.map { quoted(graph[$0].name) }, limit: 3)
    let message =
      "no test refers to any of the \(counted(types.count, noun)) of module "
      + "\(quoted(graph[group.module].name)): \(names)"
    return types.map { type in
      Violation(
        at: type, in: graph, target: noun, message: message,
        remedy: "write a unit test for each that creates it with fakes of what it depends on")
    }
  }

  private func violations(ofAll types: [TypeID], _ context: RuleContext) -> [Violation] {
    let graph = context.project.graph
    let names = listed(types.map { quoted(graph[$0].name) }, limit: 3)
    let message = "no test refers to any of the \(counted(types.count, "type")) that need one: \(names)"
    return types.map { type in
      Violation(
        at: type, in: graph, target: "tests", message: message,
        remedy:
          "write unit tests that create these types with fakes of what they depend on; if the tests are in another "
          + "folder, check the folder that contains both")
    }
  }
}

/// The types that tests refer to.
private struct TestedTypes {
  private var types: Set<TypeID> = []

  init(_ candidates: [TypeID], _ context: RuleContext) {
    let graph = context.project.graph
    var open: [String: [TypeID]] = [:]
    for type in candidates {
      let isTested =
        Self.isNamed(type, graph) || Self.hasTestedSubtype(type, context)
        || graph.references(to: type).contains { Self.isInTestedFactory($0, graph) }
      if isTested { types.insert(type) } else { open[graph.types[type.index].simpleName, default: []].append(type) }
    }
    // Names of types begin with a capital letter, and most names that are not resolved are members.
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    for gap in graph.gaps where gap.name.utf8.first.map(capitals.contains) ?? false {
      guard graph.files[gap.file.index].isTest, let found = open[gap.name] else { continue }
      types.formUnion(found)
    }
  }

  var isEmpty: Bool { types.isEmpty }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  /// Whether code of a test names a type. Its subclasses are another matter: they may be doubles.
  private static func isNamed(_ type: TypeID, _ graph: Graph) -> Bool {
    graph.references(to: type).contains { $0.kind != .inherits && graph.files[$0.file.index].isTest }
  }

  /// Whether a test names a subclass that is no test double.
  private static func hasTestedSubtype(_ type: TypeID, _ context: RuleContext) -> Bool {
    let graph = context.project.graph
    guard graph.types[type.index].kind == .class else { return false }
    let doubles = context.vocabulary[.testDoubles]
    return graph.directSubtypes(of: type) { _ in true }.contains { subtype in
      !doubles.isAtAnEnd(of: graph.types[subtype.index].simpleName) && isNamed(subtype, graph)
    }
  }

  /// Whether a reference creates the type in a member of production code that tests use.
  private static func isInTestedFactory(_ reference: Reference, _ graph: Graph) -> Bool {
    guard reference.kind == .creates, reference.declaration != noIndex, let factory = reference.source,
      !graph.files[reference.file.index].isTest,
      let member = graph.outermostMember(around: DeclarationID(reference.file, reference.declaration))
    else { return false }
    let label = argumentLabel(of: reference, graph)
    return graph.references(to: factory).contains { use in
      use.memberDeclaration == member && graph.files[use.file.index].isTest
        && !(label.map { passes($0, use, graph) } ?? false)
    }
  }

  /// For a creation in a default argument, the label of the parameter.
  private static func argumentLabel(of reference: Reference, _ graph: Graph) -> String? {
    guard reference.context.contains(.defaultArgument) else { return nil }
    let facts = graph[reference.file].facts
    let parameters = facts.parameters[facts.declarations[Int(reference.declaration)].parameters.range]
    return parameters.first { parameter in
      parameter.defaultValue.range.contains { facts.code[$0].offset == reference.offset }
    }.map { facts.names[$0.label] }
  }

  /// Whether a call passes an argument with a label, so that the default argument is not created.
  private static func passes(_ label: String, _ use: Reference, _ graph: Graph) -> Bool {
    let tree = graph[use.file].facts.tree
    guard let node = tree.nodes.indices.first(where: { tree[$0].offset == use.offset }) else { return false }
    let chain = (0..<node).last { tree[$0].kind == .chain && tree.subtree(of: $0).contains(node) } ?? node
    return tree.calls(ofChain: tree[node].kind == .chain ? node : chain).contains { call in
      (tree[call.callee].offset == use.offset || tree.isNamed(call.callee, "init"))
        && tree.arguments(of: call.suffix).contains { tree.isNamed($0, label) }
    }
  }
}
