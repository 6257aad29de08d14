import StrataModel

/// Errors of streams that no subscriber gets to know.
extension SwallowedErrors {
  func addItems(ofChain chain: Int, to items: inout [Item]) {
    let calls = tree.calls(ofChain: chain)
    let before = items.count
    for (index, call) in calls.enumerated() where tree[call.callee].kind == .member {
      if dropsErrorEvents(call, after: calls[..<index]) {
        items.append(
          Item(
            offset: tree[call.callee].offset,
            message: "\(quoted(tree.name(call.callee))) drops the error of the stream",
            remedy: "handle the error events, too, or pass the error on"))
        continue
      }
      guard isReplacement(call) else { continue }
      // The error was shown before, or there is none.
      let isHandled = calls[..<index].contains { tree[$0.callee].kind == .member && handlesError($0) }
      if isHandled || cannotFail(before: call.callee, of: chain) { continue }
      items.append(replacement(named: call.callee))
    }
    let subscription = calls.first { tree[$0.callee].kind == .member && isSubscription($0) }
    if let subscription, items.count == before, !hasErrorHandler(subscription),
      canFail(chain, before: subscription.callee)
    {
      items.append(
        Item(
          offset: tree[subscription.callee].offset, message: "the subscription has no handler for the error",
          remedy: "handle the error in `onError:` or `onFailure:`"))
    }
  }

  private func replacement(named node: Int, by what: String = "a value") -> Item {
    Item(
      offset: tree[node].offset, message: "\(quoted(tree.name(node))) replaces the error by \(what)",
      remedy: "pass the error on, and show it where the stream is subscribed to")
  }

  /// `asDriver(onErrorJustReturn: [])` and `asDriver(onErrorDriveWith: .empty())` in the domain or data layer, or after a
  /// stream that can fail.
  func item(forLabel argument: Int) -> Item? {
    guard !tree[argument].name.isNone else { return nil }
    let isValue = tree.isNamed(argument, oneOf: vocabulary[.replacingLabels].names)
    if isInner, isValue { return replacement(named: argument) }
    guard isValue || tree.isNamed(argument, oneOf: vocabulary[.recoveringLabels].names),
      let suffix = parents[argument], let chain = parents[suffix], tree[chain].kind == .chain,
      let call = tree.calls(ofChain: chain).first(where: { $0.suffix == suffix })
    else { return nil }
    let value = tree.value(of: argument)
    let isEmpty =
      isValue
      ? isEmptyValue(value)
      : tree[value].kind == .closure ? dropsError(value) : isValueStream(value)
    guard isEmpty, isInner || canFail(chain, before: call.callee),
      !tree.calls(ofChain: chain).prefix(while: { $0 != call }).contains(where: { handlesError($0) })
    else { return nil }
    return isValue ? replacement(named: argument) : replacement(named: argument, by: "an empty stream")
  }

  /// `catchAndReturn([])`, `replaceError(with: [])`, `catch { _ in Just([]) }`. Outside the domain and data layers, the
  /// value may be a state that shows the error.
  private func isReplacement(_ call: CodeCall) -> Bool {
    if tree.isNamed(call.callee, oneOf: vocabulary[.replacingOperators].names) { return hidesError(call) }
    guard tree.isNamed(call.callee, oneOf: vocabulary[.catchingOperators].names),
      let closure = tree.closures(of: call.suffix).first
    else { return false }
    return dropsError(closure)
  }

  /// Whether a closure gives a stream of values for an error that it reads at most for the log.
  private func dropsError(_ closure: Int) -> Bool {
    let statements = Array(tree.roots(in: tree.statements(ofClosure: closure)))
    guard let last = statements.last, statements.dropLast().allSatisfy({ isSilent($0) }),
      !readsError(closure, in: tree.subtree(of: last))
    else { return false }
    return isValueStream(last)
  }

  /// What another operation gives is no value for the error: `catch { _ in login.execute().catch { _ in .just(false) } }`.
  private func isValueStream(_ expression: Int) -> Bool {
    if startsOperation(expression) { return false }
    return successValue(expression) != nil
      || tree.calls(in: tree.subtree(of: expression)).contains {
        tree.isNamed($0.callee, oneOf: vocabulary[.valueStreams].names) && hidesError($0)
      }
  }

  /// `materialize().compactMap { $0.element }` in one chain: nobody gets the error events.
  private func dropsErrorEvents(_ call: CodeCall, after calls: ArraySlice<CodeCall>) -> Bool {
    guard let last = calls.last, tree.isNamed(last.callee, oneOf: vocabulary[.materializingOperators].names) else {
      return false
    }
    if tree.isNamed(call.callee, oneOf: vocabulary[.eventElements].names) { return true }
    guard tree.isNamed(call.callee, oneOf: vocabulary[.optionalMaps].names),
      let argument = tree.firstChild(of: call.suffix), Int(tree[argument].next) == Int(tree[call.suffix].next)
    else { return false }
    var value = tree.value(of: argument)
    if tree[value].kind == .closure {
      let statements = Array(tree.roots(in: tree.statements(ofClosure: value)))
      guard statements.count == 1 else { return false }
      value = tree[statements[0]].kind == .return ? tree.firstChild(of: statements[0]) ?? value : statements[0]
      guard tree[value].kind == .chain else { return false }
    }
    let members = tree.children(of: value).filter { tree[$0].kind == .member }
    return members.count == 1 && tree.isNamed(members[0], oneOf: vocabulary[.eventElements].names)
      && !tree.contains(.call, in: tree.subtree(of: value))
  }

  private func startsOperation(_ expression: Int) -> Bool {
    guard tree[expression].kind == .chain || tree[expression].kind == .return else { return false }
    let chain = tree[expression].kind == .return ? tree.firstChild(of: expression) ?? expression : expression
    guard tree[chain].kind == .chain else { return false }
    return tree.calls(ofChain: chain).contains { call in
      graph.references(in: body.file, at: tree[call.callee].offset).contains { reference in
        reference.memberDeclaration.map { graph[$0].kind == .function } ?? false
          && reference.target.typeID.map { context.isDependency($0) } ?? false
      }
    }
  }

  /// Whether no subscriber can tell the value that a call gives from an answer.
  private func hidesError(_ call: CodeCall) -> Bool {
    guard !isInner, let argument = tree.firstChild(of: call.suffix) else { return true }
    let value = tree.value(of: argument)
    return isEmptyValue(value) || isMadeUpEntity(value)
  }

  /// `replaceError(with: Tide(height: 0))`: a model of the domain that nobody has loaded. A text in it may say so.
  private func isMadeUpEntity(_ value: Int) -> Bool {
    guard tree[value].kind == .chain, let call = tree.calls(ofChain: value).last,
      call.callee == tree.base(of: value), Int(tree[call.suffix].next) == Int(tree[value].next),
      !tree.inside(value).contains(where: { tree[$0].kind == .stringLiteral && !isEmptyValue($0) })
    else { return false }
    return graph.references(in: body.file, at: tree[call.callee].offset).contains { reference in
      guard reference.kind == .creates, let type = reference.target.typeID else { return false }
      return graph[type].kind == .struct && context.has(.entity, type)
        && !Words.split(graph[type].name).contains { vocabulary[.failures].contains($0) }
    }
  }

  /// Whether a closure uses the error that it receives.
  private func readsError(_ closure: Int, in range: Range<Int>) -> Bool {
    let parameters = tree.children(of: closure).filter { tree[$0].kind == .closureParameter }.map { tree.name($0) }
    let names = Set(parameters.isEmpty ? ["$0"] : parameters)
    return range.contains { tree[$0].kind == .identifier && names.contains(tree.name($0)) }
  }

  // MARK: Subscriptions

  /// `subscribe(onSuccess: …)` and `subscribe()`; `subscribe(on:)` is an operator.
  private func isSubscription(_ call: CodeCall) -> Bool {
    tree.isNamed(call.callee, oneOf: vocabulary[.subscriptions].names)
      && tree.arguments(of: call.suffix).allSatisfy { !tree[$0].name.isNone && !tree.isNamed($0, "on") }
  }

  private func hasErrorHandler(_ call: CodeCall) -> Bool {
    tree.arguments(of: call.suffix).contains {
      tree.isNamed($0, oneOf: vocabulary[.errorHandlers].names) && tree[tree.value(of: $0)].kind != .nilLiteral
    }
  }

  /// `do(onError: { … })` and `handleEvents(receiveCompletion: { … })` that do more than write to the log.
  func handlesError(_ call: CodeCall) -> Bool {
    guard tree.isNamed(call.callee, oneOf: vocabulary[.observingOperators].names) else { return false }
    return tree.arguments(of: call.suffix).contains { argument in
      guard tree.isNamed(argument, oneOf: vocabulary[.errorHandlers].names) else { return false }
      let value = tree.value(of: argument)
      guard tree[value].kind == .closure else { return tree[value].kind != .nilLiteral }
      return !tree.roots(in: tree.statements(ofClosure: value)).allSatisfy { isSilent($0) }
    }
  }
}
