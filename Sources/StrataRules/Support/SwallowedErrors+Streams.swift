import StrataModel

/// Errors of streams that no subscriber gets to know.
extension SwallowedErrors {
  func items(ofChain chain: Int) -> [Item] {
    let calls = tree.calls(ofChain: chain).filter { tree[$0.callee].kind == .member }
    var items = calls.filter { isReplacement($0) }.map { call in
      Item(
        offset: tree[call.callee].offset, message: "\(quoted(tree.name(call.callee))) replaces the error by a value",
        remedy: "pass the error on, and show it where the stream is subscribed to")
    }
    let subscription = calls.firstIndex { tree.isNamed($0.callee, oneOf: vocabulary[.subscriptions].names) }
    if let subscription, items.isEmpty, isUnhandled(calls[subscription], after: calls[..<subscription]) {
      let call = calls[subscription]
      items.append(
        Item(
          offset: tree[call.callee].offset, message: "the subscription has no handler for the error",
          remedy: "handle the error in `onError:` or `onFailure:`"))
    }
    return items
  }

  /// `asDriver(onErrorJustReturn: [])` in the domain or data layer.
  func item(forLabel argument: Int) -> Item? {
    guard isInner, !tree[argument].name.isNone, tree.isNamed(argument, oneOf: vocabulary[.replacingLabels].names) else {
      return nil
    }
    return Item(
      offset: tree[argument].offset, message: "\(quoted(tree.name(argument))) replaces the error by a value",
      remedy: "pass the error on, and show it where the stream is subscribed to")
  }

  /// `catchAndReturn([])`, `replaceError(with: [])`, `catch { _ in Just([]) }`. Outside the domain and data layers, the value
  /// may be a state that shows the error.
  private func isReplacement(_ call: CodeCall) -> Bool {
    if tree.isNamed(call.callee, oneOf: vocabulary[.replacingOperators].names) { return isSilent(call) }
    guard tree.isNamed(call.callee, oneOf: vocabulary[.catchingOperators].names),
      let closure = tree.closures(of: call.suffix).first, !readsError(closure)
    else { return false }
    let statements = tree.statements(ofClosure: closure)
    guard !statements.isEmpty, Int(tree[statements.lowerBound].next) == statements.upperBound else { return false }
    return tree.calls(in: statements).contains {
      tree.isNamed($0.callee, oneOf: vocabulary[.valueStreams].names) && isSilent($0)
    }
  }

  /// Whether no subscriber can tell the value that a call gives from an answer.
  private func isSilent(_ call: CodeCall) -> Bool {
    guard !isInner, let argument = tree.firstChild(of: call.suffix) else { return true }
    return isEmptyValue(tree.value(of: argument))
  }

  /// Whether a closure uses the error that it receives.
  private func readsError(_ closure: Int) -> Bool {
    let parameters = tree.children(of: closure).filter { tree[$0].kind == .closureParameter }.map { tree.name($0) }
    let names = Set(parameters.isEmpty ? ["$0"] : parameters)
    return tree.statements(ofClosure: closure).contains {
      tree[$0].kind == .identifier && names.contains(tree.name($0))
    }
  }

  /// `useCase.execute().subscribe(onSuccess: { … })`: the stream of a dependency that can fail, without a handler.
  private func isUnhandled(_ call: CodeCall, after calls: ArraySlice<CodeCall>) -> Bool {
    let labels = Array(tree.arguments(of: call.suffix))
    guard !labels.isEmpty, labels.allSatisfy({ !tree[$0].name.isNone }),
      !labels.contains(where: { tree.isNamed($0, oneOf: vocabulary[.errorHandlers].names) }),
      !calls.contains(where: { tree.isNamed($0.callee, oneOf: vocabulary[.endingOperators].names) })
    else { return false }
    return calls.contains { canFail($0.callee) }
  }

  /// Whether a function of a dependency returns a stream that can fail.
  private func canFail(_ callee: Int) -> Bool {
    graph.references(in: body.file, at: tree[callee].offset).contains { reference in
      guard let function = reference.memberDeclaration, graph[function].kind == .function,
        let type = reference.target.typeID, context.isDependency(type), graph[function].type != noIndex
      else { return false }
      let facts = graph.facts(of: function)
      return facts.nominalName(of: graph[function].type).map { vocabulary[.failingStreams].contains($0) } ?? false
    }
  }
}
