import StrataModel
import StrataRules

/// A case that a closure gets: `completion(.failure(error))` runs only the code for `.failure`.
struct ReceivedCase {
  /// The closure whose parameter it is.
  var site: CodeSite
  var code: Range<Int>
  var name: String
  /// Nil if the argument names no case: the closure may run inside itself, with another value.
  var value: String?
  /// The errors that it may be or hold, as far as they are known.
  var errors: [String] = []

  func isVisible(at node: Int, of declaration: DeclarationID) -> Bool {
    site.declaration == declaration && code.contains(node)
  }
}

/// A closure that runs, as far as its steps depend on it.
struct ClosureKey: Hashable {
  var site: CodeSite
  var selfType: TypeID?
  var closures: [CodeSite]
  var cases: [String]
}

extension FlowTracer {
  /// Runs a closure where the function that received it calls it. If it ran before with the same cases, its steps are
  /// there.
  func running(
    _ site: CodeSite, of outer: Frame, named name: String, at node: Int, _ frame: Frame
  ) -> [FlowStep] {
    ran.insert(site)
    let count = received.count
    received += cases(of: site, in: outer, at: node, frame)
    defer { received.removeLast(received.count - count) }
    let key = ClosureKey(
      site: site, selfType: outer.selfType, closures: outer.key, cases: visibleCases(at: [site]))
    let run = knownClosures[key].flatMap { $0.isComplete(at: outer.depth) ? $0 : nil }
    let known = run?.steps
    if known == nil, !begin(at: outer.depth) { return [] }
    let before = cutCount
    if run?.isCut ?? false { cutCount += 1 }
    let inner = known ?? steps(at: outer.tree.roots(in: outer.tree.statements(ofClosure: site.node)), outer)
    if known == nil { knownClosures[key] = KnownRun(steps: inner, depth: outer.depth, isCut: cutCount > before) }
    var result = group(.closure, name, node, inner, frame)
    guard known != nil, !result.isEmpty, result[0].hasMoreSteps(than: Self.smallSize) else { return result }
    result[0].isRepeated = true
    result[0].binding = location(of: site)
    return result
  }

  /// A closure with fewer steps is shown each time.
  private static let smallSize = 3

  /// The cases that the arguments of a call name, by the parameters of the closure that is called.
  private func cases(of site: CodeSite, in outer: Frame, at node: Int, _ frame: Frame) -> [ReceivedCase] {
    guard let call = frame.tree.call(after: node, in: frame.region) else { return [] }
    let names = outer.tree.parameterNames(ofClosure: site.node)
    return frame.tree.arguments(of: call).enumerated().map { index, argument in
      let value = caseName(at: frame.tree.value(of: argument), frame)
      let name = names.indices.contains(index) ? names[index] : "$\(index)"
      return ReceivedCase(
        site: site, code: outer.tree.subtree(of: site.node), name: name, value: value,
        errors: errors(in: frame.tree.value(of: argument), frame))
    }
  }

  /// `.success(user)` names a case, and so does a parameter that got one.
  private func caseName(at value: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    let base = tree.base(of: tree.unwrapped(value))
    if tree[base].kind == .implicitMember { return tree.name(base) }
    return base == tree.unwrapped(value) ? receivedCase(at: base, frame) : nil
  }

  /// The case that a name stands for, if it is the parameter of a closure that got one.
  func receivedCase(at node: Int, _ frame: Frame) -> String? { receivedValue(at: node, frame)?.value }

  /// What is known of a name that is the parameter of a closure.
  func receivedValue(at node: Int, _ frame: Frame) -> ReceivedCase? {
    guard frame.tree[node].kind == .identifier else { return nil }
    let name = frame.tree.name(node)
    return received.last { $0.name == name && $0.isVisible(at: node, of: frame.region.declaration) }
  }

  /// What code at some places depends on.
  func visibleCases(at sites: [CodeSite]) -> [String] {
    if sites.isEmpty { return [] }
    var seen: Set<String> = []
    return received.reversed().compactMap { known in
      guard sites.contains(where: { known.isVisible(at: $0.node, of: $0.declaration) }) else { return nil }
      let parameter =
        "\(known.site.declaration.file.index) \(known.site.declaration.index) \(known.site.node) \(known.name)"
      guard seen.insert(parameter).inserted, known.value != nil || !known.errors.isEmpty else { return nil }
      return "\(parameter) \(known.value ?? "") \(known.errors.joined(separator: ","))"
    }
  }

  /// The branches of a `switch` that may run for the value that it is about.
  func possibleCases(of node: Int, _ frame: Frame) -> [Int] {
    let tree = frame.tree
    let children = Array(tree.children(of: node))
    let branches = children.filter { tree[$0].kind == .switchCase }
    guard let subject = children.first(where: { tree[$0].kind != .switchCase }),
      let value = receivedCase(at: tree.unwrapped(subject), frame)
    else { return branches }
    let named = branches.filter { branch in
      let end = tree.block(of: branch) ?? Int(tree[branch].next)
      return (branch + 1..<end).contains { tree[$0].kind == .implicitMember && tree.isNamed($0, value) }
    }
    return named.isEmpty ? branches : named
  }
}

extension FlowStep {
  /// Whether there are more steps in it. Counts no further: calls share their steps, and all of them may be very many.
  fileprivate func hasMoreSteps(than limit: Int) -> Bool {
    var open = steps[...]
    var count = 0
    while let step = open.popFirst() {
      count += 1
      if count > limit { return true }
      open += step.steps
    }
    return false
  }
}
