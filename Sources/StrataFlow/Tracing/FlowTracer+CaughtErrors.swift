import StrataModel
import StrataRules

/// What a `catch` clause gets while its code runs.
struct CaughtErrors {
  var declaration: DeclarationID
  var clause: Int
  var errors: [String]
}

/// Errors that a `do` statement or a call may throw, and the clauses that get them.
extension FlowTracer {
  /// A `do` statement with its `catch` clauses.
  func steps(ofDo node: Int, _ frame: Frame) -> [FlowStep] {
    let tree = frame.tree
    let clauses = tree.children(of: node).filter { tree[$0].kind == .catchClause }
    var result = tree.children(of: node).filter { tree[$0].kind != .catchClause }.flatMap { steps(at: $0, frame) }
    guard !clauses.isEmpty else { return result }
    var rest = thrownErrors(in: result)
    if clauses.contains(where: { getsAll($0, tree) }) {
      for index in result.indices { result[index].isCaught = true }
    }
    for clause in clauses {
      let block = tree.block(of: clause)
      let name = text(frame.file, from: tree[clause].offset, to: block.map { tree[$0].offset } ?? 0)
      caught.append(
        CaughtErrors(
          declaration: frame.region.declaration, clause: clause, errors: take(&rest, for: clause, frame)))
      result += group(.branch, name, clause, steps(at: tree.children(of: clause), frame), frame)
      caught.removeLast()
    }
    return result
  }

  /// Whether a clause gets every error: it has no pattern, or one that only binds a name.
  private func getsAll(_ clause: Int, _ tree: CodeTree) -> Bool {
    guard let first = tree.firstChild(of: clause) else { return false }
    return tree[first].kind == .block
      || tree[first].kind == .bindingPattern && tree.child(.whereClause, of: clause) == nil
  }

  /// The errors that a clause may get; those that later ones cannot get are removed.
  private func take(_ errors: inout [String], for clause: Int, _ frame: Frame) -> [String] {
    let tree = frame.tree
    let patterns = tree.children(of: clause).filter { tree[$0].kind != .block && tree[$0].kind != .whereClause }
    if patterns.isEmpty || getsAll(clause, tree) { return errors }
    let hasCondition = tree.child(.whereClause, of: clause) != nil
    var result: [String] = []
    for pattern in patterns {
      guard let name = errorName(ofPattern: pattern, frame) else { return errors }
      let matching = errors.filter { $0 == name || $0.hasPrefix(name + ".") }
      result += matching.isEmpty ? [name] : matching
      if !hasCondition { errors.removeAll(where: matching.contains) }
    }
    return result
  }

  /// `NetworkError` of `let error as NetworkError`, `NetworkError.refused` of a case.
  private func errorName(ofPattern pattern: Int, _ frame: Frame) -> String? {
    let tree = frame.tree
    for node in tree.subtree(of: pattern) {
      switch tree[node].kind {
      case .type: return graph[frame.file].facts.typeText(of: Int(tree[node].payload))
      case .chain, .identifier:
        let path = tree.path(of: node)
        if !path.isEmpty { return path.joined(separator: ".") }
      default: continue
      }
    }
    return nil
  }

  /// The errors that steps throw to the code around them, each once: cases and types of the project, and members of libraries
  /// that can throw.
  func thrownErrors(in steps: [FlowStep]) -> [String] {
    var found: [String] = []
    func add(_ errors: [String]) {
      for error in errors where !found.contains(error) { found.append(error) }
    }
    func visit(_ steps: [FlowStep]) {
      for step in steps where !step.isCaught {
        switch step.kind {
        case .failure where !step.isGiven: add(step.isPassedOn || step.name.isEmpty ? step.sources : [step.name])
        case .call where step.thrown != nil && !step.notes.contains(Self.becomesNil):
          add(step.errors.isEmpty ? step.thrown.map { [$0] } ?? [] : step.errors)
        case .external where step.thrown != nil: add([step.title])
        case .closure where step.name == "later": continue
        case .concurrent where step.name != "async let": continue
        case .alternatives, .branch, .loop, .closure, .concurrent: visit(step.steps)
        default: continue
        }
      }
    }
    visit(steps)
    // What an error of any type is, is not known.
    if found.count > 1 { found.removeAll { $0 == Self.anyError } }
    return found
  }

  /// Of a call after `try?`.
  static let becomesNil = "errors become nil"
}
