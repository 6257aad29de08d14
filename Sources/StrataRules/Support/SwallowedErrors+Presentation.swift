import StrataDefinition
import StrataModel

/// Errors of which a view model shows nothing, although it asked a dependency for something.
extension SwallowedErrors {
  /// `if let rows = try? await loadRows.execute() { … }` without an `else`, `guard let rows = try? await loadRows.execute()
  /// else { return }`, `rows = try? await loadRows.execute()`, and `(try? await count.execute()) ?? 0`: the screen does not
  /// say that what it asked a use case for is missing.
  func item(inPresentation node: Int) -> Item? {
    guard isInPresentation, loads(node) else { return nil }
    let operand = outermost(node)
    guard let parent = parents[operand] else { return nil }
    switch tree[parent].kind {
    case .sequence:
      if isKept(operand, in: parent) { return discarded(node, "`try?` replaces the error by `nil`") }
      if let item = item(comparedWithNil: parent, node) { return item }
      guard let value = defaultValue(after: operand, in: parent), tree[value].kind != .nilLiteral else { return nil }
      return discarded(node, "`try?` replaces the error by \(quotedText(of: value))")
    case .localVariable:
      guard let value = defaultValue(ofVariable: parent) ?? keptDefault(ofVariable: parent),
        tree[value].kind != .nilLiteral
      else { return nil }
      return discarded(node, "`try?` replaces the error by \(quotedText(of: value))")
    case .optionalBinding:
      guard let statement = parents[parent], doesNothing(without: statement) else { return nil }
      return discarded(node, "`try?` discards the error, and nothing is done without a result")
    default: return nil
    }
  }

  /// Whether nothing but leaving is done where the condition of an `if` or `guard` is false.
  private func doesNothing(without statement: Int) -> Bool {
    guard let block = tree.block(of: statement) else { return false }
    switch tree[statement].kind {
    case .if: return tree.elseBranch(of: statement) == nil && !leaves(block)
    case .guard: return isSilent(block: block)
    default: return false
    }
  }

  private func isSilent(block: Int) -> Bool { tree.children(of: block).allSatisfy { isSilent($0) } }

  /// `guard (try? await lend.execute(book)) != nil else { return }`, and `if (try? await …) == nil { return }`
  private func item(comparedWithNil sequence: Int, _ node: Int) -> Item? {
    let parts = Array(tree.children(of: sequence))
    guard parts.count == 3, tree[parts[2]].kind == .nilLiteral, let statement = parents[sequence],
      tree.conditions(of: statement).contains(sequence)
    else { return nil }
    if tree.isNamed(parts[1], "==") {
      guard tree[statement].kind == .if, let block = tree.block(of: statement), isSilent(block: block) else {
        return nil
      }
    } else if !doesNothing(without: statement) {
      return nil
    }
    return discarded(node, "`try?` discards the error, and nothing is done without a result")
  }

  /// `[]` after `let loaded = try? await load.execute()`, if its only use is `rows = loaded ?? []`.
  private func keptDefault(ofVariable variable: Int) -> Int? {
    let end = parents[variable].map { Int(tree[$0].next) } ?? body.range.upperBound
    let uses = uses(of: variable, before: end)
    guard uses.count == 1, let sequence = parents[uses[0]], tree[sequence].kind == .sequence else { return nil }
    // `rows = await loaded ?? []`: the value is a sequence of its own.
    let assignment = parents[sequence].flatMap { tree[$0].kind == .effect ? parents[$0] : nil } ?? sequence
    guard tree[assignment].kind == .sequence else { return nil }
    let parts = Array(tree.children(of: assignment))
    guard parts.count > 2, tree[parts[1]].kind == .assignment, isState(parts[0]) else { return nil }
    return defaultValue(after: uses[0], in: sequence)
  }

  /// `if case .success(let rows) = await loadRows.execute() { … }` without an `else`, also through a local constant that is
  /// used nowhere else.
  func item(inPresentation statement: Int, ofResults subjects: [Int]) -> Item? {
    guard doesNothing(without: statement), subjects.contains(where: isLoaded) else { return nil }
    return Item(
      offset: tree[statement].offset, message: "the failure of the result is ignored",
      remedy: "show the error in a `case .failure`")
  }

  private func isLoaded(_ subject: Int) -> Bool {
    guard tree[subject].kind == .identifier else { return loads(subject) }
    guard let variable = LocalVariables(of: tree, in: body.range).variable(named: tree.name(subject), at: subject),
      let value = variable.value
    else { return false }
    return loads(value) && parents[value].map { uses(of: $0, before: body.range.upperBound).count == 1 } ?? false
  }

  private func discarded(_ node: Int, _ message: String) -> Item {
    Item(
      offset: tree[node].offset, message: message,
      remedy: "use `do`/`catch` and show the error, or declare the function `throws`")
  }

  /// Whether a block ends by leaving the code around it: what follows is the other branch.
  private func leaves(_ block: Int) -> Bool {
    Array(tree.children(of: block)).last.map {
      [.return, .throw, .break, .continue].contains(tree[$0].kind)
    } ?? false
  }

  /// `rows = try? await load.execute()`, if `rows` is no local variable.
  private func isKept(_ operand: Int, in sequence: Int) -> Bool {
    let parts = Array(tree.children(of: sequence))
    return parts.count == 3 && tree[parts[1]].kind == .assignment && parts[2] == operand && isState(parts[0])
  }

  /// Whether an assignment changes the type itself, or a state that it has.
  private func isState(_ target: Int) -> Bool {
    guard let first = tree.path(of: target).first else { return false }
    return LocalVariables(of: tree, in: body.range).variable(named: first, at: target) == nil
  }

  // MARK: catch

  /// `catch { rows = [] }`, `catch { isLoading = false }` and `catch { return [] }` after a dependency was asked for
  /// something: the screen looks as if there were nothing.
  func item(at clause: Int, resetIn block: Int) -> Item? {
    guard isInPresentation, let statement = parents[clause], tree[statement].kind == .do,
      let attempt = tree.block(of: statement), asksDependency(attempt)
    else { return nil }
    if let value = replacement(in: block), !isExpectedNil(value, at: block), tree[value].kind != .nilLiteral,
      tree[value].kind != .booleanLiteral
    {
      return Item(
        offset: tree[clause].offset, message: "the error is caught and replaced by \(quotedText(of: value))",
        remedy: "show the error, or declare the function `throws`")
    }
    let statements = effects(in: block)
    guard statements.contains(where: isReset), statements.allSatisfy({ isReset($0) || isSilent($0) }) else {
      return nil
    }
    return Item(
      offset: tree[clause].offset, message: "the error is caught, and nothing shows it",
      remedy: "show the error")
  }

  private func asksDependency(_ block: Int) -> Bool {
    tree.inside(block).contains { tree[$0].kind == .effect && tree.isNamed($0, "try") && loads($0) }
  }

  /// The statements of a block, and those of the closures that run on the main thread.
  private func effects(in block: Int) -> [Int] {
    tree.children(of: block).flatMap { statement -> [Int] in
      var value = statement
      while tree[value].kind == .effect, let inner = tree.firstChild(of: value) { value = inner }
      guard tree[value].kind == .chain, let call = tree.calls(ofChain: value).last,
        tree.isNamed(call.callee, oneOf: vocabulary[.effectClosures].names),
        let closure = tree.closures(of: call.suffix).first
      else { return [statement] }
      return Array(tree.roots(in: tree.statements(ofClosure: closure)))
    }
  }

  /// `rows = []`, `state.isLoading = false`
  private func isReset(_ statement: Int) -> Bool {
    guard tree[statement].kind == .sequence else { return false }
    let parts = Array(tree.children(of: statement))
    guard parts.count == 3, tree[parts[1]].kind == .assignment, isState(parts[0]),
      let name = tree.path(of: parts[0]).last
    else { return false }
    switch tree[parts[2]].kind {
    case .arrayLiteral, .dictionaryLiteral:
      return tree.firstChild(of: parts[2]) == nil && !Words.contains(name, in: vocabulary[.failures])
    case .booleanLiteral:
      return tree.isNamed(parts[2], "false") && Words.contains(name, in: vocabulary[.progressWords])
    default: return false
    }
  }
}
