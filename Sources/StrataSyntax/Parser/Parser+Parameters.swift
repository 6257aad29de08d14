/// The kind of declaration that has the parameters.
enum ParameterOwner {
  case function, closure, enumCase
}

extension Parser {
  /// `(a b: T = v, …)`
  mutating func parseParameters(_ owner: ParameterOwner) {
    let list = open(.parameterList)
    let opening = index
    advance()
    while kind != .rightParen, !kind.isClosing {
      let before = index
      parseParameter(owner)
      if !accept(.comma) || index == before { break }
    }
    leaveBracket(opening, .rightParen)
    close(list)
  }

  private mutating func parseParameter(_ owner: ParameterOwner) {
    let node = open(.parameter)
    if kind == .at, owner != .enumCase { parseAttributes() }
    if word == .isolated || word == ._const { parseParameterModifiers(owner) }
    switch owner {
    case .function: parseFunctionParameter()
    case .enumCase: parseAssociatedValue()
    case .closure: parseClosureParameter()
    }
    if at(operator: "...") { leaf(.ellipsis) }
    if kind == .equal { parseInitializerValue() }
    close(node)
  }

  private mutating func parseParameterModifiers(_ owner: ParameterOwner) {
    while word == .isolated || word == ._const {
      if lookahead().startsParameterName(isClosure: owner == .closure) { return }
      leaf(.modifier)
    }
  }

  private mutating func parseFunctionParameter() {
    if next.kind != .colon, next.kind == .comma || next.kind == .rightParen || !token.isLabel || isBareType() {
      // A type without a name, which is invalid.
      noteError()
      if parseType() { return }
    }
    parseParameterNames()
    if !accept(.colon) { noteError() }
    if !parseType() { noteError() }
  }

  /// `[X]` or `X<Y>` in place of a parameter.
  private func isBareType() -> Bool {
    let first = bytes[Int(token.start)]
    guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), !next.isLabel else { return false }
    var cursor = lookahead()
    return cursor.skipType() && (cursor.kind == .comma || cursor.kind == .rightParen)
  }

  private mutating func parseAssociatedValue() {
    if lookahead().startsParameterName(isClosure: false) {
      parseParameterNames()
      if !accept(.colon) { noteError() }
    }
    if !parseType() { noteError() }
  }

  private mutating func parseClosureParameter() {
    parseParameterNames()
    if accept(.colon), !parseType() { noteError() }
  }

  /// One name, or two.
  @inline(__always) private mutating func parseParameterNames() {
    if token.isLabel { leaf(.name) } else { return noteError() }
    if token.isLabel { leaf(.name) }
  }
}
