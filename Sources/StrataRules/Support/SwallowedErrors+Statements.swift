import StrataModel

/// Statements that do too little with an error.
extension SwallowedErrors {
  /// Of code that runs for an error: it is empty, or only writes to the log.
  func item(at node: Int, for block: Int, _ introduction: String) -> Item? {
    let statements = Array(tree.children(of: block))
    guard statements.allSatisfy({ isLog($0) || isNothing($0) }) else { return nil }
    return Item(
      offset: tree[node].offset,
      message: "the error is \(introduction)" + (statements.contains { isLog($0) } ? "only logged" : "ignored"),
      remedy: "rethrow it, map it to an error of this layer, or show it")
  }

  /// `catch { return [] }` in the domain or data layer, also after a note in the log.
  func item(at clause: Int, returnedIn block: Int) -> Item? {
    guard isInner, !isDeinit else { return nil }
    var value: Int?
    for statement in tree.children(of: block) where !isLog(statement) {
      guard value == nil, tree[statement].kind == .return, let result = tree.firstChild(of: statement) else {
        return nil
      }
      value = result
    }
    guard let value, isEmptyValue(value) else { return nil }
    return Item(
      offset: tree[clause].offset,
      message: "the error is caught and replaced by \(quoted(tree.text(of: tree.subtree(of: value))))",
      remedy: "rethrow it, or map it to an error of this layer")
  }

  /// `(try? load()) ?? []` in the domain or data layer.
  func item(forDefaultOf node: Int) -> Item? {
    guard isInner else { return nil }
    var operand = node
    while let parent = parents[operand], [.argument, .tuple].contains(tree[parent].kind) { operand = parent }
    guard let sequence = parents[operand], tree[sequence].kind == .sequence else { return nil }
    let parts = Array(tree.children(of: sequence))
    guard let index = parts.firstIndex(of: operand), index + 2 < parts.count, tree.isNamed(parts[index + 1], "??"),
      isEmptyValue(parts[index + 2])
    else { return nil }
    return Item(
      offset: tree[node].offset,
      message: "`try?` replaces the error by \(quoted(tree.text(of: tree.subtree(of: parts[index + 2]))))",
      remedy: "declare the function `throws`, or map the error to one of this layer")
  }

  /// `nil`, `[]`, `[:]`, `""`, `false`, `.empty`: no caller can tell it from an answer.
  func isEmptyValue(_ value: Int) -> Bool {
    switch tree[value].kind {
    case .nilLiteral: return true
    case .arrayLiteral, .dictionaryLiteral: return tree.firstChild(of: value) == nil
    case .booleanLiteral: return tree.isNamed(value, "false")
    case .stringLiteral: return tree.text(value)?.isEmpty == true
    case .implicitMember: return tree.isNamed(value, oneOf: vocabulary[.emptyMembers].names)
    default: return false
    }
  }

  /// A statement that does nothing with an error: `continue`, `break`, `return` without a value, `()`, `_ = error`.
  func isNothing(_ statement: Int) -> Bool {
    switch tree[statement].kind {
    case .continue, .break: return true
    case .return: return tree.isEmptyReturn(statement)
    case .tuple: return tree.firstChild(of: statement) == nil
    case .sequence:
      return tree.children(of: statement).contains { tree[$0].kind == .identifier && isDiscarded($0, in: statement) }
    default: return false
    }
  }

  /// A statement that only writes to the log, or to the console: `print(error)`, `Swift.print(error)`,
  /// `logger.error("…")`, `Log.shared.error(error)`, also in a branch of an `#if`.
  func isLog(_ statement: Int) -> Bool {
    if tree[statement].kind == .conditional { return tree.children(of: statement).allSatisfy { isLog($0) } }
    guard tree[statement].kind == .chain, let call = tree.calls(ofChain: statement).last else { return false }
    if tree[call.callee].kind == .identifier {
      return tree.isNamed(call.callee, oneOf: vocabulary[.printFunctions].names)
    }
    let base = tree.base(of: statement)
    if call.callee == Int(tree[base].next), tree.isNamed(base, "Swift") {
      return tree.isNamed(call.callee, oneOf: vocabulary[.printFunctions].names)
    }
    let receiver = (base..<call.callee).filter { tree[$0].kind == .identifier || tree[$0].kind == .member }
    return receiver.contains { node in
      Words.contains(tree.name(node), in: vocabulary[.loggers])
        || graph.references(in: body.file, at: tree[node].offset).contains {
          $0.target.typeID.map { context.has(.logger, $0) } ?? false
        }
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
