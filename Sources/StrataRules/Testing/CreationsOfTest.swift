import StrataClassification
import StrataDefinition
import StrataModel

/// The types of production code that one type with tests creates, or the functions of a file outside of types.
struct CreationsOfTest {
  /// Nil: functions outside of types.
  var type: TypeID?
  /// In source order.
  var creations: [(reference: Reference, target: TypeID)] = []

  /// - Parameter isReal: whether a type belongs to production code and does work.
  static func all(
    in file: FileID, _ tests: TestCode, _ context: RuleContext, isReal: (TypeID) -> Bool
  ) -> [CreationsOfTest] {
    let graph = context.project.graph
    var result: [CreationsOfTest] = []
    var hasTests: [TypeID: Bool] = [:]
    // Most references are by the type of the one before.
    var last: (source: TypeID, type: TypeID, isTest: Bool)?
    for reference in graph.references(in: file) where reference.kind == .creates {
      guard let target = reference.target.typeID, isReal(target) else { continue }
      if let source = reference.source, last?.source != source {
        let type = graph.outermost(source)
        let isTest = hasTests[type] ?? (tests.hasTests(type) && !isIntegration(type, context))
        hasTests[type] = isTest
        let isInDouble = graph.innermost(from: source) { $0 != type && tests.isDouble($0) } != nil
        last = (source, type, isTest && !isInDouble)
      }
      let type = reference.source.flatMap { _ in last?.type }
      if type != nil, last?.isTest == false { continue }
      if let index = result.firstIndex(where: { $0.type == type }) {
        result[index].creations.append((reference, target))
      } else {
        result.append(CreationsOfTest(type: type, creations: [(reference, target)]))
      }
    }
    // Functions outside of types are part of the tests only beside some.
    if hasTests.values.contains(true) { return result }
    return result.filter { $0.type != nil || isTestFunction($0, tests, graph) }
  }

  private static func isIntegration(_ type: TypeID, _ context: RuleContext) -> Bool {
    Words.contains(context.project.graph.types[type.index].simpleName, in: context.vocabulary[.integrationWords])
  }

  private static func isTestFunction(_ test: CreationsOfTest, _ tests: TestCode, _ graph: Graph) -> Bool {
    test.creations.contains { reference, _ in
      reference.declaration != noIndex && tests.isTest(DeclarationID(reference.file, reference.declaration))
    }
  }

  /// For each creation the layer under test; nil: unknown, or a composition root. Where a type is not named after what
  /// it tests, each of its functions has a layer of its own.
  func layersUnderTest(_ tests: TestCode, _ context: RuleContext) -> [LayerID?] {
    if let subject = subject(tests, context) {
      // What the test is named after is what it creates of that protocol.
      let named =
        context.isInterface(subject)
        ? creations.first { context.project.graph.allProjectSupertypes(of: $0.target).contains(subject) }?.target
        : subject
      if let named {
        return creations.map { _ in layer(of: named, context) }
      }
    }
    let layers = creations.map { creation in
      isActive(creation.target, context) && !isArgument(creation.reference, context)
        ? layer(of: creation.target, context) : nil
    }
    let members = creations.map { member(around: $0.reference, context.project.graph) }
    guard layers.contains(where: { $0 != layers[0] }), members.contains(where: { $0 != members[0] }) else {
      return creations.map { _ in Self.outermost(layers) }
    }
    let reach = ReachOfTests(membersOfTest(context.project.graph), tests, context.project.graph)
    return members.map { member in
      let outer = reach.sets(with: member).map { reached in
        Self.outermost(zip(members, layers).filter { other, _ in other.map(reached.contains) ?? true }.map(\.1))
      }
      return Self.outermost(outer)
    }
  }

  /// Whether something else that is created gets an object: then that is under test.
  private func isArgument(_ reference: Reference, _ context: RuleContext) -> Bool {
    reference.context.contains(.nestedCreation)
      && creations.contains { other, _ in
        other.offset < reference.offset && context.isArgument(reference, of: other)
      }
  }

  private static func outermost(_ layers: [LayerID?]) -> LayerID? {
    layers.compactMap { $0 }.min { $0.index < $1.index }
  }

  /// The member of the type, or the declaration of the file, that contains a creation; nil for one in a type inside.
  private func member(around reference: Reference, _ graph: Graph) -> DeclarationID? {
    guard reference.declaration != noIndex,
      let member = graph.outermostMember(around: DeclarationID(reference.file, reference.declaration)),
      graph.enclosingType(of: member) == type
    else { return nil }
    return member
  }

  private func membersOfTest(_ graph: Graph) -> [DeclarationID] {
    if let type { return graph.members(of: type) }
    guard let file = creations.first?.reference.file else { return [] }
    let declarations = graph[file].facts.declarations
    return declarations.indices.filter { declarations[$0].parent == noIndex && !declarations[$0].kind.isTypeLike }
      .map { DeclarationID(file, UInt32($0)) }
  }

  /// The type of production code that the test is named after and refers to.
  private func subject(_ tests: TestCode, _ context: RuleContext) -> TypeID? {
    let graph = context.project.graph
    guard let type, let name = tests.subjectName(of: type) else { return nil }
    return graph.references(from: type).lazy.compactMap { $0.target.typeID }.first { target in
      let simple = graph.types[target.index].simpleName
      return simple.utf8.count >= name.utf8.count && context.project.isProduction(target)
        && (simple.hasPrefix(name) || simple.hasSuffix(name)) && isActive(target, context)
        && (simple == name || context.vocabulary[.implementationSuffixes].removed(from: simple) == name
          || context.vocabulary[.implementationPrefixes].removed(from: simple) == name)
    }
  }

  /// Whether a type does something: it is injected, or belongs to screens.
  private func isActive(_ type: TypeID, _ context: RuleContext) -> Bool {
    if context.isDependency(type) || context.isRoot(type) { return true }
    return context.roleOfType[type.index].map { Self.screenRoles.contains(context.project.definition[$0].id) } ?? false
  }

  private static let screenRoles: Set<RoleID> = [.view, .viewModel, .coordinator, .router]

  private func layer(of type: TypeID, _ context: RuleContext) -> LayerID? {
    guard !context.isRoot(type), let layer = context.layerOfType[type.index],
      !context.project.definition[layer].isNeutral, !context.project.definition[layer].isCompositionRoot
    else { return nil }
    return layer
  }
}
