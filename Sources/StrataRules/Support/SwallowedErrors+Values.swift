import StrataDefinition
import StrataModel

/// Values that no caller can tell from an answer, and the statements that give them to the caller.
extension SwallowedErrors {
  /// `nil`, `[]`, `[:]`, `""`, `false`, 0, `.empty`, `[Item]()`, `.init()`, `Set()`, `Optional.none`, `Profile()`,
  /// `Settings.default`, and tuples of these.
  func isEmptyValue(_ value: Int) -> Bool {
    switch tree[value].kind {
    case .nilLiteral: return true
    case .arrayLiteral, .dictionaryLiteral: return tree.firstChild(of: value) == nil
    case .booleanLiteral: return tree.isNamed(value, "false")
    case .stringLiteral: return tree.text(value)?.isEmpty == true
    case .integerLiteral, .floatLiteral: return tree.number(value) == 0
    case .implicitMember:
      return tree.isNamed(value, oneOf: vocabulary[.emptyMembers].names)
        || tree.isNamed(value, oneOf: vocabulary[.defaultMembers].names) && isValueOfProject(at: value)
    case .tuple:
      return tree.firstChild(of: value) != nil
        && tree.arguments(of: value).allSatisfy { isEmptyValue(tree.value(of: $0)) }
    case .chain: return isEmptyCreation(value)
    default: return false
    }
  }

  private func isEmptyCreation(_ chain: Int) -> Bool {
    let base = tree.base(of: chain)
    let suffixes = tree.suffixes(of: chain).filter {
      tree[$0].kind != .genericArguments && !(tree[$0].kind == .member && tree.isNamed($0, "init"))
    }
    guard suffixes.count == 1, let suffix = suffixes.first else { return false }
    switch tree[base].kind {
    case .implicitMember: return tree.isNamed(base, "init") && isCallWithoutArguments(suffix)
    case .type:
      let root = Int(tree[base].payload)
      guard root < tree.types.count, isCallWithoutArguments(suffix) else { return false }
      return tree.types[root].kind == .array || tree.types[root].kind == .dictionary
    case .identifier:
      if isValueWithoutContent(base, suffix) { return true }
      guard tree.isNamed(base, oneOf: vocabulary[.emptyTypes].names) else { return false }
      return isCallWithoutArguments(suffix)
        || tree[suffix].kind == .member && tree.isNamed(suffix, oneOf: vocabulary[.emptyMembers].names)
    default: return false
    }
  }

  /// `Profile()`, `Profile(name: "", age: 0)`, `Profile.empty`, `Settings.default`
  private func isValueWithoutContent(_ base: Int, _ suffix: Int) -> Bool {
    switch tree[suffix].kind {
    case .call:
      return tree.arguments(of: suffix).allSatisfy { argument in
        let value = tree.value(of: argument)
        return tree[value].kind != .booleanLiteral && isEmptyValue(value)
      } && isValueOfProject(at: base)
    case .member:
      return
        (tree.isNamed(suffix, oneOf: vocabulary[.emptyMembers].names)
        || tree.isNamed(suffix, oneOf: vocabulary[.defaultMembers].names)) && isValueOfProject(at: suffix)
    default: return false
    }
  }

  /// Whether a struct of the project is used that holds data, and is no state that can say what failed.
  private func isValueOfProject(at node: Int) -> Bool {
    graph.references(in: body.file, at: tree[node].offset).contains { reference in
      guard reference.kind == .creates || reference.kind == .calls, let type = reference.target.typeID,
        graph[type].kind == .struct
      else { return false }
      let role = context.roleID(type)
      return (role == nil || role == .entity || role == .dto)
        && !Words.split(graph[type].name).contains { vocabulary[.failures].contains($0) }
    }
  }

  private func isCallWithoutArguments(_ suffix: Int) -> Bool {
    tree[suffix].kind == .call && tree.firstChild(of: suffix) == nil
  }

  /// The empty value that a block gives to the caller instead of an error: it does nothing else but write to the log.
  func replacement(in block: Int) -> Int? {
    // The value of an `if` or a `switch`.
    if let only = tree.firstChild(of: block), Int(tree[only].next) == Int(tree[block].next), isEmptyValue(only) {
      return only
    }
    return replacement(in: tree.inside(block))
  }

  private func replacement(in statements: Range<Int>) -> Int? {
    var result: Int?
    for statement in tree.roots(in: statements) where !isSilent(statement) && !isEnd(statement) {
      guard result == nil, let value = answer(of: statement) else { return nil }
      result = value
    }
    return result
  }

  /// Whether the code after a `do` runs only if that fails, because it returns otherwise, and does more than to give an empty
  /// value: `do { return try compressed(data) } catch { log(error) }; return data`.
  func isFollowedByOtherWay(_ clause: Int) -> Bool {
    guard let attempt = parents[clause], tree[attempt].kind == .do, let block = tree.block(of: attempt),
      let last = Array(tree.children(of: block)).last, tree[last].kind == .return
    else { return false }
    let end = parents[attempt].map { Int(tree[$0].next) } ?? body.range.upperBound
    let rest = Int(tree[attempt].next)..<end
    return tree.roots(in: rest).contains { !isSilent($0) && !isEnd($0) } && replacement(in: rest) == nil
  }

  /// The empty value of `return []`, of `result = []` with a `return result`, of `continuation.yield([])`,
  /// `completion([])` or `single(.success([]))`.
  private func answer(of statement: Int) -> Int? {
    switch tree[statement].kind {
    case .return: return tree.firstChild(of: statement).flatMap { emptyAnswer($0) }
    case .sequence:
      let parts = Array(tree.children(of: statement))
      guard parts.count == 3, tree[parts[0]].kind == .identifier, tree[parts[1]].kind == .assignment,
        isEmptyValue(parts[2]), isReturned(parts[0])
      else { return nil }
      return parts[2]
    case .effect:
      return tree.isNamed(statement, "await") ? tree.firstChild(of: statement).flatMap { answer(of: $0) } : nil
    case .chain:
      guard let call = tree.calls(ofChain: statement).last else { return nil }
      return emptyAnswer(givenTo: call) ?? emptyAnswer(givenIn: call)
    default: return nil
    }
  }

  /// `DispatchQueue.main.async { completion([]) }`
  private func emptyAnswer(givenIn call: CodeCall) -> Int? {
    let closures = tree.closures(of: call.suffix)
    guard closures.count == 1, tree.isNamed(call.callee, oneOf: vocabulary[.effectClosures].names) else { return nil }
    return replacement(in: tree.statements(ofClosure: closures[0]))
  }

  /// An empty value, also as a stream: `.just([])`, or as a result: `.success([])`.
  private func emptyAnswer(_ value: Int) -> Int? {
    if isEmptyValue(value) { return value }
    if let value = successValue(value) { return value }
    guard tree[value].kind == .chain, let call = tree.calls(ofChain: value).last else { return nil }
    // `return completion([])`
    if let value = emptyAnswer(givenTo: call) { return value }
    guard
      tree.isNamed(call.callee, oneOf: vocabulary[.valueStreams].names),
      tree.arguments(of: call.suffix).allSatisfy({ isEmptyValue(tree.value(of: $0)) })
    else { return nil }
    return value
  }

  private func emptyAnswer(givenTo call: CodeCall) -> Int? {
    let arguments = Array(tree.arguments(of: call.suffix))
    guard let first = arguments.first else { return nil }
    let value = tree.value(of: first)
    if callsCompletion(call), arguments.allSatisfy({ isEmptyValue(tree.value(of: $0)) }) { return value }
    guard arguments.count == 1 else { return nil }
    if tree[call.callee].kind == .member, tree.isNamed(call.callee, oneOf: vocabulary[.valueFunctions].names) {
      return isEmptyValue(value) ? value : successValue(value)
    }
    return successValue(value)
  }

  /// The value of `.success([])`; all of `.success(())`, which has none.
  func successValue(_ value: Int) -> Int? {
    guard tree[value].kind == .chain, let call = tree.calls(ofChain: value).last,
      tree.isNamed(call.callee, oneOf: vocabulary[.successCases].names)
    else { return nil }
    let arguments = Array(tree.arguments(of: call.suffix))
    guard arguments.count == 1 else { return nil }
    let content = tree.value(of: arguments[0])
    if tree[content].kind == .tuple, tree.firstChild(of: content) == nil { return value }
    return isEmptyValue(content) ? content : nil
  }

  /// `continuation.finish()` and `observer.onCompleted()`, after the value.
  private func isEnd(_ statement: Int) -> Bool {
    guard tree[statement].kind == .chain, let call = tree.calls(ofChain: statement).last,
      tree.firstChild(of: call.suffix) == nil
    else { return false }
    return tree.isNamed(call.callee, oneOf: vocabulary[.endingFunctions].names)
  }

  /// Whether a name is that of a local variable which the code returns.
  private func isReturned(_ name: Int) -> Bool {
    let returns = tree.all(.return, in: body.range).contains { statement in
      guard let value = tree.firstChild(of: statement), tree[value].kind == .identifier else { return false }
      return tree[value].name == tree[name].name
    }
    guard returns else { return false }
    return LocalVariables(of: tree, in: body.range).variable(named: tree.name(name), at: name) != nil
  }

  /// Whether a `nil` is the declared way to fail: of a failable initializer, or of a closure that leaves out elements.
  func isExpectedNil(_ value: Int, at node: Int) -> Bool {
    guard tree[value].kind == .nilLiteral else { return false }
    guard let closure = parents.ancestors(of: node).first(where: { tree[$0].kind == .closure }) else {
      return body.kind == .initializer
    }
    return calleeName(ofClosure: closure).map { vocabulary[.optionalMaps].contains($0) } ?? false
  }
}
