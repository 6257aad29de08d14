import StrataModel

/// Branches that show something and stop, where the code otherwise goes on.
extension Outcomes {
  /// What a branch shows.
  struct Notice {
    enum Form {
      /// A string in the code.
      case text
      /// A constant, a value with a string, `true`, or a call that shows a string.
      case anything
    }

    var form: Form
    /// The property that is assigned, or the function that is called.
    var target: [String]
  }

  /// Whether a branch shows something and stops, while the other one does more than show something else:
  /// `if hours > 8 { hint = "Too long"; return }`, then `start()`. Of a `guard`, what follows is not examined.
  func refuses(_ statement: Int, with form: Notice.Form) -> Bool {
    guard setting == .viewModel else { return false }
    let blocks = blocks(of: statement)
    let notices = blocks.map { notice(ofBlock: $0, form) }
    guard let first = notices.firstIndex(where: { $0 != nil }), let shown = notices[first] else { return false }
    if tree[statement].kind == .guard { return shown.stops }
    if tree[statement].kind == .if || form == .anything, shown.stops, refusesRest(after: statement, shown.notice) {
      return true
    }
    // Without a return, the other branch has to be one that does something.
    guard form == .anything, blocks.count > 1 else { return false }
    let others = blocks.indices.filter { $0 != first }.map { tree.inside(blocks[$0]) }
    return others.contains { acts($0) } && !others.contains { shows(shown.notice.target, $0) }
  }

  /// `guard code.count == 5 else { hint = "Five digits"; return }`, whatever the property is called.
  func isRefusedWithText(_ statement: Int) -> Bool {
    guard setting == .viewModel, tree[statement].kind == .guard || tree[statement].kind == .if,
      let block = tree.block(of: statement)
    else { return false }
    return notice(ofBlock: block, .text)?.stops ?? false
  }

  private func notice(ofBlock block: Int, _ form: Notice.Form) -> (notice: Notice, stops: Bool)? {
    guard let first = tree.firstChild(of: block) else { return nil }
    let second = Int(tree[first].next)
    let end = Int(tree[block].next)
    if second < end {
      guard Int(tree[second].next) == end, tree.isEmptyReturn(second) || tree[second].kind == .break else { return nil }
    }
    guard let notice = notice(first), form == .anything || notice.form == .text else { return nil }
    return (notice, tree[first].kind == .return || second < end && tree[second].kind == .return)
  }

  private func refusesRest(after statement: Int, _ notice: Notice) -> Bool {
    let end = parents[statement].map { Int(tree[$0].next) } ?? range.upperBound
    let rest = Int(tree[statement].next)..<end
    guard !rest.isEmpty else { return false }
    if acts(rest) { return !shows(notice.target, rest) }
    return notice.form == .text
      && !tree.all(.sequence, in: rest).contains { sequence in
        tree.child(.assignment, of: sequence) != nil
          && tree.firstChild(of: sequence).map { tree.path(of: $0) == notice.target } ?? false
      }
  }

  // MARK: Statements

  /// `hint = "Too long"`, `return hint = "Too long"`, `show("Too long")`, `await MainActor.run { hint = "Too long" }`
  private func notice(_ statement: Int) -> Notice? {
    switch tree[statement].kind {
    case .return, .effect: return tree.firstChild(of: statement).flatMap { notice($0) }
    case .sequence:
      guard let target = tree.firstChild(of: statement), let assignment = tree.child(.assignment, of: statement),
        Int(tree[target].next) == assignment
      else { return nil }
      let value = Int(tree[assignment].next)
      guard value < Int(tree[statement].next), Int(tree[value].next) == Int(tree[statement].next) else { return nil }
      return form(of: value).map { Notice(form: $0, target: tree.path(of: target).filter { $0 != "self" }) }
    case .chain: return notice(ofCall: statement)
    default: return nil
    }
  }

  private func form(of value: Int) -> Notice.Form? {
    switch tree[value].kind {
    case .stringLiteral: return tree.text(value)?.isEmpty == true ? nil : .text
    case .booleanLiteral: return tree.isNamed(value, "true") ? .anything : nil
    case .chain:
      let base = tree.base(of: value)
      switch tree[base].kind {
      case .stringLiteral: return .anything
      case .identifier, .implicitMember:
        if let call = tree.calls(ofChain: value).last { return hasText(call) ? .anything : nil }
        return tree.name(base).first?.isUppercase == true ? .anything : nil
      default: return nil
      }
    default: return nil
    }
  }

  private func notice(ofCall chain: Int) -> Notice? {
    guard let call = tree.calls(ofChain: chain).last, Int(tree[call.suffix].next) == Int(tree[chain].next) else {
      return nil
    }
    if let closure = tree.closures(of: call.suffix).first {
      let statements = tree.statements(ofClosure: closure)
      guard let only = statements.first, Int(tree[only].next) == statements.upperBound,
        tree[call.suffix + 1].next == tree[call.suffix].next
      else { return nil }
      return notice(only)
    }
    let name = tree.name(call.callee)
    let isShown =
      vocabulary[.sendingFunctions].contains(name) || vocabulary[.stateFunctions].contains(name)
      || Words.split(name).contains { vocabulary[.appearances].contains($0) || vocabulary[.failures].contains($0) }
    guard isShown, hasText(call), !isLogging(call.callee) else { return nil }
    return Notice(form: .anything, target: tree.path(of: chain).filter { $0 != "self" })
  }

  private func hasText(_ call: CodeCall) -> Bool {
    tree.inside(call.suffix).contains { tree[$0].kind == .stringLiteral && tree.text($0)?.isEmpty != true }
  }

  /// Whether statements call something, instead of only choosing what is shown.
  private func acts(_ statements: Range<Int>) -> Bool {
    tree.siblings(in: statements).contains { node in
      switch tree[node].kind {
      case .do, .effect: return true
      case .chain: return tree.contains(.call, in: tree.inside(node)) && !isLogging(tree.base(of: node))
      case .localVariable, .sequence: return tree.contains(.effect, in: tree.subtree(of: node))
      case .if, .switch: return blocks(of: node).contains { acts(tree.inside($0)) }
      default: return false
      }
    }
  }

  /// Whether statements themselves show something in the same way; what a `do` or a closure shows is a result.
  private func shows(_ target: [String], _ statements: Range<Int>) -> Bool {
    tree.siblings(in: statements).contains { node in
      switch tree[node].kind {
      case .if, .switch:
        return blocks(of: node).contains { block in
          let statements = tree.siblings(in: tree.inside(block))
          guard let last = statements.last, tree[last].kind != .return else { return false }
          return shows(target, tree.inside(block))
        }
      default: return notice(node)?.target == target
      }
    }
  }

  // MARK: Conditional expressions

  /// `errorMessage = weight > 120 ? "Too heavy" : nil`, `return count < 9 ? "Too short" : nil`: an error or nothing. In
  /// Data, `return level > 3 ? nil : row`.
  ///
  /// - Parameter target: the left side of the assignment, if any.
  func fails(ternary: Int, assignedTo target: Int?, isResult: Bool) -> Bool {
    guard let sequence = parents[ternary], let middle = tree.firstChild(of: ternary) else { return false }
    let other = Int(tree[ternary].next)
    guard other < Int(tree[sequence].next) else { return false }
    let values = [middle, other]
    switch setting {
    case .view: return false
    case .data:
      return isResult && values.contains { tree[$0].kind == .nilLiteral || namesFailure(tree.subtree(of: $0)) }
    case .viewModel:
      // `days <= 14 ? book.execute(slot) : .error(BookingError.late)`
      if isFailureOfStream(middle) != isFailureOfStream(other) { return true }
      let name = target.flatMap { tree.path(of: $0).last } ?? ""
      let words = Words.split(name)
      let isError = words.contains { vocabulary[.failures].contains($0) }
      return [(middle, other), (other, middle)].contains { value, nothing in
        if clears(nothing) { return !clears(value) && (isError || namesFailure(tree.subtree(of: value))) }
        guard !words.contains(where: { vocabulary[.technical].contains($0) }), isState(value), isState(nothing) else {
          return false
        }
        let isCall = tree[value].kind == .chain || words.contains { vocabulary[.states].contains($0) }
        return isCall && namesFailure(tree.subtree(of: value)) && !namesFailure(tree.subtree(of: nothing))
      }
    }
  }

  /// `.error(…)`, `Observable.error(…)`, `Fail(error: …)`: a stream or a result with an error.
  private func isFailureOfStream(_ value: Int) -> Bool {
    guard tree[value].kind == .chain else { return false }
    return tree.calls(ofChain: value).contains { call in
      tree.isNamed(call.callee, oneOf: vocabulary[.failingResults].names)
        && (tree[call.callee].kind == .implicitMember || tree.name(tree.base(of: value)).first?.isUppercase == true)
    }
  }

  /// `.idle`, `.failed("…")`, `OrderState(…)`
  private func isState(_ value: Int) -> Bool {
    let base = tree.base(of: value)
    return tree[base].kind == .implicitMember || tree.name(base).first?.isUppercase == true
  }
}
