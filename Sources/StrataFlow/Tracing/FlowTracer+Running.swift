import StrataModel

/// What running code of the project found, and how deep in the flow that was.
struct KnownRun {
  var steps: [FlowStep] = []
  /// The errors that the code may throw, as far as they are known.
  var errors: [String] = []
  var depth = 0
  /// Whether a limit left out calls below it.
  var isCut = false

  /// Whether there is no more to find from a depth: calls are followed as far from there, or less.
  func isComplete(at depth: Int) -> Bool { !isCut || self.depth <= depth }
}

/// A call of code of the project, as far as its steps depend on it.
struct CallKey: Hashable {
  var member: DeclarationID
  var selfType: TypeID?
  var closures: [CodeSite]
  /// A closure of the function's code that runs by itself; -1: the function runs.
  var node = -1
  /// The cases on which the closures depend.
  var cases: [String] = []
}

/// Running a function or a closure.
extension FlowTracer {
  struct Run {
    var steps: [FlowStep] = []
    /// The errors that the code may throw, as far as they are known.
    var errors: [String] = []
    var isRepeated = false
    var callsItself = false
    /// A limit left it out.
    var isCut = false
  }

  /// The steps of a function of the project.
  /// - Parameters:
  ///   - selfType: the type of the instance on which it is called.
  ///   - closures: those that the call passes, by the name of the parameter.
  func run(
    _ member: DeclarationID, _ selfType: TypeID?, _ closures: [String: PassedClosure], receiver: [FlowValue] = [],
    depth: Int
  ) -> Run {
    guard let region = values.regions.body(of: member) else { return Run() }
    let owner = graph.enclosingType(of: member)
    let frame = Frame(
      region, owner: owner, selfType: selfType ?? owner, closures: closures, receiver: receiver, depth: depth + 1)
    let key = CallKey(
      member: member, selfType: frame.selfType, closures: frame.key, cases: visibleCases(at: frame.key))
    return run(frame, key) {
      self.steps(at: region.tree.roots(in: region.range), frame)
    }
  }

  /// The steps of a closure that a property or a parameter stands for, outside the function that made it; or of a
  /// statement.
  func run(code site: CodeSite, depth: Int) -> Run {
    guard let region = values.regions.region(of: site) else { return Run() }
    let owner = graph.enclosingType(of: site.declaration)
    let frame = Frame(region, owner: owner, selfType: owner, depth: depth + 1)
    return run(frame, CallKey(member: site.declaration, selfType: owner, closures: [], node: site.node)) {
      let tree = region.tree
      let isClosure = tree[site.node].kind == .closure
      return self.steps(
        at: isClosure ? Array(tree.roots(in: tree.statements(ofClosure: site.node))) : [site.node], frame)
    }
  }

  private func run(_ frame: Frame, _ key: CallKey, _ body: () -> [FlowStep]) -> Run {
    if open.contains(key) || openCount[key.member, default: 0] >= Self.maximumNesting { return Run(callsItself: true) }
    if let run = known[key], run.isComplete(at: frame.depth) {
      if run.isCut { cutCount += 1 }
      return Run(steps: run.steps, errors: run.errors, isRepeated: !run.steps.isEmpty)
    }
    guard begin(at: frame.depth) else { return Run(isCut: true) }
    open.insert(key)
    openCount[key.member, default: 0] += 1
    let before = cutCount
    let steps = merged(body())
    let errors = thrownErrors(in: steps)
    openCount[key.member, default: 0] -= 1
    open.remove(key)
    known[key] = KnownRun(steps: steps, errors: errors, depth: frame.depth, isCut: cutCount > before)
    return Run(steps: steps, errors: errors)
  }

  /// Counts the code that runs next; false if a limit leaves it out.
  func begin(at depth: Int) -> Bool {
    guard depth <= depthLimit, runCount < Self.maximumRuns else {
      cutCount += 1
      if depth <= depthLimit { isExhausted = true }
      return false
    }
    runCount += 1
    return true
  }

  /// Changes that follow one another are one step.
  private func merged(_ steps: [FlowStep]) -> [FlowStep] {
    var result: [FlowStep] = []
    for step in steps {
      guard step.kind == .change, let last = result.last, last.kind == .change else {
        result.append(step)
        continue
      }
      let names = last.name.split(separator: ", ")
      if !names.contains(Substring(step.name)) { result[result.count - 1].name = last.name + ", " + step.name }
    }
    return result
  }

  /// Whether a report of calls would show too many steps.
  func isTooLong(_ calls: [FlowStep]) -> Bool {
    var (open, count) = (calls, 0)
    while let step = open.popLast() {
      count += 1
      if count > Self.maximumSteps { return true }
      if !step.isRepeated { open += step.steps }
    }
    return false
  }
}
