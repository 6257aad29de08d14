/// Shapes of code that rules look for: calls, chains, literals, conditions, branches.
extension CodeTree {
  // MARK: Chains and calls

  /// The expression that a chain begins with; the node itself if it is not a chain.
  @inlinable public func base(of index: Int) -> Int { nodes[index].kind == .chain ? index + 1 : index }

  /// The suffixes of a chain, in order; none for a node that is not a chain.
  @inlinable public func suffixes(of index: Int) -> CodeSiblings {
    guard nodes[index].kind == .chain else { return CodeSiblings(tree: self, index: 0, end: 0) }
    return CodeSiblings(tree: self, index: Int(nodes[index + 1].next), end: Int(nodes[index].next))
  }

  /// Every call in a range: `f(…)`, `a.b(…)`, `.c(…)`, `{ … }()`.
  public func calls(in range: Range<Int>) -> [CodeCall] {
    var result: [CodeCall] = []
    result.reserveCapacity(range.count / 8)
    for chain in range where nodes[chain].kind == .chain { appendCalls(of: chain, to: &result) }
    return result
  }

  /// The calls among the suffixes of one chain, in order.
  public func calls(ofChain chain: Int) -> [CodeCall] {
    var result: [CodeCall] = []
    appendCalls(of: chain, to: &result)
    return result
  }

  private func appendCalls(of chain: Int, to result: inout [CodeCall]) {
    guard nodes[chain].kind == .chain else { return }
    var callee = base(of: chain)
    var next = Int(nodes[callee].next)
    let end = Int(nodes[chain].next)
    while next < end {
      let suffix = next
      next = Int(nodes[suffix].next)
      switch nodes[suffix].kind {
      case .call:
        result.append(CodeCall(chain: chain, callee: callee, suffix: suffix))
        callee = suffix
      case .genericArguments, .optionalChaining, .forceUnwrap: break
      default: callee = suffix
      }
    }
  }

  /// The arguments of a call, a subscript, a tuple, a macro or a string with interpolations.
  @inlinable public func arguments(of index: Int) -> CodeSiblings { children(of: index) }

  /// The value of an argument.
  @inlinable public func value(of argument: Int) -> Int { argument + 1 }

  /// The value of the argument with a label.
  public func argument(_ label: String, of call: Int) -> Int? {
    children(of: call).first { isNamed($0, label) }.map { $0 + 1 }
  }

  /// The value of the first argument with one of several labels.
  public func argument(oneOf labels: NameSet, of call: Int) -> Int? {
    children(of: call).first { isNamed($0, oneOf: labels) }.map { $0 + 1 }
  }

  /// The closures that a call takes, trailing or in parentheses.
  public func closures(of call: Int) -> [Int] {
    var result: [Int] = []
    for argument in children(of: call) where argument + 1 < nodes.count && nodes[argument + 1].kind == .closure {
      result.append(argument + 1)
    }
    return result
  }

  /// Whether a statement is a `return` without a value.
  public func isEmptyReturn(_ index: Int) -> Bool { nodes[index].kind == .return && firstChild(of: index) == nil }

  /// Whether an expression ends in `.self`: `Order.self`.
  public func isMetatype(_ index: Int) -> Bool {
    guard index < nodes.count else { return false }
    var last: Int?
    for suffix in suffixes(of: index) { last = suffix }
    guard let last, nodes[last].kind == .member else { return false }
    return isNamed(last, "self")
  }

  /// The expression without `try` and `await`, without parentheses around one value, and without a final `?` or `!`.
  public func unwrapped(_ index: Int) -> Int {
    var current = index
    while true {
      let node = nodes[current]
      guard current + 1 < Int(node.next) else { return current }
      switch node.kind {
      case .effect: current += 1
      case .tuple where Int(nodes[current + 1].next) == Int(node.next) && nodes[current + 1].name.isNone:
        current += 2
      default: return current
      }
    }
  }

  /// The dotted path of an expression that is a chain of names (`self.a.b` gives `self`, `a`, `b`). `?` and `!` are
  /// skipped; the path ends before the first call or subscript.
  public func path(of index: Int) -> [String] {
    let base = base(of: index)
    guard nodes[base].kind == .identifier || nodes[base].kind == .implicitMember else { return [] }
    var result = [name(base)]
    for suffix in suffixes(of: index) {
      switch nodes[suffix].kind {
      case .member: result.append(name(suffix))
      case .optionalChaining, .forceUnwrap: continue
      default: return result
      }
    }
    return result
  }

  // MARK: Literals

  /// The value of an integer or float literal, with a leading minus sign.
  public func number(_ index: Int) -> Double? {
    switch nodes[index].kind {
    case .prefixOperator where isNamed(index, "-"): return firstChild(of: index).flatMap { number($0) }.map { -$0 }
    case .integerLiteral:
      return names.withBytes(of: nodes[index].name, Self.decimalNumber) ?? Self.number(name(index))
    case .floatLiteral: return Self.number(name(index))
    default: return nil
    }
  }

  /// The value of a literal of decimal digits, as nearly all integers are; nil for others. Needs no string.
  private static func decimalNumber(_ literal: UnsafeBufferPointer<UInt8>) -> Double? {
    // More digits may not fit.
    guard (1...15).contains(literal.count) else { return nil }
    var value = 0
    for byte in literal {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return Double(value)
  }

  static func number(_ literal: String) -> Double? {
    let digits = literal.filter { $0 != "_" }
    if let value = Double(digits) { return value }
    guard digits.hasPrefix("0"), digits.utf8.count > 2 else { return nil }
    switch digits.utf8[digits.utf8.index(after: digits.utf8.startIndex)] {
    case UInt8(ascii: "x"): return Int(digits.dropFirst(2), radix: 16).map(Double.init)
    case UInt8(ascii: "o"): return Int(digits.dropFirst(2), radix: 8).map(Double.init)
    case UInt8(ascii: "b"): return Int(digits.dropFirst(2), radix: 2).map(Double.init)
    default: return nil
    }
  }

  /// The content of a string literal without interpolation.
  public func text(_ index: Int) -> String? {
    guard nodes[index].kind == .stringLiteral, firstChild(of: index) == nil else { return nil }
    return name(index)
  }

  // MARK: Statements

  /// The conditions of an `if`, `guard` or `while`.
  public func conditions(of statement: Int) -> some Sequence<Int> {
    children(of: statement).prefix { nodes[$0].kind != .block }
  }

  /// The first block of a statement: it runs if the condition is true (for a `guard`: if it is false).
  @inlinable public func block(of statement: Int) -> Int? { child(.block, of: statement) }

  /// The block or the `if` after the `else` of an `if`.
  public func elseBranch(of statement: Int) -> Int? { child(.elseBranch, of: statement) }

  /// The statements of a closure, without captures, parameters and result type.
  public func statements(ofClosure closure: Int) -> Range<Int> {
    for child in children(of: closure) {
      switch nodes[child].kind {
      case .capture, .closureParameter: continue
      case .type where nodes[child].flags.contains(.result): continue
      default: return child..<Int(nodes[closure].next)
      }
    }
    return Int(nodes[closure].next)..<Int(nodes[closure].next)
  }

  /// The names of a closure's parameters by position: `$0` … if none are declared.
  public func parameterNames(ofClosure closure: Int) -> [String] {
    children(of: closure).filter { nodes[$0].kind == .closureParameter }.map { name($0) }
  }
}

/// A call: the chain that contains it, the called expression, and the suffix with its arguments.
public struct CodeCall: Sendable, Hashable {
  /// The chain that the call is part of.
  public var chain: Int
  /// The node whose name is called: an `identifier`, `implicitMember`, `member` suffix; or any other expression.
  public var callee: Int
  /// The `call` suffix; its children are the arguments.
  public var suffix: Int
}
