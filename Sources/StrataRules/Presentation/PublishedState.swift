import StrataClassification
import StrataDefinition
import StrataModel

/// The properties with which view models publish their state, without what the user enters and where screens lead.
struct PublishedState {
  private let project: ClassifiedGraph
  private let vocabulary: Vocabulary
  private let bindings: Bindings
  private let context: RuleContext
  private var graph: Graph { project.graph }

  init(_ context: RuleContext) {
    project = context.project
    vocabulary = context.vocabulary
    bindings = context.bindings
    self.context = context
  }

  /// The properties of one class, without those of its superclasses, in source order.
  func properties(of type: TypeID) -> [DeclarationID] {
    let observed = project.observedState(of: type).filter { !graph.isPrivate($0) && isShown($0, of: type) }
    return observed + streams(of: type)
  }

  private func isDependency(_ type: TypeID) -> Bool {
    project.role(of: type).flatMap { project.definition.role($0) }?.isDependency ?? false
  }

  // MARK: Observed properties

  private func isShown(_ property: DeclarationID, of type: TypeID) -> Bool {
    let name = graph.name(of: property)
    let requirements = graph.requirements(of: type, satisfiedBy: name)
    guard !bindings.isBound(property, named: name, requirements: requirements), !leadsElsewhere(property, name),
      !context.isInput(property, of: type)
    else { return false }
    if !graph[property].attributes.isEmpty { return !storedTypes(of: property).contains(where: isDependency) }
    // A setter of its own says that others only read the property.
    return !isObject(property)
      && (graph[property].setterAccess == .private || isReadOrUnknown([property] + requirements, of: type))
  }

  /// Whether a property says where the screen leads.
  private func leadsElsewhere(_ property: DeclarationID, _ name: String) -> Bool {
    if Words.contains(name, in: vocabulary[.navigationFlags]) { return true }
    let facts = graph.facts(of: property)
    if let type = facts.nominalName(of: graph[property].type), vocabulary[.navigationPaths].contains(type) {
      return true
    }
    return storedTypes(of: property).contains { target in
      graph[target].kind == .enum
        && Words.split(graph[target].simpleName).last.map { vocabulary[.navigationEnums].contains($0) } ?? false
    }
  }

  /// Whether an observable class stores an object with a property: a dependency, not state.
  private func isObject(_ property: DeclarationID) -> Bool {
    storedTypes(of: property).contains { target in
      switch graph[target].kind {
      case .protocol, .actor: return true
      case .class: return project.role(of: target) != .entity
      default: return false
      }
    }
  }

  /// The types of the project of a property, written or inferred, without elements and generic arguments.
  private func storedTypes(of property: DeclarationID) -> [TypeID] {
    graph.references(of: property).compactMap { reference in
      guard reference.kind == .stores, reference.context.isDisjoint(with: [.nested, .attribute]) else { return nil }
      return reference.target.typeID
    }
  }

  /// Whether another type reads one of the properties, or nothing is known to use the view model.
  private func isReadOrUnknown(_ properties: [DeclarationID], of type: TypeID) -> Bool {
    var isUsed = false
    let owners = [type] + graph.projectProtocols(of: type)
    for reference in owners.flatMap({ graph.references(to: $0) })
    where reference.kind == .calls && project.isProduction(reference) {
      guard let source = reference.source, graph.outermost(source) != graph.outermost(type),
        let member = reference.memberDeclaration
      else { continue }
      if properties.contains(member) { return true }
      isUsed = true
    }
    return !isUsed
  }

  // MARK: Streams

  /// The properties that hold a stream with a current value, each once: those that are not private, and those that pass
  /// a private one on.
  private func streams(of type: TypeID) -> [DeclarationID] {
    let held = graph.storedProperties(of: type).filter { isStateStream($0) }
    if held.isEmpty { return [] }
    var result = held.filter { !graph.isPrivate($0) && isShownStream($0, of: type) }
    for hidden in held where graph.isPrivate(hidden) {
      guard let shown = passing(graph.name(of: hidden), of: type) else { continue }
      if !leadsElsewhere(hidden, graph.name(of: hidden)), !result.contains(shown) { result.append(shown) }
    }
    return result
  }

  private func isStateStream(_ property: DeclarationID) -> Bool {
    let fact = graph[property]
    guard fact.attributes.isEmpty, fact.modifiers.isDisjoint(with: [.weak, .unowned]) else { return false }
    let facts = graph.facts(of: property)
    if let name = facts.nominalName(of: fact.type) {
      return vocabulary[.stateStreams].contains(name) || storedTypes(of: property).contains(where: isOwnStream)
    }
    guard !fact.initialValue.isEmpty else { return false }
    let tree = facts.tree
    let base = tree.base(of: Int(fact.initialValue.start))
    return tree[base].kind == .identifier && tree.isNamed(base, oneOf: vocabulary[.stateStreams].names)
      || storedTypes(of: property).contains(where: isOwnStream)
  }

  /// A generic class of the project with a value of its parameter and a function that takes a closure with one.
  private func isOwnStream(_ type: TypeID) -> Bool {
    let declaration = graph[type].declaration
    let facts = graph.facts(of: declaration)
    guard graph[type].kind == .class,
      let parameter = facts.genericParameters[graph[declaration].genericParameters.range].first,
      !parameter.isRequirement
    else { return false }
    let name = facts.names[parameter.name]
    let members = graph.members(of: type)
    return members.contains { graph[$0].kind == .variable && facts.nominalName(of: graph[$0].type) == name }
      && members.contains { takesClosure(with: name, $0) }
  }

  private func takesClosure(with name: String, _ function: DeclarationID) -> Bool {
    let (fact, facts) = (graph[function], graph.facts(of: function))
    guard fact.kind == .function else { return false }
    return facts.parameters[fact.parameters.range].contains { parameter in
      guard parameter.type != noIndex else { return false }
      let types = facts.typeSubtree(of: Int(parameter.type))
      return types.contains { facts.types[$0].kind == .function }
        && types.contains { facts.names.equals(facts.types[$0].name, name) }
    }
  }

  private func isShownStream(_ property: DeclarationID, of type: TypeID) -> Bool {
    let name = graph.name(of: property)
    return !leadsElsewhere(property, name)
      && !isFed([property] + graph.requirements(of: type, satisfiedBy: name), of: type)
  }

  /// Whether other code sends values into one of the streams.
  private func isFed(_ properties: [DeclarationID], of type: TypeID) -> Bool {
    let owners = [type] + graph.projectProtocols(of: type)
    return owners.flatMap { graph.references(to: $0) }.contains { reference in
      guard reference.kind == .calls, reference.source != type, project.isProduction(reference),
        let member = reference.memberDeclaration, properties.contains(member)
      else { return false }
      return isFed(reference)
    }
  }

  private func isFed(_ reference: Reference) -> Bool {
    guard reference.declaration != noIndex else { return false }
    let facts = graph[reference.file].facts
    let (fact, tree) = (facts.declarations[Int(reference.declaration)], facts.tree)
    for span in [fact.body, fact.initialValue] {
      lazy var parents = tree.parents(in: span.range)
      for chain in span.range where tree[chain].kind == .chain {
        let suffixes = Array(tree.suffixes(of: chain))
        guard let index = suffixes.firstIndex(where: { tree[$0].offset == reference.offset }) else { continue }
        if suffixes[index...].contains(where: { tree.isNamed($0, oneOf: vocabulary[.sendingFunctions].names) }) {
          return true
        }
        guard let argument = parents[chain], tree[argument].kind == .argument, let call = parents[argument],
          let outer = parents[call]
        else { continue }
        return tree.calls(ofChain: outer).contains {
          $0.suffix == call && tree.isNamed($0.callee, oneOf: vocabulary[.streamBindings].names)
        }
      }
    }
    return false
  }

  /// The property that is not private and whose value is made from a private stream: `var users: Driver<[User]> {
  /// usersRelay.asDriver() }`, also if an initializer sets it.
  private func passing(_ stream: String, of type: TypeID) -> DeclarationID? {
    let bodies = graph.bodies(of: type)
    let visible = graph.members(of: type).filter { graph[$0].kind == .variable && !graph.isPrivate($0) }
    return visible.first { property in
      let name = graph.name(of: property)
      return bodies.contains { body in
        if body.member == property { return mentions(stream, body.tree, body.range) }
        guard body.kind == .initializer else { return false }
        return body.tree.operators(in: body.range, where: { $0 == "=" }).contains { use in
          let path = body.tree.path(of: use.left.lowerBound)
          return (path == [name] || path == ["self", name]) && mentions(stream, body.tree, use.right)
        }
      }
    }
  }

  private func mentions(_ name: String, _ tree: CodeTree, _ range: Range<Int>) -> Bool {
    range.contains { node in
      (tree[node].kind == .identifier || tree[node].kind == .member) && tree.isNamed(node, name)
    }
  }
}
