import StrataModel
import StrataRules

/// Notifications: what is posted, and the code that runs then.
extension FlowTracer {
  /// `NotificationCenter.default.post(name: .saved, object: nil)`: the observers of the same name are its steps.
  func posting(_ call: Int, _ callee: Int, _ chain: Int, _ frame: Frame) -> FlowStep? {
    let tree = frame.tree
    guard tree[callee].kind == .member, project.vocabulary[.postingFunctions].contains(tree.name(callee)),
      notifications.isOfCenter(callee, chain, in: frame.region),
      let value = notifications.nameArgument(of: call, tree)
    else { return nil }
    var name = notifications.names.name(at: value, in: frame.region)
    var title = shown(value, name, frame)
    if name == nil, case .notification(let passed, let text, _)? = passedName(value, frame) {
      (name, title) = (passed, text)
    }
    var step = FlowStep(.notification, title, at: location(of: callee, frame))
    let observers = name.map { notifications.observers(of: $0) } ?? []
    step.steps = observers.map { self.step(of: $0, at: callee, frame) }
    if name == nil {
      step.notes = ["its name is not known here"]
    } else if observers.isEmpty {
      step.notes = ["nothing here observes it"]
    }
    let others = notifications.others.count
    if others > 0, observers.isEmpty { step.notes.append("\(counted(others, "observer")) of names that are not known") }
    return step
  }

  /// What the caller passed for a parameter that names a notification.
  private func passedName(_ value: Int, _ frame: Frame) -> PassedClosure? {
    let (tree, node) = (frame.tree, frame.tree.unwrapped(value))
    guard tree[node].kind == .identifier, frame.region.locals.variable(named: tree.name(node), at: node) == nil else {
      return nil
    }
    return frame.closures[tree.name(node)]
  }

  /// The name of a notification that a call passes on.
  func passedNotification(_ value: Int, _ frame: Frame) -> PassedClosure? {
    if let name = notifications.names.name(at: value, in: frame.region) {
      return .notification(name, shown(value, name, frame), frame.region.site(value))
    }
    if case .notification? = passedName(value, frame) { return passedName(value, frame) }
    return nil
  }

  private func shown(_ value: Int, _ name: NotificationName?, _ frame: Frame) -> String {
    switch name {
    case .constant(let members): return members.map { graph.name(of: $0) }.joined(separator: ".")
    case .outside(let name): return name
    case .text, nil: break
    }
    // A constant is better known by its name than by its text.
    let tree = frame.tree
    let node = tree.unwrapped(value)
    let last = tree[node].kind == .chain ? Array(tree.suffixes(of: node)).last ?? node : node
    switch tree[last].kind {
    case .identifier, .implicitMember, .member: return tree.name(last)
    default: if case .text(let text) = name { return text } else { return "a notification" }
    }
  }

  func step(of observer: NotificationObserver, at node: Int, _ frame: Frame) -> FlowStep {
    let declaration = observer.site.declaration
    let owner = graph.enclosingType(of: declaration)
    let around = described(declaration, owner: owner, at: nil)
    var step = FlowStep(.branch, "observed by \(around.title)", at: location(of: observer.site))
    if observer.reactions.isEmpty { step.notes = ["what it does then is not known"] }
    step.steps = observer.reactions.flatMap { reaction -> [FlowStep] in
      switch reaction {
      case .function(let function): return call(function, at: node, nil, closures: [:], frame)
      case .closure(let site), .loop(let site): return run(code: site, depth: frame.depth).steps
      case .setting(let site): return setting(by: site).map { [$0] } ?? []
      }
    }
    return step
  }
}
