import StrataModel
import StrataRules

/// Errors: those that are thrown, and those that are given to the code that waits for a result.
extension FlowTracer {
  func steps(ofThrow node: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    let result = steps(at: tree.children(of: node), frame)
    guard let value = tree.firstChild(of: node) else { return result }
    if let passed = passedOn(value, at: node, frame) { return result + [passed] }
    let path = tree.path(of: tree.unwrapped(value)).joined(separator: ".")
    return result + [error(madeBy: value, at: node, frame) ?? FlowStep(.failure, path, at: location(of: node, frame))]
  }

  /// `completion(.failure(StorageError.full))`, `continuation.resume(throwing: error)`, `Observable.error(PayError.denied)`:
  /// an error of the project that a call passes on.
  func failures(passedBy call: Int, callee: Int, _ chain: Int, _ frame: Frame) -> [FlowStep] {
    let (tree, vocabulary) = (frame.tree, project.vocabulary)
    let name = tree.name(callee)
    guard !isLog(callee, graph.meaning(of: callee, tree, in: frame.file), chain, frame),
      vocabulary[.failureCases].contains(name) || vocabulary[.errorPassers].contains(name)
        || vocabulary[.failingValues].contains(name)
    else { return [] }
    return tree.arguments(of: call).compactMap { argument in
      let value = tree.value(of: argument)
      guard tree[value].kind != .closure else { return nil }
      return given(value, at: call, frame)
    }
  }

  /// `completion(nil, error)`, `completion(StorageError.full)`: errors that a closure gets as such, in no case.
  func failures(givenTo closure: Int, by call: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    return tree.arguments(of: call).compactMap { argument in
      let value = tree.unwrapped(tree.value(of: argument))
      switch tree[tree.base(of: value)].kind {
      case .identifier: return given(value, at: closure, frame)
      default: return nil
      }
    }
  }

  /// An error that an expression makes or passes on, for the code that waits for the result.
  func given(_ value: Int, at node: Int, _ frame: Frame) -> FlowStep? {
    var step = error(madeBy: value, at: node, frame, isKnown: false) ?? passedOn(value, at: node, frame)
    step?.isGiven = true
    return step
  }

  /// The error that an expression makes: a case, an instance, or what a member gives.
  /// - Parameter isKnown: whether it is known to be an error; else its type has to have the role.
  private func error(madeBy value: Int, at node: Int, _ frame: Frame, isKnown: Bool = true) -> FlowStep? {
    let tree = frame.tree
    var step = FlowStep(.failure, "", at: location(of: node, frame))
    // `let failure = PayError(…)`, then `completion(.failure(failure))`
    if tree[value].kind == .identifier,
      let local = frame.region.locals.variable(named: tree.name(value), at: value)?.value,
      local < value
    {
      return error(madeBy: local, at: node, frame, isKnown: isKnown)
    }
    for name in tree.subtree(of: value) {
      let meaning = graph.meaning(of: name, tree, in: frame.file)
      if meaning?.kind == .creates, let type = meaning?.target.typeID {
        guard isKnown || project.role(of: type) == .error else { continue }
        step.name = graph[type].name
        return step
      }
      guard let member = meaning?.memberDeclaration else { continue }
      let type = graph.enclosingType(of: member)
      if graph[member].kind == .enumCase || graph[member].isStatic, let type {
        guard isKnown || project.role(of: type) == .error else { continue }
        step.name = graph[type].name + "." + graph.name(of: member)
        return step
      }
      let (facts, result) = (graph[member.file].facts, graph[member].type)
      if isKnown, result != noIndex, graph[member].kind == .variable || graph[member].kind == .function {
        let text = facts.typeText(of: Int(result))
        // `throw failure` of a property that may hold any error names none.
        if facts.nominalName(of: result) == "Error" { return step }
        step.sources = (type.map { graph[$0].name } ?? extendedOutsideType(around: member)).map { [$0] } ?? []
        step.name = text
        return step
      }
    }
    return nil
  }
}
