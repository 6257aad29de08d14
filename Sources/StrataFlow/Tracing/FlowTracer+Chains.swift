import StrataModel

/// Chains: each member and call in the order in which it is evaluated.
extension FlowTracer {
  func steps(ofChain chain: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    var result: [FlowStep] = []
    let parts = [tree.base(of: chain)] + Array(tree.suffixes(of: chain))
    var position = 0
    while position < parts.count {
      let part = parts[position]
      position += 1
      switch tree[part].kind {
      case .identifier, .member, .implicitMember, .type:
        var next = position
        while next < parts.count, isTransparent(tree[parts[next]].kind) { next += 1 }
        guard next < parts.count, tree[parts[next]].kind == .call else {
          result += steps(ofReading: part, chain: chain, frame)
          continue
        }
        result += steps(ofCall: parts[next], callee: part, chain, frame)
        position = next + 1
      case .closure where position < parts.count && tree[parts[position]].kind == .call:
        result += steps(at: tree.roots(in: tree.statements(ofClosure: part)), frame)
      case .call, .subscriptCall: result += argumentSteps(of: part, frame).steps
      default:
        if part == parts[0] { result += steps(at: part, frame) }
      }
    }
    return result
  }

  private func isTransparent(_ kind: CodeNode.Kind) -> Bool {
    kind == .optionalChaining || kind == .forceUnwrap || kind == .genericArguments
  }

  /// The steps of the arguments of a call, and its closures and functions as values, which run only if the function runs
  /// them.
  func argumentSteps(of call: Int, _ frame: Frame) -> (steps: [FlowStep], closures: [Int]) {
    let tree = frame.tree
    var (steps, closures): ([FlowStep], [Int]) = ([], [])
    for argument in tree.arguments(of: call) {
      let value = tree.value(of: argument)
      if tree[value].kind == .closure {
        closures.append(value)
      } else if functionName(at: value, frame) != nil {
        closures.append(tree.unwrapped(value))
      } else {
        steps += self.steps(at: value, frame)
      }
    }
    return (steps, closures)
  }
}
