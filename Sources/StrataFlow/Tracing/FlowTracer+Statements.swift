import StrataModel

/// Statements: what runs always, in some cases, or repeatedly.
extension FlowTracer {
  func steps(at nodes: some Sequence<Int>, _ frame: Frame) -> [FlowStep] { nodes.flatMap { steps(at: $0, frame) } }

  /// The steps of a statement or an expression, in the order in which they run.
  func steps(at node: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    switch tree[node].kind {
    case .chain: return steps(ofChain: node, frame)
    case .identifier, .implicitMember: return steps(ofReading: node, chain: nil, frame)
    case .closure: return steps(ofStoredClosure: node, frame)
    case .if, .guard, .while, .for, .repeatWhile, .switch, .do: return steps(ofStatement: node, frame)
    case .conditional, .elseBranch, .block: return steps(at: tree.children(of: node), frame)
    case .throw: return steps(ofThrow: node, frame)
    case .effect: return steps(ofEffect: node, frame)
    case .sequence: return steps(ofSequence: node, frame)
    case .defer: return group(.branch, "defer", node, steps(at: tree.children(of: node), frame), frame)
    case .localVariable where tree[node].flags.contains(.async):
      return group(.concurrent, "async let", node, steps(at: tree.children(of: node), frame), frame)
    // A pattern names cases and calls nothing.
    case .localDeclaration, .type, .keyPath, .expressionPattern, .isPattern, .tuplePattern: return []
    default: return steps(at: tree.children(of: node), frame)
    }
  }

  /// A step with others inside it; none if these say nothing.
  func group(_ kind: FlowStep.Kind, _ name: String, _ node: Int, _ steps: [FlowStep], _ frame: Frame) -> [FlowStep] {
    steps.isEmpty ? [] : [FlowStep(kind, name, at: location(of: node, frame), steps: steps)]
  }

  private func steps(ofStatement node: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    var result: [FlowStep] = []
    switch tree[node].kind {
    case .if, .guard:
      let block = tree.block(of: node)
      result += steps(at: tree.conditions(of: node), frame)
      let condition = text(frame.file, from: tree[node].offset, to: block.map { tree[$0].offset } ?? 0)
      let name = tree[node].kind == .guard ? "else of " + withoutElse(condition) : condition
      if let block { result += group(.branch, name, node, steps(at: block, frame), frame) }
      if let other = tree.elseBranch(of: node) {
        result += group(.branch, "else", other, steps(at: tree.children(of: other), frame), frame)
      }
    case .switch:
      let possible = possibleCases(of: node, frame)
      for child in tree.children(of: node) {
        guard tree[child].kind == .switchCase else {
          result += steps(at: child, frame)
          continue
        }
        guard possible.contains(child) else { continue }
        let block = tree.block(of: child)
        let name = text(frame.file, from: tree[child].offset, to: block.map { tree[$0].offset } ?? 0)
        let inner = steps(at: tree.children(of: child), frame)
        result += group(.branch, name.hasSuffix(":") ? String(name.dropLast()) : name, child, inner, frame)
      }
    case .while, .for:
      let block = tree.block(of: node)
      let head = tree.children(of: node).filter { $0 != block }
      let name = text(frame.file, from: tree[node].offset, to: block.map { tree[$0].offset } ?? 0)
      // The sequence of a loop is evaluated once, the condition each time.
      if tree[node].kind == .for { result += steps(at: head, frame) }
      let repeated = tree[node].kind == .for ? [] : steps(at: head, frame)
      result += group(.loop, name, node, repeated + (block.map { steps(at: $0, frame) } ?? []), frame)
    case .repeatWhile: result += group(.loop, "repeat", node, steps(at: tree.children(of: node), frame), frame)
    default: result += steps(ofDo: node, frame)
    }
    return result
  }

  private func withoutElse(_ condition: String) -> String {
    condition.hasSuffix(" else") ? String(condition.dropLast(5)) : condition
  }

  /// `try?` drops errors.
  private func steps(ofEffect node: Int, _ frame: Frame) -> [FlowStep] {
    let inner = steps(at: frame.tree.children(of: node), frame)
    guard frame.tree.isNamed(node, "try?") else { return inner }
    return inner.map { step in
      var step = step
      if step.thrown != nil { step.notes.append(Self.becomesNil) }
      return step
    }
  }

  /// Assignments to the properties of the entry's type are changes that others see.
  private func steps(ofSequence node: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    let parts = Array(tree.children(of: node))
    guard parts.count > 2, tree[parts[1]].kind == .assignment else { return steps(at: parts, frame) }
    var result = steps(at: parts.dropFirst(2), frame) + steps(ofSetting: parts[0], frame)
    guard let state = state(at: parts[0], frame) else {
      if let inherited = inheritedState(at: parts[0], frame) { result.append(inherited) }
      return result
    }
    result.append(FlowStep(.change, graph.name(of: state.property), at: location(of: parts[0], frame)))
    return result
  }

  /// `isLoading = true`, where a superclass outside the project declares the property.
  private func inheritedState(at node: Int, _ frame: Frame) -> FlowStep? {
    let tree = frame.tree
    let names = ([tree.base(of: node)] + tree.suffixes(of: node)).filter { !tree.isNamed($0, "self") }
    guard entryType != nil, frame.selfType == entryType, let name = names.first,
      tree[name].kind == .identifier || tree[name].kind == .member, superclass(ofMemberAt: name, frame) != nil
    else { return nil }
    return FlowStep(.change, tree.name(name), at: location(of: node, frame))
  }

  /// `items.append(item)`: a call that changes what a property of the entry's type has.
  func change(byCalling callee: Int, _ chain: Int, _ frame: Frame) -> FlowStep? {
    let (tree, vocabulary) = (frame.tree, project.vocabulary)
    let name = tree.name(callee)
    // An own type may name a function like one of a collection.
    let isOwnMember = graph.meaning(of: callee, tree, in: frame.file)?.memberDeclaration != nil
    guard tree[callee].kind == .member, !isOwnMember, vocabulary[.changingFunctions].contains(name),
      let state = state(at: chain, frame), isPart(of: state, upTo: callee, chain, frame)
    else { return nil }
    return FlowStep(.change, graph.name(of: state.property), at: location(of: chain, frame))
  }

  /// Whether the names between a property and a call are parts of its value: stored properties of structs.
  private func isPart(
    of state: (property: DeclarationID, node: Int), upTo callee: Int, _ chain: Int, _ frame: Frame
  ) -> Bool {
    let tree = frame.tree
    return tree.suffixes(of: chain).filter { $0 > state.node && $0 < callee }.allSatisfy { part in
      if tree[part].kind == .optionalChaining || tree[part].kind == .forceUnwrap { return true }
      guard tree[part].kind == .member, let member = graph.meaning(of: part, tree, in: frame.file)?.memberDeclaration,
        graph[member].kind == .variable, let owner = graph.enclosingType(of: member)
      else { return false }
      return graph[owner].kind == .struct
    }
  }

  /// The property of the entry's type at the beginning of a chain, and its name there: `state` of `state`, `self.state`,
  /// `state.isLoading`, and of `owner.state` in a closure that gets the instance.
  /// - Parameter orOfPart: also a property of a type inside the entry's: `output.isDone`, what a view model gives its
  ///   screen.
  func state(
    at node: Int, _ frame: Frame, orOfPart: Bool = false
  ) -> (property: DeclarationID, node: Int)? {
    let tree = frame.tree
    var found: (property: DeclarationID, node: Int)?
    for name in [tree.base(of: node)] + Array(tree.suffixes(of: node)) {
      guard tree[name].kind == .identifier || tree[name].kind == .member else {
        if tree[name].kind == .optionalChaining || tree[name].kind == .forceUnwrap { continue }
        return found
      }
      guard let member = graph.meaning(of: name, tree, in: frame.file)?.memberDeclaration else {
        if tree[name].kind == .identifier { continue }
        return found
      }
      guard graph[member].kind == .variable, !graph[member].isStatic, let owner = graph.enclosingType(of: member),
        let type = entryType, frame.selfType == type
      else { return found }
      if isBelow(type, owner) {
        found = (member, name)
        if !orOfPart { return found }
        continue
      }
      guard orOfPart, let outer = graph.enclosingType(of: graph[owner].declaration), isBelow(type, outer) else {
        return found
      }
      found = (member, name)
    }
    return found
  }
}
