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
      if let closure = passedClosure(frame.tree.unwrapped(value), frame) { result[name] = closure }
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
    let last = Array(tree.suffixes(of: node)).last ?? node
    guard tree[last].kind == .member || tree[last].kind == .identifier,
      let member = graph.meaning(of: last, tree, in: frame.file)?.memberDeclaration, graph[member].kind == .function
    else { return nil }
    return .function(member, selfType: frame.selfType)
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
    case .function(let function, let type):
      return calls([function], type, at: node, frame)
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
        let run = run(closure: site, depth: frame.depth)
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

  /// Closures that a function receives and does not run itself, or that something outside the project may run.
  func passed(_ closures: [Int], to callee: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    let name = tree.name(callee)
    let kind: FlowStep.Kind = isConcurrent(callee, frame) ? .concurrent : .closure
    return closures.flatMap { closure -> [FlowStep] in
      let inner = steps(at: tree.roots(in: tree.statements(ofClosure: closure)), frame)
      return group(kind, name, callee, inner, frame)
    }
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
}
