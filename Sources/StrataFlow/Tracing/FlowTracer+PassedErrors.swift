import StrataModel
import StrataRules

/// Errors that are passed on: those that a `catch` clause, a case or a closure gets, and throws or gives to others.
extension FlowTracer {
  /// `throw error` in a `catch`, `completion(.failure(error))`: nil if the expression is no name of such an error.
  func passedOn(_ value: Int, at node: Int, _ frame: Frame) -> FlowStep? {
    guard let name = errorName(at: value, frame.tree), let errors = received(errorAt: name, frame) else { return nil }
    var step = FlowStep(.failure, frame.tree.name(name), at: location(of: node, frame))
    step.isPassedOn = true
    step.sources = errors
    return step
  }

  /// The errors that the argument of a closure may be or hold: `.failure(error)`, `error`.
  func errors(in value: Int, _ frame: Frame) -> [String] {
    let tree = frame.tree
    let node = tree.unwrapped(value)
    var parts = [node]
    if tree[tree.base(of: node)].kind == .implicitMember {
      guard project.vocabulary[.failingResults].contains(tree.name(tree.base(of: node))) else { return [] }
      parts = tree.calls(ofChain: node).flatMap { tree.arguments(of: $0.suffix).map { tree.value(of: $0) } }
    } else if let known = receivedValue(at: node, frame) {
      return known.errors
    }
    return parts.flatMap { part -> [String] in
      guard let step = given(part, at: part, frame) else { return [] }
      return step.isPassedOn ? step.sources : [step.name]
    }
  }

  /// The name in `error`, `error!` and `error as NSError`.
  private func errorName(at value: Int, _ tree: CodeTree) -> Int? {
    var node = tree.unwrapped(value)
    if tree[node].kind == .sequence {
      let parts = Array(tree.children(of: node))
      guard parts.dropFirst().allSatisfy({ tree[$0].kind == .cast }) else { return nil }
      node = tree.unwrapped(parts[0])
    }
    let isPlain = tree.suffixes(of: node).allSatisfy {
      tree[$0].kind == .forceUnwrap || tree[$0].kind == .optionalChaining
    }
    let name = tree.base(of: node)
    return isPlain && tree[name].kind == .identifier ? name : nil
  }

  /// The errors that a name may stand for, if it is that of an error that the code gets; empty if they are not known.
  private func received(errorAt name: Int, _ frame: Frame) -> [String]? {
    let (tree, region) = (frame.tree, frame.region)
    let text = tree.name(name)
    let isErrorName = project.vocabulary[.errorNames].contains(text)
    guard let local = region.locals.variable(named: text, at: name) else {
      if let clause = clause(around: name, region), isErrorName { return errors(ofClause: clause, frame) }
      let isParameter = values.parameter(named: text, around: region.declaration) != nil
      return isErrorName && isParameter ? [] : nil
    }
    if let value = local.value {
      guard value != name, let inner = errorName(at: value, tree), inner < name else { return nil }
      return received(errorAt: inner, frame)
    }
    for node in region.parents.ancestors(of: local.name) {
      switch tree[node].kind {
      case .catchClause: return errors(ofClause: node, frame)
      case .switchCase: return errors(ofCase: node, subject: region.parents[node], frame)
      case .caseBinding: return errors(ofCase: node, subject: node, frame)
      case .closure: return isErrorName ? errors(ofClosure: node, parameter: name, frame) : nil
      default: continue
      }
    }
    return nil
  }

  /// The innermost `catch` around a name in whose code it means the error.
  private func clause(around name: Int, _ region: CodeRegion) -> Int? {
    region.parents.ancestors(of: name).first { region.tree[$0].kind == .catchClause }
  }

  private func errors(ofClause clause: Int, _ frame: Frame) -> [String] {
    caught.last { $0.clause == clause && $0.declaration == frame.region.declaration }?.errors ?? []
  }

  /// `case .failure(let error)` of a result: what is known of the value that is looked at.
  private func errors(ofCase node: Int, subject: Int?, _ frame: Frame) -> [String]? {
    let tree = frame.tree
    let end = tree.block(of: node) ?? Int(tree[node].next)
    let names = (node + 1..<end).filter { tree[$0].kind == .implicitMember || tree[$0].kind == .member }
    guard names.contains(where: { project.vocabulary[.failingResults].contains(tree.name($0)) }), let subject else {
      return nil
    }
    let value =
      tree[subject].kind == .switch ? tree.firstChild(of: subject) : Array(tree.children(of: subject)).last
    return value.flatMap { receivedValue(at: tree.unwrapped($0), frame) }?.errors ?? []
  }

  /// The parameter of a closure: what it got, or what has called it.
  private func errors(ofClosure closure: Int, parameter name: Int, _ frame: Frame) -> [String] {
    if let known = receivedValue(at: name, frame) { return known.errors }
    let (tree, parents) = (frame.tree, frame.region.parents)
    guard let argument = parents[closure], tree[argument].kind == .argument, let call = parents[argument],
      let chain = parents[call], tree[chain].kind == .chain,
      let callee = tree.calls(ofChain: chain).first(where: { $0.suffix == call })?.callee,
      let meaning = graph.meaning(of: callee, tree, in: frame.file), let owner = meaning.target.externalID
    else { return [] }
    return ["\(graph[owner].name).\(tree.name(callee))"]
  }
}
