import StrataDefinition
import StrataModel
import StrataRules

/// Closures: those that a function receives and runs, those that something outside the project runs, and stored ones.
extension FlowTracer {
  /// The closures and functions that a call passes, by the names of the parameters.
  func passedClosures(of call: Int, to function: DeclarationID, _ frame: Frame) -> [String: PassedClosure] {
    let parameters = Array(graph.parameters(of: function))
    var result: [String: PassedClosure] = [:]
    for (index, value) in graph.arguments(of: call, frame.tree, for: function) {
      let name = graph.text(parameters[index].name, in: function.file)
      if let closure = passedClosure(frame.tree.unwrapped(value), frame) {
        result[name] = closure
      } else if let type = graph[function.file].facts.nominalType(of: parameters[index].type).map({
        graph[function.file].facts.typeText(of: $0)
      }), project.vocabulary[.notificationNames].matches(type) {
        result[name] = passedNotification(value, frame)
      }
    }
    return result
  }

  private func passedClosure(_ node: Int, _ frame: Frame) -> PassedClosure? {
    let tree = frame.tree
    if tree[node].kind == .closure { return .code(frame.region.site(node), frame) }
    if tree[node].kind == .identifier, let known = frame.closures[tree.name(node)],
      frame.region.locals.variable(named: tree.name(node), at: node) == nil
    {
      return known
    }
    guard let name = functionName(at: node, frame),
      let member = graph.meaning(of: name, tree, in: frame.file)?.memberDeclaration, graph[member].kind == .function
    else { return nil }
    return .function(member, selfType: frame.selfType, frame.region.site(node))
  }

  /// The name of a function that an expression stands for without calling it: `save` of `useCase.save(with:)`, and `init`
  /// of `User.init`. Nil for any other expression.
  func functionName(at value: Int, _ frame: Frame) -> Int? {
    let tree = frame.tree
    let node = tree.unwrapped(value)
    let name = Array(tree.suffixes(of: node)).last ?? node
    switch tree[name].kind {
    case .member, .identifier, .implicitMember: break
    default: return nil
    }
    if creation(named: name, frame) != nil { return name }
    guard let member = graph.meaning(of: name, tree, in: frame.file)?.memberDeclaration,
      graph[member].kind == .function
    else { return nil }
    return name
  }

  /// What `init` of `User.init` means; the reference is at the type.
  private func creation(named name: Int, _ frame: Frame) -> Reference? {
    guard frame.tree.isNamed(name, "init"), name > 0 else { return nil }
    let meanings = [name, name - 1].lazy.compactMap { self.graph.meaning(of: $0, frame.tree, in: frame.file) }
    return meanings.first { $0.kind == .creates }
  }

  /// The call of a parameter or of a local variable that stands for a closure; nil for any other name.
  func steps(ofParameter callee: Int, _ frame: Frame) -> [FlowStep]? {
    let tree = frame.tree
    guard tree[callee].kind == .identifier else { return nil }
    let name = tree.name(callee)
    if let local = frame.region.locals.variable(named: name, at: callee) {
      guard let value = local.value else { return nil }
      return running(values.values(at: value, in: frame.region), named: name, at: callee, frame)
    }
    guard let (function, index) = values.parameter(named: name, around: frame.region.declaration) else { return nil }
    if let passed = frame.closures[name] { return running(passed, named: name, at: callee, frame) }
    return running(values.values(ofParameter: index, of: function), named: name, at: callee, frame)
  }

  private func running(_ closure: PassedClosure, named name: String, at node: Int, _ frame: Frame) -> [FlowStep] {
    switch closure {
    case .code(let site, let outer): return running(site, of: outer, named: name, at: node, frame)
    case .function(let function, let type, let site):
      ran.insert(site)
      return calls([function], type, at: node, frame)
    case .notification: return []
    }
  }

  private func calls(_ functions: [DeclarationID], _ type: TypeID?, at node: Int, _ frame: Frame) -> [FlowStep] {
    functions.flatMap { call($0, at: node, nil, closures: [:], frame) }
  }

  /// Runs the closures that a property or parameter may stand for. Where many are possible, as for the closures of a
  /// type of streams, none is shown: each is shown where it is passed.
  func running(_ found: [FlowValue], named name: String, at node: Int, _ frame: Frame) -> [FlowStep] {
    var result: [FlowStep] = []
    if found.count > Self.maximumClosures {
      var step = FlowStep(.unknown, name, at: location(of: node, frame))
      step.notes = ["one of \(found.count) closures"]
      return [step]
    }
    for value in found {
      switch value {
      case .closure(let site):
        ran.insert(site)
        let run = run(code: site, depth: frame.depth)
        var steps = group(.closure, name, node, run.steps, frame)
        if !steps.isEmpty {
          steps[0].binding = location(of: site)
          steps[0].isRepeated = run.isRepeated
        }
        result += steps
      case .function(let function): result += calls([function], nil, at: node, frame)
      default: continue
      }
    }
    guard result.count > 1 else { return result }
    return [FlowStep(.alternatives, name, at: location(of: node, frame), steps: result)]
  }

  private static let maximumClosures = 4

  /// Closures, and functions as values, that a function receives and does not run itself, or that something outside the
  /// project may run.
  func passed(_ closures: [Int], to callee: Int, _ frame: Frame) -> [FlowStep] {
    let name = frame.tree.name(callee)
    let kind: FlowStep.Kind = isConcurrent(callee, frame) ? .concurrent : .closure
    return closures.flatMap { group(kind, name, callee, steps(ofPassed: $0, frame), frame) }
  }

  private func steps(ofPassed node: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    if tree[node].kind == .closure { return steps(at: tree.roots(in: tree.statements(ofClosure: node)), frame) }
    guard let name = functionName(at: node, frame) else { return [] }
    return steps(ofFunctionNamed: name, chain: tree[node].kind == .chain ? node : nil, frame)
  }

  /// What a function does that is named as a value, when it is called.
  private func steps(ofFunctionNamed name: Int, chain: Int?, _ frame: Frame) -> [FlowStep] {
    if let meaning = creation(named: name, frame), let type = meaning.target.typeID {
      return creation(of: type, by: meaning.memberDeclaration, name, name, [], frame)
    }
    guard let function = graph.meaning(of: name, frame.tree, in: frame.file)?.memberDeclaration else { return [] }
    return call(function, at: name, chain, closures: [:], frame)
  }

  private func isConcurrent(_ callee: Int, _ frame: Frame) -> Bool {
    let name = frame.tree.name(callee)
    return project.vocabulary[.taskTypes].contains(name) || project.vocabulary[.concurrentFunctions].contains(name)
  }

  /// A closure that is stored or returned: its code runs later.
  func steps(ofStoredClosure node: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    let inner = steps(at: tree.roots(in: tree.statements(ofClosure: node)), frame)
    return group(.closure, "later", node, inner, frame)
  }

  /// A function that is stored or returned as a value.
  func steps(ofStoredFunction name: Int, chain: Int?, _ frame: Frame) -> [FlowStep] {
    group(.closure, "later", name, steps(ofFunctionNamed: name, chain: chain, frame), frame)
  }
}
