import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Properties: reading and setting one may run code of its accessors and of its wrapper, or reach a storage.
extension FlowTracer {
  /// A property that is read, or a function that is named as a value.
  func steps(ofReading node: Int, chain: Int?, _ frame: Frame) -> [FlowStep] {
    if functionName(at: node, frame) != nil { return steps(ofStoredFunction: node, chain: chain, frame) }
    let meaning = graph.meaning(of: node, frame.tree, in: frame.file)
    let known = chain.flatMap { knownMember(node, nil, meaning, $0, frame) }
    guard let member = meaning?.memberDeclaration ?? known else { return [] }
    if graph[member].kind == .enumCase { return steps(ofRoute: member, at: node, chain, frame) }
    guard graph[member].kind == .variable else { return [] }
    if graph[member].modifiers.contains(.computed) { return call(member, at: node, chain, closures: [:], frame) }
    return steps(ofWrapperOf: member, isSet: false, at: node, frame)
  }

  /// `session.token = token`: the setter, the observers, the wrapper.
  func steps(ofSetting node: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    let names = ([tree.base(of: node)] + Array(tree.suffixes(of: node))).filter {
      tree[$0].kind == .identifier || tree[$0].kind == .member
    }
    let chain = tree[node].kind == .chain ? node : nil
    let meaning = names.last.flatMap { graph.meaning(of: $0, tree, in: frame.file) }
    let known = names.last.flatMap { name in chain.flatMap { knownMember(name, nil, meaning, $0, frame) } }
    guard let name = names.last, let member = meaning?.memberDeclaration ?? known, graph[member].kind == .variable
    else { return steps(at: node, frame) }
    let found = implementations(of: member, at: name, chain, frame).flatMap { property in
      let accessors = graph.children(of: property).filter {
        graph[$0].kind == .accessor && Self.setters.contains(graph.name(of: $0)) && !graph[$0].body.isEmpty
      }
      return set(property, by: accessors, at: name, frame)
        + steps(ofWrapperOf: property, isSet: true, at: name, frame)
    }
    guard found.count > 1 else { return found }
    return [FlowStep(.alternatives, graph.name(of: member), at: location(of: name, frame), steps: found)]
  }

  /// The properties that may be set where that of a protocol is named.
  private func implementations(
    of member: DeclarationID, at node: Int, _ chain: Int?, _ frame: Frame
  ) -> [DeclarationID] {
    guard let chain, let owner = graph.enclosingType(of: member), graph[owner].kind == .protocol else {
      return [member]
    }
    return implementations.of(
      member, in: owner, knownAs: values.declaredType(ofChain: chain, upTo: node, in: frame.region),
      receiver: values.values(ofChain: chain, upTo: node, in: frame.region)
    ).map(\.member)
  }

  private static let setters: Set<String> = ["set", "willSet", "didSet"]

  private func set(
    _ property: DeclarationID, by accessors: [DeclarationID], at node: Int, _ frame: Frame
  ) -> [FlowStep] {
    let owner = graph.enclosingType(of: property)
    let runs = accessors.map {
      run($0, isBelow(frame.selfType, owner) ? frame.selfType : owner, [:], depth: frame.depth)
    }
    var step = described(property, owner: owner, at: location(of: node, frame))
    step.steps = runs.flatMap(\.steps)
    guard step.steps.contains(where: says) else { return [] }
    step.isRepeated = runs.contains(where: \.isRepeated)
    step.result = ""
    step.notes.append("set")
    return [step]
  }

  /// What the wrapper of a property does: `@KeychainStorage var token`, `@AppStorage("name") var name`.
  private func steps(ofWrapperOf property: DeclarationID, isSet: Bool, at node: Int, _ frame: Frame) -> [FlowStep] {
    let facts = graph[property.file].facts
    for attribute in facts.attributes[graph[property].attributes.range] {
      let name = facts.names[attribute.name]
      if project.vocabulary[.storageWrappers].contains(name) {
        var step = FlowStep(.external, graph.name(of: property), at: location(of: node, frame))
        (step.owner, step.family) = ("@" + name, FrameworkFamily.persistence)
        step.notes = [isSet ? "set" : "read"]
        return [step]
      }
      guard attribute.type != noIndex,
        let type = graph.references(in: property.file, at: facts.types[Int(attribute.type)].offset)
          .lazy.compactMap(\.target.typeID).first,
        let value = graph.members(of: type).first(where: { graph.name(of: $0) == "wrappedValue" })
      else { continue }
      if isSet {
        let setter = graph.children(of: value).first { graph[$0].kind == .accessor && graph.name(of: $0) == "set" }
        return setter.map { set(value, by: [$0], at: node, frame) } ?? []
      }
      guard graph[value].modifiers.contains(.computed) else { continue }
      var step = described(value, owner: type, at: location(of: node, frame))
      let run = run(value, type, [:], depth: frame.depth)
      (step.steps, step.isRepeated) = (run.steps, run.isRepeated)
      return step.steps.contains(where: says) ? [step] : []
    }
    return []
  }
}
