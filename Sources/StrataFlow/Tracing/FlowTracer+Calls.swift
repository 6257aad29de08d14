import StrataClassification
import StrataDefinition
import StrataModel
import StrataRules

/// Calls: what runs, and where the code goes from there.
extension FlowTracer {
  func steps(ofCall call: Int, callee: Int, _ chain: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    let (arguments, closures) = argumentSteps(of: call, frame)
    var result = arguments + failures(passedBy: call, callee: callee, chain, frame)
    if let own = steps(ofParameter: callee, frame) {
      result += failures(givenTo: callee, by: call, frame)
      return result + own + passed(closures, to: callee, frame)
    }
    var meaning = graph.meaning(of: callee, tree, in: frame.file)
    if meaning == nil, tree.isNamed(callee, "init"), callee > 0 {
      meaning = graph.meaning(of: callee - 1, tree, in: frame.file)
    }
    if let request = request(call, callee, meaning, frame) {
      result.append(request)
      return result + passed(closures, to: callee, frame)
    }
    if let call = fileCalls[GapKey(frame.file, tree[callee].offset)] {
      result.append(fileStep(call, callee, frame))
      return result + passed(closures, to: callee, frame)
    }
    if let posted = posting(call, callee, chain, frame) { return result + [posted] }
    if let work = operations(startedBy: call, callee, chain, frame) {
      return result + work + passed(closures, to: callee, frame)
    }
    if isLog(callee, meaning, chain, frame) { return result }
    if let member = knownMember(callee, call, meaning, chain, frame) {
      let given = passedClosures(of: call, to: member, frame)
      result += self.call(member, at: callee, chain, closures: given, frame)
      return result + passed(closures.filter { !ran.contains(frame.region.site($0)) }, to: callee, frame)
    }
    if let sent = sending(call, callee, chain, frame) {
      // `service.send(report)` is a call of an own function, if that does anything.
      if let member = graph.meaning(of: callee, tree, in: frame.file)?.memberDeclaration {
        let given = passedClosures(of: call, to: member, frame)
        let sent = self.call(member, at: callee, chain, closures: given, frame)
        if sent.contains(where: { $0.steps.contains(where: says) || $0.isRepeated }) { return result + sent }
      }
      return result + passed(closures, to: callee, frame) + [sent]
    }
    if let change = change(byCalling: callee, chain, frame) {
      return result + passed(closures, to: callee, frame) + [change]
    }
    if meaning?.memberDeclaration == nil, meaning?.kind != .creates, let own = overrides(callee, chain, frame) {
      return result + own + passed(closures, to: callee, frame)
    }
    guard let meaning else { return result + steps(ofUnknown: callee, closures, frame) }
    if meaning.kind == .creates, let type = meaning.target.typeID {
      return result + creation(of: type, by: meaning.memberDeclaration, call, callee, closures, frame)
    }
    guard let member = meaning.memberDeclaration ?? overload(callee, call, of: meaning.target.typeID, tree) else {
      return result + steps(ofOutside: meaning, callee, chain, closures, frame)
    }
    switch graph[member].kind {
    case .function, .initializer:
      let given = passedClosures(of: call, to: member, frame)
      result += self.call(member, at: callee, chain, closures: given, frame)
      // Closures that the function does not run itself.
      result += passed(closures.filter { !ran.contains(frame.region.site($0)) }, to: callee, frame)
    case .variable:
      result += running(values.values(of: member), named: graph.name(of: member), at: callee, frame)
      result += passed(closures, to: callee, frame)
    case .enumCase:
      if let type = graph.enclosingType(of: member), project.role(of: type) == .networkRoute {
        result.append(route(type, case: member, at: callee, frame))
      }
    default: break
    }
    return result
  }

  // MARK: Members

  /// The call of a function, or the reading of a computed property.
  func call(
    _ member: DeclarationID, at node: Int, _ chain: Int?, closures: [String: PassedClosure], _ frame: Frame
  ) -> [FlowStep] {
    let location = location(of: node, frame)
    guard let owner = graph.enclosingType(of: member) else {
      let receiver = extendedOutsideType(around: member) == nil ? [] : receiver(of: node, chain, frame)
      return kept(described(member, owner: nil, at: location), member, nil, closures, receiver, frame)
    }
    let targets = targets(of: member, in: owner, at: node, chain, frame)
    if targets.isEmpty {
      var step = FlowStep(.unknown, graph.signature(of: member), at: location)
      step.owner = graph[owner].name
      step.notes = ["no production code creates an implementation"]
      return [step]
    }
    let calls = targets.flatMap { target -> [FlowStep] in
      var step = described(target.member, owner: target.type, at: location)
      if target.type != owner, !isBelow(frame.selfType, owner) || !isOwn(node, chain, frame) {
        step.interface = graph[owner].name
        step.binding = target.binding.flatMap { self.location(of: $0) }
      }
      return kept(step, target.member, target.type, closures, [], frame)
    }
    guard targets.count > 1, calls.count > 1 else { return calls }
    var step = FlowStep(.alternatives, graph.signature(of: member), at: location, steps: calls)
    step.owner = graph[owner].name
    return [step]
  }

  /// A call with its steps, if it says anything.
  func kept(
    _ described: FlowStep, _ member: DeclarationID, _ type: TypeID?, _ closures: [String: PassedClosure],
    _ receiver: [FlowValue], _ frame: Frame
  ) -> [FlowStep] {
    var step = described
    let run = run(member, type, closures, receiver: receiver, depth: frame.depth)
    step.steps = run.steps
    step.isRepeated = run.isRepeated
    step.errors = run.errors
    step.isCut = run.isCut
    if run.callsItself { step.notes.append("calls itself") }
    if project.role(ofOptional: type) == .networkRoute, graph[member].isStatic {
      step = request(by: member, in: type, step)
      return [step]
    }
    guard run.isCut || isPart(step, member, type, frame) || step.steps.contains(where: says) else { return [] }
    return [step]
  }

  /// Whether a call says something without its steps: it leads to another part of the code base. Reading a property and
  /// what only wraps a value do not.
  private func isPart(_ step: FlowStep, _ member: DeclarationID, _ type: TypeID?, _ frame: Frame) -> Bool {
    if values.returnsParameter(member) { return false }
    // A property of a value or of a route is read, whatever protocol it has.
    if step.interface != nil {
      return graph[member].kind != .variable
        || isActive(type, from: frame.owner) && project.role(ofOptional: type) != .networkRoute
    }
    return graph[member].kind != .variable && isActive(type, from: frame.owner) && type != frame.owner
      && !isBelow(frame.selfType, type)
  }

  private func targets(
    of member: DeclarationID, in owner: TypeID, at node: Int, _ chain: Int?, _ frame: Frame
  ) -> [Implementation] {
    if graph[member].kind == .initializer { return [Implementation(type: owner, member: member)] }
    // In an extension of a protocol, the instance is any that implements it.
    if isOwn(node, chain, frame), let type = frame.selfType, isBelow(type, owner), graph[type].kind != .protocol {
      let found = implementations.implementation(of: member, in: type) ?? member
      return [Implementation(type: type, member: found)]
    }
    let isSuper = chain.map { frame.tree.isNamed(frame.tree.base(of: $0), "super") } ?? false
    if isSuper || graph[member].isStatic { return [Implementation(type: owner, member: member)] }
    let receiver = chain.map { values.values(ofChain: $0, upTo: node, in: frame.region) } ?? []
    let declared = chain.flatMap { values.declaredType(ofChain: $0, upTo: node, in: frame.region) }
    return implementations.of(member, in: owner, knownAs: declared, receiver: receiver)
  }

  /// Whether a member is that of the instance itself: `load()`, `self.load()`.
  func isOwn(_ node: Int, _ chain: Int?, _ frame: Frame) -> Bool {
    let tree = frame.tree
    guard tree[node].kind == .member, let chain else { return tree[node].kind == .identifier }
    let base = tree.base(of: chain)
    let isFirst = tree.suffixes(of: chain).first { tree[$0].kind == .member } == node
    return isFirst && tree[base].kind == .identifier && tree.isNamed(base, "self")
  }

  func isBelow(_ type: TypeID?, _ other: TypeID?) -> Bool {
    guard let type, let other else { return false }
    return implementations.fits(type, other)
  }

  /// Whether a step leads to another part of the code base or out of it, or throws.
  func says(_ step: FlowStep) -> Bool {
    switch step.kind {
    case .call, .alternatives, .request, .external, .notification, .sending, .change, .unknown: true
    // The error was shown where it is made.
    case .failure: !step.isPassedOn
    case .creation: !step.sources.isEmpty || step.steps.contains(where: says)
    case .branch, .loop, .closure, .concurrent: step.steps.contains(where: says)
    }
  }
}

extension ClassifiedGraph {
  func role(ofOptional type: TypeID?) -> RoleID? { type.flatMap { role(of: $0) } }
}
