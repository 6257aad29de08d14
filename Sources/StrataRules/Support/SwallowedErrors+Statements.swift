import StrataModel

/// Statements that do too little with an error.
extension SwallowedErrors {
  /// Of code that runs for an error: it is empty, or only writes to the log.
  func item(at node: Int, for block: Int, _ introduction: String) -> Item? {
    let statements = Array(tree.children(of: block))
    guard statements.allSatisfy({ isSilent($0) }) else { return nil }
    return Item(
      offset: tree[node].offset,
      message: "the error is \(introduction)" + (statements.contains { logs($0) } ? "only logged" : "ignored"),
      remedy: "rethrow it, map it to an error of this layer, or show it")
  }

  /// `catch { return [] }` in the domain or data layer, also after a note in the log.
  func item(at clause: Int, replacedIn block: Int, _ introduction: String) -> Item? {
    guard isInner, !isDeinit, let value = replacement(in: block),
      !isExpectedNil(value, at: block)
    else { return nil }
    return Item(
      offset: tree[clause].offset, message: "the error is \(introduction)replaced by \(quotedText(of: value))",
      remedy: "rethrow it, or map it to an error of this layer")
  }

  func quotedText(of value: Int) -> String {
    let base = tree.base(of: value)
    guard tree[base].kind == .type else { return quoted(tree.text(of: tree.subtree(of: value))) }
    // `[Item]()`
    return quoted(graph.facts(of: body.declaration).typeText(of: Int(tree[base].payload)) + "()")
  }

  /// A statement that does nothing with an error but write it to the log, also in its branches.
  func isSilent(_ statement: Int) -> Bool {
    switch tree[statement].kind {
    case .localVariable: return !calls(in: tree.subtree(of: statement), where: { _ in true })
    case .if, .guard, .switch: return isSilentBranch(statement)
    default: return isLog(statement) || isNothing(statement)
    }
  }

  private func isSilentBranch(_ statement: Int) -> Bool {
    guard tree[statement].kind != .switch else {
      return tree.children(of: statement).allSatisfy { child in
        guard tree[child].kind == .switchCase else { return !hasEffect(tree.subtree(of: child)) }
        return tree.block(of: child).map { isSilentBlock($0) } ?? false
      }
    }
    for condition in tree.conditions(of: statement) {
      // The pattern of an `if case` is no call.
      let value = tree[condition].kind == .caseBinding ? Array(tree.children(of: condition)).last : condition
      if let value, hasEffect(tree.subtree(of: value)) { return false }
    }
    guard let block = tree.block(of: statement), isSilentBlock(block) else { return false }
    guard let branch = tree.elseBranch(of: statement), let other = tree.firstChild(of: branch) else { return true }
    return tree[other].kind == .block ? isSilentBlock(other) : isSilent(other)
  }

  private func isSilentBlock(_ block: Int) -> Bool { tree.children(of: block).allSatisfy { isSilent($0) } }

  /// Whether code calls a function with arguments: it may handle the error.
  private func hasEffect(_ range: Range<Int>) -> Bool {
    calls(in: range) { tree.firstChild(of: $0.suffix) != nil }
  }

  /// Whether code calls a function other than an initializer.
  private func calls(in range: Range<Int>, where isWanted: (CodeCall) -> Bool) -> Bool {
    tree.calls(in: range).contains { call in
      isWanted(call)
        && (tree[call.callee].kind != .identifier || tree.name(call.callee).first?.isUppercase != true)
    }
  }

  /// Whether a silent statement writes to the log.
  func logs(_ statement: Int) -> Bool {
    switch tree[statement].kind {
    case .if, .guard, .switch: return tree.all(.chain, in: tree.inside(statement)).contains { isLog($0) }
    default: return isLog(statement)
    }
  }

  /// A statement that does nothing with an error: `continue`, `break`, `return` without a value, `()`, `_ = error`,
  /// `_ = error.localizedDescription`.
  func isNothing(_ statement: Int) -> Bool {
    switch tree[statement].kind {
    case .continue, .break: return true
    case .return: return tree.isEmptyReturn(statement)
    case .tuple: return tree.firstChild(of: statement) == nil
    case .sequence:
      return tree.children(of: statement).contains { value in
        [.identifier, .chain, .stringLiteral, .tuple].contains(tree[value].kind) && isDiscarded(value, in: statement)
          && !calls(in: tree.subtree(of: value)) { _ in true }
      }
    default: return false
    }
  }

  /// A statement that only writes to the log, or to the console: `print(error)`, `Swift.print(error)`,
  /// `logger.error("…")`, `Log.shared.error(error)`, also in a branch of an `#if`.
  func isLog(_ statement: Int) -> Bool {
    if tree[statement].kind == .conditional { return tree.children(of: statement).allSatisfy { isLog($0) } }
    guard tree[statement].kind == .chain, let call = tree.calls(ofChain: statement).last else { return false }
    if tree[call.callee].kind == .identifier {
      // A function or a closure that is called a log itself: `logger("…")`, `log(error)`.
      return tree.isNamed(call.callee, oneOf: vocabulary[.printFunctions].names)
        || tree.firstChild(of: call.suffix) != nil && vocabulary[.loggers].contains(tree.name(call.callee))
    }
    let base = tree.base(of: statement)
    if call.callee == Int(tree[base].next), tree.isNamed(base, "Swift") {
      return tree.isNamed(call.callee, oneOf: vocabulary[.printFunctions].names)
    }
    let receiver = (base..<call.callee).filter { tree[$0].kind == .identifier || tree[$0].kind == .member }
    let types = receiver.flatMap { node in
      graph.references(in: body.file, at: tree[node].offset).compactMap(\.target.typeID)
    }
    guard
      receiver.contains(where: { Words.contains(tree.name($0), in: vocabulary[.loggers]) })
        || types.contains(where: { context.has(.logger, $0) })
    else { return false }
    return !types.contains(where: showsAlerts)
  }

  /// Whether what is called a log also tells the user: it makes an alert of what it gets.
  private func showsAlerts(_ type: TypeID) -> Bool {
    graph.references(from: type).contains { reference in
      reference.kind == .creates
        && reference.target.externalID.map { vocabulary[.screens].contains(graph[$0].name) } ?? false
    }
  }

  /// Whether a `catch` follows code that can only fail by its cancellation, or by a failure that can be ignored.
  func followsHarmlessCalls(_ clause: Int) -> Bool {
    guard let statement = parents[clause], tree[statement].kind == .do, let block = tree.block(of: statement) else {
      return false
    }
    let attempts = tree.inside(block).filter { tree[$0].kind == .effect && tree.isNamed($0, "try") }
    return !attempts.isEmpty && attempts.allSatisfy { tree.inside($0).contains { isHarmlessCall($0) } }
  }
}
